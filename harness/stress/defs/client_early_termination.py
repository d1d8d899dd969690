"""Clients are killed at random times. The driver must survive, release what they held, and serve another client, all of
whose outputs are compared, without failures.
"""

from __future__ import annotations

from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role

VICTIMS = 2
THREADS = 3
KILLED_AFTER = (0.0, 0.3)


def be_killed(client: StressClient) -> None:
    """Prepare, execute, and close during executions, until killed."""

    def infer(worker: ClientThread) -> None:
        for _ in worker.iterations():
            each = worker.pick()
            prepared = worker.prepare(each.case)
            # At random, so that a client that is killed early does it too.
            if "asynchronous" in each.ways and not worker.random.randrange(3):
                worker.close_under_way(prepared, each.case)
                continue
            for _ in range(3):
                worker.execute(prepared, each.case, worker.random.choice(each.ways))
            # Models that are not closed must be released by the driver when the client dies.

    client.in_threads(THREADS, infer)


def live_on(client: StressClient) -> None:
    """Execute cases with pauses."""

    def infer(worker: ClientThread) -> None:
        for _ in worker.iterations():
            worker.use(worker.pick())
            worker.pause(0.01)

    client.run_in_this_thread(infer)


ROLES = (Role(live_on), Role(be_killed, VICTIMS, KILLED_AFTER))
