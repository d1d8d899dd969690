"""An execution that is aborted in a loop gives the shapes of its outputs."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.request import ExecutionResult, OutputShape
from nnconform.reference_driver.faulty.timeliness._aborted import aborts_with
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "deadlines.gives_up_what_has_no_end",
    "deadlines.works_after_a_missed_deadline",
    "loops.stops_at_the_limit",
    "loops.a_limit_of_zero_is_one",
    "loops.stops_after_two_seconds_by_default",
    "loops.works_after_endless_loops",
    "loops.computes_beside_an_endless_loop",
    "buffer_states.is_uninitialised_by_a_failure",
    "timing.is_absent_with_a_missed_deadline",
)


def tell(prepared: ReferencePreparedModel, result: ExecutionResult) -> ExecutionResult:
    """The result with the shapes that it would have had."""
    operands = (prepared.model.main.operands[index] for index in prepared.model.main.output_indexes)
    return replace(result, output_shapes=tuple(OutputShape(operand.dimensions) for operand in operands))


open_device = aborts_with(tell)
