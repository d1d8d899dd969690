"""``nnconform mlts``: accuracy and latency of real networks on any driver, against LiteRT on the same inputs."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

import click
from rich.console import Console
from rich.table import Table

from nnconform.harness.campaigns.named import near
from nnconform.harness.cli.campaign import Keeping, campaign_options, parameters_of, summarised
from nnconform.harness.cli.options import drivers_option, grouped, limit_option
from nnconform.harness.cli.progress import Progress
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.percentiles import PERCENTILES, percentile
from nnconform.harness.results.recording import Recording
from nnconform.mlts.litert import INSTALLED, LiteRT
from nnconform.mlts.metrics.top_k import accuracy
from nnconform.mlts.task import HIT, Task
from nnconform.mlts.task_run import TaskRun, litert_baseline, run_task
from nnconform.mlts.task_sets import TaskSet, bundled_tasks, tasks_in_folders

_FOLDER = click.Path(path_type=Path, file_okay=False, exists=True)


@dataclass(frozen=True)
class NetworkTrial:
    """What is tried: the networks of ``models`` on ``data``, the bundled ones without; ``networks`` are the names of
    those wanted, none for all. ``images`` is how many images or sequences at most, ``measured`` how many seconds each
    network is measured for, ``seconds`` the time for all, 0 for no limit. ``limit``: seconds without an answer after
    which a driver is hung.
    """

    models: Path | None = None
    data: Path | None = None
    networks: tuple[str, ...] = ()
    images: int | None = None
    measured: float = 1.0
    seconds: float = 0.0
    limit: float = 60.0

    def tasks(self) -> TaskSet:
        """Return the tasks. Raises UsageError."""
        if (self.models is None) != (self.data is None):
            raise UsageError("--models and --data go together: networks, and the photos or goldens to try them on")
        if self.models is None or self.data is None:
            task_set = TaskSet([*bundled_tasks(self.images)])
        else:
            task_set = tasks_in_folders(self.models, self.data, self.images)
        names = sorted({task.name for task in task_set.tasks})
        for name in self.networks:
            if name not in names:
                raise UsageError(
                    f"--network {name!r}: none has this name{near(name, names)}; there are {', '.join(names)}"
                )
        wanted = [task for task in task_set.tasks if not self.networks or task.name in self.networks]
        return replace(task_set, tasks=wanted)

    def reproduce(self, task: Task, address: str) -> str:
        """Return the command that tries one network again on a driver."""
        if self.models is None:
            return shlex.join(["nnconform", "replay", _name(task), "--driver", address])
        folders = ["--models", str(self.models.resolve()), "--data", str((self.data or self.models).resolve())]
        return shlex.join(["nnconform", "mlts", "--driver", address, *folders, "--network", task.name])


@click.command("mlts")
@drivers_option()
@click.option("--models", type=_FOLDER, help="Folder of .tflite networks; default: the bundled ones.")
@click.option("--data", type=_FOLDER, help="Folder of the photos and goldens/ of MLTS, for --models.")
@click.option("--network", "networks", multiple=True, metavar="NAME", help="Only this network. May be repeated.")
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

    Classifiers are compared with LiteRT on the same images, by McNemar's paired test; networks with a state, such as
    speech, with stored sequences. All samples go to the results store. The exit status is 1 if a driver is less
    accurate than chance explains, too far from a stored answer, or breaks down.
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
        recording = stack.enter_context(keeping.open("mlts", 0, parameters))
        if not INSTALLED:
            click.echo("LiteRT is not installed: nothing to compare with (pip install 'nnconform[litert]')", err=True)
        tasks = [
            task for task in task_set.tasks if any((each, _name(task)) not in recording.done for each in addresses)
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
                new = _try(task, trial, sessions, recording)
                tried.append(task.name)
                progress.add(failures=int(new))
                failed |= new
    if failed:
        sys.exit(1)


def _name(task: Task) -> str:
    return f"mlts::{task.name}"


def _try(task: Task, trial: NetworkTrial, sessions: Sequence[Session], recording: Recording) -> bool:
    """Run a task on the drivers, print and store what came of it; return whether one failed."""
    baseline = _baseline(task, trial.measured) if INSTALLED else None
    task_runs = run_task(task, sessions, trial.measured, baseline)
    _print(task, [*([baseline] if baseline else []), *task_runs])
    failed = False
    for session, task_run in zip(sessions, task_runs, strict=True):
        recording.describe(task_run.address, session.describe)
        event = recording.record(
            Event(
                Kind.MLTS,
                _name(task),
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
    if baseline:
        _record_samples(recording, task, baseline)
    return failed


def _baseline(task: Task, seconds: float) -> TaskRun:
    return litert_baseline(task, LiteRT(task.path.read_bytes(), "xnnpack"), seconds)


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
    cells = [
        f"{accuracy(task_run.hits(quantity)):.4f}" if unit == HIT else f"{max(task_run.scores[quantity]):.3g}"
        for quantity, unit in task.quantities.items()
        if task_run.scores.get(quantity)
    ]
    cells += [""] * (len(task.quantities) - len(cells))
    prepare = f"{percentile(task_run.preparations, 50).value:.2f}" if task_run.preparations else ""
    latencies = [percentile(task_run.inferences, percent) for percent in PERCENTILES]
    cells += [prepare, f"{task_run.first:.3f}", *(f"{p.value:.3f} [{p.low:.3f}, {p.high:.3f}]" for p in latencies)]
    return [*cells, *([f"{percentile(task_run.sequences, 50).value:.2f}"] if task_run.sequences else [])]


def _record_samples(recording: Recording, task: Task, task_run: TaskRun) -> None:
    measurements = [
        ("preparation", "ms", task_run.preparations),
        ("first inference", "ms", [task_run.first] if task_run.inferences else []),
        ("inference", "ms", task_run.inferences),
        ("sequence", "ms", task_run.sequences),
        *((quantity, unit, task_run.scores.get(quantity, [])) for quantity, unit in task.quantities.items()),
    ]
    for quantity, unit, samples in measurements:
        if samples:
            recording.measure(Measurement(task.name, task_run.address, quantity, unit, tuple(samples)))
