"""EMBEDDING_LOOKUP."""

from __future__ import annotations

from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.EMBEDDING_LOOKUP)
def embedding_lookup(step: Step) -> None:
    step.emit("EMBEDDING_LOOKUP", [step.input("lookups"), step.input("values")], [step.output()])
