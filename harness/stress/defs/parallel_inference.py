"""Many threads of one client infer at once: on models that they share, and on models of their own that they prepare and
close meanwhile. Every answer is compared. What that took is given back.
"""

from __future__ import annotations

from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.stress.client import ClientThread, StressClient, VerifiedCase
from nnconform.harness.stress.definition import Role

THREADS = 8
# Of so many turns one is with a model of the thread's own.
OWN = 4


def work(client: StressClient) -> None:
    """Prepare what is shared, and infer."""
    shared: list[tuple[VerifiedCase, PreparedModel]] = []

    def share(worker: ClientThread) -> None:
        shared.extend((each, worker.prepare(each.case)) for each in client.usable)

    def infer(worker: ClientThread) -> None:
        for turn in worker.iterations():
            if turn % OWN == 0:
                worker.use(worker.pick(), times=2)
                continue
            each, prepared = worker.random.choice(shared)
            worker.execute(prepared, each.case, worker.random.choice(each.ways))

    client.run_in_this_thread(share)
    client.in_threads(THREADS, infer)


ROLES = (Role(work),)
