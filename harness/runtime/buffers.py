"""Memory that a framework manages for its client: on the one device that has all its roles, or ordinary memory.

Source: MemoryBuilder of runtime/Memory.cpp of packages/modules/NeuralNetworks, and runtime/test/TestMemoryDomain.cpp:
where no one device has all roles, or it refuses, the memory is ordinary, which needs known extents. A step that falls
back to the CPU works on a copy (computeOnCpuFallback of runtime/ExecutionBuilder.cpp).
"""

from __future__ import annotations

import itertools
import mmap
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from nnconform.harness.driver.interface import Buffer
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import RAISED, NnconformError, ValidationError
from nnconform.harness.model.graph import DataLocation, Operand
from nnconform.harness.model.memory import BufferToken, Memory, Pool
from nnconform.harness.model.numbers import byte_size
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request, RequestArgument
from nnconform.harness.runtime.candidate import Candidate
from nnconform.harness.runtime.incidents import CallFailed
from nnconform.harness.runtime.known import fits, is_known
from nnconform.harness.validate.request import argument_dimensions

_FAILURE, _INVALID, _NONE = ErrorStatus.GENERAL_FAILURE, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.NONE


class NoContent(NnconformError):
    """An execution cannot read a buffer, or cannot write it from elsewhere than its device: GENERAL_FAILURE."""


class ManagedUse(msgspec.Struct, frozen=True):
    """Input or output ``index`` of a prepared model, which ``prepared`` identifies."""

    prepared: int
    output: bool
    index: int


class Home(msgspec.Struct, frozen=True):
    """A buffer of a device that was opened for the ``generation``-th time."""

    candidate: Candidate
    generation: int
    buffer: Buffer

    def is_there(self) -> bool:
        """Whether the device is still the one that allocated the buffer."""
        return self.candidate.is_open and self.generation == self.candidate.generation

    def ask(self, call: Callable[[Buffer], ErrorStatus]) -> ErrorStatus:
        """Return the device's answer, GENERAL_FAILURE if it was lost with all that it held."""
        if not self.is_there():
            return _FAILURE
        try:
            return self.candidate.ask("buffer", lambda device: call(self.buffer))
        except CallFailed as failed:
            return failed.status


class ManagedBuffer(Buffer):
    """A buffer for ``uses`` of their common ``operand``: at ``home``, or in ordinary memory if there is none."""

    def __init__(
        self, owner: ManagedBuffers, token: int, operand: Operand, uses: frozenset[ManagedUse], home: Home | None
    ) -> None:
        self.token, self.operand, self.uses, self.home = token, operand, uses, home
        self._owner = owner
        self._memory = Memory.create(byte_size(operand.type, operand.dimensions)) if home is None else None
        # Of the content; None: uninitialised.
        self.dimensions: tuple[int, ...] | None = None

    def is_for(self, prepared: int, output: bool, index: int) -> bool:
        """Return whether the buffer was allocated for this argument of a prepared model."""
        return ManagedUse(prepared, output, index) in self.uses

    def copy_to(self, destination: Memory) -> ErrorStatus:
        if self.dimensions is None:
            return _FAILURE
        if self.home is not None:
            return self.home.ask(lambda buffer: buffer.copy_to(destination))
        content = self.memory()
        if destination.size != content.size or not destination.protection & mmap.PROT_WRITE:
            return _INVALID
        destination.view()[:] = content.view()
        return _NONE

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        self.dimensions = None
        try:
            shape = argument_dimensions(self.operand.dimensions, tuple(dimensions), "copy_from")
        except ValidationError:
            return _INVALID
        if self.home is not None:
            status = self.home.ask(lambda buffer: buffer.copy_from(source, dimensions))
        else:
            fits = source.size == self.memory().size and (not dimensions or all(dimensions))
            status = _NONE if fits and source.protection & mmap.PROT_READ else _INVALID
            if status == _NONE:
                self.memory().view()[:] = source.view()
        if status == _NONE:
            self.dimensions = shape
        return status

    def token_on(self, candidate: Candidate | None) -> BufferToken | None:
        """Return the device's own token, None on other devices. Raises NoContent if the device was lost since."""
        if self.home is None or self.home.candidate is not candidate:
            return None
        if not self.home.is_there():
            raise NoContent
        return BufferToken(self.home.buffer.token)

    def memory(self) -> Memory:
        """Return the ordinary memory, or a copy of the content on the device. Raises NoContent."""
        if self._memory is not None:
            return self._memory
        if self.dimensions is None:
            raise NoContent
        copy = Memory.create(byte_size(self.operand.type, self.dimensions))
        status = self.copy_to(copy)
        if status != _NONE:
            raise NoContent
        return copy

    def bring_home(self, copy: Memory, dimensions: Sequence[int]) -> None:
        """Copy a result that was written elsewhere to the device. Raises NoContent."""
        if self.copy_from(copy, dimensions) != _NONE:
            raise NoContent

    def close(self) -> None:
        self._owner.forget(self)
        if self.home is not None and self.home.is_there():
            with suppress(*RAISED):
                self.home.buffer.close()


