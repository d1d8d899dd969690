"""View of errors against their bounds: how much of them results use, for each operation and type on each driver."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, log2

import msgspec

from nnconform.harness.results.accuracy import ErrorFigures, together
from nnconform.harness.results.events import Event
from nnconform.reports.views.bars import HEIGHT, bar, left_of, width_of

# The bars: no error, then shares of the bound up to 2 to the -6, -5, ... 0, then beyond the bound.
_SMALLEST = -6
_BARS = 2 - _SMALLEST + 1
# Where the bound is drawn: between the last two bars.
BOUND_AT = (width_of(_BARS - 1) + left_of(_BARS - 1)) / 2


class Histogram(msgspec.Struct, frozen=True):
    """How many cases have a largest error of which size, as the data of two SVG paths in a picture of ``width`` times
    ``height`` pixels: bars within the bound, and the bar beyond it. ``words`` says the same.
    """

    width: int
    height: int
    within: str
    beyond: str
    words: str


class ErrorRow(msgspec.Struct, frozen=True):
    """The errors of an operation's results of one type on a driver, over ``cases`` cases, ``beyond`` of them beyond
    their bounds.
    """

    operation: str
    type: str
    driver: str
    cases: int
    beyond: int
    figures: ErrorFigures
    histogram: Histogram


def errors(events: Iterable[Event]) -> tuple[ErrorRow, ...]:
    """Return a row for each operation and type with an error, those that use most of their bounds first.

    A case counts if it tests one operation: of several nobody knows whose error it is.
    """
    found: dict[tuple[str, str, str], list[ErrorFigures]] = {}
    for event in events:
        if len(event.operations) == 1:
            for each in event.errors:
                found.setdefault((event.operations[0], each.type, event.driver), []).append(each)
    rows = [
        ErrorRow(*key, len(own), sum(each.share > 1 for each in own), together(own), _histogram(own))
        for key, own in found.items()
        if any(each.share for each in own)
    ]
    return tuple(sorted(rows, key=lambda row: (-row.figures.share, row.operation, row.type, row.driver)))


def _histogram(figures: Sequence[ErrorFigures]) -> Histogram:
    counts = [0] * _BARS
    for each in figures:
        counts[_bar(each.share)] += 1
    most = max(counts)
    bars = [bar(place, count / most) if count else "" for place, count in enumerate(counts)]
    names = ["exact", *(f"up to {2.0**power:.3g}" for power in range(_SMALLEST, 1)), "beyond the bound"]
    words = ", ".join(f"{count} {name}" for count, name in zip(counts, names, strict=True) if count)
    return Histogram(width_of(_BARS), HEIGHT, "".join(bars[:-1]), bars[-1], words)


def _bar(share: float) -> int:
    if share <= 0:
        return 0
    return _BARS - 1 if share > 1 else max(0, ceil(log2(share)) - _SMALLEST) + 1
