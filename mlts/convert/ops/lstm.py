"""LSTM."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.cells import cell_inputs, clips, layer_norms
from nnconform.mlts.convert.flatbuffer import enum_name
from nnconform.mlts.convert.step import ConversionStep

# The positions of the two states, after weights, biases and projection.
_OUTPUT_STATE, _CELL_STATE, _NORMS = 18, 19, 20


def lstm(step: ConversionStep) -> None:
    """One step of a cell. The HAL's also writes a scratch buffer, of which only the extents are defined."""
    options = step.options(tflite.LSTMOptions)
    if options.KernelType() != tflite.LSTMKernelType.FULL:
        got = enum_name(tflite.LSTMKernelType, options.KernelType())
        step.refuse(f"kind of cell: {got} is not convertible; convertible: FULL")
    source = step.input(0)
    weights = cell_inputs(step, 1, source)
    (output_state, output_state_out), (cell_state, cell_state_out) = step.state(_OUTPUT_STATE), step.state(_CELL_STATE)
    inputs = [
        source,
        *weights,
        output_state,
        cell_state,
        step.cell_activation(options.FusedActivationFunction()),
        *clips(step, options, source),
        *layer_norms(step, _NORMS, source),
    ]
    batch, units = step.matrix(_CELL_STATE)
    # Without weights of an input gate it is coupled to the forget gate and needs no room.
    scratch = step.temporary(source, (batch, units * (4 if step.has_input(1) else 3)))
    step.add_all(OperationType.LSTM, inputs, [scratch, output_state_out, cell_state_out, step.output()])


CONVERTERS = {"LSTM": lstm}
