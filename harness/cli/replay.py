"""``nnconform replay``: runs one failure again, from its file or from a results store."""

from __future__ import annotations

from pathlib import Path

import click

from harness.loaders.session import DEFAULT_LIMIT, Session
from harness.model.errors import UsageError
from harness.runner.replay import cases_of, replay_case


@click.command(name="replay")
@click.argument("what")
@click.option("--driver", "address", default="", help="The driver; default: the one that it failed on.")
@click.option("--results", type=click.Path(path_type=Path), help="The results store that holds the case named WHAT.")
@click.option("--limit", default=DEFAULT_LIMIT, show_default=True, help="Silence after which a driver is hung, in s.")
def command(what: str, address: str, results: Path | None, limit: float) -> None:
    """Run WHAT again, a .mod.py file or the name of a case in a results store, and say what it comes to."""
    failed = False
    for case, failed_on in cases_of(what, results):
        chosen = address or failed_on
        if not chosen:
            raise UsageError(f"{what}: name the driver to run it on: --driver ADDRESS")
        session = Session(chosen, limit=limit)
        try:
            outcome = replay_case(session, case)
        finally:
            session.close()
        failed |= outcome.failed
        click.echo(f"{case.name} on {chosen}: {outcome.verdict} at {outcome.stage}")
        click.echo(f"    {case.model.main!r}")
        for text in (outcome.message, *(f"{name}: {more}" for name, more in outcome.details.items())):
            for line in text.splitlines():
                click.echo(f"    {line}")
    if failed:
        raise click.exceptions.Exit(1)
