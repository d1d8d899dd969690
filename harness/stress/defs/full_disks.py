"""The disk is full for the files that the driver writes to: caches of which it can write nothing, or only the first
bytes. No preparation fails because of its cache, and what is prepared from such files is the right model or none.
"""

from __future__ import annotations

import fcntl
import os
from functools import partial

from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.saved import CacheFolder, empty_file, need_caching, token_of
from nnconform.harness.stress.sums import Sum, SumRequest, drawn_numbers, find_sum_type, numbers_from

THREADS = 3
WIDTH = 6_000
# A file has room for at most so many bytes: some for all that a driver writes of a small model, some for a part.
LARGEST = 30_000


def full() -> int:
    """Return the device that is always full (null(4))."""
    return os.open("/dev/full", os.O_RDWR | os.O_CLOEXEC)


def with_room(size: int) -> int:
    """Return a file that holds ``size`` bytes and cannot grow beyond (F_SEAL_GROW of fcntl(2))."""
    file = os.memfd_create("nnconform-cache", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    os.ftruncate(file, size)
    fcntl.fcntl(file, fcntl.F_ADD_SEALS, fcntl.F_SEAL_GROW)
    return file


def _any_file(worker: ClientThread) -> int:
    match worker.random.randrange(3):
        case 0:
            return empty_file()
        case 1:
            return full()
        case _:
            return with_room(worker.random.randrange(LARGEST))


def work(client: StressClient) -> None:
    """Save to files without room, and prepare from them."""

    def save(worker: ClientThread) -> None:
        counts = need_caching(worker)
        kind = find_sum_type(worker)
        request = SumRequest(kind, WIDTH)
        for turn in worker.iterations():
            folder = CacheFolder.create(counts, token_of(turn), partial(_any_file, worker))
            model = Sum(worker, kind, drawn_numbers(worker.random, WIDTH), **folder.arguments)
            # Raises if it is refused, for whatever reason.
            model.open()
            model.execute(request, numbers_from(turn, WIDTH), "whose cache has no room")
            model.close()
            loaded = folder.load(worker, model, request, numbers_from(turn, WIDTH), "a full disk's")
            worker.counted["caches saved"] += loaded
            folder.close()

    client.in_threads(THREADS, save)


ROLES = (Role(work),)
