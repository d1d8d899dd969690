"""Executions and preparations of the same models are timed in blocks. Those of the last blocks must not take longer
than those of the first: by ranks, of the clock relative to a fixed piece of work, and of the driver's processor time.
"""

from __future__ import annotations

from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.slowing import Slowing
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

WIDTH = 2_000


def work(client: StressClient) -> None:
    """Time executions of one model, and preparations of another, in turns."""
    client.needs_more_time = True

    def measure(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        lasting, passing = Sum(worker, kind, numbers_from(0, WIDTH)), Sum(worker, kind)
        request = SumRequest(kind, WIDTH)
        lasting.open()

        def execute() -> None:
            lasting.execute(request, numbers_from(worker.counted["executions"], WIDTH), "that is timed")

        def prepare() -> None:
            passing.open()
            passing.close()

        executions, preparations = Slowing(worker, "executions"), Slowing(worker, "preparations")
        try:
            for _ in worker.iterations():
                executions.block(execute)
                preparations.block(prepare)
                client.needs_more_time = executions.undecided or preparations.undecided
        finally:
            executions.close()
            preparations.close()

    client.run_in_this_thread(measure)


# One long series is most sensitive.
AT_REST = ()
ROLES = (Role(work),)
