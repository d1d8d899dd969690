"""Checks of memory domains: copies to and from device buffers, and the roles in which an execution may use a buffer."""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable, Mapping, Sequence

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.buffers import (
    Named,
    buffer_between,
    buffer_for,
    close,
    content,
    expect_content,
    expect_uninitialised,
    fill,
    need_copy_dimensions,
    place,
    ways,
)
from nnconform.harness.conformance.support.models import case, unspecified
from nnconform.harness.driver.interface import Buffer, PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_memory, judge_outputs
from nnconform.harness.execution.paths import PATHS
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_V1_3 = HalVersion.V1_3
_TYPES = ("add_float32", "add_float16", "add_quant8", "add_signed8")
_FAILED_COPY = "IDevice.hal 1.3, allocate: a failed copyFrom leaves the buffer uninitialised"
_USE = "IDevice.hal 1.3, allocate: every use of a buffer must be validated"
_OVERLAP = "types.hal 1.3, Request: an output must not overlap with an input or another output"
_PATHS = {name: max(path.since, _V1_3) for name, path in PATHS.items() if path.feature != "burst"}
_INVALID, _FAILURE, _NONE = ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE, ErrorStatus.NONE


def _managed(
    level: Level, source: str, variants: Sequence[str] | Mapping[str, HalVersion] = ()
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return check(level, since=_V1_3, feature="allocate", source=source, variants=variants)


def _add(name: str = "add_float32") -> tuple[Case, Array, Array, Array]:
    """Return a case with two inputs and one output of one shape, and these three arrays."""
    test_case = case(name)
    first, second, total = (*test_case.inputs, *test_case.expected)
    assert first is not None
    assert second is not None
    assert total is not None
    return test_case, first, second, total


def _execute(
    subject: Subject, prepared: PreparedModel, request: Request, path: str, *wanted: ErrorStatus, what: str
) -> None:
    """Execute on ``path``. Raises VerdictReached unless the status is one of ``wanted`` and only the outputs are
    written.
    """
    result = subject.execute(prepared, request, path)
    expect_status(result.status, *wanted, call=f"{path} execution {what}")
    judge_memory(subject.arena)


def _skip_missing(subject: Subject, path: str) -> None:
    if path not in ways(subject):
        not_applicable(f"{path} executions are not the driver's own")


def _dynamic(subject: Subject) -> Buffer:
    """Return a buffer whose dimensions are known only once it is filled."""
    return buffer_for(subject, subject.prepare(unspecified(_add()[0].model)), outputs=[0])


# Copies.


@_managed(Level.VTS, "IBuffer.hal 1.3, copyFrom and copyTo; VTS GeneratedTestHarness, MemoryDomainTest", _TYPES)
def gives_back_what_it_was_given(subject: Subject, variant: str) -> None:
    """``copy_to`` returns the bytes last copied to the buffer, any number of times. The memories of both copies may
    start anywhere in their files, and the source of ``copy_from`` may be read-only.
    """
    test_case, first, second, _ = _add(variant)
    buffer = buffer_for(subject, subject.prepare(test_case.model), inputs=[0], outputs=[0])
    for array in (first, second):
        fill(subject, buffer, array)
        for _ in range(2):
            got = content(subject, buffer, array)
            expect(
                got.tobytes() == array.tobytes(),
                f"copy_to gave {got}, wanted {array}, which was copied to it",
                Verdict.WRONG,
            )
    file = Memory.create(3 * mmap.ALLOCATIONGRANULARITY)
    inside = Memory(os.dup(file.fd), first.nbytes, 1000, mmap.PROT_READ)
    file.view()[1000 : 1000 + first.nbytes] = first.tobytes()
    target = Memory(os.dup(file.fd), first.nbytes, 5000)
    wanted = bytearray(file.size)
    for start in (1000, 5000):
        wanted[start : start + first.nbytes] = first.tobytes()
    with subject.demanded_by(Level.TEXT, "IBuffer.hal 1.3: any memory, INVALID_ARGUMENT only for an invalid one"):
        expect_status(buffer.copy_from(inside, first.shape), _NONE, call="copy_from a read-only part of a file")
        expect_status(buffer.copy_to(target), _NONE, call="copy_to a part of a file")
        expect(bytes(file.view()) == wanted, "copy_to a part of a file: the file's bytes are not right", Verdict.WRONG)


@_managed(
    Level.VTS,
    "IBuffer.hal 1.3, copyFrom: INVALID_ARGUMENT for an invalid memory; "
    "VTS MemoryDomainCopyTest.CopyFrom_InvalidMemorySize",
    _TYPES,
)
def refuses_to_copy_from_another_size(subject: Subject, variant: str) -> None:
    """``copy_from`` a memory of another size than the buffer's fails with INVALID_ARGUMENT, and the buffer is then
    uninitialised.
    """
    test_case, first, _, _ = _add(variant)
    buffer = buffer_for(subject, subject.prepare(test_case.model), inputs=[0])
    size = first.nbytes
    for other in (size // 2, size * 2, size - 1, size + 1, 1):
        fill(subject, buffer, first)
        status = buffer.copy_from(subject.memory(bytes(other)))
        expect_status(status, _INVALID, call=f"copy_from {other} bytes to a buffer of {size}")
        with subject.demanded_by(Level.TEXT, _FAILED_COPY):
            expect_uninitialised(subject, buffer, size, f"after a copy_from of {other} bytes that failed")


@_managed(
    Level.VTS,
    "IBuffer.hal 1.3, copyTo: INVALID_ARGUMENT for an invalid memory; "
    "VTS MemoryDomainCopyTest.CopyTo_InvalidMemorySize",
    _TYPES,
)
def refuses_to_copy_to_another_size(subject: Subject, variant: str) -> None:
    """``copy_to`` a memory of another size than the buffer's fails with INVALID_ARGUMENT, writes nothing to the memory,
    and leaves the buffer unchanged.
    """
    test_case, first, _, _ = _add(variant)
    buffer = buffer_for(subject, subject.prepare(test_case.model), inputs=[0])
    fill(subject, buffer, first)
    size = first.nbytes
    for other in (size // 2, size * 2, size - 1, size + 1):
        destination = subject.memory(b"\xa5" * other)
        status = buffer.copy_to(destination)
        expect_status(status, _INVALID, call=f"copy_to {other} bytes from a buffer of {size}")
        with subject.demanded_by(Level.STRICT, "IBuffer.hal 1.3, copyTo does not say what an error leaves"):
            expect(bytes(destination.view()) == b"\xa5" * other, "copy_to was refused, but wrote to its destination")
    expect(content(subject, buffer, first).tobytes() == first.tobytes(), "a refused copy_to changed the buffer")


@_managed(
    Level.VTS,
    "IBuffer.hal 1.3, copyFrom: dimensions must be all given, and the buffer's; "
    "VTS MemoryDomainCopyTest.CopyFrom_InvalidDimensions",
)
def refuses_dimensions_to_copy(subject: Subject) -> None:
    """``copy_from`` with dimensions that are not the buffer's, or not all known, fails with INVALID_ARGUMENT, and the
    buffer is then uninitialised; without dimensions, or with the buffer's own, it succeeds.
    """
    test_case, first, _, _ = _add()
    buffer = buffer_for(subject, subject.prepare(test_case.model), inputs=[0])
    for dimensions in ((6,), (2, 3, 1), (3, 2), (1, 6), (0, 3), (2, 0), (0, 0)):
        fill(subject, buffer, first, (2, 3))
        status = buffer.copy_from(subject.memory(first.tobytes()), dimensions)
        expect_status(status, _INVALID, call=f"copy_from with dimensions {list(dimensions)} to a buffer of [2, 3]")
        with subject.demanded_by(Level.TEXT, _FAILED_COPY):
            expect_uninitialised(subject, buffer, first.nbytes, "after a copy_from that failed")
        fill(subject, buffer, first)


@_managed(
    Level.VTS,
    "IBuffer.hal 1.3, copyFrom: dimensions must be all given where the buffer's are not; "
    "VTS MemoryDomainCopyTest.CopyFrom_InvalidDimensions_DynamicShape",
)
def takes_its_dimensions_from_a_copy(subject: Subject) -> None:
    """A buffer of unknown dimensions takes those given to ``copy_from``, which must all be known and match the size of
    the memory; ``copy_to`` then needs a memory of the size of the last copy.
    """
    need_copy_dimensions(subject)
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


@_managed(
    Level.VTS,
    "IBuffer.hal 1.3, copyTo: GENERAL_FAILURE for an uninitialised buffer; "
    "VTS MemoryDomainCopyTest.CopyTo_UninitializedMemory",
    _TYPES,
)
def starts_uninitialised(subject: Subject, variant: str) -> None:
    """A new buffer is uninitialised: ``copy_to`` fails with GENERAL_FAILURE and writes nothing, not even the content of
    a buffer that was closed before.
    """
    test_case, first, _, _ = _add(variant)
    prepared = subject.prepare(test_case.model)
    new, earlier = (buffer_for(subject, prepared, inputs=[0]) for _ in range(2))
    expect_uninitialised(subject, new, first.nbytes, "that is new")
    fill(subject, earlier, first)
    close(new, earlier)
    for buffer in (buffer_for(subject, prepared, inputs=[0], outputs=outputs) for outputs in ([], [0])):
        expect_uninitialised(subject, buffer, first.nbytes, "that is new")


# Executions.


@_managed(
    Level.VTS,
    "types.hal 1.3, Request.MemoryPool: a pool may be a buffer's token; "
    "VTS GeneratedTestHarness, MemoryDomainTest; MemoryDomainExecutionTest.SameRequestMultipleRoles",
    _PATHS,
)
def reads_inputs_from_buffers(subject: Subject, variant: str) -> None:
    """An execution reads inputs from device buffers, also together with inputs in shared memory. One buffer may be
    several inputs, and its content does not change.
    """
    _skip_missing(subject, variant)
    for name in _TYPES:
        test_case, first, second, _ = _add(name)
        prepared = subject.prepare(test_case.model)
        left, right = (buffer_for(subject, prepared, inputs=[index]) for index in (0, 1))
        fill(subject, left, first)
        fill(subject, right, second)
        for buffers in ({0: left}, {1: right}, {0: left, 1: right}):
            request = place(subject.lay_out(test_case), buffers)
            _expect_sum(subject, prepared, test_case, request, variant)
        expect(content(subject, left, first).tobytes() == first.tobytes(), "an input's buffer was changed")
        close(left, right)
        subject.give_back(prepared)
    test_case, first, _, _ = _add()
    prepared = subject.prepare(test_case.model)
    both = buffer_for(subject, prepared, inputs=[0, 1])
    fill(subject, both, first)
    twice = replace(test_case, name="the sum of a buffer and itself", inputs=(first, first), expected=(first + first,))
    _expect_sum(subject, prepared, twice, place(subject.lay_out(twice), {0: both, 1: both}), variant)


def _expect_sum(subject: Subject, prepared: PreparedModel, test_case: Case, request: Request, path: str) -> None:
    result = subject.execute(prepared, request, path)
    expect_status(result.status, _NONE, call=f"{path} execution of {test_case.name} with inputs in buffers")
    judge_outputs(test_case, subject.arena, result)


@_managed(
    Level.VTS,
    "IDevice.hal 1.3, allocate: a successful execution initialises its output buffers; "
    "VTS GeneratedTestHarness, MemoryDomainTest; MemoryDomainExecutionTest.UninitializedMemory",
    _PATHS,
)
def writes_outputs_to_buffers(subject: Subject, variant: str) -> None:
    """An execution writes outputs to device buffers, also together with outputs in shared memory, and the buffers are
    then initialised. A later execution may read them as inputs, of the same prepared model or of another.
    """
    _skip_missing(subject, variant)
    for name in (*_TYPES, "split_float32", "chain_float32"):
        test_case = case(name)
        prepared = subject.prepare(test_case.model)
        for count in range(1, len(test_case.expected) + 1):
            buffers = {index: buffer_for(subject, prepared, outputs=[index]) for index in range(count)}
            request = place(subject.lay_out(test_case), outputs=buffers)
            _execute(subject, prepared, request, variant, _NONE, what=f"of {name} with outputs in buffers")
            expect_content(subject, test_case, buffers)
            close(*buffers.values())
        subject.give_back(prepared)
    test_case, first, second, total = _add()
    writer = subject.prepare(test_case.model)
    for reader in (writer, subject.prepare(test_case.model)):
        between, last = buffer_between(subject, writer, reader), buffer_for(subject, reader, outputs=[0])
        request = place(subject.lay_out(test_case), outputs={0: between})
        _execute(subject, writer, request, variant, _NONE, what="into a buffer")
        again = replace(test_case, inputs=(first, second), expected=(total + second,))
        request = place(subject.lay_out(again), {0: between}, {0: last})
        _execute(subject, reader, request, variant, _NONE, what="from one buffer into another")
        expect_content(subject, again, {0: last})
        expect_content(subject, test_case, {0: between})
        close(between, last)


@_managed(
    Level.VTS,
    "types.hal 1.3, BufferRole: a role is an input, of whatever type; VTS GeneratedTestHarness, MemoryDomainTest",
    _PATHS,
)
def takes_scalars_from_buffers(subject: Subject, variant: str) -> None:
    """A scalar input may be in a device buffer of its size."""
    _skip_missing(subject, variant)
    test_case = case("pad_float32")
    prepared = subject.prepare(test_case.model)
    buffer = buffer_for(subject, prepared, inputs=[1])
    fill(subject, buffer, test_case.inputs[1])
    _expect_sum(subject, prepared, test_case, place(subject.lay_out(test_case), {1: buffer}), variant)


@_managed(Level.VTS, f"{_USE}; VTS MemoryDomainExecutionTest.InvalidToken", _PATHS)
def refuses_unknown_tokens(subject: Subject, variant: str) -> None:
    """A request with a token of no buffer, or of one that was used and closed, is refused with INVALID_ARGUMENT,
    whether an input, an output or no argument uses the token.
    """
    _skip_missing(subject, variant)
    test_case, first, _, _ = _add()
    prepared = subject.prepare(test_case.model)
    closed = buffer_for(subject, prepared, inputs=[0], outputs=[0])
    fill(subject, closed, first)
    alive = buffer_for(subject, prepared, inputs=[0], outputs=[0])
    # What a model keeps of a buffer that it has used ends with the buffer.
    plain = subject.lay_out(test_case)
    for used in (place(plain, {0: closed}), place(plain, outputs={0: closed})):
        _execute(subject, prepared, used, variant, _NONE, what="with a buffer that is closed later")
    closed.close()
    unknown = (0, alive.token + 1000, 2**32 - 1, closed.token)
    for token in unknown:
        named = Named(token)
        level = Level.TEXT if token == closed.token else Level.VTS
        for what, inputs, outputs in (("an input", {0: named}, {}), ("an output", {}, {0: named})):
            request = place(subject.lay_out(test_case), inputs, outputs)
            with subject.demanded_by(level, _USE):
                _execute(subject, prepared, request, variant, _INVALID, what=f"with token {token} as {what}")
        # No argument is in this pool; the token is still invalid.
        plain = subject.lay_out(test_case)
        request = replace(plain, pools=(*plain.pools, BufferToken(token)))
        with subject.demanded_by(Level.STRICT, "the HAL says nothing of a token that no argument uses"):
            _execute(subject, prepared, request, variant, _INVALID, what=f"with token {token} among its pools")


@_managed(
    Level.VTS,
    "IDevice.hal 1.3, allocate: a buffer may be used in its roles only; "
    "VTS MemoryDomainExecutionTest.InvalidIOIndex, InvalidIOType, InvalidPreparedModel",
    _PATHS,
)
def refuses_roles_not_asked_for(subject: Subject, variant: str) -> None:
    """A buffer in a role that it was not allocated for is refused with INVALID_ARGUMENT: as another input, as an output
    instead of an input or the reverse, or with another prepared model.
    """
    _skip_missing(subject, variant)
    test_case, first, _, _ = _add()
    prepared, other = subject.prepare(test_case.model), subject.prepare(test_case.model)
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
        request = place(subject.lay_out(test_case), inputs, outputs)
        _execute(subject, model, request, variant, _INVALID, what=f"with {what}")
    got = content(subject, writes, first)
    expect(got.tobytes() == first.tobytes(), "an execution that was refused wrote to a buffer")


@_managed(Level.VTS, f"{_OVERLAP}; VTS MemoryDomainExecutionTest.SameRequestMultipleRoles", _PATHS)
def refuses_a_buffer_in_two_places(subject: Subject, variant: str) -> None:
    """A buffer that is an output of an execution and also an input or another output of it is refused with
    INVALID_ARGUMENT, even if it was allocated for both.
    """
    _skip_missing(subject, variant)
    test_case, first, _, _ = _add()
    prepared = subject.prepare(test_case.model)
    both = buffer_for(subject, prepared, inputs=[0, 1], outputs=[0])
    fill(subject, both, first)
    request = place(subject.lay_out(test_case), {1: both}, {0: both})
    _execute(subject, prepared, request, variant, _INVALID, what="with one buffer as an input and the output")
    # The same buffer as two pools with one token.
    input, output = request.inputs[1], request.outputs[0]
    elsewhere = replace(output, location=replace(output.location, pool_index=len(request.pools)))
    request = Request((request.inputs[0], input), (elsewhere,), (*request.pools, BufferToken(both.token)))
    with subject.demanded_by(Level.TEXT, _OVERLAP):
        _execute(subject, prepared, request, variant, _INVALID, what="with one buffer, named twice, for in- and output")
    test_case = case("split_float32")
    prepared = subject.prepare(test_case.model)
    both = buffer_for(subject, prepared, outputs=[0, 1])
    request = place(subject.lay_out(test_case), outputs={0: both, 1: both})
    _execute(subject, prepared, request, variant, _INVALID, what="with one buffer as two outputs")
