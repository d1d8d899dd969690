"""What a driver may do with a valid model that has an operation which it reports as not supported."""

from __future__ import annotations

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.execution.expect import expect_status
from nnconform.harness.execution.preparation import Preparation
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model


def launch_unsupported(subject: Subject, model: Model, what: str) -> Preparation:
    """Prepare a model that is not all supported; return the preparation, which has a prepared model if it succeeded.

    The documents name no status for it, and AOSP's tests take any. The strict profile wants GENERAL_FAILURE: nothing is
    wrong with the client's arguments.
    """
    preparation = subject.launch(model)
    call = f"prepare_model of {what}, which is valid and not supported"
    failures = ErrorStatus.GENERAL_FAILURE, ErrorStatus.INVALID_ARGUMENT
    expect_status(preparation.status, ErrorStatus.NONE, *failures, call=call)
    if preparation.prepared is None:
        with subject.demanded_by(
            Level.STRICT, "IDevice.hal, prepareModel: INVALID_ARGUMENT is for an invalid argument"
        ):
            expect_status(preparation.status, ErrorStatus.GENERAL_FAILURE, call=call)
    return preparation


def expect_not_prepared(subject: Subject, model: Model, what: str) -> None:
    """Prepare a model with an operation that nobody knows; the strict profile wants a refusal, others take a model."""
    preparation = launch_unsupported(subject, model, what)
    with subject.demanded_by(Level.STRICT, "a model that cannot be executed is refused when it is prepared"):
        expect_status(
            preparation.status,
            ErrorStatus.GENERAL_FAILURE,
            ErrorStatus.INVALID_ARGUMENT,
            call=f"prepare_model of {what}",
        )
