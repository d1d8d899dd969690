"""``nnconform stress``: run the stress tests on a driver."""

from __future__ import annotations

import shlex
import time
from contextlib import closing
from pathlib import Path

import click

from nnconform.harness.cli.options import (
    driver_option,
    grouped,
    limit_option,
    list_option,
    results_option,
    resume_option,
    seed_option,
    time_option,
)
from nnconform.harness.model.printable import printable_lines
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.recording import Recording
from nnconform.harness.stress.definition import find_tests
from nnconform.harness.stress.outcome import Ending, Report
from nnconform.harness.stress.processes import Clients
from nnconform.harness.stress.run import Settings, StressRun


@click.command()
@list_option("List the stress tests.", lambda: (f"{test.name}: {test.says}" for test in find_tests()))
@driver_option()
@click.option("--test", "names", multiple=True, metavar="NAME", help="Only this test. May be repeated.")
@time_option("Time for each test, such as 30s, 5m, 1h.", "10s", name="duration")
@limit_option()
@seed_option()
@click.option(
    "--cases",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False),
    help="File of the cases to run instead of the bundled ones. May be repeated.",
)
@results_option()
@resume_option()
@grouped("settings", Settings)
def command(
    address: str,
    names: tuple[str, ...],
    settings: Settings,
    cases: tuple[str, ...],
    results: Path | None,
    resume: bool,
) -> None:
    """Load a driver from many threads and processes, kill its clients, and check that its outputs stay right.

    The driver runs in a process of its own. The exit status is 1 if a test fails.
    """
    tests = [find_tests(name)[0] for name in names] or find_tests()
    failed = []
    parameters = {"driver": address, "time": settings.duration, "cases": cases}
    recorded = Recording(results, settings.seed, resume=resume, command="nnconform stress", parameters=parameters)
    with recorded as recording, closing(Clients(list(cases), settings.seed)) as clients:
        click.echo(f"driver {address}, seed {settings.seed}, {settings.duration:g} s each")
        for test in tests:
            failed_before = recording.done.get((address, f"stress/{test.name}"))
            if failed_before is not None:
                click.echo(f"{test.name}: {'failed' if failed_before else 'passed'} before, not run again")
                failed += [test.name] if failed_before else []
                continue
            start = time.monotonic()
            run = StressRun(test, address, clients, settings)
            report = run.run()
            seconds = time.monotonic() - start
            recording.describe(address, lambda run=run: run.described)  # type: ignore[misc]
            reproduce = _reproduce(address, test.name, settings, cases)
            name = f"stress/{test.name}"
            event = Event(
                Kind.STRESS, name, address, report.outcome(), reproduce=reproduce, seconds=seconds, subject=test.name
            )
            recording.record(event)
            click.echo(_summary(test.name, report, seconds))
            failed += [test.name] if report.ending is not Ending.SUCCESS else []
    if recording.failed_before:
        click.echo(f"failures of the resumed run: {recording.failed_before}")
    if failed:
        raise click.exceptions.Exit(1)


def _reproduce(address: str, name: str, settings: Settings, cases: tuple[str, ...]) -> str:
    words = ["nnconform", "stress", "--driver", address, "--test", name, "--seed", str(settings.seed)]
    words += ["--time", f"{settings.duration:g}s", "--limit", f"{settings.limit:g}"]
    return shlex.join([*words, *(word for each in cases for word in ("--cases", each))])


def _summary(name: str, report: Report, seconds: float) -> str:
    """Return the result of a test as text for the terminal."""
    who = f" of the {report.side}" if report.side else ""
    lines = [f"{name}: {report.ending}{who}, {report.verdict}, {seconds:.1f} s: {report.message}"]
    details = {} if report.ending is Ending.SUCCESS else report.details
    for title, text in details.items():
        lines += [f"  {title}:", *(f"    {line}" for line in text.rstrip().splitlines()[-30:])]
    return printable_lines("\n".join(lines))
