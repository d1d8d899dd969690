"""ABS, EXP, FLOOR, LOG, RSQRT, SIN, SQRT."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.ABS, O.EXP, O.FLOOR, O.LOG, O.SIN, O.SQRT)
def elementwise(step: OnnxStep) -> None:
    step.deliver("output", step.op(step.call.op.code.name.capitalize(), step.real("input")))


@lowers(O.RSQRT)
def rsqrt(step: OnnxStep) -> None:
    step.deliver("output", step.op("Reciprocal", step.op("Sqrt", step.real("input"))))
