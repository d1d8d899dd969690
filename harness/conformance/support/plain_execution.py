"""Whether a case of a check that fails fails a plain execution too: then the operation may be what is to be mended."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.model.errors import RAISED, DriverFault, UsageError
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

# What a wrong operation gives in a check that is about something else.
_EXPLAINED = (Verdict.WRONG, Verdict.ERROR)
_WHAT_TO_DO = "if its own tests fail, mend it first"
# The latest cases of a trial that are executed once more, and the operations of one that are told by name.
_CASES = _NAMED = 3


def with_plain_execution(session: Session, name: str, cases: Sequence[Case], reached: VerdictReached) -> VerdictReached:
    """Return the verdict of a trial called ``name`` that laid out ``cases``, the latest last. If one of these fails a
    plain execution too, prepared anew and executed once by itself, then the message and
    ``details["plain execution"]`` say so.
    """
    if reached.verdict not in _EXPLAINED:
        return reached
    latest = list({each.name: each for each in cases}.values())[-_CASES:]
    for case in reversed(latest):
        failure = _plain_failure(session, name, case)
        if failure:
            text = (
                f"{case.name} ({_operations(case)}) fails a plain execution too: if its own tests fail, mend it first"
            )
            explained = VerdictReached(
                reached.verdict, f"{reached}\n{text}", **{**reached.details, "plain execution": failure}
            )
            explained.authority = reached.authority
            return explained
    return reached


def _plain_failure(session: Session, name: str, case: Case) -> str:
    """Return how the driver fails ``case`` by itself, "" if it does not."""
    try:
        with Subject(session, name) as subject:
            subject.expect_right(subject.prepare(case.model), case)
    except VerdictReached as reached:
        return str(reached) if reached.verdict in _EXPLAINED else ""
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
