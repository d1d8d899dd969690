"""Every case of every spec proves something: answers that are wrong in the usual ways fail it."""

from __future__ import annotations

import re

import pytest

from generated_tests.tests.specs import FAMILIES, cases
from generated_tests.tests.wrong_answers import wrong_models, wrong_outputs
from harness.oracle.compare import compare
from harness.results.verdict import Verdict
from harness.runner.run_case import run_case
from harness.runner.session import Session

# What a case cannot tell by nature: the names of the cases, the wrong answer, the reason.
BY_NATURE = (
    (r"reshape_", "input copied", "the elements of RESHAPE are those of its input"),
    (r"concatenation_one_input", "input copied", "one input alone is the answer"),
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
        for name, outputs in wrong_outputs(case)
        if unnatural(case.name, name) and compare(case.model, case.expected, outputs).passed
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
