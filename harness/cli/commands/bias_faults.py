"""``nnconform bias-faults``: count the faulty roundings that mean errors detect."""

from __future__ import annotations

import click

from nnconform.harness.cli.options import goal_option, seed_option
from nnconform.harness.cli.progress import Progress
from nnconform.harness.selftest.bias_faults import Unmasked, bias_faults, unmask
from nnconform.harness.selftest.faults import BUNDLED


@click.command(name="bias-faults")
@click.argument("pattern", default="")
@click.option("--package", default=BUNDLED, show_default=True, help="Package of faulty drivers.")
@seed_option(1)
@goal_option(1.0)
def command(pattern: str, package: str, seed: int, goal: float) -> None:
    """Measure the mean errors of each faulty driver whose name contains PATTERN (default: all), until one is off.

    The exit status is 1 if the share of detected faults is below --goal.
    """
    done: list[Unmasked] = []
    faults = list(bias_faults(package, pattern))
    with Progress("faults", len(faults)) as progress:
        for each in progress.over(unmask(package, faults, seed), lambda each: not each.signature):
            done.append(each)
            text = each.outcome.message.partition(",")[0] if each.outcome else ""
            found = f"{each.signature}: {text}" if each.signature else "SURVIVED"
            click.echo(f"{each.fault.name:30} {found}, signature {each.measured} of its operations")
    share = sum(bool(each.signature) for each in done) / len(done)
    click.echo(f"detected {sum(bool(each.signature) for each in done)} of {len(done)} faults ({share:.0%})")
    if share < goal:
        raise click.exceptions.Exit(1)
