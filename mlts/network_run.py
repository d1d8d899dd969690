"""A network on drivers: what came of it, printed and kept; here, or by the workers of a cluster."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence, Set
from contextlib import ExitStack, closing, redirect_stdout
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

import click
import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from nnconform.harness.execution.session import Session
from nnconform.harness.process.pool import Pool
from nnconform.harness.results.events import ERROR, SCORE, Event, Kind, Measurement
from nnconform.harness.results.percentiles import PERCENTILES, percentile
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.mlts.baseline import BY_ITEM, ROWS, Baselines, packed
from nnconform.mlts.quantity import HIT
from nnconform.mlts.task import Task
from nnconform.mlts.task_run import TaskRun, run_task
from nnconform.mlts.trial import NetworkTrial, case_name


class Keeper(Protocol):
    """What keeps verdicts and samples: see Recording."""

    def describe(self, address: str, ask: Callable[[], Mapping[str, Any]]) -> None: ...

    def record(self, event: Event) -> Event: ...

    def measure(self, measurement: Measurement) -> None: ...


class Samples(msgspec.Struct, frozen=True):
    """A measurement as it is sent: JSON has no NaN, which stands for no interval, and is None here."""

    subject: str
    driver: str
    quantity: str
    unit: str
    samples: tuple[float | None, ...]

    def measurement(self) -> Measurement:
        """Return the measurement."""
        numbers = tuple(math.nan if number is None else number for number in self.samples)
        return Measurement(self.subject, self.driver, self.quantity, self.unit, numbers)


@dataclass
class NetworkRecord:
    """What came of a network: the text that is printed, and what a Keeper was given."""

    name: str
    text: str = ""
    events: list[Event] = field(default_factory=list)
    samples: list[Samples] = field(default_factory=list)
    described: dict[str, dict[str, Any]] = field(default_factory=dict)

    def describe(self, address: str, ask: Callable[[], Mapping[str, Any]]) -> None:
        """Keep the description of a driver, as the following keep their argument."""
        self.described[address] = dict(ask())

    def record(self, event: Event) -> Event:
        self.events.append(event)
        return event

    def measure(self, measurement: Measurement) -> None:
        numbers = tuple(None if math.isnan(each) else each for each in measurement.samples)
        self.samples.append(
            Samples(measurement.subject, measurement.driver, measurement.quantity, measurement.unit, numbers)
        )

    def keep(self, recording: Keeper) -> bool:
        """Print the text, and give a recording all of it; return whether a driver failed."""
        click.echo(self.text, nl=False)
        for address, described in self.described.items():
            recording.describe(address, described.copy)
        kept = [recording.record(event) for event in self.events]
        for each in self.samples:
            recording.measure(each.measurement())
        return any(event.failed for event in kept)


class NetworkShard(msgspec.Struct, frozen=True):
    """The networks of a trial that have these names, on the drivers at ``addresses``."""

    trial: NetworkTrial
    addresses: tuple[str, ...]
    names: tuple[str, ...]

    def next_unit(self) -> str:
        """Return the name of the first network; "" if there is none."""
        return next(iter(self.names), "")

    def unit_of(self, result: NetworkRecord) -> str:
        """Return the name of a record's network."""
        return result.name

    def without(self, units: Set[str]) -> NetworkShard:
        """Return the shard without these networks."""
        return replace(self, names=tuple(name for name in self.names if name not in units))

    def head(self, count: int) -> NetworkShard:
        """Return the shard with its first ``count`` networks."""
        return replace(self, names=self.names[:count])

    def lost(self, unit: str, how: str) -> NetworkRecord:
        """Return the record of a network that ended its process, and did so again."""
        outcome = Outcome(Verdict.CRASHED, Stage.EXECUTE, how)
        events = [Event(Kind.MLTS, f"mlts::{unit}", each, outcome, subject=unit) for each in self.addresses]
        return NetworkRecord(unit, f"{unit}: {outcome.verdict}: {how}\n", events)


def run_here(
    tasks: Sequence[Task],
    trial: NetworkTrial,
    sessions: Sequence[Session],
    baselines: Baselines,
    recording: Keeper,
    say: Callable[[str], None],
) -> Generator[tuple[str, bool], None, None]:
    """Try the tasks in this process; yield the name of each and whether a driver failed, when it is kept. ``say`` gets
    the name of the next.
    """
    for task in tasks:
        say(task.name)
        yield task.name, try_network(task, trial, sessions, baselines, recording)


def run_away(
    pool: Pool, tasks: Sequence[Task], trial: NetworkTrial, addresses: Sequence[str], recording: Keeper
) -> Generator[tuple[str, bool], None, None]:
    """The same by the processes of a pool. The caller closes the generator."""
    names = dict.fromkeys(task.name for task in tasks)
    shards = [NetworkShard(trial, tuple(addresses), (name,)) for name in names]
    with closing(pool.run(run_shard, shards, NetworkRecord)) as records:
        for record in records:
            yield record.name, record.keep(recording)


def run_shard(shard: NetworkShard) -> Iterator[NetworkRecord]:
    """Try the networks of a shard in this process."""
    trial = replace(shard.trial, networks=shard.names)
    with ExitStack() as stack:
        sessions = [stack.enter_context(closing(Session(each, limit=trial.limit))) for each in shard.addresses]
        baselines = Baselines(trial.baseline, stack, trial.limit)
        for task in trial.tasks().tasks:
            record = NetworkRecord(task.name)
            with redirect_stdout(io.StringIO()) as text:
                try_network(task, trial, sessions, baselines, record)
            record.text = text.getvalue()
            yield record


def try_network(
    task: Task, trial: NetworkTrial, sessions: Sequence[Session], baselines: Baselines, recording: Keeper
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


def _record_samples(recording: Keeper, task: Task, task_run: TaskRun) -> None:
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
