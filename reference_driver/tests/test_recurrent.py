"""RNN, SVDF and the sequences of RNN: by hand, in closed form, against onnxruntime."""

from __future__ import annotations

from math import tanh

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation
from nnconform.reference_driver.tests.onnx_oracle import run_onnx

OUT = Given(T.TENSOR_FLOAT32)
TANH = 4
STEPS, BATCH, INPUTS, AUX, UNITS = 5, 2, 3, 4, 2
RANDOM = np.random.default_rng(7)


def _floats(**values):
    return {name: Given(T.TENSOR_FLOAT32, value) for name, value in values.items()}


def _drawn(*shape):
    return RANDOM.uniform(-1, 1, shape).astype(np.float32)


def _step(activation, bias=(0.0,)):
    """2 * 3 - 1 * 4 + bias."""
    tensors = _floats(input=[[3]], weights=[[2]], recurrent_weights=[[-1]], bias=bias, hidden_state_in=[[4]])
    return {**tensors, "activation": Given(T.INT32, activation)}


@pytest.mark.parametrize(
    ("activation", "bias", "expected"),
    [(0, -5, -3), (1, -5, 0), (2, 5, 1), (2, -9, -1), (3, 9, 6), (4, -2, 0), (6, -2, 0.5), (4, -1.5, tanh(0.5))],
)
def test_rnn_activations(activation, bias, expected):
    for result in run_operation(O.RNN, _step(activation, [bias]), [OUT, OUT]):
        np.testing.assert_allclose(result, [[expected]], rtol=1e-6, atol=1e-7)


def test_rnn_in_float64():
    output, _ = run_operation(O.RNN, _step(TANH, [-1.5]), [OUT, OUT], "float64")
    assert output.dtype == np.float64
    assert output.item() == pytest.approx(tanh(0.5), rel=1e-15)


@pytest.mark.parametrize("activation", [-1, 5, 7])
def test_rnn_unknown_activation(activation):
    assert_refused(O.RNN, _step(activation), [OUT, OUT], "RNN.activation")


def test_rnn_nothing_empty():
    empty = {**_step(0), **_floats(input=np.zeros((0, 1)), hidden_state_in=np.zeros((0, 1)))}
    assert_refused(O.RNN, empty, [OUT, OUT], "RNN.input: extents")


def _cell(prefix, width):
    """Return a basic cell's arguments, and onnxruntime's W, R, B and first state."""
    weights, recurrent, bias, state = _drawn(UNITS, width), _drawn(UNITS, UNITS), _drawn(UNITS), _drawn(BATCH, UNITS)
    arguments = {
        f"{prefix}weights": weights,
        f"{prefix}recurrent_weights": recurrent,
        f"{prefix}bias": bias,
        f"{prefix}hidden_state": state,
    }
    return arguments, (weights, recurrent, bias, state)


def _onnx_rnn(sequence, weights, recurrent, bias, state, direction="forward"):
    """``[time, batch, units]``."""
    biases = np.concatenate((bias, np.zeros_like(bias)))[np.newaxis]
    tensors = [sequence, weights[np.newaxis], recurrent[np.newaxis], biases, None, state[np.newaxis]]
    return run_onnx("RNN", tensors, hidden_size=UNITS, direction=direction)[:, 0]


def _laid_out(sequence, time_major):
    return sequence if time_major else sequence.swapaxes(0, 1)


@pytest.mark.parametrize("time_major", [0, 1])
@pytest.mark.parametrize("with_state", [False, True])
def test_rnn_sequence(time_major, with_state):
    sequence = _drawn(STEPS, BATCH, INPUTS)
    arguments, oracle = _cell("", INPUTS)
    scalars = {"activation": Given(T.INT32, TANH), "time_major": Given(T.INT32, time_major)}
    inputs = {**_floats(input=_laid_out(sequence, time_major), **arguments), **scalars}
    outputs = run_operation(O.UNIDIRECTIONAL_SEQUENCE_RNN, inputs, [OUT] * (1 + with_state))
    expected = _onnx_rnn(sequence, *oracle)
    np.testing.assert_allclose(_laid_out(outputs[0], time_major), expected, rtol=1e-5, atol=1e-6)
    if with_state:
        np.testing.assert_allclose(outputs[1], expected[-1], rtol=1e-5, atol=1e-6)


