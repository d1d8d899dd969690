"""Checks of what buffers hold: bytes of their own, of any size, wherever the buffer is among the pools of a request."""

from __future__ import annotations

import mmap
import os
from itertools import cycle, permutations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import look_alikes
from nnconform.harness.conformance.support.buffers import (
    Roles,
    allocate,
    buffer_for,
    buffer_if_room,
    close,
    content,
    expect_allocated,
    expect_content,
    fill,
    place,
    ways,
)
from nnconform.harness.conformance.support.exact_sums import SumType, sum_of, sum_type, value
from nnconform.harness.conformance.support.fences import FenceGate, launch_fenced, need_launched
from nnconform.harness.conformance.support.in_place import in_place_cases
from nnconform.harness.conformance.support.layouts import FILL, without_omitted
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import Buffer, BufferRole, PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.paths import finish
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_NONE = ErrorStatus.NONE
# Elements: of bytes and of words, below and above pages, and what a driver may move in one piece.
_COUNTS = (1, 5, 1023, 4097, (1 << 15) + 3, (1 << 18) + 1)
# Elements, of bytes or of words: few, whole pages, and of these as many as a driver may rather map than copy.
_PAGES = (20, 4096, 8192, 1 << 16, 1 << 18)
# Pairs of fenced executions, and between the numbers that a pair writes and those that its buffer held before.
_CHAINS, _APART = 3, 7
_INPUT, _SPARE, _OUTPUT, _BUFFER = range(4)


def _numbers(count: int, start: int) -> Array:
    return np.array([value(start + place) for place in range(31)])[np.arange(count) % 31]


def _expect_held(subject: Subject, buffer: Buffer, array: Array, what: str) -> None:
    got = content(subject, buffer, array)
    expect(got.tobytes() == array.tobytes(), f"{what}: the buffer does not hold what it was given", Verdict.WRONG)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="allocate",
    source="IBuffer.hal 1.3, copyFrom and copyTo: the content is copied when the call returns",
)
def are_copies(subject: Subject) -> None:
    """What a buffer holds is its own: it stays as it was when the memory is changed that it was copied from, that it
    was copied to, or that was the input of the execution which wrote it, also where they are whole pages.
    """
    kind = sum_type(subject)
    for turn, (count, way) in enumerate(zip(_PAGES, cycle(ways(subject)), strict=False)):
        numbers = _numbers(count, turn)
        # The sums with 0: what an execution writes is what it reads.
        prepared = subject.prepare(kind.sum(np.broadcast_to(0, count), [0]).model)
        status, buffer = allocate(subject, [prepared], [BufferRole(0, 0)], [BufferRole(0, 0)])
        if buffer is not None or not turn or status != ErrorStatus.GENERAL_FAILURE:
            buffer = expect_allocated(status, buffer)
            _expect_copies(subject, prepared, buffer, kind.array(numbers), kind.array(numbers[::-1]), way)
            buffer.close()
        subject.give_back(prepared)


def _expect_copies(
    subject: Subject, prepared: PreparedModel, buffer: Buffer, array: Array, other: Array, way: str
) -> None:
    size = array.nbytes
    source, into, given = subject.memory(array.tobytes()), subject.memory(bytes(size)), subject.memory(array.tobytes())
    expect_status(buffer.copy_from(source, array.shape), _NONE, call=f"copy_from {size} bytes")
    _expect_held(subject, buffer, array, f"copied {size} bytes")
    source.view()[:size] = other.tobytes()
    _expect_held(subject, buffer, array, "the source of copy_from was changed")
    request = Request((_whole(1, array),), (_whole(0, array),), (into, given))
    reading = replace(
        request, inputs=(RequestArgument(DataLocation(1, 0, 0)),), pools=(into, BufferToken(buffer.token))
    )
    result = subject.execute(prepared, reading, way)
    expect_status(result.status, _NONE, call=f"{way} execution whose input is a buffer")
    got = np.frombuffer(bytes(into.view()[:size]), array.dtype)
    _expect_sums(got, array, "the source of copy_from was changed: so was the input of an execution")
    expect_status(buffer.copy_to(into), _NONE, call=f"copy_to {size} bytes")
    into.view()[:size] = other.tobytes()
    _expect_held(subject, buffer, array, "the destination of copy_to was changed")
    writing = Request((_whole(0, array),), (RequestArgument(DataLocation(1, 0, 0)),), (given, reading.pools[1]))
    result = subject.execute(prepared, writing, way)
    expect_status(result.status, _NONE, call=f"{way} execution whose output is a buffer")
    for changed in (given, source, into):
        changed.view()[:size] = other.tobytes()
    what = f"{way} execution with an output of {size} bytes in a buffer, and its input was changed: wrong outputs"
    _expect_sums(content(subject, buffer, array), array, what)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="allocate",
    source="IPreparedModel.hal 1.3: an execution reads its inputs and writes its outputs; IBuffer.hal 1.3, copyFrom",
)
def are_apart(subject: Subject) -> None:
    """An execution changes no buffer that is an input, also where an operation could be done in place, or moves no
    bytes, and where a loop begins with it. The buffers stay apart: a copy to one changes no other.
    """
    allocated = 0
    for case, way in zip(supported(subject, in_place_cases(subject.hal)), cycle(ways(subject)), strict=False):
        prepared = subject.prepare(case.model)
        inputs, outputs = (
            {
                index: buffer
                for index in range(len(arrays))
                if (buffer := buffer_if_room(subject, prepared, *_roles(index, output=output))) is not None
            }
            for output, arrays in ((False, case.inputs), (True, case.expected))
        )
        if inputs:
            _expect_apart(subject, prepared, case, way, inputs, outputs)
        allocated += len(inputs)
        close(*inputs.values(), *outputs.values())
        subject.give_back(prepared)
    if not allocated:
        not_applicable("the driver manages no buffers for these models")


