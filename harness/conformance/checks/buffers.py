"""Memory domains: what may be copied to and from a buffer, and which executions may use it as what."""

from __future__ import annotations

import mmap
import os
from dataclasses import replace

import numpy as np

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.buffers import (
    Named,
    buffer_for,
    content,
    expect_content,
    expect_uninitialised,
    fill,
    place,
    ways,
)
from nnconform.harness.conformance.support.models import case, unspecified
from nnconform.harness.driver.interface import Buffer, PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_memory, judge_outputs
from nnconform.harness.execution.paths import PATHS
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_V1_3 = HalVersion.V1_3
_ALLOCATE = "IDevice.hal 1.3, allocate"
_BUFFER = "IBuffer.hal 1.3"
_COPY_TO, _COPY_FROM = _BUFFER + ", copyTo", _BUFFER + ", copyFrom"
_REQUEST = "types.hal 1.3, Request.MemoryPool"
_TYPES = ("add_float32", "add_float16", "add_quant8", "add_signed8")
_PATHS = tuple(name for name, path in PATHS.items() if path.feature != "burst")
_INVALID, _FAILURE, _NONE = ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE, ErrorStatus.NONE


def _add(name: str = "add_float32") -> tuple[Case, Array, Array, Array]:
    """A case of two inputs and an output, of one shape; and these."""
    found = case(name)
    first, second, total = (*found.inputs, *found.expected)
    assert first is not None
    assert second is not None
    assert total is not None
    return found, first, second, total


def _execute(
    subject: Subject, prepared: PreparedModel, request: Request, path: str, *wanted: ErrorStatus, what: str
) -> None:
    """Execute; the status must be one of these, and no memory written outside the request's outputs."""
    result = subject.execute(prepared, request, path)
    expect_status(result.status, *wanted, call=f"{path} execution {what}")
    judge_memory(subject.arena)


def _skip_missing(subject: Subject, path: str) -> None:
    if path not in ways(subject):
        not_applicable(f"{path} executions are not the driver's own")


def _dynamic(subject: Subject) -> Buffer:
    """A buffer whose dimensions are known when it is filled."""
    return buffer_for(subject, subject.prepare(unspecified(_add()[0].model)), outputs=[0])


# Copies.


@check(since=_V1_3, feature="allocate", source=_BUFFER, variants=_TYPES)
def gives_back_what_it_was_given(subject: Subject, variant: str) -> None:
    """What was copied to a buffer is what is copied from it, each time, until something else is; memories may start
    anywhere in their files, and be readable or writable only as far as the copy needs.
    """
    tried, first, second, _ = _add(variant)
    buffer = buffer_for(subject, subject.prepare(tried.model), inputs=[0], outputs=[0])
    for array in (first, second):
        fill(subject, buffer, array)
        for _ in range(2):
            found = content(subject, buffer, array)
            expect(found.tobytes() == array.tobytes(), f"copy_to gave {found}, copied was {array}", Verdict.WRONG)
    file = Memory.create(3 * mmap.ALLOCATIONGRANULARITY)
    inside = Memory(os.dup(file.fd), first.nbytes, 1000, mmap.PROT_READ)
    file.view()[1000 : 1000 + first.nbytes] = first.tobytes()
    expect_status(buffer.copy_from(inside, first.shape), _NONE, call="copy_from a read-only part of a file")
    target = Memory(os.dup(file.fd), first.nbytes, 5000)
    expect_status(buffer.copy_to(target), _NONE, call="copy_to a part of a file")
    wanted = bytearray(file.size)
    for start in (1000, 5000):
        wanted[start : start + first.nbytes] = first.tobytes()
    expect(bytes(file.view()) == wanted, "copy_to a part of a file: the file's bytes are not right", Verdict.WRONG)


