"""A fenced execution is launched though its outputs are not known in full, or have no room."""

from __future__ import annotations

from nnconform.harness.model.request import Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "fenced.refuses_outputs_that_are_not_known",
    "fenced.refuses_outputs_without_room",
)


class Prepared(ReferencePreparedModel):
    """Finds room in any buffer."""

    def outputs_fit(self, request: Request) -> bool:
        return True


open_device = driver_of(Prepared)
