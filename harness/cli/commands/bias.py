"""``nnconform bias``: measure the mean error and the spread of a driver's results, for each operation and type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import closing

import click

from nnconform.harness.campaigns.bias_run import BiasPlan, run_rows
from nnconform.harness.campaigns.description import DescriptionShard, describe_on
from nnconform.harness.cli.campaign import Keeping, campaign_options, parameters_of, summarised
from nnconform.harness.cli.options import (
    driver_option,
    grouped,
    hal_option,
    limit_option,
    profile_option,
    seed_option,
)
from nnconform.harness.cli.pools import Workers
from nnconform.harness.cli.progress import Progress
from nnconform.harness.results.verdict import Verdict


@click.command()
@click.argument("operations", nargs=-1)
@driver_option()
@hal_option()
@profile_option()
@seed_option(1)
@limit_option()
@campaign_options()
@grouped("keeping", Keeping)
@grouped("workers", Workers)
@grouped("plan", BiasPlan)
def command(plan: BiasPlan, keeping: Keeping, workers: Workers) -> None:
    """Measure the mean error of each signature of OPERATIONS (default: all) on the driver.

    Prints a line for each output that rounds: its mean error with a 99.9 % confidence interval, and the spread, in
    units of its scale or in ULP. The exit status is 1 if a driver fails; under the profile strict that is one
    whose errors lie on one side.
    """
    counts = Counter[Verdict]()
    names = [row.name for row in plan.rows()]

    def summary() -> Iterator[str]:
        yield ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items())) + f" (seed {plan.seed})"

    with workers.open() as pool, keeping.open("bias", plan.seed, parameters_of(plan)) as recording:
        left = [name for name in names if (plan.address, name) not in recording.done]
        failed = bool(recording.failed_before)
        recording.describe(
            plan.address, lambda: describe_on(pool, DescriptionShard(plan.address, plan.hal, plan.limit))
        )
        with (
            summarised(recording, summary),
            Progress("signatures", len(left), seconds=plan.seconds, where=pool.describe) as progress,
            closing(run_rows(plan, left, pool)) as records,
        ):
            for record in records:
                counts[record.event.outcome.verdict] += 1
                for line in record.lines:
                    click.echo(line)
                event = recording.record(record.event)
                if event.outcome.failed:
                    click.echo(f"    reproduce: {event.reproduce}")
                failed |= event.failed
                progress.add(failures=int(event.failed))
    if failed:
        raise click.exceptions.Exit(1)
