"""SVDF."""

from __future__ import annotations

import numpy as np
import tflite

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep

_STATE = 4


def svdf(step: ConversionStep) -> None:
    """TFLite shifts the columns of the state to the left by one at the beginning, the HAL at the end.

    A state that no other operator uses is kept in the HAL's form; otherwise it is shifted back and forth.
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
            _shifted(step, before, (batch, flat, memory), 1, step.temporary(before, (batch, flat))),
            step.temporary(after, (batch, flat)),
        )
    activation = step.cell_activation(options.FusedActivationFunction())
    step.add_all(OperationType.SVDF, [*inputs, near, *step.integers(options.Rank()), activation], [far, step.output()])
    if shared:
        _shifted(step, far, (batch, flat, memory), -1, after)


def _shifted(step: ConversionStep, state: int, extents: tuple[int, int, int], shift: int, output: int) -> int:
    """Return the columns shifted to the left (1) or to the right (-1) by one; the freed column is 0."""
    batch, flat, memory = extents
    rows = batch * flat // memory

    def ints(values: object) -> int:
        return step.builder.constant(OperandType.TENSOR_INT32, np.array(values))

    columns, wide, shifted = (step.temporary(state, (rows, memory + extra)) for extra in (0, 1, 0))
    step.add(OperationType.RESHAPE, [state, ints((rows, memory))], columns)
    step.add(OperationType.PAD, [columns, ints([(0, 0), (0, 1) if shift > 0 else (1, 0)])], wide)
    step.add(OperationType.SLICE, [wide, ints((0, 1 if shift > 0 else 0)), ints((rows, memory))], shifted)
    step.add(OperationType.RESHAPE, [shifted, ints((batch, flat))], output)
    return output


CONVERTERS = {"SVDF": svdf}
