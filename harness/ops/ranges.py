"""Between which values the outputs of an operation lie, from between which its tensors lie.

A generator needs to know: indexes must stay indexes, a logarithm wants what is above 0, and a long graph must not end
in infinities. Where an operation has no rule, its outputs lie among the values of its inputs: it moves, chooses or
averages them. The ends are where values end as a rule, not the last that can be: a sum of many terms of either sign
hardly ever reaches the sum of their magnitudes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product as pairs
from math import exp, log, prod, sqrt

from nnconform.harness.ops.operation import Call, Interval, Range, Ranges

# No larger number is worth telling from infinity.
HUGE = 1e30


def hull(intervals: Iterable[Interval]) -> Interval:
    """The least interval that holds these."""
    lows, highs = zip(*intervals, strict=True)
    return min(lows), max(highs)


def largest(interval: Interval) -> float:
    """The largest magnitude in an interval."""
    return max(abs(interval[0]), abs(interval[1]))


def fixed(low: float, high: float) -> Range:
    """Whatever the inputs are."""
    return lambda call, given: {"output": (low, high)}


def of(function: Callable[[float], float], argument: str = "input") -> Range:
    """A monotone function of one argument."""

    def rule(call: Call, given: Ranges) -> Ranges:
        ends = [_applied(function, end) for end in given[argument]]
        return {"output": (min(ends), max(ends))}

    return rule


def of_two(function: Callable[[float, float], float], left: str = "lhs", right: str = "rhs") -> Range:
    """A function of two arguments that is monotone in each."""

    def rule(call: Call, given: Ranges) -> Ranges:
        ends = [_applied(function, *end) for end in pairs(given[left], given[right])]
        return {"output": (min(ends), max(ends))}

    return rule


def magnitude(call: Call, given: Ranges) -> Ranges:
    """The magnitude of the input."""
    low, high = given["input"]
    return {"output": (0.0 if low <= 0 <= high else min(abs(low), abs(high)), largest((low, high)))}


def with_zero(call: Call, given: Ranges) -> Ranges:
    """Values of the inputs, and 0: where there is nothing, or what a gate lets through."""
    data = [given[arg.name] for arg in call.form.inputs if arg.name in given and arg.type is None]
    return {arg.name: hull([*data, (0.0, 0.0)]) for arg in call.form.outputs if arg.type is None}


def between(low: float, high: float) -> Range:
    """The input, brought between two bounds."""
    return of(lambda value: min(max(value, low), high))


def scaled(call: Call, given: Ranges) -> Ranges:
    """The input, or the input times another argument."""
    ends = [one * other for one, other in pairs(given["input"], given["alpha"])]
    return {"output": hull([given["input"], (min(ends), max(ends))])}


def exponential_tail(call: Call, given: Ranges) -> Ranges:
    """The input, and alpha times what an exponential leaves below 0."""
    alpha = float(call.value("alpha"))
    return {"output": hull([given["input"], (-alpha, -alpha), (0.0, 0.0)])}


def log_share(call: Call, given: Ranges) -> Ranges:
    """The logarithm of a share: 0 at most."""
    low, high = given["input"]
    return {"output": (-abs(float(call.value("beta"))) * (high - low) - 3.0, 0.0)}


def normalised(call: Call, given: Ranges) -> Ranges:
    """Three deviations to either side, scaled and shifted."""
    gamma, beta = float(call.value("gamma")), float(call.value("beta"))
    return {"output": (beta - 3 * abs(gamma), beta + 3 * abs(gamma))}


def products(factor: str, first_axis: int = 1, last_axis: int | None = None) -> Range:
    """Sums of products with the elements of ``factor`` along these axes, and a bias."""

    def rule(call: Call, given: Ranges) -> Ranges:
        terms = prod(extent or 1 for extent in call.dims(factor)[first_axis:last_axis])
        first = "input" if "input" in given else "lhs"
        reach = sqrt(terms) * largest(given[first]) * largest(given[factor])
        reach += largest(given["bias"]) if "bias" in given else 0.0
        return {"output": (-reach, reach)}

    return rule


def _terms(call: Call) -> int:
    found = prod(extent or 1 for extent in call.dims("input"))
    left = call.output_dims()[0] or (1,)
    return max(1, found // max(1, prod(extent or 1 for extent in left)))


def sums(call: Call, given: Ranges) -> Ranges:
    """Sums over axes of the input."""
    terms, (low, high) = _terms(call), given["input"]
    return {"output": (min(low, low * terms), max(high, high * terms))}


def powers(call: Call, given: Ranges) -> Ranges:
    """Products over axes of the input: of factors to either side of 1, of which few conspire."""
    reach = _applied(lambda base: base ** sqrt(_terms(call)), max(1.0, largest(given["input"])))
    return {"output": (-reach if given["input"][0] < 0 else 0.0, reach)}


def indexes(name: str) -> Range:
    """Places along an axis of the input: the longest, where it is not known which."""

    def rule(call: Call, given: Ranges) -> Ranges:
        return {name: (0.0, max(extent or 1 for extent in call.dims("input")) - 1.0)}

    return rule


def gradually(call: Call, given: Ranges) -> Ranges:
    """A few additions of the inputs to each other."""
    reach = 3 * max(map(largest, given.values()), default=1.0)
    return {"outputs": (-reach, reach)}


def _applied(function: Callable[..., float], *values: float) -> float:
    try:
        found = function(*values)
    except (OverflowError, ZeroDivisionError, ValueError):
        return HUGE
    return min(max(found, -HUGE), HUGE) if isinstance(found, float | int) else HUGE


def logarithm(value: float) -> float:
    """The logarithm, of small values too."""
    return log(max(value, 1e-3))


def root(value: float) -> float:
    """The square root."""
    return sqrt(max(value, 0.0))


def inverse_root(value: float) -> float:
    """One by the square root."""
    return 1 / sqrt(max(value, 1e-3))


def exponential(value: float) -> float:
    """e to the power of ``value``."""
    return exp(value)
