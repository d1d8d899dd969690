"""Counts the threads of its clients."""

from __future__ import annotations

from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role


def work(client: StressClient) -> None:
    """Count each thread as one preparation, and show its number."""

    def count(worker: ClientThread) -> None:
        worker.counted["preparations"] += 1
        worker.largest |= {"the last thread": worker.number}

    client.in_threads(2, count)


AT_REST = ()
ROLES = (Role(work, 2),)
