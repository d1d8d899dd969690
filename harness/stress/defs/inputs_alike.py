"""One model is executed with long inputs that agree in all but a few elements, anywhere, and with inputs that it had
before. Each must have its own outputs.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

# Elements of the inputs, the longest beyond 64 KiB in a type of one byte too, and the most that differ.
WIDTHS = (100, 5_000, 70_000)
FEW = 3
# Inputs of the past, of which one comes again in so many executions.
PAST, AGAIN = 16, 4
# Executions of the first model of each width; the next one has twice as many.
TURNS = 100


def work(client: StressClient) -> None:
    """Execute models of each width, one thread for each."""

    def alike(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        width = WIDTHS[worker.number % len(WIDTHS)]
        request = SumRequest(kind, width)
        turns = TURNS
        while True:
            model = Sum(worker, kind, numbers_from(worker.random.randrange(1000), width))
            model.open()
            _execute(worker, model, request, turns)
            model.close()
            turns *= 2

    client.in_threads(len(WIDTHS), alike)


def _execute(worker: ClientThread, model: Sum, request: SumRequest, turns: int) -> None:
    """Execute a model with inputs that each differ a little from the one before, or are one of the last ones."""
    numbers = numbers_from(0, model.constant.size)
    past, ways = [numbers], list(worker.client.ways)
    for turn in range(turns):
        if worker.random.randrange(AGAIN):
            numbers = _changed(worker, numbers)
            past = [*past[-PAST:], numbers]
        else:
            numbers = worker.random.choice(past)
        model.execute(request, numbers, f"execution {turn + 1} of a sum of {numbers.size}", worker.random.choice(ways))


def _changed(worker: ClientThread, numbers: np.ndarray) -> np.ndarray:
    """Return numbers with a few exchanged, often the last ones: their sum stays, and so does any beginning."""
    numbers = numbers.copy()
    for _ in range(worker.random.randint(1, FEW)):
        last = numbers.size - 1
        one = last if not worker.random.randrange(3) else worker.random.randrange(numbers.size)
        # Neighbours differ, so that the exchange shows.
        other = one - 1 if one else 1
        numbers[[one, other]] = numbers[[other, one]]
    return numbers


ROLES = (Role(work),)
