"""``nnconform stress``: the stress tests on a driver."""

from __future__ import annotations

import shlex
import time
from contextlib import closing
from pathlib import Path

import click

from nnconform.harness.cli.durations import DURATION
from nnconform.harness.cli.options import limit_option, seed_option
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.recording import Recording
from nnconform.harness.stress.definition import find_tests
from nnconform.harness.stress.outcome import Ending, Report
from nnconform.harness.stress.processes import Clients
from nnconform.harness.stress.run import Settings, StressRun


@click.command()
@click.option("--driver", "address", required=True, metavar="ADDRESS", help="The driver; it gets a process of its own.")
@click.option("--test", "names", multiple=True, metavar="NAME", help="Only this test; may be given again.")
@click.option("--duration", type=DURATION, default="10s", show_default=True, help="How long each test lasts: 30s, 5m.")
@limit_option()
@seed_option("What all random choices follow from.")
@click.option("--cases", multiple=True, type=click.Path(exists=True, dir_okay=False), help="Spec files to use instead.")
@click.option("--results", type=click.Path(path_type=Path), help="Store that keeps each verdict as it falls.")
@click.option("--resume", is_flag=True, help="Go on with the store's latest run of this command.")
@click.option("--list", "listed", is_flag=True, is_eager=True, callback=lambda ctx, _, on: _list(ctx) if on else None)
def command(
    address: str,
    names: tuple[str, ...],
    duration: float,
    limit: float,
    seed: int,
    cases: tuple[str, ...],
    results: Path | None,
    resume: bool,
    listed: bool,
) -> None:
    """Press a driver from many threads and processes, kill its clients, and see that it keeps answering right."""
    tests = [find_tests(name)[0] for name in names] or find_tests()
    settings = Settings(duration, limit, seed)
    failed = []
    parameters = {"driver": address, "duration": duration, "cases": cases}
    recorded = Recording(results, seed, resume=resume, command="nnconform stress", parameters=parameters)
    with recorded as recording, closing(Clients(list(cases), seed)) as clients:
        click.echo(f"driver {address}, seed {seed}, {duration:g} s each")
        for test in tests:
            failed_before = recording.done.get((address, f"stress/{test.name}"))
            if failed_before is not None:
                click.echo(f"{test.name}: {'failed' if failed_before else 'passed'} before")
                failed += [test.name] if failed_before else []
                continue
            began = time.monotonic()
            run = StressRun(test, address, clients, settings)
            report = run.run()
            took = time.monotonic() - began
            recording.describe(address, lambda run=run: run.described)  # type: ignore[misc]
            again = _reproduce(address, test.name, settings, cases)
            name = f"stress/{test.name}"
            event = Event(
                Kind.STRESS, name, address, report.outcome(), reproduce=again, seconds=took, subject=test.name
            )
            recording.record(event)
            click.echo(_said(test.name, report, took))
            failed += [test.name] if report.ending is not Ending.SUCCESS else []
    if recording.failed_before:
        click.echo(f"failures of the resumed run: {recording.failed_before}")
    if failed:
        raise click.exceptions.Exit(1)


def _reproduce(address: str, name: str, settings: Settings, cases: tuple[str, ...]) -> str:
    words = ["nnconform", "stress", "--driver", address, "--test", name, "--seed", str(settings.seed)]
    words += ["--duration", f"{settings.duration:g}s", "--limit", f"{settings.limit:g}"]
    return shlex.join([*words, *(word for each in cases for word in ("--cases", each))])


def _said(name: str, report: Report, seconds: float) -> str:
    """What came of a test, for the terminal."""
    who = f" of the {report.side}" if report.side else ""
    lines = [f"{name}: {report.ending}{who}, {report.verdict}, {seconds:.1f} s: {report.message}"]
    if report.ending is Ending.SUCCESS:
        return lines[0]
    for title, text in report.details.items():
        lines += [f"  {title}:", *(f"    {line}" for line in text.rstrip().splitlines()[-30:])]
    return "\n".join(lines)


def _list(context: click.Context) -> None:
    for test in find_tests():
        click.echo(f"{test.name}: {test.says}")
    context.exit()
