"""Shared memory: memfds and mapped files, and the tokens of buffers that a driver manages."""

from __future__ import annotations

import fcntl
import itertools
import mmap
import os
import weakref

import msgspec

_identities = itertools.count(1)


class Memory:
    """A memory pool: ``size`` bytes at ``offset`` of a file descriptor, mapped once and for the object's lifetime.

    ``identity`` is unique in this process and never reused, so that a pool can be sent to another process once and
    referred to by number later. The object owns the descriptor and closes it.
    """

    def __init__(self, fd: int, size: int, offset: int = 0, protection: int = mmap.PROT_READ | mmap.PROT_WRITE) -> None:
        self.fd, self.size, self.offset, self.protection = fd, size, offset, protection
        self.identity = next(_identities)
        # mmap requires a page-aligned offset; a pool may start anywhere.
        self._skip = offset % mmap.ALLOCATIONGRANULARITY
        self._map = mmap.mmap(fd, size + self._skip, mmap.MAP_SHARED, protection, offset=offset - self._skip)
        weakref.finalize(self, os.close, fd)

    @classmethod
    def create(cls, size: int, name: str = "nnconform") -> Memory:
        """Return a new, zeroed memfd of ``size`` bytes (at least one byte, as a mapping cannot be empty)."""
        fd = os.memfd_create(name, os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
        os.ftruncate(fd, max(size, 1))
        # Without seals a process that receives the descriptor could truncate the file, and our next access would be a
        # SIGBUS.
        fcntl.fcntl(fd, fcntl.F_ADD_SEALS, fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW)
        return cls(fd, max(size, 1))

    def view(self) -> memoryview:
        """Return the bytes; writable if the protection allows it."""
        return memoryview(self._map)[self._skip : self._skip + self.size]

    def __repr__(self) -> str:
        mode = "rw" if self.protection & mmap.PROT_WRITE else "r"
        return f"<Memory {self.identity} {self.size} bytes {mode}>"


class BufferToken(msgspec.Struct, frozen=True):
    """The token of a buffer that the driver allocated (HAL 1.3), used as a pool of a request."""

    token: int


Pool = Memory | BufferToken
