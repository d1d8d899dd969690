"""Whatever a driver in this process raises is an outcome, and the next use finds a new driver."""

from __future__ import annotations

import signal

import pytest

from nnconform.harness.execution.expect import fail
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Authority, Level, Profile
from nnconform.harness.model.errors import DriverCrashed, DriverHung
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


AUTHORITY = Authority(Level.TEXT, "IDevice.hal 1.3, allocate")


@pytest.mark.parametrize(
    ("profile", "verdict"),
    [(Profile.VTS, Verdict.ADVICE), (Profile.HAL, Verdict.WRONG), (Profile.STRICT, Verdict.WRONG)],
)
def test_a_failure_beyond_the_profile_is_advice(profile, verdict):
    def work() -> None:
        fail("1, wanted 2", Verdict.WRONG)

    outcome = capture_outcome(Session(REFERENCE, profile=profile), work, lambda: Stage.COMPARE, AUTHORITY)
    assert (outcome.verdict, outcome.stage, outcome.message) == (verdict, Stage.COMPARE, "1, wanted 2")
    assert outcome.details["authority"] == "text: IDevice.hal 1.3, allocate"


@pytest.mark.parametrize("error", [DriverCrashed("died"), DriverHung("silent", limit=1)])
def test_no_profile_permits_a_breakdown(error):
    def work() -> None:
        raise error

    assert capture_outcome(Session(REFERENCE, profile=Profile.VTS), work, lambda: Stage.EXECUTE, AUTHORITY).failed


def test_a_trial_goes_on_after_advice():
    session = Session(REFERENCE, profile=Profile.VTS)

    def work(*texts: str) -> None:
        for text in texts:
            with session.demanded_by(Level.STRICT, "ours"):
                fail(text)

    outcome = capture_outcome(session, lambda: work("first", "second"), lambda: Stage.EXECUTE, AUTHORITY)
    assert (outcome.verdict, outcome.message) == (Verdict.ADVICE, "first")
    assert outcome.details == {"authority": "strict: ours", "under a stricter profile": "error"}
    assert capture_outcome(session, work, lambda: Stage.EXECUTE, AUTHORITY).verdict is Verdict.PASSED


def test_a_demand_of_the_profile_ends_the_trial():
    session = Session(REFERENCE, profile=Profile.STRICT)

    def work() -> None:
        with session.demanded_by(Level.STRICT, "ours"):
            fail("first")
        raise AssertionError("the trial went on")

    outcome = capture_outcome(session, work, lambda: Stage.EXECUTE, AUTHORITY)
    assert (outcome.verdict, outcome.message, outcome.details) == (
        Verdict.ERROR,
        "first",
        {"authority": "strict: ours"},
    )


def test_a_driver_cannot_write_to_the_terminal():
    def work() -> None:
        raise DriverCrashed("\x1b]0;title\x07 died\nof 1", stderr="\x1b[2Jgone")

    outcome = capture_outcome(Session(REFERENCE), work, lambda: Stage.EXECUTE)
    assert outcome.message == "\\x1b]0;title\\x07 died\nof 1"
    assert outcome.details == {"stderr": "\\x1b[2Jgone"}


def test_what_a_trial_measured_is_among_the_details_whatever_the_verdict():
    session = Session(REFERENCE)

    def measure() -> None:
        session.measured["processor time"] = "3 ms"

    def measure_and_advise() -> None:
        measure()
        with session.demanded_by(Level.STRICT, "ours"):
            fail("too slow")

    def measure_and_fail() -> None:
        measure()
        fail("wrong")

    for work, verdict in (
        (measure, Verdict.PASSED),
        (measure_and_advise, Verdict.ADVICE),
        (measure_and_fail, Verdict.ERROR),
    ):
        outcome = capture_outcome(session, work, lambda: Stage.EXECUTE)
        assert (outcome.verdict, outcome.details["processor time"]) == (verdict, "3 ms")
    assert "processor time" not in capture_outcome(session, lambda: None, lambda: Stage.EXECUTE).details
    session.close()


@pytest.mark.parametrize(
    ("number", "name"), [(signal.SIGSEGV, "SIGSEGV"), (signal.SIGRTMIN + 6, "SIGRTMIN+6"), (0, None)]
)
def test_a_crash_names_its_signal_real_time_ones_too(number, name):
    def work():
        raise DriverCrashed("driver x: its process died", signal=number)

    outcome = capture_outcome(Session("inproc:reference_driver"), work, lambda: Stage.EXECUTE)
    assert (outcome.verdict, outcome.details.get("signal")) == (Verdict.CRASHED, name)
