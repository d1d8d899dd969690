"""QUANTIZED_16BIT_LSTM and QUANTIZED_LSTM: by hand, and near an LSTM step in float64."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation
from nnconform.reference_driver.tests.lstm_oracle import lstm_step

GATES = ("input", "forget", "cell", "output")
BATCH, INPUTS, CELLS = 3, 5, 8


def _bias_name(gate):
    return "cell_bias" if gate == "cell" else f"{gate}_gate_bias"


def _real(given):
    return None if given.value is None else (np.asarray(given.value, float) - given.zero_point) * given.scale


SIXTEEN_OUT = [Given(T.TENSOR_QUANT16_SYMM, None, 2**-11), Given(T.TENSOR_QUANT8_ASYMM, None, 2**-7, 128)]


def _sixteen(seed=1, weights_scale=0.01, zero_point=100):
    """Return a call with as many inputs as cells, so that the order of the joined activations does not show in the
    shapes.
    """
    random = np.random.default_rng(seed)

    def drawn(shape, scale=2**-7, zero_point=128):
        return Given(T.TENSOR_QUANT8_ASYMM, random.integers(0, 256, shape), scale, zero_point)

    inputs = {"input": drawn((BATCH, CELLS))}
    for gate in GATES:
        for source in ("input", "recurrent"):
            inputs[f"{source}_to_{gate}_weights"] = drawn((CELLS, CELLS), weights_scale, zero_point)
        bias = random.integers(-20000, 20000, CELLS)
        inputs[_bias_name(gate)] = Given(T.TENSOR_INT32, bias, float(np.float32(weights_scale)) / 128)
    cells = random.integers(-4000, 4000, (BATCH, CELLS))
    inputs["prev_cell_state"] = Given(T.TENSOR_QUANT16_SYMM, cells, 2**-11)
    inputs["prev_output"] = drawn((BATCH, CELLS))
    return inputs


@pytest.mark.parametrize("seed", range(5))
def test_sixteen_bits_near_float64(seed):
    """The input's weights meet the last output, and the recurrent ones the input, when both are equally wide."""
    inputs = _sixteen(seed)
    real = {name: _real(given) for name, given in inputs.items()}
    expected, expected_cell = lstm_step(real, real["prev_output"], real["input"], real["prev_cell_state"])
    cell, output = run_operation(O.QUANTIZED_16BIT_LSTM, inputs, SIXTEEN_OUT)
    np.testing.assert_allclose(cell, expected_cell * 2**11, rtol=0, atol=3)
    np.testing.assert_allclose(output, np.clip(expected * 2**7 + 128, 0, 255), rtol=0, atol=0.6)


def test_sixteen_bits_by_hand():
    """All weights 0: gates of 1/2. 1/2 of a state of 4 is 2; tanh(2) / 2 * 128 = 61.7, 62."""
    inputs = {name: given for name, given in _sixteen().items() if "weights" not in name and "bias" not in name}
    for gate in GATES:
        for source in ("input", "recurrent"):
            weights = Given(T.TENSOR_QUANT8_ASYMM, np.full((CELLS, CELLS), 100), 0.01, 100)
            inputs[f"{source}_to_{gate}_weights"] = weights
        inputs[_bias_name(gate)] = Given(T.TENSOR_INT32, np.zeros(CELLS), float(np.float32(0.01)) / 128)
    inputs["prev_cell_state"] = Given(T.TENSOR_QUANT16_SYMM, np.full((BATCH, CELLS), 4 * 2**11), 2**-11)
    cell, output = run_operation(O.QUANTIZED_16BIT_LSTM, inputs, SIXTEEN_OUT)
    assert (cell == 2 * 2**11).all()
    assert (output == 128 + 62).all()


@pytest.mark.parametrize(
    ("name", "scale", "zero_point"),
    [
        ("input", 2**-6, 128),
        ("prev_output", 2**-7, 127),
        ("prev_cell_state", 2**-12, 0),
        ("recurrent_to_cell_weights", 0.02, 100),
        ("input_to_forget_weights", 0.01, 99),
        ("cell_bias", 0.01, 0),
    ],
)
def test_sixteen_bits_have_fixed_scales(name, scale, zero_point):
    inputs = _sixteen()
    changed = Given(inputs[name].type, inputs[name].value, scale, zero_point)
    assert_refused(O.QUANTIZED_16BIT_LSTM, {**inputs, name: changed}, SIXTEEN_OUT, f"{name}: quantisation")


