"""The generated suite reaches every class, is not vacuous, and is reproducible."""

from __future__ import annotations

import re
from contextlib import closing

import numpy as np
import pytest

from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.classes import classes_of, reachable
from nnconform.harness.generate.suite import REFUSED, generate
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.tolerance import is_relaxed
from nnconform.harness.oracle.vacuity import passing_wrong_answers

# What a case cannot detect by nature, and why: the elements of these are their input's; if the zero point is the
# highest value no number is above 0, and every RELU is 0; if it is the lowest none is below, and every RELU its input.
BY_NATURE = (
    ("reshape_|concatenation_", ["input copied"]),
    ("relu_.*zero_point_input_highest", ["zero point", "constant"]),
    ("relu_.*zero_point_input_lowest", ["input copied"]),
)
SOME = (O.CONV_2D, O.ADD, O.SOFTMAX, O.RELU, O.RESHAPE, O.CONCATENATION)


@pytest.fixture(scope="module")
def generated():
    with closing(open_oracle()) as oracle:
        yield {code: generate(TABLE[code], oracle, seed=1) for code in SOME}


@pytest.mark.parametrize("code", SOME, ids=lambda code: code.name)
def test_every_class_is_reached_or_refused_by_the_contract(generated, code):
    result = generated[code]
    holes = {wanted: reason for wanted, reason in result.holes.items() if not reason.startswith(REFUSED)}
    assert holes == {}
    shown = set().union(*(classes_of(case.model) for case in result.cases))
    wanted = {each for sig in TABLE[code].signatures() for each in reachable(TABLE[code], sig.form, sig.row)}
    assert wanted - shown == set(result.holes)


@pytest.mark.parametrize("code", SOME, ids=lambda code: code.name)
def test_every_case_proves_something(generated, code):
    for case in generated[code].cases:
        wrong = passing_wrong_answers(case.model, case.inputs, case.expected)
        if not any(re.search(pattern, case.name) and set(wrong) <= set(names) for pattern, names in BY_NATURE):
            assert wrong == [], case.name


def test_no_case_fails_a_driver_that_rounds_its_sums(generated):
    class Rounding:
        """Is right but for one element of what is float16."""

        def outputs(self, model, inputs):
            results = oracle.outputs(model, inputs)
            for each in results:
                each.flat[:1] += is_relaxed(model)
            return results

    with closing(open_oracle()) as oracle:
        result = generate(TABLE[O.SOFTMAX], oracle, 1, Rounding())
    plain = generated[O.SOFTMAX]
    assert any(is_relaxed(case.model) for case in plain.cases)
    assert [case.name for case in result.cases if is_relaxed(case.model)] == []
    assert {reason for each, reason in result.holes.items() if each not in plain.holes} == {
        "sums in float16 are too imprecise for the tolerance"
    }


def test_the_same_seed_gives_the_same_cases(generated):
    with closing(open_oracle("inproc:reference_driver?precision=float64")) as oracle:
        second = generate(TABLE[O.SOFTMAX], oracle, seed=1)
    first = generated[O.SOFTMAX]
    assert [case.name for case in second.cases] == [case.name for case in first.cases]
    for one, other in zip(second.cases, first.cases, strict=True):
        assert one.model == other.model
        assert [np.asarray(a).tobytes() for a in one.expected] == [np.asarray(b).tobytes() for b in other.expected]
