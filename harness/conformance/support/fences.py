"""Functions for the checks of fenced executions: fences to wait for, a launch, and how an execution ended."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.deadlines import SECOND
from nnconform.harness.conformance.support.exact_sums import sum_of, sum_type
from nnconform.harness.driver.fences import FenceState, Signal, state_of
from nnconform.harness.driver.interface import FencedExecutionInfo, FencedResult, PreparedModel
from nnconform.harness.execution import fence_waits
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status, fail, not_applicable
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.paths import expect_not_launched, finish
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, name_of
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

# Seconds of a limit of time, one attempt after another: a busy machine may exceed the first.
_LIMITS = (0.2, 0.8, 3.2)


class FenceGate:
    """A context with pending fences that the check signals; fences still pending at its end are signalled then."""

    def __init__(self, count: int = 1) -> None:
        self._signals = [Signal() for _ in range(count)]
        # The driver closes the fences that it gets.
        self.fences = [signal.fence for signal in self._signals]

    def __enter__(self) -> FenceGate:
        return self

    def __exit__(self, *error: object) -> None:
        self.open(len(self._signals))

    def open(self, count: int = 1) -> None:
        """Signal the next ``count`` fences."""
        for signal in self._take(count):
            signal.signal()

    def fail(self) -> None:
        """Make the next fence fail."""
        for signal in self._take(1):
            signal.fail()

    def _take(self, count: int) -> list[Signal]:
        signals, self._signals = self._signals[:count], self._signals[count:]
        return signals


def launch_fenced(
    subject: Subject,
    prepared: PreparedModel,
    request: Request,
    fences: Sequence[int] = (),
    *also: ErrorStatus,
    **more: object,
) -> FencedResult:
    """Launch a fenced execution of a valid request, and expect NONE, or one of the statuses ``also``."""
    result = prepared.execute_fenced(request, fences, **more)  # type: ignore[arg-type]
    subject.count("executions")
    expect_status(result.status, ErrorStatus.NONE, *also, call="execute_fenced of a valid request")
    if result.status == ErrorStatus.NONE:
        if result.callback is None and result.fence != -1:
            os.close(result.fence)
        expect(result.callback is not None, "execute_fenced returned NONE and no callback")
    return result


def finish_with_state(subject: Subject, result: FencedResult) -> tuple[FencedExecutionInfo, FenceState]:
    """Wait for the fence of a launched execution. Return the result of the callback, and the state of the fence; an
    execution without a fence was done when the call returned, which counts as signalled.
    """
    fence = -1 if result.fence == -1 else os.dup(result.fence)
    try:
        info = finish(subject.session, result)
        return info, FenceState.SIGNALLED if fence == -1 else state_of(fence)
    finally:
        if fence != -1:
            os.close(fence)


def waits_in_call(subject: Subject) -> bool:
    """Return whether ``execute_fenced`` returns only when the fences that it was given are signalled."""
    waits = fence_waits.known(subject.session)
    if waits is None:
        case = sum_of(sum_type(subject), 0)
        prepared = subject.prepare(case.model)
        waits = fence_waits.waits_in_call(subject.session, prepared, subject.lay_out(case))
        subject.give_back(prepared)
    return waits


def need_launched(subject: Subject) -> None:
    """Raises VerdictReached (not applicable) if the driver waits for fences in the call: the check signals them after
    it.
    """
    if waits_in_call(subject):
        not_applicable("the call waits for its fences, which fenced.returns_before_its_fences_are_signalled finds")


def expect_no_time_of_fences(subject: Subject, case: Case, count: int, limit: str, what: str, comes: str) -> None:
    """Expect that the time until the last of ``count`` fences is none of a limit, the argument of this name of
    ``execute_fenced``: an execution of ``case`` has the right outputs though that fence comes later than the limit is
    long. ``what`` is the execution in messages, and ``comes`` says when the fence does.
    """
    prepared, statuses = subject.prepare(case.model), []
    for seconds in _LIMITS:
        with FenceGate(count) as gate:
            request, more = subject.lay_out(case), {limit: round(seconds * SECOND)}
            # A driver may say at once that it cannot be done in a short time.
            launched = launch_fenced(subject, prepared, request, gate.fences, *MISSED_DEADLINE, **more)
            if launched.status == ErrorStatus.NONE:
                # The first fence starts no clock, nor does the launch.
                gate.open(count - 1)
                time.sleep(1.25 * seconds)
                gate.open()
            status = ended(subject, launched)
        expect_status(status, ErrorStatus.NONE, *MISSED_DEADLINE, call=what)
        if status == ErrorStatus.NONE:
            judge_outputs(case, subject.arena, ExecutionResult(status))
            return
        statuses.append(f"{seconds:g} s: {name_of(ErrorStatus, status)}")
    fail(f"{comes}: got {', '.join(statuses)}, wanted NONE")


def ended(subject: Subject, launched: FencedResult) -> ErrorStatus:
    """Return how a fenced execution that may have been refused ended, once it is over."""
    if launched.status == ErrorStatus.NONE:
        return finish(subject.session, launched).status
    expect_not_launched(launched)
    return launched.status


def end_with_a_failed_fence(subject: Subject, prepared: PreparedModel, request: Request) -> FencedResult:
    """Launch an execution whose fence fails, and wait for the end of its own fence, if it has one, which is closed.

    Raises VerdictReached if that does not end; that it fails is what other checks want of it.
    """
    gate = Signal()
    launched = prepared.execute_fenced(request, [gate.fence])
    gate.fail()
    if launched.fence != -1:
        try:
            subject.session.wait_for_fence(launched.fence, "execute_fenced")
        except VerdictReached as reached:
            if reached.verdict is not Verdict.ERROR:
                raise
        os.close(launched.fence)
    return launched


def is_one_queue(subject: Subject) -> bool:
    """Return whether executions are in one queue, in which one that waits for its fences holds up those behind it."""
    case = sum_of(sum_type(subject), 0)
    prepared = subject.prepare(case.model)
    first, second, third = (subject.lay_out(case, Arena(subject.session.seed + number)) for number in range(3))
    found = fence_waits.is_one_queue(subject.session, prepared, first, (second, third))
    subject.give_back(prepared)
    return found


def need_queues(subject: Subject) -> None:
    """Raises VerdictReached (not applicable) if an execution that waits for its fences holds up those behind it: the
    check waits for those first.
    """
    need_launched(subject)
    if is_one_queue(subject):
        not_applicable("what waits for its fences holds up what comes behind, which fenced.lets_others_go_first finds")
