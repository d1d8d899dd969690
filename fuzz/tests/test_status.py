"""Tests of the status of a worker, which the campaign can read also after the worker has died."""

from __future__ import annotations

import os
import struct
import time

from nnconform.fuzz.status import LARGEST, WorkerStatus
from nnconform.harness.results.verdict import Stage


def test_an_input_from_its_beginning_to_its_end() -> None:
    status = WorkerStatus.create()
    reader = WorkerStatus.at(os.dup(status.descriptor))
    assert (reader.current_input(), reader.count(), reader.processor()) == (None, 0, 0)
    data = bytes(LARGEST)
    status.begin(1, data)
    current = reader.current_input()
    assert current is not None
    assert (current.data, current.stage, reader.count()) == (data, Stage.LOAD, 1)
    assert 0 < current.since <= time.monotonic_ns()
    assert reader.processor() > 0
    for stage in Stage:
        status.at_stage(stage)
        current = reader.current_input()
        assert current is not None
        assert (current.data, current.stage) == (data, stage)
    status.end()
    assert (reader.current_input(), reader.count()) == (None, 1)
    status.begin(2, b"")
    current = reader.current_input()
    assert current is not None
    assert (current.data, current.stage, reader.count()) == (b"", Stage.LOAD, 2)


def test_a_write_under_way_is_no_input_but_of_the_dead() -> None:
    status = WorkerStatus.create()
    status.begin(1, b"abcd")
    # The number of the write, at the beginning of the row, is odd while it is under way.
    memory = os.fdopen(os.dup(status.descriptor), "r+b", buffering=0)
    with memory:
        os.pwrite(memory.fileno(), struct.pack("<Q", 3), 0)
    assert status.current_input() is None
    current = status.current_input(torn=True)
    assert current is not None
    assert current.data == b"abcd"
