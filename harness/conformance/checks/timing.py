"""Checks of the timing of executions."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence

import psutil
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import heavy_models, models
from nnconform.harness.conformance.support.clock_steps import DRIFT, SLACK, shows_steps, slack
from nnconform.harness.conformance.support.long_execution import sums_that_take
from nnconform.harness.conformance.support.own_work import need_path
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status, expect_within, fail, not_applicable
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.paths import PATHS, ExecutionOptions, launch
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, DeviceType, ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.request import NO_TIMING, UNAVAILABLE, ExecutionResult, Request, Timing
from nnconform.harness.process.stopwatch import Stopwatch
from nnconform.harness.spec.case import Case

_PATHS = {path.name: max(path.since, HalVersion.V1_2) for path in PATHS.values()}
_MEASURED = ExecutionOptions(measure=MeasureTiming.YES)
_UNLESS_NONE = "IPreparedModel.hal 1.2 and 1.3, executeSynchronously: timing: UINT64_MAX unless the status is NONE"
# Seconds that an execution takes whose time is not that of the next one.
_LONGER = (0.05, 0.1, 0.2)
# Executions of one attempt, at most.
_MOST = 200
_ATTEMPTS = 5
# The least share that the driver's own time may be of what the client sees a large execution take beyond a small one.
_SHARE = 0.1
# Seconds for which the driver's process is stopped, and within which a stopped one has stopped.
_PAUSE, _PATIENCE = 0.2, 5.0
# Executions that are launched before it is stopped; twice as many where all had ended by then.
_LAUNCHED = 3
_SUSPENSION = "the driver guide, Timing: times include those when the execution is suspended"


@check(
    Level.VTS,
    since=HalVersion.V1_2,
    feature="timing",
    source="IPreparedModel.hal 1.2 and 1.3, executeSynchronously: timing; IFencedExecutionCallback.hal 1.3; "
    "VTS GeneratedTestHarness, GeneratedTest and FencedComputeTest: MeasureTiming::NO",
    variants=_PATHS,
)
def is_absent_unless_asked_for(subject: Subject, path: str) -> None:
    """An execution returns no timing unless its request asks for it, also after others that were measured."""
    prepared = _prepare(subject, path)
    case = models.case("add_float32")
    for options in (ExecutionOptions(), _MEASURED, ExecutionOptions()):
        result = subject.expect_right(prepared, case, path, options)
        if options.measure == MeasureTiming.NO:
            expect(result.timing == NO_TIMING, f"{result.timing} though measuring was not asked for")


@check(
    Level.VTS,
    since=HalVersion.V1_2,
    feature="timing",
    source="IPreparedModel.hal 1.2 and 1.3, executeSynchronously: timing; IFencedExecutionCallback.hal 1.3; "
    "VTS ValidateRequest, removeInputTest",
    variants=_PATHS,
)
def is_absent_with_an_error(subject: Subject, path: str) -> None:
    """An execution that fails returns no timing, even if it was asked for; nor does the next one, if it was not."""
    prepared = _prepare(subject, path)
    # A measured execution that succeeds comes first: its timing must not be returned again.
    subject.expect_right(prepared, models.case("add_float32"), path, _MEASURED)
    for what, request, wanted in _failures(subject):
        result = subject.execute(prepared, request, path, _MEASURED)
        expect(result.status != ErrorStatus.NONE, f"an execution {what}: got NONE, wanted {wanted}")
        with subject.demanded_by(Level.VTS if wanted == "INVALID_ARGUMENT" else Level.TEXT, _UNLESS_NONE):
            expect(result.timing == NO_TIMING, f"an execution {what}: got {result.timing}, wanted no timing")
        subject.expect_right(prepared, models.case("add_float32"), path)


# A burst has no limit for loops but the default one.
@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="timing",
    source=_UNLESS_NONE,
    variants={name: since for name, since in _PATHS.items() if name != "burst"},
)
def is_absent_with_a_missed_deadline(subject: Subject, path: str) -> None:
    """An execution that is aborted at its loop time-out returns no timing."""
    prepared = _prepare(subject, path, models.ENDLESS)
    options = replace(_MEASURED, loop_timeout=20_000_000)
    result = subject.execute(prepared, subject.lay_out(models.case(models.ENDLESS)), path, options)
    expect_status(result.status, *MISSED_DEADLINE, call="an execution of a loop without end")
    expect(result.timing == NO_TIMING, f"an aborted execution: got {result.timing}, wanted no timing")


@check(
    Level.VTS,
    since=HalVersion.V1_2,
    feature="timing",
    source="types.hal 1.2, Timing: the time in the driver includes that on the device; "
    "VTS GeneratedTestHarness, GeneratedTest: MeasureTiming::YES",
    variants=_PATHS,
)
def on_the_device_is_within_that_in_the_driver(subject: Subject, path: str) -> None:
    """The time on the device does not exceed the time in the driver."""
    prepared = _prepare(subject, path)
    for _ in range(5):
        timing = _measure(subject, prepared, path).timing
        expect_within(
            timing.time_on_device, timing.time_in_driver, f"timing: time_on_device exceeds time_in_driver: {timing}"
        )


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    feature="timing",
    source="types.hal 1.2, Timing: in microseconds, from the start of a task to its end",
    variants=_PATHS,
)
def is_no_longer_than_the_call(subject: Subject, path: str) -> None:
    """Times are in microseconds, and do not exceed what the client measures for the execution, also behind one that
    takes longer, measured or not: each has its own. The driver's clock may have steps of a hundredth of a second.
    """
    prepared, problem = _prepare(subject, path), ""
    for seconds in _LONGER:
        longer, large = sums_that_take(subject, seconds)
        measured = list[tuple[Timing, float]]()
        for number in range(3):
            if number:
                # Not measured: its time is that of no other execution, of its own model or another.
                subject.expect_right(large, longer, path)
            works = [(prepared, models.case("add_float32"))] + [(large, longer)] * (number == 1)
            for model, case in works[::-1]:
                request, began = subject.lay_out(case), time.monotonic_ns()
                result = subject.execute(model, request, path, _MEASURED)
                measured.append((result.timing, (time.monotonic_ns() - began) // 1000 * DRIFT))
                expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution of {case.name}")
        subject.give_back(large)
        timings = [timing for timing, _ in measured]
        problem = _excess(measured, slack(timings))
        # A single time, of a longer execution too, is what a coarse clock may give: it needs a longer one.
        if not problem or shows_steps(timings):
            break
    expect(not problem, problem)


def _excess(measured: Sequence[tuple[Timing, float]], steps: int) -> str:
    """Say which of the driver's times exceeds what the client measured, in microseconds; "" if none does."""
    for timing, seen in measured:
        for name in ("time_on_device", "time_in_driver"):
            microseconds = getattr(timing, name)
            if microseconds != UNAVAILABLE and microseconds > seen + steps:
                return f"{name} is {microseconds} us, wanted at most the {seen + steps:.0f} us that the client measured"
    return ""


