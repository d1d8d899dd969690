"""Queues in shared memory: order, room, wrap-around, and untrusted counters."""

from __future__ import annotations

import fcntl
import os
import struct

import pytest

from nnconform.harness.driver.fences import FenceState, state_of
from nnconform.harness.driver.message_queue import DATUM_SIZE, BrokenQueueError, MessageQueue, memory_size


def datums(*numbers: int) -> bytes:
    return b"".join(bytes([number]) * DATUM_SIZE for number in numbers)


def test_what_is_written_is_read_once_and_in_order() -> None:
    ours = MessageQueue.create(4)
    theirs = ours.other_side()
    assert theirs.read() == b""
    assert ours.write(datums(1, 2))
    assert ours.write(datums(3))
    assert theirs.read() == datums(1, 2, 3)
    assert theirs.read() == b""


def test_the_bell_rings_from_the_write_to_the_read() -> None:
    ours = MessageQueue.create(4)
    theirs = ours.other_side()
    assert state_of(theirs.bell) is FenceState.PENDING
    ours.write(datums(1))
    assert state_of(theirs.bell) is FenceState.SIGNALLED
    theirs.read()
    assert state_of(theirs.bell) is FenceState.PENDING


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_round_and_round(size: int) -> None:
    ours = MessageQueue.create(5)
    theirs = ours.other_side()
    for turn in range(20):
        packet = datums(*range(turn, turn + size))
        assert ours.write(packet)
        assert theirs.read() == packet


def test_a_packet_without_room_is_not_written_in_part() -> None:
    ours = MessageQueue.create(3)
    theirs = ours.other_side()
    assert not ours.write(datums(1, 2, 3, 4))
    assert ours.write(datums(1, 2))
    assert not ours.write(datums(3, 4))
    assert theirs.read() == datums(1, 2)
    assert ours.write(datums(3, 4, 5))
    assert theirs.read() == datums(3, 4, 5)


def test_the_memory_is_as_documented() -> None:
    ours = MessageQueue.create(2)
    theirs = ours.other_side()
    ours.write(datums(7))
    theirs.read()
    ours.write(datums(8, 9))
    content = os.pread(ours.fd, memory_size(2), 0)
    assert len(content) == 64 + 2 * 24
    assert struct.unpack_from("<QQ", content) == (3, 1)
    assert content[64:] == datums(9, 8)


@pytest.mark.parametrize("more", [5, 2**40, 2**63, 2**64 - 1])
def test_more_than_there_can_be_is_not_believed(more: int) -> None:
    ours = MessageQueue.create(4)
    theirs = ours.other_side()
    ours.publish_wrong_counter(more)
    with pytest.raises(BrokenQueueError):
        theirs.read()
    assert ours.write(datums(1))
    assert theirs.read() == datums(1)


def test_a_reader_that_says_nonsense_makes_no_room() -> None:
    ours = MessageQueue.create(2)
    ours.write(datums(1, 2))
    for read in (3, 2**64 - 1):
        os.pwrite(ours.fd, struct.pack("<Q", read), 8)
        assert not ours.write(datums(3))


@pytest.mark.parametrize("capacity", [0, -1, 2**20 + 1])
def test_capacities_that_no_queue_has(capacity: int) -> None:
    with pytest.raises(ValueError, match="holds 1 to"):
        MessageQueue.create(capacity)


def test_what_is_no_queue_is_not_taken() -> None:
    fd, bell = os.memfd_create("test", os.MFD_ALLOW_SEALING), os.eventfd(0)
    reading, writing = os.pipe()
    try:
        with pytest.raises(ValueError, match="needs 88 bytes"):
            MessageQueue(fd, bell, 1)
        os.ftruncate(fd, 4096)
        with pytest.raises(ValueError, match="sealed with F_SEAL_SHRINK"):
            MessageQueue(fd, bell, 1)
        fcntl.fcntl(fd, fcntl.F_ADD_SEALS, fcntl.F_SEAL_SHRINK)
        with pytest.raises(ValueError, match="bell must be an eventfd"):
            MessageQueue(fd, reading, 1)
        queue = MessageQueue(os.dup(fd), os.dup(bell), 1)
        queue.close()
    finally:
        for each in (fd, bell, reading, writing):
            os.close(each)


def test_descriptors_are_closed_with_the_queue() -> None:
    before = len(os.listdir("/proc/self/fd"))
    queue = MessageQueue.create()
    other = queue.other_side()
    queue.close()
    queue.close()
    del other
    assert len(os.listdir("/proc/self/fd")) <= before
