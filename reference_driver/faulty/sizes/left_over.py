"""Faults of kernels that are right for whole vectors and for one element beyond them, and wrong for two or three."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, fault_of_extremes, raw


def _leaves(extent: int, vector: int, *left: int) -> bool:
    """Return whether whole vectors and so many more elements are along an axis."""
    return extent > vector and extent % vector in left


@fault_of_extremes()
class HalvesInPairs(SeenStep):
    """Functions of float16 compute four elements at once, and of the two that are left over the first twice."""

    operations = (O.EXP, O.LOGISTIC, O.ELU, O.FLOOR)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        (result,) = results
        if call.type_of("input") == T.TENSOR_FLOAT16 and result.ndim and _leaves(result.shape[-1], 4, 2):
            result[..., -1] = result[..., -2]


@fault_of_extremes()
class BytesInFours(SeenStep):
    """Moves of floats copy four at once; of the three left over in a row the last is that of the row's beginning."""

    operations = (O.GATHER, O.REVERSE, O.EXPAND_DIMS)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        (result,) = results
        if call.type_of("input") == T.TENSOR_FLOAT32 and result.ndim and _leaves(result.shape[-1], 4, 3):
            result[..., -1] = result[..., 0]


@fault_of_extremes()
class SearchesWithoutTheLast(SeenStep):
    """ARGMAX, ARGMIN of 8 bits search eight at once, and all but the last of six or seven that are left over."""

    operations = (O.ARGMAX, O.ARGMIN)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        data, axis = raw(arguments["input"]), call.value("axis")
        if data.dtype.itemsize == 1 and _leaves(data.shape[axis], 8, 6, 7):
            found = np.argmax if call.op.code == O.ARGMAX else np.argmin
            rows = np.moveaxis(data, axis, -1)[..., :-1]
            results[0] = found(rows, -1).astype(results[0].dtype).reshape(results[0].shape)


@fault_of_extremes()
class MaximaOfSixOfEight(SeenStep):
    """REDUCE_MAX of floats along the last axis takes eight at once, and six of the seven that are left over."""

    operations = (O.REDUCE_MAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        data = raw(arguments["input"])
        axes = {int(axis) % data.ndim for axis in np.atleast_1d(call.value("axes"))}
        if data.dtype.kind == "f" and axes == {data.ndim - 1} and data.shape[-1] % 8 == 7:
            results[0] = data[..., :-1].max(-1).astype(results[0].dtype).reshape(results[0].shape)


@fault_of_extremes()
class ShortRowsInFours(SeenStep):
    """Moves of rows of 5 to 7 bytes copy four, and then four that end with the row of before."""

    operations = (O.GATHER, O.TILE, O.REVERSE)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        (result,) = results
        if result.dtype.itemsize == 1 and result.ndim > 1 and 4 < result.shape[-1] < 8:
            rows = result.reshape(-1, result.shape[-1])
            rows[1:, 4:] = rows[:-1, 4:].copy()
