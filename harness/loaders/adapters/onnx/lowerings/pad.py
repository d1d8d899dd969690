"""PAD, PAD_V2."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.padding import widths
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.PAD, O.PAD_V2)
def pad(step: OnnxStep) -> None:
    source = step.stored("input")
    if step.call.op.code == O.PAD:
        zero_point = source.quantisation.zero_point if source.quantisation else 0
        fill = step.like(source, zero_point)
    else:
        fill = step.cast(step.stored("pad_value"), source.type)
    step.deliver("output", step.op("Pad", source, widths(step), fill))
