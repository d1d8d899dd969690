"""Limits on another process hold within the block, and not after it."""

from __future__ import annotations

import mmap
import os
import resource
import subprocess
import sys
import threading
import time

import pytest

from nnconform.harness.process.limits import limited, no_more_descriptors, no_more_memory, no_more_threads
from nnconform.harness.process.usage import processor_time

ROOM = 32 << 20


def test_no_descriptors():
    me = os.getpid()
    gap = os.dup(0)
    os.close(os.dup(0))
    with limited(me, no_more_descriptors(me)), pytest.raises(OSError, match="Too many open files"):
        os.dup(0)
    os.close(os.dup(0))
    os.close(gap)
    # A number that is free below the highest in use is not to be had either.
    low, high = os.dup(0), os.dup(0)
    os.close(low)
    with limited(me, no_more_descriptors(me)), pytest.raises(OSError, match="Too many open files"):
        os.dup(0)
    os.close(high)


def test_no_memory():
    me = os.getpid()
    with limited(me, no_more_memory(me, ROOM)):
        mmap.mmap(-1, ROOM // 4).close()
        with pytest.raises(OSError, match="Cannot allocate"):
            mmap.mmap(-1, 2 * ROOM)
    mmap.mmap(-1, 2 * ROOM).close()


def test_no_threads():
    me, before = os.getpid(), threading.stack_size(48 << 20)
    thread = threading.Thread(target=time.monotonic)
    try:
        with limited(me, no_more_threads(me)), pytest.raises(RuntimeError, match="can't start new thread"):
            thread.start()
        other = threading.Thread(target=time.monotonic)
        other.start()
        other.join()
    finally:
        threading.stack_size(before)


def test_a_lower_limit_stays_and_the_end_of_the_process_is_no_error():
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    wanted = resource.prlimit(child.pid, resource.RLIMIT_NOFILE)
    with limited(child.pid, {resource.RLIMIT_NOFILE: 40}):
        with limited(child.pid, {resource.RLIMIT_NOFILE: 50}):
            assert resource.prlimit(child.pid, resource.RLIMIT_NOFILE) == (40, wanted[1])
        assert resource.prlimit(child.pid, resource.RLIMIT_NOFILE) == (40, wanted[1])
    assert resource.prlimit(child.pid, resource.RLIMIT_NOFILE) == wanted
    with limited(child.pid, {resource.RLIMIT_NOFILE: 40}):
        child.kill()
        child.communicate()
    with pytest.raises(ProcessLookupError), limited(child.pid, {resource.RLIMIT_NOFILE: 40}):
        pass
    with pytest.raises(OSError, match="Invalid argument"):
        processor_time(child.pid)


def test_processor_time_counts_work_and_not_waiting():
    me = os.getpid()
    began, until = processor_time(me), time.thread_time() + 0.05
    while time.thread_time() < until:
        pass
    worked = processor_time(me)
    assert worked - began >= 45_000_000
