"""Fences that were waited for stay open."""

from __future__ import annotations

import os
from collections.abc import Sequence

from nnconform.harness.driver.interface import FencedResult
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("fenced.closes_the_fences_that_it_was_given",)


class Prepared(ReferencePreparedModel):
    """Waits for copies."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        return super().launch_fenced(execution, [os.dup(fence) for fence in wait_for])


open_device = driver_of(Prepared)
