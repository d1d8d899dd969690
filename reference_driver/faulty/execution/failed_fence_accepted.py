"""A fence that has failed before the launch is taken, and the execution fails later."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("fenced.refuses_a_fence_that_has_failed",)


class Prepared(ReferencePreparedModel):
    """Does not look at the fences."""

    def check_fenced(self, request: Request, wait_for: Sequence[int], measure: int) -> ErrorStatus:
        return super().check_fenced(request, (), measure)


open_device = driver_of(Prepared)
