"""Tests of sketches: what is inferred, what is refused."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.graph.assembly import Assembly
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.validate.model import validate_model

BYTE = T.TENSOR_QUANT8_ASYMM


def sketch(code: T = T.TENSOR_FLOAT32) -> Sketch:
    return Sketch(Assembly(), Choices.from_seed(1), code)


def test_extents_and_types_of_results_are_inferred() -> None:
    s = sketch()
    product = s(O.MUL, s.input(2, 3), s.constant([1.0, 2.0, 3.0]), NONE)
    first, second = s.all(O.SPLIT, product, 0, 2, count=2)
    truth = s(O.LESS, first, second)
    assert (product.shape, first.shape, truth.shape) == ((2, 3), (1, 3), (1, 3))
    assert truth.code == T.TENSOR_BOOL8
    graph = s.assembly.finish([product.index])
    validate_model(graph.model)
    assert set(graph.model.main.output_indexes) == {product.index, truth.index}


def test_scales_are_those_of_the_contract_the_ones_asked_for_or_fit_the_values() -> None:
    s = sketch(BYTE)
    data = s.input(4, scale=(0.5, 10))
    kept, asked, fitted = s(O.RELU, data), s(O.ADD, data, data, NONE, scale=(2.0, 7)), s(O.ADD, data, data, NONE)
    scales = [(s.assembly.operands[each.index].scale, s.assembly.operands[each.index].zero_point)
              for each in (kept, asked)]  # fmt: skip
    assert scales == [(0.5, 10), (2.0, 7)]
    result = s.assembly.operands[fitted.index]
    # Twice what 8 bits of data hold: from -10 to 245.
    assert result.scale == pytest.approx(2 * 255 * 0.5 / 255, rel=0.5 + 0.5)
    validate_model(s.assembly.finish([]).model)


def test_convolutions_and_layers_are_valid_in_every_type() -> None:
    for code in (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, BYTE, T.TENSOR_QUANT8_ASYMM_SIGNED):
        s = sketch(code)
        image = s.input(1, 4, 4, 4)
        for kind in (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D, O.MAX_POOL_2D):
            window(s, kind, image, SAME, 2, 1, RELU, channels=2, groups=2)
        window(s, O.CONV_2D, image, (1, 0, 1, 1), 3, 2, nchw=True, dilation=1)
        dense(s, image, 3)
        validate_model(s.assembly.finish([]).model)


def test_a_framed_input_is_a_temporary() -> None:
    s = sketch()
    s.framed = True
    operand = s.assembly.operands[s.input(2, 2).index]
    assert operand.lifetime == L.TEMPORARY_VARIABLE
    assert len(s.assembly.steps) == 1


def test_what_the_contract_does_not_have_is_refused() -> None:
    s = sketch(T.TENSOR_INT32)
    with pytest.raises(Misfit, match="SOFTMAX: no signature"):
        s(O.SOFTMAX, s.input(2, 2), 1.0)
    with pytest.raises(Misfit, match="ADD: no signature"):
        s(O.ADD, s.input(2, 2), s.input(2, 2, code=T.TENSOR_FLOAT32), NONE)


def test_constants_hold_the_values_given() -> None:
    s = sketch(BYTE)
    constant = s.constant([0.0, 1.0, 2.0], scale=(0.5, 3))
    assert constant.array is not None
    assert constant.array.tolist() == [3, 5, 7]
    raw = s.raw(np.array([1, 2]), BYTE, (0.5, 3))
    assert raw.array is not None
    assert raw.array.tolist() == [1, 2]


def test_a_part_that_the_contract_or_the_version_does_not_have_is_left_out() -> None:
    s = Sketch(Assembly(), Choices.from_seed(1), T.TENSOR_FLOAT32, HalVersion.V1_3)
    data = s.input(2, 3)
    assert s.attempt(lambda: s(O.RELU, data))
    # The first step fits, the second has another rank; then one of a later version.
    assert not s.attempt(lambda: s(O.ADD, s(O.ABS, data), s.input(5), 0))
    assert not s.attempt(lambda: s(O.REVERSE, data, (1,)))
    assert [step.type for step in s.assembly.steps] == [O.RELU]
    assert s.assembly.readers == [1, 0]
    s.attempt_each([lambda: s(O.REVERSE, data, (1,)), lambda: s(O.TANH, data)])
    assert [step.type for step in s.assembly.steps] == [O.RELU, O.TANH]
    with pytest.raises(Misfit):
        s.attempt_each([lambda: s(O.REVERSE, data, (1,))])


def test_a_flag_chooses_the_form() -> None:
    """Results of both directions are separate or merged."""
    s = sketch()
    cell = [s.weights(2, 3), s.weights(2, 2), s.weights(2), s.input(1, 2)]
    arguments = (s.input(1, 4, 3), *cell, *cell, None, None, None, RELU, False)
    separate = s.all(O.BIDIRECTIONAL_SEQUENCE_RNN, *arguments, False, count=2)
    merged = s.all(O.BIDIRECTIONAL_SEQUENCE_RNN, *arguments, True)
    assert [each.shape for each in separate[:2]] == [(1, 4, 2)] * 2
    assert merged[0].shape == (1, 4, 4)
