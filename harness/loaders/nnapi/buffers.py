"""Buffers that the library manages: memories created from a description of their roles."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole
from nnconform.harness.loaders.nnapi.codes import Refusal
from nnconform.harness.loaders.nnapi.library import Library
from nnconform.harness.loaders.nnapi.memories import Memories
from nnconform.harness.loaders.nnapi.model import indexes
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory


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
        compilations: Sequence[int],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> NnapiBuffer:
        """Return a new buffer. Raises Refusal."""
        library = self.library
        description = library.create("ANeuralNetworksMemoryDesc_create")
        try:
            for kind, roles in (("Input", input_roles), ("Output", output_roles)):
                for role in roles:
                    if not 0 <= role.model_index < len(compilations):
                        raise Refusal(ErrorStatus.INVALID_ARGUMENT, f"a role of prepared model {role.model_index}")
                    compilation = compilations[role.model_index]
                    function = f"ANeuralNetworksMemoryDesc_add{kind}Role"
                    library.check(function, description, compilation, role.io_index, role.frequency)
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
            return NnapiBuffer(self, self._last, address)

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
    """A buffer of the library."""

    def __init__(self, buffers: NnapiBuffers, token: int, address: int) -> None:
        self.token = token
        self._buffers, self._address = buffers, address

    def copy_to(self, destination: Memory) -> ErrorStatus:
        return self._copy(self._address, None, destination)

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        """Fill the buffer. The API cannot pass ``dimensions``: a library refuses if it would need them."""
        return self._copy(None, self._address, source)

    def _copy(self, source: int | None, destination: int | None, memory: Memory) -> ErrorStatus:
        """Copy between the buffer and ``memory``, which replaces the argument that is None."""
        try:
            address, _ = self._buffers.memories.of(memory)
            library = self._buffers.library
            library.check("ANeuralNetworksMemory_copy", source or address, destination or address)
        except Refusal as refusal:
            return refusal.status
        return ErrorStatus.NONE

    def close(self) -> None:
        self._buffers.free(self.token)
