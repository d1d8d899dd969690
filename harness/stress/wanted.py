"""What a status must be."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.results.verdict import Verdict, VerdictReached


def want(status: ErrorStatus, wanted: bool, call: str, verdict: Verdict) -> None:
    """Expect NONE if it is ``wanted``, else any other status. Raises VerdictReached with ``verdict``."""
    if (status == ErrorStatus.NONE) != wanted:
        got = name_of(ErrorStatus, status)
        raise VerdictReached(verdict, f"{call}: got {got}, wanted {'NONE' if wanted else 'a refusal'}")
