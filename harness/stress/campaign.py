"""A campaign of stress tests on one driver: one after the other, or side by side in processes of their own."""

from __future__ import annotations

import math
import shlex
import time
from collections.abc import Generator, Iterator, Sequence, Set
from contextlib import closing
from typing import Any

import msgspec
from msgspec.structs import replace

from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.execution.conditions import conditions
from nnconform.harness.process.pool import Pool
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.stress.definition import find_tests
from nnconform.harness.stress.outcome import Ending, Report
from nnconform.harness.stress.processes import Clients
from nnconform.harness.stress.run import Settings, StressRun
from nnconform.harness.stress.timeline import Timeline


class StressPlan(msgspec.Struct, frozen=True):
    """The options of a campaign: ``seconds`` for all ``names`` of tests together, with the cases of these files.

    ``limit``: seconds without an answer after which the driver is hung. ``models`` are files of networks, or folders
    of them, to use instead of cases. All else is as in ``Settings``.
    """

    address: str
    names: tuple[str, ...]
    seconds: float
    seed: int = 0
    limit: float = DEFAULT_LIMIT
    cases: tuple[str, ...] = ()
    models: tuple[str, ...] = ()
    threads: int = 0
    processes: int = 0
    logs: tuple[str, ...] = ()
    log_commands: tuple[str, ...] = ()
    log_patterns: tuple[str, ...] = ()

    def settings(self, jobs: int = 1) -> Settings:
        """Return how each test is run if ``jobs`` run at the same time."""
        turns = math.ceil(len(self.names) / jobs)
        return Settings(
            self.seconds / turns,
            self.limit,
            self.seed,
            threads=self.threads,
            processes=self.processes,
            logs=self.logs,
            log_commands=self.log_commands,
            log_patterns=self.log_patterns,
        )

    def reproduce(self, name: str, seconds: float) -> str:
        """Return the command that runs one test again, for so long."""
        options = self._options()
        again = ["stress", "--test", name] if options else ["replay", name_of(name)]  # no name says what a user chose
        words = ["nnconform", *again, "--driver", self.address, "--seed", str(self.seed)]
        words += ["--time", f"{seconds:g}s", *conditions(self.limit)]
        return shlex.join([*words, *options])

    def _options(self) -> list[str]:
        """Return the options beyond those that each stress test has."""
        named = {
            "--cases": self.cases,
            "--models": self.models,
            "--log": self.logs,
            "--log-command": self.log_commands,
            "--log-pattern": self.log_patterns,
            "--threads": (str(self.threads),) if self.threads else (),
            "--processes": (str(self.processes),) if self.processes else (),
        }
        return [word for option, values in named.items() for value in values for word in (option, value)]


class StressRecord(msgspec.Struct, frozen=True):
    """What came of a test: the report, its seconds, what it did as time went by, and the device's information, {} if it
    told none.
    """

    name: str
    report: Report
    seconds: float
    timeline: Timeline
    described: dict[str, Any]

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


class StressShard(msgspec.Struct, frozen=True):
    """The tests that one process runs, and how."""

    plan: StressPlan
    settings: Settings

    def next_unit(self) -> str:
        """Return the name of the first test; "" if there is none."""
        return next(iter(self.plan.names), "")

    def unit_of(self, result: StressRecord) -> str:
        """Return the name of a record's test."""
        return result.name

    def without(self, units: Set[str]) -> StressShard:
        """Return the shard without the tests of these names."""
        names = tuple(each for each in self.plan.names if each not in units)
        return replace(self, plan=replace(self.plan, names=names))

    def head(self, count: int) -> StressShard:
        """Return the shard with its first ``count`` tests."""
        return replace(self, plan=replace(self.plan, names=self.plan.names[:count]))

    def lost(self, unit: str, how: str) -> StressRecord:
        """Return the record of a test that ended its process, and did so again."""
        report = Report(Ending.CRASH, Verdict.CRASHED, how)
        return StressRecord(unit, report, 0.0, Timeline(0.0), {})


def name_of(test: str) -> str:
    """Return the name of a test's verdict in results stores."""
    return f"stress/{test}"


def run_tests(
    plan: StressPlan, names: Sequence[str], settings: Settings, pool: Pool
) -> Generator[StressRecord, None, None]:
    """Run the tests of these names, and yield the record of each as it ends; the caller closes the generator.

    Raises UsageError if the driver cannot be opened or the cases cannot be read.
    """
    if pool.alone:
        yield from _run(plan, settings, names)
        return
    shards = [StressShard(replace(plan, names=(name,)), settings) for name in names]
    with closing(pool.run(run_shard, shards, StressRecord)) as records:
        yield from records


def run_shard(shard: StressShard) -> Iterator[StressRecord]:
    """Run the tests of a shard in this process."""
    yield from _run(shard.plan, shard.settings, shard.plan.names)


def _run(plan: StressPlan, settings: Settings, names: Sequence[str]) -> Iterator[StressRecord]:
    with closing(Clients([*plan.cases, *plan.models], plan.seed)) as clients:
        for name in names:
            start = time.monotonic()
            run = StressRun(find_tests(name)[0], plan.address, clients, settings)
            report = run.run()
            yield StressRecord(name, report, time.monotonic() - start, run.timeline, run.described)
