"""The C driver passes the cases of its operations to the end, behind a service."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import nnconform.generated_tests
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.reader import SUFFIX, read_spec

SPECS = Path(nnconform.generated_tests.__file__).parent / "specs"
OPERATIONS = {
    "ADD", "MUL", "RELU", "RELU1", "RELU6", "LOGISTIC", "TANH", "SOFTMAX", "RESHAPE", "FULLY_CONNECTED", "CONV_2D",
}  # fmt: skip
COMPUTED = {T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED}


def is_computed(case, types):
    """Return whether the driver claims all operations of a case: each takes its element type from its first input."""
    main = case.model.main
    firsts = {main.operands[operation.inputs[0]].type for operation in main.operations}
    return set(case.operations()) <= OPERATIONS and firsts <= types


def outcomes(address, family, types):
    """Return the count of each verdict for cases that are computed, and for others. A failure fails the test."""
    session = Session(address, limit=20)
    counts: dict[bool, Counter[Verdict]] = {True: Counter(), False: Counter()}
    try:
        for case in read_spec(SPECS / f"{family}{SUFFIX}"):
            outcome = run_case(session, case)
            assert not outcome.failed, f"{case.name}: {outcome}"
            counts[is_computed(case, types)][outcome.verdict] += 1
    finally:
        session.close()
    return counts[True], counts[False]


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("family", ["activation", "arithmetic", "conv_2d", "fully_connected", "reshape", "softmax"])
def test_exported(exporting, family):
    computed, others = outcomes(f"service:nnapi:{exporting}", family, COMPUTED)
    assert set(computed) == {Verdict.PASSED}
    assert set(others) <= {Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE}


def test_support_library(support_library):
    computed, others = outcomes(f"service:nnapi:{support_library}", "softmax", COMPUTED)
    assert set(computed) == {Verdict.PASSED}
    assert set(others) <= {Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE}


def test_the_device_of_floats_alone(exporting):
    address = f"service:nnapi:{exporting}?device=nnconform-c-float"
    computed, others = outcomes(address, "softmax", {T.TENSOR_FLOAT32})
    assert set(computed) == {Verdict.PASSED}
    assert set(others) == {Verdict.UNSUPPORTED}
