"""Two runs of the benchmarks against each other: which figures have become worse, beyond what the turns vary by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import numpy as np

from nnconform.harness.campaigns.benchmarks.figures import RATIO, Figure
from nnconform.harness.model.numbers import Array

# A figure is worse if it is so by this part at least, with this confidence.
MARGIN, CONFIDENCE = 0.10, 0.99
# So many samples a side are needed for an interval.
FEWEST = 5
_DRAWS, _SEED = 4000, 1


class Change(msgspec.Struct, frozen=True):
    """How many times worse a figure has become, with its interval: 1 is unchanged, 2 is twice as slow."""

    name: str
    worse: float
    low: float
    high: float

    @property
    def regressed(self) -> bool:
        """Whether it is worse, beyond the margin and beyond doubt."""
        return self.low > 1 + MARGIN

    @property
    def improved(self) -> bool:
        """Whether it is better, beyond the margin and beyond doubt."""
        return self.high < 1 / (1 + MARGIN)

    def __str__(self) -> str:
        verdict = "WORSE" if self.regressed else "better" if self.improved else "as before"
        return f"{self.name:64} {self.worse:6.2f} times as slow ({self.low:.2f} to {self.high:.2f})  {verdict}"


def changes(old: Sequence[Figure], new: Sequence[Figure]) -> Iterator[Change]:
    """Yield the change of each figure that both runs have with samples enough, none of them 0 or less."""
    before = {figure.name: figure for figure in old if _is_comparable(figure)}
    for figure in new:
        if figure.name in before and _is_comparable(figure):
            yield _change(before[figure.name], figure)


def _is_comparable(figure: Figure) -> bool:
    """Return whether the figure has an interval. What is 0 in some turn, as all noise, is no multiple of anything."""
    return len(figure.samples) >= FEWEST and min(figure.samples) > 0


def _change(old: Figure, new: Figure) -> Change:
    """Return the ratio of the medians, with a bootstrap interval; times by the machine's speed in each run."""
    costs = [_costs(figure) for figure in (old, new)]
    generator = np.random.default_rng(_SEED)
    medians = [np.median(generator.choice(each, (_DRAWS, len(each))), axis=1) for each in costs]
    low, high = np.quantile(medians[1] / medians[0], [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2])
    return Change(new.name, float(np.median(costs[1]) / np.median(costs[0])), float(low), float(high))


def _costs(figure: Figure) -> Array:
    """Return the samples as costs, which are to be small: in units of the fixed work, or as the ratios that they
    are.
    """
    samples: Array = np.asarray(figure.samples)
    costs: Array = 1 / samples if figure.more else samples
    return np.asarray(costs if figure.unit == RATIO else costs / figure.anchor)
