"""BIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep

_FORWARD, _BACKWARD, _END = 4, 8, 12


def bidirectional_sequence_rnn(step: ConversionStep) -> None:
    """A cell along a sequence and one against it."""
    options = step.options(tflite.BidirectionalSequenceRNNOptions)
    source = step.input(0)
    (forward, forward_out), (backward, backward_out) = step.state(_FORWARD), step.state(_BACKWARD)
    inputs = [
        *(step.input(position) for position in range(_FORWARD)),
        forward,
        *(step.input(position) for position in range(_FORWARD + 1, _BACKWARD)),
        backward,
        *(step.optional(position, source) for position in range(_BACKWARD + 1, _END)),
        step.cell_activation(options.FusedActivationFunction()),
        step.flag(options.TimeMajor()),
        step.flag(options.MergeOutputs()),
    ]
    outputs = step.outputs(1 if options.MergeOutputs() else 2)
    step.add_all(OperationType.BIDIRECTIONAL_SEQUENCE_RNN, inputs, [*outputs, forward_out, backward_out])


CONVERTERS = {"BIDIRECTIONAL_SEQUENCE_RNN": bidirectional_sequence_rnn}
