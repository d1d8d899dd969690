"""``nnconform suite``: run cases and checks on a driver, in processes side by side or by the workers of a cluster."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import click
from msgspec.structs import replace

from nnconform.harness.campaigns.description import DescriptionShard, describe_on
from nnconform.harness.campaigns.suite import suite_folder
from nnconform.harness.campaigns.suite_run import SuitePlan, find_items, portable_path, run_items
from nnconform.harness.cli.campaign import Keeping, parameters_of, summarised
from nnconform.harness.cli.options import (
    driver_option,
    exit_first_option,
    expect_option,
    grouped,
    hal_option,
    limit_option,
    profile_option,
    results_option,
    resume_option,
    seed_option,
)
from nnconform.harness.cli.pools import Workers, pool_options
from nnconform.harness.cli.progress import Progress
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import printable_lines
from nnconform.harness.ops.named import ops_named
from nnconform.harness.results.events import Event
from nnconform.harness.results.verdict import Verdict


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(exists=True))
@driver_option()
@hal_option()
@profile_option()
@seed_option()
@limit_option()
@click.option("--operation", "operations", multiple=True, metavar="NAME", help="Only cases of this operation.")
@click.option("--matrix", type=click.Choice(["one", "all"]), help="Execute each case in one other way too, or in all.")
@click.option("--coupling", is_flag=True, help="Ask for the signed twin of each case on unsigned 8-bit values too.")
@click.option(
    "--extremes",
    type=click.Choice(["sample", "all", "every"]),
    default="sample",
    show_default=True,
    help="Which calls at extreme sizes and ranges are run.",
)
@click.option(
    "--bias",
    type=click.Choice(["sample", "all"]),
    default="sample",
    show_default=True,
    help="Of how many signatures the mean error is measured.",
)
@pool_options()
@results_option()
@resume_option()
@expect_option()
@exit_first_option()
@grouped("keeping", Keeping)
@grouped("workers", Workers)
@grouped("plan", SuitePlan)
def command(plan: SuitePlan, keeping: Keeping, workers: Workers, exit_first: bool) -> None:
    """Run the cases and checks in PATHS (default: the conformance suite) on the driver.

    They are those that pytest runs. With --scheduler or --local-cluster the workers find them, and open the driver. The
    exit status is 1 if one fails.
    """
    ops_named(plan.operations)
    paths = tuple(map(portable_path, plan.paths or (str(suite_folder()),)))
    plan = replace(plan, paths=paths, matrix=plan.matrix or "")
    counts: Counter[Verdict] = Counter()
    failed = False
    start = time.monotonic()

    def summary() -> Iterator[str]:
        yield "  ".join(f"{verdict}: {counts[verdict]}" for verdict in Verdict if counts[verdict]) or "nothing was run"
        yield f"{counts.total()} verdicts in {time.monotonic() - start:.1f} s (seed {plan.seed})"

    with workers.open() as pool, keeping.open("suite", plan.seed, parameters_of(plan)) as recording:
        recording.describe(
            plan.address, lambda: describe_on(pool, DescriptionShard(plan.address, plan.hal, plan.limit))
        )
        names = find_items(pool, plan)
        left = tuple(name for name in names if (plan.address, name) not in recording.done)
        if not names:
            raise UsageError(f"no case in {', '.join(str(Path(each)) for each in plan.paths)}")
        with (
            summarised(recording, summary),
            Progress("items", len(left), where=pool.describe) as progress,
            closing(run_items(pool, plan, left)) as events,
        ):
            for each in events:
                event = recording.record(each)
                counts[event.outcome.verdict] += 1
                failed |= event.failed
                progress.add(failures=int(event.failed))
                if event.failed:
                    click.echo(_failure(event))
                    if exit_first:
                        break
        failed |= bool(recording.failed_before)
    if failed:
        raise click.exceptions.Exit(1)


def _failure(event: Event) -> str:
    outcome = event.outcome
    lines = [f"{event.case}: {outcome.verdict} at {outcome.stage}: {outcome.message}"]
    return printable_lines("\n".join([*lines, f"    reproduce: {event.reproduce}"]))
