"""LSTM and its sequences: by hand, against a step written from the equations, against onnxruntime."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation
from nnconform.reference_driver.tests.lstm_oracle import lstm_step
from nnconform.reference_driver.tests.onnx_oracle import run_onnx

OUT = Given(T.TENSOR_FLOAT32)
NONE, TANH = 0, 4
BATCH, INPUTS, CELLS = 2, 3, 4
GATES = ("input", "forget", "cell", "output")
OPTIONS = ("coupled", "peephole", "projection", "normalised", "cell_clip", "proj_clip")


def _weights(random, outputs, options=(), width=INPUTS):
    """Return an LSTM's tensors by name, None for those that the options do not include."""

    def drawn(*shape):
        return random.uniform(-1, 1, shape).astype(np.float32)

    gates = GATES[1:] if "coupled" in options else GATES
    result = {}
    for gate in GATES:
        there = gate in gates
        result[f"input_to_{gate}_weights"] = drawn(CELLS, width) if there else None
        result[f"recurrent_to_{gate}_weights"] = drawn(CELLS, outputs) if there else None
        result["cell_bias" if gate == "cell" else f"{gate}_gate_bias"] = drawn(CELLS) if there else None
        result[f"{gate}_layer_norm_weights"] = drawn(CELLS) if there and "normalised" in options else None
        if gate != "cell":
            result[f"cell_to_{gate}_weights"] = drawn(CELLS) if there and "peephole" in options else None
    result["projection_weights"] = drawn(outputs, CELLS) if "projection" in options else None
    result["projection_bias"] = drawn(outputs) if "projection" in options else None
    return result


def _floats(values):
    return {name: Given(T.TENSOR_FLOAT32, value) for name, value in values.items()}


def _scalars(activation=TANH, cell_clip=0.0, proj_clip=0.0):
    clips = {"cell_clip": Given(T.FLOAT32, cell_clip), "proj_clip": Given(T.FLOAT32, proj_clip)}
    return {"activation": Given(T.INT32, activation), **clips}


def _states(output, cell):
    return _floats({"output_state_in": output, "cell_state_in": cell})


def _by_hand(**changes):
    """Two cells whose gates are all 1/2 and whose cell gate is 2, without activation; the cell state was 4."""
    zeros, vectors = (
        np.zeros((2, 1)),
        {"input_gate_bias": [0, 0], "forget_gate_bias": [0, 0], "output_gate_bias": [0, 0]},
    )
    weights = {f"{source}_to_{gate}_weights": zeros for source in ("input", "recurrent") for gate in GATES}
    absent = {f"cell_to_{gate}_weights": None for gate in GATES if gate != "cell"}
    projection = {"projection_weights": [[2, 2]], "projection_bias": [0.25]}
    tensors: dict[str, Any] = {**weights, **vectors, "cell_bias": [2, 2], **absent, **projection, **changes}
    return {"input": Given(T.TENSOR_FLOAT32, [[1]]), **_floats(tensors), **_states([[0]], [[4, 4]])}


@pytest.mark.parametrize(
    ("cell_clip", "proj_clip", "cell", "output"), [(0, 0, 3, 6.25), (2.5, 0, 2.5, 5.25), (0, 4, 3, 4), (2.5, 4, 2.5, 4)]
)
def test_clips(cell_clip, proj_clip, cell, output):
    """4 / 2 + 2 / 2 = 3, perhaps clipped; half of it, twice, from two cells, plus 1/4, perhaps clipped."""
    inputs = {**_by_hand(), **_scalars(NONE, cell_clip, proj_clip)}
    scratch, state, memory, out = run_operation(O.LSTM, inputs, [OUT] * 4)
    assert memory.tolist() == [[cell, cell]]
    assert out.tolist() == state.tolist() == [[output]]
    assert scratch.shape == (1, 8)


def test_negative_values_are_clipped_too():
    """-(4 / 2 + 2 / 2) = -3 becomes -2.5."""
    inputs = {**_by_hand(cell_bias=[-2, -2]), **_states([[0]], [[-4, -4]]), **_scalars(NONE, 2.5, 4)}
    _, _, memory, out = run_operation(O.LSTM, inputs, [OUT] * 4)
    assert memory.tolist() == [[-2.5, -2.5]]
    assert out.tolist() == [[-4]]


def test_projection_without_bias():
    inputs = {**_by_hand(projection_bias=None), **_scalars(NONE)}
    assert run_operation(O.LSTM, inputs, [OUT] * 4)[3].tolist() == [[6]]


def test_normalisation_by_hand():
    """The cell gate's 1 and 3 have mean 2 and deviation 1: -1 and 1, times 2 and 3, plus 1/2 and -1/2; the bias counts
    after normalisation only. Equal values become 0.
    """
    norms = {f"{gate}_layer_norm_weights": [5, 5] for gate in GATES} | {"cell_layer_norm_weights": [2, 3]}
    changed = _by_hand(input_to_cell_weights=[[1], [3]], cell_bias=[0.5, -0.5])
    inputs = {**changed, **_floats(norms), **_states([[0]], [[0, 0]]), **_scalars(NONE)}
    _, _, memory, _ = run_operation(O.LSTM, inputs, [OUT] * 4)
    assert memory.tolist() == [[-0.75, 1.25]]


