"""Several clients, each a process with several threads, use the driver at once, and each gets its own answers. What
that took is given back with them.
"""

from __future__ import annotations

from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role

CLIENTS = 4
THREADS = 3


def work(client: StressClient) -> None:
    """Prepare, infer a few times, close, and so on."""

    def infer(worker: ClientThread) -> None:
        for _ in worker.iterations():
            worker.use(worker.pick(), times=worker.random.randint(1, 4))

    client.in_threads(THREADS, infer)


ROLES = (Role(work, CLIENTS),)
