"""A campaign of stress tests on one driver: one after the other, or side by side in processes of their own."""

from __future__ import annotations

import math
import shlex
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.process.jobs import run_sharded
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.stress.definition import find_tests
from nnconform.harness.stress.outcome import Report
from nnconform.harness.stress.processes import Clients
from nnconform.harness.stress.run import Settings, StressRun
from nnconform.harness.stress.timeline import Timeline


@dataclass(frozen=True)
class StressPlan:
    """The options of a campaign: ``seconds`` for all ``names`` of tests together, with the cases of these files.

    ``limit``: seconds without an answer after which the driver is hung.
    """

    address: str
    names: tuple[str, ...]
    seconds: float
    seed: int = 0
    limit: float = DEFAULT_LIMIT
    cases: tuple[str, ...] = ()

    def settings(self, jobs: int = 1) -> Settings:
        """Return how each test is run if ``jobs`` run at the same time."""
        turns = math.ceil(len(self.names) / jobs)
        return Settings(self.seconds / turns, self.limit, self.seed)

    def reproduce(self, name: str, seconds: float) -> str:
        """Return the command that runs one test again, for so long."""
        again = ["stress", "--test", name] if self.cases else ["replay", name_of(name)]  # no name says which cases
        words = ["nnconform", *again, "--driver", self.address, "--seed", str(self.seed)]
        words += ["--time", f"{seconds:g}s", "--limit", f"{self.limit:g}"]
        return shlex.join([*words, *(word for each in self.cases for word in ("--cases", each))])


@dataclass(frozen=True)
class StressRecord:
    """What came of a test: the report, its seconds, what it did as time went by, and the device's information, {} if it
    told none.
    """

    name: str
    report: Report
    seconds: float
    timeline: Timeline
    described: dict[str, object]

    def measurements(self, plan: StressPlan) -> Iterator[Measurement]:
        """Yield the timeline for the results store."""
        yield from self.timeline.measurements(name_of(self.name), plan.address)

    def event(self, plan: StressPlan, settings: Settings) -> Event:
        """Return the event for the results store."""
        return Event(
            Kind.STRESS,
            name_of(self.name),
            plan.address,
            self.report.outcome(),
            reproduce=plan.reproduce(self.name, settings.duration),
            seconds=self.seconds,
            subject=self.name,
        )


@dataclass(frozen=True)
class StressShard:
    """The tests that one process runs, and how."""

    plan: StressPlan
    settings: Settings


def name_of(test: str) -> str:
    """Return the name of a test's verdict in results stores."""
    return f"stress/{test}"


def run_tests(plan: StressPlan, names: Sequence[str], jobs: int) -> Generator[StressRecord, None, None]:
    """Run the tests of these names, and yield the record of each as it ends; the caller closes the generator.

    Raises UsageError if the driver cannot be opened or the cases cannot be read.
    """
    shards = [StressShard(replace(plan, names=(name,)), plan.settings(jobs)) for name in names]
    if jobs == 1:
        yield from _run(plan, plan.settings(), names)
        return
    with closing(run_sharded(run_shard, shards, StressRecord, jobs)) as records:
        yield from records


def run_shard(shard: StressShard) -> Iterator[StressRecord]:
    """Run the tests of a shard in this process."""
    yield from _run(shard.plan, shard.settings, shard.plan.names)


def _run(plan: StressPlan, settings: Settings, names: Sequence[str]) -> Iterator[StressRecord]:
    with closing(Clients(list(plan.cases), plan.seed)) as clients:
        for name in names:
            start = time.monotonic()
            run = StressRun(find_tests(name)[0], plan.address, clients, settings)
            report = run.run()
            yield StressRecord(name, report, time.monotonic() - start, run.timeline, run.described)
