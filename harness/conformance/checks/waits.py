"""Checks of what waits: an execution while hundreds of others come and go, and a client while nothing happens.

A table that comes round gives the place of a task that waits to another. A device that goes to sleep loses what it had.
"""

from __future__ import annotations

import os
import time

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.aftermath import without_its_row
from nnconform.harness.conformance.support.deadlines import SECOND
from nnconform.harness.conformance.support.exact_sums import sum_of, sum_type
from nnconform.harness.conformance.support.fences import (
    FenceGate,
    expect_no_time_of_fences,
    finish_with_state,
    launch_fenced,
    need_launched,
    need_queues,
    waits_in_call,
)
from nnconform.harness.conformance.support.lasting import Lasting
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.fences import FenceState, state_of
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.paths import finish
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_VALID = "IPreparedModel.hal 1.0 to 1.3: valid executions fail only on a device in a bad state"
# Executions that come meanwhile: more than 10 bits count, so that each place of a table is taken again.
_MEANWHILE, _WAITING = 1100, 3
# How an execution fails for which others wait, and how many of these.
_FIRST, _BEHIND = ("an input has an illegal value", "a loop reaches its limit", "a fence of the client fails"), 2
# Nanoseconds that a loop without an end may run.
_SHORT = SECOND // 50
# Seconds without a call: many times as long as a device stays awake for the next one.
_REST = 3.0


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="fenced",
    source="IPreparedModel.hal 1.3, executeFenced: the execution waits for all fences, and has its own request",
    variants=("the same model", "another model", "another path"),
)
def keep_what_waits(subject: Subject, beside: str) -> None:
    """Fenced executions that wait for a fence, while more than a thousand others begin and end, of the same model or of
    another, are then executed with their own inputs, and write to their own outputs. The fence of each is pending while
    it waits.
    """
    need_own(subject, "fenced")
    need_queues(subject)
    kind = sum_type(subject)

    added = 0 if beside == "the same model" else 5
    prepared = subject.prepare(sum_of(kind, 0).model)
    other = subject.prepare(sum_of(kind, 0, added).model) if added else prepared
    path = subject.paths()[0].name if beside == "another path" else "fenced"
    arenas = [Arena(subject.session.seed + number) for number in range(_WAITING)]
    with FenceGate(_WAITING) as gate:
        waiting = [
            launch_fenced(subject, prepared, subject.lay_out(sum_of(kind, number), arena), [fence])
            for number, (arena, fence) in enumerate(zip(arenas, gate.fences, strict=True))
        ]
        request = subject.lay_out(sum_of(kind, _WAITING, added))
        for _ in range(_MEANWHILE):
            result = _waited_for(subject, other, request) if path == "fenced" else subject.execute(other, request, path)
            expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution while others wait for a fence")
        judge_outputs(sum_of(kind, _WAITING, added), subject.arena, result)
        gate.open(_WAITING)
        for number, (launched, arena) in enumerate(zip(waiting, arenas, strict=True)):
            info = finish(subject.session, launched)
            call = f"a fenced execution that waited while {_MEANWHILE} others were executed"
            expect_status(info.status, ErrorStatus.NONE, call=call)
            judge_outputs(sum_of(kind, number), arena, ExecutionResult(info.status))


def _waited_for(subject: Subject, prepared: PreparedModel, request: Request) -> ExecutionResult:
    """Execute behind a fence of its own, and expect that the fence of the execution is pending until then."""
    with FenceGate() as gate:
        launched = launch_fenced(subject, prepared, request, gate.fences)
        pending = launched.fence != -1 and state_of(launched.fence) is FenceState.PENDING
        gate.open()
        info = finish(subject.session, launched)
    expect(pending, "the fence of an execution was not pending while the execution waited")
    return ExecutionResult(info.status)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="fenced",
    source="IPreparedModel.hal 1.3, executeFenced: if a fence of waitFor changes to error status, so must syncFence, "
    "whoever signals it",
    variants=_FIRST,
)
def fail_with_what_they_wait_for(subject: Subject, first: str) -> None:
    """Of executions in a chain, each of which waits for the fence of the one before, all behind one that fails fail
    too, and write nothing: what they are to read is not there. Later ones are right.
    """
    need_own(subject, "fenced")
    need_launched(subject)
    case, failing = models.case("add_float32"), _failing(first)
    prepared, broken = subject.prepare(case.model), subject.prepare(failing.model)
    loops = {"loop_timeout": _SHORT} if failing.name == models.ENDLESS else {}
    arenas = [Arena(subject.session.seed + number) for number in range(1 + _BEHIND)]
    with FenceGate() as gate:
        request = subject.lay_out(failing, arenas[0])
        results = [launch_fenced(subject, broken, request, gate.fences, *tuple(ErrorStatus), **loops)]
        if results[0].status != ErrorStatus.NONE:
            not_applicable("the driver refuses at the launch what was to fail later")
        for arena in arenas[1:]:
            fence = os.dup(results[-1].fence)
            results.append(launch_fenced(subject, prepared, subject.lay_out(case, arena), [fence]))
        if first == _FIRST[2]:
            gate.fail()
    ends = [finish_with_state(subject, each) for each in results]
    if ends[0][0].status == ErrorStatus.NONE:
        not_applicable("the driver executes what was to fail, which others find")
    for number, (info, state) in enumerate(ends[1:], start=1):
        what = f"execution {number} behind one that failed, as {first}"
        expect(info.status != ErrorStatus.NONE, f"{what}: got NONE, wanted an error", Verdict.WRONG)
        expect(state is FenceState.FAILED, f"{what}: its fence is {state.name}, wanted one in the state of error")
        expect(arenas[number].untouched() == [0], f"{what}: it wrote its output")
    subject.expect_right(prepared, case, "fenced")


def _failing(first: str) -> Case:
    if first == _FIRST[0]:
        return without_its_row(models.case("lookup_float32"))
    return models.case(models.ENDLESS if first == _FIRST[1] else "add_float32")


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="fenced",
    source="IPreparedModel.hal 1.3, executeFenced, loopTimeoutDuration: the time spent executing a WHILE",
)
def are_no_time_of_loops(subject: Subject) -> None:
    """The time that an execution waits for its fences is not part of that of its loops: with a fence that comes later
    than the limit of loops is long, the outputs are right.
    """
    need_own(subject, "deadline")
    need_launched(subject)
    case = models.case("while_float32")
    comes = "a loop of three turns whose fence came after 1.25 times its limit"
    expect_no_time_of_fences(subject, case, 1, "loop_timeout", "an execution with a limit for loops", comes)


@check(Level.TEXT, source=_VALID)
def serve_after_a_rest(subject: Subject) -> None:
    """What a client keeps works as before when the device has had no call for seconds: prepared models, bursts,
    reusable executions and buffers, and an execution that has waited for its fence all the while.
    """
    cases = supported(subject, [models.case("add_float32"), models.case("chain_float32")])
    kept = Lasting(subject, cases[0], cases[-1])
    kept.use("before a rest")
    with FenceGate() as gate:
        arena, own = Arena(subject.session.seed), "fenced" in [path.name for path in subject.paths()]
        waiting = None
        if own and not waits_in_call(subject):
            waiting = launch_fenced(subject, kept.prepared, subject.lay_out(cases[0], arena), gate.fences)
        time.sleep(_REST)
        gate.open()
        if waiting is not None:
            info = finish(subject.session, waiting)
            expect_status(info.status, ErrorStatus.NONE, call=f"a fenced execution that waited for {_REST:g} s")
            judge_outputs(cases[0], arena, ExecutionResult(info.status))
    kept.use(f"after {_REST:g} s without a call")
