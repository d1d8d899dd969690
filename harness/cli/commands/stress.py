"""``nnconform stress``: run the stress tests on a driver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import click

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
from nnconform.harness.model.printable import printable_lines
from nnconform.harness.process.crash_text import cut_output
from nnconform.harness.stress.campaign import StressPlan, name_of, run_tests
from nnconform.harness.stress.definition import find_tests
from nnconform.harness.stress.outcome import Ending, Report

# Characters of each text of a failure that are printed; the results store has more.
_SHOWN = 3000


@click.command()
@list_option("List the stress tests.", lambda: (f"{test.name}: {test.says}" for test in find_tests()))
@driver_option()
@click.option("--test", "names", multiple=True, metavar="NAME", help="Only this test. May be repeated.")
@campaign_options("100s")
@limit_option()
@seed_option()
@click.option(
    "--cases",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False),
    help="File of the cases to run instead of the bundled ones. May be repeated.",
)
@grouped("keeping", Keeping)
@grouped("workers", Workers)
@grouped("plan", StressPlan)
def command(plan: StressPlan, keeping: Keeping, workers: Workers) -> None:
    """Load a driver from many threads and processes, kill its clients, and check that its outputs stay right.

    The driver runs in a process of its own. The tests share --time equally. The exit status is 1 if a test fails.
    """
    tests = [find_tests(name)[0].name for name in plan.names] or [test.name for test in find_tests()]
    plan = replace(plan, names=tuple(tests))
    counts: Counter[str] = Counter()
    # The time decides how hard each test is.
    parameters = parameters_of(plan, "names") | {"time": plan.seconds}
    with workers.open() as pool, keeping.open("stress", plan.seed, parameters) as recording:
        settings = plan.settings(pool.shares(len(tests), at_once=True))
        click.echo(f"driver {plan.address}, seed {plan.seed}, {settings.duration:g} s for each of {len(tests)} tests")
        left = []
        for name in tests:
            before = recording.done.get((plan.address, name_of(name)))
            if before is None:
                left.append(name)
            else:
                click.echo(f"{name}: {'failed' if before else 'passed'} before, not run again")

        def summary() -> Iterator[str]:
            endings = ", ".join(f"{count} {ending}" for ending, count in sorted(counts.items()))
            yield f"{counts.total()} of {len(left)} tests run{f': {endings}' if endings else ''}"

        failed = any(recording.done.get((plan.address, name_of(name))) for name in tests)
        with (
            summarised(recording, summary),
            Progress("tests", len(left), where=pool.describe) as progress,
            closing(run_tests(plan, left, settings, pool)) as records,
        ):
            for record in records:
                if record.described:
                    recording.describe(plan.address, lambda record=record: record.described)  # type: ignore[misc]
                event = recording.record(record.event(plan, settings))
                for measurement in record.measurements(plan):
                    recording.measure(measurement)
                counts[record.report.ending] += 1
                failed |= event.failed
                progress.add(failures=int(event.failed))
                click.echo(_summary(record.name, record.report, record.seconds))
                if event.outcome.failed:
                    click.echo(f"  reproduce: {event.reproduce}")
    if failed:
        raise click.exceptions.Exit(1)


def _summary(name: str, report: Report, seconds: float) -> str:
    """Return the result of a test as text for the terminal."""
    who = f" of the {report.side}" if report.side else ""
    lines = [f"{name}: {report.ending}{who}, {report.verdict}, {seconds:.1f} s: {report.message}"]
    details = {} if report.ending is Ending.SUCCESS else report.details
    for title, text in details.items():
        lines += [f"  {title}:", *(f"    {line}" for line in cut_output(text.rstrip(), _SHOWN).splitlines())]
    return printable_lines("\n".join(lines))
