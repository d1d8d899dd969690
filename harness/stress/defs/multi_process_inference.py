"""Several clients, each a process with several threads, use the driver at once, and each must get its own outputs. The
driver must release all resources of clients that have gone.
"""

from __future__ import annotations

from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role

CLIENTS = 4
THREADS = 3


def work(client: StressClient) -> None:
    """Prepare, execute a few times and close, repeatedly."""

    def infer(worker: ClientThread) -> None:
        for _ in worker.iterations():
            worker.use(worker.pick(), times=worker.random.randint(1, 4))

    client.in_threads(THREADS, infer)


ROLES = (Role(work, CLIENTS),)
