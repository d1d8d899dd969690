"""``nnconform mlts``: accuracy and latency of real networks on any driver, against a baseline on the same inputs."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing
from typing import Literal

import click
from rich.console import Console
from rich.table import Table

from nnconform.harness.cli.campaign import Keeping, campaign_options, parameters_of, summarised
from nnconform.harness.cli.options import drivers_option, grouped, limit_option
from nnconform.harness.cli.progress import Progress
from nnconform.harness.execution.session import Session
from nnconform.harness.results.events import ERROR, SCORE, Event, Kind, Measurement
from nnconform.harness.results.percentiles import PERCENTILES, percentile
from nnconform.harness.results.recording import Recording
from nnconform.mlts.baseline import BY_ITEM, ROWS, Baselines, packed
from nnconform.mlts.quantity import HIT
from nnconform.mlts.task import Task
from nnconform.mlts.task_run import TaskRun, run_task
from nnconform.mlts.trial import NetworkTrial, case_name, network_options

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
@campaign_options(jobs=False)
@limit_option(60.0)
@grouped("keeping", Keeping)
@grouped("trial", NetworkTrial)
def command(trial: NetworkTrial, keeping: Keeping, addresses: tuple[str, ...]) -> None:
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
        sessions = [stack.enter_context(closing(Session(address, limit=trial.limit))) for address in addresses]
        for session in sessions:
            session.device()
        parameters = parameters_of(trial) | {"drivers": sorted(addresses)}
        baselines = Baselines(trial.baseline, stack, trial.limit)
        recording = stack.enter_context(keeping.open("mlts", 0, parameters))
        tasks = [
            task for task in task_set.tasks if any((each, case_name(task)) not in recording.done for each in addresses)
        ]
        failed = bool(recording.failed_before)
        with (
            summarised(recording, lambda: [f"{len(tried)} of {len(tasks)} networks tried"]),
            Progress("networks", len(tasks), seconds=trial.seconds) as progress,
        ):
            for task in tasks:
                if trial.seconds and tried and time.monotonic() - began >= trial.seconds:
                    break
                progress.say(task.name)
                new = _try(task, trial, sessions, baselines, recording)
                tried.append(task.name)
                progress.add(failures=int(new))
                failed |= new
    if failed:
        sys.exit(1)


def _try(
    task: Task, trial: NetworkTrial, sessions: Sequence[Session], baselines: Baselines, recording: Recording
) -> bool:
    """Run a task on the drivers, print and store what came of it; return whether one failed."""
    baseline = baselines.of(task)
    if baseline is None:
        click.echo(f"{task.name}: nothing to compare with: {baselines.missing}", err=True)
        if task.needs_baseline:
            return False
    task_runs, theirs = run_task(task, sessions, trial.measured, baseline)
    _print(task, [*([theirs] if theirs else []), *task_runs])
    failed = False
    for session, task_run in zip(sessions, task_runs, strict=True):
        recording.describe(task_run.address, session.describe)
        event = recording.record(
            Event(
                Kind.MLTS,
                case_name(task),
                task_run.address,
                task_run.outcome,
                path=str(task.path),
                reproduce=trial.reproduce(task, task_run.address),
                subject=task.name,
            )
        )
        _record_samples(recording, task, task_run)
        failed |= event.failed
        if event.outcome.failed:
            click.echo(f"  reproduce: {event.reproduce}")
    if theirs:
        _record_samples(recording, task, theirs)
    return failed


def _print(task: Task, task_runs: list[TaskRun]) -> None:
    table = Table(title=f"{task.name}: {_extent(task)}; times in ms, with 95 % intervals", title_justify="left")
    times = ["prepare", "first", *(f"p{each}" for each in PERCENTILES)]
    headings = [
        *task.quantities,
        *times,
        *(["sequence p50"] if any(task_run.sequences for task_run in task_runs) else []),
    ]
    for heading in ("driver", "verdict", *headings):
        side: Literal["left", "right"] = "left" if heading in ("driver", "verdict") else "right"
        table.add_column(heading, justify=side, overflow="fold")
    for task_run in task_runs:
        table.add_row(task_run.address, str(task_run.outcome.verdict), *_figures(task, task_run))
    console = Console(width=220)
    console.print(table)
    for task_run in task_runs:
        if task_run.outcome.message:
            console.print(f"  {task_run.address}: {task_run.outcome.message}", markup=False)


def _extent(task: Task) -> str:
    steps = [len(task.steps(number)) for number in range(len(task))]
    of_steps = f" of {min(steps)} to {max(steps)} steps" if max(steps) > 1 else ""
    return f"{len(task)} {task.items}{of_steps}"


def _figures(task: Task, task_run: TaskRun) -> list[str]:
    if not task_run.inferences:
        return []
    cells = [_figure(task_run, name) for name in task.quantities]
    prepare = f"{percentile(task_run.preparations, 50).value:.2f}" if task_run.preparations else ""
    latencies = [percentile(task_run.inferences, percent) for percent in PERCENTILES]
    cells += [prepare, f"{task_run.first:.3f}", *(f"{p.value:.3f} [{p.low:.3f}, {p.high:.3f}]" for p in latencies)]
    return [*cells, *([f"{percentile(task_run.sequences, 50).value:.2f}"] if task_run.sequences else [])]


def _figure(task_run: TaskRun, name: str) -> str:
    figure = task_run.figures.get(name)
    if figure is None:
        return ""
    known = not math.isnan(figure.low)
    return f"{figure.value:.4g}" + (f" [{figure.low:.4g}, {figure.high:.4g}]" if known else "")


def _record_samples(recording: Recording, task: Task, task_run: TaskRun) -> None:
    measurements = [
        ("preparation", "ms", task_run.preparations),
        ("first inference", "ms", [task_run.first] if task_run.inferences else []),
        ("inference", "ms", task_run.inferences),
        ("sequence", "ms", task_run.sequences),
    ]
    for name, quantity in task.quantities.items():
        rows = task_run.scores.get(name, [])
        numbers = [float(number) for row in rows for number in row]
        if not quantity.sampled or quantity.unit == HIT:
            measurements.append((name, quantity.unit, numbers))
        elif rows:
            figure = task_run.figures[name]
            side = SCORE if quantity.higher_is_better else ERROR
            measurements.append((name, side, [figure.value, figure.low, figure.high]))
        if quantity.sampled and (quantity.unit != HIT or len(numbers) != len(rows)):
            measurements.append((name + BY_ITEM, ROWS, list(packed(rows))))
    for name, unit, samples in measurements:
        if samples:
            recording.measure(Measurement(task.name, task_run.address, name, unit, tuple(samples)))
