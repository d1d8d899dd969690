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
    """Removes axes of extent 1: the same elements in another shape. Without a shape in the file it follows from the
    input's; no axes in the options are all.
    """
    dimensions = step.describe(step.output()).dimensions
    if not dimensions:
        extents, options = step.extents(0), step.options(tflite.SqueezeOptions)
        named = options.SqueezeDimsAsNumpy().tolist() if options.SqueezeDimsLength() else range(len(extents))
        axes = {step.axis(number, len(extents)) for number in named}
        if 0 in extents:
            step.refuse(f"input 0: dimensions {list(extents)}, wanted all above 0")
        # The HAL knows no tensor of rank 0.
        dimensions = tuple(e for axis, e in enumerate(extents) if e != 1 or axis not in axes) or (1,)
    shape = step.builder.constant(OperandType.TENSOR_INT32, np.array(dimensions))
    step.add(OperationType.RESHAPE, [step.input(0), shape])


CONVERTERS = {"RESHAPE": reshape, "SQUEEZE": squeeze}
