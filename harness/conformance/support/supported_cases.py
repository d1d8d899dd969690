"""Selects the cases that a driver supports, for checks of rules that hold for every model."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case


def supported(subject: Subject, cases: Iterable[Case]) -> list[Case]:
    """Return the cases whose operations the driver reports as supported.

    Raises VerdictReached (unsupported) if there is none.
    """
    candidates = list(cases)
    matches = [case for case in candidates if is_supported(subject, case)]
    if not matches:
        names = ", ".join(case.name for case in candidates)
        raise VerdictReached(Verdict.UNSUPPORTED, f"the driver supports none of the models {names}")
    return matches


def is_supported(subject: Subject, case: Case) -> bool:
    """Return whether the driver reports all operations of a valid case as supported. Raises VerdictReached if it
    refuses the model.
    """
    return all(subject.supported_operations(case.model, case.name))
