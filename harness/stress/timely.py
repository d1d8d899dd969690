"""Calls with a deadline, and what may come of them: the right answer, or, if it may be missed, that it was."""

from __future__ import annotations

from nnconform.harness.execution.paths import ExecutionOptions, Path
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, name_of
from nnconform.harness.model.numbers import Array
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import BUSY, TOO_BUSY_TO_PREPARE
from nnconform.harness.stress.sums import Sum, SumRequest


def execute_by(
    model: Sum, path: Path, request: SumRequest, numbers: Array, deadline: int | None, what: str, *, may_miss: bool
) -> None:
    """Execute a prepared sum. Raises VerdictReached unless the outputs are right, the driver has no room now, or the
    deadline is missed that may be.
    """
    assert model.prepared is not None
    worker = model.worker
    request.fill(numbers)
    with worker.step(Stage.EXECUTE, what):
        result = path.execute(worker.session, model.prepared, request.request, ExecutionOptions(deadline=deadline))
    worker.counted["executions"] += 1
    if result.status in BUSY or (may_miss and result.status in MISSED_DEADLINE):
        worker.counted["deadlines missed"] += result.status in MISSED_DEADLINE
        return
    request.expect(result, numbers + model.constant, what)


def prepare_by(model: Sum, deadline: int | None, what: str, *, may_miss: bool) -> None:
    """Prepare the model of a sum, and close it. Raises VerdictReached as ``execute_by`` does."""
    worker = model.worker
    with worker.step(Stage.PREPARE, what):
        preparation = prepare(worker.session, model.model, deadline=deadline)
    worker.counted["preparations"] += 1
    preparation.expect_no_problem()
    if preparation.prepared is not None:
        preparation.prepared.close()
    elif not (preparation.status in TOO_BUSY_TO_PREPARE or (may_miss and preparation.status in MISSED_DEADLINE)):
        got = name_of(ErrorStatus, preparation.status)
        raise VerdictReached(Verdict.ERROR, f"{what}: got {got}, wanted NONE{' or MISSED_DEADLINE_*' * may_miss}")
