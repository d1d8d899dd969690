"""LOGICAL_AND, LOGICAL_OR."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.LOGICAL_AND, O.LOGICAL_OR)
def logical_and_or(step: LiteRtStep) -> None:
    step.emit(step.call.op.code.name, [step.input("lhs"), step.input("rhs")], [step.output()])