@check(since=_V1_3, feature="allocate", source=_COPY_FROM, variants=_TYPES)
def refuses_to_copy_from_another_size(subject: Subject, variant: str) -> None:
    """Copying to a buffer from a memory that is larger or smaller ends in INVALID_ARGUMENT, and the buffer is
    uninitialised.
    """
    tried, first, _, _ = _add(variant)
    buffer = buffer_for(subject, subject.prepare(tried.model), inputs=[0])
    size = first.nbytes
    for other in (size // 2, size * 2, size - 1, size + 1, 1):
        fill(subject, buffer, first)
        status = buffer.copy_from(subject.memory(bytes(other)))
        expect_status(status, _INVALID, call=f"copy_from {other} bytes to a buffer of {size}")
        expect_uninitialised(subject, buffer, size, f"after a copy_from of {other} bytes that failed")


@check(since=_V1_3, feature="allocate", source=_COPY_TO, variants=_TYPES)
def refuses_to_copy_to_another_size(subject: Subject, variant: str) -> None:
    """Copying from a buffer to a memory that is larger or smaller ends in INVALID_ARGUMENT; nothing is written to the
    memory, and the buffer stays as it is.
    """
    tried, first, _, _ = _add(variant)
    buffer = buffer_for(subject, subject.prepare(tried.model), inputs=[0])
    fill(subject, buffer, first)
    size = first.nbytes
    for other in (size // 2, size * 2, size - 1, size + 1):
        destination = subject.memory(b"\xa5" * other)
        status = buffer.copy_to(destination)
        expect_status(status, _INVALID, call=f"copy_to {other} bytes from a buffer of {size}")
        expect(bytes(destination.view()) == b"\xa5" * other, "copy_to was refused, and wrote to its destination")
    expect(content(subject, buffer, first).tobytes() == first.tobytes(), "a refused copy_to changed the buffer")


@check(since=_V1_3, feature="allocate", source=_COPY_FROM)
def refuses_dimensions_to_copy(subject: Subject) -> None:
    """Copying to a buffer with dimensions that are not its own, or not all known, ends in INVALID_ARGUMENT, and the
    buffer is uninitialised; without dimensions, or with its own, it succeeds.
    """
    tried, first, _, _ = _add()
    buffer = buffer_for(subject, subject.prepare(tried.model), inputs=[0])
    for dimensions in ((6,), (2, 3, 1), (3, 2), (1, 6), (0, 3), (2, 0), (0, 0)):
        fill(subject, buffer, first, (2, 3))
        status = buffer.copy_from(subject.memory(first.tobytes()), dimensions)
        expect_status(status, _INVALID, call=f"copy_from with dimensions {list(dimensions)} to a buffer of [2, 3]")
        expect_uninitialised(subject, buffer, first.nbytes, "after a copy_from that failed")
        fill(subject, buffer, first)


@check(since=_V1_3, feature="allocate", source=_COPY_FROM)
def takes_its_dimensions_from_a_copy(subject: Subject) -> None:
    """A buffer whose dimensions are unknown takes those that a copy to it names, which must be all known and of the
    memory's size; a copy from it has the size of the last one to it.
    """
    _, first, _, _ = _add()
    buffer = _dynamic(subject)
    data = subject.memory(first.tobytes())
    for dimensions in ((), (0, 3), (2, 0), (6,), (2, 3, 1), (2, 4), (3, 3)):
        status = buffer.copy_from(data, dimensions)
        call = f"copy_from {first.nbytes} bytes with dimensions {list(dimensions)} to a buffer of [?, ?]"
        expect_status(status, _INVALID, call=call)
        expect_uninitialised(subject, buffer, first.nbytes, "after a copy_from that failed")
    fill(subject, buffer, first, (2, 3))
    expect(content(subject, buffer, first).tobytes() == first.tobytes(), "copy_to gave other bytes", Verdict.WRONG)
    longer = np.arange(20, dtype=first.dtype).reshape(4, 5)
    fill(subject, buffer, longer, (4, 5))
    expect(content(subject, buffer, longer).tobytes() == longer.tobytes(), "copy_to gave other bytes", Verdict.WRONG)
    expect_status(buffer.copy_to(Memory.create(first.nbytes)), _INVALID, call="copy_to of the size before the last")


@check(since=_V1_3, feature="allocate", source=_COPY_TO, variants=_TYPES)
def starts_uninitialised(subject: Subject, variant: str) -> None:
    """A buffer that nothing was copied to holds nothing: copying from it ends in GENERAL_FAILURE, and writes nothing,
    not even what a buffer held that was closed before.
    """
    tried, first, _, _ = _add(variant)
    prepared = subject.prepare(tried.model)
    expect_uninitialised(subject, buffer_for(subject, prepared, inputs=[0]), first.nbytes, "that is new")
    earlier = buffer_for(subject, prepared, inputs=[0])
    fill(subject, earlier, first)
    earlier.close()
    for outputs in ([], [0]):
        buffer = buffer_for(subject, prepared, inputs=[0], outputs=outputs)
        expect_uninitialised(subject, buffer, first.nbytes, "that is new")


# Executions.


@check(since=_V1_3, feature="allocate", source=_REQUEST, variants=_PATHS)
def reads_inputs_from_buffers(subject: Subject, variant: str) -> None:
    """An execution reads what was copied to the buffers of its inputs, beside inputs in memories; one buffer may be
    several inputs, and is the same afterwards.
    """
    _skip_missing(subject, variant)
    for name in _TYPES:
        tried, first, second, _ = _add(name)
        prepared = subject.prepare(tried.model)
        left, right = (buffer_for(subject, prepared, inputs=[index]) for index in (0, 1))
        fill(subject, left, first)
        fill(subject, right, second)
        for buffers in ({0: left}, {1: right}, {0: left, 1: right}):
            request = place(subject.lay_out(tried), buffers)
            _expect_sum(subject, prepared, tried, request, variant)
        expect(content(subject, left, first).tobytes() == first.tobytes(), "an input's buffer was changed")
    tried, first, _, _ = _add()
    prepared = subject.prepare(tried.model)
    both = buffer_for(subject, prepared, inputs=[0, 1])
    fill(subject, both, first)
    twice = replace(tried, name="the sum of a buffer and itself", inputs=(first, first), expected=(first + first,))
    _expect_sum(subject, prepared, twice, place(subject.lay_out(twice), {0: both, 1: both}), variant)


def _expect_sum(subject: Subject, prepared: PreparedModel, tried: Case, request: Request, path: str) -> None:
    result = subject.execute(prepared, request, path)
    expect_status(result.status, _NONE, call=f"{path} execution of {tried.name} with inputs in buffers")
    judge_outputs(tried, subject.arena, result)


@check(since=_V1_3, feature="allocate", source=_REQUEST, variants=_PATHS)
def writes_outputs_to_buffers(subject: Subject, variant: str) -> None:
    """An execution writes its outputs to their buffers, beside outputs in memories, and the buffers are initialised;
    what one model computed into a buffer, another computes with.
    """
    _skip_missing(subject, variant)
    for name in (*_TYPES, "split_float32", "chain_float32"):
        tried = case(name)
        prepared = subject.prepare(tried.model)
        for count in range(1, len(tried.expected) + 1):
            buffers = {index: buffer_for(subject, prepared, outputs=[index]) for index in range(count)}
            request = place(subject.lay_out(tried), outputs=buffers)
            _execute(subject, prepared, request, variant, _NONE, what=f"of {name} with outputs in buffers")
            expect_content(subject, tried, buffers)
    tried, first, second, total = _add()
    prepared = subject.prepare(tried.model)
    between, last = buffer_for(subject, prepared, inputs=[0], outputs=[0]), buffer_for(subject, prepared, outputs=[0])
    request = place(subject.lay_out(tried), outputs={0: between})
    _execute(subject, prepared, request, variant, _NONE, what="into a buffer")
    again = replace(tried, inputs=(first, second), expected=(total + second,))
    request = place(subject.lay_out(again), {0: between}, {0: last})
    _execute(subject, prepared, request, variant, _NONE, what="from one buffer into another")
    expect_content(subject, again, {0: last})
    expect_content(subject, tried, {0: between})


@check(since=_V1_3, feature="allocate", source=_REQUEST, variants=_PATHS)
def takes_scalars_from_buffers(subject: Subject, variant: str) -> None:
    """A scalar input may be in a buffer of its size."""
    _skip_missing(subject, variant)
    tried = case("pad_float32")
    prepared = subject.prepare(tried.model)
    buffer = buffer_for(subject, prepared, inputs=[1])
    fill(subject, buffer, tried.inputs[1])
    _expect_sum(subject, prepared, tried, place(subject.lay_out(tried), {1: buffer}), variant)


@check(since=_V1_3, feature="allocate", source=_REQUEST, variants=_PATHS)
def refuses_unknown_tokens(subject: Subject, variant: str) -> None:
    """A token that names no buffer, or one that was closed, is refused with INVALID_ARGUMENT, whatever it is used
    as.
    """
    _skip_missing(subject, variant)
    tried, first, _, _ = _add()
    prepared = subject.prepare(tried.model)
    closed = buffer_for(subject, prepared, inputs=[0], outputs=[0])
    fill(subject, closed, first)
    alive = buffer_for(subject, prepared, inputs=[0], outputs=[0])
    closed.close()
    unknown = (0, alive.token + 1000, 2**32 - 1, closed.token)
    for token in unknown:
        stranger = Named(token)
        for what, inputs, outputs in (("an input", {0: stranger}, {}), ("an output", {}, {0: stranger})):
            request = place(subject.lay_out(tried), inputs, outputs)
            _execute(subject, prepared, request, variant, _INVALID, what=f"with token {token} as {what}")
        # No argument is in it: it is wrong all the same.
        plain = subject.lay_out(tried)
        request = replace(plain, pools=(*plain.pools, BufferToken(token)))
        _execute(subject, prepared, request, variant, _INVALID, what=f"with token {token} among its pools")


@check(since=_V1_3, feature="allocate", source=_ALLOCATE, variants=_PATHS)
def refuses_roles_not_asked_for(subject: Subject, variant: str) -> None:
    """A buffer is refused with INVALID_ARGUMENT as an argument that it was not allocated for: another input, an output
    instead of an input or the reverse, or the same of another prepared model.
    """
    _skip_missing(subject, variant)
    tried, first, _, _ = _add()
    prepared, other = subject.prepare(tried.model), subject.prepare(tried.model)
    reads, writes = buffer_for(subject, prepared, inputs=[0]), buffer_for(subject, prepared, outputs=[0])
    fill(subject, reads, first)
    fill(subject, writes, first)
    for model, what, inputs, outputs in (
        (prepared, "a buffer for input 0 as input 1", {1: reads}, {}),
        (prepared, "a buffer for input 0 as output 0", {}, {0: reads}),
        (prepared, "a buffer for output 0 as input 0", {0: writes}, {}),
        (other, "another prepared model's buffer as input 0", {0: reads}, {}),
        (other, "another prepared model's buffer as output 0", {}, {0: writes}),
    ):
        request = place(subject.lay_out(tried), inputs, outputs)
        _execute(subject, model, request, variant, _INVALID, what=f"with {what}")
    found = content(subject, writes, first)
    expect(found.tobytes() == first.tobytes(), "an execution that was refused wrote to a buffer")


@check(since=_V1_3, feature="allocate", source=_ALLOCATE, variants=_PATHS)
def refuses_a_buffer_in_two_places(subject: Subject, variant: str) -> None:
    """A buffer that is an output is refused with INVALID_ARGUMENT as anything else of the same execution, though it was
    allocated for both.
    """
    _skip_missing(subject, variant)
    tried, first, _, _ = _add()
    prepared = subject.prepare(tried.model)
    both = buffer_for(subject, prepared, inputs=[0, 1], outputs=[0])
    fill(subject, both, first)
    request = place(subject.lay_out(tried), {1: both}, {0: both})
    _execute(subject, prepared, request, variant, _INVALID, what="with one buffer as an input and the output")
    # By two pools of one token.
    input, output = request.inputs[1], request.outputs[0]
    elsewhere = replace(output, location=replace(output.location, pool_index=len(request.pools)))
    request = Request((request.inputs[0], input), (elsewhere,), (*request.pools, BufferToken(both.token)))
    _execute(subject, prepared, request, variant, _INVALID, what="with one buffer, named twice, for in- and output")
    tried = case("split_float32")
    prepared = subject.prepare(tried.model)
    both = buffer_for(subject, prepared, outputs=[0, 1])
    request = place(subject.lay_out(tried), outputs={0: both, 1: both})
    _execute(subject, prepared, request, variant, _INVALID, what="with one buffer as two outputs")
