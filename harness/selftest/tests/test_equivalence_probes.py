"""Tests of equivalence probes: a right driver passes them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import numpy as np
import pytest

from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE
from nnconform.harness.selftest.equivalence_probes import Probe, draw_probes

SEEDS = 2


@pytest.fixture(scope="module")
def oracle() -> Iterator[Oracle]:
    with closing(open_oracle("inproc:reference_driver?hal=aidl4")) as device:
        yield device


def drawn(oracle: Oracle, code: O, of: T, kinds: tuple[str, ...] = ()) -> list[Probe]:
    """Draw probes of an operation's first signature of a type: all, or those of some kinds."""
    signature = next(each for each in TABLE[code].signatures() if each.row.of == of)
    probes = [probe for seed in range(SEEDS) for probe in draw_probes(TABLE[code], signature, oracle, seed)]
    return [probe for probe in probes if not kinds or probe.kind in kinds]


def test_outputs_that_are_not_specified_are_not_compared(oracle: Oracle) -> None:
    probes = drawn(oracle, O.LSTM, T.TENSOR_FLOAT32)
    assert probes
    assert [probe.kind for probe in probes if probe.case.expected[0] is not None] == []


def test_relaxed_models_have_no_digits_that_float16_lacks(oracle: Oracle) -> None:
    probes = drawn(oracle, O.FLOOR, T.TENSOR_FLOAT32)
    relaxed = [probe.case for probe in probes if probe.case.model.relax_computation_float32_to_float16]
    assert relaxed
    for case in relaxed:
        for value in (each for each in case.inputs if each is not None):
            assert np.array_equal(value.astype(np.float16), value)
    fine = drawn(oracle, O.FLOOR, T.TENSOR_FLOAT32, ("nearly equal", "full mantissas", "beyond the range"))
    assert len(fine) > SEEDS * 20, "they are drawn all the same, not relaxed"


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("code", [O.CONV_2D, O.MUL, O.LSTM], ids=lambda code: code.name)
def test_results_are_within_the_range(oracle: Oracle, code: O) -> None:
    probes = drawn(oracle, code, T.TENSOR_FLOAT16)
    assert probes
    for probe in probes:
        assert all(np.isfinite(each).all() for each in probe.case.expected if each is not None), probe.kind


# Functions that compute the exact results in 64-bit integers.
ARITHMETIC = {O.ADD: np.add, O.SUB: np.subtract, O.MUL: np.multiply}


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("code", ARITHMETIC, ids=lambda code: code.name)
def test_integers_do_not_overflow(oracle: Oracle, code: O) -> None:
    probes = [each.case for each in drawn(oracle, code, T.TENSOR_INT32, ("nearly equal", "beyond the range"))]
    runtime = [case for case in probes if len(case.inputs) == 2]
    assert runtime
    largest = 0
    for case in runtime:
        lhs, rhs = (each.astype(np.int64) for each in case.inputs if each is not None)
        exact = ARITHMETIC[code](lhs, rhs)
        assert np.array_equal(exact, np.asarray(case.expected[0]))
        largest = max(largest, int(np.abs(exact).max()))
    assert largest > 2**24, "float32 does not do for them"


def test_integers_do_not_overflow_where_products_are_summed(oracle: Oracle) -> None:
    probes = drawn(oracle, O.BATCH_MATMUL, T.TENSOR_INT32, ("nearly equal", "beyond the range"))
    sums = [probe.case for probe in probes if len(probe.case.inputs) == 2]
    assert sums
    for case in sums:
        lhs, rhs = (np.abs(each.astype(np.int64)).max() for each in case.inputs if each is not None)
        assert lhs * rhs * max(extent for each in case.inputs if each is not None for extent in each.shape) < 2**31
