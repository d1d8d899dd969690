"""Whether a case whose outputs are wrong in a check is wrong in a plain execution too.

Then the operation may be what is to be mended, and not what the check is about.
"""

from __future__ import annotations

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.execution.judge import WrongOutputs
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.model.errors import RAISED, DriverFault, UsageError
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

# Operations of a case that are told by name.
_NAMED = 3


def tell_plain_execution(session: Session, name: str, wrong: WrongOutputs) -> None:
    """Add to the message of a trial called ``name`` which case is wrong, and whether it is right in a plain execution:
    prepared anew, and executed once by itself. If not, ``details["plain execution"]`` says how.
    """
    failure = _plain_failure(session, name, wrong.case)
    operations = _operations(wrong.case)
    advice = f"fails a plain execution too: if the tests of {operations} alone fail, mend that first"
    told = "" if failure is None else f", which {advice}" if failure else ", which passes a plain execution"
    wrong.args = (f"{wrong}\nthe case is {wrong.case.name} ({operations}){told}",)
    if failure:
        wrong.details = {**wrong.details, "plain execution": failure}


def _plain_failure(session: Session, name: str, case: Case) -> str | None:
    """Return how the driver fails ``case`` by itself, "" if it does not, None if it is not executed."""
    try:
        with Subject(session, name) as subject:
            subject.expect_right(subject.prepare(case.model), case)
    except VerdictReached as reached:
        return str(reached) if reached.verdict in (Verdict.WRONG, Verdict.ERROR) else None
    except DriverFault as fault:
        session.discard_device()
        return str(fault)
    except UsageError:
        raise
    except RAISED as error:  # by a driver in this process
        session.discard_device()
        return f"the driver raised {error!r}"
    return ""


def _operations(case: Case) -> str:
    """Return the first operations of a case by name."""
    names = list(dict.fromkeys(name_of(OperationType, each.type) for each in case.model.main.operations))
    return ", ".join(names[:_NAMED]) + (", ..." if len(names) > _NAMED else "")
