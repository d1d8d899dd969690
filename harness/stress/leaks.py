"""Detects leaks: usage of a process against work done, fitted so that a few odd samples have no effect."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from nnconform.harness.process.usage import Usage
from nnconform.harness.stress.trends import goes_on

# Samples at rest that are needed: growth from one sample to the next may be chance.
LEAST_AT_REST = 3
# The share of samples left out at the start: a process that warms up acquires what it then keeps.
WARM_UP = 0.3
# The rest is split into blocks, and the least value of each is used: what is in use for a moment is no leak.
BLOCKS = 8
LEAST_SAMPLES = 2 * BLOCKS
# One in so many pairs of blocks may be without growth: a leak grows between nearly all pairs.
_ODD = 10
# Growth that is a leak, whatever comes later.
_MUCH = {"descriptors": 256, "threads": 256, "memory": 256 << 20, "processes": 64, "mappings": 1 << 14}


class LeakKind(msgspec.Struct, frozen=True):
    """A resource that can leak, and the least growth that is a leak: by unit of work, and in total."""

    name: str
    per_unit: float
    total: float


class Leak(msgspec.Struct, frozen=True):
    """The growth of a resource by unit of work, and how much of it was in use at first and at last."""

    resource: str
    growth: float
    first: int
    last: int

    def is_much(self) -> bool:
        """Return whether it is more than a driver keeps on purpose, so that nobody need wait for its end."""
        return self.last - self.first >= _MUCH[self.resource]

    def __str__(self) -> str:
        what = "bytes of memory" if self.resource == "memory" else self.resource
        return f"{self.growth:.3g} {what} each time ({self.first} at first, {self.last} at last)"


# Memory grows in steps: only many repetitions of the same work show a leak.
KINDS = (
    LeakKind("descriptors", 0.02, 6),
    LeakKind("threads", 0.02, 6),
    LeakKind("memory", 256, 4 << 20),
    LeakKind("processes", 0.02, 6),
    LeakKind("mappings", 0.1, 64),
)
# At rest a process should hold the same as before: growth between two samples (per_unit) and over all (total).
AT_REST = (
    LeakKind("descriptors", 2, 6),
    LeakKind("threads", 2, 6),
    LeakKind("memory", 4 << 20, 16 << 20),
    LeakKind("processes", 2, 6),
    LeakKind("mappings", 16, 64),
)


def slope(work: Sequence[float], values: Sequence[float]) -> tuple[float, float]:
    """Return the growth by unit of work: the median over all pairs of points (Theil and Sen), and its lower decile."""
    x, y = np.asarray(work, np.float64), np.asarray(values, np.float64)
    first, second = np.triu_indices(len(x), 1)
    apart = x[second] != x[first]
    slopes = (y[second] - y[first])[apart] / (x[second] - x[first])[apart]
    if not slopes.size:
        return 0.0, 0.0
    return float(np.median(slopes)), float(np.quantile(slopes, 1 / _ODD))


def find_leaks(work: Sequence[float], samples: Sequence[Usage]) -> list[Leak]:
    """Return each resource that grows with the work; none if there are too few samples to decide."""
    start = int(len(samples) * WARM_UP)
    work, samples = work[start:], samples[start:]
    if len(samples) < LEAST_SAMPLES:
        return []
    middles = [float(np.mean(block)) for block in np.array_split(np.asarray(work), BLOCKS)]
    leaks = []
    for kind in KINDS:
        values = [getattr(each, kind.name) for each in samples]
        least = [int(block.min()) for block in np.array_split(np.asarray(values), BLOCKS)]
        growth, lower = slope(middles, least)
        enough = growth >= kind.per_unit and growth * (middles[-1] - middles[0]) >= kind.total
        # A full cache still grows by fragments of the heap: by little, but from block to block.
        if lower > 0 and enough and goes_on(middles, least, growth):
            leaks.append(Leak(kind.name, growth, least[0], least[-1]))
    return leaks


def find_leaks_at_rest(work: Sequence[float], samples: Sequence[Usage], names: Sequence[str]) -> list[Leak]:
    """Return those of the resources ``names`` that grew from every sample to the next.

    All samples are taken while the process has nothing to do, the first one after some work of the same kind.
    """
    leaks = []
    for kind in (each for each in AT_REST if each.name in names):
        values = [getattr(each, kind.name) for each in samples]
        if len(values) < LEAST_AT_REST:
            continue
        first, last = values[0], values[-1]
        if min(np.diff(values)) >= kind.per_unit and last - first >= kind.total:
            leaks.append(Leak(kind.name, (last - first) / (work[-1] - work[0]), first, last))
    return leaks


def those_that_go_on(leaks: Sequence[Leak], work: Sequence[float], samples: Sequence[Usage]) -> list[Leak]:
    """Return those of the leaks at rest that still grow in the last samples, in all by what is a leak between two, with
    their growth in all samples.
    """
    least, going = {kind.name: kind.per_unit for kind in AT_REST}, []
    for leak in leaks:
        values = [getattr(each, leak.resource) for each in samples]
        if values[-1] - values[-LEAST_AT_REST] >= least[leak.resource]:
            growth = (values[-1] - values[0]) / (work[-1] - work[0])
            going.append(Leak(leak.resource, growth, values[0], values[-1]))
    return going
