"""Ever more models are alive at once, equal but for one constant somewhere, up to thousands or as many as the driver
has room for. The oldest, and any other, must compute what it did; when half of them have gone, there is room again.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

# Models alive: the first number, and the last, which each doubling reaches if time allows.
FIRST, LAST = 64, 4096
# Elements of the constant: more bytes than a digest of its beginning has.
WIDTH = 2000
# Models used, beside the oldest and the newest, for each that is prepared.
USED = 2
# What a driver without room for another model may return.
NO_ROOM = (
    ErrorStatus.GENERAL_FAILURE,
    ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT,
    ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT,
)


def work(client: StressClient) -> None:
    """Prepare models, use the oldest and some others, close half of them, and begin with twice as many."""

    def fill(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        request = SumRequest(kind, WIDTH)
        alive: list[Sum] = []
        most = FIRST
        for _ in worker.iterations():
            full = False
            while len(alive) < most and not full:
                model = Sum(worker, kind, _constant(worker))
                # Two at a time are not too many for any driver.
                full = not model.open(NO_ROOM if len(alive) > 1 else ())
                alive += [] if full else [model]
                for place in (0, -1, *(worker.random.randrange(len(alive)) for _ in range(USED))):
                    _use(worker, alive, place, request)
            # All of them, the one used longest ago first.
            for place in range(len(alive)):
                _use(worker, alive, place, request)
            worker.counted["models alive"] = max(worker.counted["models alive"], len(alive))
            worker.random.shuffle(alive)
            for model in alive[::2]:
                model.close()
            alive = alive[1::2]
            most = most if full else min(2 * most, LAST)

    client.run_in_this_thread(fill)


def _constant(worker: ClientThread) -> np.ndarray:
    """Return the constant of all models but for one element, which is another value."""
    numbers = numbers_from(0, WIDTH)
    numbers[worker.random.randrange(WIDTH)] = numbers_from(worker.random.randrange(1, 31), 1)[0] + 1
    return numbers


def _use(worker: ClientThread, alive: list[Sum], place: int, request: SumRequest) -> None:
    numbers = numbers_from(worker.random.randrange(31), WIDTH)
    alive[place].execute(request, numbers, f"of model {place % len(alive) + 1} of {len(alive)} alive")


# Not memory: it holds more models in each round.
AT_REST = ("descriptors", "threads", "processes")
ROLES = (Role(work),)
