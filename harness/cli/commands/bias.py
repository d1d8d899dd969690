"""``nnconform bias``: the mean error and the spread of a driver's results, for each operation and type."""

from __future__ import annotations

import shlex
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass

import click

from nnconform.harness.campaigns.bias import Measured, bias_calls, judge, measure, rows_of
from nnconform.harness.campaigns.named import ReplayPlan
from nnconform.harness.cli.campaign import Keeping, campaign_options, parameters_of, summarised
from nnconform.harness.cli.options import (
    driver_option,
    grouped,
    hal_option,
    limit_option,
    profile_option,
    seed_option,
)
from nnconform.harness.cli.progress import Progress
from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.bias.large_calls import BiasRow
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.ops.named import ops_named
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Verdict


@dataclass(frozen=True)
class BiasPlan:
    """The operations to measure, all for none, on the driver at ``address``, as the HAL version and under the profile.

    ``seconds`` is the time for all, 0 for no limit; ``limit``: seconds without an answer after which a driver is hung.
    """

    address: str
    operations: tuple[str, ...] = ()
    hal: HalVersion | None = None
    profile: Profile = Profile.HAL
    seed: int = 1
    limit: float = DEFAULT_LIMIT
    seconds: float = 0.0

    def reproduce(self, row: BiasRow) -> str:
        """Return the command that measures one signature again."""
        own = ReplayPlan(self.address, self.hal, self.seed, self.limit, self.profile, bias="all")
        return shlex.join(["nnconform", "replay", row.name, *own.words()])


@click.command()
@click.argument("operations", nargs=-1)
@driver_option()
@hal_option()
@profile_option()
@seed_option(1)
@limit_option()
@campaign_options(jobs=False)
@grouped("keeping", Keeping)
@grouped("plan", BiasPlan)
def command(plan: BiasPlan, keeping: Keeping) -> None:
    """Measure the mean error of each signature of OPERATIONS (default: all) on the driver.

    Prints a line for each output that rounds: its mean error with a 99.9 % confidence interval, and the spread, in
    units of its scale or in ULP. The exit status is 1 if a driver fails; under the profile strict that is one
    whose errors lie on one side.
    """
    counts = Counter[Verdict]()
    start = time.monotonic()
    rows = [row for op in ops_named(plan.operations) for row in rows_of(op, plan.seed)]

    def summary() -> Iterator[str]:
        yield ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items())) + f" (seed {plan.seed})"

    with (
        keeping.open("bias", plan.seed, parameters_of(plan)) as recording,
        closing(open_oracle()) as oracle,
        closing(Session(plan.address, hal=plan.hal, seed=plan.seed, limit=plan.limit, profile=plan.profile)) as session,
    ):
        left = [row for row in rows if (plan.address, row.name) not in recording.done]
        failed = bool(recording.failed_before)
        with summarised(recording, summary), Progress("signatures", len(left), seconds=plan.seconds) as progress:
            for row in left:
                if plan.seconds and counts and time.monotonic() - start >= plan.seconds:
                    break
                began = time.perf_counter()
                measured = measure(session, bias_calls(row, oracle, plan.seed))
                outcome = judge(session, measured)
                counts[outcome.verdict] += 1
                _show(row, measured, outcome)
                again, seconds = plan.reproduce(row), time.perf_counter() - began
                event = recording.record(
                    Event.of_case(
                        Kind.BIAS, row.name, plan.address, outcome, measured.case, reproduce=again, seconds=seconds
                    )
                )
                recording.describe(plan.address, session.describe)
                if outcome.failed:
                    click.echo(f"    reproduce: {again}")
                failed |= event.failed
                progress.add(failures=int(event.failed))
    if failed:
        raise click.exceptions.Exit(1)


def _show(row: BiasRow, measured: Measured, outcome: Outcome) -> None:
    types = " ".join(code.name.removeprefix("TENSOR_") for code in row.types)
    for figures in measured.figures:
        click.echo(f"{row.op.code.name:<28} {types:<40} {figures}{'  BIASED' if figures.biased else ''}")
    if outcome.failed and not measured.figures:
        click.echo(f"{row.op.code.name:<28} {types:<40} {outcome.verdict}: {outcome.message}")
