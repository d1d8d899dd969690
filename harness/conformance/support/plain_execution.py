"""Whether a case whose outputs are wrong in a check is wrong in a plain execution too.

Then the operation may be what is to be mended, and not what the check is about.
"""

from __future__ import annotations

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.execution.judge import WrongOutputs
from nnconform.harness.execution.outcome import outcome_of
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.spec.case import Case

# Operations of a case that are told by name.
_NAMED = 3


def tell_plain_execution(session: Session, name: str, wrong: WrongOutputs) -> None:
    """Add to the message of a trial called ``name`` which case is wrong, and whether it is right in a plain execution:
    prepared anew, and executed once by itself. If not, ``details["plain execution"]`` says how.
    """
    plain, operations = _executed_plainly(session, name, wrong.case), _operations(wrong.case)
    told = ""
    if plain.failed:
        told = f", which fails a plain execution too: if the tests of {operations} alone fail, mend that first"
        wrong.details = {**wrong.details, "plain execution": plain.message}
    elif plain.verdict is Verdict.PASSED:
        told = ", which passes a plain execution"
    wrong.args = (f"{wrong}\nthe case is {wrong.case.name} ({operations}){told}",)


def _executed_plainly(session: Session, name: str, case: Case) -> Outcome:
    """Return the outcome of ``case`` by itself."""

    def execute() -> None:
        with Subject(session, name) as subject:
            subject.expect_right(subject.prepare(case.model), case)

    return outcome_of(session, execute, lambda: Stage.EXECUTE)[0]


def _operations(case: Case) -> str:
    """Return the first operations of a case by name."""
    names = list(dict.fromkeys(name_of(OperationType, each.type) for each in case.model.main.operations))
    return ", ".join(names[:_NAMED]) + (", ..." if len(names) > _NAMED else "")
