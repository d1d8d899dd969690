"""Runs networks on drivers side by side: the judgement of each one's outputs, and its latency."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field

from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.model.numbers import Array
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached
from nnconform.mlts.baseline import Baseline
from nnconform.mlts.network import UnsupportedModel
from nnconform.mlts.paired import Interval, compare, interval
from nnconform.mlts.quantity import Rows
from nnconform.mlts.stateful_network import Steps
from nnconform.mlts.task import Runner, Task

# The number of times that a model is prepared to measure the latency of that.
PREPARATIONS = 5


@dataclass(slots=True)
class TaskRun:
    """One driver on one task; times in milliseconds, in the order of measurement.

    ``inferences`` are those of single steps, ``sequences`` those of whole items if these have more than one step.
    ``scores`` has for each quantity the rows of the items, ``figures`` what they come to; ``problems`` are the errors
    that count however other drivers do.
    """

    address: str
    outcome: Outcome = field(default_factory=lambda: Outcome(Verdict.NOT_RUN, Stage.LOAD))
    preparations: list[float] = field(default_factory=list)
    first: float = 0.0
    inferences: list[float] = field(default_factory=list)
    sequences: list[float] = field(default_factory=list)
    scores: dict[str, list[Sequence[float]]] = field(default_factory=dict)
    figures: dict[str, Interval] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    judged: int = 0

    def hits(self, quantity: str) -> list[bool]:
        """Return the hits of a quantity."""
        return [bool(hit) for row in self.scores.get(quantity, ()) for hit in row]

    def judge(self, task: Task, baseline: TaskRun | None) -> None:
        """Set the outcome: by the problems of this run, by the figures that are expected, then against the baseline's
        on the same items.
        """
        if self.outcome.verdict != Verdict.PASSED:
            return
        if self.problems:
            text = f"{len(self.problems)} of {len(task)} {task.items} wrong; {self.problems[0]}"
            self._wrong(text, wrong="\n".join(self.problems))
            return
        for name, expected in task.expected.items():
            quantity = task.quantities[name]
            value = quantity.value(self.scores[name])
            # What is no number fails too.
            if not quantity.loss(value, expected) <= task.tolerance:
                side = "at least" if quantity.higher_is_better else "at most"
                limit = expected - task.tolerance if quantity.higher_is_better else expected + task.tolerance
                self._wrong(f"{name} {value:.4g}, wanted {side} {limit:.4g} on all {len(task)} {task.items}")
                return
        if baseline is None:
            return
        if baseline.outcome.verdict != Verdict.PASSED:
            if task.needs_baseline:
                text = f"the baseline {baseline.address} failed: {baseline.outcome.message}"
                self.outcome = Outcome(Verdict.NOT_RUN, Stage.COMPARE, text)
            return
        self._compare(task, baseline.address, baseline.scores.get(task.paired, ()))

    def _compare(self, task: Task, name: str, theirs: Rows) -> None:
        quantity, ours = task.quantities[task.paired], self.scores[task.paired]
        if not quantity.sampled or task.needs_baseline:
            return
        if len(theirs) != len(ours):
            text = f"{name} has {len(theirs)} {task.items}, this run {len(ours)}: run both on as many"
            self.outcome = Outcome(Verdict.NOT_RUN, Stage.COMPARE, text)
            return
        difference = compare(quantity, ours, theirs)
        loss = difference.loss
        said = f"worse by {loss.value:.4g} [{loss.low:.4g}, {loss.high:.4g}]"
        if difference.worse or (math.isnan(quantity.value(ours)) and not math.isnan(quantity.value(theirs))):
            text = f"{task.paired} {quantity.value(ours):.4g}, {name} has {quantity.value(theirs):.4g}"
            text += f" on the same {len(task)} {task.items}: {said} ({difference.test} p = {difference.chance:.2g})"
            self._wrong(text)

    def _wrong(self, text: str, **details: str) -> None:
        self.outcome = Outcome(Verdict.WRONG, Stage.COMPARE, text, details)


@dataclass(slots=True)
class _Entrant:
    """One that takes turns: its run, and its network; ``session`` is None for a runtime of this process."""

    task_run: TaskRun
    network: Runner
    session: Session | None = None
    # The outputs for the last item.
    outputs: list[tuple[Array, ...]] | None = None


def run_task(
    task: Task, sessions: Sequence[Session], seconds: float, baseline: Baseline | None
) -> tuple[list[TaskRun], TaskRun | None]:
    """Run the task on each session's driver and on the baseline, and return the runs of the drivers and that of the
    baseline, None if there is none.

    They take turns, item by item, for ``seconds`` and at least once through all items, so that whatever slows the
    machine down slows all of them down. Raises UsageError if the task cannot be judged.
    """
    task_runs = [TaskRun(session.address) for session in sessions]
    theirs = TaskRun(baseline.name) if baseline else None
    with ExitStack() as closing:
        entrants = []
        if baseline and theirs:
            entrants += _baseline_entrant(task, baseline, theirs, closing)
        for session, task_run in zip(sessions, task_runs, strict=True):
            network = _prepare(task, session, task_run, closing)
            if network:
                entrants.append(_Entrant(task_run, network, session))
        _take_turns(task, entrants, theirs, seconds)
    for each in [*task_runs, *([theirs] if theirs else [])]:
        known = {name: quantity for name, quantity in task.quantities.items() if each.scores.get(name)}
        each.figures = {name: interval(quantity, each.scores[name]) for name, quantity in known.items()}
    for task_run in task_runs:
        task_run.judge(task, theirs)
    return task_runs, theirs


def _baseline_entrant(task: Task, baseline: Baseline, theirs: TaskRun, closing: ExitStack) -> list[_Entrant]:
    """Return what runs of the baseline; of an earlier run nothing does."""
    if baseline.session:
        network = _prepare(task, baseline.session, theirs, closing)
        return [_Entrant(theirs, network, baseline.session)] if network else []
    theirs.outcome = Outcome(Verdict.PASSED, Stage.COMPARE)
    if baseline.runner is None:
        theirs.scores = {quantity: [*rows] for quantity, rows in baseline.rows.items()}
        return []
    _measure_first(task, theirs, baseline.runner)
    return [_Entrant(theirs, baseline.runner)]


def _prepare(task: Task, session: Session, task_run: TaskRun, closing: ExitStack) -> Steps | None:
    """Return the task's model, prepared; None, with the outcome set, if the driver fails before that."""
    networks: list[Steps] = []

    def work() -> None:
        try:
            for _ in range(PREPARATIONS):
                began = time.perf_counter()
                network = Steps(session, task.converted)
                task_run.preparations.append(1e3 * (time.perf_counter() - began))
                if networks:
                    networks.pop().close()
                networks.append(network)
            _measure_first(task, task_run, networks[0])
        except UnsupportedModel as refusal:
            raise VerdictReached(Verdict.UNSUPPORTED, str(refusal)) from None
        except UsageError as problem:
            raise VerdictReached(Verdict.ERROR, str(problem)) from None

    task_run.outcome = capture_outcome(session, work, lambda: Stage.EXECUTE if networks else Stage.PREPARE)
    if task_run.outcome.verdict != Verdict.PASSED:
        return None
    closing.callback(_close, networks[0])
    return networks[0]


