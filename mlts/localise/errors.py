"""What kind of mistake wrong results look like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import permutations
from math import sqrt

import numpy as np
from msgspec.structs import replace

from nnconform.harness.campaigns.bias import THRESHOLD_IN_CALL
from nnconform.harness.campaigns.graph_case import GraphCase
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array, quantised_range
from nnconform.harness.oracle.bias import FEWEST
from nnconform.harness.oracle.bounded import compare_bounded
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Verdict
from nnconform.mlts.localise.distances import distance
from nnconform.mlts.localise.part_run import PartRun

# So many wrong results are no longer a few.
_FEW = 3
# Results of at most so many axes are looked at in all orders of their axes.
_MOST_AXES = 4
# Of all that results are off, so much is left at most once both are sorted.
_LEFT = 0.25
# Half-width of a 99.99 % confidence interval of a mean, in standard errors.
_SURE = 3.9
# Bits of the significand of bfloat16, and the roundings that its errors are allowed.
_BFLOAT16, _ROUNDINGS = 2.0**-8, 4


class Mistake(StrEnum):
    """What is wrong with the results of operations."""

    RIGHT = "right"
    WRONG = "wrong"
    BIASED = "within bounds but biased"
    PRECISION = "precision lower than declared"
    SATURATION = "saturation"
    LAYOUT = "layout"
    SHAPE = "shape"
    CRASH = "crash"
    HANG = "hang"
    REFUSED = "refused"
    MEMORY = "memory"
    UNSUPPORTED = "unsupported"
    UNJUDGED = "not judged"


_OF_VERDICT = {
    Verdict.CRASHED: Mistake.CRASH,
    Verdict.HUNG: Mistake.HANG,
    Verdict.UNSUPPORTED: Mistake.UNSUPPORTED,
    Verdict.NOT_APPLICABLE: Mistake.UNSUPPORTED,
    Verdict.NOT_RUN: Mistake.UNJUDGED,
    Verdict.VACUOUS: Mistake.UNJUDGED,
    Verdict.REJECTED_VALID: Mistake.REFUSED,
}


# Returns the case of a model on the same inputs, with bounds. Raises Unanswered.
Answer = Callable[[Model], GraphCase]


def kind_of(graph_case: GraphCase | None, run: PartRun, answer: Answer) -> Mistake:
    """Classify what a driver made of a part."""
    verdict = run.outcome.verdict
    if verdict in _OF_VERDICT:
        return _OF_VERDICT[verdict]
    if graph_case is None or run.comparison is None or run.outputs is None:
        return Mistake.MEMORY if "memory" in run.outcome.message else Mistake.REFUSED
    if not run.failed:
        biased = any(_biased(each.operand, each.expected, each.got) for each in run.comparison.outputs)
        return Mistake.BIASED if biased else Mistake.RIGHT
    if run.comparison.passed:
        return Mistake.MEMORY
    bad = [each for each in run.comparison.outputs if not each.passed]
    bounds = graph_case.answer.output_bounds
    looks: list[tuple[Mistake, Callable[[], bool]]] = [
        (Mistake.LAYOUT, lambda: all(_moved(each.expected, each.got, bounds[each.index]) for each in bad)),
        (Mistake.SHAPE, lambda: any(each.expected.shape != each.got.shape for each in bad)),
        (
            Mistake.SATURATION,
            lambda: all(_saturated(each.operand, each.expected, each.got, each.wrong) for each in bad),
        ),
        (Mistake.PRECISION, lambda: _imprecise(graph_case, run, answer)),
    ]
    return next((kind for kind, look in looks if look()), Mistake.WRONG)


def _biased(operand: Operand, expected: Array, got: Array) -> bool:
    """Return whether quantised results are off to one side on average, by more than chance and other rounding."""
    if operand.type not in QUANTISED or expected.shape != got.shape:
        return False
    low, high = quantised_range(T(operand.type))
    off = (got.astype(np.float64) - expected)[(expected > low) & (expected < high)]
    if off.size < FEWEST:
        return False
    mean, interval = float(off.mean()), _SURE * float(off.std()) / sqrt(off.size)
    return abs(mean) - interval > THRESHOLD_IN_CALL


def _moved(expected: Array, got: Array, bound: Array | None) -> bool:
    """Return whether the right values are in other places: in another order of the axes, or any other."""
    if (
        expected.ndim != got.ndim
        or expected.size != got.size
        or expected.size < 2
        or bound is None
        or np.unique(expected).size < 2
    ):
        return False
    near = [_near(each, reach, got) for each, reach in _rearranged(expected, bound)]
    if any(near):
        return True
    one, other = np.sort(expected, axis=None).astype(np.float64), np.sort(got, axis=None).astype(np.float64)
    reach = float(np.max(bound[np.isfinite(bound)], initial=0.0))
    # Many results that are alike are so in any place: most must be in another one.
    off, left = distance(expected.ravel(), got.ravel()), np.abs(one - other)
    if np.count_nonzero(off > reach) <= _FEW or np.any(left > reach):
        return False
    # Among many results within a wide reach, sorted ones are near one another whatever they are.
    return float(left.sum()) <= _LEFT * float(off.sum())


def _rearranged(expected: Array, bound: Array) -> Iterator[tuple[Array, Array]]:
    if expected.ndim > _MOST_AXES:
        return
    for order in permutations(range(expected.ndim)):
        if order != tuple(range(expected.ndim)):
            yield expected.transpose(order), bound.transpose(order)


def _near(expected: Array, bound: Array, got: Array) -> bool:
    return bool(np.all(distance(expected.ravel(), got.ravel()) <= bound.ravel()))


def _saturated(operand: Operand, expected: Array, got: Array, wrong: Array | None) -> bool:
    """Return whether all right results are at an end of the range where others are wrong, or all the wrong ones."""
    if wrong is None:
        return False
    one, other = expected.ravel()[wrong], got.ravel()[wrong]
    if operand.type in QUANTISED:
        low, high = quantised_range(T(operand.type))
        ends = [((values == low) | (values == high)) for values in (one, other)]
    elif operand.type in FLOATS:
        with np.errstate(invalid="ignore"):
            most = float(np.finfo(np.float16).max)
            ends = [np.isinf(values.astype(np.float64)) | (np.abs(values) == most) for values in (one, other)]
    else:
        return False
    # A few results at an end may be there for any mistake.
    return bool(ends[0].all()) or bool(ends[1].all() and not ends[0].any() and one.size >= _FEW)


def _imprecise(graph_case: GraphCase, run: PartRun, answer: Answer) -> bool:
    """Return whether float32 results are right if they may be computed in float16, or are as far off as bfloat16 is."""
    model = graph_case.graph.model
    if model.relax_computation_float32_to_float16 or run.outputs is None or run.comparison is None:
        return False
    if any(each.operand.type != T.TENSOR_FLOAT32 for each in run.comparison.outputs):
        return False
    try:
        relaxed = answer(replace(model, relax_computation_float32_to_float16=True))
    except Unanswered:
        return False
    if compare_bounded(relaxed.answer, run.outputs, graph_case.graph.unspecified).passed:
        return True
    return all(_near_in_bfloat16(each.expected, each.got) for each in run.comparison.outputs)


def _near_in_bfloat16(expected: Array, got: Array) -> bool:
    largest, off = float(np.abs(np.nan_to_num(expected)).max(initial=0.0)), distance(expected, got)
    # Rounding strikes most results, another mistake of that size perhaps a few.
    struck = np.count_nonzero(off) > np.count_nonzero(expected) / 2
    return bool(struck and np.all(off <= _ROUNDINGS * _BFLOAT16 * largest))
