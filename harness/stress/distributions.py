"""Compares samples by their ranks: whether a driver has become slower, whatever the machine does meanwhile.

Means say nothing on a machine that others use: one sample in a hundred may be a thousand times as long. Ranks and
quantiles of blocks do.
"""

from __future__ import annotations

import math
import subprocess
import sys
import time
from collections.abc import Sequence

import numpy as np

# A one-sided level of 1 in 4,000, of the normal distribution: two samples of ten that do not overlap are beyond it.
_QUANTILE = 3.5
# The quantile of a block that stands for its times: the machine lengthens most, but not the shortest.
SHORT = 0.1


def rank_score(first: Sequence[float], second: Sequence[float]) -> float:
    """Return by how many standard deviations the ranks of ``first`` lie above those that chance would give them, among
    both together. Equal samples share their mean rank.

    Source: Mann and Whitney, On a test of whether one of two random variables is stochastically larger than the other,
    1947; the normal approximation with its correction for ties.
    """
    count, other = len(first), len(second)
    values, inverse, ties = np.unique([*first, *second], return_inverse=True, return_counts=True)
    last = np.cumsum(ties)
    ranks = (last - (ties - 1) / 2)[inverse]
    total = count + other
    above = ranks[:count].sum() - count * (count + 1) / 2 - count * other / 2
    spread = count * other / 12 * (total + 1 - (ties**3 - ties).sum() / (total * (total - 1)))
    return float(above / math.sqrt(spread)) if len(values) > 1 else 0.0


def surely_greater(first: Sequence[float], second: Sequence[float], times: float) -> bool:
    """Return whether ``first`` is surely the greater one: by ranks beyond chance, and by so many ``times`` in the
    median.
    """
    enough = float(np.median(first)) > times * float(np.median(second))
    return enough and rank_score(first, second) > _QUANTILE


def short(times: Sequence[float]) -> float:
    """Return the quantile SHORT of times."""
    return float(np.quantile(times, SHORT))


class FixedWork:
    """A piece of work in a process of its own, which is asked for it and answers: as a driver is, but always the same.
    Times divided by its times tell whether a driver or the machine has become slower.

    The piece should take about as long as what it is compared with: a machine that others use takes the processor from
    a long call more often than from a short one.
    """

    # Answers each number with a byte, after a few nanoseconds of work for each of it.
    _PROGRAM = (
        "import os\n"
        "while asked := os.read(0, 4):\n"
        "    sum(range(int.from_bytes(asked, 'little')))\n"
        "    os.write(1, b'1')\n"
    )  # fmt: skip
    _SMALLEST, _LARGEST = 2_000, 20_000_000

    def __init__(self) -> None:
        self._size = self._SMALLEST
        self._process = subprocess.Popen(
            [sys.executable, "-IS", "-c", self._PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        self.seconds()

    @property
    def pid(self) -> int:
        """The process that does the work."""
        return self._process.pid

    def scale(self, times: float) -> None:
        """Let a piece from now on have so many times as much work, within bounds."""
        self._size = round(min(max(times * self._size, self._SMALLEST), self._LARGEST))

    def seconds(self) -> float:
        """Ask for the work, and return how long the answer took."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        began = time.perf_counter()
        self._process.stdin.write(self._size.to_bytes(4, "little"))
        self._process.stdout.read(1)
        return time.perf_counter() - began

    def close(self) -> None:
        """End the process."""
        self._process.communicate()
