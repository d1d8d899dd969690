"""SVDF."""

from __future__ import annotations

import numpy as np
import tflite

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep

_STATE = 4


def svdf(step: ConversionStep) -> None:
    """The columns of the state move one place to the left at the beginning in TFLite, and at the end in the HAL.

    A state that nothing else touches is kept as the HAL has it; else it is moved to and fro.
    """
    options = step.options(tflite.SVDFOptions)
    source = step.input(0)
    before, after = step.state(_STATE)
    inputs = [source, step.input(1), step.input(2), step.optional(3, source)]
    shared = step.is_shared(_STATE)
    (batch, flat), (_, memory) = step.matrix(_STATE), step.matrix(2)
    near, far = before, after
    if shared:
        near, far = (
            _moved(step, before, (batch, flat, memory), 1, step.temporary(before, (batch, flat))),
            step.temporary(after, (batch, flat)),
        )
    activation = step.cell_activation(options.FusedActivationFunction())
    step.add_all(OperationType.SVDF, [*inputs, near, *step.integers(options.Rank()), activation], [far, step.output()])
    if shared:
        _moved(step, far, (batch, flat, memory), -1, after)


def _moved(step: ConversionStep, state: int, extents: tuple[int, int, int], places: int, output: int) -> int:
    """The columns one place to the left (1) or to the right (-1); the column that comes free is 0."""
    batch, flat, memory = extents
    rows = batch * flat // memory

    def ints(values: object) -> int:
        return step.builder.constant(OperandType.TENSOR_INT32, np.array(values))

    columns, wide, moved = (step.temporary(state, (rows, memory + more)) for more in (0, 1, 0))
    step.add(OperationType.RESHAPE, [state, ints((rows, memory))], columns)
    step.add(OperationType.PAD, [columns, ints([(0, 0), (0, 1) if places > 0 else (1, 0)])], wide)
    step.add(OperationType.SLICE, [wide, ints((0, 1 if places > 0 else 0)), ints((rows, memory))], moved)
    step.add(OperationType.RESHAPE, [moved, ints((batch, flat))], output)
    return output


CONVERTERS = {"SVDF": svdf}
