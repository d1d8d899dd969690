"""``nnconform latency``: measure the latency of real networks under load, in the scenarios of LoadGen."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from itertools import combinations

import click
import msgspec

from nnconform.harness.cli.campaign import Keeping
from nnconform.harness.cli.options import (
    drivers_option,
    expect_option,
    grouped,
    limit_option,
    results_option,
    seed_option,
)
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.numbers import Array
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached
from nnconform.mlts.load.conditions import CachedPreparation, Conditions
from nnconform.mlts.load.contest import Contest, decide, take_turns
from nnconform.mlts.load.machine import MachineWatch
from nnconform.mlts.load.result import LoadResult
from nnconform.mlts.load.settings import LoadSettings, Scenario
from nnconform.mlts.load.slots import NetworkSlots
from nnconform.mlts.load.traffic import send
from nnconform.mlts.network import UnsupportedModel
from nnconform.mlts.task import Task
from nnconform.mlts.trial import NetworkTrial, network_options

# Items of a network that are sent, at most: more would only take memory.
SAMPLES = 64


class Load(msgspec.Struct, frozen=True):
    """The options of ``nnconform latency`` beside its networks; see LoadSettings."""

    scenarios: tuple[str, ...] = ()
    min_queries: int | None = None
    min_seconds: float = 10.0
    max_seconds: float = 600.0
    percent: float | None = None
    per_query: int = 8
    rate: float | None = None
    bound: float | None = None
    slots: int = 8
    seed: int = 0
    slower: float | None = None
    relaxed: bool = False
    burst: bool = False
    priority: str = "medium"

    def conditions(self) -> Conditions:
        """Return how networks are prepared and executed."""
        return Conditions(self.relaxed, self.burst, self.priority)

    def settings(self) -> list[LoadSettings]:
        """Return the settings of each scenario. Raises UsageError."""
        return [
            LoadSettings(
                Scenario(scenario), self.min_queries, self.min_seconds, self.max_seconds, self.percent, self.per_query,
                self.rate, self.bound, self.slots, self.seed,
            )
            for scenario in self.scenarios or (Scenario.SINGLE_STREAM,)
        ]  # fmt: skip


@dataclass
class _Entrant:
    """A driver that is being tried: ``opened`` is the ms that opening it took."""

    session: Session
    opened: float
    slots: NetworkSlots | None = field(default=None, repr=False)


@click.command("latency")
@drivers_option()
@network_options
@click.option("--scenario", "scenarios", multiple=True, type=click.Choice([each.value for each in Scenario]),
              help="How queries arrive. May be repeated; default: single-stream.")  # fmt: skip
@click.option("--min-queries", type=click.IntRange(1), help="Default: as many as the percentile needs.")
@click.option("--min-seconds", type=click.FloatRange(0), default=10.0, show_default=True, help="Least length of a run.")
@click.option("--max-seconds", type=click.FloatRange(0, min_open=True), default=600.0, show_default=True,
              help="Most length of a run, which is invalid if it has too few queries then.")  # fmt: skip
@click.option("--percentile", "percent", type=click.FloatRange(50, 99.99),
              help="The percentile that counts; default: 90 for single-stream, else 99.")  # fmt: skip
@click.option("--samples", "per_query", type=click.IntRange(1), default=8, show_default=True,
              help="Samples of a query of multi-stream.")  # fmt: skip
@click.option("--rate", type=click.FloatRange(0, min_open=True), help="Queries a second of server.")
@click.option("--bound", type=click.FloatRange(0, min_open=True), help="Milliseconds in which server must answer.")
@click.option("--slots", type=click.IntRange(1, 256), default=8, show_default=True,
              help="Executions that are under way at most.")  # fmt: skip
@click.option("--slower", type=click.FloatRange(0), metavar="PERCENT",
              help="Fail if a driver takes so much longer than the first, beyond chance.")  # fmt: skip
@click.option("--relaxed", is_flag=True, help="Float32 may be computed as float16.")
@click.option("--burst", is_flag=True, help="Execute in bursts that stay open.")
@click.option("--priority", type=click.Choice(["low", "medium", "high"]), default="medium", show_default=True,
              help="The rank of the prepared model.")  # fmt: skip
@seed_option()
@results_option()
@expect_option()
@limit_option(60.0)
@grouped("keeping", Keeping)
@grouped("load", Load)
@grouped("trial", NetworkTrial)
def command(trial: NetworkTrial, load: Load, keeping: Keeping, addresses: tuple[str, ...]) -> None:
    """Measure the latency of networks under load, as MLPerf's LoadGen does.

    A run is VALID if it was long enough, and had as many queries as its percentile needs for a confidence of 99 %. Each
    answer is compared with the one that the driver gives alone. Several drivers are also compared with each other, in
    turns. The exit status is 1 for an invalid run, wrong answers, a bound that is missed, or a driver that breaks down.
    """
    settings, task_set = load.settings(), trial.tasks()
    for reason in task_set.skipped:
        click.echo(f"not tried: {reason}", err=True)
    failed = False
    with ExitStack() as stack:
        entrants = []
        for address in addresses:
            session = stack.enter_context(closing(Session(address, limit=trial.limit)))
            began = time.perf_counter()
            session.device()
            entrants.append(_Entrant(session, 1e3 * (time.perf_counter() - began)))
        recording = stack.enter_context(keeping.open("latency", load.seed, {}))
        for task in task_set.tasks:
            failed |= _try(task, trial, load, settings, entrants, recording)
    if failed:
        sys.exit(1)


def _try(
    task: Task,
    trial: NetworkTrial,
    load: Load,
    settings: Sequence[LoadSettings],
    entrants: Sequence[_Entrant],
    recording: Recording,
) -> bool:
    """Try a network on each driver; return whether one failed."""
    samples = [task.steps(number)[0] for number in range(min(len(task), SAMPLES))]
    failed = False
    for entrant in entrants:
        click.echo(f"{task.name} on {entrant.session.address}")
        outcome = _prepare(entrant, task, samples, load)
        if entrant.slots is None:
            failed |= _record(task, "prepare", trial, load, entrant, outcome, (), recording)
            continue
        cold = f"opened {entrant.opened:.4g}, prepared {entrant.slots.preparation:.4g}, first {entrant.slots.first:.4g}"
        click.echo(f"  ms: {cold}")
        failed |= _cached(entrant)
        for each in settings:
            failed |= _measure(task, each, trial, load, entrant, recording)
    ready = [each for each in entrants if each.slots is not None]
    for one, other in combinations(ready, 2):
        failed |= _compare(task, load, one, other)
    for entrant in ready:
        assert entrant.slots is not None
        entrant.slots.close()
        entrant.slots = None
    return failed


def _cached(entrant: _Entrant) -> bool:
    """Print what the driver's cache does; return whether it answers wrong, or the driver breaks down."""
    slots, told = entrant.slots, list[CachedPreparation]()
    assert slots is not None
    outcome = capture_outcome(entrant.session, lambda: told.append(slots.cached()), lambda: Stage.PREPARE)
    click.echo(f"  cache: {told[0] if told else f'{outcome.verdict}: {outcome.message}'}")
    if not told and outcome.failed:
        entrant.slots = None
    return not told or told[0].wrong


