"""Where the shards of a campaign run: in processes of this machine, or on the workers of a cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Protocol, Self, TypeVar

import msgspec

from nnconform.harness.process.jobs import run_sharded

_Shard = TypeVar("_Shard", bound="Shard")
_Result = TypeVar("_Result")

# The times of units differ a lot: with several shards for each process, all processes end at about the same time.
_SHARDS_PER_PROCESS = 2


class Shard(Protocol):
    """A part of the work: units with names, each of which gives one result. It must be data that JSON holds."""

    def next_unit(self) -> str:
        """Return the name of the unit that runs first; "" if there is none."""

    def unit_of(self, result: Any) -> str:
        """Return the name of the unit that a result is of."""

    def without(self, units: AbstractSet[str]) -> Self:
        """Return the shard without these units."""

    def head(self, count: int) -> Self:
        """Return the shard with its first ``count`` units."""

    def lost(self, unit: str, how: str) -> Any:
        """Return the result of a unit that ended the process that ran it, and did so again; ``how`` says how."""


class Pool(Protocol):
    """A place for shards."""

    @property
    def alone(self) -> bool:
        """Whether it is this process: the caller then does the work itself."""

    @property
    def away(self) -> bool:
        """Whether the processes may be on another machine, where what they write to files is lost."""

    def shares(self, count: int, *, least: int = 1, at_once: bool = False) -> int:
        """Return how many shards ``count`` units make, of ``least`` units or more each; with ``at_once`` no more than
        run at the same time.
        """

    def describe(self) -> str:
        """Return what progress says of the place; "" for nothing."""

    def run(
        self, work: Callable[[_Shard], Iterable[_Result]], shards: Sequence[_Shard], result: type[_Result]
    ) -> Generator[_Result, None, None]:
        """Yield the results of ``work`` on each shard, in the order in which they arrive: see ``run_sharded``."""


class Processes(msgspec.Struct, frozen=True):
    """Processes of this machine, at most ``jobs`` at a time."""

    jobs: int = 1
    away = False

    @property
    def alone(self) -> bool:
        return self.jobs == 1

    def shares(self, count: int, *, least: int = 1, at_once: bool = False) -> int:
        # A share of fewer units than ``least`` costs more to start than to run: no process gets two of them.
        return self.jobs if at_once else max(self.jobs, min(_SHARDS_PER_PROCESS * self.jobs, count // least))

    def describe(self) -> str:
        return ""

    def run(
        self, work: Callable[[_Shard], Iterable[_Result]], shards: Sequence[_Shard], result: type[_Result]
    ) -> Generator[_Result, None, None]:
        yield from run_sharded(work, shards, result, self.jobs)
