"""A queue of fixed-size datums in shared memory, with one writer and one reader. Burst packets go through two of them,
as through the HAL's fast message queues.

The memory starts with two counters, 64 bits, little-endian: the number of datums ever written, at byte 0, and ever
read, at byte 8. The datums are a ring of ``capacity`` from byte 64 on; datum n is at index n modulo the capacity. The
writer copies the datums, then advances the first counter, then adds 1 to the eventfd that is the queue's bell; the
reader takes all datums that are there, then advances the second.

Neither side trusts the other: each keeps its own counter in its own memory, and only publishes it.
"""

from __future__ import annotations

import contextlib
import fcntl
import mmap
import os
import struct
import weakref

DATUM_SIZE = 24
# Enough for the packets of any ordinary request; the same as in AOSP's tests.
DEFAULT_CAPACITY = 1024
MAX_CAPACITY = 1 << 20

_COUNTERS = struct.Struct("<QQ")
_COUNTER = struct.Struct("<Q")
_WRITTEN, _READ = 0, 8
_RING = 64


class BrokenQueueError(Exception):
    """The counters of a queue are impossible."""


class MessageQueue:
    """One side's object for a queue, to be used in one thread at a time.

    It owns ``fd`` and ``bell``, the descriptors of the memory and of the bell, and closes them with itself. Raises
    ValueError, and takes over neither, if the memory is too small for the capacity or could be shrunk later, or the
    bell is no eventfd; OSError if the memory cannot be mapped.
    """

    def __init__(self, fd: int, bell: int, capacity: int) -> None:
        self.capacity, self.fd, self.bell = capacity, fd, bell
        size = memory_size(capacity)
        if os.fstat(fd).st_size < size:
            raise ValueError(f"a queue of {capacity} datums needs {size} bytes of memory, got {os.fstat(fd).st_size}")
        if not fcntl.fcntl(fd, fcntl.F_GET_SEALS) & fcntl.F_SEAL_SHRINK:
            raise ValueError(
                "a queue's memory must be sealed with F_SEAL_SHRINK: reading shrunk memory kills the reader"
            )
        if "eventfd" not in os.readlink(f"/proc/self/fd/{bell}"):
            raise ValueError("a queue's bell must be an eventfd")
        os.set_blocking(bell, False)
        self._bytes = mmap.mmap(fd, size)
        self._written, self._read = _COUNTERS.unpack_from(self._bytes)
        self.close = weakref.finalize(self, _close, fd, bell, self._bytes)

    @classmethod
    def create(cls, capacity: int = DEFAULT_CAPACITY) -> MessageQueue:
        """Return a new, empty queue."""
        fd = os.memfd_create("nnconform-queue", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
        os.ftruncate(fd, memory_size(capacity))
        fcntl.fcntl(fd, fcntl.F_ADD_SEALS, fcntl.F_SEAL_SHRINK)
        return cls(fd, os.eventfd(0, os.EFD_CLOEXEC), capacity)

    def other_side(self) -> MessageQueue:
        """Return an object for the other side, with descriptors of its own."""
        return MessageQueue(os.dup(self.fd), os.dup(self.bell), self.capacity)

    def write(self, packet: bytes) -> bool:
        """Write all datums of ``packet`` at once and ring. Returns False, and writes nothing, if there is no room."""
        count = len(packet) // DATUM_SIZE
        (read,) = _COUNTER.unpack_from(self._bytes, _READ)
        if not 0 <= self._written - read <= self.capacity - count:
            return False
        start = self._written % self.capacity
        first = min(count, self.capacity - start) * DATUM_SIZE
        at = _RING + start * DATUM_SIZE
        self._bytes[at : at + first] = packet[:first]
        self._bytes[_RING : _RING + count * DATUM_SIZE - first] = packet[first:]
        self._written += count
        _COUNTER.pack_into(self._bytes, _WRITTEN, self._written)
        os.eventfd_write(self.bell, 1)
        return True

    def publish_wrong_counter(self, extra: int) -> None:
        """Ring, and publish a counter that is ``more`` too high, as a broken writer would."""
        _COUNTER.pack_into(self._bytes, _WRITTEN, (self._written + extra) % 2**64)
        os.eventfd_write(self.bell, 1)

    def read(self) -> bytes:
        """Clear the bell and return all datums that are there, perhaps none.

        Raises BrokenQueueError, and takes nothing, if there are more than the queue can hold.
        """
        with contextlib.suppress(BlockingIOError):
            os.eventfd_read(self.bell)
        (written,) = _COUNTER.unpack_from(self._bytes, _WRITTEN)
        count, start = written - self._read, self._read % self.capacity
        if not 0 <= count <= self.capacity:
            raise BrokenQueueError(f"{count} datums in a queue of {self.capacity}")
        first = min(count, self.capacity - start) * DATUM_SIZE
        at = _RING + start * DATUM_SIZE
        packet = self._bytes[at : at + first] + self._bytes[_RING : _RING + count * DATUM_SIZE - first]
        self._read = written
        _COUNTER.pack_into(self._bytes, _READ, written)
        return packet


def memory_size(capacity: int) -> int:
    """Return the bytes of a queue's memory. Raises ValueError for an impossible capacity."""
    if not 0 < capacity <= MAX_CAPACITY:
        raise ValueError(f"a queue holds 1 to {MAX_CAPACITY} datums, not {capacity}")
    return _RING + capacity * DATUM_SIZE


def _close(fd: int, bell: int, mapped: mmap.mmap) -> None:
    mapped.close()
    os.close(fd)
    os.close(bell)
