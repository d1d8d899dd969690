"""Compares the outputs of a graph with an expected answer that has an error bound for each element."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array
from nnconform.harness.oracle.bounds import BoundedAnswer, Later
from nnconform.harness.oracle.bounds_least import least_bounds
from nnconform.harness.oracle.compare import Comparison, OutputComparison
from nnconform.harness.oracle.sets import in_expected_order
from nnconform.harness.oracle.tolerance import EXACT, Tolerance

# A bound above this share of the range of an output's elements is loose.
BLUNT = 0.5


class Certainty(msgspec.Struct, frozen=True):
    """How much an answer can prove: the number of elements, of those with no known value, of those with loose bounds,
    and of outputs without elements.
    """

    elements: int
    undecided: int
    blunt: int
    empty: int = 0

    @property
    def discriminating(self) -> int:
        """The number of elements at which a wrong value would be detected."""
        return self.elements - self.undecided - self.blunt

    @property
    def tells(self) -> bool:
        """Whether a wrong output would be detected: an element, or elements where there are none."""
        return self.discriminating > 0 or self.empty > 0


def compare_bounded(answer: BoundedAnswer, outputs: Sequence[Array], skip: frozenset[int] = frozenset()) -> Comparison:
    """Compare ``outputs`` with ``answer``; outputs whose numbers are in ``skip`` are unspecified by the contract."""
    return Comparison(tuple(_compare_each(answer, _arranged(answer, outputs, skip), skip)))


def compare_closely(
    answer: BoundedAnswer, outputs: Sequence[Array], skip: frozenset[int] = frozenset()
) -> Comparison | None:
    """Compare the same within the least bounds that any graph has, and outputs that are not within them within those of
    the answer, which are found for these alone. None if all are right and no wrong element would show in those that
    were compared last: then all bounds have to be found. Raises Unanswered.
    """
    arranged, every = _arranged(answer, outputs, skip), frozenset(range(len(outputs)))
    compared = {each.index: each for each in _exact(answer, arranged, skip)}
    known = frozenset(skip | compared.keys())
    compared |= {each.index: each for each in _compare_each(_least(answer, known), arranged, known)}
    close = frozenset(place for place, each in compared.items() if each.passed)
    if len(close) == len(compared):
        others = (every - {place} for place in close)
        tells = any(certainty(_least(answer, rest), rest).tells for rest in others)
    else:
        compared |= {each.index: each for each in _compare_each(answer, arranged, skip | close)}
        tells = certainty(answer, skip | close).tells
    comparison = Comparison(tuple(compared[place] for place in sorted(compared)))
    return comparison if tells or not comparison.passed else None


def with_least_bounds(answer: BoundedAnswer) -> BoundedAnswer:
    """Return an answer with the least bounds of all results in place of its own ones, once they are asked for."""
    main = answer.model.main
    results = [index for operation in main.operations for index in operation.outputs]
    return replace(answer, found=Later(lambda: least_bounds(answer.model, answer.values, results)))


def _least(answer: BoundedAnswer, skip: Collection[int]) -> BoundedAnswer:
    """Return an answer with the least bounds of its outputs, but for those in ``skip``, in place of its own bounds."""
    outputs = [index for place, index in enumerate(answer.model.main.output_indexes) if place not in skip]
    return replace(answer, found=least_bounds(answer.model, answer.values, outputs))


def _exact(answer: BoundedAnswer, arranged: Sequence[Array], skip: frozenset[int]) -> Iterator[OutputComparison]:
    """Yield the comparisons of outputs that have the expected bytes, and no element that is undecided: most have. No
    bound has to be known for them.
    """
    for place, (index, wanted, got) in enumerate(
        zip(answer.model.main.output_indexes, answer.expected, arranged, strict=True)
    ):
        if place in skip or wanted is None or (wanted.dtype, wanted.shape) != (got.dtype, got.shape):
            continue
        if wanted.tobytes() == got.tobytes() and np.isfinite(wanted).all():
            yield OutputComparison(place, answer.model.main.operands[index], wanted, got, EXACT, wanted.size)


def _arranged(answer: BoundedAnswer, outputs: Sequence[Array], skip: frozenset[int]) -> list[Array]:
    expected = tuple(None if place in skip else value for place, value in enumerate(answer.expected))
    return in_expected_order(answer.model, expected, outputs)


def _compare_each(answer: BoundedAnswer, arranged: Sequence[Array], skip: frozenset[int]) -> Iterator[OutputComparison]:
    """Compare the outputs but for those in ``skip``, of which no bounds are asked for."""
    for place, (index, bound) in enumerate(_judged(answer, skip)):
        wanted = answer.values[index]
        if wanted is not None and bound is not None:
            yield _compare(place, answer.model.main.operands[index], wanted, bound, arranged[place])


def _judged(answer: BoundedAnswer, skip: frozenset[int]) -> Iterator[tuple[int, Array | None]]:
    """Yield the operand of each output with its bound, None for those in ``skip``."""
    outputs = answer.model.main.output_indexes
    bounds = answer.bounds_of([index for place, index in enumerate(outputs) if place not in skip])
    yield from ((index, None if place in skip else bounds[index]) for place, index in enumerate(outputs))


def _compare(place: int, operand: Operand, wanted: Array, bound: Array, got: Array) -> OutputComparison:
    if wanted.shape != got.shape and (operand.dimensions or wanted.size != got.size):
        if np.isinf(bound).all() and bound.size:
            # The number of rows depends on values that cannot be judged.
            return OutputComparison(place, operand, wanted, got, EXACT, 0)
        problem = f"dimensions {list(got.shape)}, expected {list(wanted.shape)}"
        return OutputComparison(place, operand, wanted, got, EXACT, 0, problem=problem)
    # A driver's outputs may hold signalling NaNs, which numpy warns of when they are converted.
    with np.errstate(invalid="ignore"):
        wide, values, reach = (each.astype(np.float64).ravel() for each in (wanted, got, bound))
        undecided = _undecided(operand, wide, reach)
        right = (wide == values) | (np.abs(values - wide) <= reach) | undecided
    wrong = ~right if not right.all() else None
    mismatches = 0 if wrong is None else int(np.count_nonzero(wrong))
    tolerance = Tolerance(float(reach[~undecided].max(initial=0.0)))
    compared = int(right.size - np.count_nonzero(undecided))
    judged = np.where(undecided, np.inf, reach)
    return OutputComparison(place, operand, wanted, got, tolerance, compared, mismatches, wrong, bound=judged)


def _undecided(operand: Operand, wanted: Array, bound: Array) -> Array:
    """Return a mask of the elements that cannot be judged: of booleans and integers all that may have another value."""
    unknown = ~np.isfinite(bound) | ~np.isfinite(wanted)
    if operand.type in FLOATS or operand.type in QUANTISED:
        return np.asarray(unknown)
    either = bound > 0 if operand.type == T.TENSOR_BOOL8 else bound >= 1
    return np.asarray(unknown | either)


def certainty(answer: BoundedAnswer, skip: frozenset[int] = frozenset()) -> Certainty:
    """Return how much ``answer`` can prove about a driver's outputs."""
    elements = undecided = blunt = empty = 0
    for index, bound in _judged(answer, skip):
        value, operand = answer.values[index], answer.model.main.operands[index]
        if value is None or bound is None:
            continue
        empty += not value.size
        wide, reach = value.astype(np.float64).ravel(), bound.ravel()
        open_to_all = _undecided(operand, wide, reach)
        known = wide[~open_to_all]
        elements, undecided = elements + wide.size, undecided + int(np.count_nonzero(open_to_all))
        if operand.type in FLOATS or operand.type in QUANTISED:
            spread = float(np.abs(known - (operand.zero_point if operand.type in QUANTISED else 0)).max(initial=0.0))
            blunt += int(np.count_nonzero(reach[~open_to_all] > BLUNT * spread))
    return Certainty(elements, undecided, blunt, empty)
