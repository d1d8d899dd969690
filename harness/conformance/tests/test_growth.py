"""The usage of a process, and which growth counts as a leak."""

from __future__ import annotations

import os
import threading

from nnconform.harness.conformance.support.growth import growth
from nnconform.harness.process.usage import Usage, usage

EACH = Usage(4, 4, 1 << 20)


def test_what_grows_each_time_is_found() -> None:
    resources: list[int] = []
    over = threading.Event()
    threads: list[threading.Thread] = []

    def leak() -> None:
        resources.extend(os.eventfd(0) for _ in range(4))
        threads.extend(threading.Thread(target=over.wait) for _ in range(4))
        for thread in threads[-4:]:
            thread.start()

    try:
        lines = growth(os.getpid(), leak, 3, EACH)
    finally:
        over.set()
        for thread in threads:
            thread.join()
        for descriptor in resources:
            os.close(descriptor)
    assert [line.partition(":")[0] for line in lines] == ["descriptors", "threads"]


def test_what_grows_once_is_not() -> None:
    resources: list[int] = []

    def allocate_once() -> None:
        if not resources:
            resources.extend(os.eventfd(0) for _ in range(16))

    try:
        assert growth(os.getpid(), allocate_once, 3, EACH) == []
    finally:
        for descriptor in resources:
            os.close(descriptor)


def test_memory_counts() -> None:
    resources: list[bytes] = []
    # Far more than earlier tests may be releasing.
    lines = growth(os.getpid(), lambda: resources.append(b"\x01" * (64 << 20)), 3, EACH)
    assert [line.partition(":")[0] for line in lines] == ["memory"]
    assert usage(os.getpid()).threads >= threading.active_count()
