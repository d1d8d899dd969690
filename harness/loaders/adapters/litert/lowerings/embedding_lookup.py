"""EMBEDDING_LOOKUP."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.EMBEDDING_LOOKUP)
def embedding_lookup(step: LiteRtStep) -> None:
    step.emit("EMBEDDING_LOOKUP", [step.input("lookups"), step.input("values")], [step.output()])
