"""MAXIMUM, MINIMUM."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O

_NAMES = {O.MAXIMUM: "Max", O.MINIMUM: "Min"}


@lowers(*_NAMES)
def maximum_minimum(step: OnnxStep) -> None:
    step.deliver("output", step.op(_NAMES[step.call.op.code], step.real("lhs"), step.real("rhs")))
