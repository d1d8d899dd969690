"""Memory that crosses a process boundary: memfds and mapped files, and the tokens of a driver's own buffers."""

from __future__ import annotations

import fcntl
import itertools
import mmap
import os
import weakref
from dataclasses import dataclass

_identities = itertools.count(1)


class Memory:
    """A memory pool: ``size`` bytes at ``offset`` of a file descriptor, mapped once and for as long as the object
    lives.

    ``identity`` is unique in this process and never reused, so that the other side of a socket can be told "the one you
    already have". The descriptor belongs to this object and is closed with it.
    """

    def __init__(self, fd: int, size: int, offset: int = 0, protection: int = mmap.PROT_READ | mmap.PROT_WRITE) -> None:
        self.fd, self.size, self.offset, self.protection = fd, size, offset, protection
        self.identity = next(_identities)
        # mmap wants the offset on a page; a pool may start anywhere.
        self._skip = offset % mmap.ALLOCATIONGRANULARITY
        self._map = mmap.mmap(fd, size + self._skip, mmap.MAP_SHARED, protection, offset=offset - self._skip)
        weakref.finalize(self, os.close, fd)

    @classmethod
    def create(cls, size: int, name: str = "nnconform") -> Memory:
        """A new, zeroed memfd of ``size`` bytes (at least one page is reserved: a mapping cannot be empty)."""
        fd = os.memfd_create(name, os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
        os.ftruncate(fd, max(size, 1))
        # Whoever is handed the descriptor could cut the file off, and we would die of our next look at it.
        fcntl.fcntl(fd, fcntl.F_ADD_SEALS, fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW)
        return cls(fd, max(size, 1))

    def view(self) -> memoryview:
        """The bytes; writable where the protection says so."""
        return memoryview(self._map)[self._skip : self._skip + self.size]

    def __repr__(self) -> str:
        mode = "rw" if self.protection & mmap.PROT_WRITE else "r"
        return f"<Memory {self.identity} {self.size} bytes {mode}>"


@dataclass(frozen=True, slots=True)
class BufferToken:
    """Names a buffer that the driver allocated (HAL 1.3), where a request names a pool."""

    token: int


Pool = Memory | BufferToken
