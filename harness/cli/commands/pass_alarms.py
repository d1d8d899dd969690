"""``nnconform pass-alarms``: count the forms of idioms that fail on right graph passes."""

from __future__ import annotations

import click

from nnconform.harness.cli.options import forms_options, seed_option
from nnconform.harness.cli.progress import Progress
from nnconform.harness.selftest.planted_passes import IdiomDetector
from nnconform.harness.selftest.right_passes import BUNDLED, alarms, right_passes


@click.command(name="pass-alarms")
@click.argument("pattern", default="")
@forms_options
@seed_option()
@click.option("--package", default=BUNDLED, show_default=True, help="Package of right passes.")
def command(pattern: str, forms: int | None, seed: int, strength: int, package: str) -> None:
    """Rewrite models before the driver compiles them, by one right pass at a time, and by all: no idiom may fail.

    Only passes whose names contain PATTERN (default: all). The exit status is 1 if a graph fails, or if a pass rewrites
    none, so that nothing is known of it.
    """
    chosen, wrong = right_passes(package, pattern), 0
    detector = IdiomDetector(strength, seed, most=forms)
    click.echo(f"{len(detector.graphs)} graphs of {len(detector.idioms())} idioms drawn")
    with Progress("passes", len(chosen)) as progress:
        for each in progress.over(alarms(detector, chosen, package), lambda each: bool(each.problem)):
            wrong += bool(each.problem)
            click.echo(f"{each.name:50} rewrote {each.applied:4}  {each.problem or 'right'}")
            for form, message in each.failures:
                click.echo(f"    FALSE ALARM: {form}: {message}")
    detector.close()
    click.echo(f"{len(chosen) - wrong} of {len(chosen)} drivers with right passes are found right")
    if wrong:
        raise click.exceptions.Exit(1)
