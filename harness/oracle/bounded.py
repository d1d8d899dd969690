"""Compares the outputs of a graph with what is expected of it, each element within a bound of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array
from nnconform.harness.oracle.bounds import BoundedAnswer
from nnconform.harness.oracle.compare import Comparison, OutputComparison
from nnconform.harness.oracle.sets import in_expected_order
from nnconform.harness.oracle.tolerance import EXACT, Tolerance

# A bound that is this share of what an output's elements differ by tells little.
BLUNT = 0.5


@dataclass(frozen=True, slots=True)
class Certainty:
    """What an answer can tell: how many elements there are, of how many nothing is known, and for how many another
    value would do as well.
    """

    elements: int
    undecided: int
    blunt: int

    @property
    def discriminating(self) -> int:
        """The elements that a wrong value shows at."""
        return self.elements - self.undecided - self.blunt


def compare_bounded(answer: BoundedAnswer, outputs: Sequence[Array], skip: frozenset[int] = frozenset()) -> Comparison:
    """The outputs against the answer; those in ``skip``, by number, are left open by the contract."""
    expected = tuple(None if place in skip else value for place, value in enumerate(answer.expected))
    arranged = in_expected_order(answer.model, expected, outputs)
    found = []
    operands = [answer.model.main.operands[index] for index in answer.model.main.output_indexes]
    for place, (operand, wanted, bound, got) in enumerate(
        zip(operands, expected, answer.output_bounds, arranged, strict=True)
    ):
        if wanted is not None and bound is not None:
            found.append(_compare(place, operand, wanted, bound, got))
    return Comparison(tuple(found))


def _compare(place: int, operand: Operand, wanted: Array, bound: Array, got: Array) -> OutputComparison:
    if wanted.shape != got.shape and (operand.dimensions or wanted.size != got.size):
        if np.isinf(bound).all() and bound.size:
            # How many rows there are hangs on what cannot be told.
            return OutputComparison(place, operand, wanted, got, EXACT, 0)
        problem = f"dimensions {list(got.shape)}, expected {list(wanted.shape)}"
        return OutputComparison(place, operand, wanted, got, EXACT, 0, problem=problem)
    # What a driver leaves in its outputs may be no number of a kind that a conversion warns of.
    with np.errstate(invalid="ignore"):
        wide, values, reach = (each.astype(np.float64).ravel() for each in (wanted, got, bound))
        undecided = _undecided(operand, wide, reach)
        right = (wide == values) | (np.abs(values - wide) <= reach) | undecided
    wrong = ~right if not right.all() else None
    mismatches = 0 if wrong is None else int(np.count_nonzero(wrong))
    tolerance = Tolerance(float(reach[~undecided].max(initial=0.0)))
    compared = int(right.size - np.count_nonzero(undecided))
    return OutputComparison(place, operand, wanted, got, tolerance, compared, mismatches, wrong)


def _undecided(operand: Operand, wanted: Array, bound: Array) -> Array:
    """The elements of which nothing can be told: of those that are yes or no, or count, all that may be another."""
    unknown = ~np.isfinite(bound) | ~np.isfinite(wanted)
    if operand.type in FLOATS or operand.type in QUANTISED:
        return np.asarray(unknown)
    either = bound > 0 if operand.type == T.TENSOR_BOOL8 else bound >= 1
    return np.asarray(unknown | either)


def certainty(answer: BoundedAnswer, skip: frozenset[int] = frozenset()) -> Certainty:
    """What the answer can tell of a driver's outputs."""
    elements = undecided = blunt = 0
    for place, index in enumerate(answer.model.main.output_indexes):
        value, bound, operand = answer.values[index], answer.bounds[index], answer.model.main.operands[index]
        if place in skip or value is None or bound is None:
            continue
        wide, reach = value.astype(np.float64).ravel(), bound.ravel()
        open_to_all = _undecided(operand, wide, reach)
        known = wide[~open_to_all]
        elements, undecided = elements + wide.size, undecided + int(np.count_nonzero(open_to_all))
        if operand.type in FLOATS or operand.type in QUANTISED:
            spread = float(np.abs(known - (operand.zero_point if operand.type in QUANTISED else 0)).max(initial=0.0))
            blunt += int(np.count_nonzero(reach[~open_to_all] > BLUNT * spread))
    return Certainty(elements, undecided, blunt)
