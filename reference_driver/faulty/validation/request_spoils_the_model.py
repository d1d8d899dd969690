"""After a broken request was refused the prepared model computes nothing any more: it writes what it held before."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("requests.broken_ones_are_refused",)


class Prepared(ReferencePreparedModel):
    """Is spoilt by what it refuses."""

    spoilt = False

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        self.spoilt |= status != ErrorStatus.NONE
        return status

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        return [np.zeros_like(array) for array in outputs] if self.spoilt else outputs


class Faulty(ReferenceDevice):
    """Prepares such models."""

    prepared_model = Prepared


open_device = Faulty
