"""Functions for the checks of memory domains: allocate, fill and read a buffer, and name one in a request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole, Device, PreparedModel
from nnconform.harness.execution.alive import BUFFERS, NoRoom
from nnconform.harness.execution.expect import expect, expect_status, fail, not_applicable
from nnconform.harness.execution.judge import expect_right
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

Roles = Sequence[BufferRole]
# The content of a memory before a buffer is copied to it.
_FILLER = b"\xa5"


def allocate(
    subject: Subject,
    prepared: Sequence[Any],
    inputs: Roles = (),
    outputs: Roles = (),
    dimensions: tuple[int, ...] = (),
    device: Device | None = None,
) -> tuple[ErrorStatus, Buffer | None]:
    """Allocate a buffer for valid arguments, with any status but those of NoRoom. It is closed at the end of the trial.

    Raises VerdictReached if status, buffer and token contradict each other, NoRoom if the driver has no room.
    """

    def make() -> tuple[ErrorStatus, Buffer | None]:
        return try_allocate(subject, prepared, inputs, outputs, dimensions, device)

    return BUFFERS.open(make, "allocate for valid roles")


def try_allocate(
    subject: Subject,
    prepared: Sequence[Any],
    inputs: Roles = (),
    outputs: Roles = (),
    dimensions: tuple[int, ...] = (),
    device: Device | None = None,
) -> tuple[ErrorStatus, Buffer | None]:
    """Do as ``allocate`` does with any status, where the arguments are not valid, or how many there may be is the
    matter.
    """
    device = device or subject.device
    status, given, token = device.allocate(BufferDesc(dimensions), prepared, inputs, outputs)
    buffer = None if given is None else CountedBuffer(given)
    if buffer is not None:
        subject.closing.callback(buffer.close)
    name = name_of(ErrorStatus, status)
    expect((status == ErrorStatus.NONE) == (buffer is not None), f"allocate returned {name} and the buffer {buffer!r}")
    if buffer is None:
        expect(token == 0, f"allocate returned {name} and the token {token}, wanted 0")
    else:
        expect(0 < token < 1 << 32, f"allocate returned the token {token}, wanted one of 32 bits above 0")
        expect(buffer.token == token, f"allocate returned the token {token}, and a buffer of token {buffer.token}")
    subject.count("allocations")
    return status, buffer


def buffer_for(
    subject: Subject,
    prepared: PreparedModel,
    inputs: Sequence[int] = (),
    outputs: Sequence[int] = (),
    dimensions: tuple[int, ...] = (),
    device: Device | None = None,
) -> Buffer:
    """Return a buffer for these inputs and outputs of one model.

    Raises VerdictReached: not applicable if the driver has no such buffers.
    """
    roles = [[BufferRole(0, index) for index in indexes] for indexes in (inputs, outputs)]
    status, buffer = allocate(subject, [prepared], roles[0], roles[1], dimensions, device)
    return expect_allocated(status, buffer)


def buffer_if_room(
    subject: Subject, prepared: PreparedModel, inputs: Roles = (), outputs: Roles = (), device: Device | None = None
) -> Buffer | None:
    """Return a buffer for these roles of one model; None if the driver manages none, or has no room for it beside two
    or more.
    """
    try:
        status, buffer = allocate(subject, [prepared], inputs, outputs, (), device)
    except NoRoom as refused:
        if refused.verdict is not Verdict.NOT_APPLICABLE:
            raise
        return None
    return None if status == ErrorStatus.GENERAL_FAILURE else expect_allocated(status, buffer)


def buffer_between(subject: Subject, writer: PreparedModel, reader: PreparedModel) -> Buffer:
    """Return a buffer for the first output of ``writer`` and the first input of ``reader``.

    Raises VerdictReached: not applicable if the driver has no such buffers.
    """
    return expect_allocated(*allocate(subject, [writer, reader], [BufferRole(1, 0)], [BufferRole(0, 0)]))


def close(*buffers: Buffer) -> None:
    """Close buffers that a trial needs no more: a driver may have room for few."""
    for buffer in buffers:
        buffer.close()


def expect_allocated(status: ErrorStatus, buffer: Buffer | None) -> Buffer:
    """Return the buffer that ``allocate`` returned for valid arguments.

    Raises VerdictReached if there is none: not applicable for GENERAL_FAILURE.
    """
    if buffer is None:
        if status == ErrorStatus.GENERAL_FAILURE:
            not_applicable("the driver manages no buffers of this kind: allocate returned GENERAL_FAILURE")
        fail(f"allocate for valid roles: got {name_of(ErrorStatus, status)}, wanted NONE or GENERAL_FAILURE")
    return buffer


def expect_refused(subject: Subject, what: str, prepared: Sequence[Any], *arguments: Any, **more: Any) -> None:
    """Allocate with these arguments, and expect a refusal; beyond AOSP's tests, one with INVALID_ARGUMENT."""
    status, _ = try_allocate(subject, prepared, *arguments, **more)
    call = f"allocate with {what}"
    expect_status(status, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE, call=call)
    with subject.demanded_by(Level.STRICT, "IDevice.hal 1.3, allocate: INVALID_ARGUMENT for an invalid argument"):
        expect_status(status, ErrorStatus.INVALID_ARGUMENT, call=call)


