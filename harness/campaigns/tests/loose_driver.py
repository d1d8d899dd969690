"""A right driver: a fourth of the quantised results of every operation is a unit off, as a rounding of its own may be.

With ``precision=float64`` they are a unit from the exact ones.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import QUANTISED, Array, quantised_range
from nnconform.harness.oracle.bounds_control import runs_graphs
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.parts import driver_of
from nnconform.reference_driver.plan import Step, Values


class Loose(Step):
    """A step that rounds otherwise, the same way whenever it has the same results."""

    def run(self, values: Values, limits: Limits) -> None:
        super().run(values, limits)
        op, runs = self.call.op, runs_graphs(self.graph.operands, self.operation)
        # What moves values and what counts has no rounding; the operations of a subgraph have theirs.
        if runs or op.exact or op.picks or op.copies is not None or op.unordered is not None:
            return
        for index in self.operation.outputs:
            value, operand = values[index], self.graph.operands[index]
            if value is not None and operand.type in QUANTISED:
                values[index] = _otherwise(value, operand)


def _otherwise(value: Array, operand: Operand) -> Array:
    """Return the values, some a unit off; those at an end, or at 0, may be where an activation ends."""
    ends = (value.min(initial=0), value.max(initial=0), operand.zero_point, *quantised_range(OperandType(operand.type)))
    mixed = (value.astype(np.int64) * 2654435761 + np.arange(value.size).reshape(value.shape) * 40503 >> 8) % 8
    step = np.where(np.isin(value, ends) | (mixed > 1), 0, 1 - 2 * mixed)
    return (value.astype(np.int64) + step).astype(value.dtype)


def open_loose(**options: str) -> object:
    """Return the driver."""
    return driver_of(Loose)(**options)
