"""PAD, PAD_V2, MIRROR_PAD, worked by hand."""

from __future__ import annotations

import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, Inputs, assert_refused, run_operation

WIDTHS = Given(T.TENSOR_INT32, [[1, 2]])


def test_quantised_tensors_are_padded_with_what_stands_for_0() -> None:
    inputs = {"input": Given(T.TENSOR_QUANT8_ASYMM_SIGNED, [1, 2], 0.5, -7), "paddings": WIDTHS}
    (output,) = run_operation(O.PAD, inputs, [Given(T.TENSOR_QUANT8_ASYMM_SIGNED, None, 0.5, -7)])
    assert output.tolist() == [-7, 1, 2, -7, -7]


@pytest.mark.parametrize(
    ("type", "scalar", "quantisation", "value"),
    [
        (T.TENSOR_FLOAT32, T.FLOAT32, (0.0, 0), 1.5),
        (T.TENSOR_FLOAT16, T.FLOAT16, (0.0, 0), 1.5),
        (T.TENSOR_QUANT8_ASYMM, T.INT32, (0.5, 9), 3),
        (T.TENSOR_QUANT8_ASYMM_SIGNED, T.INT32, (0.5, 9), -3),
    ],
)
def test_the_value_given_is_a_raw_one(type: T, scalar: T, quantisation: tuple[float, int], value: float) -> None:
    inputs = {"input": Given(type, [1, 2], *quantisation), "paddings": WIDTHS, "pad_value": Given(scalar, value)}
    (output,) = run_operation(O.PAD_V2, inputs, [Given(type, None, *quantisation)])
    assert output.tolist() == [value, 1, 2, value, value]


def test_a_raw_value_out_of_range_does_no_harm() -> None:
    inputs = {
        "input": Given(T.TENSOR_QUANT8_ASYMM, [1], 0.5, 9),
        "paddings": WIDTHS,
        "pad_value": Given(T.INT32, 0x0102),
    }
    (output,) = run_operation(O.PAD_V2, inputs, [Given(T.TENSOR_QUANT8_ASYMM, None, 0.5, 9)])
    assert output[1] == 1


def _mirrored(mode: int, before: int, after: int) -> Inputs:
    paddings = Given(T.TENSOR_INT32, [[0, 0], [before, after]])
    return {"input": Given(T.TENSOR_INT32, [[1, 2, 3]]), "paddings": paddings, "mode": Given(T.INT32, mode)}


@pytest.mark.parametrize(
    ("mode", "before", "after", "expected"),
    [(0, 2, 1, [3, 2, 1, 2, 3, 2]), (1, 2, 3, [2, 1, 1, 2, 3, 3, 2, 1])],
)
def test_mirrored(mode: int, before: int, after: int, expected: list[int]) -> None:
    (output,) = run_operation(O.MIRROR_PAD, _mirrored(mode, before, after), [Given(T.TENSOR_INT32)])
    assert output.tolist() == [expected]


@pytest.mark.parametrize(
    ("mode", "before", "match"), [(0, 3, "at most 2"), (1, 4, "at most 3"), (2, 0, "mode"), (0, -1, "paddings")]
)
def test_refused_mirrors(mode: int, before: int, match: str) -> None:
    assert_refused(O.MIRROR_PAD, _mirrored(mode, before, 0), [Given(T.TENSOR_INT32)], match)


def test_paddings_for_another_rank() -> None:
    inputs = {"input": Given(T.TENSOR_FLOAT32, [[1.0]]), "paddings": WIDTHS}
    assert_refused(O.PAD, inputs, [Given(T.TENSOR_FLOAT32)], "number of rows")
