"""Range rules: the interval of an operation's outputs, from the intervals of its inputs.

Generators use them: indexes must stay indexes, a logarithm needs positive values, and a long graph must not end in
infinities. An operation without a rule moves, selects or averages elements: its outputs are in the interval of its
inputs. Intervals are typical, not the last possible value: a sum of many terms of either sign hardly ever reaches the
sum of their magnitudes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product as pairs
from math import exp, log, prod, sqrt

from nnconform.harness.ops.operation import Call, Interval, Range, Ranges

# Larger numbers are treated as infinite.
HUGE = 1e30


def hull(intervals: Iterable[Interval]) -> Interval:
    """Return the smallest interval that contains all of these."""
    lows, highs = zip(*intervals, strict=True)
    return min(lows), max(highs)


def largest(interval: Interval) -> float:
    """Return the largest magnitude in an interval."""
    return max(abs(interval[0]), abs(interval[1]))


def fixed(low: float, high: float) -> Range:
    """Return a rule for a constant interval."""
    return lambda call, intervals: {"output": (low, high)}


def of(function: Callable[[float], float], argument: str = "input") -> Range:
    """Return a rule for a monotone function of one argument."""

    def rule(call: Call, intervals: Ranges) -> Ranges:
        ends = [_applied(function, end) for end in intervals[argument]]
        return {"output": (min(ends), max(ends))}

    return rule


def of_two(function: Callable[[float, float], float], left: str = "lhs", right: str = "rhs") -> Range:
    """Return a rule for a function of two arguments that is monotone in each."""

    def rule(call: Call, intervals: Ranges) -> Ranges:
        ends = [_applied(function, *end) for end in pairs(intervals[left], intervals[right])]
        return {"output": (min(ends), max(ends))}

    return rule


def magnitude(call: Call, intervals: Ranges) -> Ranges:
    """The interval of the input's magnitude."""
    low, high = intervals["input"]
    return {"output": (0.0 if low <= 0 <= high else min(abs(low), abs(high)), largest((low, high)))}


def with_zero(call: Call, intervals: Ranges) -> Ranges:
    """The inputs' interval, extended to 0, for operations that may output 0 without input or by a gate."""
    data = [intervals[arg.name] for arg in call.form.inputs if arg.name in intervals and arg.type is None]
    return {arg.name: hull([*data, (0.0, 0.0)]) for arg in call.form.outputs if arg.type is None}


def between(low: float, high: float) -> Range:
    """Return a rule for the input clamped between two bounds."""
    return of(lambda value: min(max(value, low), high))


def scaled(call: Call, intervals: Ranges) -> Ranges:
    """The interval of the input and of its product with another argument."""
    ends = [one * other for one, other in pairs(intervals["input"], intervals["alpha"])]
    return {"output": hull([intervals["input"], (min(ends), max(ends))])}


def exponential_tail(call: Call, intervals: Ranges) -> Ranges:
    """The interval of the input, or of alpha times an exponential below 0."""
    alpha = float(call.value("alpha"))
    return {"output": hull([intervals["input"], (-alpha, -alpha), (0.0, 0.0)])}


def log_share(call: Call, intervals: Ranges) -> Ranges:
    """The interval of the logarithm of a share: 0 at most."""
    low, high = intervals["input"]
    return {"output": (-abs(float(call.value("beta"))) * (high - low) - 3.0, 0.0)}


def share(call: Call, intervals: Ranges) -> Ranges:
    """The interval of exponentials that add up to 1 along an axis: the longest, as the axis may be unknown."""
    low, high = intervals["input"]
    others = max(extent or 1 for extent in call.dims("input")) - 1
    distance = abs(float(call.value("beta"))) * (high - low)
    return {"output": (1 / (1 + others * exp(min(distance, 700.0))), 1 / (1 + others * exp(-distance)))}


def normalised(call: Call, intervals: Ranges) -> Ranges:
    """Three standard deviations to either side, scaled and shifted."""
    gamma, beta = float(call.value("gamma")), float(call.value("beta"))
    return {"output": (beta - 3 * abs(gamma), beta + 3 * abs(gamma))}


def products(factor: str, first_axis: int = 1, last_axis: int | None = None) -> Range:
    """Return a rule for sums of products with the elements of ``factor`` along these axes, plus a bias; there may be
    no terms in a padding.
    """

    def rule(call: Call, intervals: Ranges) -> Ranges:
        terms = prod(extent or 1 for extent in call.dims(factor)[first_axis:last_axis])
        first = "input" if "input" in intervals else "lhs"
        reach = sqrt(terms) * largest(intervals[first]) * largest(intervals[factor])
        bias = intervals.get("bias", (0.0, 0.0))
        reach += largest(bias)
        both = min(intervals[first][0], intervals[factor][0])
        return {"output": (bias[0] if both >= 0 else -reach, reach)}

    return rule


def _terms(call: Call) -> int:
    """Return how many input elements are reduced to one of the output, at least 1."""
    elements = prod(extent or 1 for extent in call.dims("input"))
    outputs = call.output_dims()[0] or (1,)
    return max(1, elements // max(1, prod(extent or 1 for extent in outputs)))


def sums(call: Call, intervals: Ranges) -> Ranges:
    """The interval of sums over axes of the input."""
    terms, (low, high) = _terms(call), intervals["input"]
    return {"output": (min(low, low * terms), max(high, high * terms))}


def powers(call: Call, intervals: Ranges) -> Ranges:
    """The interval of products over axes of the input: factors above and below 1 mostly cancel."""
    reach = _applied(lambda base: base ** sqrt(_terms(call)), max(1.0, largest(intervals["input"])))
    return {"output": (-reach if intervals["input"][0] < 0 else 0.0, reach)}


def indexes(name: str) -> Range:
    """Return a rule for indexes along an axis of the input: the longest, as the axis may be unknown."""

    def rule(call: Call, intervals: Ranges) -> Ranges:
        return {name: (0.0, max(extent or 1 for extent in call.dims("input")) - 1.0)}

    return rule


def gradually(call: Call, intervals: Ranges) -> Ranges:
    """The interval of a few additions of the inputs to each other."""
    reach = 3 * max(map(largest, intervals.values()), default=1.0)
    return {"outputs": (-reach, reach)}


def _applied(function: Callable[..., float], *values: float) -> float:
    """Return the function's value, clamped to HUGE; HUGE where it fails or is not real."""
    try:
        result = function(*values)
    except (OverflowError, ZeroDivisionError, ValueError):
        return HUGE
    return min(max(result, -HUGE), HUGE) if isinstance(result, float | int) else HUGE


def logarithm(value: float) -> float:
    """Return the logarithm; small values are replaced by 1e-3."""
    return log(max(value, 1e-3))


def root(value: float) -> float:
    """Return the square root; 0 for negative values."""
    return sqrt(max(value, 0.0))


def inverse_root(value: float) -> float:
    """Return 1 / sqrt(value); small values are replaced by 1e-3."""
    return 1 / sqrt(max(value, 1e-3))


def sigmoid(value: float) -> float:
    """Return 1 / (1 + e to the power of -value)."""
    return 1 / (1 + exp(-max(value, -700.0)))


def exponential(value: float) -> float:
    """Return e to the power of ``value``."""
    return exp(value)
