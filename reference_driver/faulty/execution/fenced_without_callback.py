"""A fenced execution gives a fence, and nobody to ask what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from nnconform.harness.driver.interface import FencedResult
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "fenced.waits_for_every_fence",
    "fenced.takes_fences_that_are_signalled",
    "fenced.is_done_when_its_fence_is_signalled",
    "fenced.can_be_chained",
    "fenced.refuses_a_fence_that_has_failed",
    "fenced.fails_when_a_fence_fails",
    "fenced.refuses_outputs_that_are_not_known",
    "fenced.lets_others_go_first",
    "fenced.says_that_it_is_not_over",
    "fenced.tells_both_times_apart",
    "fenced.closes_the_fences_that_it_was_given",
)


class Prepared(ReferencePreparedModel):
    """Keeps the callback to itself."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        return replace(super().launch_fenced(execution, wait_for), callback=None)


open_device = driver_of(Prepared)
