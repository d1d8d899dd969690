"""Chains of ever more operations, each model twice as long as the last: thousands, as long as time and room allow. A
model that the driver prepares must be computed whole, and a small one beside it must be right all the time.
"""

from __future__ import annotations

from nnconform.harness.conformance.support.exact_sums import GraphDraft, SumType
from nnconform.harness.execution.paths import PLAIN
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model
from nnconform.harness.process.heartbeats import OWN
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.sums import WIDTH, Sum, SumRequest, find_sum_type, numbers_from

# Operations: of the first model, and of the longest.
FIRST, LAST = 128, 1 << 17
# Operations that add 1; all others add 0. The sums fit an unsigned byte.
ONES = 60
# What a driver may return for a model that is too large for it.
TOO_LARGE = (
    ErrorStatus.GENERAL_FAILURE,
    ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT,
    ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT,
)


def work(client: StressClient) -> None:
    """Prepare and execute longer and longer models, from the first again after the longest."""

    def grow(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        beside, request = Sum(worker, kind), SumRequest(kind)
        beside.open()
        length = FIRST
        for turn in worker.iterations():
            went = _try(worker, kind, request, length, turn)
            beside.execute(request, numbers_from(turn), f"of a small model beside one of {length} operations")
            worker.largest |= {"operations of the longest": length if went else 0}
            length = min(2 * length, LAST) if went and length < LAST else FIRST

    client.run_in_this_thread(grow)


def _chain(worker: ClientThread, kind: SumType, length: int) -> Model:
    """Return a model that adds ONES, in operations anywhere and in the last."""
    draft = GraphDraft()
    current = draft.add(kind.operand((WIDTH,), L.SUBGRAPH_INPUT))
    added = [draft.constant(kind.code, kind.fine([number] * WIDTH), kind.scale) for number in (0, 1)]
    activation = draft.constant(T.INT32, 0)
    ones = {length - 1, *worker.random.sample(range(length - 1), ONES - 1)}
    for place in range(length):
        lifetime = L.TEMPORARY_VARIABLE if place < length - 1 else L.SUBGRAPH_OUTPUT
        following = draft.add(kind.operand((WIDTH,), lifetime))
        draft.operation(O.ADD, (current, added[place in ones], activation), following)
        current = following
    return draft.model()


def _try(worker: ClientThread, kind: SumType, request: SumRequest, length: int, turn: int) -> bool:
    """Prepare a chain and execute it; return whether the driver had room for it."""
    with worker.step("draw", state=OWN):
        model = _chain(worker, kind, length)
    what = f"a model of {length} operations"
    with worker.step(Stage.PREPARE, what):
        preparation = prepare(worker.session, model)
    preparation.expect_no_problem()
    worker.counted["preparations"] += 1
    prepared = preparation.prepared
    if prepared is None:
        if preparation.status not in TOO_LARGE or length == FIRST:
            got = name_of(ErrorStatus, preparation.status)
            raise VerdictReached(Verdict.REJECTED_VALID, f"prepare_model of {what}: got {got}, wanted NONE")
        return False
    numbers = numbers_from(turn)
    request.fill(numbers)
    way = next(iter(worker.client.ways.values()))
    with worker.step(Stage.EXECUTE, what):
        result = way.execute(worker.session, prepared, request.request, PLAIN)
    worker.counted["executions"] += 1
    if length == FIRST or result.status not in TOO_LARGE:
        request.expect(result, numbers + ONES, f"execution of {what}")
    worker.close(prepared, what)
    return result.status == ErrorStatus.NONE


# Not memory: the longest model of a round is as long as its time allows.
AT_REST = ("descriptors", "threads", "processes")
ROLES = (Role(work),)
