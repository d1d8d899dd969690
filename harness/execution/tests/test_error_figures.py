"""Errors of outputs in units, ULP, and shares of their bounds, worked out by hand."""

from __future__ import annotations

from math import inf, nan, sqrt

import numpy as np
import pytest

from nnconform.harness.execution.error_figures import error_figures
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Operand
from nnconform.harness.oracle.compare import Comparison, OutputComparison, compare_output
from nnconform.harness.oracle.tolerance import Tolerance
from nnconform.harness.results.accuracy import ErrorFigures

QUANT8, FLOAT32 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_FLOAT32


def compared(code: OperandType, expected: list[float], got: list[float], tolerance: Tolerance) -> OutputComparison:
    dtype = np.uint8 if code == QUANT8 else np.float32 if code == FLOAT32 else np.int32
    operand = Operand(code, (len(expected),), scale=0.5 if code == QUANT8 else 0.0)
    return compare_output(0, operand, np.array(expected, dtype), np.array(got, dtype), tolerance)


def figures(*outputs: OutputComparison) -> tuple[ErrorFigures, ...]:
    return error_figures(Comparison(outputs))


def test_quantised_errors_are_in_units() -> None:
    (found,) = figures(compared(QUANT8, [10, 20, 30, 40], [10, 19, 30, 39], Tolerance(1.0)))
    assert found == ErrorFigures("TENSOR_QUANT8_ASYMM", 4, 1.0, 1.0, -0.5, 0.5)
    assert found.unit == "units"


def test_float_errors_are_in_ulp_and_in_shares_of_the_bound() -> None:
    step = 2.0**-22
    (found,) = figures(compared(FLOAT32, [2.0, 2.0], [2.0, 2.0 + 3 * step], Tolerance(8 * step, 8 * step)))
    assert (found.largest, found.unit, found.count) == (3.0, "ULP", 2)
    assert found.share == pytest.approx(3 / 24)
    assert found.mean == pytest.approx(3 / 48)
    assert found.spread == pytest.approx(3 / 48)


@pytest.mark.parametrize(("expected", "got"), [(1.0, nan), (1.0, inf), (inf, 1.0), (inf, -inf), (nan, 1.0)])
def test_a_value_without_a_number_is_an_error_without_end(expected: float, got: float) -> None:
    (found,) = figures(compared(FLOAT32, [0.0, expected], [0.0, got], Tolerance(0.5)))
    assert (found.largest, found.share) == (inf, inf)
    assert np.isfinite((found.mean, found.spread)).all()


def test_the_same_infinity_is_no_error() -> None:
    (found,) = figures(compared(FLOAT32, [inf, 1.0], [inf, 1.5], Tolerance(1.0)))
    assert (found.share, found.mean) == (0.5, 0.25)


def test_bounds_of_their_own_count_where_they_are_known() -> None:
    wanted, got, bound = (np.array(each) for each in ([1.0, 1.0, 1.0], [1.5, 9.0, 1.0], [2.0, inf, 0.0]))
    operand = Operand(FLOAT32, (3,))
    output = OutputComparison(0, operand, wanted, got, Tolerance(2.0), 2, bound=bound)
    assert [(each.count, each.share) for each in figures(output)] == [(2, 0.25)]


def test_outputs_of_one_type_are_put_together_and_integers_left_out() -> None:
    exact = compared(QUANT8, [1, 2], [1, 2], Tolerance(1.0))
    off = compared(QUANT8, [1, 2], [3, 2], Tolerance(1.0))
    index = compared(OperandType.TENSOR_INT32, [1], [2], Tolerance(0.0))
    (found,) = figures(exact, off, index)
    assert (found.count, found.largest, found.share, found.mean) == (4, 2.0, 2.0, 0.5)
    assert found.spread == pytest.approx(sqrt(0.75))


def test_outputs_of_another_shape_have_no_errors() -> None:
    operand = Operand(QUANT8, (2,), scale=0.5)
    two, three = np.zeros(2, np.uint8), np.zeros(3, np.uint8)
    assert figures(compare_output(0, operand, two, three, Tolerance(1.0))) == ()


def test_no_elements_have_no_error() -> None:
    assert [each.count for each in figures(compared(QUANT8, [], [], Tolerance(1.0)))] in ([], [0])
