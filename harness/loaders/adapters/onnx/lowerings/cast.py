"""CAST. It converts the raw values of quantised tensors."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import TYPES, OnnxTensor
from nnconform.harness.model.codes import OperationType as O


@lowers(O.CAST)
def cast(step: OnnxStep) -> None:
    source = step.stored("input")
    raw = OnnxTensor(source.name, source.type)
    target = TYPES[step.call.operand("output").type]
    if target == "UINT8" and raw.type != "UINT8":
        # The contract clamps, ONNX does not specify it.
        raw = step.clip(raw, 0, 255)
    step.deliver_raw("output", step.cast(raw, target))
