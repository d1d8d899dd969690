"""Selects the cases that a driver supports, for checks of rules that hold for every model."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.execution.expect import expect_status
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case


def supported(subject: Subject, cases: Iterable[Case]) -> list[Case]:
    """Return the cases whose operations the driver reports as supported.

    Raises VerdictReached (unsupported) if there is none.
    """
    candidates = list(cases)
    matches = [case for case in candidates if _is_supported(subject, case)]
    if not matches:
        names = ", ".join(case.name for case in candidates)
        raise VerdictReached(Verdict.UNSUPPORTED, f"the driver supports none of the models {names}")
    return matches


def _is_supported(subject: Subject, case: Case) -> bool:
    status, flags = subject.device.supported_operations(case.model)
    expect_status(status, ErrorStatus.NONE, call=f"supported_operations of {case.name}")
    return all(flags)
