"""Checks of reusable executions (AIDL 4): one request of a prepared model, executed again and again."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import buffers, models
from nnconform.harness.conformance.support.aftermath import aftermath_cases, is_lookup, without_its_row
from nnconform.harness.conformance.support.deadlines import SECOND, after
from nnconform.harness.conformance.support.fences import FenceGate, need_launched, waits_in_call
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.reusable_executions import reusable_of
from nnconform.harness.conformance.support.scaled_cases import scaled, scaled_cases
from nnconform.harness.conformance.support.supported_cases import is_supported, supported
from nnconform.harness.driver.fences import FenceState, Signal, wait_for
from nnconform.harness.driver.interface import ExecutionConfig, FencedResult, ReusableExecution
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status, fail
from nnconform.harness.execution.judge import judge_case, judge_form, judge_outputs
from nnconform.harness.execution.paths import create_reusable, expect_not_launched, finish
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.request import NO_TIMING, ExecutionResult
from nnconform.harness.spec.case import Case

_CREATE = "IPreparedModel of AIDL 4, createReusableExecution"
_PLAIN = ExecutionConfig()
_REFUSED = "a reusable execution that is refused"
# Seconds in which a driver that does not wait for a fence would be done.
_WHILE = 0.25
# Seconds until a deadline that a small execution meets.
_SOON = 0.02


def _reusable(level: Level, source: str, **more: object) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return check(level, since=HalVersion.AIDL4, feature="reusable", source=source, **more)  # type: ignore[arg-type]


def _synchronous(subject: Subject, execution: ReusableExecution) -> ExecutionResult:
    return execution.execute_synchronously()


def _fenced(subject: Subject, execution: ReusableExecution) -> ExecutionResult:
    return _finished(subject, execution.execute_fenced())


def _after_a_fence(subject: Subject, execution: ReusableExecution) -> ExecutionResult:
    gate = Signal()
    if waits_in_call(subject):
        gate.signal()
        return _finished(subject, execution.execute_fenced([gate.fence]))
    launched = execution.execute_fenced([gate.fence])
    gate.signal()
    return _finished(subject, launched)


def _finished(subject: Subject, launched: FencedResult) -> ExecutionResult:
    if launched.status != ErrorStatus.NONE:
        expect_not_launched(launched)
        return ExecutionResult(launched.status)
    info = finish(subject.session, launched)
    return ExecutionResult(info.status, (), info.timing_launched)


_WAYS: dict[str, Callable[[Subject, ReusableExecution], ExecutionResult]] = {
    "synchronous": _synchronous,
    "fenced": _fenced,
    "after a fence": _after_a_fence,
}


class _Place:
    """A request whose memory gets the inputs of one case after another."""

    def __init__(self, subject: Subject, case: Case) -> None:
        self._subject, self.arena = subject, Arena(subject.session.seed)
        # How often the request was executed.
        self.executions = 0
        self.request = subject.lay_out(case, self.arena)

    def fill(self, case: Case) -> None:
        """Write the inputs of another case of the same shapes, at the same places."""
        again = self._subject.lay_out(case, self.arena)
        expect(again == self.request, "the same shapes were laid out elsewhere")


def _expect_right(subject: Subject, place: _Place, execution: ReusableExecution, case: Case, way: str) -> None:
    place.fill(case)
    result = _WAYS[way](subject, execution)
    subject.count("executions")
    place.executions += 1
    judge_case(case, place.arena, result, f"a reusable execution, {way}, its execution {place.executions}")


@_reusable(
    Level.VTS,
    f"{_CREATE}: to launch multiple executions with the same request; VTS GeneratedTestHarness, reusable executions",
    variants=tuple(_WAYS),
)
def computes_again_and_again(subject: Subject, way: str) -> None:
    """A reusable execution reads its inputs anew at each execution, and gives the right outputs each time."""
    for case in supported(subject, scaled_cases(0)):
        place = _Place(subject, case)
        execution = reusable_of(subject, subject.prepare(case.model), place.request)
        for power in (0, 1, 2, 0):
            _expect_right(subject, place, execution, scaled(case, power), way)


@_reusable(Level.TEXT, "IExecution of AIDL 4: by means of executeSynchronously or executeFenced, one at a time")
def may_change_its_way(subject: Subject) -> None:
    """One reusable execution is executed in each of its ways, in turn."""
    case = models.case("add_float32")
    place = _Place(subject, case)
    execution = reusable_of(subject, subject.prepare(case.model), place.request)
    for turn in range(2):
        for number, way in enumerate(_WAYS):
            _expect_right(subject, place, execution, scaled(case, turn + number), way)


@_reusable(Level.TEXT, "IExecution of AIDL 4, executeFenced: the execution must wait for all the fences of waitFor")
def waits_for_its_fences(subject: Subject) -> None:
    """Each fenced execution of a reusable one begins when the fences that it was given are signalled: until then it
    reads no inputs, and its own fence is pending.
    """
    need_launched(subject)
    case = models.case("add_float32")
    place = _Place(subject, case)
    execution = reusable_of(subject, subject.prepare(case.model), place.request)
    for power in (0, 2, 1):
        place.fill(scaled(case, power + 4))
        with FenceGate(2) as gate:
            launched = execution.execute_fenced(gate.fences)
            gate.open()
            if launched.status == ErrorStatus.NONE:
                state = wait_for(launched.fence, _WHILE)
                pending = launched.fence != -1 and state is FenceState.PENDING
                expect(pending, "a fenced execution of a reusable one did not wait for every fence")
            place.fill(scaled(case, power))
        result = _finished(subject, launched)
        place.executions += 1
        judge_case(scaled(case, power), place.arena, result, f"after its fences, its execution {place.executions}")


@_reusable(Level.TEXT, "IExecution of AIDL 4: an object with request and properties fixed")
def has_a_request_of_its_own(subject: Subject) -> None:
    """Several reusable executions of one prepared model, and other executions between theirs, have each their own
    request.
    """
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    places = [_Place(subject, case) for _ in range(3)]
    executions = [reusable_of(subject, prepared, place.request) for place in places]
    for turn in range(2):
        for number, (place, execution) in enumerate(zip(places, executions, strict=True)):
            _expect_right(subject, place, execution, scaled(case, turn + number), "synchronous")
        subject.expect_right(prepared, scaled(case, 5), "synchronous")
    executions[0].close()
    subject.session.flush()
    _expect_right(subject, places[1], executions[1], scaled(case, 7), "synchronous")


@_reusable(
    Level.VTS,
    f"{_CREATE}: must verify the inputs, INVALID_ARGUMENT; VTS ValidateRequest: refused at once, or at each execution",
)
def refuses_a_broken_request(subject: Subject) -> None:
    """A request with an argument too few is refused with INVALID_ARGUMENT and no object; or the object refuses it with
    INVALID_ARGUMENT in each execution, which is for a strict profile too late.
    """
    case = models.case("add_float32")
    prepared, request = subject.prepare(case.model), subject.lay_out(case)
    for wrong in (replace(request, inputs=request.inputs[1:]), replace(request, outputs=())):
        status, execution = create_reusable(prepared, wrong, _PLAIN)
        expect_status(status, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.NONE, call="create_reusable_execution")
        if execution is not None:
            subject.closing.callback(execution.close)
            for way, execute in _WAYS.items():
                result = execute(subject, execution)
                expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, call=f"{_REFUSED}, {way}")
            with subject.demanded_by(Level.TEXT, f"{_CREATE}: must immediately return an error"):
                fail("create_reusable_execution of a request without an argument: got NONE, wanted INVALID_ARGUMENT")
    subject.expect_right(prepared, case, "synchronous")


@_reusable(Level.TEXT, "IExecution of AIDL 4, executeSynchronously: the deadline is optional, and each call's own")
def has_a_deadline_each_time(subject: Subject) -> None:
    """A deadline, or a duration, is that of one execution: those after it are right without one."""
    case = models.case("add_float32")
    place = _Place(subject, case)
    execution = reusable_of(subject, subject.prepare(case.model), place.request)
    for deadline in (1, after(0)):
        result = execution.execute_synchronously(deadline)
        judge_form(result)
        expect_status(result.status, ErrorStatus.NONE, *MISSED_DEADLINE, call="a reusable execution after its deadline")
        result = _finished(subject, execution.execute_fenced((), deadline, 1))
        expect_status(
            result.status, ErrorStatus.NONE, *MISSED_DEADLINE, call="a reusable fenced execution after its deadline"
        )
        for way in _WAYS:
            _expect_right(subject, place, execution, scaled(case, 2), way)


@_reusable(
    Level.TEXT, "IExecution of AIDL 4: an object for executions again and again, each of which has an end of its own"
)
def outlives_its_failures(subject: Subject) -> None:
    """An execution of a reusable one has no effect on the next, however it ended: with an illegal value in its inputs,
    for a fence that failed, at a deadline or after a duration, or in time before a deadline that has passed since.
    """
    for case in aftermath_cases(subject):
        place = _Place(subject, case)
        execution = reusable_of(subject, subject.prepare(case.model), place.request)
        for end in (_with_an_illegal_value, _with_a_failed_fence, _near_its_deadline, _after_its_duration):
            end(subject, execution, place, case)
            for way in _WAYS:
                _expect_right(subject, place, execution, case, way)


def _with_an_illegal_value(subject: Subject, execution: ReusableExecution, place: _Place, case: Case) -> None:
    """Execute a look-up of a row that is not there in each way, with any status."""
    if is_lookup(case):
        place.fill(without_its_row(case))
        for execute in _WAYS.values():
            execute(subject, execution)


def _with_a_failed_fence(subject: Subject, execution: ReusableExecution, place: _Place, case: Case) -> None:
    """Launch an execution whose fence fails."""
    if waits_in_call(subject):
        return
    gate = Signal()
    launched = execution.execute_fenced([gate.fence])
    gate.fail()
    _finished(subject, launched)


def _near_its_deadline(subject: Subject, execution: ReusableExecution, place: _Place, case: Case) -> None:
    """Execute with a deadline that passes soon, and wait until it has."""
    deadline = after(_SOON)
    execution.execute_synchronously(deadline)
    _finished(subject, execution.execute_fenced((), deadline))
    time.sleep(_SOON)


def _after_its_duration(subject: Subject, execution: ReusableExecution, place: _Place, case: Case) -> None:
    """Execute with a duration of a nanosecond."""
    _finished(subject, execution.execute_fenced((), None, 1))


@_reusable(Level.TEXT, f"{_CREATE}: the computation on the object must be aborted after loopTimeoutDurationNs")
def keeps_its_limit_of_loops(subject: Subject) -> None:
    """A loop that has no end is aborted at the limit that the reusable execution was created with, each time."""
    case = models.case(models.ENDLESS)
    request, config = subject.lay_out(case), ExecutionConfig(loop_timeout=SECOND // 50)
    execution = reusable_of(subject, subject.prepare(case.model), request, config)
    for way in ("synchronous", "fenced", "synchronous"):
        result = _WAYS[way](subject, execution)
        expect_status(result.status, *MISSED_DEADLINE, call=f"a reusable execution of an endless loop, {way}")


@_reusable(Level.TEXT, "IExecution of AIDL 4, executeSynchronously: timing only if created with measureTiming")
def measures_as_it_was_created(subject: Subject) -> None:
    """A reusable execution that was created without measuring tells no times, one that measures may, each time."""
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    for measure in MeasureTiming:
        place = _Place(subject, case)
        execution = reusable_of(subject, prepared, place.request, ExecutionConfig(measure))
        for way in ("synchronous", "fenced", "synchronous"):
            place.fill(case)
            result = _WAYS[way](subject, execution)
            judge_form(result, measured=measure == MeasureTiming.YES)
            expect_status(result.status, ErrorStatus.NONE, call=f"a reusable execution, {way}")


@_reusable(Level.TEXT, f"{_CREATE}: config, that of the executions that it creates", variants=("synchronous", "fenced"))
def keep_their_own_configs(subject: Subject, way: str) -> None:
    """Reusable executions of one model that are alive at once have a request and a config each: one that measures tells
    times and the others do not, and a limit for loops ends the loops of its own alone.
    """
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    measures = MeasureTiming.NO, MeasureTiming.YES, MeasureTiming.NO
    places = [_Place(subject, case) for _ in measures]
    executions = [
        reusable_of(subject, prepared, place.request, ExecutionConfig(each))
        for place, each in zip(places, measures, strict=True)
    ]
    told = dict.fromkeys(measures, False)
    for power, number in enumerate((0, 1, 2, 1, 0)):
        place, measure, scaled_case = places[number], measures[number], scaled(case, power % 3)
        place.fill(scaled_case)
        result = _WAYS[way](subject, executions[number])
        subject.count("executions")
        judge_form(result, measured=measure == MeasureTiming.YES)
        expect_status(result.status, ErrorStatus.NONE, call=f"reusable execution {number + 1} of {len(measures)}")
        judge_outputs(scaled_case, place.arena, result)
        told[measure] |= result.timing != NO_TIMING
    # A driver may measure nothing; what it does for an execution that is alone it does beside others.
    alone = reusable_of(subject, prepared, _Place(subject, case).request, ExecutionConfig(MeasureTiming.YES))
    if _WAYS[way](subject, alone).timing != NO_TIMING:
        expect(told[MeasureTiming.YES], "a reusable execution that measures told no times beside others that do not")
    _expect_own_limits(subject, way)


def _expect_own_limits(subject: Subject, way: str) -> None:
    """Expect that a loop ends though a limit of another reusable execution would abort it at once."""
    case = models.case("while_float32")
    if not is_supported(subject, case):
        return
    prepared = subject.prepare(case.model)
    places = [_Place(subject, case) for _ in range(2)]
    configs = ExecutionConfig(), ExecutionConfig(loop_timeout=0)
    kept, *_ = [
        reusable_of(subject, prepared, place.request, config) for place, config in zip(places, configs, strict=True)
    ]
    result = _WAYS[way](subject, kept)
    judge_case(case, places[0].arena, result, "a reusable execution beside one whose limit for loops is 0")


@_reusable(
    Level.TEXT,
    "IExecution of AIDL 4: the usages of buffers are verified at each execution; IDevice.hal 1.3, allocate: an "
    "uninitialised buffer may only be an output",
    variants=("synchronous", "fenced"),
)
def verify_their_buffers_each_time(subject: Subject, way: str) -> None:
    """A reusable execution can be created while the buffer of an input has no content: it fails with GENERAL_FAILURE
    until there is one, and computes with the content that the buffer has each time.
    """
    need_own(subject, "allocate")
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    buffer, arena = buffers.buffer_for(subject, prepared, inputs=[0]), Arena(subject.session.seed)
    request = buffers.place(subject.lay_out(case, arena), {0: buffer})
    with subject.demanded_by(Level.STRICT, f"{_CREATE} does not say that what a buffer holds is looked at"):
        execution = reusable_of(subject, prepared, request)
    result = _WAYS[way](subject, execution)
    call = f"a reusable execution, {way}, with an input in a buffer that is uninitialised"
    expect_status(result.status, ErrorStatus.GENERAL_FAILURE, call=call)
    for power in (1, 0, 2):
        own_case = scaled(case, power)
        subject.lay_out(own_case, arena)
        buffers.fill(subject, buffer, own_case.inputs[0])
        result = _WAYS[way](subject, execution)
        subject.count("executions")
        expect_status(result.status, ErrorStatus.NONE, call=f"a reusable execution, {way}, with an input in a buffer")
        judge_outputs(own_case, arena, result)
    # A buffer that a copy left without content is uninitialised again.
    buffer.copy_from(subject.memory(bytes(1)))
    result = _WAYS[way](subject, execution)
    expect_status(result.status, ErrorStatus.GENERAL_FAILURE, call=f"{call} again")