@check(
    Level.TEXT, since=HalVersion.V1_2, feature="timing", source="types.hal 1.2, Timing: microseconds", variants=_PATHS
)
def grows_with_the_work(subject: Subject, path: str) -> None:
    """Of the time by which a large execution takes longer than a small one, as the client sees it, the time in the
    driver covers at least a tenth. The time in which the client waits for a processor does not count.
    """
    case = heavy_models.product()
    small, large = _prepare(subject, path), subject.prepare(case.model)
    least = min(_seen(subject, small, models.case("add_float32"), path)[0] for _ in range(_ATTEMPTS))
    texts = []
    for _ in range(_ATTEMPTS):
        seen = reported = wanted = 0.0
        # A fast driver executes often enough for the slack to be little beside the work.
        for _ in range(_MOST):
            more, result = _seen(subject, large, case, path)
            if result.timing.time_in_driver == UNAVAILABLE:
                not_applicable("the driver does not measure the time in the driver")
            seen, reported = seen + more, reported + result.timing.time_in_driver
            wanted += max(0.0, more - least) * _SHARE
            if wanted >= 2 * SLACK:
                break
        if reported >= wanted - SLACK:
            return
        texts.append(f"{reported:.0f} us of {seen:.0f} us")
    fail(f"time_in_driver of {case.name}: got {', '.join(texts)} that the client measured; {least:.0f} us a small one")