def _roles(index: int, *, output: bool) -> tuple[Roles, Roles]:
    """Return the roles of a buffer for one argument: of an input, and of an output."""
    roles = [BufferRole(0, index)]
    return ([], roles) if output else (roles, [])


def _expect_apart(
    subject: Subject,
    prepared: PreparedModel,
    case: Case,
    way: str,
    inputs: dict[int, Buffer],
    outputs: dict[int, Buffer],
) -> None:
    given = {index: array for index in inputs if (array := case.inputs[index]) is not None}
    taken = {index: array for index in outputs if (array := case.expected[index]) is not None}
    for _ in range(2):
        for index, array in given.items():
            fill(subject, inputs[index], array)
        result = subject.execute(prepared, place(subject.lay_out(case), inputs, outputs), way)
        call = f"{way} execution of {case.name} with buffers"
        expect_status(result.status, _NONE, call=call)
        expect_content(subject, case, outputs)
        for index, array in given.items():
            _expect_held(subject, inputs[index], array, f"{call}: input {index}, which it reads")
        held = {index: content(subject, outputs[index], array) for index, array in taken.items()}
        for index, array in given.items():
            fill(subject, inputs[index], _filled(array, FILL))
        for index, array in held.items():
            what = f"{call}: output {index}, after a copy to the buffers of its inputs"
            _expect_held(subject, outputs[index], array, what)
        for index, array in taken.items():
            fill(subject, outputs[index], _filled(array, FILL // 2))
        for index, array in given.items():
            what = f"{call}: input {index}, after a copy to the buffers of its outputs"
            _expect_held(subject, inputs[index], _filled(array, FILL), what)


def _filled(array: Array, byte: int) -> Array:
    return np.frombuffer(bytes([byte]) * array.nbytes, array.dtype).reshape(array.shape)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="allocate",
    source="IBuffer.hal 1.3, copyFrom and copyTo: the whole content; IDevice.hal 1.3, allocate",
)
def are_whole_at_any_size(subject: Subject) -> None:
    """A buffer of one element or of a megabyte, also of no whole pages or words, is copied, read and written whole."""
    kind = sum_type(subject)
    for turn, (count, way) in enumerate(zip(_COUNTS, cycle(ways(subject)), strict=False)):
        prepared = subject.prepare(kind.sum(np.broadcast_to(0, count), [value(1)]).model)
        status, buffer = allocate(subject, [prepared], [BufferRole(0, 0)], [BufferRole(0, 0)])
        if buffer is None and turn and status == ErrorStatus.GENERAL_FAILURE:
            # What a driver manages no buffers for, it need not.
            continue
        buffer = expect_allocated(status, buffer)
        numbers = _numbers(count, turn)
        x, o = kind.array(numbers), kind.array(numbers + value(1))
        fill(subject, buffer, x)
        _expect_held(subject, buffer, x, f"copied {x.nbytes} bytes")
        _use(subject, kind, prepared, buffer, numbers, way)
        fill(subject, buffer, o)
        _expect_held(subject, buffer, o, f"copied {o.nbytes} bytes for the second time")
        buffer.close()
        subject.give_back(prepared)


def _use(subject: Subject, kind: SumType, prepared: PreparedModel, buffer: Buffer, numbers: Array, way: str) -> None:
    """Execute with the buffer, which holds these numbers, as the input, and then as the output."""
    x, o = kind.array(numbers), kind.array(numbers + value(1))
    token, size = BufferToken(buffer.token), x.nbytes
    in_buffer, in_memory = RequestArgument(DataLocation(1, 0, 0)), RequestArgument(DataLocation(0, 0, size))
    memory = subject.memory(bytes([FILL]) * size)
    result = subject.execute(prepared, Request((in_buffer,), (in_memory,), (memory, token)), way)
    expect_status(result.status, _NONE, call=f"{way} execution with an input of {size} bytes in a buffer")
    same = bytes(memory.view()[:size]) == o.tobytes()
    expect(same, f"{way} execution with an input of {size} bytes in a buffer: wrong outputs", Verdict.WRONG)
    memory.view()[:size] = x.tobytes()
    result = subject.execute(prepared, Request((in_memory,), (in_buffer,), (memory, token)), way)
    expect_status(result.status, _NONE, call=f"{way} execution with an output of {size} bytes in a buffer")
    _expect_held(subject, buffer, o, f"{way} execution with an output of {size} bytes in a buffer")


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="allocate",
    source="types.hal 1.3, Request.pools and MemoryPool: memories and tokens in any order",
)
def are_found_anywhere_among_pools(subject: Subject) -> None:
    """A buffer may be any pool of a request, before, between or behind memories, also ones that nothing is in; each
    argument is in its own pool.
    """
    kind = sum_type(subject)
    prepared = subject.prepare(sum_of(kind, 0).model)
    buffer = buffer_for(subject, prepared, inputs=[0], outputs=[0])
    orders = list(permutations((_INPUT, _SPARE, _OUTPUT, _BUFFER)))
    for turn, (order, way) in enumerate(zip(orders, cycle(ways(subject)), strict=False)):
        case, other = sum_of(kind, turn), sum_of(kind, turn + 7)
        (x,), (o,) = case.inputs, case.expected
        assert x is not None
        assert o is not None
        assert other.inputs[0] is not None
        as_input = bool(turn % 2)
        memories = [subject.memory(bytes([FILL]) * x.nbytes) for _ in range(3)]
        memories[_SPARE].view()[: x.nbytes] = other.inputs[0].tobytes()
        if as_input:
            fill(subject, buffer, x)
            memories[_INPUT].view()[: x.nbytes] = other.inputs[0].tobytes()
        else:
            memories[_INPUT].view()[: x.nbytes] = x.tobytes()
        pools: list[Memory | BufferToken] = [*memories, BufferToken(buffer.token)]
        place = RequestArgument(DataLocation(order.index(_BUFFER), 0, 0))
        given = place if as_input else _whole(order.index(_INPUT), x)
        wanted = _whole(order.index(_OUTPUT), o) if as_input else place
        request = Request((given,), (wanted,), tuple(pools[each] for each in order))
        result = subject.execute(prepared, request, way)
        what = f"{'input' if as_input else 'output'} in a buffer, pool {order.index(_BUFFER)} of {len(pools)}"
        call = f"{way} execution with its {what}"
        expect_status(result.status, _NONE, call=call)
        got = np.frombuffer(bytes(memories[_OUTPUT].view()[: o.nbytes]), o.dtype)
        got = got if as_input else content(subject, buffer, o)
        _expect_sums(got, o, f"{call}: the output is not that of its input")


