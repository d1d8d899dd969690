"""The library's objects for the client's memories: each is created once, and freed with the memory itself."""

from __future__ import annotations

import mmap
import threading
import weakref

from nnconform.harness.loaders.nnapi.library import Library
from nnconform.harness.model.memory import Memory


def skip_of(memory: Memory) -> int:
    """Return the offset in bytes of a memory in its page. The library maps it, and a mapping starts at a page."""
    return memory.offset % mmap.ALLOCATIONGRANULARITY


class Memories:
    """The memories that the library knows."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._lock = threading.Lock()
        # By the memory's identity: the library's object, and the finaliser that frees it.
        self._objects: dict[int, tuple[int, weakref.finalize[..., Memory]]] = {}

    def of(self, memory: Memory) -> tuple[int, int]:
        """Return the library's object for ``memory``, and the offset of the memory in it in bytes. Raises Refusal."""
        skip = skip_of(memory)
        with self._lock:
            if memory.identity not in self._objects:
                address = self._library.create(
                    "ANeuralNetworksMemory_createFromFd",
                    memory.size + skip,
                    memory.protection,
                    memory.fd,
                    memory.offset - skip,
                )
                forget = weakref.finalize(memory, self._forget, memory.identity, address)
                forget.atexit = False
                self._objects[memory.identity] = address, forget
            return self._objects[memory.identity][0], skip

    def _forget(self, identity: int, address: int) -> None:
        # A finaliser: it may run in any thread at any moment, and takes no lock.
        del self._objects[identity]
        self._library.free("Memory", address)

    def close(self) -> None:
        """Free all of them."""
        for _, forget in list(self._objects.values()):
            forget()
