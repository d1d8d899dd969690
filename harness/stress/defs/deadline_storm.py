"""Threads execute and prepare with deadlines of every kind at once: passed, near, far and none. What misses its
deadline says so and harms nothing else: what has none, or a far one, must end with the right outputs.
"""

from __future__ import annotations

import time

from nnconform.harness.conformance.support.deadlines import SECOND
from nnconform.harness.execution.paths import PATHS
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.launched import need_own
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from
from nnconform.harness.stress.timely import execute_by, prepare_by

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
            words = _words(deadline, near)
            if turn % PREPARES == 0:
                prepare_by(model, deadline, f"prepare_model with {words}", may_miss=near)
                continue
            # A burst takes no deadline.
            path = PATHS[worker.random.choice([name for name in client.ways if name != "burst"])]
            what = f"{path.name} execution with {words}"
            execute_by(model, path, request, numbers_from(turn, WIDTH), deadline, what, may_miss=near)

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


def _words(deadline: int | None, near: bool) -> str:
    return "no deadline" if deadline is None else "a deadline that may be missed" if near else "a deadline tomorrow"


ROLES = (Role(work),)