def _prepare(entrant: _Entrant, task: Task, samples: Sequence[tuple[Array, ...]], load: Load) -> Outcome:
    def work() -> None:
        try:
            entrant.slots = NetworkSlots(entrant.session, task.converted, samples, load.slots, load.conditions())
        except UnsupportedModel as refusal:
            raise VerdictReached(Verdict.UNSUPPORTED, str(refusal)) from None
        except UsageError as problem:
            raise VerdictReached(Verdict.ERROR, str(problem)) from None

    return capture_outcome(entrant.session, work, lambda: Stage.PREPARE)


def _measure(
    task: Task, settings: LoadSettings, trial: NetworkTrial, load: Load, entrant: _Entrant, recording: Recording
) -> bool:
    slots, results = entrant.slots, list[LoadResult]()
    if slots is None:  # the driver broke down in an earlier scenario
        return False
    watch = MachineWatch(entrant.session.own_pid())
    slots.wrong = 0

    def work() -> None:
        try:
            results.append(LoadResult(settings, send(settings, slots.answer, len(slots)), slots.wrong))
        except UsageError as problem:
            raise VerdictReached(Verdict.ERROR, str(problem)) from None

    outcome = capture_outcome(entrant.session, work, lambda: Stage.EXECUTE)
    lines: list[str] = []
    if results:
        outcome = results[0].outcome()
        lines = [*results[0].lines(), *watch.lines()]
        latencies = tuple(results[0].traffic.latencies)
        recording.measure(Measurement(_subject(task, settings), entrant.session.address, "inference", "ms", latencies))
    else:
        entrant.slots = None
    return _record(task, settings.scenario.value, trial, load, entrant, outcome, lines, recording)


def _record(
    task: Task,
    what: str,
    trial: NetworkTrial,
    load: Load,
    entrant: _Entrant,
    outcome: Outcome,
    lines: Sequence[str],
    recording: Recording,
) -> bool:
    """Print and store an outcome; return whether it fails the run."""
    valid = {Verdict.PASSED: "VALID: ", Verdict.SLOW: "VALID, too slow: "}.get(outcome.verdict, "")
    said = outcome.message if valid or outcome.verdict is Verdict.NOT_RUN else f"{outcome.verdict}: {outcome.message}"
    click.echo(f"  {what}: {valid}{said}")
    for line in lines:
        click.echo(f"    {line}")
    address = entrant.session.address
    recording.describe(address, entrant.session.describe)
    event = recording.record(
        Event(
            Kind.MLTS,
            f"latency::{task.name}::{what}",
            address,
            outcome,
            path=str(task.path),
            reproduce=_reproduce(task, what, trial, load, address),
            subject=f"{task.name}, {what}",
        )
    )
    if event.failed:
        click.echo(f"    reproduce: {event.reproduce}")
    return event.failed


def _subject(task: Task, settings: LoadSettings) -> str:
    return f"{task.name}, {settings.scenario.value}"


def _compare(task: Task, load: Load, one: _Entrant, other: _Entrant) -> bool:
    """Let two drivers take turns; return whether the second fails by it."""
    assert one.slots is not None
    assert other.slots is not None
    times = take_turns((one.slots.answer, other.slots.answer), len(one.slots), load.min_seconds, load.seed)
    contest: Contest = decide(*times, load.seed)
    click.echo(f"  {other.session.address} beside {one.session.address}: {contest}")
    return load.slower is not None and contest.differs and contest.low > 1 and contest.ratio > 1 + load.slower / 100


def _reproduce(task: Task, scenario: str, trial: NetworkTrial, load: Load, address: str) -> str:
    words = ["nnconform", "latency", "--driver", address, *trial.words(), "--network", task.name]
    words += ["--scenario", scenario] if scenario in set(Scenario) else []
    words += load.conditions().words()
    options = {
        "--min-queries": load.min_queries, "--min-seconds": load.min_seconds, "--max-seconds": load.max_seconds,
        "--percentile": load.percent, "--samples": load.per_query, "--rate": load.rate, "--bound": load.bound,
        "--slots": load.slots, "--seed": load.seed,
    }  # fmt: skip
    for option, value in options.items():
        words += [option, f"{value:g}" if isinstance(value, float) else str(value)] if value is not None else []
    return shlex.join(words)
