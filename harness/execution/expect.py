"""The assertions of checks; each raises VerdictReached if it fails."""

from __future__ import annotations

from typing import NoReturn

from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.request import UNAVAILABLE
from nnconform.harness.results.verdict import Verdict, VerdictReached


def fail(message: str, verdict: Verdict = Verdict.ERROR) -> NoReturn:
    """Raises VerdictReached: the driver breaks the rule."""
    raise VerdictReached(verdict, message)


def expect(condition: object, message: str, verdict: Verdict = Verdict.ERROR) -> None:
    """Raises VerdictReached unless ``condition`` is true. ``message`` says what was got and what was wanted."""
    if not condition:
        fail(message, verdict)


def expect_status(got: int, *wanted: ErrorStatus, call: str, verdict: Verdict | None = None) -> None:
    """Raises VerdictReached unless ``got`` is one of ``wanted``. ``call`` names the call and its arguments.

    The verdict is ``verdict`` if given, else ``accepted_invalid`` if ``got`` is NONE, else ``error``.
    """
    if got in wanted:
        return
    names = " or ".join(status.name for status in wanted)
    if verdict is None:
        accepted = got == ErrorStatus.NONE
        verdict = Verdict.ACCEPTED_INVALID if accepted else Verdict.ERROR
    fail(f"{call}: got {name_of(ErrorStatus, got)}, wanted {names}", verdict)


def expect_within(inner: int, outer: int, message: str) -> None:
    """Raises VerdictReached if a time exceeds the one that includes it. A driver need not tell either of them."""
    expect(UNAVAILABLE in (inner, outer) or inner <= outer, message)


def not_applicable(reason: str) -> NoReturn:
    """Raises VerdictReached: the driver does not have what the rule is about, so that the check neither passes nor
    fails.
    """
    raise VerdictReached(Verdict.NOT_APPLICABLE, reason)
