"""Every case of every spec detects errors: outputs that are wrong in the usual ways fail it."""

from __future__ import annotations

import pytest

from nnconform.generated_tests.tests.by_definition import right_by_definition
from nnconform.generated_tests.tests.specs import FAMILIES, cases
from nnconform.generated_tests.tests.wrong_answers import wrong_models
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.oracle.vacuity import passing_wrong_answers
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

# Wrong outputs that a case cannot detect, though its operations could: its name, the wrong output, the reason.
BY_NATURE = (("control_flow_while_no_turn", "input copied", "a loop of no turn gives what it got"),)


def unnatural(case: Case, wrong: str) -> bool:
    """Return whether it is a defect of the case that this wrong output passes."""
    named = any(case.name.startswith(name) and wrong == answer for name, answer, _ in BY_NATURE)
    return not named and not right_by_definition(case.model, wrong)


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize("family", FAMILIES)
def test_wrong_answers_fail(family):
    vacuous = [
        f"{case.name}: {name}"
        for case in cases(family)
        if not case.expect_failure
        for name in passing_wrong_answers(case.model, case.inputs, case.expected)
        if unnatural(case, name)
    ]
    assert not vacuous, "wrong answers that pass:\n" + "\n".join(vacuous)


@pytest.mark.sampled(one_in=10)
@pytest.mark.parametrize("family", FAMILIES)
def test_wrong_models_fail(family):
    session = Session("inproc:reference_driver")
    try:
        vacuous = [
            f"{case.name}: {name}"
            for case in cases(family)
            if not case.expect_failure
            for name, wrong in wrong_models(case)
            if unnatural(case, name) and run_case(session, wrong).verdict is Verdict.PASSED
        ]
    finally:
        session.close()
    assert not vacuous, "models that differ and pass:\n" + "\n".join(vacuous)


@pytest.mark.parametrize("family", FAMILIES)
def test_says_where_its_numbers_come_from(family):
    unsaid = [case.name for case in cases(family) if not case.source or case.is_aosps()]
    assert not unsaid, f"give Example() a source=: {unsaid}"
