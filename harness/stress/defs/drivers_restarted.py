"""The driver's process ends in order and is started again, many times. Each life is as the first one was: it
reports the same, computes the same, and prepares from caches of earlier lives what was saved, or nothing.
"""

from __future__ import annotations

from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.own_driver import OwnDriver
from nnconform.harness.stress.saved import CacheFolder, cache_files, token_of
from nnconform.harness.stress.sums import Sum, SumRequest, drawn_numbers, find_sum_type, numbers_from

WIDTH = 300
# Models of each life, and caches of earlier lives that are tried.
MODELS, KEPT = 4, 12
# Lives that a test has at least.
LIVES = 3


def work(client: StressClient) -> None:
    """Start a driver, try the caches of its earlier lives, save others, and end it."""

    def live(worker: ClientThread) -> None:
        driver = OwnDriver(worker)
        left: list[tuple[Sum, CacheFolder]] = []
        first = ""
        try:
            for turn in worker.iterations():
                client.needs_more_time = driver.lives < LIVES
                with driver.life():
                    with worker.step(Stage.QUERY, "what the driver is"):
                        said = repr((worker.session.describe(), worker.session.device().capabilities()))
                    first = first or said
                    if said != first:
                        text = f"life {driver.lives} of the driver reports {said}, the first reported {first}"
                        raise VerdictReached(Verdict.ERROR, text)
                    request = SumRequest(find_sum_type(worker), WIDTH)
                    saved = [_save(worker, request, turn + place) for place in range(MODELS)]
                    for model, folder in left:
                        folder.load(worker, model, request, numbers_from(turn, WIDTH), "of an earlier life")
                worker.counted["drivers restarted"] += 1
                left += saved
                while len(left) > KEPT:
                    left.pop(0)[1].close()
        finally:
            for _, folder in left:
                folder.close()

    client.run_in_this_thread(live)


def _save(worker: ClientThread, request: SumRequest, turn: int) -> tuple[Sum, CacheFolder]:
    folder = CacheFolder.create(cache_files(worker), token_of(worker.random.getrandbits(64)))
    model = Sum(worker, request.kind, drawn_numbers(worker.random, WIDTH), **folder.arguments)
    model.open()
    model.execute(request, numbers_from(turn, WIDTH), "of a new life")
    model.close()
    return model, folder


# Each life is a process of its own; the one that all clients share does nothing.
AT_REST = ()
ROLES = (Role(work),)
