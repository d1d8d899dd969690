"""Memory domains: buffers that the driver manages, their roles, and their use in executions.

The bytes of a buffer are allocated with its first content, so that an unknown shape needs no memory. Content is
replaced as a whole, never modified: every reader sees one complete content, and a failed execution leaves no partial
one.

Source: allocate of IDevice.hal 1.3, IBuffer.hal 1.3, Request.MemoryPool of types.hal 1.3.
"""

from __future__ import annotations

import itertools
import mmap
import threading
from collections.abc import Sequence
from typing import Any, Protocol
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from nnconform.harness.driver.arguments import read_inputs, write_outputs
from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole, PreparedModel
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.numbers import Array, is_tensor
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.harness.validate.operand import check_dimensions, is_vendors, value_size
from nnconform.harness.validate.request import argument_dimensions
from nnconform.reference_driver.last_request import KnownRequest, LastRequest, read_as_before, write_as_before

_TOKENS = 2**32 - 1


class NotPossible(Exception):
    """A valid call cannot be carried out: GENERAL_FAILURE."""


class BufferOwner(Protocol):
    """The part of a client's device that buffers use."""

    @property
    def buffers(self) -> Buffers:
        """The buffers of all clients."""


class BufferUser(Protocol):
    """The part of a prepared model that buffers use."""

    @property
    def device(self) -> BufferOwner:
        """The device of the client that prepared it."""

    @property
    def model(self) -> Model:
        """The model."""

    @property
    def last_request(self) -> LastRequest:
        """The last request."""


class Use(msgspec.Struct, frozen=True):
    """Input or output ``index`` of a prepared model."""

    prepared: BufferUser
    output: bool
    index: int

    def operand(self) -> Operand:
        """Return the model's operand. Raises IndexError."""
        main = self.prepared.model.main
        return main.operands[(main.output_indexes if self.output else main.input_indexes)[self.index]]


class DeviceBuffer(Buffer):
    """A buffer of ``owner`` for ``uses``; an unknown dimension of their common ``operand`` is unknown in all."""

    def __init__(self, owner: BufferOwner, token: int, operand: Operand, uses: frozenset[Use]) -> None:
        self.owner, self.token, self.operand, self.uses = owner, token, operand, uses
        # One pair, so that no reader gets the shape of one content with the bytes of another. None: uninitialised.
        self.content: tuple[tuple[int, ...], bytes] | None = None

    def copy_to(self, destination: Memory) -> ErrorStatus:
        content = self.content
        if content is None:
            return ErrorStatus.GENERAL_FAILURE
        if destination.size != len(content[1]) or not destination.protection & mmap.PROT_WRITE:
            return ErrorStatus.INVALID_ARGUMENT
        destination.view()[:] = content[1]
        return ErrorStatus.NONE

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        self.content = None
        try:
            shape = self.shape(tuple(dimensions), source.size)
        except ValidationError:
            return ErrorStatus.INVALID_ARGUMENT
        if not source.protection & mmap.PROT_READ:
            return ErrorStatus.INVALID_ARGUMENT
        self.content = shape, bytes(source.view())
        return ErrorStatus.NONE

    def shape(self, dimensions: tuple[int, ...], size: int) -> tuple[int, ...]:
        """Return the dimensions of a content of ``size`` bytes with the declared ``dimensions``. Raises
        ValidationError.
        """
        operand = self.operand
        if dimensions and not all(dimensions):
            raise ValidationError("copy_from", "dimensions", list(dimensions), "every one of them")
        check_dimensions(operand.type, dimensions, "copy_from")
        shape = argument_dimensions(operand.dimensions, dimensions, "copy_from")
        if is_tensor(operand.type) and not (shape and all(shape)):
            raise ValidationError("copy_from", "dimensions", list(shape), "all of them, where the buffer's are unknown")
        wanted = value_size(operand.type, shape)
        if size != wanted:
            raise ValidationError("copy_from", "size of the memory", size, f"{wanted} bytes for {list(shape)}")
        return shape

    def store(self, value: Array) -> None:
        """Store an execution's output. Raises NotPossible for a shape that the buffer was not allocated for."""
        known = self.operand.dimensions
        # An output may be empty, though 0 stands for an unknown extent everywhere else.
        if known and (
            len(known) != value.ndim or any(a not in (0, b) for a, b in zip(known, value.shape, strict=True))
        ):
            raise NotPossible(f"the output has dimensions {value.shape}, the buffer {known}")
        self.content = value.shape, value.tobytes()

    def spoil(self) -> None:
        """Make the buffer uninitialised: an execution that was to fill it failed."""
        self.content = None

    def close(self) -> None:
        self.owner.buffers.forget(self)


