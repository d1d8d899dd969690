"""``nnconform faults``: the drivers that are wrong on purpose, against the checks of the driver API; and their list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random

import click

from nnconform.harness.cli.options import jobs_option, seed_option
from nnconform.harness.conformance.check import find_checks
from nnconform.harness.driver.fault import CHECKS, DeclaredFault
from nnconform.harness.results.verdict import Outcome
from nnconform.harness.selftest.faults import BUNDLED, FaultyDriver, declared_faults, faulty_drivers


@click.command()
@click.argument("pattern", default="")
@click.option("--package", default=BUNDLED, show_default=True, help="Package of faulty drivers.")
@click.option("--list", "list_all", is_flag=True, help="Print every fault, what is wrong and what must catch it.")
@click.option("--checks", default="", metavar="PATTERN", help="Only the checks whose names contain it.")
@click.option("--near", is_flag=True, help="Of the checks only those in the areas that must catch the fault.")
@click.option("--sample", type=click.IntRange(1), metavar="N", help="Only so many faults, drawn by the seed.")
@seed_option()
@jobs_option()
@click.option("--quiet", is_flag=True, help="Print the faults that were missed, false alarms and the counts alone.")
def command(
    pattern: str,
    package: str,
    list_all: bool,
    checks: str,
    near: bool,
    sample: int | None,
    seed: int,
    jobs: int,
    quiet: bool,
) -> None:
    """Run the checks on each faulty driver whose name contains PATTERN, and say which found it.

    Of the areas that must catch a fault, exactly those checks are to fail that say so; a failure of any other is a
    false alarm. Checks of other areas may fail too: without --near they are shown.
    """
    if list_all:
        for line in _listing(declared_faults(package, pattern)):
            click.echo(line)
        return
    tried = find_checks(checks)
    names, wide = {each.name for each in tried}, {each.name for each in tried if each.wide}

    def run(fault: FaultyDriver) -> dict[str, Outcome]:
        return fault.failures(fault.near(tried) if near else tried, seed)

    missed = alarms = 0
    faults = faulty_drivers(package, pattern)
    if sample is not None and sample < len(faults):
        faults = [faults[place] for place in sorted(Random(seed).sample(range(len(faults)), sample))]
    with ThreadPoolExecutor(jobs) as pool:
        for fault, failures in zip(faults, pool.map(run, faults), strict=True):
            lost = sorted(fault.caught_by & names - set(failures))
            more = set(failures) - fault.caught_by - fault.seen_when_busy_by
            # What goes over everything may see any fault, and another area what this one's fault does to it.
            false = sorted(more & {each.name for each in fault.near(tried)} - wide)
            missed, alarms = missed + bool(lost), alarms + bool(false)
            if lost or false or not quiet:
                _say(fault, failures, lost, false)
    caught = len(faults) - missed
    click.echo(f"{len(faults)} faults, {len(tried)} checks: {caught} caught, {alarms} with a false alarm (seed {seed})")
    if missed or alarms:
        raise click.exceptions.Exit(1)


def _listing(faults: Iterable[DeclaredFault]) -> Iterator[str]:
    for each in faults:
        yield f"{each.name}: {each.description}"
        for options, caught_by in each.caught_by.items():
            names = ", ".join(f"{name} ({verdict})" if verdict else name for name, verdict in caught_by.items())
            command = "" if each.command == CHECKS else f"{each.command}: "
            yield f"    {options and f'{options}: '}caught by {command}{names}"


def _say(fault: FaultyDriver, failures: dict[str, Outcome], lost: Sequence[str], false: Sequence[str]) -> None:
    found = ", ".join(f"{name} ({outcome.verdict})" for name, outcome in sorted(failures.items()))
    click.echo(f"{fault.name}: {found or 'nothing'}")
    if lost:
        click.echo(f"    MISSED by {', '.join(lost)}")
    for name in false:
        click.echo(f"    FALSE ALARM of {name}: {failures[name].message}")
