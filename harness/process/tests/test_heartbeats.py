"""What is written on the board can be read by another process, and by nobody in the middle of a write."""

from __future__ import annotations

import os
import struct

from nnconform.harness.model.memory import Memory
from nnconform.harness.process.heartbeats import DRIVER, FREE, OWN, SIZE, Board


def test_beats():
    board = Board.create()
    assert board.beats() == []
    board.write(3, DRIVER, 7, "execute add")
    board.write(5, OWN, 2, "comparer " + "é" * 300)
    other = Board(Memory(os.dup(board.memory.fd), SIZE))
    first, second = other.beats()
    assert (first.thread, first.state, first.done, first.step) == (3, DRIVER, 7, "execute add")
    assert second.step.startswith("comparer éé")
    assert first.silence() >= 0
    assert other.done() == 9
    board.write(3, FREE, 8, "")
    assert [beat.thread for beat in other.beats()] == [5]
    assert not other.stopped()
    other.stop()
    assert board.stopped()


def test_a_row_in_the_middle_of_a_write():
    board = Board.create()
    board.write(0, DRIVER, 1, "execute add")
    struct.pack_into("<Q", board.memory.view(), 0, 3)
    assert board.beats() == []
    assert [beat.step for beat in board.last_words()] == ["execute add"]
