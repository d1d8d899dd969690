"""The HAL version that recurrent operations need, by the comments in types.hal 1.2 and 1.3."""

from __future__ import annotations

import pytest

from nnconform.harness.model.codes import HalVersion, OperandLifeTime
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model, Operand, Operation, Subgraph
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version

V1_0, V1_2, V1_3 = HalVersion.V1_0, HalVersion.V1_2, HalVersion.V1_3
RNN, LSTM = O.BIDIRECTIONAL_SEQUENCE_RNN, O.BIDIRECTIONAL_SEQUENCE_LSTM


def _version(code, inputs, outputs, left_out=()):
    """Return the version of a model of one operation, all extents 1 (merged outputs 2); inputs whose names begin like
    ``left_out`` are omitted.
    """
    forms = TABLE[code].forms
    form = next(form for form in forms if len(form.inputs) == inputs and outputs in (form.output_counts or (outputs,)))
    types = TABLE[code].rows_of(form)[0]
    operands = []
    for place, arg in enumerate((*form.inputs, *form.outputs[:outputs])):
        lifetime = OperandLifeTime.SUBGRAPH_INPUT if place < inputs else OperandLifeTime.SUBGRAPH_OUTPUT
        lifetime = OperandLifeTime.NO_VALUE if arg.name.startswith(tuple(left_out)) else lifetime
        extents = tuple(2 if name == "merged" else 1 for name in arg.extents or ())
        operands.append(Operand(types.type_of(arg), extents, lifetime, number_of_consumers=int(place < inputs)))
    read, written = tuple(range(inputs)), tuple(range(inputs, inputs + outputs))
    fed = tuple(place for place in read if operands[place].lifetime == OperandLifeTime.SUBGRAPH_INPUT)
    model = Model(Subgraph(tuple(operands), (Operation(code, read, written),), fed, written))
    return required_version(model, validate_model(model))


@pytest.mark.parametrize(
    ("code", "inputs", "outputs", "version"),
    [
        (O.RNN, 6, 2, V1_0),
        (O.SVDF, 7, 2, V1_0),
        (O.LSTM, 23, 4, V1_0),
        (O.LSTM, 27, 4, V1_2),
        (O.QUANTIZED_16BIT_LSTM, 15, 2, V1_2),
        (O.QUANTIZED_LSTM, 32, 3, V1_3),
        (O.UNIDIRECTIONAL_SEQUENCE_LSTM, 28, 1, V1_2),
        (O.UNIDIRECTIONAL_SEQUENCE_LSTM, 28, 3, V1_3),
        (O.UNIDIRECTIONAL_SEQUENCE_RNN, 7, 1, V1_2),
        (O.UNIDIRECTIONAL_SEQUENCE_RNN, 7, 2, V1_3),
        *[(RNN, 15, outputs, V1_2) for outputs in (1, 2)],
        *[(RNN, 15, outputs, V1_3) for outputs in (3, 4)],
        *[(LSTM, 61, outputs, V1_2) for outputs in (1, 2)],
        *[(LSTM, 61, outputs, V1_3) for outputs in (5, 6)],
    ],
)
def test_outputs_and_lengths(code, inputs, outputs, version):
    """The states as outputs are of 1.3; the longer LSTM is of 1.2 even without its weights."""
    if "QUANTIZED" in code.name:
        assert min(signature.since for signature in TABLE[code].signatures()) == version
    else:
        assert _version(code, inputs, outputs) == version


def test_the_longer_lstm_without_its_weights():
    normalisation = [f"{gate}_layer_norm" for gate in ("input", "forget", "cell", "output")]
    assert _version(O.LSTM, 27, 4, normalisation) == V1_2


# The input gates are coupled, for a cell whose gates are not known says nothing of its auxiliary weights.
COUPLED = [f"{side}_{name}" for side in ("fw", "bw") for name in ("input_to_input", "recurrent_to_input", "input_gate")]


@pytest.mark.parametrize(("code", "inputs", "more"), [(RNN, 15, []), (LSTM, 61, COUPLED)])
def test_parallel_linking(code, inputs, more):
    """A second sequence without weights of its own."""
    weights = ["fw_aux", "bw_aux", *more]
    assert _version(code, inputs, 2, weights) == V1_3
    assert _version(code, inputs, 2, ["aux_input", *weights]) == V1_2
    assert _version(code, inputs, 2, more) == V1_2
