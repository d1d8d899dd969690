"""LOGICAL_AND, LOGICAL_OR."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O

_NAMES = {O.LOGICAL_AND: "And", O.LOGICAL_OR: "Or"}


@lowers(*_NAMES)
def logical_and_or(step: OnnxStep) -> None:
    step.deliver("output", step.op(_NAMES[step.call.op.code], step.real("lhs"), step.real("rhs")))
