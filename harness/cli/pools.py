"""The options that say where the work of a campaign is done: ``--jobs``, or ``--scheduler``, ``--local-cluster`` and
``--resources``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

import click
import msgspec

from nnconform.harness.cli.options import jobs_option
from nnconform.harness.cluster.connection import Where, connected
from nnconform.harness.cluster.pool import ClusterPool
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.pool import Pool, Processes

_F = TypeVar("_F", bound=Callable[..., Any])

_SCHEDULER = "Address of a Dask scheduler, such as tls://HOST:8786: its workers open the driver and do the work."
_LOCAL = "Start a Dask cluster of N workers on this machine for the work."
_RESOURCES = (
    "What a worker must offer (dask worker --resources), and has for one shard at a time: a board that one driver uses."
)


class Workers(msgspec.Struct, frozen=True):
    """Where the work is done: in ``jobs`` processes, or by workers of the cluster of ``scheduler`` or a local one."""

    jobs: int = 1
    scheduler: str = ""
    local_cluster: int = 0
    resources: Mapping[str, float] = {}

    @contextmanager
    def open(self, *, measured: bool = False) -> Iterator[Pool]:
        """Give the pool; with ``measured`` each shard has its machine to itself.

        Raises UsageError if the cluster cannot be reached, or the options contradict each other.
        """
        self.check()
        if not (self.scheduler or self.local_cluster):
            yield Processes(self.jobs)
            return
        with connected(Where(self.scheduler, self.local_cluster, self.resources)) as connection:
            yield ClusterPool(connection, measured=measured)

    def check(self) -> None:
        """Raise UsageError if the options contradict each other."""
        chosen = [
            name
            for name, given in (
                ("--jobs", self.jobs > 1),
                ("--scheduler", self.scheduler),
                ("--local-cluster", self.local_cluster),
            )
            if given
        ]
        if len(chosen) > 1:
            raise UsageError(f"{' and '.join(chosen)} are two places for the same work; give one")
        if self.resources and not self.scheduler:
            raise UsageError("--resources needs --scheduler: it says what a worker must offer")

    def words(self) -> list[str]:
        """Return the options again, as a command line has them; not ``--jobs``."""
        words = ["--scheduler", self.scheduler] if self.scheduler else []
        words += ["--local-cluster", str(self.local_cluster)] if self.local_cluster else []
        named = ",".join(f"{name}={amount:g}" for name, amount in self.resources.items())
        return [*words, *(["--resources", named] if named else [])]


class _Resources(click.ParamType[Mapping[str, float]]):
    name = "NAME=AMOUNT,..."

    def convert(
        self, value: Any, parameter: click.Parameter | None, context: click.Context | None
    ) -> Mapping[str, float]:
        if not isinstance(value, str):
            return dict(value)
        try:
            return _resources(value)
        except ValueError:
            wanted = "a name and an amount above 0 each, such as npu0=1, with commas between"
            self.fail(f"got {value!r}, wanted {wanted}", parameter, context)


def _resources(text: str) -> dict[str, float]:
    """Parse ``NAME=AMOUNT,...``. Raises ValueError."""
    found: dict[str, float] = {}
    for each in filter(None, text.replace(",", " ").split()):
        name, _, amount = each.partition("=")
        found[name] = float(amount)
        if not name or not 0 < found[name] < 1e9:
            raise ValueError
    return found


def pool_options(*, jobs: bool = True) -> Callable[[_F], _F]:
    """The options of ``Workers``, with or without ``--jobs``."""
    options: tuple[Callable[[_F], _F], ...] = (
        *((jobs_option(),) if jobs else ()),
        click.option("--scheduler", default="", metavar="ADDRESS", help=_SCHEDULER),
        click.option("--local-cluster", type=click.IntRange(min=0), default=0, metavar="N", help=_LOCAL),
        click.option("--resources", type=_Resources(), default="", help=_RESOURCES),
    )

    def decorate(function: _F) -> _F:
        for option in reversed(options):
            function = option(function)
        return function

    return decorate
