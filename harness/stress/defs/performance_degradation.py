"""Executions, in memories of their own and in the same ones, preparations of the same model, and allocations of buffers
are timed in blocks. Those of the last blocks must not take longer than those of the first: by ranks, of the clock
relative to a fixed piece of work, and of the driver's processor time.
"""

from __future__ import annotations

from contextlib import ExitStack, closing

from nnconform.harness.model.codes import HalVersion
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

        def execute_afresh() -> None:
            numbers = numbers_from(worker.counted["executions"], WIDTH)
            lasting.execute(SumRequest(kind, WIDTH), numbers, "in new memories, that is timed")

        def allocate() -> None:
            if (allocated := lasting.allocate()) is not None:
                allocated[0].close()

        calls = {"executions": execute, "executions in new memories": execute_afresh, "preparations": prepare}
        if _allocates(lasting):
            calls["allocations"] = allocate
        with ExitStack() as stack:
            series = {what: stack.enter_context(closing(Slowing(worker, what))) for what in calls}
            for _ in worker.iterations():
                for what, call in calls.items():
                    series[what].block(call)
                client.needs_more_time = any(each.undecided for each in series.values())

    client.run_in_this_thread(measure)


def _allocates(lasting: Sum) -> bool:
    """Return whether the driver itself allocates buffers of the input of a sum."""
    session = lasting.worker.session
    if session.hal() < HalVersion.V1_3 or "allocate" in session.info().emulated:
        return False
    if (allocated := lasting.allocate()) is not None:
        allocated[0].close()
    return allocated is not None


# One long series is most sensitive.
AT_REST = ()
ROLES = (Role(work),)