def test_sixteen_bits_of_outputs():
    wrong = [SIXTEEN_OUT[0], Given(T.TENSOR_QUANT8_ASYMM, None, 2**-7, 0)]
    assert_refused(O.QUANTIZED_16BIT_LSTM, _sixteen(), wrong, "out: quantisation")


CELL_SCALE, STEP, HIDDEN_SCALE, OUTPUT_SCALE = 2.0**-12, 2.0**-12, 0.008, 0.01
OPTIONS = ("coupled", "peephole", "projection", "normalised", "clipped", "shifted")


def _quantised(random, kind, shape, scale, reach, zero_point=0):
    return Given(kind, random.integers(-reach, reach + 1, shape), scale, zero_point)


def _eight(random, options):
    """Return a call of QUANTIZED_LSTM; without normalisation a gate's step is 2**-12, that of its activation's
    argument.
    """
    outputs = 6 if "projection" in options else CELLS
    shift = 7 if "shifted" in options else 0
    normalised = "normalised" in options
    input_scale, weight_scale, norm_scale = 2.0**-7, 2.0**-7, 2.0**-14
    kind, wide = T.TENSOR_QUANT8_SYMM, T.TENSOR_QUANT16_SYMM
    inputs = {"input": _quantised(random, T.TENSOR_QUANT8_ASYMM_SIGNED, (BATCH, INPUTS), input_scale, 100, shift)}
    for gate in GATES:
        there = gate != "input" or "coupled" not in options

        def given(kind, shape, scale, reach, wanted=there):
            result = _quantised(random, kind, shape, scale, reach)
            return result if wanted else Given(kind, None, scale)

        inputs[f"input_to_{gate}_weights"] = given(kind, (CELLS, INPUTS), weight_scale, 120)
        inputs[f"recurrent_to_{gate}_weights"] = given(kind, (CELLS, outputs), weight_scale, 120)
        bias_scale = norm_scale / 1024 if normalised else input_scale * weight_scale
        inputs[_bias_name(gate)] = given(T.TENSOR_INT32, CELLS, bias_scale, round(0.5 / bias_scale))
        norms = given(wide, CELLS, norm_scale, 16000, there and normalised)
        inputs[f"{gate}_layer_norm_weights"] = norms
        if gate != "cell":
            inputs[f"cell_to_{gate}_weights"] = given(wide, CELLS, 2.0**-14, 16000, there and "peephole" in options)
        inputs[f"{gate}_intermediate_scale"] = Given(T.FLOAT32, STEP)
    inputs["prev_output"] = _quantised(
        random, T.TENSOR_QUANT8_ASYMM_SIGNED, (BATCH, outputs), OUTPUT_SCALE, 100, -shift
    )
    inputs["prev_cell_state"] = _quantised(random, wide, (BATCH, CELLS), CELL_SCALE, 4000)
    projects = "projection" in options
    projection = _quantised(random, kind, (outputs, CELLS), weight_scale, 50)
    inputs["projection_weights"] = projection if projects else Given(kind, None, weight_scale)
    bias = random.integers(-2000, 2000, outputs) if projects else None
    inputs["projection_bias"] = Given(T.TENSOR_INT32, bias, weight_scale * HIDDEN_SCALE)
    clipped = "clipped" in options
    inputs["cell_clip"] = Given(T.FLOAT32, 0.5 if clipped else None)
    inputs["projection_clip"] = Given(T.FLOAT32, 0.2 if clipped else None)
    inputs["hidden_state_zero_point"] = Given(T.INT32, -3 * shift)
    inputs["hidden_state_scale"] = Given(T.FLOAT32, HIDDEN_SCALE)
    return inputs