def _expect_sums(got: Array, wanted: Array, what: str) -> None:
    same = np.allclose(got.astype(np.float64), wanted.astype(np.float64), rtol=1e-6)
    expect(same, what, Verdict.WRONG)


def _whole(pool: int, array: Array) -> RequestArgument:
    return RequestArgument(DataLocation(pool, 0, array.nbytes))


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="allocate",
    source="IPreparedModel.hal 1.3, executeFenced: the execution starts when all fences are signalled; "
    "IBuffer.hal 1.3: an input has the content that the last execution gave its buffer",
)
def go_from_one_waiting_execution_to_the_next(subject: Subject) -> None:
    """A fenced execution that waits for another reads of a buffer what the other wrote to it, not what the buffer held
    when the two were launched.
    """
    need_own(subject, "fenced")
    need_launched(subject)
    kind = sum_type(subject)
    prepared = subject.prepare(sum_of(kind, 0).model)
    buffer = buffer_for(subject, prepared, inputs=[0], outputs=[0])
    for turn in range(_CHAINS):
        # The sums with 0: what both write is what the first one reads.
        case, stale = sum_of(kind, turn + 1), sum_of(kind, turn + _APART)
        fill(subject, buffer, stale.inputs[0])
        (between,) = case.expected
        assert between is not None
        arenas = [Arena(subject.session.seed + number) for number in range(2)]
        with FenceGate() as gate:
            writes = place(subject.lay_out(case, arenas[0]), outputs={0: buffer})
            launched = [launch_fenced(subject, prepared, writes, gate.fences)]
            behind = [] if launched[0].fence == -1 else [os.dup(launched[0].fence)]
            reads = place(subject.lay_out(case, arenas[1]), inputs={0: buffer})
            launched.append(launch_fenced(subject, prepared, reads, behind))
            gate.open()
            infos = [finish(subject.session, each) for each in launched]
        for info in infos:
            expect_status(info.status, _NONE, call="one of two fenced executions of which one waits for the other")
        judge_outputs(case, arenas[1], ExecutionResult(infos[1].status))
        _expect_held(subject, buffer, between, "a fenced execution wrote its output")


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="allocate",
    source="types.hal 1.0, RequestArgument.hasNoValue: a location of zeros, which is no pool; "
    "types.hal 1.3, Request.pools: memories and tokens in any order",
)
def are_nothing_that_is_left_out(subject: Subject) -> None:
    """An optional input that a request leaves out is in no pool: a buffer that is the first pool, as input or output,
    is not its.
    """
    plain, without = look_alikes.biased(7), look_alikes.biased(None)
    supported(subject, [plain])
    prepared = subject.prepare(plain.model)
    given, taken = buffer_for(subject, prepared, inputs=[0]), buffer_for(subject, prepared, outputs=[1])
    fill(subject, given, without.inputs[0])
    for way in ways(subject):
        for what, inputs, outputs in (("input", {0: given}, {}), ("output", {}, {1: taken})):
            plainly = without_omitted(without, subject.lay_out(without))
            request = _buffers_first(place(plainly, inputs, outputs), len(plainly.pools))
            result = subject.execute(prepared, request, way)
            call = f"{way} execution of {without.name} with an {what} in a buffer, its first pool"
            expect_status(result.status, _NONE, call=call)
            if outputs:
                expect_content(subject, without, outputs)
            else:
                judge_outputs(without, subject.arena, result)


