"""A preparation that is refused at once is called back twice."""

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
    callback(status, None)
    callback(status, None)
    return status


open_device = refuses_by(tell)
