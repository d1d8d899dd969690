"""HASHTABLE_LOOKUP."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.HASHTABLE_LOOKUP)
def hashtable_lookup(step: LiteRtStep) -> None:
    operands = [step.input(name) for name in ("lookups", "keys", "values")]
    step.emit("HASHTABLE_LOOKUP", operands, [step.output(), step.output("hits")])
