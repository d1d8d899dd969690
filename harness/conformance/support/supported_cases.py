"""Of several cases those that a driver supports: a rule that holds of every model is tried on all that there are."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.execution.expect import expect_status
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case


def supported(subject: Subject, cases: Iterable[Case]) -> list[Case]:
    """The cases of which the driver says that it supports all operations. Settles the trial when there are none."""
    tried = list(cases)
    found = [case for case in tried if _is_supported(subject, case)]
    if not found:
        names = ", ".join(case.name for case in tried)
        raise VerdictReached(Verdict.UNSUPPORTED, f"the driver supports none of the models {names}")
    return found


def _is_supported(subject: Subject, case: Case) -> bool:
    status, flags = subject.device.supported_operations(case.model)
    expect_status(status, ErrorStatus.NONE, call=f"supported_operations of {case.name}")
    return all(flags)
