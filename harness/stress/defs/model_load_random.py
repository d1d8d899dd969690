"""Several threads load random models, use them once or never, and close them at random times. The models are valid ones
drawn from the definitions, and cases whose outputs are compared; some are closed during an execution.
"""

from __future__ import annotations

from nnconform.harness.generate.choices import Choices
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role

THREADS = 4


def work(client: StressClient) -> None:
    """Load models."""

    def load(worker: ClientThread) -> None:
        for turn in worker.iterations():
            match turn % 4:
                case 0 | 1:
                    worker.load(Choices.from_seed(worker.random.getrandbits(48)))
                case 2:
                    worker.use(worker.pick())
                case 3:
                    each = worker.pick()
                    prepared = worker.prepare(each.case)
                    if "asynchronous" in each.ways:
                        worker.close_under_way(prepared, each.case)
                    else:
                        worker.close(prepared, each.case.name)
            worker.pause(0.005)

    client.in_threads(THREADS, load)


# Not memory: a driver may keep some for each kind of model.
AT_REST = ("descriptors", "threads", "processes")
ROLES = (Role(work),)
