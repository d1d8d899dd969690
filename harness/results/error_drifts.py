"""Errors that grew though all is still within the bounds: of cases by operation and type, of signatures' mean errors.

A driver may add in another order each time it runs. So no single case decides whether errors grew, unless one jumped:
of the cases whose errors are others now, more must be larger than chance explains.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from nnconform.harness.results.accuracy import ErrorFigures, together
from nnconform.harness.results.drift import SLOWER, WORSE, Drift
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Verdict

# A largest error that grows by this share of its bound is a jump; rounding differently moves a result by less.
_JUMP = 0.5
# The suite has about 300 operations and types: of the comparisons of a driver that has other errors in each run, and is
# no worse, fewer than one in three names one.
_CHANCE = 0.001
# Growth by less than this share of the bound is of no interest.
_SMALL = 0.01
_BOUND = "of the bound"

_Events = Mapping[tuple[str, str], Event]
_Pair = tuple[ErrorFigures, ErrorFigures]


def error_drifts(old: _Events, new: _Events) -> Iterable[Drift]:
    """Yield what grew from ``old`` to ``new``, events of one driver each by kind and name."""
    yield from _case_drifts(old, new)
    yield from _bias_drifts(old, new)


def _case_drifts(old: _Events, new: _Events) -> Iterable[Drift]:
    """Yield the largest error, the mean and the spread of each operation and type that grew over the same cases."""
    pairs: dict[tuple[str, str, str], list[_Pair]] = {}
    for key, now in new.items():
        before = old.get(key)
        if before is None or not _passed(before) or not _passed(now) or len(now.operations) != 1:
            continue
        known = {each.type: each for each in before.errors}
        for each in now.errors:
            if each.type in known:
                pairs.setdefault((now.driver, now.operations[0], each.type), []).append((known[each.type], each))
    for (driver, operation, name), own in sorted(pairs.items()):
        if not _grew(own):
            continue
        before_all, now_all = (together(side) for side in zip(*own, strict=True))
        subject = f"{operation} {name.removeprefix('TENSOR_')}"
        for what, before_figure, now_figure, factor in (
            ("largest error", before_all.share, now_all.share, WORSE),
            ("mean error", before_all.mean, now_all.mean, SLOWER),
            ("spread of errors", before_all.spread, now_all.spread, SLOWER),
        ):
            growth = abs(now_figure) - abs(before_figure)
            if growth > _SMALL and abs(now_figure) > factor * abs(before_figure):
                yield Drift(subject, driver, what, before_figure, now_figure, _BOUND)


def _passed(event: Event) -> bool:
    return event.outcome.verdict is Verdict.PASSED


def _grew(pairs: list[_Pair]) -> bool:
    """Whether the largest errors grew: one by a jump, or more of them than chance explains."""
    if any(now.share - before.share >= _JUMP for before, now in pairs):
        return True
    worse = sum(_size(now) > _size(before) for before, now in pairs)
    other = sum(_size(now) != _size(before) for before, now in pairs)
    return bool(other) and sum(math.comb(other, each) for each in range(worse, other + 1)) / 2**other < _CHANCE


def _size(figures: ErrorFigures) -> float:
    """Return one figure for how far a case's results are off: it grows with the mean as with the spread."""
    return math.hypot(figures.mean, figures.spread)


def _bias_drifts(old: _Events, new: _Events) -> Iterable[Drift]:
    """Yield the mean errors that left zero by more than both intervals, and the spreads that grew."""
    for key in old.keys() & new.keys():
        if key[0] != Kind.BIAS:
            continue
        before, now = _bias_figures(old[key]), _bias_figures(new[key])
        subject, unit = key[1], new[key].outcome.details.get("unit", "")
        room = before.get("interval", 0.0) + now.get("interval", 0.0)
        if abs(now.get("mean error", 0.0)) - abs(before.get("mean error", 0.0)) > room and "mean error" in before:
            yield Drift(subject, new[key].driver, "mean error", before["mean error"], now["mean error"], unit)
        if before.get("spread", 0.0) and now.get("spread", 0.0) > SLOWER * before["spread"]:
            yield Drift(subject, new[key].driver, "spread", before["spread"], now["spread"], unit)


def _bias_figures(event: Event) -> dict[str, float]:
    figures = {}
    for name in ("mean error", "interval", "spread"):
        try:
            figures[name] = float(event.outcome.details.get(name, ""))
        except ValueError:
            continue
    return {name: figure for name, figure in figures.items() if math.isfinite(figure)}
