"""Heartbeats can be read by another process, but not in the middle of a write."""

from __future__ import annotations

import os
import struct
import sys
from types import FrameType
from typing import Any

import pytest

from nnconform.harness.process.heartbeats import DRIVER, FREE, OWN, Heartbeats


def test_beats() -> None:
    heartbeats = Heartbeats.create()
    assert heartbeats.beats() == []
    heartbeats.write(3, DRIVER, 7, "execute add")
    heartbeats.write(5, OWN, 2, "comparer " + "é" * 300)
    other = Heartbeats.at(os.dup(heartbeats.memory.fd))
    first, second = other.beats()
    assert (first.thread, first.state, first.done, first.step) == (3, DRIVER, 7, "execute add")
    assert second.step.startswith("comparer éé")
    assert first.silence() >= 0
    assert other.done() == 9
    heartbeats.write(3, FREE, 8, "")
    assert [beat.thread for beat in other.beats()] == [5]
    assert not other.stopped()
    other.stop()
    assert heartbeats.stopped()


def test_a_row_in_the_middle_of_a_write() -> None:
    heartbeats = Heartbeats.create()
    heartbeats.write(0, DRIVER, 1, "execute add")
    struct.pack_into("<Q", heartbeats.memory.view(), 0, 3)
    assert heartbeats.beats() == []
    assert [beat.step for beat in heartbeats.last_steps()] == ["execute add"]
    # A writer that was interrupted and goes on makes the row whole again.
    heartbeats.write(0, OWN, 2, "after execute add")
    assert [beat.step for beat in heartbeats.beats()] == ["after execute add"]


class Interrupted(Exception):
    """The writer died."""


def write_until(heartbeats: Heartbeats, line: int) -> bool:
    """Write, and die before the ``line``th line of the write. Return whether it reached that line."""
    lines = iter(range(line + 1))

    def trace(frame: FrameType, event: str, argument: object) -> Any:
        if frame.f_code is Heartbeats.write.__code__:
            if event == "line" and next(lines) == line:
                raise Interrupted
            return trace
        return None

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        heartbeats.write(0, DRIVER, 2, "bbbbbbbb", 20)
    except Interrupted:
        return True
    finally:
        sys.settrace(before)
    return False


def test_a_writer_that_dies_anywhere_leaves_nothing_that_was_never_written() -> None:
    old, new = (OWN, 1, "aaaa", 10), (DRIVER, 2, "bbbbbbbb", 20)
    seen: set[object] = set()
    line = 0
    while True:
        heartbeats = Heartbeats.create()
        heartbeats.write(0, *old)
        died = write_until(heartbeats, line)
        beats = {(beat.state, beat.done, beat.step, beat.processor) for beat in heartbeats.beats()}
        assert beats <= {old, new}
        assert len(heartbeats.last_steps()) == 1
        seen.update(beats or {"torn"})
        if not died:
            break
        line += 1
    assert seen == {old, new, "torn"}


def test_other_sizes_and_bytes() -> None:
    heartbeats = Heartbeats.create(2, 4096)
    content = bytes(range(256)) * 16
    heartbeats.write(1, OWN, 5, content + b"more", 7_000)
    other = Heartbeats.at(os.dup(heartbeats.memory.fd), 2, 4096)
    (beat,) = other.beats()
    assert (beat.content, beat.processor, other.processor()) == (content, 7_000, 7_000)
    heartbeats.set_state(1, DRIVER)
    assert [beat.state for beat in other.beats()] == [DRIVER]
    assert other.beat(0) is not None
    assert not other.stopped()
    with pytest.raises(struct.error):
        heartbeats.write(2, OWN, 0, "")


def test_a_thread_that_writes_all_the_time_is_never_seen_as_not_begun() -> None:
    heartbeats = Heartbeats.create()
    heartbeats.write(0, OWN, 0, "begun")
    writer = os.fork()
    if not writer:
        while not heartbeats.stopped():
            heartbeats.write(0, DRIVER, 1, "step")
        os._exit(0)
    try:
        assert all(heartbeats.last_steps() for _ in range(3000))
    finally:
        heartbeats.stop()
        os.waitpid(writer, 0)
