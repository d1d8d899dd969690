"""The client dies of a real-time signal."""

import os
import signal

from nnconform.harness.stress.definition import Role


def work(client):
    def die(worker):
        with worker.step("compute"):
            os.kill(os.getpid(), signal.SIGRTMIN + 2)
            signal.pause()

    client.run_in_this_thread(die)


ROLES = (Role(work),)
