"""Threads execute and prepare with deadlines of every kind at once: passed, near, far and none. What misses its
deadline says so and harms nothing else: what has none, or a far one, must end with the right outputs.
"""

from __future__ import annotations

import time

from nnconform.harness.conformance.support.deadlines import SECOND
from nnconform.harness.execution.paths import PATHS, ExecutionOptions
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion, name_of
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import BUSY, ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.launched import need_own
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

THREADS = 4
# Nanoseconds from now to a near deadline, at most: some are met, some are not.
NEAR = 2_000_000
# No test lasts so long: whoever misses this deadline is wrong.
FAR = 24 * 3600 * SECOND
WIDTH = 1_000
# One turn in so many prepares a model.
PREPARES = 5


def work(client: StressClient) -> None:
    """Execute and prepare with deadlines."""

    def storm(worker: ClientThread) -> None:
        need_own(worker, HalVersion.V1_3, "deadline")
        kind = find_sum_type(worker)
        model, request = Sum(worker, kind, numbers_from(worker.number, WIDTH)), SumRequest(kind, WIDTH)
        model.open()
        for turn in worker.iterations():
            # It may be missed if it is near or has passed.
            near, deadline = _deadline(worker)
            if turn % PREPARES == 0:
                _prepare(worker, model, deadline, may_miss=near)
            else:
                _execute(worker, model, request, turn, deadline, may_miss=near)

    client.in_threads(THREADS, storm)


def _deadline(worker: ClientThread) -> tuple[bool, int | None]:
    match worker.random.randrange(5):
        case 0:
            return False, None
        case 1:
            return False, time.monotonic_ns() + FAR
        case 2:
            return True, time.monotonic_ns() - worker.random.randrange(1, SECOND)
        case _:
            return True, time.monotonic_ns() + worker.random.randrange(NEAR)


def _execute(
    worker: ClientThread, model: Sum, request: SumRequest, turn: int, deadline: int | None, *, may_miss: bool
) -> None:
    assert model.prepared is not None
    # A burst takes no deadline.
    path = PATHS[worker.random.choice([name for name in worker.client.ways if name != "burst"])]
    numbers = numbers_from(turn, WIDTH)
    request.fill(numbers)
    what = f"{path.name} execution with {_words(deadline, may_miss)}"
    with worker.step(Stage.EXECUTE, what):
        result = path.execute(worker.session, model.prepared, request.request, ExecutionOptions(deadline=deadline))
    worker.counted["executions"] += 1
    if result.status in BUSY or (may_miss and result.status in MISSED_DEADLINE):
        worker.counted["deadlines missed"] += result.status in MISSED_DEADLINE
        return
    request.expect(result, numbers + model.constant, what)


def _prepare(worker: ClientThread, model: Sum, deadline: int | None, *, may_miss: bool) -> None:
    what = f"prepare_model with {_words(deadline, may_miss)}"
    with worker.step(Stage.PREPARE, what):
        preparation = prepare(worker.session, model.model, deadline=deadline)
    worker.counted["preparations"] += 1
    preparation.expect_no_problem()
    if preparation.prepared is not None:
        preparation.prepared.close()
    elif not (preparation.status in BUSY or (may_miss and preparation.status in MISSED_DEADLINE)):
        got = name_of(ErrorStatus, preparation.status)
        raise VerdictReached(Verdict.ERROR, f"{what}: got {got}, wanted NONE{' or MISSED_DEADLINE_*' * may_miss}")


def _words(deadline: int | None, near: bool) -> str:
    return "no deadline" if deadline is None else "a deadline that may be missed" if near else "a deadline tomorrow"


ROLES = (Role(work),)
