"""Classifiers on drivers, side by side: the images that each gets right, and how long each takes."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial

from harness.loaders.session import Session
from harness.model.errors import DriverFault, UsageError
from harness.model.numbers import Array
from harness.results.verdict import Outcome, Settled, Stage, Verdict
from harness.runner.settle import outcome_of
from mlts.execute import Network, Unsupported
from mlts.metrics.top_k import accuracy, is_hit, mcnemar
from mlts.tasks import Task

# Times that a model is prepared, to see how long that takes.
PREPARATIONS = 5
# Below this share of chance, fewer hits than the baseline's are no accident.
SIGNIFICANT = 0.01


@dataclass(slots=True)
class Trial:
    """One driver on one task; times in milliseconds, in the order that they were taken."""

    address: str
    outcome: Outcome = field(default_factory=lambda: Outcome(Verdict.NOT_RUN, Stage.LOAD))
    preparations: list[float] = field(default_factory=list)
    first: float = 0.0
    inferences: list[float] = field(default_factory=list)
    top1: list[bool] = field(default_factory=list)
    top5: list[bool] = field(default_factory=list)

    def judge(self, baseline: Trial | None) -> None:
        """Settle the outcome against the baseline's hits on the same images."""
        if self.outcome.verdict != Verdict.PASSED or baseline is None or baseline.outcome.verdict != Verdict.PASSED:
            return
        ours, theirs, chance = accuracy(self.top1), accuracy(baseline.top1), mcnemar(self.top1, baseline.top1)
        if ours < theirs and chance < SIGNIFICANT:
            text = f"top-1 {ours:.3f}, {baseline.address} has {theirs:.3f} on the same {len(self.top1)} images"
            self.outcome = Outcome(Verdict.WRONG, Stage.COMPARE, f"{text} (McNemar p = {chance:.2g})")


def run_trials(task: Task, sessions: Sequence[Session], seconds: float, baseline: Trial | None) -> list[Trial]:
    """Try the task on each session's driver. They take turns, image by image, for ``seconds`` and at least once round
    all images, so that what slows the machine down slows all of them down.
    """
    trials = [Trial(session.address) for session in sessions]
    with ExitStack() as closing:
        ready = [_ready(task, session, trial, closing) for session, trial in zip(sessions, trials, strict=True)]
        _take_turns(task, [pair for pair in zip(sessions, trials, ready, strict=True) if pair[2]], seconds)
    for trial in trials:
        trial.judge(baseline)
    return trials


def litert_baseline(task: Task, classify: Callable[[Array], tuple[Array, ...]], seconds: float) -> Trial:
    """What ``classify``, LiteRT, makes of the task."""
    trial = Trial("LiteRT on the CPU")
    _first(task, trial, classify)
    began = time.monotonic()
    while not trial.top1 or time.monotonic() - began < seconds:
        for number in range(len(task.inputs)):
            _one(task, trial, classify, number)
    trial.outcome = Outcome(Verdict.PASSED, Stage.COMPARE)
    return trial


def _ready(task: Task, session: Session, trial: Trial, closing: ExitStack) -> Network | None:
    """The task's model, prepared; None, and the outcome is settled, when the driver does not get that far."""
    found: list[Network] = []

    def work() -> None:
        try:
            for _ in range(PREPARATIONS):
                began = time.perf_counter()
                network = Network(session, task.classifier.model)
                trial.preparations.append(1e3 * (time.perf_counter() - began))
                if found:
                    found.pop().close()
                found.append(network)
            _first(task, trial, found[0])
        except Unsupported as refusal:
            raise Settled(Verdict.UNSUPPORTED, str(refusal)) from None
        except UsageError as problem:
            raise Settled(Verdict.ERROR, str(problem)) from None

    trial.outcome = outcome_of(session, work, lambda: Stage.EXECUTE if found else Stage.PREPARE)
    if trial.outcome.verdict != Verdict.PASSED:
        return None
    closing.callback(_close, found[0])
    return found[0]


def _close(network: Network) -> None:
    try:
        network.close()
    except DriverFault:
        # It is dead, and its outcome says so.
        return


def _take_turns(task: Task, runs: list[tuple[Session, Trial, Network | None]], seconds: float) -> None:
    began, rounds = time.monotonic(), 0
    while runs and (not rounds or time.monotonic() - began < seconds):
        for number in range(len(task.inputs)):
            for run in list(runs):
                session, trial, network = run
                assert network is not None
                work = partial(_checked, task, trial, network, number)
                trial.outcome = outcome_of(session, work, lambda: Stage.EXECUTE)
                if trial.outcome.verdict != Verdict.PASSED:
                    runs.remove(run)
        rounds += 1


def _checked(task: Task, trial: Trial, network: Network, number: int) -> None:
    try:
        _one(task, trial, network, number)
    except UsageError as problem:
        raise Settled(Verdict.ERROR, str(problem)) from None


def _first(task: Task, trial: Trial, classify: Callable[[Array], tuple[Array, ...]]) -> None:
    began = time.perf_counter()
    classify(task.inputs[0])
    trial.first = 1e3 * (time.perf_counter() - began)


def _one(task: Task, trial: Trial, classify: Callable[[Array], tuple[Array, ...]], number: int) -> None:
    """One inference; in the first round it counts for the accuracy too."""
    began = time.perf_counter()
    outputs = classify(task.inputs[number])
    trial.inferences.append(1e3 * (time.perf_counter() - began))
    if len(trial.top1) < len(task.inputs):
        scores = task.classifier.scores(outputs)
        trial.top1.append(is_hit(scores, task.truth[number], task.labels, 1))
        trial.top5.append(is_hit(scores, task.truth[number], task.labels, 5))
