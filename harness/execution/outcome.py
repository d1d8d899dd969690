"""Turns whatever a driver does into an outcome: a run survives every driver, and the next case finds a new one."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable

from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import RAISED, DriverCrashed, DriverFault, DriverHung, UsageError
from nnconform.harness.model.printable import describe_exception
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached


def capture_outcome(session: Session, work: Callable[[], None], stage: Callable[[], Stage]) -> Outcome:
    """Run ``work`` and return its outcome: passed if it returns, else the verdict of its exception, at the current
    stage.

    A driver that broke down is opened again at its next use. Raises UsageError from ``work``.
    """
    try:
        work()
    except VerdictReached as reached:
        return Outcome(reached.verdict, stage(), str(reached), reached.details)
    except DriverFault as fault:
        session.discard_device()
        return Outcome(_verdict(fault), stage(), str(fault), _details(fault))
    except UsageError:
        raise
    except RAISED as error:  # raised by a driver in this process: the contract wants statuses
        session.discard_device()
        text = f"the driver raised {describe_exception(error)}; the contract wants a status"
        return Outcome(Verdict.ERROR, stage(), text, {"traceback": traceback.format_exc()})
    return Outcome(Verdict.PASSED, stage())


def _verdict(fault: DriverFault) -> Verdict:
    if isinstance(fault, DriverCrashed):
        return Verdict.CRASHED
    return Verdict.HUNG if isinstance(fault, DriverHung) else Verdict.ERROR


def _details(fault: DriverFault) -> dict[str, str]:
    number = fault.signal if isinstance(fault, DriverCrashed) else 0
    details = {"stderr": fault.stderr, "stack": fault.stack, "signal": signal.Signals(number).name if number else ""}
    return {name: text for name, text in details.items() if text}
