"""``nnconform permitted``: run the checks on right drivers that do what AOSP permits, or list what they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import click

from nnconform.harness.cli.options import TrialPlan, sampled, trial_options
from nnconform.harness.cli.progress import Progress
from nnconform.harness.cli.threads import Threads
from nnconform.harness.conformance.check import find_checks
from nnconform.harness.model.authority import Profile
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.selftest.permitted import BUNDLED, LenientDriver, Trial, lenient_drivers

_LEFT_OUT = frozenset({Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE})


@click.command()
@trial_options(BUNDLED, "permitted behaviours", "in which a behaviour shows")
def command(plan: TrialPlan) -> None:
    """Run the checks on right drivers with behaviours that AOSP permits: each one whose name contains PATTERN, and all.

    A sample is of those with one. A behaviour says who permits it and which checks forbid it under a stricter profile.
    For each profile the table has the number of trials that fail, and those with advice after a plus; "left out" are
    trials that are unsupported or not applicable. The exit status is 1 if a check fails that should not, or does not
    fail that should.
    """
    drivers = lenient_drivers(plan.package, plan.pattern)
    if plan.list_all:
        for line in _listing(drivers):
            click.echo(line)
        return
    selected, drivers = find_checks(plan.checks), _sampled(drivers, plan)

    def run(driver: LenientDriver) -> list[Trial]:
        checks = driver.near(selected) if plan.near else selected
        return list(driver.trials(pool.until_left(checks), plan.seed))

    wrong = 0
    if not plan.quiet:
        click.echo(_row("behaviour", "trials", map(str, Profile), "left out"))
    with Threads(plan.jobs) as pool, Progress("drivers", len(drivers)) as progress:
        for driver, trials in zip(drivers, progress.over(pool.map(run, drivers)), strict=True):
            if not plan.quiet:
                left_out = sum(trial.outcome.verdict in _LEFT_OUT for trial in trials)
                click.echo(_row(driver.name, len(trials), _cells(trials), left_out))
            for profile in Profile:
                for mistake in driver.mistakes(trials, profile):
                    wrong += 1
                    click.echo(f"    {driver.name}, {mistake}")
            progress.set(progress.tally.done, wrong)
    click.echo(f"{len(drivers)} right drivers: {wrong} results are not what the permissions say (seed {plan.seed})")
    if wrong:
        raise click.exceptions.Exit(1)


def _sampled(drivers: list[LenientDriver], plan: TrialPlan) -> list[LenientDriver]:
    """Return the sample: none with several behaviours, on which nearly all checks run, if there are others."""
    few = [each for each in drivers if each.single] if plan.sample else drivers
    return sampled(few or drivers, plan.sample, plan.seed)


def _row(name: str, trials: object, cells: Iterable[str], left_out: object) -> str:
    return f"{name:30}{trials:>8}" + "".join(f"{cell:>10}" for cell in cells) + f"{left_out:>10}"


def _cells(trials: Sequence[Trial]) -> Iterator[str]:
    """Yield, for each profile, the number of trials that fail, and of those with advice."""
    broken = sum(bool(trial.broken) for trial in trials)
    for profile in Profile:
        failed = sum(trial.problem(profile) is not None for trial in trials)
        yield f"{failed} +{broken - failed}" if broken > failed else f"{failed}"


def _listing(drivers: Sequence[LenientDriver]) -> Iterator[str]:
    for driver in drivers:
        if not driver.single:
            continue
        behaviour = driver.behaviours[0]
        permission = behaviour.permission
        yield f"{driver.name}: {behaviour.description}"
        yield f"    permitted by {permission.by}"
        if permission.against_the_text:
            yield f"    the text decides otherwise: {permission.against_the_text}"
        if permission.level is not None:
            yield f"    {Profile.of(permission.level)}: fails {', '.join(permission.forbidden_by)}"