def _buffers_first(request: Request, memories: int) -> Request:
    """Return the request with its buffers, which are behind so many memories, before these."""
    buffers = len(request.pools) - memories

    def move(argument: RequestArgument) -> RequestArgument:
        if argument.has_no_value:
            return argument
        pool = (argument.location.pool_index + buffers) % len(request.pools)
        return replace(argument, location=replace(argument.location, pool_index=pool))

    pools = (*request.pools[memories:], *request.pools[:memories])
    return Request(tuple(map(move, request.inputs)), tuple(map(move, request.outputs)), pools)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="allocate",
    source="IBuffer.hal 1.3, copyTo: NONE if the content was copied, INVALID_ARGUMENT for an invalid memory",
)
def are_copied_or_said_not_to_be(subject: Subject) -> None:
    """``copy_to`` a memory that is read-only fails with INVALID_ARGUMENT or GENERAL_FAILURE unless all is copied there.
    The buffer keeps its content, which the next ``copy_to`` gives.
    """
    kind = sum_type(subject)
    prepared = subject.prepare(sum_of(kind, 0).model)
    buffer = buffer_for(subject, prepared, inputs=[0])
    for turn in range(2):
        (x,) = sum_of(kind, turn).inputs
        assert x is not None
        fill(subject, buffer, x)
        memory = subject.memory(bytes([FILL]) * x.nbytes)
        status = buffer.copy_to(Memory(os.dup(memory.fd), x.nbytes, 0, mmap.PROT_READ))
        call = f"copy_to a read-only memory of {x.nbytes} bytes"
        expect_status(status, _NONE, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE, call=call)
        if status == _NONE:
            copied = bytes(memory.view()[: x.nbytes]) == x.tobytes()
            expect(copied, f"{call}: got NONE, but the memory has not the buffer's content", Verdict.WRONG)
        _expect_held(subject, buffer, x, f"after {call}")
