"""Clients are killed in the middle of what they do. The driver lives on, gives back what they held, and serves another
client as if nothing were, whose every answer is compared.
"""

from __future__ import annotations

from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role

VICTIMS = 2
THREADS = 3
KILLED_AFTER = (0.0, 0.3)


def be_killed(client: StressClient) -> None:
    """Prepare, execute, close with executions under way: whatever comes, until the end."""

    def infer(worker: ClientThread) -> None:
        for _ in worker.iterations():
            each = worker.pick()
            prepared = worker.prepare(each.case)
            # At random: a client that is killed soon does it as well.
            if "asynchronous" in each.ways and not worker.random.randrange(3):
                worker.close_under_way(prepared, each.case)
                continue
            for _ in range(3):
                worker.execute(prepared, each.case, worker.random.choice(each.ways))
            # What is not closed is the driver's to give back with the client.

    client.in_threads(THREADS, infer)


def live_on(client: StressClient) -> None:
    """Infer without haste."""

    def infer(worker: ClientThread) -> None:
        for _ in worker.iterations():
            worker.use(worker.pick())
            worker.pause(0.01)

    client.run_in_this_thread(infer)


ROLES = (Role(live_on), Role(be_killed, VICTIMS, KILLED_AFTER))
