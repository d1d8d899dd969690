"""Checks of what an execution writes, and what it returns about its outputs, on every path."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.deadlines import LIMITED_PATHS, SECOND, after
from nnconform.harness.conformance.support.exact_sums import VALUES, sum_type, value
from nnconform.harness.conformance.support.layouts import FILL, whole_memories
from nnconform.harness.conformance.support.look_alikes import beside_a_detection, from_output
from nnconform.harness.conformance.support.open_shapes import (
    expect_shapes,
    expect_shapes_without_room,
    of_given_extents,
    with_open_outputs,
)
from nnconform.harness.conformance.support.own_work import EVERY_PATH, need_path
from nnconform.harness.conformance.support.scaled_cases import scaled, scaled_cases
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.room import no_room
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_memory, judge_outputs
from nnconform.harness.execution.paths import ExecutionOptions
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

# A fenced execution returns no output shapes, and refuses outputs with unknown extents.
_WITH_SHAPES = {name: max(since, HalVersion.V1_2) for name, since in EVERY_PATH.items() if name != "fenced"}
# Bytes of large arguments: a few more than transfers of 22 and 24 bits have room for.
_LARGE = ((1 << 22) + 20, (1 << 24) + 52)
# The bytes that an enlarged output has more than it needs.
_MORE = 16
# Seconds to a deadline, and nanoseconds of a limit for loops, that no execution comes near.
_FAR, _LONG = 3600, 10 * SECOND


@check(
    Level.TEXT,
    source="IPreparedModel.hal 1.0 to 1.3: must not change the inputs; types.hal 1.0, DataLocation",
    variants=EVERY_PATH,
)
def are_written_and_nothing_else(subject: Subject, path: str) -> None:
    """An execution writes every byte of its outputs, and neither its inputs nor any other byte of the pools."""
    need_path(subject, path)
    for case in supported(subject, models.cases(subject.hal)):
        prepared = subject.prepare(case.model)
        for _ in range(2):
            subject.expect_right(prepared, case, path)
        subject.give_back(prepared)


@check(
    Level.TEXT,
    source="IPreparedModel.hal 1.0 to 1.3: valid executions fail only on a device in a bad state",
    variants=EVERY_PATH,
)
def follow_the_inputs(subject: Subject, path: str) -> None:
    """Each execution of a prepared model computes from its own inputs, whatever was executed before."""
    need_path(subject, path)
    for case in supported(subject, scaled_cases(0)):
        prepared = subject.prepare(case.model)
        for power in (0, 3, -2, 0):
            subject.expect_right(prepared, scaled(case, power), path)
        subject.give_back(prepared)


@check(
    Level.STRICT,
    source="IPreparedModel.hal 1.0 to 1.3: OUTPUT_INSUFFICIENT_SIZE is for too little room; not a word of too much",
)
def may_have_more_room(subject: Subject) -> None:
    """An output may have a larger buffer than it needs: it is written to the start, and the rest of the buffer is not
    written. A driver that wants the exact size refuses it with INVALID_ARGUMENT.
    """
    case = models.case("chain_float32")
    prepared = subject.prepare(case.model)
    for path in subject.paths():
        result = subject.execute(prepared, _enlarged(subject.lay_out(case)), path.name)
        call = f"an execution by {path.name} with room to spare"
        if result.status == ErrorStatus.INVALID_ARGUMENT:
            with subject.demanded_by(Level.STRICT, "types.hal 1.0, RequestArgument: no limit to its size"):
                expect_status(result.status, ErrorStatus.NONE, call=call)
            continue
        expect_status(result.status, ErrorStatus.NONE, call=call)
        # The additional bytes are guard bytes of the arena.
        judge_outputs(case, subject.arena, result)


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source="driver guide, Output shape: unknown extents of outputs, whose size a client cannot know before; "
    "OUTPUT_INSUFFICIENT_SIZE is for too little room",
    variants=_WITH_SHAPES,
)
def of_unknown_extents_may_have_more_room(subject: Subject, path: str) -> None:
    """An output whose extents the model leaves unknown may have a larger buffer than it needs: it is written to the
    start, its shape is told, and nothing behind the buffer is written; strictly, nor is the rest of it.
    """
    need_path(subject, path)
    for case, prepared in with_open_outputs(subject, [models.case("chain_float32"), models.case("given_times")], path):
        exact = subject.lay_out(case)
        rest = [_bytes_behind(exact, argument) for argument in exact.outputs]
        before = [bytes(each) for each in rest]
        result = subject.execute(prepared, _enlarged(exact), path)
        call = f"an execution of {case.name} by {path} with {_MORE} bytes more for each output than it needs"
        expect_status(result.status, ErrorStatus.NONE, call=call)
        after = [bytes(each) for each in rest]
        for each, content in zip(rest, before, strict=True):
            each[:] = content
        judge_outputs(case, subject.arena, result)
        expect_shapes(case, result.output_shapes)
        # AIDL calls the whole length of such an output writable.
        with subject.demanded_by(Level.STRICT, "what an output needs is told by its shape; the rest is the client's"):
            places = [place for place, (one, two) in enumerate(zip(before, after, strict=True)) if one != two]
            expect(not places, f"{call}: the rest of the buffers of outputs {places} is written")


@check(
    Level.VTS,
    since=HalVersion.V1_2,
    source="driver guide, Output shape: unknown extents of outputs must be returned; "
    "VTS GeneratedTestHarness, DynamicOutputShapeTest: UNSPECIFIED",
    variants=_WITH_SHAPES,
)
def have_their_shapes_told(subject: Subject, path: str) -> None:
    """If the model leaves extents of its outputs unknown, an execution returns the complete and right shape of each
    output.
    """
    need_path(subject, path)
    for case, prepared in with_open_outputs(subject, supported(subject, models.cases(subject.hal)), path):
        result = subject.expect_right(prepared, case, path)
        expect_shapes(case, result.output_shapes)


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source="types.hal 1.2, OutputShape; RESHAPE, TILE: the last input is a tensor, not a constant",
    variants=_WITH_SHAPES,
)
def have_the_extents_of_each_run(subject: Subject, path: str) -> None:
    """If values of an input give the extents of an output, each execution of a prepared model has those that its own
    values give, also where only the values differ from those of the execution before: as many elements, fewer or more.
    """
    need_path(subject, path)
    for base, prepared in with_open_outputs(subject, [models.case("given_shape"), models.case("given_times")], path):
        for case in _of_other_extents(base):
            expect_shapes(case, subject.expect_right(prepared, case, path).output_shapes)


def _of_other_extents(case: Case) -> Iterator[Case]:
    """Yield the case with other values of its last input, which give other extents, and with its own again."""
    reshaped = case.name == "given_shape"
    for extents in ([4, 3], [12, 1], [2, 6]) if reshaped else ([2, 2], [4, 1], [1, 3], [5, 2]):
        yield of_given_extents(case, extents)
    yield case


@check(
    Level.VTS,
    since=HalVersion.V1_2,
    source="driver guide, Output shape: must say which outputs have too little room, and what is known "
    "of their shapes; VTS GeneratedTestHarness, DynamicOutputShapeTest: INSUFFICIENT",
    variants=_WITH_SHAPES,
)
def are_told_to_be_too_small(subject: Subject, path: str) -> None:
    """An execution with output buffers that are a byte too small, one or all, fails with OUTPUT_INSUFFICIENT_SIZE: it
    returns the shapes of all outputs, with 0 for an extent that it does not know, marks such outputs alone as
    insufficient, and writes nothing past the end of a buffer. With enough room the same model gives the right outputs.
    """
    need_path(subject, path)
    for case, prepared in with_open_outputs(subject, supported(subject, models.cases(subject.hal)), path):
        places = [place for place, array in enumerate(case.expected) if array is not None and array.nbytes >= 2]
        together = [places] if len(places) > 1 else []
        for short in [*([place] for place in places), *together]:
            request = _shortened(subject.lay_out(case), short)
            before = _bytes_after(request, short)
            result = subject.execute(prepared, request, path)
            call = f"an execution of {case.name} by {path} with outputs {short} a byte short"
            expect_status(result.status, ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, call=call)
            judge_memory(subject.arena)
            expect(_bytes_after(request, short) == before, f"{call}: the byte after one was written")
            expect_shapes_without_room(subject, case, result.output_shapes, short)
        subject.expect_right(prepared, case, path)


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source="IPreparedModel.hal 1.2 and 1.3: each execution has inputs and outputs of its own",
    variants=_WITH_SHAPES,
)
def follow_the_inputs_after_too_little_room(subject: Subject, path: str) -> None:
    """After an execution with too little room, one with other inputs has its own outputs and extents, and the other way
    round: what is told of an output that does not fit is of this execution.
    """
    need_path(subject, path)
    for base, prepared in with_open_outputs(subject, [models.case("given_shape"), models.case("given_times")], path):
        for case in _of_other_extents(base):
            # What is told is not of the execution before, nor of the first.
            for short in (base, case):
                result = subject.execute(prepared, _shortened(subject.lay_out(short), [0]), path)
                call = f"an execution of {short.name} by {path} with an output a byte short"
                expect_status(result.status, ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, call=call)
                expect_shapes_without_room(subject, short, result.output_shapes, [0])
            expect_shapes(case, subject.expect_right(prepared, case, path).output_shapes)


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source="types.hal 1.0, RequestArgument.dimensions: must agree with what is known, and be complete",
    variants={name: max(since, HalVersion.V1_2) for name, since in EVERY_PATH.items()},
)
def may_have_their_extents_in_the_request(subject: Subject, path: str) -> None:
    """A request may give the extents that the model leaves unknown: right ones have no effect, wrong ones make the
    execution fail with INVALID_ARGUMENT or GENERAL_FAILURE. One that gives only some of them is refused, or computes
    the right outputs. The shapes that an execution tells are whole and right, whatever the request gives.
    """
    need_path(subject, path)
    case = models.case("add_float32")
    prepared = subject.prepare(models.unspecified(case.model))
    answers: dict[tuple[int, ...], tuple[ErrorStatus, ...]]
    refusals = ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE
    answers = {(2, 3): (ErrorStatus.NONE,), (2, 0): (ErrorStatus.NONE, *refusals)}
    for dimensions in ((2, 3), (2, 0), (3, 2), (2, 2), (6,)):
        request = subject.lay_out(case)
        outputs = tuple(replace(argument, dimensions=dimensions) for argument in request.outputs)
        result = subject.execute(prepared, replace(request, outputs=outputs), path)
        call = f"an execution by {path} whose request gives the output {list(dimensions)} where it comes to [2, 3]"
        expect_status(result.status, *answers.get(dimensions, refusals), call=call)
        if result.status == ErrorStatus.NONE:
            judge_outputs(case, subject.arena, result)
            if path != "fenced" and (result.output_shapes or not all(dimensions)):
                expect_shapes(case, result.output_shapes)
        else:
            judge_memory(subject.arena)
        if dimensions == (2, 0) and path != "fenced" and result.status != ErrorStatus.GENERAL_FAILURE:
            with subject.demanded_by(Level.STRICT, "types.hal 1.2, RequestArgument: an extent of 0 is one not known"):
                expect_status(result.status, ErrorStatus.NONE, call=call)


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source="IPreparedModel.hal 1.2 and 1.3: the status and the shapes of outputs follow from the request alone; driver "
    "guide, Output shape",
    variants=_WITH_SHAPES,
)
def are_told_whatever_the_options(subject: Subject, path: str) -> None:
    """An execution that is measured, or has a deadline or a limit for loops, which it keeps, tells what one without
    tells: the shapes of its outputs, and which of them have too little room.
    """
    need_path(subject, path)
    for case, prepared in with_open_outputs(subject, [models.case("chain_float32"), models.case("given_times")], path):
        for options in _options(subject, path):
            result = subject.execute(prepared, _shortened(subject.lay_out(case), [0]), path, options)
            call = f"an execution of {case.name} by {path} with an output a byte short, and {options}"
            expect_status(result.status, ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, call=call)
            judge_memory(subject.arena)
            expect_shapes_without_room(subject, case, result.output_shapes, [0])
            expect_shapes(case, subject.expect_right(prepared, case, path, options).output_shapes)


def _options(subject: Subject, path: str) -> Iterator[ExecutionOptions]:
    """Yield the options of an execution on ``path`` that do not change what it tells: each, and all of them."""
    yield ExecutionOptions(MeasureTiming.YES)
    if subject.hal >= LIMITED_PATHS[path]:
        yield ExecutionOptions(deadline=after(_FAR))
        yield ExecutionOptions(loop_timeout=_LONG)
        yield ExecutionOptions(MeasureTiming.YES, after(_FAR), _LONG)


def _resized(argument: RequestArgument, by: int) -> RequestArgument:
    return replace(argument, location=replace(argument.location, length=argument.location.length + by))


def _enlarged(request: Request) -> Request:
    """Return the request with more bytes for each output."""
    return replace(request, outputs=tuple(_resized(each, _MORE) for each in request.outputs))


def _bytes_behind(request: Request, argument: RequestArgument) -> memoryview:
    """Return the bytes by which ``_enlarged`` enlarges an output."""
    pool, end = request.pools[argument.location.pool_index], argument.location.offset + argument.location.length
    assert isinstance(pool, Memory)
    return pool.view()[end : end + _MORE]


def _shortened(request: Request, places: Sequence[int]) -> Request:
    """Return the request with one byte less for the outputs ``places``."""
    outputs = [_resized(each, -1) if place in places else each for place, each in enumerate(request.outputs)]
    return replace(request, outputs=tuple(outputs))


def _bytes_after(request: Request, places: Sequence[int]) -> list[int]:
    """Return the byte after the end of each of these outputs' buffers."""
    found = []
    for location in (request.outputs[place].location for place in places):
        pool = request.pools[location.pool_index]
        assert isinstance(pool, Memory)
        found.append(pool.view()[location.offset + location.length])
    return found


