"""Checks of how fenced executions end (HAL 1.3): the state of the fence after a failure, and the duration after which
an execution may be aborted.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import heavy_models, models
from nnconform.harness.conformance.support.aftermath import without_its_row
from nnconform.harness.conformance.support.deadlines import SECOND, WRAPPED, after
from nnconform.harness.conformance.support.fences import (
    FenceGate,
    expect_no_time_of_fences,
    finish_with_state,
    launch_fenced,
    need_launched,
    need_queues,
)
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.scaled_cases import scaled
from nnconform.harness.driver.fences import FenceState, Signal
from nnconform.harness.driver.interface import DEFAULT_LOOP_TIMEOUT, FencedExecutionInfo, PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status, fail, not_applicable
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.paths import expect_not_launched, finish
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion, MeasureTiming, name_of
from nnconform.harness.model.request import NO_TIMING, ExecutionResult
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_V1_3 = HalVersion.V1_3
_SOURCE = "IPreparedModel.hal 1.3, executeFenced"
# Nanoseconds: soon, and a limit of loops that no machine is too slow to abort before.
_SOON = SECOND // 20
_NO_END = 10 * SECOND
# Seconds of a deadline, one attempt after another: a busy machine may exceed the first.
_DEADLINES = (0.2, 0.8, 3.2)
_ATTEMPTS = 3
_LONG, _SHORT = (3600 * SECOND, 1 << 62, (1 << 63) - 1), (0, 1)
# Of executions that are under way at once: which are measured, the one whose fence fails, and the orders of their ends.
_MEASURED, _FAILING = (True, False, False, True), 1
_ORDERS = {"in order": (0, 1, 2, 3), "from the last on": (3, 2, 1, 0), "behind the failed one": (1, 0, 3, 2)}
# Executions that wait for one fence.
_SHARING = 4
# Seconds within which an execution ends of which only the callback tells, and between two questions.
_PATIENCE, _PAUSE = 10.0, 0.002
_ENDS = {
    "a fence that it waits for fails": "any of the sync fences in waitFor changes to error status",
    "its deadline passes": "the execution is aborted because of its deadline",
    "its duration passes": "the execution is aborted because of its duration",
}


def _expect_failed(info: FencedExecutionInfo, state: FenceState, what: str) -> None:
    """Expect that an execution that ended with an error has a fence in the state of error, and no timing."""
    expect(info.status != ErrorStatus.NONE, f"{what}: the callback of execute_fenced got NONE, wanted an error")
    expect(
        info.timing_launched == info.timing_fenced == NO_TIMING, f"{what}: times of an execution that failed: {info}"
    )
    got = f"{what}: the status is {name_of(ErrorStatus, info.status)}, and the fence is {state.name}"
    expect(state is FenceState.FAILED, f"{got}; wanted a fence in the state of error")


def _run_endless(
    subject: Subject, looping: PreparedModel, case: Case, **limits: object
) -> tuple[FencedExecutionInfo, FenceState, float] | None:
    """Execute an endless loop. Return the result of the callback, the fence's state, and the seconds that it took; None
    if the call itself returned MISSED_DEADLINE_*.
    """
    began = time.monotonic()
    result = launch_fenced(
        subject, looping, subject.lay_out(case), (), *MISSED_DEADLINE, measure=MeasureTiming.YES, **limits
    )
    if result.status != ErrorStatus.NONE:
        expect_not_launched(result)
        return None
    info, state = finish_with_state(subject, result)
    return info, state, time.monotonic() - began


@check(
    Level.TEXT,
    since=_V1_3,
    feature="fenced",
    source=f"{_SOURCE}: the driver must immediately set the returned syncFence to error status",
    variants=tuple(_ENDS),
)
def fails_its_fence_when(subject: Subject, what: str) -> None:
    """The fence of an execution changes to the state of error, and not to signalled, when a fence that the execution
    waits for fails, or when it is aborted for its deadline or its duration. Later executions are right.
    """
    case, endless = models.case("add_float32"), models.case(models.ENDLESS)
    prepared = subject.prepare(case.model)
    if "fence" in what:
        need_launched(subject)
        for place in range(3):
            with FenceGate(3) as gate:
                result = launch_fenced(subject, prepared, subject.lay_out(case), gate.fences)
                gate.open(place)
                gate.fail()
                info, state = finish_with_state(subject, result)
                _expect_failed(info, state, f"fence {place} of 3 failed")
                expect(
                    info.status not in MISSED_DEADLINE,
                    f"fence {place} of 3 failed: {info.status.name}, without a deadline",
                )
    else:
        need_own(subject, "deadline")
        looping = subject.prepare(endless.model)
        limit = {"deadline": after(0.05)} if "deadline" in what else {"duration_after_fence": _SOON}
        ended = _run_endless(subject, looping, endless, loop_timeout=_NO_END, **limit)
        if ended is not None:
            info, state, seconds = ended
            if seconds >= 0.95 * _NO_END / SECOND:
                not_applicable("the driver aborts no execution because of this limit, which it need not")
            _expect_failed(info, state, f"aborted because {what}")
    subject.expect_right(prepared, case, "fenced")


@check(
    Level.TEXT,
    since=_V1_3,
    feature="fenced",
    source=f"{_SOURCE}: the fence of an execution that is aborted must change to the state of error; one that fails is",
    variants=("a loop reaches its limit", "an input has an illegal value"),
)
def fails_its_fence_with_any_error(subject: Subject, what: str) -> None:
    """The fence of an execution that fails for any other reason changes to the state of error too: a client that only
    waits for the fence learns that the outputs are not there.
    """
    if "loop" in what:
        need_own(subject, "deadline")
        case = models.case(models.ENDLESS)
        ended = _run_endless(subject, subject.prepare(case.model), case, loop_timeout=_SOON)
        if ended is not None:
            _expect_failed(*ended[:2], what)
        return
    case = models.case("lookup_float32")
    prepared = subject.prepare(case.model)
    result = prepared.execute_fenced(subject.lay_out(without_its_row(case)))
    if result.status == ErrorStatus.NONE:
        _expect_failed(*finish_with_state(subject, result), what)
    else:
        expect_not_launched(result)


@check(
    Level.TEXT,
    since=_V1_3,
    feature="fenced",
    source=f"{_SOURCE}: the timeout duration is measured from when all sync fences in waitFor are signaled",
)
def counts_its_duration_from_the_last_fence(subject: Subject) -> None:
    """The time that an execution waits for its fences is not part of its duration: with fences that come later than the
    duration is long, the outputs are right.
    """
    need_own(subject, "deadline")
    need_launched(subject)
    case = models.case("add_float32")
    comes = "an addition whose last fence came after 1.25 times its duration"
    expect_no_time_of_fences(subject, case, 2, "duration_after_fence", "an execution with a duration", comes)


@check(
    Level.TEXT,
    since=_V1_3,
    feature="fenced",
    source=f"{_SOURCE}: deadline; types.hal 1.3, ErrorStatus.MISSED_DEADLINE_*: a deadline could not be met",
)
def may_miss_its_deadline_in_the_wait(subject: Subject) -> None:
    """An execution whose deadline passes while it waits for its fences has the right outputs once they are signalled,
    or fails with MISSED_DEADLINE_*, and writes nothing.
    """
    need_own(subject, "deadline")
    need_launched(subject)
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    # The deadline is to pass in the wait, not before the launch, which takes longer on a busy machine.
    for seconds in (_SOON / SECOND, *_DEADLINES):
        with FenceGate(2) as gate:
            request, deadline = subject.lay_out(case), after(seconds)
            result = launch_fenced(subject, prepared, request, gate.fences, *MISSED_DEADLINE, deadline=deadline)
            gate.open()
            time.sleep(seconds + 3 * _SOON / SECOND)
            gate.open()
            if result.status == ErrorStatus.NONE:
                info = finish(subject.session, result)
                break
            expect_not_launched(result)
    else:
        return
    call = "an execution whose deadline passed while it waited for its fences"
    expect_status(info.status, ErrorStatus.NONE, *MISSED_DEADLINE, call=call)
    if info.status == ErrorStatus.NONE:
        judge_outputs(case, subject.arena, ExecutionResult(info.status))
    else:
        expect(subject.arena.untouched() == [0], f"{call}: it failed, and wrote its output")
    subject.expect_right(prepared, case, "fenced")


@check(Level.TEXT, since=_V1_3, feature="fenced", source=f"{_SOURCE}: duration")
def takes_any_duration(subject: Subject) -> None:
    """A duration of an hour or of centuries has no effect, also where 32 bits of it are short. With one of next to
    nothing the outputs are right, or the execution fails with MISSED_DEADLINE_*, at the launch or later.
    """
    need_own(subject, "deadline")
    _takes_durations(subject, heavy_models.many_sums(), (WRAPPED + SECOND // 500,))
    _takes_durations(subject, models.case("chain_float32"), (*_LONG, *_SHORT))


def _takes_durations(subject: Subject, case: Case, durations: Sequence[int]) -> None:
    prepared = subject.prepare(case.model)
    for duration in durations:
        misses = MISSED_DEADLINE if duration in _SHORT else ()
        call = f"an execution with a duration of {duration} ns"
        request = subject.lay_out(case)
        result = launch_fenced(subject, prepared, request, (), *misses, duration_after_fence=duration)
        if result.status != ErrorStatus.NONE:
            expect_not_launched(result)
            continue
        info = finish(subject.session, result)
        expect_status(info.status, ErrorStatus.NONE, *misses, call=call)
        if info.status == ErrorStatus.NONE:
            judge_outputs(case, subject.arena, ExecutionResult(info.status))
    subject.expect_right(prepared, case, "fenced")


@check(Level.TEXT, since=_V1_3, feature="fenced", source=f"{_SOURCE}: duration; the limit of loops applies too")
def ends_what_outlasts_its_duration(subject: Subject) -> None:
    """An endless execution with a duration fails with MISSED_DEADLINE_*, at the end of its duration or at the limit of
    its loop: the driver may abort it for its duration, and has to for the loop.
    """
    need_own(subject, "deadline")
    case = models.case(models.ENDLESS)
    looping = subject.prepare(case.model)
    took: list[float] = []
    for _ in range(_ATTEMPTS):
        ended = _run_endless(subject, looping, case, duration_after_fence=_SOON)
        if ended is None:
            return
        info, _, seconds = ended
        call = "the callback of an endless loop with a duration"
        verdict = Verdict.WRONG if info.status == ErrorStatus.NONE else Verdict.ERROR
        expect_status(info.status, *MISSED_DEADLINE, call=call, verdict=verdict)
        took.append(seconds)
        if seconds < 0.95 * DEFAULT_LOOP_TIMEOUT / SECOND:
            return
    with subject.demanded_by(Level.STRICT, f"{_SOURCE}: may be aborted after the duration"):
        text = ", ".join(f"{seconds:.2f} s" for seconds in took)
        fail(f"an endless loop with a duration of {_SOON / SECOND:g} s: aborted after {text}", Verdict.SLOW)


def _end_wait(gate: Signal, *, fails: bool) -> None:
    if fails:
        gate.fail()
    else:
        gate.signal()


def _expect_end(info: FencedExecutionInfo, case: Case, arena: Arena, what: str, *, fails: bool) -> None:
    """Expect an error of an execution whose fence ``fails``, and of others the outputs of ``case``."""
    if fails:
        expect(info.status != ErrorStatus.NONE, f"{what}: got NONE though its fence failed, wanted an error")
    else:
        expect_status(info.status, ErrorStatus.NONE, call=what)
        judge_outputs(case, arena, ExecutionResult(info.status))


@check(
    Level.TEXT,
    since=_V1_3,
    feature="fenced",
    source="IFencedExecutionCallback.hal 1.3, getExecutionInfo: the status and the times of the fenced execution",
    variants=tuple(_ORDERS),
)
def tells_each_its_own_end(subject: Subject, order: str) -> None:
    """Executions of one model that are under way at once have a callback each: asked when its own is over, and when all
    are, it tells how its own ended, and times only of one that was to be measured. The outputs are those of each.
    """
    need_queues(subject)
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    arenas = [Arena(subject.session.seed + number) for number in range(len(_MEASURED))]
    gates = [Signal() for _ in _MEASURED]
    launched = []
    for number, (gate, arena, measured) in enumerate(zip(gates, arenas, _MEASURED, strict=True)):
        request, measure = subject.lay_out(scaled(case, number), arena), MeasureTiming(measured)
        launched.append(launch_fenced(subject, prepared, request, [gate.fence], measure=measure))
    infos: dict[int, FencedExecutionInfo] = {}
    for number in _ORDERS[order]:
        _end_wait(gates[number], fails=number == _FAILING)
        infos[number] = finish(subject.session, launched[number])
    for number, (result, arena, measured) in enumerate(zip(launched, arenas, _MEASURED, strict=True)):
        what = f"the callback of execution {number + 1} of {len(launched)}, which ended {order}"
        assert result.callback is not None
        info, now = infos[number], result.callback()
        expect(now == info, f"{what}: got {info} when it was over, and {now} when all were")
        _expect_end(info, scaled(case, number), arena, what, fails=number == _FAILING)
        if number == _FAILING or not measured:
            times = info.timing_launched, info.timing_fenced
            expect(times == (NO_TIMING, NO_TIMING), f"{what}: {info}, wanted no times")


@check(
    Level.TEXT,
    since=_V1_3,
    feature="fenced",
    source=f"{_SOURCE}: must wait for all fences of waitFor, whoever else waits for them",
)
def may_share_a_fence(subject: Subject) -> None:
    """Several executions, of one model and of another, may wait for one fence: all begin when it is signalled, each
    with its own inputs, and all fail when it fails.
    """
    need_launched(subject)
    both = models.case("add_float32"), models.case("chain_float32")
    prepared = [subject.prepare(each.model) for each in both]
    cases = [scaled(both[number % 2], number) for number in range(_SHARING)]
    arenas = [Arena(subject.session.seed + number) for number in range(_SHARING)]
    for fails in (False, True, False):
        gate = Signal()
        fences = [gate.fence, *(os.dup(gate.fence) for _ in cases[1:])]
        launched = []
        for number, (case, arena, fence) in enumerate(zip(cases, arenas, fences, strict=True)):
            request = subject.lay_out(case, arena)
            launched.append(launch_fenced(subject, prepared[number % 2], request, [fence]))
        _end_wait(gate, fails=fails)
        for number, (case, arena, result) in enumerate(zip(cases, arenas, launched, strict=True)):
            what = f"execution {number + 1} of {_SHARING} that wait for one fence"
            info = finish(subject.session, result)
            _expect_end(info, case, arena, what, fails=fails)


@check(
    Level.TEXT,
    since=_V1_3,
    feature="fenced",
    source=f"{_SOURCE}: the fence tells of the end of an execution, and is no hold on it; getExecutionInfo tells its "
    "status",
)
def goes_on_without_its_fence(subject: Subject) -> None:
    """An execution whose client closes its fence before it has begun, or has ended, writes its outputs, and its
    callback tells so.
    """
    need_launched(subject)
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    for number in range(_ATTEMPTS):
        gate, own = Signal(), scaled(case, number)
        result = launch_fenced(subject, prepared, subject.lay_out(own), [gate.fence])
        if result.fence != -1:
            os.close(result.fence)
            # A service is told with the next call.
            subject.session.flush()
        gate.signal()
        info, ends = FencedExecutionInfo(ErrorStatus.GENERAL_FAILURE), time.monotonic() + _PATIENCE
        while result.callback is not None and info.status != ErrorStatus.NONE and time.monotonic() < ends:
            info = result.callback()
            time.sleep(_PAUSE)
        what = f"the callback of an execution whose fence its client has closed, {_PATIENCE:g} s after it may begin"
        expect_status(info.status, ErrorStatus.NONE, call=what)
        judge_outputs(own, subject.arena, ExecutionResult(info.status))
