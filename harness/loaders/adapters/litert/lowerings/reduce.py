"""REDUCE_ALL, REDUCE_ANY, REDUCE_MAX, REDUCE_MIN, REDUCE_PROD, REDUCE_SUM."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.reduction import reduce as write_reduction
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.REDUCE_ALL, O.REDUCE_ANY, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD, O.REDUCE_SUM)
def reduce(step: LiteRtStep) -> None:
    name = step.call.op.code.name
    write_reduction(step, "SUM" if name == "REDUCE_SUM" else name)
