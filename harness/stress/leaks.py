"""Whether a process keeps more and more: usage against work done, fitted so that a few odd samples change nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from nnconform.harness.process.usage import Usage

# Growth from one sample at rest to the next once is no rule.
LEAST_AT_REST = 3
# The first samples are left out by this share: a process takes what it needs for good while it warms up.
WARM_UP = 0.3
# The rest is cut into blocks, and of each the least counts: what is in use for a moment is no leak.
BLOCKS = 8
LEAST_SAMPLES = 2 * BLOCKS
# One in so many pairs of blocks may show no growth, and it still is growth: a leak grows between nearly all.
_ODD = 10


@dataclass(frozen=True, slots=True)
class LeakKind:
    """Something that can leak, and what is too little to be one: by unit of work, and over all that was watched."""

    name: str
    per_unit: float
    total: float

    def said(self, grown: float, first: int, last: int) -> str:
        """A leak in words."""
        what = "bytes of memory" if self.name == "memory" else self.name
        return f"{grown:.3g} {what} each time ({first} at first, {last} at last)"


# Memory grows in steps: only many times the same work tells.
KINDS = (LeakKind("descriptors", 0.02, 6), LeakKind("threads", 0.02, 6), LeakKind("memory", 256, 4 << 20))
# At rest a process holds the same as before: what each stretch adds at least, and all together, is kept.
AT_REST = (LeakKind("descriptors", 2, 6), LeakKind("threads", 2, 6), LeakKind("memory", 4 << 20, 16 << 20))


def slope(work: Sequence[float], values: Sequence[float]) -> tuple[float, float]:
    """Growth by unit of work: the median over all pairs of points (Theil and Sen), and what nine in ten exceed."""
    x, y = np.asarray(work, np.float64), np.asarray(values, np.float64)
    first, second = np.triu_indices(len(x), 1)
    apart = x[second] != x[first]
    slopes = (y[second] - y[first])[apart] / (x[second] - x[first])[apart]
    if not slopes.size:
        return 0.0, 0.0
    return float(np.median(slopes)), float(np.quantile(slopes, 1 / _ODD))


def find_leaks(work: Sequence[float], samples: Sequence[Usage]) -> list[str]:
    """What grows with the work, a line each; empty where nothing does, or too little was seen to say so."""
    start = int(len(samples) * WARM_UP)
    work, samples = work[start:], samples[start:]
    if len(samples) < LEAST_SAMPLES:
        return []
    middles = [float(np.mean(block)) for block in np.array_split(np.asarray(work), BLOCKS)]
    found = []
    for kind in KINDS:
        values = [getattr(each, kind.name) for each in samples]
        least = [int(block.min()) for block in np.array_split(np.asarray(values), BLOCKS)]
        grown, surely = slope(middles, least)
        if surely > 0 and grown >= kind.per_unit and grown * (middles[-1] - middles[0]) >= kind.total:
            found.append(kind.said(grown, least[0], least[-1]))
    return found


def find_leaks_at_rest(work: Sequence[float], samples: Sequence[Usage], names: Sequence[str]) -> list[str]:
    """What of these kinds grew from each sample to the next, all taken while the process had nothing to do, a line each
    with the growth by unit of work. The first sample comes after it has done such work already.
    """
    found = []
    for kind in (each for each in AT_REST if each.name in names):
        values = [getattr(each, kind.name) for each in samples]
        if len(values) < LEAST_AT_REST:
            continue
        first, last = values[0], values[-1]
        if min(np.diff(values)) >= kind.per_unit and last - first >= kind.total:
            found.append(kind.said((last - first) / (work[-1] - work[0]), first, last))
    return found
