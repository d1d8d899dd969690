"""REVERSE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.REVERSE)
def reverse(step: LiteRtStep) -> None:
    step.emit("REVERSE_V2", [step.input("input"), step.input("axis")], [step.output()], "ReverseV2Options")
