"""The driver's process is killed while it prepares, executes and saves to cache files, and is started again. It must
start, and what it prepares from the files that its last lives left is the model that was saved, or none.
"""

from __future__ import annotations

import time

from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.own_driver import OwnDriver
from nnconform.harness.stress.saved import CacheFolder, cache_files, token_of
from nnconform.harness.stress.sums import Sum, SumRequest, drawn_numbers, find_sum_type, numbers_from

THREADS = 2
# Elements of a constant: saving it takes a while, in which the driver may be killed.
WIDTH = 20_000
# The driver is killed within the time that it takes to save so many models; caches of earlier lives that are tried.
SAVES, KEPT = 3, 4
# Lives that a test has at least.
LIVES = 3


def work(client: StressClient) -> None:
    """Start a driver, look at what its last life left, and kill it at work."""

    def live(worker: ClientThread) -> None:
        driver = OwnDriver(worker)
        left: list[tuple[Sum, CacheFolder]] = []
        try:
            for turn in worker.iterations():
                client.needs_more_time = driver.lives < LIVES
                with driver.life() as pid:
                    kind = find_sum_type(worker)
                    request = SumRequest(kind, WIDTH)
                    for saved, folder in left:
                        folder.load(worker, saved, request, numbers_from(turn, WIDTH), "of a life that was killed")
                    began = time.monotonic()
                    _save(worker, left, request)
                    with driver.killed(pid, SAVES * (time.monotonic() - began)):
                        while True:
                            _save(worker, left, request)
                while len(left) > KEPT:
                    left.pop(0)[1].close()
        finally:
            for _, folder in left:
                folder.close()

    client.in_threads(THREADS, live)


def _save(worker: ClientThread, left: list[tuple[Sum, CacheFolder]], request: SumRequest) -> None:
    """Save a model to a cache, if the driver has any, and execute it."""
    folder = CacheFolder.create(cache_files(worker), token_of(worker.random.getrandbits(64)))
    model = Sum(worker, request.kind, drawn_numbers(worker.random, WIDTH), **folder.arguments)
    left.append((model, folder))
    model.open()
    model.execute(request, numbers_from(len(left), WIDTH), "of a driver that is killed")
    model.close()


# Each life is a process of its own; the one that all clients share does nothing.
AT_REST = ()
ROLES = (Role(work),)
