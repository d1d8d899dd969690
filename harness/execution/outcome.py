"""Turns whatever a driver does into an outcome: a run survives every driver, and the next case finds a new one."""

from __future__ import annotations

import traceback
from collections.abc import Callable

from msgspec.structs import replace

from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Authority, Profile
from nnconform.harness.model.errors import RAISED, DriverCrashed, DriverFault, DriverGone, DriverHung, UsageError
from nnconform.harness.model.printable import cut_middle, describe_exception
from nnconform.harness.process.supervised import signal_name
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached

# No authority permits a driver to break down.
_BREAKDOWNS = frozenset({Verdict.CRASHED, Verdict.HUNG})


def capture_outcome(
    session: Session, work: Callable[[], None], stage: Callable[[], Stage], authority: Authority | None = None
) -> Outcome:
    """Run ``work`` and return its outcome: passed if it returns, else the verdict of its exception, at the current
    stage.

    ``authority`` says who makes the demands of ``work`` (None: every profile makes them). A failure that the session's
    profile does not demand to mend is advice. A driver that broke down is opened again at its next use. Raises
    UsageError from ``work``.
    """
    session.advice.clear()
    session.measured.clear()
    session.comparison = None
    outcome, reached_authority = outcome_of(session, work, stage)
    if session.measured:
        outcome = replace(outcome, details={**outcome.details, **session.measured})
    if outcome.failed:
        return by_authority(session.profile, outcome, reached_authority or authority)
    if outcome.verdict is Verdict.PASSED and session.advice:
        advice = session.advice[0]
        softer = Outcome(advice.verdict, stage(), str(advice), {**advice.details, **session.measured})
        return by_authority(session.profile, softer, advice.authority)
    return outcome


def by_authority(profile: Profile, outcome: Outcome, authority: Authority | None) -> Outcome:
    """Return a failure with its authority among the details; as advice if ``profile`` makes no such demand."""
    if authority is None:
        return outcome
    details = {**outcome.details, "authority": str(authority)}
    if profile.demands(authority.level) or outcome.verdict in _BREAKDOWNS:
        return replace(outcome, details=details)
    return replace(outcome, verdict=Verdict.ADVICE, details={**details, "under a stricter profile": outcome.verdict})


def outcome_of(
    session: Session, work: Callable[[], None], stage: Callable[[], Stage]
) -> tuple[Outcome, Authority | None]:
    """Return the outcome of ``work``, and the authority that its exception names, if any.

    Unlike ``capture_outcome`` it leaves what the session has gathered of the case under way, its advice and figures.
    """
    try:
        work()
    except VerdictReached as reached:
        return Outcome(reached.verdict, stage(), str(reached), reached.details), reached.authority
    except DriverFault as fault:
        session.discard_device()
        return outcome_of_fault(fault, stage()), None
    except UsageError:
        raise
    except RAISED as error:  # raised by a driver in this process: the contract wants statuses
        session.discard_device()
        text = f"the driver raised {describe_exception(error)}; the contract wants a status"
        return Outcome(Verdict.ERROR, stage(), text, {"traceback": cut_middle(traceback.format_exc())}), None
    return Outcome(Verdict.PASSED, stage()), None


def outcome_of_fault(fault: DriverFault, stage: Stage) -> Outcome:
    """Return the outcome of a driver that broke down at a stage."""
    at = f"\nthe driver was at {fault.at}" if fault.at else ""
    return Outcome(_verdict(fault), stage, f"{fault}{at}", _details(fault))


def _verdict(fault: DriverFault) -> Verdict:
    if isinstance(fault, DriverCrashed):
        return Verdict.CRASHED
    if isinstance(fault, DriverGone):
        return Verdict.NOT_RUN
    return Verdict.HUNG if isinstance(fault, DriverHung) else Verdict.ERROR


def _details(fault: DriverFault) -> dict[str, str]:
    number = fault.signal if isinstance(fault, DriverCrashed) else 0
    details = {"stderr": fault.stderr, "stack": fault.stack, "signal": signal_name(number) if number else ""}
    return {name: text for name, text in details.items() if text}
