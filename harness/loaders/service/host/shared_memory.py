"""Memories that clients share: mapped only if they cannot shrink, else copied.

An access behind the end of a file that was cut off after it was mapped is a SIGBUS, and the end of the service for all
its clients (mmap(2)).
"""

from __future__ import annotations

import fcntl
import mmap
import os
import stat
import weakref
from collections.abc import Callable

from nnconform.harness.loaders.service.messages import AddPool
from nnconform.harness.model.memory import Memory

_CHUNK = 1 << 20
# Bytes of one memory: a file may claim any size and hold nothing.
_MOST_COPIED = 1 << 28


def share(message: AddPool, descriptor: int) -> Callable[[], Memory]:
    """Return a function that returns the memory of ``message``, as it is at the time of the call.

    It owns ``descriptor`` from its return on. Raises OSError, ValueError or OverflowError if the memory cannot be
    mapped, ValueError too if it may shrink and is to be written, or its file is shorter than it
    claims, or it is too large to be copied.
    """
    if _cannot_shrink(descriptor):
        memory = Memory(descriptor, message.size, message.offset, message.protection)
        return lambda: memory
    if message.protection & mmap.PROT_WRITE:
        raise ValueError(
            "memory that is written must not shrink: seal it with F_SEAL_SHRINK (a memfd with MFD_ALLOW_SEALING)"
        )
    return _copied(message, descriptor)


def _cannot_shrink(descriptor: int) -> bool:
    """Return whether the file stays as large as it is; seal it if that is possible."""
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        return True  # the memory of a device
    try:
        if fcntl.fcntl(descriptor, fcntl.F_GET_SEALS) & fcntl.F_SEAL_SHRINK:
            return True
        fcntl.fcntl(descriptor, fcntl.F_ADD_SEALS, fcntl.F_SEAL_SHRINK)
    except OSError:  # on a disk; or the client sealed the seals, or may not write to it
        return False
    return True


def _copied(message: AddPool, descriptor: int) -> Callable[[], Memory]:
    """Return a function that copies the memory to one of this process, at the same offset, and returns that."""
    if os.fstat(descriptor).st_size < message.offset + message.size:
        raise ValueError("the file is shorter")
    if message.size > _MOST_COPIED:
        raise ValueError(
            f"memory that may shrink is to be copied, at most {_MOST_COPIED} bytes: seal it with F_SEAL_SHRINK"
        )
    copy = os.memfd_create("nnconform-copy", os.MFD_CLOEXEC)
    try:
        os.ftruncate(copy, message.offset + message.size)
        memory = Memory(copy, message.size, message.offset, message.protection)
    except BaseException:
        os.close(copy)
        raise
    weakref.finalize(memory, os.close, descriptor)

    def refreshed() -> Memory:
        place, end = message.offset, message.offset + message.size
        # What was cut off in the meantime keeps its last bytes.
        while place < end and (data := os.pread(descriptor, min(_CHUNK, end - place), place)):
            place += os.pwrite(copy, data, place)
        return memory

    return refreshed
