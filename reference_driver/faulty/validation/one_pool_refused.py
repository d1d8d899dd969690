"""A request is refused whose inputs and outputs lie in one pool."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import Request
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "requests.unusual_ones_are_executed",
    "requests.inputs_may_share_their_bytes",
    # Whose chains feed one execution with what another wrote, in one pool.
    "fenced.can_be_chained",
)


class Prepared(ReferencePreparedModel):
    """Wants inputs and outputs apart."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        inputs, outputs = (
            {argument.location.pool_index for argument in arguments if not argument.has_no_value}
            for arguments in (request.inputs, request.outputs)
        )
        return ErrorStatus.INVALID_ARGUMENT if inputs & outputs else super().check(request, measure)


class Faulty(ReferenceDevice):
    """Prepares such models."""

    prepared_model = Prepared


open_device = Faulty
