"""Checks of what a driver's work costs, and when: initialisation, idle models, measuring, the processor.

Each compares executions on the same driver, by the processor time of the driver's process or by the time that the
client sees; a difference counts only if the least of the one side is far beyond the median of the other, so that a busy
machine fails no driver.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple

import psutil

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import heavy_models, models
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.paths import PLAIN, ExecutionOptions
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import DeviceType, ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.process.usage import processor_time, usage
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_INITIALISATION = "the driver guide, Execution: most initialisation belongs to the compilation phase"
_IDLE = "the driver guide, Compilation: no large resources are assigned at compilation"
_MEASURING = "the driver guide, Timing: measuring costs as little as possible"
_PROCESSOR = "what an accelerator is for: other work has the processor meanwhile"
_MODELS, _PROCESSES, _LATER, _PAIRS, _IDLE_MODELS = 4, 3, 5, 6, 4
# A difference counts beyond this factor, and beyond so many ms of processor time, and of time.
_FACTOR, _PROCESSOR_MS, _SEEN_MS = 3.0, 50.0, 150.0
# Rows and columns of a product that is little work, and of one that is much.
_LITTLE, _MUCH = (64, 512), (1024, 1024)
_MEASURED = ExecutionOptions(measure=MeasureTiming.YES)


class _Cost(NamedTuple):
    """Milliseconds of an execution: of the driver's processor time, and as the client sees it."""

    processor: float
    seen: float


@check(Level.STRICT, source=_INITIALISATION, own_process=True, variants=("model", "process"))
def prepares_before_the_first_execution(subject: Subject, of: str) -> None:
    """The first execution of a prepared model, and of a driver's process, takes about as long as those after it: what
    can be initialised is initialised by the preparation.
    """
    first, later = (_of_models if of == "model" else _of_processes)(subject)
    subject.measure(f"first execution of a {of}", _both(first))
    subject.measure("later ones", _both(later))
    _expect_no_more(first, later, f"the first execution of a {of}, beside later ones")


def _of_models(subject: Subject) -> tuple[list[_Cost], list[_Cost]]:
    """Return the costs of the first executions of several models, and those of later ones."""
    first, later = list[_Cost](), list[_Cost]()
    for number in range(_MODELS):
        case = heavy_models.product(number, *_LITTLE)
        prepared = subject.prepare(case.model)
        costs = [_execute(subject, prepared, case) for _ in range(1 + _LATER)]
        first.append(costs[0])
        later += costs[1:]
    return first, later


def _of_processes(subject: Subject) -> tuple[list[_Cost], list[_Cost]]:
    """Return the costs of the first executions of several new processes of the driver, and those of later ones."""
    first, later = list[_Cost](), list[_Cost]()
    case = heavy_models.product(0, *_LITTLE)
    for number in range(_PROCESSES):
        session = Session(subject.session.address, hal=subject.hal, seed=number, limit=subject.session.limit)
        try:
            with Subject(session, subject.name) as other:
                prepared = other.prepare(case.model)
                costs = [_execute(other, prepared, case) for _ in range(1 + _LATER)]
        finally:
            session.close()
        first.append(costs[0])
        later += costs[1:]
    return first, later


@check(Level.STRICT, source=_IDLE, own_process=True)
def keeps_little_for_idle_models(subject: Subject) -> None:
    """A prepared model that is not executed holds much less memory than its temporaries take."""
    case, pid = heavy_models.wide(), subject.session.own_pid()
    subject.prepare(case.model)
    try:
        before = usage(pid).memory
        for _ in range(_IDLE_MODELS):
            subject.prepare(case.model)
        each = (usage(pid).memory - before) / _IDLE_MODELS
    except psutil.Error as error:
        not_applicable(f"the usage of the driver's process cannot be read: {error}")
    mib = 1 << 20
    subject.measure("memory for an idle model", f"{max(0.0, each) / mib:.1f} MiB")
    most = heavy_models.WIDE_BYTES / 2
    text = f"an idle model whose temporary takes {heavy_models.WIDE_BYTES / mib:.0f} MiB holds {each / mib:.1f} MiB"
    expect(each < most, f"{text}, wanted less than {most / mib:.0f} MiB", Verdict.ERROR)


