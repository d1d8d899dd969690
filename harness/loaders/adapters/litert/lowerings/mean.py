"""MEAN."""

from __future__ import annotations

from harness.loaders.adapters.litert.reduction import reduce
from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.MEAN)
def mean(step: Step) -> None:
    reduce(step, "MEAN")
