"""PRELU."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.PRELU)
def prelu(step: OnnxStep) -> None:
    source, alpha = step.real("input"), step.real("alpha")
    if step.call.output_dims()[0] == step.call.dims("input"):
        step.deliver("output", step.op("PRelu", source, alpha))
        return
    # ONNX's slope is broadcast to the input, never the other way round.
    positive = step.op("GreaterOrEqual", source, step.like(source, 0), type="BOOL")
    result = step.op("Where", positive, source, step.op("Mul", source, alpha), type=source.type)
    step.deliver("output", result)
