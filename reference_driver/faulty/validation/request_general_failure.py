"""A broken request is refused with GENERAL_FAILURE, as if it were the driver that could not execute it."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import Request
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("requests.broken_ones_are_refused",)


class Prepared(ReferencePreparedModel):
    """Has one word for every refusal."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        return ErrorStatus.GENERAL_FAILURE if super().check(request, measure) else ErrorStatus.NONE


class Faulty(ReferenceDevice):
    """Prepares such models."""

    prepared_model = Prepared


open_device = Faulty
