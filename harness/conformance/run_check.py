"""Runs one trial of a check on a driver, and returns its outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from nnconform.harness.conformance.check import Check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.plain_execution import tell_plain_execution
from nnconform.harness.execution.judge import WrongOutputs
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.results.verdict import Outcome, Verdict, VerdictReached
from nnconform.harness.spec.case import Case

CheckBody = Callable[[Subject], None]


def run_check(
    session: Session, check: Check, name: str, trial: CheckBody, cases: Sequence[Case] = ()
) -> tuple[Outcome, Counter[str]]:
    """Run ``trial``, called ``name``, of ``check``. Return its outcome and what it counted."""
    counts: Counter[str] = Counter()

    def work() -> None:
        emulated = session.info().emulated
        if check.feature in emulated:
            raise VerdictReached(
                Verdict.NOT_APPLICABLE, f"{check.feature} is the harness's own work here, not the driver's"
            )
        if check.own_process and not session.own_pid():
            text = (
                "the harness did not start the driver's process: it is this one, or another's; see service: and exec:"
            )
            raise VerdictReached(Verdict.NOT_APPLICABLE, text)
        subject = Subject(session, name, cases)
        try:
            with subject:
                trial(subject)
        except WrongOutputs as wrong:
            tell_plain_execution(session, name, wrong)
            raise
        except DriverFault as fault:
            fault.at = str(subject.at)
            raise
        finally:
            counts.update(subject.counted)

    return capture_outcome(session, work, lambda: check.stage, check.authority), counts


def run_trials(session: Session, check: Check) -> Iterator[tuple[str, Outcome]]:
    """Run the trials of ``check`` on the driver of ``session``, and yield the name and the outcome of each."""
    for name, trial in check.trials(session.hal()):
        yield name, run_check(session, check, name, trial)[0]
