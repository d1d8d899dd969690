"""An execution that is aborted in a loop comes to GENERAL_FAILURE."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.faulty.timeliness._aborted import aborts_with

CAUGHT_BY = (
    "deadlines.gives_up_what_has_no_end",
    "deadlines.works_after_a_missed_deadline",
    "loops.stops_at_the_limit",
    "loops.a_limit_of_zero_is_one",
    "loops.stops_after_two_seconds_by_default",
    "loops.works_after_endless_loops",
    "loops.computes_beside_an_endless_loop",
    "timing.is_absent_with_a_missed_deadline",
)

open_device = aborts_with(lambda prepared, result: ExecutionResult(ErrorStatus.GENERAL_FAILURE))
