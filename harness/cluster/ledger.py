"""What has arrived of each shard: every result once, also of a shard that runs twice, and what is left of it.

Nothing here knows Dask.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from nnconform.harness.process.pool import Shard

# So many processes or workers must end while they run one unit, until that unit is to blame.
DEATHS = 2


@dataclass
class ShardLedger:
    """The record of one shard.

    ``left`` is what must still run; None if all is done. ``attempt`` counts how often some of it was sent out.
    """

    number: int
    left: Shard | None
    attempt: int = 0
    _whole: Shard = field(init=False)
    _seen: set[str] = field(default_factory=set)
    _deaths: Counter[str] = field(default_factory=Counter)
    # Units that are sent out together, 0 for all. What a lost worker was at is known only if that was one unit: the
    # last results get lost with it.
    _block: int = 0

    def __post_init__(self) -> None:
        assert self.left is not None
        self._whole = self.left
        self.rest()

    def next_block(self) -> Shard:
        """Return what is to be sent out."""
        assert self.left is not None
        return self.left.head(self._block) if self._block else self.left

    def new(self, results: Iterable[Any]) -> Iterator[Any]:
        """Yield the results that have not been there."""
        for each in results:
            unit = self._whole.unit_of(each)
            if unit not in self._seen:
                self._seen.add(unit)
                yield each

    def block_done(self) -> None:
        """What was sent out is done: all, or the next time twice as much."""
        if self._block:
            self._block *= 2
            self.rest()
        else:
            self.left = None

    def rest(self) -> None:
        """Leave out what has arrived."""
        left = self._whole.without(self._seen)
        self.left = left if left.next_unit() else None

    def process_ended(self, how: str) -> Iterator[Any]:
        """Count the end of a process, all of whose results are there; yield the result of a unit that is to blame."""
        left = self._whole.without(self._seen)
        unit = left.next_unit()
        self._deaths[unit] += 1
        if unit and self._deaths[unit] == DEATHS:
            yield from self.new([left.lost(unit, f"{how}, {DEATHS} times")])
        self.rest()

    def worker_lost(self, how: str) -> Iterator[Any]:
        """Count the loss of a worker; yield the result of a unit that is to blame for it."""
        alone, self._block = self._block == 1, 1
        if alone:
            yield from self.process_ended(how)
        else:
            # Whether it was the next unit is not known; if that is lost alone, it was.
            self._deaths[self._whole.without(self._seen).next_unit()] = DEATHS - 1
            self.rest()
