"""A client's memory: a file's, or one allocated for roles, and the description of the latter.

Source: Memory.cpp of runtime/ of packages/modules/NeuralNetworks, for which code answers which misuse. Unlike there,
memory that no one device has is ordinary memory also for compilations of named devices.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from nnconform.harness.driver.interface import BufferDesc, BufferRole
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import BufferToken, Memory, Pool
from nnconform.harness.runtime.allocation import Role, allocate, common_operand
from nnconform.harness.runtime.buffers import ManagedBuffer
from nnconform.harness.runtime.client.api import ResultCode as R
from nnconform.harness.runtime.client.codes import CODES
from nnconform.harness.runtime.framework import Framework
from nnconform.harness.runtime.prepared import FrameworkPreparedModel
from nnconform.harness.validate.request import argument_dimensions


@dataclass(eq=False)
class ClientMemory:
    """A ``memory`` of a file, or a ``buffer`` that the framework manages: one of both is None."""

    memory: Memory | None = None
    buffer: ManagedBuffer | None = None

    @classmethod
    def of_file(cls, size: int, protection: int, fd: int, offset: int) -> tuple[R, ClientMemory | None]:
        """Return a memory of ``size`` bytes of a file."""
        if size <= 0 or fd < 0:
            return R.BAD_DATA, None
        try:
            own = os.dup(fd)
        except OSError:
            return R.UNMAPPABLE, None
        try:
            return R.NO_ERROR, cls(Memory(own, size, offset, protection))
        except (OSError, ValueError):
            os.close(own)
            return R.UNMAPPABLE, None

    def has(self, offset: int, length: int) -> bool:
        """Return whether a client may use this part: some bytes of a file, or a buffer as a whole, which is (0, 0)."""
        if self.memory is None:
            return offset == length == 0
        return (offset, length) != (0, 0) and 0 <= offset <= offset + length <= self.memory.size

    def pool(self) -> Pool:
        """Return the pool of requests that is this memory."""
        if self.buffer is not None:
            return BufferToken(self.buffer.token)
        assert self.memory is not None
        return self.memory

    def location(self, pool: int, offset: int, length: int) -> DataLocation:
        """Return a part that the memory has, as pool ``pool`` of a request."""
        return DataLocation(pool, offset, length) if self.buffer is None else DataLocation(pool, 0, 0)

    def copy_to(self, other: ClientMemory) -> R:
        """Copy all content; a buffer that it cannot be copied to has none afterwards."""
        if other is self:
            return R.NO_ERROR
        source = self.memory
        dimensions: tuple[int, ...] = ()
        if self.buffer is not None:
            if self.buffer.dimensions is None:
                return other.lose_content()
            dimensions = self.buffer.dimensions
            if other.memory is not None:
                return CODES[self.buffer.copy_to(other.memory)]
            source = self.buffer.memory()
        assert source is not None
        if other.buffer is not None:
            return CODES[other.buffer.copy_from(source, dimensions)]
        assert other.memory is not None
        if source.size != other.memory.size:
            return R.BAD_DATA
        other.memory.view()[:] = source.view()
        return R.NO_ERROR

    def lose_content(self) -> R:
        """Note that nothing could be copied here: BAD_DATA."""
        if self.buffer is not None:
            self.buffer.dimensions = None
        return R.BAD_DATA

    def free(self) -> None:
        """Free the memory."""
        if self.buffer is not None:
            self.buffer.close()


@dataclass(eq=False)
class ClientMemoryDesc:
    """The roles and the dimensions of a memory to be allocated."""

    framework: Framework
    roles: list[Role] = field(default_factory=list)
    dims: tuple[int, ...] = ()
    is_finished: bool = False

    def add_role(self, prepared: FrameworkPreparedModel | None, output: bool, index: int, frequency: float) -> R:
        """Add a role of a compilation that was finished; None: it was not, or failed."""
        if self.is_finished:
            return R.BAD_STATE
        if prepared is None or not 0 < frequency <= 1:
            return R.BAD_DATA
        main = prepared.model.main
        if not 0 <= index < len(main.output_indexes if output else main.input_indexes):
            return R.BAD_DATA
        role: Role = (prepared, output, index, frequency)
        if any(other[:3] == role[:3] for other in self.roles):
            return R.BAD_DATA
        try:
            self.dims = common_operand(self.dims, [*self.roles, role]).dimensions
        except ValidationError:
            return R.BAD_DATA
        self.roles.append(role)
        return R.NO_ERROR

    def set_dimensions(self, dimensions: tuple[int, ...]) -> R:
        """Say what is known of the dimensions."""
        if self.is_finished:
            return R.BAD_STATE
        try:
            merged = argument_dimensions(self.dims, dimensions, "setDimensions")
            self.dims = common_operand(merged, self.roles).dimensions if self.roles else merged
        except ValidationError:
            return R.BAD_DATA
        return R.NO_ERROR

    def finish(self) -> R:
        """End the description."""
        if self.is_finished:
            return R.BAD_STATE
        if not self.roles:
            return R.BAD_DATA
        self.is_finished = True
        return R.NO_ERROR

    def create(self) -> tuple[R, ClientMemory | None]:
        """Allocate a memory."""
        if not self.is_finished:
            return R.BAD_STATE, None
        models = list(dict.fromkeys(role[0] for role in self.roles))
        given: tuple[list[BufferRole], list[BufferRole]] = ([], [])
        for prepared, output, index, frequency in self.roles:
            given[output].append(BufferRole(models.index(prepared), index, frequency))
        status, buffer = allocate(self.framework, BufferDesc(self.dims), models, *given)
        return CODES[status], None if buffer is None else ClientMemory(buffer=buffer)
