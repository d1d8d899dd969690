"""``nnconform replay``: run a case again, from a file or from a results store."""

from __future__ import annotations

from pathlib import Path

import click

from nnconform.harness.campaigns.replay import find_cases, replay_case
from nnconform.harness.cli.options import driver_option, limit_option, results_option
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import printable, single_line


@click.command(name="replay")
@click.argument("what")
@driver_option(default="the one that the case failed on")
@results_option("Results store (SQLite) that holds the case named WHAT.")
@limit_option()
def command(what: str, address: str, results: Path | None, limit: float) -> None:
    """Run cases again and show their verdicts. WHAT is a file of cases (.mod.py, .jsonl), one of them (FILE::NAME) or,
    with --results, the name of a case in a results store.

    The exit status is 1 if a case fails.
    """
    failed = False
    for case, failed_on in find_cases(what, results):
        driver = address or failed_on
        if not driver:
            raise UsageError(f"{what}: name the driver to run it on: --driver ADDRESS")
        session = Session(driver, limit=limit)
        try:
            outcome = replay_case(session, case)
        finally:
            problem = session.close()
        failed |= outcome.failed
        click.echo(f"{case.name} on {driver}: {outcome.verdict} at {outcome.stage}")
        click.echo(f"    {case.model.main!r}")
        for text in (outcome.message, *(f"{name}: {more}" for name, more in outcome.details.items())):
            for line in text.splitlines():
                click.echo(f"    {printable(line)}")
        if problem:
            failed = True
            click.echo(f"    the driver cannot be closed: {single_line(problem)}")
    if failed:
        raise click.exceptions.Exit(1)
