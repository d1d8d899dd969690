"""``nnconform mlts``: accuracy and latency of real networks on any driver, against LiteRT on the same inputs."""

from __future__ import annotations

import sys
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Literal

import click
from rich.console import Console
from rich.table import Table

from nnconform.harness.cli.options import drivers_option, limit_option, results_option
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.percentiles import PERCENTILES, percentile
from nnconform.harness.results.recording import Recording, command_line
from nnconform.mlts.litert import INSTALLED, LiteRT
from nnconform.mlts.metrics.top_k import accuracy
from nnconform.mlts.task import HIT, Task
from nnconform.mlts.task_run import TaskRun, litert_baseline, run_trials
from nnconform.mlts.tasks import Found, bundled, in_folders

_FOLDER = click.Path(path_type=Path, file_okay=False, exists=True)


@click.command("mlts")
@drivers_option()
@click.option("--models", type=_FOLDER, help="Folder of .tflite networks; default: the bundled ones.")
@click.option("--data", type=_FOLDER, help="Folder of the photos and goldens/ of MLTS, for --models.")
@click.option("--images", type=click.IntRange(1), help="Images or sequences to try, at most; default: all.")
@click.option(
    "--seconds", type=click.FloatRange(0), default=1.0, show_default=True, help="Seconds to measure each network for."
)
@results_option()
@limit_option(60.0)
def command(
    addresses: tuple[str, ...],
    models: Path | None,
    data: Path | None,
    images: int | None,
    seconds: float,
    results: Path | None,
    limit: float,
) -> None:
    """Measure the accuracy and the latency of real networks on drivers.

    Classifiers are compared with LiteRT on the same images, by McNemar's paired test; networks with a state, such as
    speech, with stored sequences. All samples go to the results store. The exit status is 1 if a driver is less
    accurate than chance explains, too far from a stored answer, or breaks down.
    """
    if (models is None) != (data is None):
        raise UsageError("--models and --data go together: networks, and the photos or goldens to try them on")
    found = Found([*bundled(images)]) if models is None or data is None else in_folders(models, data, images)
    for reason in found.left_out:
        click.echo(f"not tried: {reason}", err=True)
    failed = False
    with ExitStack() as stack:
        sessions = [stack.enter_context(closing(Session(address, limit=limit))) for address in addresses]
        for session in sessions:
            session.device()
        recording = stack.enter_context(Recording(results))
        if not INSTALLED:
            click.echo("LiteRT is not installed: nothing to compare with (pip install 'nnconform[litert]')", err=True)
        for task in found.tasks:
            baseline = _baseline(task, seconds) if INSTALLED else None
            trials = run_trials(task, sessions, seconds, baseline)
            _print(task, [*([baseline] if baseline else []), *trials])
            for session, trial in zip(sessions, trials, strict=True):
                recording.describe(trial.address, session.describe)
                event = Event(
                    Kind.MLTS,
                    f"mlts::{task.name}",
                    trial.address,
                    trial.outcome,
                    path=str(task.path),
                    reproduce=command_line(),
                    subject=task.name,
                )
                recording.record(event)
                _keep_samples(recording, task, trial)
                failed |= trial.outcome.failed
            if baseline:
                _keep_samples(recording, task, baseline)
    if failed:
        sys.exit(1)


def _baseline(task: Task, seconds: float) -> TaskRun:
    return litert_baseline(task, LiteRT(task.path.read_bytes(), "xnnpack"), seconds)


def _print(task: Task, trials: list[TaskRun]) -> None:
    table = Table(title=f"{task.name}: {_extent(task)}; times in ms, with 95 % intervals", title_justify="left")
    times = ["prepare", "first", *(f"p{each}" for each in PERCENTILES)]
    headings = [*task.quantities, *times, *(["sequence p50"] if any(trial.sequences for trial in trials) else [])]
    for heading in ("driver", "verdict", *headings):
        side: Literal["left", "right"] = "left" if heading in ("driver", "verdict") else "right"
        table.add_column(heading, justify=side, overflow="fold")
    for trial in trials:
        table.add_row(trial.address, str(trial.outcome.verdict), *_figures(task, trial))
    console = Console(width=220)
    console.print(table)
    for trial in trials:
        if trial.outcome.message:
            console.print(f"  {trial.address}: {trial.outcome.message}", markup=False)


def _extent(task: Task) -> str:
    steps = [len(task.steps(number)) for number in range(len(task))]
    of_steps = f" of {min(steps)} to {max(steps)} steps" if max(steps) > 1 else ""
    return f"{len(task)} {task.items}{of_steps}"


def _figures(task: Task, trial: TaskRun) -> list[str]:
    if not trial.inferences:
        return []
    found = [
        f"{accuracy(trial.hits(quantity)):.4f}" if unit == HIT else f"{max(trial.scores[quantity]):.3g}"
        for quantity, unit in task.quantities.items()
        if trial.scores.get(quantity)
    ]
    found += [""] * (len(task.quantities) - len(found))
    prepare = f"{percentile(trial.preparations, 50).value:.2f}" if trial.preparations else ""
    shown = [percentile(trial.inferences, each) for each in PERCENTILES]
    found += [prepare, f"{trial.first:.3f}", *(f"{p.value:.3f} [{p.low:.3f}, {p.high:.3f}]" for p in shown)]
    return [*found, *([f"{percentile(trial.sequences, 50).value:.2f}"] if trial.sequences else [])]


def _keep_samples(recording: Recording, task: Task, trial: TaskRun) -> None:
    kept = [
        ("preparation", "ms", trial.preparations),
        ("first inference", "ms", [trial.first] if trial.inferences else []),
        ("inference", "ms", trial.inferences),
        ("sequence", "ms", trial.sequences),
        *((quantity, unit, trial.scores.get(quantity, [])) for quantity, unit in task.quantities.items()),
    ]
    for quantity, unit, samples in kept:
        if samples:
            recording.measure(Measurement(task.name, trial.address, quantity, unit, tuple(samples)))
