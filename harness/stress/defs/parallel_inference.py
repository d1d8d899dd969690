"""Many threads of one client execute at once, on models that they share and on their own models, which they prepare and
close meanwhile. Every output is compared. The driver must release the resources of all that is closed.
"""

from __future__ import annotations

from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.stress.client import ClientThread, StressClient, VerifiedCase
from nnconform.harness.stress.definition import Role

THREADS = 8
# One in so many turns uses a model of the thread's own.
OWN = 4


def work(client: StressClient) -> None:
    """Prepare the shared models, and execute."""
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