def _both_ways(linking, time_major, merge):
    """Return the inputs, and onnxruntime's results for them in both directions."""
    sequence, aux = _drawn(STEPS, BATCH, INPUTS), _drawn(STEPS, BATCH, AUX)
    forward, forward_oracle = _cell("fw_", INPUTS)
    backward, backward_oracle = _cell("bw_", AUX if linking == "parallel" else INPUTS)
    tensors = {"input": _laid_out(sequence, time_major), **forward, **backward}
    reads = [sequence, aux if linking == "parallel" else sequence]
    oracles = [forward_oracle, backward_oracle]
    if linking != "none":
        tensors["aux_input"] = _laid_out(aux, time_major)
    if linking == "cross":
        # Two products added are one product of what is joined.
        reads = [np.concatenate((sequence, aux), axis=2)] * 2
        for place, prefix in enumerate(("fw_", "bw_")):
            tensors[f"{prefix}aux_weights"] = _drawn(UNITS, AUX)
            joined = np.concatenate((oracles[place][0], tensors[f"{prefix}aux_weights"]), axis=1)
            oracles[place] = (joined, *oracles[place][1:])
    left_out = {name: None for name in ("aux_input", "fw_aux_weights", "bw_aux_weights") if name not in tensors}
    inputs = {
        **_floats(**tensors, **left_out),
        "activation": Given(T.INT32, TANH),
        "time_major": Given(T.BOOL, time_major),
        "merge_outputs": Given(T.BOOL, merge),
    }
    return inputs, [
        _onnx_rnn(read, weights, recurrent, bias, state, direction)
        for read, (weights, recurrent, bias, state), direction in zip(
            reads, oracles, ("forward", "reverse"), strict=True
        )
    ]


@pytest.mark.parametrize("linking", ["none", "cross", "parallel"])
@pytest.mark.parametrize("time_major", [False, True])
@pytest.mark.parametrize("merge", [False, True])
@pytest.mark.parametrize("with_states", [False, True])
def test_rnn_both_ways(linking, time_major, merge, with_states):
    inputs, (forward, backward) = _both_ways(linking, time_major, merge)
    expected = [np.concatenate((forward, backward), axis=2)] if merge else [forward, backward]
    expected = [_laid_out(each, time_major) for each in expected]
    if with_states:
        expected += [forward[-1], backward[0]]
    outputs = run_operation(O.BIDIRECTIONAL_SEQUENCE_RNN, inputs, [OUT] * len(expected))
    for got, wanted in zip(outputs, expected, strict=True):
        np.testing.assert_allclose(got, wanted, rtol=1e-5, atol=1e-6)


def test_outputs_must_fit_merging():
    inputs, _ = _both_ways("none", time_major=True, merge=True)
    assert_refused(O.BIDIRECTIONAL_SEQUENCE_RNN, inputs, [OUT] * 2, "merge_outputs: value: got True")
    assert_refused(O.BIDIRECTIONAL_SEQUENCE_RNN, inputs, [OUT] * 5, "number of operands")


def test_weights_need_their_input():
    inputs, _ = _both_ways("cross", time_major=True, merge=True)
    left_out = {**inputs, "aux_input": OUT}
    assert_refused(O.BIDIRECTIONAL_SEQUENCE_RNN, left_out, [OUT], "aux_input: value: got none")
    one_alone = {**inputs, "bw_aux_weights": OUT}
    assert_refused(O.BIDIRECTIONAL_SEQUENCE_RNN, one_alone, [OUT], "bw_aux_weights: value: got none")


def test_batches_must_agree():
    inputs, _ = _both_ways("none", time_major=True, merge=True)
    swapped = {**inputs, "time_major": Given(T.BOOL, False)}
    assert_refused(O.BIDIRECTIONAL_SEQUENCE_RNN, swapped, [OUT], "input: batch: got 5, wanted 2")


def _svdf(bias, state=((1, 99, 3, 98),)):
    """Two filters for one unit: they see 1 and 2 now and saw 1 and 3 before."""
    tensors = _floats(
        input=[[1, 1]],
        weights_feature=[[1, 0], [0, 2]],
        weights_time=[[10, 1], [100, 1]],
        bias=bias,
        state_in=state,
    )
    return {**tensors, "rank": Given(T.INT32, 2), "activation": Given(T.INT32, 0)}


@pytest.mark.parametrize(("bias", "expected"), [(None, 313), ([1], 314)])
def test_svdf(bias, expected):
    """(10 * 1 + 1 * 1) + (100 * 3 + 1 * 2); the last column of the state is overwritten, then all move on."""
    state, outputs = run_operation(O.SVDF, _svdf(bias), [OUT, OUT])
    assert outputs.tolist() == [[expected]]
    assert state.tolist() == [[1, 0, 2, 0]]


def test_svdf_sizes():
    assert_refused(O.SVDF, _svdf([1, 2]), [OUT, OUT], "SVDF.bias")
    assert_refused(O.SVDF, _svdf(None, [[1, 2, 3]]), [OUT, OUT], "SVDF.state_in")
    assert_refused(O.SVDF, {**_svdf(None), "rank": Given(T.INT32, 3)}, [OUT, OUT], "SVDF.weights_feature")
    assert_refused(O.SVDF, {**_svdf(None), "rank": Given(T.INT32, 0)}, [OUT, OUT], "SVDF.rank")