@check(Level.TEXT, since=HalVersion.V1_2, feature="timing", source=_SUSPENSION, own_process=True)
def includes_suspension(subject: Subject) -> None:
    """The time in the driver includes the time for which the execution is suspended: here its whole process is stopped.
    If the device is no CPU, which may go on meanwhile, this is a strict demand.
    """
    prepared = subject.prepare(heavy_models.product().model)
    texts: list[str] = []
    launched = _LAUNCHED
    for _ in range(_ATTEMPTS):
        times = _times_of_stopped(subject, prepared, launched)
        if not times:
            # The machine is busy, or the driver fast: all had ended before the process was stopped.
            launched *= 2
        if any(each >= 0.9 * _PAUSE * 1e6 for each in times if each != UNAVAILABLE):
            return
        texts += [f"{each} us" for each in times if each != UNAVAILABLE]
    if not texts:
        not_applicable("no execution was both measured and under way when the driver's process was stopped")
    own = Level.TEXT if subject.session.info().type == DeviceType.CPU else Level.STRICT
    with subject.demanded_by(own, _SUSPENSION):
        fail(f"time_in_driver of executions that were stopped for {_PAUSE:g} s: got {', '.join(texts)}")


def _times_of_stopped(subject: Subject, prepared: PreparedModel, launched: int) -> list[int]:
    """Launch executions, and stop the driver's process for a while. Return the times in the driver of those that were
    under way.
    """
    case, pid = heavy_models.product(), subject.session.own_pid()
    # Each execution has its own memory, prepared before the first begins.
    arenas = [Arena(subject.session.seed + number) for number in range(launched)]
    requests = [subject.lay_out(case, arena) for arena in arenas]
    launches = [launch(prepared, request, _MEASURED) for request in requests]
    os.kill(pid, signal.SIGSTOP)
    try:
        _wait_until_stopped(pid)
        under_way = [each for each in launches if not each.arrived.is_set()]
        time.sleep(_PAUSE)
    finally:
        os.kill(pid, signal.SIGCONT)
    results = [each.wait(subject.session) for each in launches]
    for arena, result in zip(arenas, results, strict=True):
        expect_status(result.status, ErrorStatus.NONE, call="an execution whose process was stopped for a while")
        judge_outputs(case, arena, result)
    return [each.results[0].timing.time_in_driver for each in under_way]


def _wait_until_stopped(pid: int) -> None:
    """Wait until the process has stopped, and until what it sent before has been read."""
    process, until = psutil.Process(pid), time.monotonic() + _PATIENCE
    while process.status() != psutil.STATUS_STOPPED and time.monotonic() < until:
        time.sleep(0.001)
    time.sleep(0.02)


def _seen(subject: Subject, prepared: PreparedModel, case: Case, path: str) -> tuple[float, ExecutionResult]:
    """Return the microseconds that the client sees a measured execution of ``case`` take, without those in which it
    waits for a processor itself, and its result.
    """
    request = subject.lay_out(case)
    watch = Stopwatch()
    result = subject.execute(prepared, request, path, _MEASURED)
    seen = watch.microseconds()
    expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution of {case.name}")
    judge_outputs(case, subject.arena, result)
    return seen, result


def _prepare(subject: Subject, path: str, name: str = "add_float32") -> PreparedModel:
    need_path(subject, path)
    return subject.prepare(models.case(name).model)


def _measure(subject: Subject, prepared: PreparedModel, path: str) -> ExecutionResult:
    return subject.expect_right(prepared, models.case("add_float32"), path, _MEASURED)


def _failures(subject: Subject) -> list[tuple[str, Request, str]]:
    """Return requests that fail, one at once and one for an output without room, each with a description and its
    status.
    """
    request = subject.lay_out(models.case("add_float32"))
    (output,) = request.outputs
    short = replace(output, location=replace(output.location, length=output.location.length - 1))
    return [
        ("without inputs", replace(request, inputs=()), "INVALID_ARGUMENT"),
        ("whose output is a byte short", replace(request, outputs=(short,)), "OUTPUT_INSUFFICIENT_SIZE"),
    ]