class Buffers:
    """The buffers of all clients of one driver. A client finds only its own; tokens are unique across clients."""

    # A faulty driver sets its own class.
    buffer: type[DeviceBuffer] = DeviceBuffer

    def __init__(self) -> None:
        self._alive: WeakValueDictionary[int, DeviceBuffer] = WeakValueDictionary()
        self._numbers = itertools.count()
        self._lock = threading.Lock()

    def allocate(
        self,
        owner: BufferOwner,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> DeviceBuffer:
        """Return a new buffer. Raises ValidationError for invalid arguments, NotPossible for a vendor's types."""
        uses = self.uses(owner, prepared_models, input_roles, output_roles)
        operand = self.common(desc, uses)
        if is_vendors(operand.type):
            raise NotPossible("how large a vendor's elements are is not known here")
        with self._lock:
            token = self.next_token()
            buffer = self._alive[token] = self.buffer(owner, token, operand, frozenset(uses))
        return buffer

    def uses(
        self,
        owner: BufferOwner,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> list[Use]:
        """Return the uses that the roles refer to. Raises ValidationError."""
        for place, prepared in enumerate(prepared_models):
            self.check_owner(owner, prepared, f"prepared_models[{place}]")
        uses: list[Use] = []
        for output, roles in ((False, input_roles), (True, output_roles)):
            for place, role in enumerate(roles):
                where = f"{'output' if output else 'input'}_roles[{place}]"
                uses.append(self.use(prepared_models, role, where, output=output))
        if not uses:
            raise ValidationError("allocate", "number of roles", 0, "at least 1")
        if len(set(uses)) != len(uses):
            raise ValidationError("allocate", "roles", uses, "each once")
        return uses

    def check_owner(self, owner: BufferOwner, prepared: PreparedModel, where: str) -> None:
        """Raise ValidationError for a prepared model that this client did not prepare on this device."""
        if getattr(prepared, "device", None) is not owner:
            raise ValidationError(where, "prepared model", prepared, "one that this client prepared on this device")

    def use(self, prepared_models: Sequence[PreparedModel], role: BufferRole, where: str, *, output: bool) -> Use:
        """Return the use that a role refers to. Raises ValidationError."""
        if not 0 <= role.model_index < len(prepared_models):
            raise ValidationError(where, "model index", role.model_index, f"less than {len(prepared_models)}")
        prepared: Any = prepared_models[role.model_index]
        main = prepared.model.main
        indexes = main.output_indexes if output else main.input_indexes
        if not 0 <= role.io_index < len(indexes):
            raise ValidationError(where, "index of the argument", role.io_index, f"less than {len(indexes)}")
        if not 0 < role.frequency <= 1:
            raise ValidationError(where, "frequency", role.frequency, "above 0, and at most 1")
        return Use(prepared, output, role.io_index)

    def common(self, desc: BufferDesc, uses: Sequence[Use]) -> Operand:
        """Return the common operand of the uses, with all dimensions that are known. Raises ValidationError."""
        operands = [use.operand() for use in uses]
        first = operands[0]
        dimensions = tuple(desc.dimensions)
        check_dimensions(first.type, dimensions, "desc")
        for place, operand in enumerate(operands):
            ours, theirs = ((each.type, each.scale, each.zero_point, each.extra_params) for each in (first, operand))
            if ours != theirs:
                raise ValidationError(f"role {place}", "type, scale, zero point, extra parameters", theirs, ours)
            dimensions = argument_dimensions(dimensions, operand.dimensions, f"role {place}")
        check_dimensions(first.type, dimensions, "roles")
        return replace(first, dimensions=dimensions)

    def next_token(self) -> int:
        """Return a token that no buffer alive has."""
        return next(token for token in (number % _TOKENS + 1 for number in self._numbers) if token not in self._alive)

    def find(self, owner: BufferOwner, token: int) -> DeviceBuffer | None:
        """Return the client's buffer with this token."""
        buffer = self._alive.get(token)
        return buffer if buffer is not None and buffer.owner is owner else None

    def forget(self, buffer: DeviceBuffer) -> None:
        """Remove a closed buffer: its token may be used again."""
        with self._lock:
            if self._alive.get(buffer.token) is buffer:
                del self._alive[buffer.token]

    def forget_all(self, owner: BufferOwner) -> None:
        """Remove all buffers of a client that has disconnected."""
        with self._lock:
            own = [each for each in self._alive.values() if each.owner is owner]
        for buffer in own:
            self.forget(buffer)


class Exchange:
    """The memories and buffers (by token) that one execution reads and writes."""

    def __init__(self, prepared: BufferUser, request: Request) -> None:
        """Raises ValidationError for a token that is not one of the client's."""
        self.prepared, self.model, self.request = prepared, prepared.model, request
        self.buffers: dict[int, DeviceBuffer] = {}
        # The last request, if this one is found to be like it when the inputs are read.
        self._kept: KnownRequest | None = None
        for place, pool in enumerate(request.pools):
            if isinstance(pool, BufferToken):
                buffer = prepared.device.buffers.find(prepared.device, pool.token)
                if buffer is None:
                    raise ValidationError(f"request.pools[{place}]", "token", pool.token, "one of the client's buffers")
                self.buffers[place] = buffer

    def check(self) -> None:
        """Raise ValidationError for a buffer that the request uses in an invalid way."""
        if not self.buffers:
            return
        filled: list[DeviceBuffer] = []
        main = self.model.main
        for output, arguments, indexes in (
            (False, self.request.inputs, main.input_indexes),
            (True, self.request.outputs, main.output_indexes),
        ):
            for place, (argument, index) in enumerate(zip(arguments, indexes, strict=True)):
                buffer = self.buffer_of(argument)
                if buffer is None:
                    continue
                where = f"request.{'outputs' if output else 'inputs'}[{place}]"
                self.check_use(buffer, Use(self.prepared, output, place), where)
                dimensions = argument_dimensions(main.operands[index].dimensions, argument.dimensions, where)
                self.check_shape(buffer, dimensions, where, output=output)
                if output:
                    filled.append(buffer)
        self.check_alone(filled)

    def check_use(self, buffer: DeviceBuffer, use: Use, where: str) -> None:
        """Raise ValidationError for a role that the buffer was not allocated for."""
        if use not in buffer.uses:
            raise ValidationError(where, "buffer", buffer.token, "one that was allocated for this")

    def check_shape(self, buffer: DeviceBuffer, dimensions: tuple[int, ...], where: str, *, output: bool) -> None:
        """Raise ValidationError for dimensions that differ from the buffer's, or from those of its content."""
        content = None if output else buffer.content
        argument_dimensions(content[0] if content else buffer.operand.dimensions, dimensions, where)

    def check_alone(self, filled: Sequence[DeviceBuffer]) -> None:
        """Raise ValidationError for a buffer that is used as an output and as another argument too."""
        used = [self.buffer_of(argument) for argument in (*self.request.inputs, *self.request.outputs)]
        for buffer in filled:
            if sum(each is buffer for each in used) > 1:
                raise ValidationError("request", "uses of an output's buffer", buffer.token, "one")

    def buffer_of(self, argument: RequestArgument) -> DeviceBuffer | None:
        """Return the buffer that an argument is in."""
        return None if argument.has_no_value else self.buffers.get(argument.location.pool_index)

    def read(self) -> list[Array | None]:
        """Return the inputs. Raises NotPossible for an uninitialised buffer, ValidationError for other errors."""
        if not self.buffers:
            self._kept = self.prepared.last_request.like(self.request)
            return read_as_before(self._kept, self.model, self.request)
        contents = {place: buffer.content for place, buffer in self.buffers.items()}
        arguments = []
        for argument in self.request.inputs:
            if self.buffer_of(argument) is not None:
                place = argument.location.pool_index
                content = contents[place]
                if content is None:
                    raise NotPossible("the buffer is not initialised")
                dimensions = argument_dimensions(content[0], argument.dimensions, "input")
                argument = RequestArgument(DataLocation(place, 0, len(content[1])), dimensions)
            arguments.append(argument)
        pools = [
            pool.view() if isinstance(pool, Memory) else memoryview((contents[place] or ((), b""))[1])
            for place, pool in enumerate(self.request.pools)
        ]
        return read_inputs(self.model, replace(self.request, inputs=tuple(arguments)), pools)

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        """Write the outputs; buffers are filled only if all outputs fit. Raises NotPossible, ValidationError."""
        if not self.buffers:
            return write_as_before(self._kept, self.model, self.request, values)
        into = [self.buffer_of(argument) for argument in self.request.outputs]
        # For write_outputs, a buffer is a pool of the right size: one for each output.
        memories = [pool.view() if isinstance(pool, Memory) else memoryview(b"") for pool in self.request.pools]
        arguments = []
        for argument, buffer, value in zip(self.request.outputs, into, values, strict=True):
            if buffer is not None:
                argument = replace(argument, location=DataLocation(len(memories), 0, value.nbytes))
                memories.append(memoryview(bytearray(value.nbytes)))
            arguments.append(argument)
        result = write_outputs(self.model, replace(self.request, outputs=tuple(arguments)), values, memories)
        if result.status == ErrorStatus.NONE:
            for buffer, value in zip(into, values, strict=True):
                if buffer is not None:
                    buffer.store(value)
        return result

    def fail(self) -> None:
        """Make the output buffers of a failed execution uninitialised."""
        for argument in self.request.outputs:
            buffer = self.buffer_of(argument)
            if buffer is not None:
                buffer.spoil()
