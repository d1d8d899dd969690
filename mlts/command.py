"""``nnconform mlts``: measure accuracy and latency of real networks on drivers, against a baseline."""

from __future__ import annotations

import sys
import time
from contextlib import ExitStack, closing

import click

from nnconform.harness.cli.campaign import Keeping, campaign_options, parameters_of, summarised
from nnconform.harness.cli.options import drivers_option, grouped, limit_option
from nnconform.harness.cli.pools import Workers
from nnconform.harness.cli.progress import Progress
from nnconform.harness.execution.session import Session
from nnconform.mlts.baseline import Baselines
from nnconform.mlts.network_run import run_away, run_here
from nnconform.mlts.trial import LIMIT, NetworkTrial, case_name, network_options

_BASELINE = (
    "What drivers are compared with: litert, litert-reference (its plain kernels), onnxruntime, none, the address of a"
    " driver, or run:STORE[#RUN][@ADDRESS] for an earlier run. auto: LiteRT, for .onnx ONNX Runtime."
)


@click.command("mlts")
@drivers_option()
@network_options
@click.option("--baseline", default="auto", show_default=True, help=_BASELINE)
@click.option("--images", type=click.IntRange(1), help="Images or sequences to try, at most; default: all.")
@click.option(
    "--seconds",
    "measured",
    type=click.FloatRange(0),
    default=1.0,
    show_default=True,
    help="Seconds to measure each network for.",
)
@campaign_options(alone=True)
@limit_option(LIMIT)
@grouped("keeping", Keeping)
@grouped("workers", Workers)
@grouped("trial", NetworkTrial)
def command(trial: NetworkTrial, keeping: Keeping, workers: Workers, addresses: tuple[str, ...]) -> None:
    """Measure the accuracy and the latency of real networks on drivers.

    Each network is judged by its metric. The drivers are compared with a baseline on the same items, by a paired test;
    goldens are compared with the stored outputs. All samples go to the results store. The exit status is 1 if a driver
    is less accurate than chance explains or than the manifest expects, too far from a stored answer, or breaks down.
    """
    task_set = trial.tasks()
    for reason in task_set.skipped:
        click.echo(f"not tried: {reason}", err=True)
    began = time.monotonic()
    tried: list[str] = []
    with ExitStack() as stack:
        pool = stack.enter_context(workers.open(measured=True))
        parameters = parameters_of(trial) | {"drivers": sorted(addresses)}
        sessions, baselines = [], None
        if not pool.away:
            sessions = [stack.enter_context(closing(Session(address, limit=trial.limit))) for address in addresses]
            for session in sessions:
                session.device()
            baselines = Baselines(trial.baseline, stack, trial.limit)
        recording = stack.enter_context(keeping.open("mlts", 0, parameters))
        tasks = [
            task for task in task_set.tasks if any((each, case_name(task)) not in recording.done for each in addresses)
        ]
        failed = bool(recording.failed_before)
        with (
            summarised(recording, lambda: [f"{len(tried)} of {len(tasks)} networks tried"]),
            Progress("networks", len(tasks), seconds=trial.seconds, where=pool.describe) as progress,
            closing(
                run_here(tasks, trial, sessions, baselines, recording, progress.say)
                if baselines
                else run_away(pool, tasks, trial, addresses, recording)
            ) as runs,
        ):
            for name, new in runs:
                tried.append(name)
                progress.add(failures=int(new))
                failed |= new
                if trial.seconds and time.monotonic() - began >= trial.seconds:
                    break
    if failed:
        sys.exit(1)
