"""TRANSPOSE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.TRANSPOSE)
def transpose(step: LiteRtStep) -> None:
    order = step.input("perm") if step.call.given("perm") else step.ints(step.call.derived("order"))
    step.emit("TRANSPOSE", [step.input("input"), order], [step.output()], "TransposeOptions")
