"""Faults of comparisons of integers: right for those of usual models, wrong where a difference exceeds 32 bits."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, fault_of_extremes, raw

_TRUE = {O.LESS: np.less, O.LESS_EQUAL: np.less_equal, O.GREATER: np.greater, O.GREATER_EQUAL: np.greater_equal}


def _difference(one: Array, other: Array) -> Array:
    """Return a difference in 32 bits, which wraps."""
    return np.asarray((one.astype(np.int64) - other).astype(np.int32))


@fault_of_extremes()
class ComparedByDifference(SeenStep):
    """LESS, GREATER and the like of integers look at the sign of the difference."""

    operations = tuple(_TRUE)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        one, other = raw(arguments["lhs"]), raw(arguments["rhs"])
        if one.dtype == np.int32:
            results[0] = _TRUE[O(call.op.code)](_difference(one, other), 0).astype(results[0].dtype)


@fault_of_extremes()
class LargerByDifference(SeenStep):
    """MAXIMUM and MINIMUM of integers choose by the sign of the difference."""

    operations = (O.MAXIMUM, O.MINIMUM)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        one, other = raw(arguments["lhs"]), raw(arguments["rhs"])
        if one.dtype == np.int32:
            larger = _difference(one, other) > 0
            results[0] = np.where(larger == (call.op.code == O.MAXIMUM), one, other).astype(results[0].dtype)


@fault_of_extremes()
class FoundByDifference(SeenStep):
    """ARGMAX of integers takes the next one if its difference from the largest so far is above 0."""

    operations = (O.ARGMAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("input") != T.TENSOR_INT32:
            return
        rows = np.moveaxis(raw(arguments["input"]), call.value("axis"), 0)
        best, places = rows[0], np.zeros(rows.shape[1:], np.int32)
        for place in range(1, len(rows)):
            more = _difference(rows[place], best) > 0
            best, places = np.where(more, rows[place], best), np.where(more, place, places)
        results[0] = places.astype(results[0].dtype).reshape(results[0].shape)


@fault_of_extremes()
class ClipsOfSixteenBits(SeenStep):
    """QUANTIZED_LSTM clips its cell state where the clip in units is beyond 16 bits, by what is left of it."""

    operations = (O.QUANTIZED_LSTM,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        scale = float(call.operand("prev_cell_state").scale)
        units = int(float(arguments["cell_clip"] or 0) / scale)
        if units >= 1 << 15:
            arguments["cell_clip"] = max(units & 0x7FFF, 1) * scale
