"""TILE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.TILE)
def tile(step: LiteRtStep) -> None:
    step.emit("TILE", [step.input("input"), step.input("multiples")], [step.output()], "TileOptions")
