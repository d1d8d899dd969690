"""Checks of what waits: an execution while hundreds of others come and go, and a client while nothing happens.

A table that comes round gives the place of a task that waits to another. A device that goes to sleep loses what it had.
"""

from __future__ import annotations

import os
import time

from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.aftermath import without_its_row
from nnconform.harness.conformance.support.deadlines import SECOND
from nnconform.harness.conformance.support.exact_sums import SumType, sum_of, sum_type
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
from nnconform.harness.conformance.support.long_execution import sums_that_take
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.fences import FenceState, state_of
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import compare, judge_outputs
from nnconform.harness.execution.paths import finish
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, Request, RequestArgument
from nnconform.harness.oracle.explain import explain
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_VALID = "IPreparedModel.hal 1.0 to 1.3: valid executions fail only on a device in a bad state"
# Executions that come meanwhile: more than 10 bits count, so that each place of a table is taken again.
_MEANWHILE, _WAITING = 1100, 3
# Models that are executed meanwhile, all alive: more than places for 32 resident ones.
_MODELS = 36
# Executions whose callbacks are asked late, and of how many one is measured, and one fails.
_LATE, _MEASURED, _FAILING = 300, 7, 5
# Seconds of an execution whose fence another waits for while it is under way, and how often.
_UNDER_WAY, _CHAINS = 0.025, 3
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
    variants=("the same model", "another model", "another path", "many models"),
)
def keep_what_waits(subject: Subject, beside: str) -> None:
    """Fenced executions that wait for a fence, while more than a thousand others begin and end, of the same model or of
    another, or while as many models are executed as there is room for, are then executed with their own inputs, and
    write to their own outputs. The fence of each is pending while it waits.
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
        if beside == "many models":
            _execute_many_models(subject, kind)
        request = subject.lay_out(sum_of(kind, _WAITING, added))
        for _ in range(1 if beside == "many models" else _MEANWHILE):
            result = _waited_for(subject, other, request) if path == "fenced" else subject.execute(other, request, path)
            expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution while others wait for a fence")
        judge_outputs(sum_of(kind, _WAITING, added), subject.arena, result)
        gate.open(_WAITING)
        for number, (launched, arena) in enumerate(zip(waiting, arenas, strict=True)):
            info = finish(subject.session, launched)
            call = f"a fenced execution that waited while others were executed, of {beside}"
            expect_status(info.status, ErrorStatus.NONE, call=call)
            judge_outputs(sum_of(kind, number), arena, ExecutionResult(info.status))


def _execute_many_models(subject: Subject, kind: SumType) -> None:
    """Prepare models, as many as there is room for, and execute each."""
    alive = []
    for number in range(1, _MODELS):
        case = sum_of(kind, number, number)
        prepared = subject.prepare_if_room(case.model)
        if prepared is None:
            break
        alive.append(prepared)
        subject.expect_right(prepared, case)
    for prepared in alive:
        subject.give_back(prepared)


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


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="fenced",
    source="IFencedExecutionCallback.hal 1.3, getExecutionInfo: the status and the times of the fenced execution, "
    "asked any number of times",
)
def tell_each_its_end_however_late(subject: Subject) -> None:
    """The callbacks of hundreds of executions, one after another, are asked when all are over: each tells how its own
    ended, and times only of one that was to be measured, whether it was asked before or not.
    """
    need_own(subject, "fenced")
    need_launched(subject)
    case = models.case("add_float32")
    prepared, request = subject.prepare(case.model), subject.lay_out(case)
    callbacks = []
    for number in range(_LATE):
        measure, fails = MeasureTiming(number % _MEASURED == 0), number % _FAILING == 0
        with FenceGate() as gate:
            fences = gate.fences if fails else [os.dup(gate.fences[0])]
            if not fails:
                gate.open()
                os.close(gate.fences[0])
            launched = launch_fenced(subject, prepared, request, fences, measure=measure)
            if fails:
                gate.fail()
        if launched.fence != -1:
            subject.session.wait_for_fence(launched.fence, "execute_fenced")
            os.close(launched.fence)
        assert launched.callback is not None
        # Every second one is asked at once, too.
        callbacks.append((launched.callback, launched.callback() if number % 2 else None))
    for number, (callback, before) in enumerate(callbacks):
        info, what = callback(), f"the callback of execution {number + 1} of {_LATE}, asked when all were over"
        expect(before in (None, info), f"{what}: {info}, and {before} at its own end")
        if number % _FAILING == 0:
            expect(info.status != ErrorStatus.NONE, f"{what}: NONE, though its fence failed")
        else:
            expect_status(info.status, ErrorStatus.NONE, call=what)
        if number % _FAILING == 0 or number % _MEASURED:
            none = info.timing_launched == info.timing_fenced == NO_TIMING
            expect(none, f"{what}: {info}, wanted no times")


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="fenced",
    source="IPreparedModel.hal 1.3, executeFenced: must wait for all fences of waitFor before it starts, the fences of "
    "other executions too",
)
def are_for_what_is_under_way(subject: Subject) -> None:
    """An execution that waits for the fence of one that is under way already reads what that one writes at its end."""
    need_own(subject, "fenced")
    need_launched(subject)
    case, prepared = sums_that_take(subject, _UNDER_WAY, again=True)
    other, (wanted,), again = subject.prepare(case.model), case.expected, Arena(subject.session.seed)
    assert wanted is not None
    for _ in range(_CHAINS):
        first, second = subject.lay_out(case), subject.lay_out(case, again)
        (output,) = first.outputs
        place = replace(output.location, pool_index=len(second.pools))
        pool = first.pools[output.location.pool_index]
        chained = Request((RequestArgument(place),), second.outputs, (*second.pools, pool))
        before = launch_fenced(subject, prepared, first)
        fence = [] if before.fence == -1 else [os.dup(before.fence)]
        behind = launch_fenced(subject, other, chained, fence)
        for launched in (before, behind):
            expect_status(finish(subject.session, launched).status, ErrorStatus.NONE, call="one of two in a chain")
        judge_outputs(case, subject.arena, ExecutionResult(ErrorStatus.NONE))
        (got,) = again.outputs()
        comparison = compare(replace(case, expected=(2 * wanted,)), [got])
        expect(comparison.passed, f"behind one that is under way: {explain(comparison, case.inputs)}", Verdict.WRONG)
