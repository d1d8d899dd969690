"""What a process holds, and what counts as holding more and more."""

from __future__ import annotations

import os
import threading

from nnconform.harness.conformance.support.growth import growth
from nnconform.harness.process.usage import Usage, usage

EACH = Usage(4, 4, 1 << 20)


def test_what_grows_each_time_is_found() -> None:
    kept: list[int] = []
    over = threading.Event()
    threads: list[threading.Thread] = []

    def leak() -> None:
        kept.extend(os.eventfd(0) for _ in range(4))
        threads.extend(threading.Thread(target=over.wait) for _ in range(4))
        for thread in threads[-4:]:
            thread.start()

    try:
        found = growth(os.getpid(), leak, 3, EACH)
    finally:
        over.set()
        for thread in threads:
            thread.join()
        for descriptor in kept:
            os.close(descriptor)
    assert [line.partition(":")[0] for line in found] == ["descriptors", "threads"]


def test_what_grows_once_is_not() -> None:
    kept: list[int] = []

    def take() -> None:
        if not kept:
            kept.extend(os.eventfd(0) for _ in range(16))

    try:
        assert growth(os.getpid(), take, 3, EACH) == []
    finally:
        for descriptor in kept:
            os.close(descriptor)


def test_memory_counts() -> None:
    kept: list[bytes] = []
    # Far more than what the tests before this one may be giving back.
    found = growth(os.getpid(), lambda: kept.append(b"\x01" * (64 << 20)), 3, EACH)
    assert [line.partition(":")[0] for line in found] == ["memory"]
    assert usage(os.getpid()).threads >= threading.active_count()
