"""``nnconform faults``: run the checks of the driver API on faulty drivers, or list the faults."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import click

from nnconform.harness.cli.options import TrialPlan, sampled, trial_options
from nnconform.harness.cli.progress import Progress
from nnconform.harness.cli.threads import Threads
from nnconform.harness.conformance.check import find_checks
from nnconform.harness.driver.fault import CHECKS, DeclaredFault
from nnconform.harness.results.verdict import Outcome
from nnconform.harness.selftest.faults import BUNDLED, FaultyDriver, declared_faults, faulty_drivers


@click.command()
@trial_options(BUNDLED, "faulty drivers", "that must catch the fault")
def command(plan: TrialPlan) -> None:
    """Run the checks on each faulty driver whose name contains PATTERN (default: all), and show which fail.

    A fault declares the checks that must catch it. In the areas of these checks, any other check that fails is a false
    alarm. Checks in other areas may fail too; without --near they are shown. The exit status is 1 if a fault is missed
    or there is a false alarm.
    """
    if plan.list_all:
        for line in _listing(declared_faults(plan.package, plan.pattern)):
            click.echo(line)
        return
    selected = find_checks(plan.checks)
    names, wide = {each.name for each in selected}, {each.name for each in selected if each.wide}

    def run(fault: FaultyDriver) -> dict[str, Outcome]:
        checks = fault.near(selected) if plan.near else selected
        return fault.failures(pool.until_left(checks), plan.seed)

    missed = alarms = 0
    faults = sampled(faulty_drivers(plan.package, plan.pattern), plan.sample, plan.seed)
    with Threads(plan.jobs) as pool, Progress("faults", len(faults)) as progress:
        for fault, failures in zip(faults, progress.over(pool.map(run, faults)), strict=True):
            missing = sorted(fault.caught_by & names - set(failures))
            others = set(failures) - fault.caught_by - fault.may_be_caught_by
            # A wide check may fail on any fault, and a check in another area on its consequences.
            false = sorted(others & {each.name for each in fault.near(selected)} - wide)
            missed, alarms = missed + bool(missing), alarms + bool(false)
            progress.set(progress.tally.done, missed + alarms)
            if missing or false or not plan.quiet:
                _print_result(fault, failures, missing, false)
    caught = len(faults) - missed
    click.echo(
        f"{len(faults)} faults, {len(selected)} checks: {caught} caught, {alarms} with a false alarm (seed {plan.seed})"
    )
    if missed or alarms:
        raise click.exceptions.Exit(1)


def _listing(faults: Iterable[DeclaredFault]) -> Iterator[str]:
    for each in faults:
        yield f"{each.name}: {each.description}"
        for options, caught_by in each.caught_by.items():
            names = ", ".join(f"{name} ({verdict})" if verdict else name for name, verdict in caught_by.items())
            command = "" if each.command == CHECKS else f"{each.command}: "
            yield f"    {options and f'{options}: '}caught by {command}{names}"


def _print_result(
    fault: FaultyDriver, failures: dict[str, Outcome], missing: Sequence[str], false: Sequence[str]
) -> None:
    failed = ", ".join(f"{name} ({outcome.verdict})" for name, outcome in sorted(failures.items()))
    click.echo(f"{fault.name}: {failed or 'nothing'}")
    if missing:
        click.echo(f"    MISSED by {', '.join(missing)}")
    for name in false:
        click.echo(f"    FALSE ALARM of {name}: {failures[name].message}")
