"""The driver's process gets no more memory, descriptors or threads for a moment, again and again, with executions under
way. What it answers meanwhile is right, or says that it lacks something; afterwards all works again. That the process
lives on is not demanded: it is started again.
"""

from __future__ import annotations

from contextlib import suppress

import psutil

from nnconform.harness.execution.expect import not_applicable
from nnconform.harness.execution.paths import PLAIN
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.errors import DriverCrashed
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.process.limits import limited, no_more_descriptors, no_more_memory, no_more_threads
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.own_driver import OwnDriver
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

THREADS = 2
WIDTH = 2_000
# Lacks in one life of the driver, and calls during each and after it.
LACKS, CALLS = 12, 10
# Bytes that the process may still map where memory is short.
ROOM = 1 << 20
LIMITS = {
    "memory": lambda pid: no_more_memory(pid, ROOM),
    "descriptors": no_more_descriptors,
    "threads": no_more_threads,
}
EXCUSES = (
    ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT,
    ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT,
    ErrorStatus.GENERAL_FAILURE,
    ErrorStatus.DEVICE_UNAVAILABLE,
)


def work(client: StressClient) -> None:
    """Start a driver, and take something from it for a while, repeatedly."""

    def live(worker: ClientThread) -> None:
        driver = OwnDriver(worker)
        for _ in worker.iterations():
            with driver.life() as pid, suppress(DriverCrashed):
                driver.may_die()
                _lack(worker, pid)

    client.in_threads(THREADS, live)


def _lack(worker: ClientThread, pid: int) -> None:
    kind = find_sum_type(worker)
    model, request = Sum(worker, kind, numbers_from(3, WIDTH)), SumRequest(kind, WIDTH)
    model.open()
    # What is new to the driver's process needs descriptors there: it knows the memories before.
    for way in worker.client.ways:
        model.execute(request, numbers_from(0, WIDTH), "before any lack", way)
    for turn in range(LACKS):
        what = worker.random.choice(list(LIMITS))
        try:
            with limited(pid, LIMITS[what](pid)):
                for number in range(CALLS):
                    _try(worker, model, request, turn + number, f"without {what}")
        except (PermissionError, psutil.Error) as error:
            not_applicable(f"the driver's process cannot be limited: {error}")
        worker.counted[f"lacks of {what}"] += 1
        for way in worker.client.ways:
            model.execute(request, numbers_from(turn, WIDTH), f"after a lack of {what}", way)


def _try(worker: ClientThread, model: Sum, request: SumRequest, number: int, when: str) -> None:
    """Execute or prepare, with success or an excuse."""
    assert model.prepared is not None
    if number % 4 == 0:
        with worker.step(Stage.PREPARE, when):
            preparation = prepare(worker.session, model.model)
        _expect_excused(preparation.status, f"prepare_model {when}")
        if preparation.prepared is not None:
            preparation.prepared.close()
        return
    name = worker.random.choice([name for name in worker.client.ways if name != "burst"])
    numbers = numbers_from(number, WIDTH)
    request.fill(numbers)
    with worker.step(Stage.EXECUTE, f"{name} execution {when}"):
        result: ExecutionResult = worker.client.ways[name].execute(
            worker.session, model.prepared, request.request, PLAIN
        )
    worker.counted["executions"] += 1
    _expect_excused(result.status, f"{name} execution {when}")
    if result.status == ErrorStatus.NONE:
        request.expect(result, numbers + model.constant, f"{name} execution {when}")


def _expect_excused(status: ErrorStatus, call: str) -> None:
    if status not in (ErrorStatus.NONE, *EXCUSES):
        got = name_of(ErrorStatus, status)
        raise VerdictReached(Verdict.ERROR, f"{call}: got {got}, wanted NONE or that it lacks something")


# Each life is a process of its own; the one that all clients share does nothing.
AT_REST = ()
ROLES = (Role(work),)
