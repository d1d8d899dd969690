"""Networks on drivers, side by side: what the answers of each are worth, and how long each takes."""

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
from nnconform.mlts.steps import Steps
from nnconform.mlts.task import Runner, Task

# Times that a model is prepared, to see how long that takes.
PREPARATIONS = 5
# Below this share of chance, fewer hits than the baseline's are no accident.
SIGNIFICANT = 0.01


@dataclass(slots=True)
class TaskRun:
    """One driver on one task; times in milliseconds, in the order that they were taken.

    ``inferences`` are those of single steps, ``sequences`` those of whole items where these have more than one step.
    ``scores`` are what the task judges by, of each item once; ``problems`` what is wrong with some whatever others do.
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
        """What was right, by a quantity of hits."""
        return [bool(hit) for hit in self.scores.get(quantity, ())]

    def judge(self, task: Task, baseline: TaskRun | None) -> None:
        """Settle the outcome: by what is wrong in itself, then against the baseline's hits on the same items."""
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


def run_trials(task: Task, sessions: Sequence[Session], seconds: float, baseline: TaskRun | None) -> list[TaskRun]:
    """Try the task on each session's driver. They take turns, item by item, for ``seconds`` and at least once round
    all items, so that what slows the machine down slows all of them down.
    """
    trials = [TaskRun(session.address) for session in sessions]
    with ExitStack() as closing:
        ready = [_ready(task, session, trial, closing) for session, trial in zip(sessions, trials, strict=True)]
        _take_turns(task, [pair for pair in zip(sessions, trials, ready, strict=True) if pair[2]], seconds)
    for trial in trials:
        trial.judge(task, baseline)
    return trials


def litert_baseline(task: Task, network: Runner, seconds: float) -> TaskRun:
    """What ``network``, LiteRT, makes of the task."""
    trial = TaskRun("LiteRT on the CPU")
    _first(task, trial, network)
    began = time.monotonic()
    while trial.judged < len(task) or time.monotonic() - began < seconds:
        for number in range(len(task)):
            _one(task, trial, network, number)
    trial.outcome = Outcome(Verdict.PASSED, Stage.COMPARE)
    return trial


def _ready(task: Task, session: Session, trial: TaskRun, closing: ExitStack) -> Steps | None:
    """The task's model, prepared; None, and the outcome is settled, when the driver does not get that far."""
    found: list[Steps] = []

    def work() -> None:
        try:
            for _ in range(PREPARATIONS):
                began = time.perf_counter()
                network = Steps(session, task.converted)
                trial.preparations.append(1e3 * (time.perf_counter() - began))
                if found:
                    found.pop().close()
                found.append(network)
            _first(task, trial, found[0])
        except UnsupportedModel as refusal:
            raise VerdictReached(Verdict.UNSUPPORTED, str(refusal)) from None
        except UsageError as problem:
            raise VerdictReached(Verdict.ERROR, str(problem)) from None

    trial.outcome = capture_outcome(session, work, lambda: Stage.EXECUTE if found else Stage.PREPARE)
    if trial.outcome.verdict != Verdict.PASSED:
        return None
    closing.callback(_close, found[0])
    return found[0]


def _close(network: Steps) -> None:
    try:
        network.close()
    except DriverFault:
        # It is dead, and its outcome says so.
        return


def _take_turns(task: Task, runs: list[tuple[Session, TaskRun, Steps | None]], seconds: float) -> None:
    began, rounds = time.monotonic(), 0
    while runs and (not rounds or time.monotonic() - began < seconds):
        for number in range(len(task)):
            for run in list(runs):
                session, trial, network = run
                assert network is not None
                work = partial(_checked, task, trial, network, number)
                trial.outcome = capture_outcome(session, work, lambda: Stage.EXECUTE)
                if trial.outcome.verdict != Verdict.PASSED:
                    runs.remove(run)
        rounds += 1


def _checked(task: Task, trial: TaskRun, network: Steps, number: int) -> None:
    try:
        _one(task, trial, network, number)
    except UsageError as problem:
        raise VerdictReached(Verdict.ERROR, str(problem)) from None


def _first(task: Task, trial: TaskRun, network: Runner) -> None:
    inputs = task.steps(0)[0]
    network.reset()
    began = time.perf_counter()
    network(*inputs)
    trial.first = 1e3 * (time.perf_counter() - began)


def _one(task: Task, trial: TaskRun, network: Runner, number: int) -> None:
    """One item, from its first step to its last; in the first round its answers are judged too."""
    steps, outputs, times = task.steps(number), [], []
    network.reset()
    for inputs in steps:
        began = time.perf_counter()
        outputs.append(network(*inputs))
        times.append(1e3 * (time.perf_counter() - began))
    trial.inferences += times
    if len(steps) > 1:
        trial.sequences.append(sum(times))
    if trial.judged < len(task):
        answer = task.judge(number, outputs)
        for quantity, samples in answer.scores.items():
            trial.scores.setdefault(quantity, []).extend(map(float, samples))
        trial.problems += [answer.problem] if answer.problem else []
        trial.judged += 1
