"""Heartbeats: a page of memory in which each thread of a client writes what it is doing, and the runner reads it.

Writing costs a microsecond and no system call, and what was written last is still there when the client has died of
whatever: its last step is never lost. A thread's row has a number that is odd while the row is being written.
"""

from __future__ import annotations

import struct
import time
from dataclasses import dataclass

from nnconform.harness.model.memory import Memory

ROWS = 64
_ROW_SIZE = 256
# Number of the write, since when (monotonic, ns), steps done, state, length of the text.
_ROW = struct.Struct("<QQQBH")
_TEXT = _ROW_SIZE - _ROW.size
_NUMBER = struct.Struct("<Q")
_STOP = ROWS * _ROW_SIZE
SIZE = _STOP + 1

# States of a row: nobody's; in its own code; in a call of the driver; waiting for threads that have rows of their own.
FREE, OWN, DRIVER, WAITING = range(4)


@dataclass(frozen=True, slots=True)
class Beat:
    """What a thread said last."""

    thread: int
    state: int
    since: int
    done: int
    step: str

    def silence(self) -> float:
        """Seconds since it was said."""
        return (time.monotonic_ns() - self.since) / 1e9


class Board:
    """The page of one client; both sides have it mapped."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self._view = memory.view()

    @classmethod
    def create(cls) -> Board:
        """A new page, with nobody on it."""
        return cls(Memory.create(SIZE, "nnconform-beats"))

    def write(self, thread: int, state: int, done: int, step: str) -> None:
        """Say what ``thread`` does from now on. One thread writes a row."""
        start = thread * _ROW_SIZE
        (number,) = _NUMBER.unpack_from(self._view, start)
        text = step.encode()[:_TEXT]
        _NUMBER.pack_into(self._view, start, number + 1)
        self._view[start + _ROW.size : start + _ROW.size + len(text)] = text
        _ROW.pack_into(self._view, start, number + 1, time.monotonic_ns(), done, state, len(text))
        _NUMBER.pack_into(self._view, start, number + 2)

    def beats(self) -> list[Beat]:
        """What each thread said last. A row caught in the middle of a write is left out: its thread is alive."""
        found = (self._beat(thread) for thread in range(ROWS))
        return [beat for beat in found if beat is not None and beat.state != FREE]

    def last_words(self) -> list[Beat]:
        """The same for a client that has died: a row that it left half written counts with what can be read of it."""
        found = (self._beat(thread, torn=True) for thread in range(ROWS))
        return [beat for beat in found if beat is not None and beat.state != FREE]

    def done(self) -> int:
        """Steps that were finished, by all threads together."""
        return sum(_ROW.unpack_from(self._view, thread * _ROW_SIZE)[2] for thread in range(ROWS))

    def stop(self) -> None:
        """Ask the client to come to its end."""
        self._view[_STOP] = 1

    def stopped(self) -> bool:
        """Whether the client was asked to."""
        return bool(self._view[_STOP])

    def _beat(self, thread: int, *, torn: bool = False) -> Beat | None:
        start = thread * _ROW_SIZE
        row = bytes(self._view[start : start + _ROW_SIZE])
        number, since, done, state, length = _ROW.unpack_from(row)
        (after,) = _NUMBER.unpack_from(self._view, start)
        if not torn and (number % 2 or after != number):
            return None
        return Beat(thread, state, since, done, row[_ROW.size : _ROW.size + length].decode(errors="replace"))
