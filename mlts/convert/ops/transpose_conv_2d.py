"""TRANSPOSE_CONV."""

from __future__ import annotations

from typing import Any

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def transpose_conv(step: ConversionStep) -> None:
    """The inputs are in another order; the filter's output channels come first in both."""
    options = step.options(tflite.TransposeConvOptions)
    weights, image = step.input(1), step.input(2)
    extents = step.extents(1)
    window = [
        *step.integers(options.StrideW(), options.StrideH()),
        step.activation(options.FusedActivationFunction()),
        step.flag(False),
    ]
    tensors = [image, weights, step.bias(3, image, weights, extents[0])]
    padding = _beyond(step, options) or [step.indexes(0), step.padding(options.Padding())]
    step.add(OperationType.TRANSPOSE_CONV_2D, [*tensors, *padding, *window])


def _beyond(step: ConversionStep, options: Any) -> list[int]:
    """Return explicit padding for VALID if the output extends beyond the window, which TFLite allows, and the HAL only
    so; otherwise none.
    """
    image, window = step.describe(step.input(2)).dimensions, step.extents(1)
    if options.Padding() != tflite.Padding.VALID or not step.is_constant(0) or len(image) != 4 or 0 in image:
        return []
    output, strides = step.numbers(0), (options.StrideH(), options.StrideW())
    if len(output) != 4 or len(window) != 4:
        return []
    tails = [(image[axis] - 1) * strides[axis - 1] + window[axis] - output[axis] for axis in (1, 2)]
    return step.integers(0, tails[1], 0, tails[0]) if any(tails) else []


CONVERTERS = {"TRANSPOSE_CONV": transpose_conv}
