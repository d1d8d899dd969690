"""MEAN."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.reduction import reduce
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.MEAN)
def mean(step: LiteRtStep) -> None:
    reduce(step, "MEAN")
