"""Several clients, each a process with several threads, prepare models at the same moment: the same ones, and ones that
differ in a constant alone. Each must get the model that it asked for, and what a client prepared goes with it.
"""

from __future__ import annotations

from functools import cache

from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.sums import WIDTH, Sum, SumRequest, find_sum_type, numbers_from

CLIENTS, THREADS = 4, 2
# Constants among which a model's is: few, so that clients prepare equal models too.
CONSTANTS = 7
# Elements of a constant: most are small, and some so large that a driver brings them to the device in a way of its own.
WIDTHS = (WIDTH, WIDTH, WIDTH, 40_000)
# One turn in so many uses a case of the survey.
CASES = 4

_numbers = cache(numbers_from)


def work(client: StressClient) -> None:
    """Prepare, execute once, and close."""

    def load(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        requests = {width: SumRequest(kind, width) for width in WIDTHS}
        for turn in worker.iterations():
            if client.usable and turn % CASES == 0:
                worker.use(worker.pick())
                continue
            width = worker.random.choice(WIDTHS)
            model = Sum(worker, kind, _numbers(worker.random.randrange(CONSTANTS), width))
            model.open()
            numbers = _numbers(turn % CONSTANTS, width)
            model.execute(requests[width], numbers, "of a model that others prepare too")
            model.close()

    client.in_threads(THREADS, load)


ROLES = (Role(work, CLIENTS),)
