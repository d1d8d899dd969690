"""Regions of the real numbers, between the thresholds at which implementations of functions change or saturate."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Interval

# Beside the smallest normal numbers; where float16 and small integers end; where approximations change; just before
# exponentials overflow.
_MAGNITUDES = (
    1.2e-38, 1e-30, 1e-20, 1e-12, 1e-7, 1e-4, 1e-2, 0.25, 1, 2, 4, 8, 16, 32, 64, 88, 128, 1024, 32768, 65536,
    2.0**24, 2.0**31, 1e12, 1e20, 1e30,
)  # fmt: skip
# Normal float16 numbers, and half of the largest, so that a rounding does not leave the range.
HALF = (2.0**-14, 32752.0)
# Where a reciprocal, or a product of two, stays a normal number.
MODERATE = (1e-20, 1e20)
SINGLE = (_MAGNITUDES[0], _MAGNITUDES[-1])


class Region(NamedTuple):
    """Numbers of one sign, their magnitudes between two bounds."""

    sign: int
    low: float
    high: float

    def __str__(self) -> str:
        return f"{'-' if self.sign < 0 else ''}{self.low:g}..{self.high:g}"

    def values(self, count: int, seed: int, dtype: np.dtype[np.floating]) -> Array:
        """Return numbers of the region, in ``dtype``: near both bounds, the others uniform in their logarithm."""
        source = random.Random(f"{seed} {self}")
        low, high = np.log(self.low), np.log(self.high)
        drawn = [self.low * (1 + 1e-3), self.high * (1 - 1e-3)]
        drawn += [float(np.exp(source.uniform(low, high))) for _ in range(count - len(drawn))]
        return (self.sign * np.array(drawn[:count])).astype(dtype)


def regions_of(domain: Interval, magnitudes: tuple[float, float]) -> Sequence[Region]:
    """Return the regions within a domain whose magnitudes are between two bounds."""
    low, high = magnitudes
    edges = [low, *(each for each in _MAGNITUDES if low < each < high), high]
    both = [Region(sign, *bounds) for sign in (1, -1) for bounds in pairwise(edges)]
    return [region for region in both if domain[0] <= region.sign * region.low <= domain[1]]