def _eight_out(inputs):
    output = inputs["prev_output"]
    state = Given(output.type, None, output.scale, output.zero_point)
    return [state, Given(T.TENSOR_QUANT16_SYMM, None, CELL_SCALE), state]


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("chosen", range(2 ** len(OPTIONS)))
def test_eight_bits_near_float64(chosen):
    """The cell state within the error of 16-bit gates, the output within one of its own steps.

    Without projection the output is the hidden state, in the quantisation of the hidden state.
    """
    options = [option for place, option in enumerate(OPTIONS) if chosen >> place & 1]
    inputs = _eight(np.random.default_rng(chosen), options)
    real = {name: _real(given) for name, given in inputs.items() if given.scale}
    real |= {"cell_clip": inputs["cell_clip"].value, "proj_clip": inputs["projection_clip"].value}
    expected, expected_cell = lstm_step(real, real["input"], real["prev_output"], real["prev_cell_state"])
    state, cell, output = run_operation(O.QUANTIZED_LSTM, inputs, _eight_out(inputs))
    np.testing.assert_allclose(cell, expected_cell / CELL_SCALE, rtol=0, atol=6)
    scale, zero_point, atol = HIDDEN_SCALE, inputs["hidden_state_zero_point"].value, 0.65
    if "projection" in options:
        scale, zero_point, atol = OUTPUT_SCALE, inputs["prev_output"].zero_point, 1.5
    wanted = np.clip(expected / scale + zero_point, -128, 127)
    np.testing.assert_allclose(output, wanted, rtol=0, atol=atol)
    np.testing.assert_array_equal(output, state)


@pytest.mark.parametrize("scale", [0.0005, 2.0**-8, 2.0**-16])
def test_eight_bits_cell_scale(scale):
    inputs = _eight(np.random.default_rng(0), [])
    state = inputs["prev_cell_state"]
    outputs = [each if each.type != state.type else Given(state.type, None, scale) for each in _eight_out(inputs)]
    changed = {**inputs, "prev_cell_state": Given(state.type, state.value, scale)}
    assert_refused(O.QUANTIZED_LSTM, changed, outputs, "prev_cell_state: scale")


@pytest.mark.parametrize("name", ["cell_intermediate_scale", "hidden_state_scale"])
def test_eight_bits_scales_above_zero(name):
    inputs = _eight(np.random.default_rng(0), [])
    assert_refused(O.QUANTIZED_LSTM, {**inputs, name: Given(T.FLOAT32, 0.0)}, _eight_out(inputs), f"{name}: value")


def test_eight_bits_outputs_are_like_the_states():
    inputs = _eight(np.random.default_rng(0), [])
    other = Given(T.TENSOR_QUANT8_ASYMM_SIGNED, None, 0.5)
    assert_refused(O.QUANTIZED_LSTM, inputs, [*_eight_out(inputs)[:2], other], "QUANTIZED_LSTM.out: quantisation")


def test_eight_bits_groups():
    inputs = _eight(np.random.default_rng(0), ["normalised"])
    missing = {**inputs, "cell_layer_norm_weights": Given(T.TENSOR_QUANT16_SYMM, None, 1.0)}
    assert_refused(O.QUANTIZED_LSTM, missing, _eight_out(inputs), "cell_layer_norm_weights: value: got none")


def test_equal_values_are_normalised_to_the_bias():
    """A row without variation: the gate's argument is its bias, 2.0, whatever its weights."""
    inputs = _eight(np.random.default_rng(0), ["normalised"])
    for gate in GATES:
        for source in ("input", "recurrent"):
            weights = inputs[f"{source}_to_{gate}_weights"]
            inputs[f"{source}_to_{gate}_weights"] = Given(weights.type, np.ones_like(weights.value), weights.scale)
        inputs[_bias_name(gate)] = Given(T.TENSOR_INT32, np.full(CELLS, 2 * 2**24), 2.0**-24)
    _, cell, _ = run_operation(O.QUANTIZED_LSTM, inputs, _eight_out(inputs))
    gate = 1 / (1 + np.exp(-2))
    expected = gate * _real(inputs["prev_cell_state"]) + gate * np.tanh(2)
    np.testing.assert_allclose(cell, expected / CELL_SCALE, rtol=0, atol=6)
