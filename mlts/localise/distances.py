"""How far results are off, in units or ULP, and as a share of their bounds."""

from __future__ import annotations

import msgspec
import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, FLOATS, QUANTISED, Array
from nnconform.harness.oracle.bounds import BoundedAnswer
from nnconform.harness.oracle.compare import Comparison


class WorstError(msgspec.Struct, frozen=True):
    """The element that is off most, measured by its bound: its ``error`` and ``bound`` in ``unit``: "units" of the
    scale, "ULP" of the result's largest value, "" for plain integers and truths.
    """

    error: float = 0.0
    bound: float = 0.0
    unit: str = ""

    @property
    def share(self) -> float:
        """The error as a share of the bound: above 1 it is wrong."""
        if not self.error:
            return 0.0
        return self.error / self.bound if self.bound else float("inf")


def worst_error(operand: Operand, expected: Array, got: Array, bound: Array | None) -> WorstError:
    """Return the error of the worst element; without a ``bound`` the largest error."""
    unit = _unit(operand)
    if expected.shape != got.shape or not expected.size:
        return WorstError(float("inf") if expected.shape != got.shape else 0.0, 0.0, unit)
    size = 1.0
    with np.errstate(all="ignore"):
        if operand.type in FLOATS:
            size = float(np.spacing(np.abs(np.nan_to_num(expected)).max().astype(DTYPES[T(operand.type)])))
        off = distance(expected, got).ravel() / size
        reach = np.zeros(off.shape) if bound is None else bound.astype(np.float64).ravel() / size
        share = np.where(off > 0, off / reach, 0.0) if bound is not None else off
    place = int(np.argmax(share))
    return WorstError(float(off[place]), float(reach[place]), unit)


def _unit(operand: Operand) -> str:
    if operand.type in FLOATS:
        return "ULP"
    return "units" if operand.type in QUANTISED else ""


def distance(expected: Array, got: Array) -> Array:
    """Return how far each element is off in float64: 0 where both are the same, also NaN or infinite."""
    one, other = expected.astype(np.float64), got.astype(np.float64)
    off = np.abs(one - other)
    off[(one == other) | (np.isnan(one) & np.isnan(other))] = 0.0
    return np.asarray(np.nan_to_num(off, nan=np.inf))


def worst_of(answer: BoundedAnswer, comparison: Comparison) -> WorstError:
    """Return the error of the worst element of all outputs that were compared."""
    bounds = answer.output_bounds
    errors = [worst_error(each.operand, each.expected, each.got, bounds[each.index]) for each in comparison.outputs]
    return max(errors, key=lambda each: each.share, default=WorstError())