@check(
    Level.TEXT,
    until=HalVersion.V1_1,
    feature="versions",
    source="types.hal 1.0, RequestArgument: dimensions that the model leaves open; dynamic output shapes: HAL 1.2",
)
def are_known_before_1_2(subject: Subject) -> None:
    """Before HAL 1.2 an execution tells no output shapes: a driver refuses a model whose outputs have unknown extents,
    or each request that does not give them, with INVALID_ARGUMENT; with all extents given, the outputs are right.
    """
    hal = subject.session.info().hal
    if hal > HalVersion.V1_1:
        not_applicable(f"the driver is one of HAL {hal}, which tells output shapes")
    case = models.case("add_float32")
    case = replace(case, model=models.unspecified(case.model))
    preparation = subject.launch(case.model)
    refusals = ErrorStatus.GENERAL_FAILURE, ErrorStatus.INVALID_ARGUMENT
    expect_status(preparation.status, ErrorStatus.NONE, *refusals, call="prepare_model with unknown output extents")
    if preparation.prepared is None:
        return
    result = subject.execute(preparation.prepared, subject.lay_out(case))
    call = "an execution whose output extents neither the model nor the request gives"
    expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, call=call)
    request = subject.lay_out(case)
    (expected,) = case.expected
    assert expected is not None
    given = tuple(replace(each, dimensions=expected.shape) for each in request.outputs)
    result = subject.execute(preparation.prepared, replace(request, outputs=given))
    expect_status(result.status, ErrorStatus.NONE, call="an execution whose request gives all output extents")
    judge_outputs(case, subject.arena, result)


