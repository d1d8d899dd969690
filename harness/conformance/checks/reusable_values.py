"""Checks of reusable executions (AIDL 4) whose inputs change what they read, and how large their outputs are."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.buffers import buffer_for, fill, place
from nnconform.harness.conformance.support.clock_steps import DRIFT, slack
from nnconform.harness.conformance.support.deadlines import SECOND, after
from nnconform.harness.conformance.support.fences import FenceGate, ended, need_launched
from nnconform.harness.conformance.support.open_shapes import (
    expect_shapes,
    expect_shapes_without_room,
    of_given_extents,
    with_open_outputs,
)
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.placed_loops import PLACES, without_end
from nnconform.harness.conformance.support.reusable_executions import reusable_of
from nnconform.harness.conformance.support.scaled_cases import scaled
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import (
    ExecutionConfig,
    FencedCallback,
    FencedExecutionInfo,
    ReusableExecution,
)
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.execution.paths import finish
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import UNAVAILABLE, ExecutionResult, Request, RequestArgument
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_SOURCE = "IPreparedModel of AIDL 4, createReusableExecution: to launch multiple executions with the same request"
# Seconds without an execution, many times as long as steps of a clock.
_REST = 0.3
# Seconds of a limit that passes while a loop has no end, and nanoseconds after which it is aborted otherwise.
_SOON, _LOOPS = 0.03, SECOND
# Extents that the values of the last input give, one after the other: of TILE's output, whose room is that of eight
# elements, and of RESHAPE's.
_TILED, _RESHAPED = ([2, 2], [5, 2], [1, 3], [4, 1], [3, 3], [2, 1]), ([3, 4], [4, 3], [12, 1], [2, 6])


@check(Level.TEXT, since=HalVersion.AIDL4, feature="reusable", source=f"{_SOURCE}; IBuffer, copyFrom")
def read_buffers_anew(subject: Subject) -> None:
    """A reusable execution with an input in a device buffer reads what the buffer holds at each execution."""
    need_own(subject, "allocate")
    case = models.case("add_float32")
    first, second = case.inputs
    assert first is not None
    assert second is not None
    prepared = subject.prepare(case.model)
    buffer = buffer_for(subject, prepared, inputs=[0])
    fill(subject, buffer, first)
    execution = reusable_of(subject, prepared, place(subject.lay_out(case), {0: buffer}))
    for content in (first, second, -first, first):
        fill(subject, buffer, content)
        again = replace(case, name="a sum", inputs=(content, second), expected=(content + second,))
        result = execution.execute_synchronously()
        subject.count("executions")
        judge_case(again, subject.arena, result, "a reusable execution whose input's buffer has another content")


@check(Level.TEXT, since=HalVersion.AIDL4, feature="reusable", source=f"{_SOURCE}; OutputShape")
def have_the_extents_of_each_run(subject: Subject) -> None:
    """If values of an input give the extents of an output, each execution of a reusable one tells those of its own
    values, and whether there is room for them: also after one that had too little, and the other way round.
    """
    cases = [models.case("given_shape"), models.case("given_times")]
    for case, prepared in with_open_outputs(subject, cases, "synchronous"):
        request = subject.lay_out(case)
        execution = reusable_of(subject, prepared, request)
        for extents in _TILED if case.name == "given_times" else _RESHAPED:
            run = of_given_extents(case, extents)
            values, (wanted,) = run.inputs[1], run.expected
            assert values is not None
            assert wanted is not None
            _part(request, request.inputs[1].location)[:] = values.tobytes()
            _expect_run(subject, execution, request, run, wanted)


def _expect_run(subject: Subject, execution: ReusableExecution, request: Request, case: Case, wanted: Array) -> None:
    where = request.outputs[0].location
    result = execution.execute_synchronously()
    subject.count("executions")
    fits = wanted.nbytes <= where.length
    call = f"a reusable execution of {case.name}"
    expect_status(result.status, ErrorStatus.NONE if fits else ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, call=call)
    if not fits:
        expect_shapes_without_room(subject, case, result.output_shapes, [0])
        return
    expect_shapes(case, result.output_shapes)
    got = bytes(_part(request, where)[: wanted.nbytes])
    values = np.frombuffer(got, wanted.dtype).reshape(wanted.shape)
    expect(got == wanted.tobytes(), f"{call}: got {values.tolist()}, wanted {wanted.tolist()}", Verdict.WRONG)


@check(
    Level.TEXT,
    since=HalVersion.AIDL4,
    feature="reusable",
    source="IExecution of AIDL 4, executeSynchronously and executeFenced: deadline and duration of each execution",
    variants=("deadline, synchronous", "deadline, fenced", "duration, fenced"),
)
def end_anew_each_time(subject: Subject, variant: str) -> None:
    """A reusable execution that was aborted at its deadline, after its duration or at the limit of its loop, computes
    the right outputs the next time, without a limit and with inputs that end the loop.
    """
    (case,) = supported(subject, [PLACES["in the main graph"]()])
    prepared, arena = subject.prepare(case.model), Arena(subject.session.seed)
    request = subject.lay_out(case, arena)
    execution = reusable_of(subject, prepared, request, ExecutionConfig(loop_timeout=_LOOPS))
    for turn in range(3):
        subject.lay_out(without_end(case), arena)
        limit = after(_SOON)
        if variant == "deadline, synchronous":
            status = execution.execute_synchronously(limit).status
        else:
            limits = (limit, None) if variant == "deadline, fenced" else (None, round(_SOON * SECOND))
            status = ended(subject, execution.execute_fenced((), *limits))
        expect_status(status, *MISSED_DEADLINE, call=f"a reusable execution without an end, {variant}")
        subject.lay_out(case, arena)
        if turn == 1:
            result = ExecutionResult(ended(subject, execution.execute_fenced()))
        else:
            result = execution.execute_synchronously()
        subject.count("executions", 2)
        judge_case(case, arena, result, f"a reusable execution after one that was aborted, {variant}")


@check(Level.TEXT, since=HalVersion.AIDL4, feature="reusable", source=_SOURCE, variants=("synchronous", "fenced"))
def have_places_of_their_own(subject: Subject, way: str) -> None:
    """Reusable executions of one model in the same memories, whose inputs and outputs are at other places there, read
    and write each at its own places, in any order.
    """
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    sizes = [[each.nbytes for each in arrays if each is not None] for arrays in (case.inputs, case.expected)]
    starts = 0, 4160
    memories = [subject.memory(bytes(starts[-1] + sum(each))) for each in sizes]
    requests = [_at(memories, sizes, start) for start in starts]
    executions = [reusable_of(subject, prepared, each) for each in requests]
    for turn, number in enumerate((0, 1, 1, 0)):
        for other, request in enumerate(requests):
            for argument, array in zip(request.inputs, scaled(case, (turn + other) % 5).inputs, strict=True):
                assert array is not None
                _part(request, argument.location)[:] = array.tobytes()
            _part(request, request.outputs[0].location)[:] = bytes(sizes[1][0])
        execution = executions[number]
        if way == "synchronous":
            status = execution.execute_synchronously().status
        else:
            status = ended(subject, execution.execute_fenced())
        subject.count("executions")
        expect_status(status, ErrorStatus.NONE, call=f"a reusable execution, {way}")
        for other, request in enumerate(requests):
            (wanted,) = scaled(case, (turn + other) % 5).expected
            assert wanted is not None
            held = wanted.tobytes() if other == number else bytes(wanted.nbytes)
            what = f"reusable execution {number + 1} of {len(starts)} in one memory, {way}"
            got = bytes(_part(request, request.outputs[0].location))
            text = "wrong outputs" if other == number else f"it wrote at the place of execution {other + 1}"
            expect(got == held, f"{what}: {text}", Verdict.WRONG)


def _at(memories: Sequence[Memory], sizes: Sequence[Sequence[int]], start: int) -> Request:
    """Return a request with its inputs in one memory and its outputs in another, one after the other from ``start``."""
    arguments = [
        tuple(RequestArgument(DataLocation(pool, start + sum(of[:place]), size)) for place, size in enumerate(of))
        for pool, of in enumerate(sizes)
    ]
    return Request(arguments[0], arguments[1], tuple(memories))


@check(Level.TEXT, since=HalVersion.AIDL4, feature="reusable", source="IFencedExecutionCallback: of its execution")
def tell_the_end_of_each_run(subject: Subject) -> None:
    """The callback of each fenced execution of a reusable one tells how that one ended, also when later ones have ended
    otherwise.
    """
    need_launched(subject)
    case = models.case("add_float32")
    config = ExecutionConfig(MeasureTiming.YES)
    execution = reusable_of(subject, subject.prepare(case.model), subject.lay_out(case), config)
    told: list[tuple[FencedCallback, FencedExecutionInfo]] = []
    for fails in (False, True, False, True):
        with FenceGate() as gate:
            launched = execution.execute_fenced(gate.fences)
            expect_status(launched.status, ErrorStatus.NONE, call="a reusable fenced execution")
            # Times differ, at least by the wait.
            time.sleep(_SOON)
            if fails:
                gate.fail()
        info = finish(subject.session, launched)
        subject.count("executions")
        right = (info.status != ErrorStatus.NONE) == fails
        expect(right, f"a reusable execution whose fence {'failed' if fails else 'was signalled'}: got {info}")
        assert launched.callback is not None
        told.append((launched.callback, info))
        for number, (callback, first) in enumerate(told, start=1):
            now = callback()
            what = f"the callback of execution {number} of a reusable one, after {len(told)}"
            expect(now == first, f"{what}: got {first} when it was over, and {now} later")


@check(
    Level.TEXT,
    since=HalVersion.AIDL4,
    feature="reusable",
    source=f"{_SOURCE}; Timing: the times of one execution",
    variants=("synchronous", "fenced"),
)
def take_no_time_before_they_begin(subject: Subject, way: str) -> None:
    """The times of an execution of a reusable one are its own: they do not run from when that was created, or from the
    execution before.
    """
    case = models.case("add_float32")
    request, config = subject.lay_out(case), ExecutionConfig(MeasureTiming.YES)
    execution = reusable_of(subject, subject.prepare(case.model), request, config)
    for number in range(2):
        time.sleep(_REST)
        began = time.monotonic_ns()
        if way == "synchronous":
            result = execution.execute_synchronously()
            status, timing = result.status, result.timing
        else:
            launched = execution.execute_fenced()
            expect_status(launched.status, ErrorStatus.NONE, call="a reusable fenced execution")
            info = finish(subject.session, launched)
            status, timing = info.status, info.timing_launched
        most = (time.monotonic_ns() - began) // 1000 * DRIFT + slack([timing])
        expect_status(status, ErrorStatus.NONE, call=f"a reusable execution, {way}")
        got = timing.time_in_driver
        text = f"{got} us in the driver, wanted at most the {most:.0f} us that the client measured"
        expect(got == UNAVAILABLE or got <= most, f"execution {number + 1} of a reusable one, {way}: {text}")
    subject.count("executions", 2)


def _part(request: Request, where: DataLocation) -> memoryview:
    """Return the bytes of an argument."""
    pool = request.pools[where.pool_index]
    assert isinstance(pool, Memory)
    return pool.view()[where.offset : where.offset + where.length]
