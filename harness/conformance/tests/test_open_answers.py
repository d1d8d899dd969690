"""Outputs that the contract leaves open, in a run: rows in another order, samples."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Constraints, draw
from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case


@pytest.fixture
def session():
    session = Session("inproc:reference_driver")
    yield session
    session.close()


def case_of_driver(session, code, constraints):
    """Return a case of an operation that expects the driver's own outputs."""
    op = TABLE[code]
    signature = next(op.signatures())
    drawn = draw(Choices.from_seed(1), op, signature.form, signature.row, constraints)
    expected = Oracle(session).answer(drawn.model, drawn.inputs)
    return Case("open", drawn.model, drawn.inputs, tuple(expected))


def test_rows_are_compared_as_a_set(session):
    constraints = Constraints(
        values={"max_num_detections": -1, "score_threshold": 0.0, "nms_kernel": 2}, sizes={"n": 4}
    )
    case = case_of_driver(session, OperationType.BOX_WITH_NMS_LIMIT, constraints)
    batches = case.expected[3]
    # Backwards, image by image.
    order = np.concatenate([np.flatnonzero(batches == image)[::-1] for image in dict.fromkeys(batches.tolist())])
    assert order.tolist() != sorted(order.tolist())
    backwards = replace(case, expected=tuple(array[order] for array in case.expected))
    assert run_case(session, backwards).verdict is Verdict.PASSED
    torn = replace(case, expected=(case.expected[0][order], *case.expected[1:]))
    assert run_case(session, torn).verdict is Verdict.WRONG


@pytest.mark.parametrize("constants", [frozenset(), frozenset({"logits"}), frozenset({"logits", "seeds"})])
def test_samples_are_tested_against_their_logits(session, constants):
    case = case_of_driver(session, OperationType.RANDOM_MULTINOMIAL, Constraints(constants=constants))
    tested = replace(case, expected=(np.zeros_like(case.expected[0]),), multinomial_tolerance=0.05)
    assert run_case(session, tested).verdict is Verdict.PASSED
