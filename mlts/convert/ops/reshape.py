"""RESHAPE, and SQUEEZE as one."""

from __future__ import annotations

import numpy as np
import tflite

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep


def reshape(step: ConversionStep) -> None:
    """The new shape is the second input, or in the options if there is none."""
    if step.has_input(1):
        shape = step.input(1)
    else:
        options = step.options(tflite.ReshapeOptions)
        if not options.NewShapeLength():
            step.refuse("the new shape is missing: neither a second input nor an option")
        shape = step.builder.constant(OperandType.TENSOR_INT32, options.NewShapeAsNumpy())
    step.add(OperationType.RESHAPE, [step.input(0), shape])


def squeeze(step: ConversionStep) -> None:
    """Removes axes of extent 1: the same elements in the shape of the output."""
    dimensions = step.describe(step.output()).dimensions
    if not dimensions:
        step.refuse("shape of the output: got none, wanted at least one axis")
    shape = step.builder.constant(OperandType.TENSOR_INT32, np.array(dimensions))
    step.add(OperationType.RESHAPE, [step.input(0), shape])


CONVERTERS = {"RESHAPE": reshape, "SQUEEZE": squeeze}
