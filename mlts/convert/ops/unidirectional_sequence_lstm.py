"""UNIDIRECTIONAL_SEQUENCE_LSTM."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.cells import cell_inputs, clips, layer_norms
from nnconform.mlts.convert.step import ConversionStep

_OUTPUT_STATE, _CELL_STATE, _NORMS = 18, 19, 20


def unidirectional_sequence_lstm(step: ConversionStep) -> None:
    """A cell along a sequence."""
    options = step.options(tflite.UnidirectionalSequenceLSTMOptions)
    source = step.input(0)
    weights = cell_inputs(step, 1, source)
    (output_state, output_state_out), (cell_state, cell_state_out) = step.state(_OUTPUT_STATE), step.state(_CELL_STATE)
    norms = layer_norms(step, _NORMS, source) or [step.builder.missing(OperandType(step.describe(source).type))] * 4
    inputs = [
        source,
        *weights,
        output_state,
        cell_state,
        step.cell_activation(options.FusedActivationFunction()),
        *clips(step, options, source),
        step.flag(options.TimeMajor()),
        *norms,
    ]
    code = OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM
    step.add_all(code, inputs, [step.output(), output_state_out, cell_state_out])


CONVERTERS = {"UNIDIRECTIONAL_SEQUENCE_LSTM": unidirectional_sequence_lstm}
