"""FULLY_CONNECTED."""

from __future__ import annotations

import numpy as np
import tflite

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.flatbuffer import enum_name
from nnconform.mlts.convert.step import ConversionStep


def fully_connected(step: ConversionStep) -> None:
    """A matrix product. The HAL's output has rows and units only: other axes that TFLite keeps are restored by a
    RESHAPE.
    """
    options = step.options(tflite.FullyConnectedOptions)
    if options.WeightsFormat() != tflite.FullyConnectedOptionsWeightsFormat.DEFAULT:
        got = enum_name(tflite.FullyConnectedOptionsWeightsFormat, options.WeightsFormat())
        step.refuse(f"format of the weights: {got} is not convertible; convertible: DEFAULT")
    image, weights = step.input(0), step.input(1)
    extents = step.describe(weights).dimensions
    if len(extents) != 2:
        step.refuse(f"rank of the weights: got {len(extents)}, wanted 2")
    bias = step.bias(2, image, weights, extents[0])
    inputs = [image, weights, bias, step.activation(options.FusedActivationFunction())]
    output = step.describe(step.output())
    if len(output.dimensions) in (0, 2):
        step.add(OperationType.FULLY_CONNECTED, inputs)
        return
    rows = np.prod(output.dimensions[:-1], dtype=int)
    flat = step.builder.temporary(OperandType(output.type), (int(rows), extents[0]), output.scale, output.zero_point)
    step.add(OperationType.FULLY_CONNECTED, inputs, flat)
    shape = step.builder.constant(OperandType.TENSOR_INT32, np.array(output.dimensions))
    step.add(OperationType.RESHAPE, [flat, shape])


CONVERTERS = {"FULLY_CONNECTED": fully_connected}