@check(
    Level.TEXT,
    source="types.hal 1.0 to 1.3, DataLocation.length: 32 bits in bytes; an execution writes its outputs",
    variants=EVERY_PATH,
)
def may_be_of_many_megabytes(subject: Subject, path: str) -> None:
    """An output, and an input, may have more than 4 or 16 MiB: each is read and written to its end."""
    need_path(subject, path)
    kind = sum_type(subject)
    for size in _LARGE:
        # The period of the numbers is no power of two: no part of a transfer passes for another.
        period = kind.array([value(place) for place in range(VALUES)])
        numbers = np.resize(period, size // period.itemsize)
        prepared = subject.prepare(kind.sum([0], [value(2)], shape=numbers.shape).model)
        memories = [Memory.create(size) for _ in range(2)]
        memories[0].view()[:] = numbers.tobytes()
        memories[1].view()[:] = bytes([FILL]) * size
        result = subject.execute(prepared, whole_memories(memories[:1], memories[1:]), path)
        call = f"{path} execution with an input and an output of {size} bytes"
        if result.status in no_room(subject.hal):
            not_applicable(f"the driver has no room for a tensor of {size} bytes")
        expect_status(result.status, ErrorStatus.NONE, call=call)
        for memory, wanted, what in zip(
            memories, (numbers, numbers + kind.array(value(2))), ("input", "output"), strict=True
        ):
            wrong = np.flatnonzero(np.frombuffer(memory.view(), numbers.dtype) != wanted)
            first = f"{call}: element {wrong[0]} of the {what}, of {len(numbers)}, is wrong" if len(wrong) else ""
            expect(not len(wrong), first, Verdict.WRONG)
        subject.give_back(prepared)


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    source="types.hal 1.2, BOX_WITH_NMS_LIMIT: as many boxes as are found; AOSP's zero_sized tests have none",
    variants=_WITH_SHAPES,
)
def may_lie_beside_empty_ones(subject: Subject, path: str) -> None:
    """An output that has no elements, since a detection finds nothing, has no effect on the others: outputs of
    operations before it and behind it are right, and so are its own in the next execution that finds something. So
    it is where one without elements is the first.
    """
    need_path(subject, path)
    cases = [beside_a_detection(score) for score in (0.75, 0.25, 0.875, 0.25, 0.125)]
    for first in (0, 1):
        own = [from_output(case, first) for case in cases]
        for _, prepared in with_open_outputs(subject, own[:1], path):
            for case in own:
                expect_shapes(case, subject.expect_right(prepared, case, path).output_shapes)
            subject.give_back(prepared)
