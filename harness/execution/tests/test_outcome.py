"""Whatever a driver in this process raises is an outcome, and the next use finds a new driver."""

from __future__ import annotations

import pytest

from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.results.verdict import Stage, Verdict

REFERENCE = "inproc:reference_driver"


class Unspeakable(Exception):
    """Fails in its own ``__str__``."""

    def __str__(self) -> str:
        raise LookupError


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (SystemExit(0), "SystemExit: 0"),
        (SystemExit(), "SystemExit"),
        (GeneratorExit(), "GeneratorExit"),
        (ValueError("boom"), "ValueError: boom"),
        (Unspeakable(), "Unspeakable: its text cannot be had: LookupError"),
    ],
)
def test_what_a_driver_raises(error, text):
    session = Session(REFERENCE)
    first = session.device()

    def work() -> None:
        raise error

    outcome = capture_outcome(session, work, lambda: Stage.EXECUTE)
    assert (outcome.verdict, outcome.stage) == (Verdict.ERROR, Stage.EXECUTE)
    assert outcome.message == f"the driver raised {text}; the contract wants a status"
    assert "in work" in outcome.details["traceback"]
    assert session.device() is not first
    session.close()


def test_an_interrupt_is_the_users():
    def work() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        capture_outcome(Session(REFERENCE), work, lambda: Stage.EXECUTE)
