"""The client crashes."""

import ctypes

from nnconform.harness.stress.definition import Role


def work(client):
    def crash(worker):
        worker.prepare(worker.pick().case)
        with worker.step("compute", state=1):
            ctypes.string_at(0)

    client.in_threads(2, crash)


ROLES = (Role(work),)
