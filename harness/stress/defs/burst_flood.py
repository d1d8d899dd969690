"""Dozens of bursts are open at once, and threads flood them with requests whose memories are known by the same slots in
each. Memories are freed and others take their slots. Each burst must use its own.
"""

from __future__ import annotations

from nnconform.harness.driver.interface import Burst
from nnconform.harness.execution.paths import open_burst
from nnconform.harness.results.verdict import Stage
from nnconform.harness.stress.client import BUSY, ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.launched import need_path
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

# Bursts of each thread, and requests to one of them in a row.
BURSTS = 12
FLOOD = 10
THREADS = 3


class _Channel:
    """A burst with the memory that it knows by slots 0 and 1."""

    def __init__(self, model: Sum, kind_request: SumRequest, burst: Burst) -> None:
        self.model, self.request, self.burst = model, kind_request, burst

    def flood(self, worker: ClientThread, start: int, what: str) -> None:
        """Send requests in quick succession, and compare each."""
        for number in range(start, start + FLOOD):
            numbers = numbers_from(number)
            self.request.fill(numbers)
            with worker.step(Stage.EXECUTE, what):
                result = self.burst.execute_synchronously(self.request.request, (0, 1))
            worker.counted["executions"] += 1
            if result.status not in BUSY:
                self.request.expect(result, numbers + self.model.constant, what)

    def change_memory(self, worker: ClientThread, request: SumRequest) -> None:
        """Free the memories of both slots, and use others from now on."""
        with worker.step(Stage.EXECUTE, "free_memory of a burst"):
            for slot in (0, 1):
                self.burst.free_memory(slot)
        self.request = request


def work(client: StressClient) -> None:
    """Open bursts, flood them, change their memories, and open some of them anew."""

    def flood(worker: ClientThread) -> None:
        need_path(worker, "burst")
        kind = find_sum_type(worker)
        models = [Sum(worker, kind, numbers_from(place)) for place in range(3)]
        for model in models:
            model.open()

        def another(place: int) -> _Channel:
            model = models[place % len(models)]
            assert model.prepared is not None
            with worker.step(Stage.EXECUTE, "open a burst"):
                return _Channel(model, SumRequest(kind), open_burst(model.prepared))

        channels = [another(place) for place in range(BURSTS)]
        for turn in worker.iterations():
            place = worker.random.randrange(BURSTS)
            channels[place].flood(worker, turn, f"burst {place} of {BURSTS} that are open")
            match worker.random.randrange(4):
                case 0:
                    channels[place].change_memory(worker, SumRequest(kind))
                case 1:
                    with worker.step(Stage.CLOSE, "a burst"):
                        channels[place].burst.close()
                    channels[place] = another(place)

    client.in_threads(THREADS, flood)


ROLES = (Role(work),)
