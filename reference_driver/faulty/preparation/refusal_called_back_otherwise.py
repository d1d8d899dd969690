"""The callback of a preparation that is refused is told another error than the caller."""

from __future__ import annotations

from nnconform.harness.driver.interface import PrepareCallback
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.faulty.preparation._refusal import refuses_by

CAUGHT_BY = (
    "preparation.calls_back_once_when_it_refuses",
    "preparation.refuses_an_unknown_preference",
    "preparation.refuses_an_unknown_priority",
)


def tell(callback: PrepareCallback, status: ErrorStatus) -> ErrorStatus:
    """The fault."""
    callback(ErrorStatus.DEVICE_UNAVAILABLE, None)
    return status


open_device = refuses_by(tell)
