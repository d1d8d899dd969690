"""Sums of ever larger tensors, each twice as large as the last, beyond 24 bits of elements as far as time and the
driver's room allow. Every element of what it computes must be right, and a small sum beside it all the time.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.conformance.support.exact_sums import STEP, VALUES, SumType
from nnconform.harness.execution.paths import PLAIN
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.numbers import Array
from nnconform.harness.process.heartbeats import OWN
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

# Elements: of the first, and of the largest; a few more than powers of two.
FIRST, LAST, MORE = 1 << 14, 1 << 24, 3
# What a driver may return for tensors that are too large for it.
TOO_LARGE = (
    ErrorStatus.GENERAL_FAILURE,
    ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT,
    ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT,
)


def work(client: StressClient) -> None:
    """Add a constant to larger and larger tensors, from the first again after the largest."""

    def grow(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        beside, request = Sum(worker, kind), SumRequest(kind)
        beside.open()
        elements = FIRST
        for turn in worker.iterations():
            went = _try(worker, kind, elements + MORE, turn)
            beside.execute(request, numbers_from(turn), f"of a small sum beside one of {elements + MORE} elements")
            worker.largest |= {"elements of the largest": elements + MORE if went else 0}
            elements = 2 * elements if went and elements < LAST else FIRST

    client.run_in_this_thread(grow)


def _numbers(start: int, elements: int) -> Array:
    """Return numbers of which each differs from those of the next starts, as ``numbers_from`` does."""
    return STEP * ((np.arange(elements) + start) % VALUES)


def _try(worker: ClientThread, kind: SumType, elements: int, turn: int) -> bool:
    """Add 1 to all elements; return whether the driver had room for it."""
    what = f"a sum of {elements} elements"
    with worker.step("draw", state=OWN):
        numbers = _numbers(turn, elements)
        model = kind.sum(np.broadcast_to(0, elements), kind.fine([1])).model
        request = SumRequest(kind, elements)
        request.fill(numbers)
    with worker.step(Stage.PREPARE, what):
        preparation = prepare(worker.session, model)
    preparation.expect_no_problem()
    worker.counted["preparations"] += 1
    prepared = preparation.prepared
    if prepared is None:
        if preparation.status not in TOO_LARGE or elements == FIRST + MORE:
            got = name_of(ErrorStatus, preparation.status)
            raise VerdictReached(Verdict.REJECTED_VALID, f"prepare_model of {what}: got {got}, wanted NONE")
        return False
    way = next(iter(worker.client.ways.values()))
    with worker.step(Stage.EXECUTE, what):
        result = way.execute(worker.session, prepared, request.request, PLAIN)
    worker.counted["executions"] += 1
    with worker.step(Stage.COMPARE, what, OWN):
        if elements == FIRST + MORE or result.status not in TOO_LARGE:
            request.expect(result, numbers + 1, f"execution of {what}")
    worker.close(prepared, what)
    return result.status == ErrorStatus.NONE


# Not memory: the largest tensor of a round is as large as its time allows.
AT_REST = ("descriptors", "threads", "processes")
ROLES = (Role(work),)
