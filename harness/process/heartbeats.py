"""Heartbeats: shared memory in which each thread of a watched process writes what it is doing, for its watcher to read.

A write takes about a microsecond and no system call, and what was written last is still there when the process has
died of whatever: its last step is never lost. A row has a number that is odd while the row is being written.
"""

from __future__ import annotations

import struct
import time
from dataclasses import dataclass

from nnconform.harness.model.memory import Memory

ROWS = 64
# Bytes of a step's text.
LONGEST = 221

# Number of the write, since when (CLOCK_MONOTONIC, ns), steps done, processor time (ns), state, length of the text.
_ROW = struct.Struct("<QQQQBH")
_NUMBER = struct.Struct("<Q")
_STATE = struct.calcsize("<QQQQ")

# States of a row: nobody's; in its own code; in a call of the driver; waiting for threads that have rows of their own.
FREE, OWN, DRIVER, WAITING = range(4)


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """What a thread wrote last. ``since`` is in ns of CLOCK_MONOTONIC, ``processor`` in ns."""

    thread: int
    state: int
    since: int
    done: int
    processor: int
    content: bytes

    @property
    def step(self) -> str:
        """The content as text."""
        return self.content.decode(errors="replace")

    def silence(self) -> float:
        """Seconds since it was written."""
        return (time.monotonic_ns() - self.since) / 1e9


class Heartbeats:
    """The rows of one process; both sides have them mapped. ``rows`` and ``longest`` (bytes) are the same on both."""

    def __init__(self, memory: Memory, rows: int = ROWS, longest: int = LONGEST) -> None:
        self.memory, self._rows, self._longest = memory, rows, longest
        self._view = memory.view()
        self._row_size = _ROW.size + longest

    @classmethod
    def create(cls, rows: int = ROWS, longest: int = LONGEST) -> Heartbeats:
        """New rows, all of them FREE."""
        return cls(Memory.create(_size(rows, longest), "nnconform-beats"), rows, longest)

    @classmethod
    def at(cls, descriptor: int, rows: int = ROWS, longest: int = LONGEST) -> Heartbeats:
        """The rows behind a descriptor, which is theirs from then on."""
        return cls(Memory(descriptor, _size(rows, longest)), rows, longest)

    def write(self, thread: int, state: int, done: int, step: str | bytes, processor: int = 0) -> None:
        """Write what ``thread`` does from now on, cut to the longest text. One thread writes a row."""
        start = thread * self._row_size
        (number,) = _NUMBER.unpack_from(self._view, start)
        content = (step.encode() if isinstance(step, str) else step)[: self._longest]
        _NUMBER.pack_into(self._view, start, number | 1)
        self._view[start + _ROW.size : start + _ROW.size + len(content)] = content
        _ROW.pack_into(self._view, start, number | 1, time.monotonic_ns(), done, processor, state, len(content))
        _NUMBER.pack_into(self._view, start, (number | 1) + 1)

    def set_state(self, thread: int, state: int) -> None:
        """Change the state alone: one byte, which cannot be torn."""
        self._view[thread * self._row_size + _STATE] = state

    def beats(self) -> list[Heartbeat]:
        """What each thread wrote last. A row in the middle of a write is left out: its thread is alive."""
        return self._all(torn=False)

    def last_steps(self) -> list[Heartbeat]:
        """The same for a process that has died: a row that it left half written counts with what can be read of it."""
        return self._all(torn=True)

    def beat(self, thread: int, *, torn: bool = False) -> Heartbeat | None:
        """What a thread wrote last, also where it is FREE; None in the middle of a write, unless ``torn``."""
        start = thread * self._row_size
        row = bytes(self._view[start : start + self._row_size])
        number, since, done, processor, state, length = _ROW.unpack_from(row)
        (after,) = _NUMBER.unpack_from(self._view, start)
        if not torn and (number % 2 or after != number):
            return None
        return Heartbeat(thread, state, since, done, processor, row[_ROW.size : _ROW.size + length])

    def done(self) -> int:
        """Steps that were finished, by all threads together."""
        return sum(_ROW.unpack_from(self._view, thread * self._row_size)[2] for thread in range(self._rows))

    def processor(self) -> int:
        """Processor time in ns that was written last, by all threads together."""
        return sum(_ROW.unpack_from(self._view, thread * self._row_size)[3] for thread in range(self._rows))

    def stop(self) -> None:
        """Ask the process to come to its end."""
        self._view[self._rows * self._row_size] = 1

    def stopped(self) -> bool:
        """Whether the process was asked to."""
        return bool(self._view[self._rows * self._row_size])

    def _all(self, *, torn: bool) -> list[Heartbeat]:
        beats = (self.beat(thread, torn=torn) for thread in range(self._rows))
        return [beat for beat in beats if beat is not None and beat.state != FREE]


def _size(rows: int, longest: int) -> int:
    """Bytes of the memory: the rows, and one byte that asks the process to stop."""
    return rows * (_ROW.size + longest) + 1
