"""``nnconform stress``: run the stress tests on drivers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, TypeVar

import click
from msgspec.structs import replace

from nnconform.harness.cli.campaign import Keeping, campaign_options, parameters_of, summarised
from nnconform.harness.cli.options import (
    driver_option,
    grouped,
    limit_option,
    list_option,
    seed_option,
)
from nnconform.harness.cli.pools import Workers
from nnconform.harness.cli.progress import Progress
from nnconform.harness.loaders.registry import names as installed_drivers
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import printable_lines
from nnconform.harness.process.crash_text import cut_output
from nnconform.harness.process.pool import Pool
from nnconform.harness.results.recording import Recording
from nnconform.harness.stress.campaign import StressPlan, StressRecord, name_of, run_tests
from nnconform.harness.stress.definition import find_tests
from nnconform.harness.stress.outcome import Ending, Report
from nnconform.harness.stress.run import Settings

# Characters of each text of a failure that are printed; the results store has more.
_SHOWN = 3000
_F = TypeVar("_F", bound=Callable[..., Any])


def _what_is_loaded(function: _F) -> _F:
    """The options for what the tests load the driver with."""
    files = click.Path(exists=True, dir_okay=False)
    for option in (
        click.option(
            "--models",
            multiple=True,
            type=click.Path(exists=True),
            help="Network, or folder of networks, .tflite or .onnx, to run instead of cases. May be repeated.",
        ),
        click.option(
            "--cases",
            multiple=True,
            type=files,
            help="File of the cases to run instead of the bundled ones. May be repeated.",
        ),
        click.option("--threads", type=click.IntRange(1, 60), help="Threads of each client; default: the test's own."),
        click.option(
            "--processes",
            type=click.IntRange(1, 60),
            help="Clients where a test has several of one kind; default: the test's own.",
        ),
    ):
        function = option(function)
    return function


def _logs(function: _F) -> _F:
    """The options for logs that are followed."""
    for option in (
        click.option("--log", "logs", multiple=True, help="Log file to follow. May be repeated."),
        click.option(
            "--log-command",
            "log_commands",
            multiple=True,
            metavar="COMMAND",
            help="Command that prints a log to follow, such as 'logcat -T 1'. May be repeated.",
        ),
        click.option(
            "--log-pattern",
            "log_patterns",
            multiple=True,
            metavar="REGEX",
            help="Lines that are failures, beside sanitizers' reports, assertions and restarts. May be repeated.",
        ),
    ):
        function = option(function)
    return function


@click.command()
@list_option("List the stress tests.", lambda: (f"{test.name}: {test.says}" for test in find_tests()))
@driver_option(default="none; required unless --all-drivers")
@click.option("--all-drivers", is_flag=True, help="All drivers that installed packages registered by a name.")
@click.option("--test", "names", multiple=True, metavar="NAME", help="Only this test. May be repeated.")
@campaign_options("100s")
@limit_option()
@seed_option()
@_what_is_loaded
@_logs
@grouped("keeping", Keeping)
@grouped("workers", Workers)
@grouped("plan", StressPlan)
def command(plan: StressPlan, keeping: Keeping, workers: Workers, *, all_drivers: bool) -> None:
    """Load a driver from many threads and processes, kill its clients, and check that its outputs stay right.

    The driver runs in a process of its own. The tests share --time equally. The exit status is 1 if a test fails.
    """
    addresses = _addresses(plan.address, all_drivers=all_drivers)
    tests = [find_tests(name)[0].name for name in plan.names] or [test.name for test in find_tests()]
    seconds = plan.seconds / len(addresses)
    plan = replace(plan, names=tuple(tests), seconds=seconds, threads=plan.threads or 0, processes=plan.processes or 0)
    # The time decides how hard each test is.
    parameters = parameters_of(plan, "names", "address", "logs", "log_commands", "log_patterns")
    parameters |= {"address": " ".join(addresses), "time": plan.seconds}
    with workers.open() as pool, keeping.open("stress", plan.seed, parameters) as recording:
        failed = [_Campaign(replace(plan, address=each), recording, pool).run() for each in addresses]
    if any(failed):
        raise click.exceptions.Exit(1)


def _addresses(address: str, *, all_drivers: bool) -> list[str]:
    """Return the drivers to test. Raises UsageError if there is none, or both a name and all are wanted."""
    if all_drivers and address:
        raise UsageError("--driver and --all-drivers: got both, wanted one of them")
    if not all_drivers and not address:
        raise UsageError("no driver: wanted --driver ADDRESS or --all-drivers")
    found = installed_drivers() if all_drivers else [address]
    if not found:
        raise UsageError("--all-drivers: no installed package registers a driver in the group nnconform.drivers")
    return found


@dataclass
class _Campaign:
    """The stress tests on one driver."""

    plan: StressPlan
    recording: Recording
    pool: Pool
    _counts: Counter[str] = field(default_factory=Counter)

    def run(self) -> bool:
        """Run the tests that have no verdict yet, and record and print each. Return whether one failed."""
        plan, recording, tests = self.plan, self.recording, self.plan.names
        settings = plan.settings(self.pool.shares(len(tests), at_once=True))
        click.echo(f"driver {plan.address}, seed {plan.seed}, {settings.duration:g} s for each of {len(tests)} tests")
        left = []
        for name in tests:
            before = recording.done.get((plan.address, name_of(name)))
            if before is None:
                left.append(name)
            else:
                click.echo(f"{name}: {'failed' if before else 'passed'} before, not run again")

        def summary() -> Iterator[str]:
            endings = ", ".join(f"{count} {ending}" for ending, count in sorted(self._counts.items()))
            yield f"{self._counts.total()} of {len(left)} tests run{f': {endings}' if endings else ''}"

        failed = any(recording.done.get((plan.address, name_of(name))) for name in tests)
        with (
            summarised(recording, summary),
            Progress("tests", len(left), where=self.pool.describe) as progress,
            closing(run_tests(plan, left, settings, self.pool)) as records,
        ):
            for record in records:
                failed_now = self._keep(record, settings)
                failed |= failed_now
                progress.add(failures=int(failed_now))
        return failed

    def _keep(self, record: StressRecord, settings: Settings) -> bool:
        """Record and print the result of a test; return whether it is a failure."""
        plan, recording = self.plan, self.recording
        if record.described:
            recording.describe(plan.address, lambda: record.described)
        event = recording.record(record.event(plan, settings))
        for measurement in record.measurements(plan):
            recording.measure(measurement)
        self._counts[record.report.ending] += 1
        click.echo(_summary(record.name, record.report, record.seconds))
        if event.outcome.failed:
            click.echo(f"  reproduce: {event.reproduce}")
        return event.failed


def _summary(name: str, report: Report, seconds: float) -> str:
    """Return the result of a test as text for the terminal."""
    who = f" of the {report.side}" if report.side else ""
    lines = [f"{name}: {report.ending}{who}, {report.verdict}, {seconds:.1f} s: {report.message}"]
    details = {} if report.ending is Ending.SUCCESS else report.details
    for title, text in details.items():
        lines += [f"  {title}:", *(f"    {line}" for line in cut_output(text.rstrip(), _SHOWN).splitlines())]
    return printable_lines("\n".join(lines))
