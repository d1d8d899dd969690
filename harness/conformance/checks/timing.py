"""Checks of the timing of executions."""

from __future__ import annotations

import time
from dataclasses import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.paths import PATHS, ExecutionOptions
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.request import NO_TIMING, UNAVAILABLE, ExecutionResult, Request

_PATHS = {path.name: max(path.since, HalVersion.V1_2) for path in PATHS.values()}
_MEASURED = ExecutionOptions(measure=MeasureTiming.YES)
_SOURCE = "IPreparedModel.hal 1.2, executeSynchronously: timing; IFencedExecutionCallback.hal 1.3"
# How much two clocks may differ over an execution: microseconds, as both have steps, and a factor.
_SLACK, _DRIFT = 1000, 1.05


@check(since=HalVersion.V1_2, feature="timing", source=_SOURCE, variants=_PATHS)
def is_absent_unless_asked_for(subject: Subject, path: str) -> None:
    """An execution returns no timing unless its request asks for it, also after others that were measured."""
    prepared = _prepare(subject, path)
    case = models.case("add_float32")
    for options in (ExecutionOptions(), _MEASURED, ExecutionOptions()):
        result = subject.expect_right(prepared, case, path, options)
        if options.measure == MeasureTiming.NO:
            expect(result.timing == NO_TIMING, f"{result.timing} though measuring was not asked for")


@check(since=HalVersion.V1_2, feature="timing", source=_SOURCE, variants=_PATHS)
def is_absent_with_an_error(subject: Subject, path: str) -> None:
    """An execution that fails returns no timing, even if it was asked for."""
    prepared = _prepare(subject, path)
    # A measured execution that succeeds comes first: its timing must not be returned again.
    subject.expect_right(prepared, models.case("add_float32"), path, _MEASURED)
    for what, request, wanted in _failures(subject):
        result = subject.execute(prepared, request, path, _MEASURED)
        expect(result.status != ErrorStatus.NONE, f"an execution {what}: got NONE, wanted {wanted}")
        expect(result.timing == NO_TIMING, f"an execution {what}: got {result.timing}, wanted no timing")


# A burst has no limit for loops but the default one.
@check(since=HalVersion.V1_3, feature="timing", source=_SOURCE, variants=[name for name in _PATHS if name != "burst"])
def is_absent_with_a_missed_deadline(subject: Subject, path: str) -> None:
    """An execution that is aborted at its loop time-out returns no timing."""
    prepared = _prepare(subject, path, models.ENDLESS)
    options = replace(_MEASURED, loop_timeout=20_000_000)
    result = subject.execute(prepared, subject.lay_out(models.case(models.ENDLESS)), path, options)
    missed = ErrorStatus.MISSED_DEADLINE_TRANSIENT, ErrorStatus.MISSED_DEADLINE_PERSISTENT
    expect_status(result.status, *missed, call="an execution of a loop without end")
    expect(result.timing == NO_TIMING, f"an aborted execution: got {result.timing}, wanted no timing")


@check(since=HalVersion.V1_2, feature="timing", source="types.hal 1.2, Timing", variants=_PATHS)
def on_the_device_is_within_that_in_the_driver(subject: Subject, path: str) -> None:
    """The time on the device does not exceed the time in the driver."""
    prepared = _prepare(subject, path)
    for _ in range(5):
        timing = _measure(subject, prepared, path).timing
        if UNAVAILABLE not in (timing.time_on_device, timing.time_in_driver):
            expect(
                timing.time_on_device <= timing.time_in_driver,
                f"timing: time_on_device exceeds time_in_driver: {timing}",
            )


@check(since=HalVersion.V1_2, feature="timing", source="types.hal 1.2, Timing: microseconds", variants=_PATHS)
def is_no_longer_than_the_call(subject: Subject, path: str) -> None:
    """Times are in microseconds, and do not exceed what the client measures for the execution."""
    prepared = _prepare(subject, path)
    for _ in range(3):
        began = time.monotonic_ns()
        result = _measure(subject, prepared, path)
        most = (time.monotonic_ns() - began) // 1000 * _DRIFT + _SLACK
        for name in ("time_on_device", "time_in_driver"):
            microseconds = getattr(result.timing, name)
            text = f"{name} is {microseconds} us, wanted at most the {most:.0f} us that the client measured"
            expect(microseconds == UNAVAILABLE or microseconds <= most, text)


def _prepare(subject: Subject, path: str, name: str = "add_float32") -> PreparedModel:
    if path not in (each.name for each in subject.paths()):
        not_applicable(f"{PATHS[path].feature} is the harness's own work here, not the driver's")
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