@check(Level.STRICT, since=HalVersion.V1_2, feature="timing", source=_MEASURING, own_process=True)
def measures_cheaply(subject: Subject) -> None:
    """An execution that is measured takes about as long as one that is not."""
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    _execute(subject, prepared, case)
    plain, measured = list[_Cost](), list[_Cost]()
    for _ in range(_PAIRS):
        plain.append(_execute(subject, prepared, case))
        measured.append(_execute(subject, prepared, case, _MEASURED))
    subject.measure("measured execution", _both(measured))
    subject.measure("plain one", _both(plain))
    _expect_no_more(measured, plain, "a measured execution, beside one that is not")


@check(Level.STRICT, since=HalVersion.V1_2, source=_PROCESSOR, own_process=True)
def leaves_the_processor_alone(subject: Subject) -> None:
    """The driver of a GPU or an accelerator uses no more processor time for a model with much to compute than for one
    with inputs and outputs of the same size and little to compute. Of other drivers it is only measured.
    """
    large, small = heavy_models.product(0, *_MUCH), heavy_models.sums(*_MUCH)
    costs: dict[str, list[_Cost]] = {}
    for case in (large, small):
        prepared = subject.prepare(case.model)
        costs[case.name] = [_execute(subject, prepared, case) for _ in range(3)]
    much, little = costs[large.name], costs[small.name]
    operations = 2 * _MUCH[0] * _MUCH[1] ** 2 / 1e9
    subject.measure(f"processor time for {operations:.1f} GFLOP", f"{min(much).processor:.1f} ms")
    subject.measure("for an addition of the same size", f"{min(little).processor:.1f} ms")
    kind = subject.session.info().type
    if kind in (DeviceType.GPU, DeviceType.ACCELERATOR):
        got, most = min(much).processor, _FACTOR * min(little).processor + 5
        text = f"a product of {operations:.1f} GFLOP takes {got:.1f} ms of the processor, wanted at most {most:.1f} ms"
        expect(got <= most, f"{text}: the driver of a {DeviceType(kind).name} computes on the processor, or polls")


def _execute(subject: Subject, prepared: PreparedModel, case: Case, options: ExecutionOptions = PLAIN) -> _Cost:
    """Execute on the driver's first path, expect the right outputs, and return what it cost."""
    pid, request, path = subject.session.own_pid(), subject.lay_out(case), subject.paths()[0].name
    worked, began = processor_time(pid), time.monotonic_ns()
    result = subject.execute(prepared, request, path, options)
    cost = _Cost((processor_time(pid) - worked) / 1e6, (time.monotonic_ns() - began) / 1e6)
    expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution of {case.name}")
    judge_outputs(case, subject.arena, result)
    return cost


def _expect_no_more(costs: Sequence[_Cost], others: Sequence[_Cost], what: str) -> None:
    """Raises VerdictReached if the least of the costs is far beyond the median of the others."""
    sides: tuple[tuple[str, Callable[[_Cost], float], float], ...] = (
        ("of processor time", lambda cost: cost.processor, _PROCESSOR_MS),
        ("as the client sees it", lambda cost: cost.seen, _SEEN_MS),
    )
    for kind, of, floor in sides:
        least, usual = min(map(of, costs)), median(map(of, others))
        most = _FACTOR * usual + floor
        text = f"{what}: got at least {least:.1f} ms {kind}, {usual:.1f} ms in the median, wanted at most {most:.1f} ms"
        expect(least <= most, text, Verdict.SLOW)


def _both(costs: Sequence[_Cost]) -> str:
    """Return the medians of the costs, as a text."""
    processor, seen = (median(each) for each in zip(*costs, strict=True))
    return f"{seen:.1f} ms, {processor:.1f} ms of processor time"
