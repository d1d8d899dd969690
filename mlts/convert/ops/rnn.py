"""RNN and UNIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep

_STATE = 4


def rnn(step: ConversionStep) -> None:
    """One step of a cell."""
    options = step.options(tflite.RNNOptions)
    before, after = step.state(_STATE)
    activation = step.cell_activation(options.FusedActivationFunction())
    inputs = [*(step.input(position) for position in range(_STATE)), before, activation]
    step.add_all(OperationType.RNN, inputs, [after, step.output()])


def unidirectional_sequence_rnn(step: ConversionStep) -> None:
    """A cell along a sequence."""
    options = step.options(tflite.SequenceRNNOptions)
    before, after = step.state(_STATE)
    activation = step.cell_activation(options.FusedActivationFunction())
    weights = [step.input(position) for position in range(_STATE)]
    inputs = [*weights, before, activation, *step.integers(int(options.TimeMajor()))]
    step.add_all(OperationType.UNIDIRECTIONAL_SEQUENCE_RNN, inputs, [step.output(), after])


CONVERTERS = {"RNN": rnn, "UNIDIRECTIONAL_SEQUENCE_RNN": unidirectional_sequence_rnn}
