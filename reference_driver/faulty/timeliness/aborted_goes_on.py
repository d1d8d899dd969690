"""What aborted an execution keeps its worker: after a few of them nothing is computed any more."""

from __future__ import annotations

import threading

from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.faulty.timeliness._aborted import aborts_with
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "deadlines.works_after_a_missed_deadline",
    "loops.works_after_endless_loops",
    "priorities.higher_goes_first",
)
LIMIT = 3.0


def tell(prepared: ReferencePreparedModel, result: ExecutionResult) -> ExecutionResult:
    """Lose a worker with the third execution of a model, and with every one after it."""
    lost = prepared.__dict__.setdefault("lost", [])
    lost.append(result)
    if len(lost) >= 3:
        threading.Event().wait()
    return result


open_device = aborts_with(tell)
