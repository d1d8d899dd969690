"""PACK."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.PACK)
def pack(step: OnnxStep) -> None:
    axis = step.value("axis")
    slices = [step.op("Unsqueeze", each, step.ints([axis])) for each in step.several("inputs")]
    step.deliver("output", step.op("Concat", *slices, axis=axis))
