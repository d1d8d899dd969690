"""Heartbeats: shared memory in which each thread of a supervised process writes its current step, for its supervisor.

A write takes about a microsecond and no system call. The last step stays readable after the process has died of any
cause. Each row has a counter that is odd while the row is being written.
"""

from __future__ import annotations

import struct
import time

import msgspec

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


class Heartbeat(msgspec.Struct, frozen=True):
    """The last write of a thread. ``since`` is in ns of CLOCK_MONOTONIC, ``processor`` in ns of processor time."""

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
        """Return the seconds since the write."""
        return (time.monotonic_ns() - self.since) / 1e9


class Heartbeats:
    """The rows of one process, mapped in it and its supervisor. Both use the same ``rows`` and ``longest`` (bytes)."""

    def __init__(self, memory: Memory, rows: int = ROWS, longest: int = LONGEST) -> None:
        self.memory, self._rows, self._longest = memory, rows, longest
        self._view = memory.view()
        self._row_size = _ROW.size + longest

    @classmethod
    def create(cls, rows: int = ROWS, longest: int = LONGEST) -> Heartbeats:
        """Return new rows, all of them FREE."""
        return cls(Memory.create(_size(rows, longest), "nnconform-beats"), rows, longest)

    @classmethod
    def at(cls, descriptor: int, rows: int = ROWS, longest: int = LONGEST) -> Heartbeats:
        """Return the rows behind a descriptor, which the new object owns."""
        return cls(Memory(descriptor, _size(rows, longest)), rows, longest)

    def write(self, thread: int, state: int, done: int, step: str | bytes, processor: int = 0) -> None:
        """Write the current step of ``thread``, cut to the longest text. Only one thread may write a row."""
        start = thread * self._row_size
        (number,) = _NUMBER.unpack_from(self._view, start)
        content = (step.encode() if isinstance(step, str) else step)[: self._longest]
        _NUMBER.pack_into(self._view, start, number | 1)
        self._view[start + _ROW.size : start + _ROW.size + len(content)] = content
        # In one piece: pack_into clears the row first, and a reader would see a thread that has not begun.
        row = _ROW.pack(number | 1, time.monotonic_ns(), done, processor, state, len(content))
        self._view[start : start + _ROW.size] = row
        _NUMBER.pack_into(self._view, start, (number | 1) + 1)

    def set_state(self, thread: int, state: int) -> None:
        """Change only the state: one byte, which cannot be torn."""
        self._view[thread * self._row_size + _STATE] = state

    def beats(self) -> list[Heartbeat]:
        """Return the last write of each thread. A row in the middle of a write is left out: its thread is alive."""
        return self._all(torn=False)

    def last_steps(self) -> list[Heartbeat]:
        """Return the same for a process that has died: a row left in the middle of a write is included as far as
        written.
        """
        return self._all(torn=True)

    def beat(self, thread: int, *, torn: bool = False) -> Heartbeat | None:
        """Return the last write of a thread, also if it is FREE; None in the middle of a write, unless ``torn``."""
        start = thread * self._row_size
        row = bytes(self._view[start : start + self._row_size])
        number, since, done, processor, state, length = _ROW.unpack_from(row)
        (after,) = _NUMBER.unpack_from(self._view, start)
        if not torn and (number % 2 or after != number):
            return None
        return Heartbeat(thread, state, since, done, processor, row[_ROW.size : _ROW.size + length])

    def done(self) -> int:
        """Return the number of finished steps of all threads."""
        return sum(_ROW.unpack_from(self._view, thread * self._row_size)[2] for thread in range(self._rows))

    def processor(self) -> int:
        """Return the processor time of all threads in ns, as last written."""
        return sum(_ROW.unpack_from(self._view, thread * self._row_size)[3] for thread in range(self._rows))

    def stop(self) -> None:
        """Ask the process to stop."""
        self._view[self._rows * self._row_size] = 1

    def stopped(self) -> bool:
        """Return whether the process was asked to stop."""
        return bool(self._view[self._rows * self._row_size])

    def _all(self, *, torn: bool) -> list[Heartbeat]:
        # Most rows are nobody's: a supervisor looks at all of them twenty times a second.
        states = self._view[_STATE : self._rows * self._row_size : self._row_size].tolist()
        beats = (self.beat(thread, torn=torn) for thread, state in enumerate(states) if state != FREE)
        return [beat for beat in beats if beat is not None and beat.state != FREE]


def _size(rows: int, longest: int) -> int:
    """Return the bytes of the memory: the rows, and one byte that asks the process to stop."""
    return rows * (_ROW.size + longest) + 1
