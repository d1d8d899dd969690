"""Buffers that the library manages: memories created from a description of their roles."""

from __future__ import annotations

import mmap
import threading
from collections.abc import Sequence

import msgspec

from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole
from nnconform.harness.loaders.nnapi.codes import Refusal, status_of
from nnconform.harness.loaders.nnapi.library import Library
from nnconform.harness.loaders.nnapi.memories import Memories, skip_of
from nnconform.harness.loaders.nnapi.model import BuiltModel, indexes, merged
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import byte_size


class RoleOwner(msgspec.Struct, frozen=True):
    """A prepared model that roles may name: its model, and the library's compilation of it."""

    built: BuiltModel
    compilation: int


class NnapiBuffers:
    """The buffers of one device, by token."""

    def __init__(self, library: Library, memories: Memories) -> None:
        self.library, self.memories = library, memories
        self._lock = threading.Lock()
        self._addresses: dict[int, int] = {}
        self._last = 0

    def allocate(
        self,
        desc: BufferDesc,
        owners: Sequence[RoleOwner],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> NnapiBuffer:
        """Return a new buffer. Raises Refusal."""
        library = self.library
        operands: list[Operand] = []
        description = library.create("ANeuralNetworksMemoryDesc_create")
        try:
            for kind, roles in (("Input", input_roles), ("Output", output_roles)):
                for role in roles:
                    if not 0 <= role.model_index < len(owners):
                        raise Refusal(ErrorStatus.INVALID_ARGUMENT, f"a role of prepared model {role.model_index}")
                    owner = owners[role.model_index]
                    function = f"ANeuralNetworksMemoryDesc_add{kind}Role"
                    library.check(function, description, owner.compilation, role.io_index, role.frequency)
                    main = owner.built.model.main
                    arguments = main.input_indexes if kind == "Input" else main.output_indexes
                    operands.append(main.operands[arguments[role.io_index]])
            if desc.dimensions:
                extents = indexes(desc.dimensions)
                library.check("ANeuralNetworksMemoryDesc_setDimensions", description, len(extents), extents)
            library.check("ANeuralNetworksMemoryDesc_finish", description)
            address = library.create("ANeuralNetworksMemory_createFromDesc", description)
        finally:
            library.free("MemoryDesc", description)
        with self._lock:
            self._last += 1
            self._addresses[self._last] = address
            return NnapiBuffer(self, self._last, address, operands[0].type, merged(desc.dimensions, *operands))

    def address_of(self, token: int) -> int:
        """Return the library's object for a token. Raises Refusal if the token is not alive."""
        if token not in self._addresses:
            raise Refusal(ErrorStatus.INVALID_ARGUMENT, f"no buffer has the token {token}")
        return self._addresses[token]

    def free(self, token: int) -> None:
        """Free a buffer. May be called again."""
        address = self._addresses.pop(token, None)
        if address is not None:
            self.library.free("Memory", address)

    def close(self) -> None:
        """Free all buffers."""
        for token in list(self._addresses):
            self.free(token)


class NnapiBuffer(Buffer):
    """A buffer of the library: of this type, and of these dimensions as far as its description and roles give them.

    The API cannot pass the ``dimensions`` of ``copy_from``. Those that are not the buffer's are refused here; where the
    buffer's are unknown, the library copies without.
    """

    def __init__(self, buffers: NnapiBuffers, token: int, address: int, type: int, dimensions: tuple[int, ...]) -> None:
        self.token = token
        self._buffers, self._address = buffers, address
        self._dimensions, self._size = dimensions, byte_size(type, dimensions)

    def copy_to(self, destination: Memory) -> ErrorStatus:
        whole, writable = _whole(destination), bool(destination.protection & mmap.PROT_WRITE)
        if whole is not destination and not writable:
            return ErrorStatus.INVALID_ARGUMENT
        status = self._copy(self._address, None, whole)
        if status == ErrorStatus.NONE and whole is not destination:
            destination.view()[:] = whole.view()
        # The API has one code, BAD_DATA, for a memory that does not fit and for a buffer without content.
        if status == ErrorStatus.INVALID_ARGUMENT and writable and self._size in (0, destination.size):
            return ErrorStatus.GENERAL_FAILURE
        return status

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        if dimensions and self._size and tuple(dimensions) != self._dimensions:
            return ErrorStatus.INVALID_ARGUMENT
        whole = _whole(source)
        if whole is not source:
            whole.view()[:] = source.view()
        return self._copy(None, self._address, whole)

    def _copy(self, source: int | None, destination: int | None, memory: Memory) -> ErrorStatus:
        """Copy between the buffer and ``memory``, which replaces the argument that is None."""
        library, function = self._buffers.library, "ANeuralNetworksMemory_copy"
        try:
            address, _ = self._buffers.memories.of(memory)
            return status_of(function, library.code(function, source or address, destination or address))
        except Refusal as refusal:
            return refusal.status

    def close(self) -> None:
        self._buffers.free(self.token)


def _whole(memory: Memory) -> Memory:
    """Return ``memory``, or a new one of its size if it starts within a page: the library copies memories as a whole,
    and only between equal sizes.
    """
    return Memory.create(memory.size) if skip_of(memory) else memory
