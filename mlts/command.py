"""``nnconform mlts``: accuracy and latency of real networks on any driver, against LiteRT on the same images."""

from __future__ import annotations

import shlex
import sys
from contextlib import ExitStack, closing
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from harness.loaders.session import Session
from harness.model.errors import UsageError
from harness.results.events import Event, Measurement
from harness.results.percentiles import PERCENTILES, percentile
from harness.results.store import Store
from harness.results.surroundings import machine, versions
from mlts.litert import INSTALLED, LiteRT
from mlts.metrics.top_k import accuracy
from mlts.tasks import Task, bundled, photographs
from mlts.trial import Trial, litert_baseline, run_trials

_FOLDER = click.Path(path_type=Path, file_okay=False, exists=True)


@click.command("mlts")
@click.option("--driver", "addresses", multiple=True, required=True, metavar="ADDRESS", help="May be repeated.")
@click.option("--models", type=_FOLDER, help="Folder of .tflite classifiers of photos; default: the bundled digits.")
@click.option("--data", type=_FOLDER, help="Folder of image-N.jpeg, ground_truth.txt and labels.txt.")
@click.option("--images", type=click.IntRange(1), help="At most so many images; default: all.")
@click.option("--seconds", type=click.FloatRange(0), default=1.0, show_default=True, help="Time to measure for, each.")
@click.option(
    "--results", type=click.Path(path_type=Path, dir_okay=False), help="Results store to keep all samples in."
)
@click.option("--limit", type=float, default=60.0, show_default=True, help="Seconds of silence: the driver is hung.")
def command(
    addresses: tuple[str, ...],
    models: Path | None,
    data: Path | None,
    images: int | None,
    seconds: float,
    results: Path | None,
    limit: float,
) -> None:
    """Top-1 and top-5 of each network on each driver, against LiteRT by McNemar's paired test, and how long preparing
    and inferring take. Exits with 1 where a driver is worse than chance explains, or breaks down.
    """
    if (models is None) != (data is None):
        raise UsageError("--models and --data go together: networks, and the labelled photos to try them on")
    tasks = bundled(images) if models is None or data is None else photographs(models, data, images)
    failed = False
    with ExitStack() as stack:
        sessions = [stack.enter_context(closing(Session(address, limit=limit))) for address in addresses]
        for session in sessions:
            session.device()
        record = _Record(results, stack)
        if not INSTALLED:
            click.echo("LiteRT is not installed: nothing to compare with (pip install 'nnconform[litert]')", err=True)
        for task in tasks:
            baseline = _baseline(task, seconds) if INSTALLED else None
            trials = run_trials(task, sessions, seconds, baseline)
            _print(task, [*([baseline] if baseline else []), *trials])
            for session, trial in zip(sessions, trials, strict=True):
                record.keep(session, task, trial)
                failed |= trial.outcome.failed
            if baseline:
                record.samples(task, baseline)
    if failed:
        sys.exit(1)


def _baseline(task: Task, seconds: float) -> Trial:
    return litert_baseline(task, LiteRT(task.path.read_bytes(), "xnnpack"), seconds)


def _print(task: Task, trials: list[Trial]) -> None:
    table = Table(
        title=f"{task.name}: {len(task.inputs)} images; times in ms, with 95 % intervals", title_justify="left"
    )
    for heading in ("driver", "verdict", "top-1", "top-5", "prepare", "first", *(f"p{each}" for each in PERCENTILES)):
        table.add_column(heading, justify="left" if heading in ("driver", "verdict") else "right")
    for trial in trials:
        table.add_row(trial.address, str(trial.outcome.verdict), *_figures(trial))
    console = Console(width=180)
    console.print(table)
    for trial in trials:
        if trial.outcome.message:
            console.print(f"  {trial.address}: {trial.outcome.message}", markup=False)


def _figures(trial: Trial) -> list[str]:
    if not trial.inferences:
        return []
    hits = [f"{accuracy(trial.top1):.4f}", f"{accuracy(trial.top5):.4f}"]
    prepare = f"{percentile(trial.preparations, 50).value:.2f}" if trial.preparations else ""
    found = [percentile(trial.inferences, each) for each in PERCENTILES]
    return [*hits, prepare, f"{trial.first:.3f}", *(f"{p.value:.3f} [{p.low:.3f}, {p.high:.3f}]" for p in found)]


class _Record:
    """The results store, if there is one."""

    def __init__(self, path: Path | None, stack: ExitStack) -> None:
        self._store = stack.enter_context(Store.open(path)) if path else None
        self._run = 0
        if self._store:
            line = shlex.join(["nnconform", *sys.argv[1:]])
            self._run = self._store.begin_run(line, 0, versions=versions(), machine=machine())
            stack.callback(self._store.end_run, self._run)

    def keep(self, session: Session, task: Task, trial: Trial) -> None:
        """Keep a verdict and its samples."""
        if self._store is None:
            return
        self._store.describe_driver(self._run, trial.address, session.describe())
        reproduce = shlex.join(["nnconform", *sys.argv[1:]])
        self._store.record(
            self._run, Event(f"mlts::{task.name}", trial.address, trial.outcome, str(task.path), reproduce=reproduce)
        )
        self.samples(task, trial)

    def samples(self, task: Task, trial: Trial) -> None:
        """Keep every sample."""
        if self._store is None:
            return
        kept = (
            ("preparation", "ms", trial.preparations),
            ("first inference", "ms", [trial.first] if trial.inferences else []),
            ("inference", "ms", trial.inferences),
            ("top-1", "hit", trial.top1),
            ("top-5", "hit", trial.top5),
        )
        for quantity, unit, samples in kept:
            if samples:
                found = Measurement(task.name, trial.address, quantity, unit, tuple(map(float, samples)))
                self._store.measure(self._run, found)
