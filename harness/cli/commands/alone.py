"""``nnconform alone``: run the checks of the driver API on right drivers that support one operation each."""

from __future__ import annotations

import click

from nnconform.harness.cli.options import checks_option, jobs_option, sample_option, sampled, seed_option
from nnconform.harness.cli.progress import Progress
from nnconform.harness.cli.threads import Threads
from nnconform.harness.conformance.check import find_checks
from nnconform.harness.selftest.alone import ADDRESS, alarms, operations


@click.command(name="alone")
@click.argument("pattern", default="")
@click.option("--address", default=ADDRESS, show_default=True, help="Address of the driver; {} is the operation.")
@checks_option()
@sample_option()
@seed_option()
@jobs_option()
def command(pattern: str, address: str, checks: str, sample: int | None, seed: int, jobs: int) -> None:
    """Run the checks on a right driver for each operation whose name contains PATTERN (default: all 102), which
    supports that operation alone, and show which fail.

    A check that needs another operation must find that the driver does not support it: each failure is a false alarm,
    and the exit status is then 1.
    """
    selected, drawn = find_checks(checks), sampled(operations(pattern), sample, seed)
    found = 0
    with Threads(jobs) as pool, Progress("drivers", len(drawn)) as progress:
        results = progress.over(pool.map(lambda each: alarms(each, pool.until_left(selected), address), drawn), bool)
        for operation, failures in zip(drawn, results, strict=True):
            found += len(failures)
            for name, outcome in failures.items():
                click.echo(f"{operation.name}: FALSE ALARM of {name}: {outcome.verdict}: {outcome.message}")
    click.echo(f"{len(drawn)} drivers of one operation, {len(selected)} checks: {found} false alarms (seed {seed})")
    if found:
        raise click.exceptions.Exit(1)