def fill(subject: Subject, buffer: Buffer, array: Array | None, dimensions: Sequence[int] = ()) -> None:
    """Copy an array into a buffer, and expect success. Raises VerdictReached: not applicable if there are dimensions
    and the driver cannot be given them.
    """
    assert array is not None
    if dimensions:
        need_copy_dimensions(subject)
    status = buffer.copy_from(subject.memory(array.tobytes()), dimensions)
    expect_status(status, ErrorStatus.NONE, call=f"copy_from {array.nbytes} bytes of dimensions {list(array.shape)}")


def need_copy_dimensions(subject: Subject) -> None:
    """Raises VerdictReached (not applicable) if the driver is not told the dimensions of ``copy_from``."""
    if "copy_dimensions" in subject.session.info().emulated:
        not_applicable("the driver's interface has no dimensions of copy_from, which this check needs")


def content(subject: Subject, buffer: Buffer, like: Array | None) -> Array:
    """Return the content of a buffer as an array of the type and shape of ``like``; copying must succeed."""
    assert like is not None
    destination = subject.memory(_FILLER * like.nbytes)
    status = buffer.copy_to(destination)
    expect_status(status, ErrorStatus.NONE, call=f"copy_to {like.nbytes} bytes")
    return np.frombuffer(bytes(destination.view()), like.dtype).reshape(like.shape)


def expect_uninitialised(subject: Subject, buffer: Buffer, size: int, what: str) -> None:
    """Copy from the buffer, and expect GENERAL_FAILURE and an unchanged destination."""
    destination = subject.memory(_FILLER * size)
    status = buffer.copy_to(destination)
    expect_status(status, ErrorStatus.GENERAL_FAILURE, call=f"copy_to of a buffer {what}", verdict=Verdict.ERROR)
    untouched = bytes(destination.view()) == _FILLER * size
    expect(untouched, f"copy_to of a buffer {what} was refused, but wrote to its destination")


def place(
    request: Request, inputs: Mapping[int, Buffer] | None = None, outputs: Mapping[int, Buffer] | None = None
) -> Request:
    """Return the request with these inputs and outputs in buffers, each buffer a pool of its own."""
    tokens: list[int] = []

    def move(arguments: Sequence[RequestArgument], buffers: Mapping[int, Buffer]) -> tuple[RequestArgument, ...]:
        result = list(arguments)
        for index, buffer in buffers.items():
            if buffer.token not in tokens:
                tokens.append(buffer.token)
            pool = len(request.pools) + tokens.index(buffer.token)
            result[index] = replace(result[index], location=DataLocation(pool, 0, 0))
        return tuple(result)

    both = move(request.inputs, inputs or {}), move(request.outputs, outputs or {})
    return Request(*both, (*request.pools, *map(BufferToken, tokens)))


def expect_content(subject: Subject, case: Case, buffers: Mapping[int, Buffer]) -> None:
    """Expect the right values of these outputs of ``case`` in their buffers; other outputs are not looked at."""
    outputs = list(case.expected)
    for index, buffer in buffers.items():
        outputs[index] = content(subject, buffer, case.expected[index])
    expect_right(case, [np.zeros(0) if each is None else each for each in outputs])


def ways(subject: Subject) -> list[str]:
    """Return the names of the paths whose requests can name buffers: all but bursts, whose packets cannot."""
    return [path.name for path in subject.paths() if path.feature != "burst"]


class CountedBuffer(Buffer):
    """A buffer of the driver that is among those alive until it is closed."""

    def __init__(self, buffer: Buffer) -> None:
        self.token, self._buffer = buffer.token, buffer

    def copy_to(self, destination: Memory) -> ErrorStatus:
        return self._buffer.copy_to(destination)

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        return self._buffer.copy_from(source, dimensions)

    def close(self) -> None:
        self._buffer.close()
        BUFFERS.note_closed(self)


class Named(Buffer):
    """A buffer that is only a token, to name it in a request."""

    def __init__(self, token: int) -> None:
        self.token = token

    def copy_to(self, destination: Memory) -> ErrorStatus:
        raise NotImplementedError

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        raise NotImplementedError

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
