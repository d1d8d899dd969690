"""Runs networks on drivers side by side: the judgement of each one's outputs, and its latency."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial

from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached
from nnconform.mlts.metrics.top_k import accuracy, mcnemar
from nnconform.mlts.network import UnsupportedModel
from nnconform.mlts.stateful_network import Steps
from nnconform.mlts.task import Runner, Task

# The number of times that a model is prepared to measure the latency of that.
PREPARATIONS = 5
# Below this p-value, fewer hits than the baseline's are significant.
SIGNIFICANT = 0.01


@dataclass(slots=True)
class TaskRun:
    """One driver on one task; times in milliseconds, in the order of measurement.

    ``inferences`` are those of single steps, ``sequences`` those of whole items if these have more than one step.
    ``scores`` are the samples that the task judges by, one set for each item; ``problems`` the errors that count
    however other drivers do.
    """

    address: str
    outcome: Outcome = field(default_factory=lambda: Outcome(Verdict.NOT_RUN, Stage.LOAD))
    preparations: list[float] = field(default_factory=list)
    first: float = 0.0
    inferences: list[float] = field(default_factory=list)
    sequences: list[float] = field(default_factory=list)
    scores: dict[str, list[float]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    judged: int = 0

    def hits(self, quantity: str) -> list[bool]:
        """Return the hits of a quantity."""
        return [bool(hit) for hit in self.scores.get(quantity, ())]

    def judge(self, task: Task, baseline: TaskRun | None) -> None:
        """Set the outcome: by the problems of this run, then against the baseline's hits on the same items."""
        if self.outcome.verdict != Verdict.PASSED:
            return
        if self.problems:
            text = f"{len(self.problems)} of {len(task)} {task.items} wrong; {self.problems[0]}"
            self.outcome = Outcome(Verdict.WRONG, Stage.COMPARE, text, {"wrong": "\n".join(self.problems)})
            return
        if baseline is None or baseline.outcome.verdict != Verdict.PASSED:
            return
        ours, theirs = self.hits(task.paired), baseline.hits(task.paired)
        chance = mcnemar(ours, theirs)
        if accuracy(ours) < accuracy(theirs) and chance < SIGNIFICANT:
            text = f"{task.paired} {accuracy(ours):.3f}, {baseline.address} has {accuracy(theirs):.3f}"
            text += f" on the same {len(task)} {task.items} (McNemar p = {chance:.2g})"
            self.outcome = Outcome(Verdict.WRONG, Stage.COMPARE, text)


def run_task(task: Task, sessions: Sequence[Session], seconds: float, baseline: TaskRun | None) -> list[TaskRun]:
    """Run the task on each session's driver.

    They take turns, item by item, for ``seconds`` and at least once through all items, so that whatever slows the
    machine down slows all of them down.
    """
    task_runs = [TaskRun(session.address) for session in sessions]
    with ExitStack() as closing:
        ready = [
            _prepare(task, session, task_run, closing) for session, task_run in zip(sessions, task_runs, strict=True)
        ]
        _take_turns(task, [pair for pair in zip(sessions, task_runs, ready, strict=True) if pair[2]], seconds)
    for task_run in task_runs:
        task_run.judge(task, baseline)
    return task_runs


def litert_baseline(task: Task, network: Runner, seconds: float) -> TaskRun:
    """Return the run of the task on ``network``, which is LiteRT."""
    task_run = TaskRun("LiteRT on the CPU")
    _measure_first(task, task_run, network)
    began = time.monotonic()
    while task_run.judged < len(task) or time.monotonic() - began < seconds:
        for number in range(len(task)):
            _run_item(task, task_run, network, number)
    task_run.outcome = Outcome(Verdict.PASSED, Stage.COMPARE)
    return task_run


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


def _take_turns(task: Task, runs: list[tuple[Session, TaskRun, Steps | None]], seconds: float) -> None:
    began, rounds = time.monotonic(), 0
    while runs and (not rounds or time.monotonic() - began < seconds):
        for number in range(len(task)):
            for run in list(runs):
                session, task_run, network = run
                assert network is not None
                work = partial(_run_checked_item, task, task_run, network, number)
                task_run.outcome = capture_outcome(session, work, lambda: Stage.EXECUTE)
                if task_run.outcome.verdict != Verdict.PASSED:
                    runs.remove(run)
        rounds += 1


def _run_checked_item(task: Task, task_run: TaskRun, network: Steps, number: int) -> None:
    try:
        _run_item(task, task_run, network, number)
    except UsageError as problem:
        raise VerdictReached(Verdict.ERROR, str(problem)) from None


def _measure_first(task: Task, task_run: TaskRun, network: Runner) -> None:
    inputs = task.steps(0)[0]
    network.reset()
    began = time.perf_counter()
    network(*inputs)
    task_run.first = 1e3 * (time.perf_counter() - began)


def _run_item(task: Task, task_run: TaskRun, network: Runner, number: int) -> None:
    """Run one item, from its first step to its last; in the first round its outputs are judged too."""
    steps, outputs, times = task.steps(number), [], []
    network.reset()
    for inputs in steps:
        began = time.perf_counter()
        outputs.append(network(*inputs))
        times.append(1e3 * (time.perf_counter() - began))
    task_run.inferences += times
    if len(steps) > 1:
        task_run.sequences.append(sum(times))
    if task_run.judged < len(task):
        answer = task.judge(number, outputs)
        for quantity, samples in answer.scores.items():
            task_run.scores.setdefault(quantity, []).extend(map(float, samples))
        task_run.problems += [answer.problem] if answer.problem else []
        task_run.judged += 1