def _close(network: Steps) -> None:
    try:
        network.close()
    except DriverFault:
        # The driver is dead, which its outcome already records.
        return


def _take_turns(task: Task, entrants: list[_Entrant], baseline: TaskRun | None, seconds: float) -> None:
    began, rounds = time.monotonic(), 0
    reference = next((each for each in entrants if each.task_run is baseline), None)
    while entrants and (not rounds or time.monotonic() - began < seconds):
        for number in range(len(task)):
            # Loaded before anything is measured.
            steps = task.steps(number)
            for entrant in list(entrants):
                if not _run(entrant, steps):
                    entrants.remove(entrant)
            if not rounds:
                for entrant in entrants:
                    _judge(task, entrant, number, reference)
        rounds += 1


def _run(entrant: _Entrant, steps: Sequence[tuple[Array, ...]]) -> bool:
    """Run one item and return whether that was possible."""

    def work() -> None:
        try:
            entrant.outputs = _run_item(entrant.task_run, entrant.network, steps)
        except UsageError as problem:
            raise VerdictReached(Verdict.ERROR, str(problem)) from None

    entrant.outputs = None
    if entrant.session is None:
        entrant.outputs = _run_item(entrant.task_run, entrant.network, steps)
        return True
    entrant.task_run.outcome = capture_outcome(entrant.session, work, lambda: Stage.EXECUTE)
    return entrant.task_run.outcome.verdict == Verdict.PASSED


def _judge(task: Task, entrant: _Entrant, number: int, reference: _Entrant | None) -> None:
    task_run = entrant.task_run
    baseline = reference.outputs if reference else None
    if entrant.outputs is None or (task.needs_baseline and baseline is None):
        return
    answer = task.judge(number, entrant.outputs, baseline)
    for quantity, row in answer.scores.items():
        task_run.scores.setdefault(quantity, []).append(row)
    task_run.problems += [answer.problem] if answer.problem else []
    task_run.judged += 1


def _measure_first(task: Task, task_run: TaskRun, network: Runner) -> None:
    inputs = task.steps(0)[0]
    network.reset()
    began = time.perf_counter()
    network(*inputs)
    task_run.first = 1e3 * (time.perf_counter() - began)


def _run_item(task_run: TaskRun, network: Runner, steps: Sequence[tuple[Array, ...]]) -> list[tuple[Array, ...]]:
    """Run one item, from its first step to its last, and return the outputs of each step."""
    outputs, times = [], []
    network.reset()
    for inputs in steps:
        began = time.perf_counter()
        outputs.append(network(*inputs))
        times.append(1e3 * (time.perf_counter() - began))
    task_run.inferences += times
    if len(steps) > 1:
        task_run.sequences.append(sum(times))
    return outputs
