"""CAST, from the contract's text: truncation, clamping to 0 to 255, raw values of quantised tensors."""

from __future__ import annotations

import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, run_operation


@pytest.mark.parametrize(
    ("source", "values", "target", "expected"),
    [
        (T.TENSOR_FLOAT32, [-1.9, -0.5, 0.5, 1.9], T.TENSOR_INT32, [-1, 0, 0, 1]),
        (T.TENSOR_FLOAT16, [-1.5, 254.5, 300.0], T.TENSOR_QUANT8_ASYMM, [0, 254, 255]),
        (T.TENSOR_INT32, [-1, 255, 256], T.TENSOR_QUANT8_ASYMM, [0, 255, 255]),
        (T.TENSOR_INT32, [2**24 + 1], T.TENSOR_FLOAT32, [2.0**24]),
        (T.TENSOR_FLOAT32, [1.0 + 2.0**-12], T.TENSOR_FLOAT16, [1.0]),
        (T.TENSOR_QUANT8_ASYMM, [0, 200], T.TENSOR_FLOAT32, [0.0, 200.0]),
        (T.TENSOR_BOOL8, [True, False], T.TENSOR_BOOL8, [True, False]),
        (T.TENSOR_QUANT8_ASYMM_SIGNED, [-128, 127], T.TENSOR_QUANT8_ASYMM_SIGNED, [-128, 127]),
        (T.TENSOR_QUANT16_ASYMM, [0, 65535], T.TENSOR_QUANT16_ASYMM, [0, 65535]),
    ],
)
def test_values(source: T, values: list[float], target: T, expected: list[float]) -> None:
    def quantised(type: T) -> tuple[float, int]:
        return (0.5, 100 if "ASYMM" in type.name else 0) if "QUANT" in type.name else (0.0, 0)

    (output,) = run_operation(
        O.CAST, {"input": Given(source, values, *quantised(source))}, [Given(target, None, *quantised(target))]
    )
    assert output.tolist() == expected
