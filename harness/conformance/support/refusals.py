"""Refusals of valid calls that the contract permits: for want of room."""

from __future__ import annotations

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.driver.room import EXHAUSTED
from nnconform.harness.execution.expect import expect_status
from nnconform.harness.model.codes import ErrorStatus, HalVersion


def room(hal: HalVersion) -> tuple[ErrorStatus, ...]:
    """Return the statuses by which a driver of a HAL version says that it has no room for a valid call."""
    more = EXHAUSTED if hal >= HalVersion.V1_3 else ()
    return ErrorStatus.GENERAL_FAILURE, ErrorStatus.DEVICE_UNAVAILABLE, *more


def expect_for_want_of_room(subject: Subject, status: int, call: str) -> None:
    """Raises VerdictReached unless ``status``, the answer to a valid call, says that the driver has no room."""
    expect_status(status, *room(subject.hal), call=f"{call}: a refusal for want of room")
