"""Conditions on scales at their boundary: decided in float32, as the HAL's reference does."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.ops.tests.calls import call_of
from nnconform.harness.validate.operation import check_operation
from nnconform.harness.validate.version import call_version

TENTHS = [number / 20 for number in range(1, 22)]
# Two scales, and as a third their product, written as the shortest decimal.
TRIPLES = [(one, other, round(one * other, 6)) for one, other in product(TENTHS, TENTHS)]
TRIPLES += [(0.1, 0.7, 0.07), (0.1, 0.9, 0.09), (1e30, 1e30, 1.0), (1e-30, 1e-30, 1e-30)]
CONVOLUTION = {"stride_width": 1, "stride_height": 1, "fused_activation": 0, "padding_scheme": 1}


def single_product(one: float, other: float) -> float:
    """The product of two float32 in float64, where it is exact, rounded once: worked out without float32 arithmetic."""
    exact = float(np.float32(one)) * float(np.float32(other))
    return float("inf") if exact > 3.5e38 else float(np.float32(exact))


def multiplication(one: float, other: float, output: float):
    """A MUL of scales as they cross the wire, as float32."""
    scales = {"lhs": (float(np.float32(one)), 0), "rhs": (float(np.float32(other)), 0)}
    scales["output"] = (float(np.float32(output)), 0)
    return call_of("MUL", types=T.TENSOR_QUANT8_ASYMM, quantised=scales, lhs=(2,), rhs=(2,), output=(2,))


def is_refused(call) -> bool:
    try:
        check_operation(call)
    except ValidationError as error:
        return "output: scale" in str(error)
    return False


def test_a_product_has_a_scale_above_those_of_its_factors():
    refused = {triple for triple in TRIPLES if is_refused(multiplication(*triple))}
    one, other, output = map(np.array, zip(*TRIPLES, strict=True))
    wanted = ~(output.astype(np.float32) > [single_product(*pair) for pair in zip(one, other, strict=True)])
    assert refused == {triple for triple, no in zip(TRIPLES, wanted, strict=True) if no}
    # In float64 these are decided the other way.
    assert (0.1, 0.7, 0.07) in refused
    assert (0.1, 0.9, 0.09) not in refused
    assert 0 < len(refused) < len(TRIPLES)


@pytest.mark.parametrize("triple", [(0.1, 0.7, 0.07), (0.1, 0.9, 0.09)])
def test_a_convolution_with_a_small_output_scale_needs_hal_1_2(triple):
    one, other, output = (float(np.float32(each)) for each in triple)
    bias = single_product(one, other)
    call = call_of(
        "CONV_2D",
        "implicit_padding",
        T.TENSOR_QUANT8_ASYMM,
        {"input": (one, 0), "filter": (other, 0), "bias": (bias, 0), "output": (output, 0)},
        input=(1, 2, 2, 1),
        filter=(1, 1, 1, 1),
        bias=(1,),
        output=(1, 2, 2, 1),
        **CONVOLUTION,
    )
    check_operation(call)
    assert call_version(call) == (HalVersion.V1_0 if output > bias else HalVersion.V1_2)


def test_a_bias_has_the_product_in_float32():
    # In float32 the product of the largest scales is beyond the range, and no scale is that.
    scales = {"input": (1e30, 0), "filter": (1e30, 0), "bias": (1e38, 0), "output": (1.0, 0)}
    shapes = {"input": (1, 2, 2, 1), "filter": (1, 1, 1, 1), "bias": (1,)}
    with pytest.raises(ValidationError, match="bias: scale"):
        check_operation(call_of("CONV_2D", "implicit_padding", T.TENSOR_QUANT8_ASYMM, scales, **shapes, **CONVOLUTION))
