"""From whatever a driver does to an outcome: a run never dies of a driver, and the next case finds a fresh one."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable

from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import RAISED, DriverCrashed, DriverFault, DriverHung, UsageError
from nnconform.harness.model.printable import describe_exception
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached


def capture_outcome(session: Session, work: Callable[[], None], stage: Callable[[], Stage]) -> Outcome:
    """What ``work`` comes to: passed when it returns, else what it raised, at the stage that it had reached. A driver
    that broke down is opened anew at its next use.
    """
    try:
        work()
    except VerdictReached as settled:
        return Outcome(settled.verdict, stage(), str(settled), settled.details)
    except DriverFault as fault:
        session.broke_down()
        return Outcome(_verdict(fault), stage(), str(fault), _details(fault))
    except UsageError:
        raise
    except RAISED as error:  # a driver in this process raised it: the contract wants statuses
        session.broke_down()
        text = f"the driver raised {describe_exception(error)}; the contract wants a status"
        return Outcome(Verdict.ERROR, stage(), text, {"traceback": traceback.format_exc()})
    return Outcome(Verdict.PASSED, stage())


def _verdict(fault: DriverFault) -> Verdict:
    if isinstance(fault, DriverCrashed):
        return Verdict.CRASHED
    return Verdict.HUNG if isinstance(fault, DriverHung) else Verdict.ERROR


def _details(fault: DriverFault) -> dict[str, str]:
    number = fault.signal if isinstance(fault, DriverCrashed) else 0
    found = {"stderr": fault.stderr, "stack": fault.stack, "signal": signal.Signals(number).name if number else ""}
    return {name: text for name, text in found.items() if text}
