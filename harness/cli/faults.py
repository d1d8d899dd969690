"""``nnconform faults``: the drivers that are wrong on purpose, against all checks of the driver API."""

from __future__ import annotations

import click

from harness.conformance.check import find_checks
from harness.runner.faults import BUNDLED, find_faults


@click.command()
@click.argument("pattern", default="")
@click.option("--package", default=BUNDLED, show_default=True, help="Package of faulty drivers.")
@click.option("--checks", default="", metavar="PATTERN", help="Only the checks whose names contain it.")
@click.option("--seed", default=0, show_default=True, help="Seed of everything random.")
def command(pattern: str, package: str, checks: str, seed: int) -> None:
    """Run the checks on each faulty driver whose name contains PATTERN, and say which found it."""
    tried = find_checks(checks)
    names = {each.name for each in tried}
    missed = alarms = 0
    faults = find_faults(package, pattern)
    for fault in faults:
        failures = fault.failures(tried, seed)
        lost, false = sorted(fault.caught_by & names - set(failures)), sorted(set(failures) - fault.caught_by)
        missed, alarms = missed + bool(lost), alarms + bool(false)
        found = ", ".join(f"{name} ({outcome.verdict})" for name, outcome in sorted(failures.items()))
        click.echo(f"{fault.name}: {found or 'nothing'}")
        if lost:
            click.echo(f"    MISSED by {', '.join(lost)}")
        for name in false:
            click.echo(f"    FALSE ALARM of {name}: {failures[name].message}")
    click.echo(f"{len(faults)} faults, {len(tried)} checks: {len(faults) - missed} caught, {alarms} with a false alarm")
    if missed or alarms:
        raise click.exceptions.Exit(1)
