"""The client hangs in its own code."""

import threading

from nnconform.harness.stress.definition import Role


def work(client):
    def hang(worker):
        worker.prepare(worker.pick().case)
        threading.Event().wait()

    client.in_threads(1, hang)


ROLES = (Role(work),)
