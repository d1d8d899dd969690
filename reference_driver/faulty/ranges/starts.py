"""Faults of searches that start at a number which elements may be beyond: right for those of usual networks."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, fault_of_extremes, raw


class Started(SeenStep):
    """A search of floats, for the largest or the least, that starts at a number: what is beyond it is not found."""

    start: ClassVar[float]
    least: ClassVar[bool] = False

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("input") == T.TENSOR_FLOAT32:
            start = np.asarray(self.start, results[0].dtype)
            results[0] = np.minimum(results[0], start) if self.least else np.maximum(results[0], start)


@fault_of_extremes()
class LeastStartsAtHalf(Started):
    """REDUCE_MIN starts at the largest float16."""

    operations = (O.REDUCE_MIN,)
    start, least = 65504.0, True


@fault_of_extremes()
class PoolStartsAtHalf(Started):
    """MAX_POOL_2D starts at the least float16."""

    operations = (O.MAX_POOL_2D,)
    start = -65504.0


@fault_of_extremes()
class TopStartsAtABillion(Started):
    """TOPK_V2 starts at -1e9."""

    operations = (O.TOPK_V2,)
    start = -1e9


@fault_of_extremes()
class IndexOfNothing(SeenStep):
    """ARGMIN starts at 1e6, and gives index 0 where all elements are beyond."""

    operations = (O.ARGMIN,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        given = raw(arguments["input"])
        if call.type_of("input") == T.TENSOR_FLOAT32:
            beyond = (given > 1e6).all(axis=arguments["along"])
            results[0] = np.where(beyond, 0, results[0])


@fault_of_extremes()
class SharesOfNothing(SeenStep):
    """SOFTMAX searches its largest element from -1e9 on, and gives 0 where all are below."""

    operations = (O.SOFTMAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        given = raw(arguments["input"])
        if call.type_of("input") == T.TENSOR_FLOAT32:
            below = (given < -1e9).all(axis=arguments["along"], keepdims=True)
            results[0] = np.where(below, 0, results[0])
