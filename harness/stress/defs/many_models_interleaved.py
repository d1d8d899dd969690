"""Dozens of prepared models of one process are executed in turns, many of them at the same time, in bursts that stay
open and in launched executions that end in any order. Each must compute with its own constants into its own memory.
"""

from __future__ import annotations

from nnconform.harness.execution.paths import open_burst
from nnconform.harness.results.verdict import Stage
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.launched import LaunchedSum
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

# Models of each thread, all alive at once.
MODELS = 24
THREADS = 2


def work(client: StressClient) -> None:
    """Execute many models at once, in an order that changes."""

    def interleave(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        models = [Sum(worker, kind, numbers_from(worker.number + 2 * place)) for place in range(MODELS)]
        requests = [SumRequest(kind) for _ in models]
        for model in models:
            model.open()
        bursts = [open_burst(each.prepared) for each in models if each.prepared] if "burst" in client.ways else []
        for turn in worker.iterations():
            order = worker.random.sample(range(MODELS), worker.random.randint(MODELS // 2, MODELS))
            if "asynchronous" in client.ways:
                under_way = [
                    LaunchedSum.start(models[place], requests[place], numbers_from(turn + place), f"model {place}")
                    for place in order
                ]
                for launched in worker.random.sample(under_way, len(under_way)):
                    launched.expect_right(f"one of {len(under_way)} executions at once of models of their own")
            for place in order:
                numbers, what = numbers_from(turn + 2 * place), f"model {place} of {MODELS} in turns"
                if bursts and place % 2:
                    requests[place].fill(numbers)
                    with worker.step(Stage.EXECUTE, f"{what}, in its burst"):
                        result = bursts[place].execute_synchronously(requests[place].request, (0, 1))
                    worker.counted["executions"] += 1
                    requests[place].expect(result, numbers + models[place].constant, f"{what}, in its burst")
                else:
                    models[place].execute(requests[place], numbers, what)

    client.in_threads(THREADS, interleave)


ROLES = (Role(work),)
