"""Whether a process keeps more and more: usage against work done, fitted so that a few odd samples change nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from harness.loaders.usage import Usage

# The first samples are left out by this share: a process takes what it needs for good while it warms up.
WARM_UP = 0.3
# The rest is cut into blocks, and of each the least counts: what is in use for a moment is no leak.
BLOCKS = 8
LEAST_SAMPLES = 2 * BLOCKS
# One in so many pairs of blocks may show no growth, and it still is growth: a leak grows between nearly all.
_ODD = 10


@dataclass(frozen=True, slots=True)
class Kind:
    """Something that can leak, and what is too little to be one: by unit of work, and over all that was watched."""

    name: str
    per_unit: float
    total: float


COUNTED = (Kind("descriptors", 0.02, 6), Kind("threads", 0.02, 6))
# Memory grows in steps: only many times the same work tells.
KINDS = (*COUNTED, Kind("memory", 256, 4 << 20))
# At rest what is counted stays the same: if each stretch adds so many by unit of work, they are kept.
AT_REST = 0.2


def slope(work: Sequence[float], values: Sequence[float]) -> tuple[float, float]:
    """Growth by unit of work: the median over all pairs of points (Theil and Sen), and what nine in ten exceed."""
    x, y = np.asarray(work, np.float64), np.asarray(values, np.float64)
    first, second = np.triu_indices(len(x), 1)
    apart = x[second] != x[first]
    slopes = (y[second] - y[first])[apart] / (x[second] - x[first])[apart]
    if not slopes.size:
        return 0.0, 0.0
    return float(np.median(slopes)), float(np.quantile(slopes, 1 / _ODD))


def leaks(work: Sequence[float], samples: Sequence[Usage]) -> list[str]:
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
            unit = "bytes of memory" if kind.name == "memory" else kind.name
            found.append(f"{grown:.3g} {unit} each time ({least[0]} at first, {least[-1]} at last)")
    return found


def leaks_at_rest(work: Sequence[float], samples: Sequence[Usage]) -> list[str]:
    """What grew from each sample to the next, all taken while the process had nothing to do. The first comes after it
    has done such work already.
    """
    found = []
    for kind in COUNTED:
        values = [getattr(each, kind.name) for each in samples]
        slopes = np.diff(values) / np.diff(work)
        if slopes.size and slopes.min() >= AT_REST and values[-1] - values[0] >= kind.total:
            found.append(f"{slopes.mean():.3g} {kind.name} each time ({values[0]} at first, {values[-1]} at last)")
    return found
