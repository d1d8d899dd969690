"""MLTS's speech network, whose cells carry states from step to step, on its stored sequences."""

from __future__ import annotations

from contextlib import closing

import numpy as np
import pytest

from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperandLifeTime, OperationType
from nnconform.harness.tests.shared_data import shared_data
from nnconform.mlts.convert.tflite import ConvertedModel, read_tflite
from nnconform.mlts.metrics.mel_cepstral import speech_error
from nnconform.mlts.stateful_network import Steps

SEQUENCES = ("arctic_a0005", "arctic_a0015", "arctic_a0018", "arctic_a0028", "arctic_a0030")


def network() -> ConvertedModel:
    return read_tflite(shared_data("mlts_data") / "models" / "tts_float.tflite")


def sequence(name: str):
    folder = shared_data("mlts_data") / "goldens" / "tts_float"
    inputs, outputs = (np.fromfile(folder / f"{name}.{end}", "<f4") for end in ("input", "output"))
    return inputs.reshape(-1, 1, 334), outputs.reshape(-1, 196)


def means_and_deviations():
    folder = shared_data("mlts_data") / "goldens" / "tts_float"
    return np.fromfile(folder / "tts_float.output_mean_std_dev", "<f4").reshape(-1, 2).T


def run(steps: Steps, inputs):
    return np.concatenate([steps(row)[0] for row in inputs])


def test_the_states_are_the_last_inputs_and_outputs():
    converted = network()
    graph = converted.model.main
    assert ([o.dimensions for o in converted.inputs()], [o.dimensions for o in converted.outputs()]) == (
        [(1, 334)],
        [(1, 196)],
    )
    assert converted.state_count == 7
    fed, left = graph.input_indexes[1:], graph.output_indexes[1:]
    # Two of each LSTM in the order of the file, and the RNN's.
    assert [graph.operands[index].dimensions[1] for index in fed] == [64, 160, 64, 160, 64, 160, 196]
    for operation in graph.operations:
        carried = [fed.index(index) for index in operation.inputs if index in fed]
        assert carried == [left.index(index) for index in operation.outputs if index in left]
    assert all(not state.any() for state in converted.states())


def test_goldens():
    with closing(Session("inproc:reference_driver")) as session, Steps(session, network()) as steps:
        for name in SEQUENCES:
            steps.reset()
            inputs, expected = sequence(name)
            got = run(steps, inputs)
            assert np.abs(got - expected).max() < 1e-5, name
            error = speech_error(expected, got, *means_and_deviations())
            assert error.passed, name
            assert error.voicing == 0


def test_a_sequence_begins_anew_after_reset_only():
    inputs, _ = sequence(SEQUENCES[0])
    with closing(Session("inproc:reference_driver")) as session, Steps(session, network()) as steps:
        first = run(steps, inputs[:3])
        further = run(steps, inputs[:3])
        steps.reset()
        again = run(steps, inputs[:3])
    assert np.array_equal(first, again)
    assert not np.allclose(first, further, atol=1e-3)


@pytest.mark.parametrize("code", [OperationType.LSTM, OperationType.RNN])
def test_a_network_with_other_weights_does_not_pass(code):
    """The limits detect a wrong network: one whose cells have a weight matrix of zeros."""
    converted = network()
    main = converted.model.main
    step = next(operation for operation in main.operations if operation.type == code)
    weights = main.operands[step.inputs[2]]
    assert weights.lifetime == OperandLifeTime.CONSTANT_REFERENCE
    place = weights.location
    converted.model.pools[0].view()[place.offset : place.offset + place.length] = bytes(place.length)
    inputs, expected = sequence(SEQUENCES[0])
    with closing(Session("inproc:reference_driver")) as session, Steps(session, converted) as steps:
        error = speech_error(expected, run(steps, inputs), *means_and_deviations())
    assert not error.passed, error
