"""Processes and threads save models to cache files and prepare from them at the same time, hundreds of caches in turns;
some files are cut off. What is prepared from a cache must be the model that was saved to it, and none other.
"""

from __future__ import annotations

from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.saved import CacheFolder, need_caching, token_of
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

CLIENTS, THREADS = 3, 3
# Caches that a thread keeps, and elements of a saved constant.
KEPT = 8
WIDTH = 300


def work(client: StressClient) -> None:
    """Save, load and cut caches."""

    def thrash(worker: ClientThread) -> None:
        counts = need_caching(worker)
        kind = find_sum_type(worker)
        request = SumRequest(kind, WIDTH)
        kept: list[tuple[Sum, CacheFolder]] = []
        try:
            for turn in worker.iterations():
                folder = CacheFolder.create(counts, token_of(worker.random.getrandbits(64)))
                constant = numbers_from(worker.random.randrange(1000), WIDTH)
                model = Sum(worker, kind, constant, **folder.arguments)
                model.open()
                model.execute(request, numbers_from(turn, WIDTH), "that is saved to a cache")
                model.close()
                kept.append((model, folder))
                saved, files = worker.random.choice(kept)
                files.load(worker, saved, request, numbers_from(turn, WIDTH), f"one of {len(kept)}")
                if turn % 4 == 0:
                    cut = files.cut(worker.random.random())
                    cut.load(worker, saved, request, numbers_from(turn, WIDTH), "cut off")
                    cut.close()
                if len(kept) > KEPT:
                    kept.pop(0)[1].close()
        finally:
            for _, folder in kept:
                folder.close()

    client.in_threads(THREADS, thrash)


ROLES = (Role(work, CLIENTS),)
