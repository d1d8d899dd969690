"""Many threads execute and prepare models, and are refused. The status of the device is one of the four meanwhile, and
AVAILABLE again when they are done, each time.
"""

from __future__ import annotations

from nnconform.harness.conformance.support import models
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import DeviceStatus, name_of
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.availability import await_available, known_status, not_available
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

THREADS = 6
# Models of a burst of load for each thread, and executions of each.
MODELS, EXECUTIONS = 3, 8


def work(client: StressClient) -> None:
    """Load the device for a moment and look at its status, repeatedly."""

    def load(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        request = SumRequest(kind)
        for number in range(MODELS):
            model = Sum(worker, kind, numbers_from(number + worker.number))
            model.open()
            for turn in range(EXECUTIONS):
                way = worker.random.choice(list(client.ways))
                model.execute(request, numbers_from(turn), "under load", way)
                known_status(worker, "under load")
            with worker.step(Stage.PREPARE, "a broken model"):
                prepare(worker.session, models.with_cycle())
            model.close()

    while client.running():
        client.in_threads(THREADS, load)
        client.run_in_this_thread(_expect_available)


def _expect_available(worker: ClientThread) -> None:
    if "status" in worker.session.info().emulated:
        return
    # The end of the test must not come between.
    worker.client.needs_more_time = True
    status = await_available(worker, "after load")
    if status != DeviceStatus.AVAILABLE:
        raise VerdictReached(Verdict.ERROR, not_available(name_of(DeviceStatus, status), "after load"))
    worker.client.needs_more_time = False
    worker.counted["times available after load"] += 1


ROLES = (Role(work),)
