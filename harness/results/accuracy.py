"""The errors of a case's outputs, as an event keeps them: how far right results are from the expected ones."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, isfinite, sqrt

import msgspec


class ErrorFigures(msgspec.Struct, frozen=True):
    """The errors of ``count`` elements of one operand type.

    ``largest`` is the largest distance from the expected value, in units of the output's scale for quantised types and
    in ULP of the expected value for floats; infinite for an element that has no number. The others are in shares of
    each element's bound, so that elements of any size compare: ``share`` is the largest error, above 1 if it is wrong;
    ``mean`` and ``spread`` are the mean error with its sign and the standard deviation.
    """

    type: str
    count: int
    largest: float
    share: float
    mean: float
    spread: float

    @property
    def unit(self) -> str:
        """What ``largest`` is in."""
        return "ULP" if "FLOAT" in self.type else "units"


def together(figures: Iterable[ErrorFigures]) -> ErrorFigures:
    """Return the figures of all elements of several cases with outputs of one type. Raises ValueError for none."""
    each = tuple(figures)
    if not each:
        raise ValueError("no figures to put together")
    count = sum(one.count for one in each)
    weight = max(count, 1)
    mean = sum(one.count * one.mean for one in each) / weight
    square = sum(one.count * (one.spread**2 + one.mean**2) for one in each) / weight
    spread = sqrt(max(square - mean**2, 0.0)) if isfinite(square) else inf
    largest, share = max(one.largest for one in each), max(one.share for one in each)
    return ErrorFigures(each[0].type, count, largest, share, mean, spread)
