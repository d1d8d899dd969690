"""SLICE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.SLICE)
def slice_(step: LiteRtStep) -> None:
    operands = [step.input(name) for name in ("input", "begin", "size")]
    step.emit("SLICE", operands, [step.output()], "SliceOptions")
