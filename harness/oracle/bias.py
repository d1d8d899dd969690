"""Statistics of rounding errors: whether they are as often above as below, as those of rounding to the nearest are.

An error is the distance of a result from the exact one: in units of the output's scale, of floats in ULP of the result.
Rounding to the nearest is itself off by up to half a unit, by chance of which results were drawn. So the mean is that
of the distances from the nearest value of the type, whose expected value is the same and which is 0 for each element
that is rounded right. What says nothing about rounding is left out: results that saturate or are values of the type,
ties (which the contract lets fall either way), and results beyond the tolerance, which are wrong in another way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

import msgspec
import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, QUANTISED, Array, quantised_range
from nnconform.harness.oracle.tolerance import Tolerance

# So near to a value of the type, or to the middle between two, the exact result may be either side of it: it is
# computed from inputs in float32.
MARGIN = 1 / 64
# Errors of floats count as at most so many ULP: a sum that cancels may be off by any number of them.
MOST_ULP = 8.0
# A float result that moves by more ULP when its inputs move by one each is left out: its error is that of its terms.
MOST_MOVED = 4.0
# Results of one call that are wrong in another way, at most; with more the call is left out.
MOST_WRONG = 0.1
# Distinct exact results that a call, and all calls together, must have for a mean.
FEWEST_IN_CALL, FEWEST = 24, 192
# Channels are told apart up to this many; beyond it they share groups.
CHANNELS = 16
# Half-widths of a 99.9 % confidence interval of a mean, in standard errors, by degrees of freedom: Student's t.
_STUDENT = (636.6, 31.6, 12.92, 8.610, 6.869, 5.959, 5.408, 5.041, 4.781, 4.587, 4.437, 4.318, 4.221, 4.140, 4.073)
_NORMAL = 3.291


class Errors(msgspec.Struct, frozen=True):
    """The errors of the results of one call that say something about rounding.

    Arrays of one length: ``off`` the distances from the exact results, ``beside`` those from the nearest values of the
    type, in units; ``exact`` the exact results, by which equal ones are told; ``sign`` that of their real values;
    ``channel`` their channels. ``elements`` counts all results, ``wrong`` those beyond the tolerance.
    """

    off: Array
    beside: Array
    exact: Array
    sign: Array
    channel: Array
    elements: int
    wrong: int

    @property
    def usable(self) -> bool:
        """Whether the call shows how its results are rounded."""
        few = self.wrong > MOST_WRONG * (self.wrong + self.off.size)
        return not few and np.unique(self.exact).size >= FEWEST_IN_CALL


class MeanError(msgspec.Struct, frozen=True):
    """The mean error of a group of results over several calls.

    ``mean`` and ``interval``, the half-width of its 99.9 % confidence interval, in units; ``spread`` is the standard
    deviation of the errors; ``one_sided`` the share of them on the side of the mean, at least, by the same interval.
    ``distinct`` counts the different exact results.
    """

    group: str
    distinct: int
    mean: float
    interval: float
    spread: float
    one_sided: float

    def beyond(self, threshold: float) -> bool:
        """Return whether the whole interval lies beyond a threshold, on either side of 0."""
        return abs(self.mean) - self.interval > threshold


def errors_of(
    operand: Operand,
    exact: Array,
    got: Array,
    tolerance: Tolerance,
    channel: Array,
    *,
    moved: Array | None = None,
    middle: float = 0.0,
) -> Errors:
    """Return the errors of the results ``got`` of an output, as stored, against the ``exact`` real ones, in float64.

    ``moved``: how far an exact result moves when each input moves by one ULP, for floats. ``middle``: how many units
    from a tie a quantised result may be rounded either way. All arrays have one shape.
    """
    real = exact.astype(np.float64)
    of_units = _quantised(operand, real, got, middle) if operand.type in QUANTISED else _float(operand, real, got)
    off, beside, key, informative, limit = of_units
    with np.errstate(invalid="ignore"):
        wrong = ~(np.abs(beside) <= 1.0) if limit is None else ~(np.abs(off * limit) <= tolerance.reach(real))
        if moved is not None and limit is not None:
            informative &= moved <= MOST_MOVED * limit
    kept = informative & ~wrong
    if limit is not None:
        off, beside = (np.clip(each, -MOST_ULP, MOST_ULP) for each in (off, beside))
    off, beside, key, sign, channel = (each[kept] for each in (off, beside, key, np.sign(real), channel))
    return Errors(off, beside, key, sign, channel, got.size, int(np.count_nonzero(informative & wrong)))


def _quantised(operand: Operand, real: Array, got: Array, middle: float) -> tuple[Array, Array, Array, Array, None]:
    low, high = quantised_range(T(operand.type))
    units = real / np.float64(np.float32(operand.scale)) + operand.zero_point
    nearest = np.floor(units + 0.5)
    raw = got.astype(np.float64)
    inside = (units > low + 1) & (units < high - 1)
    return raw - units, raw - nearest, np.round(units, 6), inside & _between(units - nearest, middle), None


def _float(operand: Operand, real: Array, got: Array) -> tuple[Array, Array, Array, Array, Array]:
    dtype = DTYPES[T(operand.type)]
    with np.errstate(all="ignore"):
        nearest = real.astype(dtype)
        ulp = np.spacing(np.abs(nearest)).astype(np.float64)
        near, values = nearest.astype(np.float64), got.astype(np.float64)
        # In this order nothing cancels that float64 does not hold.
        beside = (values - near) / ulp
        rounding = (near - real) / ulp
        normal = np.isfinite(nearest) & (np.abs(nearest) >= np.finfo(dtype).tiny)
        return beside + rounding, beside, real, normal & _between(rounding), ulp


def _between(rounding: Array, middle: float = 0.0) -> Array:
    """Return a mask of the results that are no value of the type and no tie, by their distance from the nearest."""
    distance = np.abs(rounding)
    return np.asarray((distance > MARGIN) & (distance < 0.5 - max(MARGIN, middle)))


def biases(calls: Sequence[Errors]) -> Iterator[MeanError]:
    """Yield the mean errors of all results (first), of those above and below 0, and of each channel, over calls that
    are usable; nothing if these have too few results. The last channel is often the tail behind whole vectors.
    """
    channels = (f"channel {number}" for number in range(CHANNELS))
    for group in ("all", "above 0", "below 0", "last channel", *channels):
        parts = [_part(errors, _in_group(errors, group)) for errors in calls]
        means = [part for part in parts if part is not None]
        if sum(part.distinct for part in means) >= FEWEST:
            yield _pooled(group, means)


def bias_of_call(errors: Errors) -> Iterator[MeanError]:
    """Yield the mean errors within one call, whose results are independent of each other if they are exact but for
    their rounding: a wrong factor shows here that another call's wrong factor makes up for.
    """
    for group in ("above 0", "below 0", "last channel"):
        part = _part(errors, _in_group(errors, group))
        if part is not None and part.distinct >= FEWEST:
            interval = _NORMAL * part.deviation / sqrt(part.distinct)
            yield MeanError(f"{group} in one call", part.distinct, part.mean, interval, part.spread, 0.0)


def _in_group(errors: Errors, group: str) -> Array:
    if group == "all":
        return np.ones(errors.off.shape, np.bool_)
    if group == "last channel":
        return np.asarray(errors.channel == errors.channel.max(initial=0))
    kind, _, number = group.rpartition(" ")
    if kind == "channel":
        return np.asarray(errors.channel % CHANNELS == int(number))
    return np.asarray(errors.sign > 0 if kind == "above" else errors.sign < 0)


class _Part(msgspec.Struct, frozen=True):
    """The errors of a group in one call: ``deviation`` is that of the distances from the nearest values, ``above`` the
    share of results above the exact ones.
    """

    distinct: int
    mean: float
    deviation: float
    spread: float
    above: float


def _part(errors: Errors, group: Array) -> _Part | None:
    """Return the statistics of a group in one call, in which equal exact results count once, with their mean error."""
    _, places = np.unique(errors.exact[group], return_inverse=True)
    distinct = int(places.max(initial=-1)) + 1
    if distinct < FEWEST_IN_CALL:
        return None
    counts = np.bincount(places)
    beside = np.bincount(places, errors.beside[group]) / counts
    off = errors.off[group]
    return _Part(distinct, float(beside.mean()), float(beside.std()), float(off.std()), float((off > 0).mean()))


def _pooled(group: str, parts: Sequence[_Part]) -> MeanError:
    """Return the mean of the calls' means. Its interval follows from how these differ, so that results of one call may
    depend on each other: on a sum, a scale, a constant that they share.
    """
    mean, interval = _mean_of([part.mean for part in parts])
    above, uncertain = _mean_of([part.above for part in parts])
    return MeanError(
        group,
        sum(part.distinct for part in parts),
        mean,
        interval,
        sqrt(float(np.mean([part.spread**2 for part in parts]))),
        max(0.0, (above if mean > 0 else 1 - above) - uncertain),
    )


def _mean_of(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and the half-width of its interval; infinite for a single value."""
    freedom = len(values) - 1
    if not freedom:
        return values[0], np.inf
    student = _STUDENT[min(freedom, len(_STUDENT)) - 1]
    return float(np.mean(values)), student * float(np.std(values, ddof=1)) / sqrt(len(values))