def test_coupled_scratch_and_forget():
    """f = logistic(1), i = 1 - f."""
    none = {"input_to_input_weights": None, "recurrent_to_input_weights": None, "input_gate_bias": None}
    inputs = {**_by_hand(forget_gate_bias=[1, 1], **none), **_scalars(NONE)}
    scratch, _, memory, _ = run_operation(O.LSTM, inputs, [OUT] * 4)
    forget = 1 / (1 + exp(-1))
    np.testing.assert_allclose(memory, [[4 * forget + 2 * (1 - forget)] * 2], rtol=1e-6)
    assert scratch.shape == (1, 6)


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("chosen", range(2 ** len(OPTIONS)))
@pytest.mark.parametrize(("precision", "tolerance"), [("float32", 2e-6), ("float64", 1e-13)])
def test_every_combination_of_options(chosen, precision, tolerance):
    options = [option for place, option in enumerate(OPTIONS) if chosen >> place & 1]
    random = np.random.default_rng(chosen)
    outputs = 3 if "projection" in options else CELLS
    weights = _weights(random, outputs, options)
    input, output, cell = (
        random.uniform(-1, 1, shape).astype(np.float32) for shape in ((BATCH, INPUTS), (BATCH, outputs), (BATCH, CELLS))
    )
    clips = {name: 0.25 if name in options else 0.0 for name in ("cell_clip", "proj_clip")}
    inputs = {
        "input": Given(T.TENSOR_FLOAT32, input),
        **_floats(weights),
        **_states(output, cell),
        **_scalars(TANH, **clips),
    }
    _, state, memory, out = run_operation(O.LSTM, inputs, [OUT] * 4, precision)
    expected_output, expected_cell = lstm_step({**weights, **clips}, input, output, cell)
    np.testing.assert_allclose(memory, expected_cell, rtol=0, atol=tolerance)
    np.testing.assert_allclose(out, expected_output, rtol=0, atol=tolerance)
    np.testing.assert_array_equal(out, state)


GROUPS = [
    (["coupled"], {"input_gate_bias": np.zeros(CELLS)}, "input_to_input_weights: value: got none"),
    ([], {"recurrent_to_input_weights": None}, "recurrent_to_input_weights: value: got none"),
    (["peephole"], {"cell_to_forget_weights": None}, "cell_to_forget_weights: value: got none"),
    (["peephole"], {"cell_to_input_weights": None}, "cell_to_input_weights: value: got none"),
    (["normalised"], {"cell_layer_norm_weights": None}, "cell_layer_norm_weights: value: got none"),
    (
        ["coupled", "normalised"],
        {"input_layer_norm_weights": np.ones(CELLS)},
        "input_layer_norm_weights: value: got one",
    ),
    ([], {"projection_bias": np.zeros(CELLS)}, "projection_bias: value: got one"),
    (["projection"], {"projection_weights": None, "projection_bias": None}, "output size without projection"),
    (["peephole"], {"cell_to_forget_weights": np.zeros(CELLS + 1)}, "cell_to_forget_weights: extent 0"),
]


@pytest.mark.parametrize(("options", "changes", "match"), GROUPS)
def test_groups_are_whole(options, changes, match):
    outputs = 3 if "projection" in options else CELLS
    weights = {**_weights(np.random.default_rng(1), outputs, options), **changes}
    states = _states(np.zeros((BATCH, outputs)), np.zeros((BATCH, CELLS)))
    inputs = {"input": Given(T.TENSOR_FLOAT32, np.ones((BATCH, INPUTS))), **_floats(weights), **states, **_scalars()}
    assert_refused(O.LSTM, inputs, [OUT] * 4, match)


def test_a_coupled_cell_needs_no_peephole_of_the_input_gate():
    weights = _weights(np.random.default_rng(2), CELLS, ["coupled", "peephole"])
    assert weights["cell_to_input_weights"] is None
    states = _states(np.zeros((BATCH, CELLS)), np.zeros((BATCH, CELLS)))
    inputs = {"input": Given(T.TENSOR_FLOAT32, np.ones((BATCH, INPUTS))), **_floats(weights), **states, **_scalars()}
    assert len(run_operation(O.LSTM, inputs, [OUT] * 4)) == 4


@pytest.mark.parametrize(
    "scalar", [{"activation": 2}, {"activation": 5}, {"cell_clip": -1.0}, {"proj_clip": float("nan")}]
)
def test_scalars_refused(scalar):
    assert_refused(O.LSTM, {**_by_hand(), **_scalars(**scalar)}, [OUT] * 4, f"LSTM.{next(iter(scalar))}: value")


STEPS, AUX = 5, 2


