"""How a check says what it wants; each function raises the verdict when it does not get it."""

from __future__ import annotations

from typing import NoReturn

from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.results.verdict import Verdict, VerdictReached


def fail(message: str, verdict: Verdict = Verdict.ERROR) -> NoReturn:
    """The driver breaks the rule."""
    raise VerdictReached(verdict, message)


def expect(kept: object, message: str, verdict: Verdict = Verdict.ERROR) -> None:
    """``message`` says what was got and what was wanted."""
    if not kept:
        fail(message, verdict)


def expect_status(got: int, *wanted: ErrorStatus, call: str, verdict: Verdict | None = None) -> None:
    """``call`` says what was called, and with what. A refusal that did not come is ``accepted_invalid``."""
    if got in wanted:
        return
    names = " or ".join(status.name for status in wanted)
    if verdict is None:
        accepted = got == ErrorStatus.NONE
        verdict = Verdict.ACCEPTED_INVALID if accepted else Verdict.ERROR
    fail(f"{call}: got {name_of(ErrorStatus, got)}, wanted {names}", verdict)


def not_applicable(reason: str) -> NoReturn:
    """The driver does not offer what the rule is about: the check is neither passed nor failed."""
    raise VerdictReached(Verdict.NOT_APPLICABLE, reason)
