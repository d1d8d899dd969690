"""POW."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.POW)
def pow_(step: LiteRtStep) -> None:
    step.emit("POW", [step.input("base"), step.input("exponent")], [step.output()], "PowOptions")