def _onnx_lstm(sequence, weights, output, cell, direction):
    """``[time, batch, cells]``; onnxruntime orders the gates input, output, forget, cell."""
    order = ("input", "output", "forget", "cell")

    def joined(pattern, names=order):
        return np.concatenate([weights[pattern.format(name)] for name in names])[np.newaxis]

    bias = np.concatenate([weights["cell_bias" if name == "cell" else f"{name}_gate_bias"] for name in order])
    tensors = [
        sequence,
        joined("input_to_{}_weights"),
        joined("recurrent_to_{}_weights"),
        np.concatenate((bias, np.zeros_like(bias)))[np.newaxis],
        None,
        output[np.newaxis],
        cell[np.newaxis],
        joined("cell_to_{}_weights", order[:3]),
    ]
    return run_onnx("LSTM", tensors, hidden_size=CELLS, direction=direction)[:, 0]


def _laid_out(sequence, time_major):
    return sequence if time_major else sequence.swapaxes(0, 1)


@pytest.mark.parametrize("time_major", [False, True])
@pytest.mark.parametrize("with_states", [False, True])
def test_sequence(time_major, with_states):
    random = np.random.default_rng(3)
    weights = _weights(random, CELLS, ["peephole"])
    sequence = random.uniform(-1, 1, (STEPS, BATCH, INPUTS)).astype(np.float32)
    output, cell = random.uniform(-1, 1, (2, BATCH, CELLS)).astype(np.float32)
    inputs = {
        **_floats({"input": _laid_out(sequence, time_major), **weights}),
        **_states(output, cell),
        **_scalars(),
        "time_major": Given(T.BOOL, time_major),
    }
    outputs = run_operation(O.UNIDIRECTIONAL_SEQUENCE_LSTM, inputs, [OUT] * (3 if with_states else 1))
    expected = _onnx_lstm(sequence, weights, output, cell, "forward")
    np.testing.assert_allclose(_laid_out(outputs[0], time_major), expected, rtol=1e-5, atol=1e-6)
    if with_states:
        np.testing.assert_allclose(outputs[1], expected[-1], rtol=1e-5, atol=1e-6)
        for step in sequence:
            output, cell = lstm_step(weights, step, output, cell)
        np.testing.assert_allclose(outputs[2], cell, rtol=1e-5, atol=1e-6)


def _both_ways(linking, time_major, merge):
    """Return the inputs, and onnxruntime's results for them in both directions."""
    random = np.random.default_rng(4)
    sequence, aux = (random.uniform(-1, 1, (STEPS, BATCH, n)).astype(np.float32) for n in (INPUTS, AUX))
    read = {"fw_": sequence, "bw_": aux if linking == "parallel" else sequence}
    tensors, expected = {"input": _laid_out(sequence, time_major)}, []
    for prefix, direction in (("fw_", "forward"), ("bw_", "reverse")):
        weights = _weights(random, CELLS, ["peephole"], width=read[prefix].shape[2])
        state, cell = random.uniform(-1, 1, (2, BATCH, CELLS)).astype(np.float32)
        tensors |= {prefix + name: value for name, value in weights.items()}
        tensors |= {f"{prefix}activation_state": state, f"{prefix}cell_state": cell}
        reads = read[prefix]
        for gate in GATES:
            added = random.uniform(-1, 1, (CELLS, AUX)).astype(np.float32) if linking == "cross" else None
            tensors[f"{prefix}aux_input_to_{gate}_weights"] = added
            if added is not None:
                # Two products added are one product of what is joined.
                name = f"input_to_{gate}_weights"
                weights[name] = np.concatenate((weights[name], added), axis=1)
                reads = np.concatenate((sequence, aux), axis=2)
        expected.append(_onnx_lstm(reads, weights, state, cell, direction))
    tensors["aux_input"] = None if linking == "none" else _laid_out(aux, time_major)
    flags = {"merge_outputs": Given(T.BOOL, merge), "time_major": Given(T.BOOL, time_major)}
    return {**_floats(tensors), **_scalars(), **flags}, expected


@pytest.mark.parametrize("linking", ["none", "cross", "parallel"])
@pytest.mark.parametrize("time_major", [False, True])
@pytest.mark.parametrize("merge", [False, True])
@pytest.mark.parametrize("with_states", [False, True])
def test_both_ways(linking, time_major, merge, with_states):
    inputs, (forward, backward) = _both_ways(linking, time_major, merge)
    expected = [np.concatenate((forward, backward), axis=2)] if merge else [forward, backward]
    expected = [_laid_out(each, time_major) for each in expected]
    count = len(expected) + 4 * with_states
    outputs = run_operation(O.BIDIRECTIONAL_SEQUENCE_LSTM, inputs, [OUT] * count)
    if with_states:
        expected += [forward[-1], outputs[-3], backward[0]]
    for got, wanted in zip(outputs, expected, strict=False):
        np.testing.assert_allclose(got, wanted, rtol=1e-5, atol=1e-6)


def test_auxiliary_weights_in_one_direction_only():
    inputs, _ = _both_ways("cross", time_major=True, merge=True)
    one_way = {name: OUT if name.startswith("bw_aux") else given for name, given in inputs.items()}
    assert_refused(O.BIDIRECTIONAL_SEQUENCE_LSTM, one_way, [OUT], "aux_input: auxiliary weights of the backward cell")
