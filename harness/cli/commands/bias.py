"""``nnconform bias``: the mean error and the spread of a driver's results, for each operation and type."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import click

from nnconform.harness.campaigns.bias import Measured, bias_calls, judge, measure, rows_of
from nnconform.harness.cli.commands.probe import find_ops
from nnconform.harness.cli.options import (
    driver_option,
    hal_option,
    limit_option,
    profile_option,
    results_option,
    seed_option,
)
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.bias.large_calls import BiasRow
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.verdict import Outcome, Verdict


@click.command()
@click.argument("operations", nargs=-1)
@driver_option()
@hal_option()
@profile_option()
@seed_option(1)
@limit_option()
@results_option()
def command(
    operations: tuple[str, ...],
    address: str,
    hal: HalVersion | None,
    profile: Profile,
    seed: int,
    limit: float,
    results: Path | None,
) -> None:
    """Measure the mean error of each signature of OPERATIONS (default: all) on the driver.

    Prints a line for each output that rounds: its mean error with a 99.9 % confidence interval, and the spread, in
    units of its scale or in ULP. The exit status is 1 if a driver fails; under the profile strict that is one
    whose errors lie on one side.
    """
    parameters = {"drivers": [address], "operations": sorted(operations), "profile": str(profile)}
    counts = Counter[Verdict]()
    failed = False
    with (
        Recording(results, seed, command="nnconform bias", parameters=parameters) as recording,
        closing(open_oracle()) as oracle,
        closing(Session(address, hal=hal, seed=seed, limit=limit, profile=profile)) as session,
    ):
        for row in (row for op in find_ops(operations) for row in rows_of(op, seed)):
            began = time.perf_counter()
            measured = measure(session, bias_calls(row, oracle, seed))
            outcome = judge(session, measured)
            counts[outcome.verdict] += 1
            failed |= outcome.failed
            _show(row, measured, outcome)
            again = f"nnconform bias {row.op.code.name} --driver {address} --seed {seed} --profile {profile}"
            seconds = time.perf_counter() - began
            case = measured.case
            recording.record(
                Event.of_case(Kind.BIAS, row.name, address, outcome, case, reproduce=again, seconds=seconds)
            )
            recording.describe(address, session.describe)
    click.echo(", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items())) + f" (seed {seed})")
    if failed:
        raise click.exceptions.Exit(1)


def _show(row: BiasRow, measured: Measured, outcome: Outcome) -> None:
    types = " ".join(code.name.removeprefix("TENSOR_") for code in row.types)
    for figures in measured.figures:
        click.echo(f"{row.op.code.name:<28} {types:<40} {figures}{'  BIASED' if figures.biased else ''}")
    if outcome.failed and not measured.figures:
        click.echo(f"{row.op.code.name:<28} {types:<40} {outcome.verdict}: {outcome.message}")
