"""Checks of fenced executions (HAL 1.3): which fences they wait for, which fence they signal, and their callbacks."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.clock_steps import DRIFT, slack
from nnconform.harness.conformance.support.fences import (
    FenceGate,
    is_one_queue,
    launch_fenced,
    need_launched,
    waits_in_call,
)
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.scaled_cases import scaled
from nnconform.harness.driver.fences import FenceState, wait_for
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status, fail
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.paths import expect_not_launched, finish
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import NO_TIMING, UNAVAILABLE, ExecutionResult, Request, RequestArgument
from nnconform.harness.results.verdict import Verdict

# Seconds within which a driver that ignores its fences is done, on a busy machine too.
_WHILE = 0.25
# How often the callback of an execution that is over is called again.
_TIMES_ASKED = 40
# Fences of one execution: more than a table of 16, 64 or 128 holds.
_FENCES = 130
# Of these, how many are signalled before the launch, and how many in each step after it; the last one remains.
_OPENED = {0: (1, _FENCES - 2), 1: (_FENCES - 2,)}


def _fenced(level: Level, source: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return check(level, since=HalVersion.V1_3, feature="fenced", source=source)


def _expect_refused(prepared: PreparedModel, request: Request, what: str, fences: Sequence[int] = ()) -> None:
    result = prepared.execute_fenced(request, fences)
    if result.status == ErrorStatus.NONE and result.fence != -1:
        os.close(result.fence)
    expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, call=f"execute_fenced {what}")
    expect_not_launched(result)


def _expect_right(subject: Subject, prepared: PreparedModel) -> None:
    """Expect the right outputs from a fenced execution: earlier ones have had no effect on it."""
    subject.expect_right(prepared, models.case("add_float32"), "fenced")


@_fenced(
    Level.TEXT,
    "IPreparedModel.hal 1.3, executeFenced: the call returns at once, and the execution waits",
)
def returns_before_its_fences_are_signalled(subject: Subject) -> None:
    """The call launches an execution that waits for a fence, and returns before the fence is signalled."""
    need_own(subject, "fenced")
    waits = waits_in_call(subject)
    expect(not waits, "execute_fenced returned only when its fence was signalled: the execution must wait, not it")


@_fenced(Level.TEXT, "IPreparedModel.hal 1.3, executeFenced: must wait for all fences of waitFor before it starts")
def waits_for_every_fence(subject: Subject) -> None:
    """An execution begins when all its fences are signalled, in any order, also where some are before the launch. Until
    then it reads no inputs, writes nothing, and its own fence is pending.
    """
    need_launched(subject)
    case, other = models.case("add_float32"), scaled(models.case("add_float32"), 2)
    prepared = subject.prepare(case.model)
    for early, steps in _OPENED.items():
        with FenceGate(_FENCES) as gate:
            gate.open(early)
            request = subject.lay_out(case)
            result = launch_fenced(subject, prepared, request, gate.fences)
            for count in steps:
                gate.open(count)
                state = wait_for(result.fence, _WHILE)
                expect(result.fence != -1 and state is FenceState.PENDING, "it did not wait for every fence")
                expect(subject.arena.untouched() == [0], "it wrote its output while a fence was pending")
            for argument, array in zip(request.inputs, other.inputs, strict=True):
                pool, place = request.pools[argument.location.pool_index], argument.location
                assert array is not None
                assert isinstance(pool, Memory)
                pool.view()[place.offset : place.offset + place.length] = array.tobytes()
            gate.open()
            info = finish(subject.session, result)
        expect_status(info.status, ErrorStatus.NONE, call="the callback of execute_fenced")
        got = subject.arena.outputs()[0]
        wanted = other.expected[0]
        assert wanted is not None
        expect(
            (got == wanted).all(), f"inputs changed before the fence came: got {got}, wanted {wanted}", Verdict.WRONG
        )


@_fenced(Level.TEXT, "IPreparedModel.hal 1.3, executeFenced: waitFor is a list of any length")
def takes_fences_that_are_signalled(subject: Subject) -> None:
    """An execution may have any number of fences; those signalled before the launch do not delay it."""
    case = models.case("chain_float32")
    prepared = subject.prepare(case.model)
    for count in (1, 2, _FENCES):
        with FenceGate(count) as gate:
            gate.open(count)
            result = launch_fenced(subject, prepared, subject.lay_out(case), gate.fences)
            info = finish(subject.session, result)
        expect_status(info.status, ErrorStatus.NONE, call=f"an execution that waits for {count} signalled fences")
        judge_outputs(case, subject.arena, ExecutionResult(info.status))


@_fenced(Level.TEXT, "IPreparedModel.hal 1.3, executeFenced: waitFor is a list of fences, whichever they are")
def takes_one_fence_several_times(subject: Subject) -> None:
    """A fence may be among those of an execution more than once, as descriptors of one fence, signalled before the
    launch or after it.
    """
    need_launched(subject)
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    for early in (True, False):
        with FenceGate(2) as gate:
            first, second = gate.fences
            fences = [first, os.dup(first), second, os.dup(first), os.dup(second)]
            if early:
                gate.open(2)
            result = launch_fenced(subject, prepared, subject.lay_out(case), fences)
            gate.open(2)
            info = finish(subject.session, result)
        call = "an execution that waits for two fences, each of them listed more than once"
        expect_status(info.status, ErrorStatus.NONE, call=call)
        judge_outputs(case, subject.arena, ExecutionResult(info.status))


@_fenced(
    Level.VTS,
    "IPreparedModel.hal 1.3, executeFenced: syncFence is signalled when the execution is done; "
    "VTS GeneratedTestHarness, FencedComputeTest",
)
def is_done_when_its_fence_is_signalled(subject: Subject) -> None:
    """When the fence of an execution is signalled all outputs are written, and nothing is written after that."""
    case = models.case("chain_float32")
    prepared = subject.prepare(case.model)
    for _ in range(3):
        result = launch_fenced(subject, prepared, subject.lay_out(case))
        info = finish(subject.session, result)
        expect_status(info.status, ErrorStatus.NONE, call="the callback of execute_fenced")
        at_once = subject.arena.outputs()
        judge_outputs(case, subject.arena, ExecutionResult(info.status))
        time.sleep(_WHILE / 10)
        later = subject.arena.outputs()
        same = all((one == other).all() for one, other in zip(at_once, later, strict=True))
        with subject.demanded_by(Level.TEXT, "IPreparedModel.hal 1.3, executeFenced: no data change after syncFence"):
            expect(same, "outputs changed after the fence was signalled", Verdict.WRONG)


@_fenced(Level.TEXT, "IPreparedModel.hal 1.3, executeFenced: must wait for all fences of waitFor, whoever signals them")
def can_be_chained(subject: Subject) -> None:
    """An execution may wait for the fence of another one, and then reads what the other one wrote."""
    need_launched(subject)
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    size = 24
    pool = subject.memory(bytes(6 * size))
    first, second = case.inputs
    assert first is not None
    assert second is not None
    pool.view()[size : 2 * size] = second.tobytes()
    links, total = 4, first.copy()
    with FenceGate() as gate:
        fence = gate.fences[0]
        results = []
        # Each execution adds the second input to the output of the one before it.
        for link in range(links):
            read, write = (0 if link == 0 else link + 1), link + 2
            places = [RequestArgument(DataLocation(0, at * size, size)) for at in (read, 1, write)]
            request = Request(tuple(places[:2]), tuple(places[2:]), (pool,))
            results.append(launch_fenced(subject, prepared, request, [fence]))
            fence = os.dup(results[-1].fence)
            total = total + second
        os.close(fence)
        # The first input is written only now.
        pool.view()[:size] = first.tobytes()
        gate.open()
        for result in results:
            expect_status(finish(subject.session, result).status, ErrorStatus.NONE, call="one of a chain")
    got = pool.view()[(links + 1) * size : (links + 2) * size]
    expect(got == total.tobytes(), f"after {links} links: got {bytes(got).hex()}, wanted {total}", Verdict.WRONG)


@_fenced(Level.TEXT, "IPreparedModel.hal 1.3, executeFenced: INVALID_ARGUMENT, also for fences in an error state")
def refuses_a_fence_that_has_failed(subject: Subject) -> None:
    """An execution with a fence that failed before the launch is refused with INVALID_ARGUMENT, without a fence and a
    callback.
    """
    waits = waits_in_call(subject)
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    with FenceGate(2) as gate:
        gate.fail()
        if waits:
            gate.open()
        _expect_refused(prepared, subject.lay_out(case), "that waits for a fence that has failed", gate.fences)
    _expect_right(subject, prepared)


@_fenced(Level.TEXT, "IPreparedModel.hal 1.3, executeFenced: a fence of waitFor that fails later makes syncFence fail")
def fails_when_a_fence_fails(subject: Subject) -> None:
    """When a fence that an execution waits for fails, the execution ends with an error and writes nothing."""
    need_launched(subject)
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    for place in range(3):
        with FenceGate(3) as gate:
            result = launch_fenced(subject, prepared, subject.lay_out(case), gate.fences, measure=MeasureTiming.YES)
            gate.open(place)
            gate.fail()
            info = finish(subject.session, result)
        expect(info.status != ErrorStatus.NONE, f"fence {place} that it waited for failed, and its status is NONE")
        expect(info.timing_launched == info.timing_fenced == NO_TIMING, f"times of an execution that failed: {info}")
        expect(subject.arena.untouched() == [0], f"fence {place} that it waited for failed, and it wrote its output")
    _expect_right(subject, prepared)


@_fenced(Level.TEXT, "IPreparedModel.hal 1.3, executeFenced: outputs must have fully specified dimensions")
def refuses_outputs_that_are_not_known(subject: Subject) -> None:
    """An execution is refused with INVALID_ARGUMENT if neither the model nor the request gives all extents of an
    output; if the request gives them, its outputs are right.
    """
    case = models.case("add_float32")
    prepared = subject.prepare(models.unspecified(case.model))
    for dimensions in ((), (0, 0), (2, 0)):
        request = subject.lay_out(case)
        outputs = tuple(replace(argument, dimensions=dimensions) for argument in request.outputs)
        _expect_refused(prepared, replace(request, outputs=outputs), f"with the output {list(dimensions)}")
    request = subject.lay_out(case)
    outputs = tuple(replace(argument, dimensions=(2, 3)) for argument in request.outputs)
    info = finish(subject.session, launch_fenced(subject, prepared, replace(request, outputs=outputs)))
    expect_status(info.status, ErrorStatus.NONE, call="a fenced execution whose request gives the extents")
    judge_outputs(case, subject.arena, ExecutionResult(info.status))


@_fenced(Level.TEXT, "IPreparedModel.hal 1.3, executeFenced: no OUTPUT_INSUFFICIENT_SIZE among its statuses")
def refuses_outputs_without_room(subject: Subject) -> None:
    """An execution with an output buffer that is a byte too small is refused with INVALID_ARGUMENT: a fenced execution
    cannot return the size that is needed.
    """
    case = models.case("chain_float32")
    prepared = subject.prepare(case.model)
    for place in range(len(case.expected)):
        request = subject.lay_out(case)
        outputs = list(request.outputs)
        location = outputs[place].location
        outputs[place] = replace(outputs[place], location=replace(location, length=location.length - 1))
        _expect_refused(prepared, replace(request, outputs=tuple(outputs)), f"with output {place} a byte short")


@_fenced(
    Level.TEXT, "IFencedExecutionCallback.hal 1.3, getExecutionInfo: GENERAL_FAILURE must be returned before the end"
)
def says_that_it_is_not_over(subject: Subject) -> None:
    """Before the fence is signalled the callback returns GENERAL_FAILURE and no timing. After that it returns the
    status of the execution, any number of times.
    """
    need_launched(subject)
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    with FenceGate() as gate:
        request = subject.lay_out(case)
        result = launch_fenced(subject, prepared, request, gate.fences, measure=MeasureTiming.YES)
        assert result.callback is not None
        # An execution that ignores the fence gets the time to end before the callback is called.
        wait_for(result.fence, _WHILE)
        early = result.callback()
        gate.open()
        info = finish(subject.session, result)
    expect_status(early.status, ErrorStatus.GENERAL_FAILURE, call="the callback, asked before the fence is signalled")
    expect(early.timing_launched == early.timing_fenced == NO_TIMING, f"times before the end: {early}")
    expect_status(info.status, ErrorStatus.NONE, call="the callback, asked when the fence is signalled")
    for time_asked in range(2, 2 + _TIMES_ASKED):
        again = result.callback()
        expect(again == info, f"the callback returned {info} first, and {again} when called for the {time_asked}. time")


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="timing",
    source="IFencedExecutionCallback.hal 1.3, getExecutionInfo: from when timingLaunched and timingFenced run",
)
def tells_both_times_apart(subject: Subject) -> None:
    """The time since the launch includes the wait for the fences; the time since the last fence does not."""
    need_launched(subject)
    need_own(subject, "fenced")
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    for count in (1, 3):
        with FenceGate(count) as gate:
            began = time.monotonic_ns()
            result = launch_fenced(subject, prepared, subject.lay_out(case), gate.fences, measure=MeasureTiming.YES)
            launched = time.monotonic_ns()
            # The others before the last: from that one on the time runs.
            gate.open(count - 1)
            time.sleep(_WHILE)
            opened = time.monotonic_ns()
            gate.open()
            info = finish(subject.session, result)
            ended = time.monotonic_ns()
        since_launch, since_fence = info.timing_launched.time_in_driver, info.timing_fenced.time_in_driver
        least, most, rest = (opened - launched) // 1000, (ended - began) // 1000, (ended - opened) // 1000
        steps = slack([info.timing_launched, info.timing_fenced])
        if since_launch != UNAVAILABLE:
            expect(
                least / DRIFT - steps <= since_launch,
                f"{since_launch} us since the launch, wanted at least {least} us, the wait for the fence",
            )
            expect(
                since_launch <= most * DRIFT + steps, f"{since_launch} us since the launch, wanted at most {most} us"
            )
        if since_fence != UNAVAILABLE:
            expect(since_fence <= rest * DRIFT + steps, f"{since_fence} us since the fence, wanted at most {rest} us")


@_fenced(Level.TEXT, "IPreparedModel.hal 1.3, executeFenced: any number of calls may overlap, in any combination")
def lets_others_go_first(subject: Subject) -> None:
    """Executions that wait for fences hold up no other executions, not even those that will signal the fences. Of a
    driver that executes all in one queue this is a strict demand.
    """
    need_launched(subject)
    if is_one_queue(subject):
        with subject.demanded_by(Level.STRICT, "the driver guide, execution: a driver may serialise executions"):
            fail("an execution that waits for its fence holds up one that was launched behind it")
        return
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    arenas = [Arena(subject.session.seed + number) for number in range(12)]
    with FenceGate(len(arenas)) as gate:
        results = []
        for number, (arena, fence) in enumerate(zip(arenas, gate.fences, strict=True)):
            own_case = scaled(case, number)
            request = subject.lay_out(own_case, arena)
            results.append(launch_fenced(subject, prepared, request, [fence]))
        for path in subject.paths():
            subject.expect_right(prepared, case, path.name)
        gate.open(len(arenas))
        for number, (arena, result) in enumerate(zip(arenas, results, strict=True)):
            info = finish(subject.session, result)
            expect_status(info.status, ErrorStatus.NONE, call="one of many fenced executions")
            judge_outputs(scaled(case, number), arena, ExecutionResult(info.status))


@_fenced(Level.TEXT, "the driver guide, cleanup: what a client no longer refers to is destroyed, fences too")
def closes_the_fences_that_it_was_given(subject: Subject) -> None:
    """The driver closes the fences of an execution when the execution has ended or was refused, or was too late."""
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    request = subject.lay_out(case)
    broken = replace(request, outputs=())
    ways = ("an execution", request, None), ("a refused one", broken, None), ("one that is too late", request, 1)
    for what, current, deadline in ways:
        # Only the driver has the reading end of this pipe: once it is closed, writing fails with BrokenPipeError.
        reading, writing = os.pipe()
        try:
            os.write(writing, b"\1")
            result = prepared.execute_fenced(current, [reading], deadline=deadline)
            if result.status == ErrorStatus.NONE:
                finish(subject.session, result)
            expect(_is_closed(subject, writing), f"{what} that is over still holds the fence that it waited for")
        finally:
            os.close(writing)


def _is_closed(subject: Subject, writing: int) -> bool:
    """Return whether the other end of a pipe is closed within about a second."""
    for _ in range(100):
        with suppress(BrokenPipeError):
            os.write(writing, b"\1")
            subject.session.flush()
            time.sleep(0.01)
            continue
        return True
    return False
