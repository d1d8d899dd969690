"""Many threads execute and prepare models, and are refused. The status of the device is one of the four meanwhile, and
AVAILABLE again when they are done, each time.
"""

from __future__ import annotations

import time

from nnconform.harness.conformance.support import models
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import DeviceStatus, name_of
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
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
                _expect_known(worker, "under load")
            with worker.step(Stage.PREPARE, "a broken model"):
                prepare(worker.session, models.with_cycle())
            model.close()

    while client.running():
        client.in_threads(THREADS, load)
        client.run_in_this_thread(_expect_available)


def _expect_known(worker: ClientThread, when: str) -> DeviceStatus:
    with worker.step(Stage.QUERY, f"the status {when}"):
        status = worker.session.device().status()
    if status not in frozenset(DeviceStatus):
        text = f"status {when}: got {name_of(DeviceStatus, status)}, which is none of DeviceStatus"
        raise VerdictReached(Verdict.ERROR, text)
    return status


def _expect_available(worker: ClientThread) -> None:
    if "status" in worker.session.info().emulated:
        return
    began = time.monotonic()
    # The end of the test must not come between.
    worker.client.needs_more_time = True
    while (status := _expect_known(worker, "after load")) != DeviceStatus.AVAILABLE:
        if time.monotonic() - began > worker.client.limit:
            text = f"status after load: got {name_of(DeviceStatus, status)} for as long as a call may take"
            raise VerdictReached(Verdict.ERROR, f"{text}, wanted AVAILABLE")
        worker.pause(0.01)
    worker.client.needs_more_time = False
    worker.counted["times available after load"] += 1


ROLES = (Role(work),)
