"""UNIDIRECTIONAL_SEQUENCE_LSTM. With 8-bit values it is a QUANTIZED_LSTM for each step, as the HAL has no sequence of
them.
"""

from __future__ import annotations

import numpy as np
import tflite

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.cells import cell_inputs, clips, layer_norms
from nnconform.mlts.convert.step import ConversionStep

_OUTPUT_STATE, _CELL_STATE, _NORMS = 18, 19, 20
_INPUT_WEIGHTS, _PEEPHOLES, _BIASES, _PROJECTION, _PROJECTION_BIAS = range(1, 9), range(9, 12), range(12, 16), 16, 17
_TANH = 4
# The fixed point in which the gates of a cell without layer normalisation are summed, in LiteRT as in the HAL.
_GATE_SCALE = 2.0**-12
# The hidden state behind four gates.
_HIDDEN = 4


def unidirectional_sequence_lstm(step: ConversionStep) -> None:
    """A cell along a sequence."""
    options = step.options(tflite.UnidirectionalSequenceLSTMOptions)
    source = step.input(0)
    if step.element_type(0) == "INT8":
        _quantised(step, options.TimeMajor(), options)
        return
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


def _quantised(step: ConversionStep, time_major: bool, options: tflite.UnidirectionalSequenceLSTMOptions) -> None:
    """The sequence is split along time, and the outputs of all steps are joined again."""
    if options.FusedActivationFunction() != _TANH:
        step.refuse(f"activation of 8-bit cells: got {options.FusedActivationFunction()}, wanted TANH")
    extents = step.extents(0)
    if len(extents) != 3 or 0 in extents:
        step.refuse(f"input 0: dimensions {list(extents)}, wanted 3 above 0")
    builder, source, axis = step.builder, step.input(0), 0 if time_major else 1
    length, batch, width = extents[axis], extents[1 - axis], extents[2]
    weights, (output_state, output_after) = _quantised_weights(step), step.state(_OUTPUT_STATE)
    cell_state, cell_after = step.state(_CELL_STATE)
    cells = builder.describe(output_state).dimensions[-1]
    arguments = _quantised_arguments(step, options)
    flat, rows = (
        builder.constant(OperandType.TENSOR_INT32, np.array(shape)) for shape in _shapes(batch, width, cells, axis)
    )
    slices = [step.temporary(source, _slice(batch, width, axis)) for _ in range(length)]
    step.add_all(OperationType.SPLIT, [source, *step.integers(axis, length)], slices)
    results = []
    for number, part in enumerate(slices):
        now, last = step.temporary(source, (batch, width)), number == length - 1
        step.add(OperationType.RESHAPE, [part, flat], now)
        after = [output_after, cell_after] if last else [step.temporary(each) for each in (output_state, cell_state)]
        result = step.temporary(output_state, (batch, cells))
        inputs = [now, *weights, output_state, cell_state, *arguments]
        step.add_all(OperationType.QUANTIZED_LSTM, inputs, [*after, result])
        output_state, cell_state = after
        results.append(step.temporary(output_state, _slice(batch, cells, axis)))
        step.add(OperationType.RESHAPE, [result, rows], results[-1])
    step.add(OperationType.CONCATENATION, [*results, *step.integers(axis)])


def _slice(batch: int, width: int, axis: int) -> tuple[int, int, int]:
    return (batch, 1, width) if axis else (1, batch, width)


def _shapes(batch: int, width: int, cells: int, axis: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the shapes of a step's input as a matrix, and of its output as a part of the sequence."""
    return (batch, width), _slice(batch, cells, axis)


def _quantised_weights(step: ConversionStep) -> list[int]:
    """Return weights, peepholes, biases and the projection, in the types that the HAL's cell has."""
    symmetric = {
        **dict.fromkeys((*_INPUT_WEIGHTS, _PROJECTION), OperandType.TENSOR_QUANT8_SYMM),
        **dict.fromkeys(_PEEPHOLES, OperandType.TENSOR_QUANT16_SYMM),
    }
    missing = symmetric | dict.fromkeys((*_BIASES, _PROJECTION_BIAS), OperandType.TENSOR_INT32)
    operands = []
    for position in range(1, _PROJECTION_BIAS + 1):
        if not step.has_input(position):
            operands.append(step.builder.missing(missing[position]))
        elif position in symmetric:
            operands.append(step.builder.constant_as(step.tensor(position), symmetric[position]))
        else:
            operands.append(step.builder.constant_as(step.tensor(position), OperandType.TENSOR_INT32))
    return operands


def _quantised_arguments(step: ConversionStep, options: tflite.UnidirectionalSequenceLSTMOptions) -> list[int]:
    """Return the layer normalisation, which is refused, the clips and the scales within the cell."""
    if any(step.has_input(position) for position in range(_NORMS, _NORMS + 4)):
        step.refuse("8-bit cells with layer normalisation are not convertible")
    real = OperandType.FLOAT32
    norms = [step.builder.missing(OperandType.TENSOR_QUANT16_SYMM)] * 4
    limits = [step.builder.scalar(value, real) for value in (options.CellClip(), options.ProjClip())]
    hidden = step.intermediate(_HIDDEN)
    if len(hidden.scales) != 1 or len(hidden.zero_points) != 1:
        step.refuse(f"{hidden.location}: the hidden state: got {len(hidden.scales)} scales, wanted 1")
    gates = [step.builder.scalar(_GATE_SCALE, real)] * 4
    return [
        *norms,
        *limits,
        *gates,
        *step.integers(hidden.zero_points[0]),
        step.builder.scalar(hidden.scales[0], real),
    ]


CONVERTERS = {"UNIDIRECTIONAL_SEQUENCE_LSTM": unidirectional_sequence_lstm}
