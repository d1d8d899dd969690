"""One driver against another: samples in turns, so that whatever slows the machine down slows both down."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random

import msgspec
import numpy as np

# The chance below which a difference is one; how many blocks of pairs are compared, and how often signs are drawn.
CHANCE = 0.01
# Differences up to this share are none: two copies of one driver differ so much by where their memories lie.
MARGIN = 0.02
_BLOCKS, _DRAWS = 20, 10_000
# The fewest pairs, and how many of the first are left out: caches are cold.
FEWEST, _COLD = 200, 20


class Contest(msgspec.Struct, frozen=True):
    """How many times as long the second takes as the first: the median, its 95 % interval, and the chance of such a
    difference between drivers that differ by no more than MARGIN.
    """

    ratio: float
    low: float
    high: float
    chance: float
    pairs: int

    @property
    def differs(self) -> bool:
        """Whether chance does not explain the difference."""
        return self.chance < CHANCE

    def __str__(self) -> str:
        side = "slower" if self.ratio > 1 else "faster"
        word = side if self.differs else f"no difference beyond {MARGIN:.0%}"
        ends = f"[{self.low:.4f}, {self.high:.4f}]"
        return f"{self.ratio:.4f} times as long {ends}, p = {self.chance:.2g}, {self.pairs} pairs: {word}"


def take_turns(
    answers: Sequence[Callable[[int], float]], count: int, seconds: float, seed: int, fewest: int = FEWEST
) -> tuple[list[float], list[float]]:
    """Let two answer the same samples in turns for ``seconds``, and ``fewest`` pairs at least; return their times in
    ms.
    """
    draw = Random(seed)
    times: tuple[list[float], list[float]] = ([], [])
    until = time.monotonic() + seconds
    while len(times[0]) < fewest + _COLD or time.monotonic() < until:
        sample = draw.randrange(count)
        # Who is first changes: what one leaves in the caches is not always to the other's good.
        for which in draw.sample((0, 1), 2):
            began = time.perf_counter()
            times[which].append(1e3 * (answers[which](sample) - began))
    return times[0][_COLD:], times[1][_COLD:]


def decide(first: Sequence[float], second: Sequence[float], seed: int = 0) -> Contest:
    """Compare pairs of times.

    Neighbours in time are alike, so blocks of pairs are compared: the test takes the margin off the blocks' medians of
    the logarithm of the ratio, and flips signs; the interval draws blocks anew.
    """
    logs = np.log(np.asarray(second)) - np.log(np.asarray(first))
    blocks = np.array([np.median(each) for each in np.array_split(logs, _BLOCKS)])
    source = np.random.default_rng(seed)
    signs = source.choice((-1.0, 1.0), (_DRAWS, _BLOCKS))
    beyond = np.sign(blocks.mean()) * blocks - np.log1p(MARGIN)
    as_far = np.count_nonzero((signs * beyond).mean(axis=1) >= beyond.mean() - 1e-15)
    chance = min(2 * (1 + as_far) / (1 + _DRAWS), 1.0)
    drawn = blocks[source.integers(0, _BLOCKS, (_DRAWS, _BLOCKS))].mean(axis=1)
    low, high = np.exp(np.percentile(drawn, (2.5, 97.5)))
    return Contest(float(np.exp(blocks.mean())), float(low), float(high), float(chance), len(logs))