class Bound:
    """A client's request with the places of its buffers as ``candidate`` sees them: tokens of its own, or memories.

    With None only those in ordinary memory are placed. Raises NoContent.
    """

    def __init__(self, buffers: ManagedBuffers, request: Request, candidate: Candidate | None) -> None:
        self._copies: list[tuple[int, ManagedBuffer, Memory]] = []
        pools: list[Pool] = list(request.pools)
        sizes: dict[int, int] = {}
        filled = {
            each.location.pool_index: place for place, each in enumerate(request.outputs) if not each.has_no_value
        }
        for place, buffer in buffers.of(request):
            token = buffer.token_on(candidate)
            if token is not None:
                pools[place] = token
            elif buffer.home is None or candidate is not None:
                memory = self._output(buffer, filled[place]) if place in filled else _input(buffer)
                pools[place], sizes[place] = memory, memory.size
        inputs = tuple(_at(argument, sizes) for argument in request.inputs)
        outputs = tuple(_at(argument, sizes) for argument in request.outputs)
        self.request = Request(inputs, outputs, tuple(pools))

    def _output(self, buffer: ManagedBuffer, place: int) -> Memory:
        if buffer.home is None:
            return buffer.memory()
        if not is_known(buffer.operand):
            # How much room a copy needs is not known.
            raise NoContent
        copy = Memory.create(byte_size(buffer.operand.type, buffer.operand.dimensions))
        self._copies.append((place, buffer, copy))
        return copy

    def bring_home(self, shapes: Sequence[OutputShape]) -> None:
        """Copy what was written elsewhere to the buffers that a device has. Raises NoContent."""
        for place, buffer, copy in self._copies:
            buffer.bring_home(copy, shapes[place].dimensions if place < len(shapes) else ())


def _input(buffer: ManagedBuffer) -> Memory:
    if buffer.dimensions is None:
        raise NoContent
    return buffer.memory()


def _at(argument: RequestArgument, places: dict[int, int]) -> RequestArgument:
    place = argument.location.pool_index
    if argument.has_no_value or place not in places:
        return argument
    return replace(argument, location=DataLocation(place, 0, places[place]))


def _known_of(buffer: ManagedBuffer) -> tuple[int, ...]:
    return buffer.operand.dimensions


class ManagedBuffers:
    """The buffers of a framework, by their tokens."""

    def __init__(self) -> None:
        self._alive: dict[int, ManagedBuffer] = {}
        self._numbers = itertools.count(1)

    def add(self, operand: Operand, uses: frozenset[ManagedUse], home: Home | None) -> ManagedBuffer:
        """Return a new buffer."""
        token = next(self._numbers)
        self._alive[token] = ManagedBuffer(self, token, operand, uses, home)
        return self._alive[token]

    def forget(self, buffer: ManagedBuffer) -> None:
        """Remove a closed buffer."""
        self._alive.pop(buffer.token, None)

    def of(self, request: Request) -> Iterator[tuple[int, ManagedBuffer]]:
        """Yield the buffers of a request that was checked, each with the number of its pool."""
        for place, pool in enumerate(request.pools):
            if isinstance(pool, BufferToken):
                yield place, self._alive[pool.token]

    def ended(self, request: Request, result: ExecutionResult) -> ExecutionResult:
        """Note what the outputs of a request hold after its execution: nothing unless it succeeded.

        A result that does not fit its buffer is a failure: there is no other room that the client could give.
        """
        buffers = dict(self.of(request))
        if not buffers:
            return result
        written: list[tuple[ManagedBuffer, OutputShape]] = []
        for place, argument in enumerate(request.outputs):
            buffer = None if argument.has_no_value else buffers.get(argument.location.pool_index)
            if buffer is not None:
                known = place < len(result.output_shapes)
                written.append((buffer, result.output_shapes[place] if known else OutputShape(_known_of(buffer))))
        if not all(shape.is_sufficient and fits(_known_of(buffer), shape.dimensions) for buffer, shape in written):
            result = ExecutionResult(_FAILURE)
        for buffer, shape in written:
            buffer.dimensions = shape.dimensions if result.status == _NONE else None
        return result

    def check(self, prepared: int, request: Request) -> None:
        """Raise ValidationError for a buffer that a valid request uses in another way than it was allocated for."""
        tokens = [pool.token for pool in request.pools if isinstance(pool, BufferToken)]
        unknown = [token for token in tokens if token not in self._alive]
        if unknown:
            raise ValidationError("request.pools", "token", unknown[0], "that of a buffer of this framework")
        buffers = dict(self.of(request))
        used: list[tuple[ManagedBuffer, bool]] = []
        for output, arguments in ((False, request.inputs), (True, request.outputs)):
            for index, argument in enumerate(arguments):
                buffer = None if argument.has_no_value else buffers.get(argument.location.pool_index)
                if buffer is None:
                    continue
                where = f"request.{'outputs' if output else 'inputs'}[{index}]"
                if not buffer.is_for(prepared, output, index):
                    raise ValidationError(where, "buffer", buffer.token, "one that was allocated for this")
                held = buffer.dimensions if not output and buffer.dimensions else buffer.operand.dimensions
                argument_dimensions(held, argument.dimensions, where)
                used.append((buffer, output))
        for buffer, output in used:
            if output and sum(other is buffer for other, _ in used) > 1:
                raise ValidationError("request", "uses of an output's buffer", buffer.token, "one")
