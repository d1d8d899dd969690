"""Large calls: their sizes, their scales, and their twins in real numbers."""

from __future__ import annotations

from math import prod

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.generate.bias.large_calls import (
    FEWEST,
    MOST,
    BiasRow,
    bias_rows,
    large_call,
    middle_of_two_roundings,
    with_output_scales,
)
from nnconform.harness.generate.bias.real_twin import only_converts, real_twin, real_values
from nnconform.harness.generate.per_op import DrawnCall
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.model import validate_model


def row(code: O, of: T, **types: T) -> BiasRow:
    rows = [each for each in bias_rows(TABLE[code]) if each.signature.row.of == of]
    return next(each for each in rows if all(each.signature.row.but.get(name) == t for name, t in types.items()))


def output(drawn: DrawnCall) -> Operand:
    return drawn.model.main.operands[drawn.model.main.output_indexes[0]]


@pytest.mark.parametrize("code", [O.ADD, O.CONV_2D, O.FULLY_CONNECTED, O.SOFTMAX, O.RESIZE_BILINEAR, O.BATCH_MATMUL])
def test_calls_are_large_but_not_too_large(code):
    for number in range(3):
        drawn = large_call(row(code, T.TENSOR_FLOAT32), 1, number)
        assert prod(output(drawn).dimensions) <= MOST
    assert max(prod(output(large_call(row(code, T.TENSOR_FLOAT32), 1, n)).dimensions) for n in range(8)) >= FEWEST


def test_rows_are_those_of_operations_that_compute():
    assert bias_rows(TABLE[O.CAST]) == []
    assert bias_rows(TABLE[O.GENERATE_PROPOSALS]) == []
    assert bias_rows(TABLE[O.EQUAL]) == []
    assert bias_rows(TABLE[O.RANDOM_MULTINOMIAL]) == []
    assert len(bias_rows(TABLE[O.TANH])) == 4


def test_the_results_fill_the_range_of_a_free_output():
    drawn = large_call(row(O.MUL, T.TENSOR_QUANT8_ASYMM), 1, 0)
    exact = np.linspace(-300.0, 100.0, 4001)
    scaled = output(with_output_scales(drawn, [exact]))
    units = exact / scaled.scale + scaled.zero_point
    assert (units > 5).mean() > 0.95
    assert (units < 250).mean() > 0.95
    assert units.max() - units.min() > 200


def test_a_fixed_output_keeps_its_scale():
    drawn = large_call(row(O.SOFTMAX, T.TENSOR_QUANT8_ASYMM), 1, 0)
    assert output(with_output_scales(drawn, [np.linspace(0, 1, 100)])) == output(drawn)


def test_values_that_are_carried_over_are_scaled_by_more_than_a_half():
    drawn = large_call(row(O.MAXIMUM, T.TENSOR_QUANT8_ASYMM), 1, 0)
    main = drawn.model.main
    index = main.input_indexes[0]
    [given] = drawn.inputs[:1]
    assert given is not None
    carried = real_values(main.operands[index], given)
    scales = [main.operands[each].scale for each in main.operations[0].inputs]
    factor = min(scales) / output(with_output_scales(drawn, [carried])).scale
    assert 0.5 < factor < 1


def test_two_roundings_differ_from_one_by_the_step_of_the_first():
    drawn = large_call(row(O.MUL, T.TENSOR_QUANT8_ASYMM), 1, 0)

    def middle(factor: float) -> float:
        main = drawn.model.main
        one, other = (main.operands[each].scale for each in main.operations[0].inputs[:2])
        operands = [
            replace(each, scale=one * other / factor) if each == output(drawn) else each for each in main.operands
        ]
        return middle_of_two_roundings(
            replace(drawn, model=replace(drawn.model, main=replace(main, operands=tuple(operands))))
        )

    assert middle(0.6) == 0.0
    assert middle(0.3) == 0.25
    assert middle(0.01) == 2.0**-7


@pytest.mark.parametrize(
    ("code", "of", "types"),
    [
        (O.CONV_2D, T.TENSOR_QUANT8_ASYMM, {}),
        (O.CONV_2D, T.TENSOR_QUANT8_ASYMM_SIGNED, {"filter": T.TENSOR_QUANT8_SYMM_PER_CHANNEL}),
        (O.ADD, T.TENSOR_FLOAT16, {}),
        (O.ROI_ALIGN, T.TENSOR_QUANT8_ASYMM, {}),
        (O.LSTM, T.TENSOR_FLOAT16, {}),
    ],
)
def test_a_twin_is_valid_and_of_floats_alone(code, of, types):
    twin = real_twin(large_call(row(code, of, **types), 1, 0))
    assert twin is not None
    validate_model(twin.model)
    kinds = {operand.type for operand in twin.model.main.operands}
    assert not kinds & {of, T.TENSOR_QUANT8_SYMM_PER_CHANNEL, T.FLOAT16}


def test_states_that_are_quantised_have_no_twin():
    assert real_twin(large_call(row(O.QUANTIZED_16BIT_LSTM, T.TENSOR_QUANT8_ASYMM), 1, 0)) is None


def test_a_conversion_is_no_computation():
    assert only_converts(large_call(row(O.DEQUANTIZE, T.TENSOR_QUANT8_ASYMM), 1, 0))
    assert not only_converts(large_call(row(O.TANH, T.TENSOR_QUANT8_ASYMM), 1, 0))


def test_real_values_of_channels_have_their_scales():
    operand = Operand(T.TENSOR_QUANT8_SYMM_PER_CHANNEL, (2, 2), extra_params=SymmPerChannelQuantParams((0.5, 2.0), 0))
    np.testing.assert_array_equal(real_values(operand, np.array([[1, 2], [3, 4]], np.int8)), [[0.5, 1.0], [6.0, 8.0]])
