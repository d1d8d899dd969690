"""BIDIRECTIONAL_SEQUENCE_LSTM."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.cells import cell_inputs, clips
from nnconform.mlts.convert.step import ConversionStep

_FORWARD, _BACKWARD, _STATES, _AUXILIARY, _END = 1, 18, 35, 39, 48


def bidirectional_sequence_lstm(step: ConversionStep) -> None:
    """A cell along a sequence and one against it; the HAL's may have layer normalisation, TFLite's has none."""
    options = step.options(tflite.BidirectionalSequenceLSTMOptions)
    source = step.input(0)
    states = [step.state(position) for position in range(_STATES, _AUXILIARY)]
    inputs = [
        source,
        *cell_inputs(step, _FORWARD, source),
        *cell_inputs(step, _BACKWARD, source),
        *(before for before, _ in states),
        *(step.optional(position, source) for position in range(_AUXILIARY, _END)),
        step.cell_activation(options.FusedActivationFunction()),
        *clips(step, options, source),
        step.flag(options.MergeOutputs()),
        step.flag(options.TimeMajor()),
        *[step.builder.missing(OperandType(step.describe(source).type))] * 8,
    ]
    outputs = step.outputs(1 if options.MergeOutputs() else 2)
    step.add_all(OperationType.BIDIRECTIONAL_SEQUENCE_LSTM, inputs, [*outputs, *(after for _, after in states)])


CONVERTERS = {"BIDIRECTIONAL_SEQUENCE_LSTM": bidirectional_sequence_lstm}
