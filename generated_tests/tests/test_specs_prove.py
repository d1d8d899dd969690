"""Every case of every spec proves something: answers that are wrong in the usual ways fail it."""

from __future__ import annotations

import re

import pytest

from nnconform.generated_tests.tests.specs import FAMILIES, cases
from nnconform.generated_tests.tests.wrong_answers import wrong_models
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.oracle.vacuity import passing
from nnconform.harness.results.verdict import Verdict

# What a case cannot tell by nature: the names of the cases, the wrong answer, the reason.
BY_NATURE = (
    (r"reshape_", "input copied", "the elements of RESHAPE are those of its input"),
    (r"squeeze_|expand_dims_", "input copied", "the elements are those of the input"),
    (r"cast_", "input copied", "a type that holds the numbers keeps them"),
    (r"(concatenation|pack)_one_input", "input copied", "one input alone is the answer"),
    (r"fill_", "constant", "all elements are the same"),
    (r"fill_", "elements in another order", "all elements are the same"),
    (r"control_flow_while_no_turn", "input copied", "a loop of no turn gives what it got"),
    (r"pooling_L2_activation_(float32|float16|relaxed)_relu(_all|$)", "activation ignored", "L2 is never negative"),
)


def unnatural(name: str, wrong: str) -> bool:
    """Whether it says something against the case that it lets this wrong answer pass."""
    return not any(re.match(pattern, name) and wrong == answer for pattern, answer, _ in BY_NATURE)


@pytest.mark.parametrize("family", FAMILIES)
def test_wrong_answers_fail(family):
    vacuous = [
        f"{case.name}: {name}"
        for case in cases(family)
        if not case.expect_failure
        for name in passing(case.model, case.inputs, case.expected)
        if unnatural(case.name, name)
    ]
    assert not vacuous, "wrong answers that pass:\n" + "\n".join(vacuous)


@pytest.mark.parametrize("family", FAMILIES)
def test_wrong_models_fail(family):
    session = Session("inproc:reference_driver")
    try:
        vacuous = [
            f"{case.name}: {name}"
            for case in cases(family)
            if not case.expect_failure
            for name, wrong in wrong_models(case)
            if unnatural(case.name, name) and run_case(session, wrong).verdict is Verdict.PASSED
        ]
    finally:
        session.close()
    assert not vacuous, "models that differ and pass:\n" + "\n".join(vacuous)


@pytest.mark.parametrize("family", FAMILIES)
def test_says_where_its_numbers_come_from(family):
    unsaid = [case.name for case in cases(family) if not case.source or case.source.startswith("AOSP ")]
    assert not unsaid, f"give Example() a source=: {unsaid}"
