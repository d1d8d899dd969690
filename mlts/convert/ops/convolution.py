"""CONV_2D, also grouped, and DEPTHWISE_CONV_2D."""

from __future__ import annotations

from typing import Any

import tflite

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep


def _tensors(step: ConversionStep, channel_axis: int) -> list[int]:
    image, weights = step.input(0), step.input(1)
    extents = step.describe(weights).dimensions
    if len(extents) != 4:
        step.refuse(f"rank of the filter: got {len(extents)}, wanted 4")
    return [image, weights, step.bias(2, image, weights, extents[channel_axis])]


def _dilations(step: ConversionStep, options: Any) -> list[int]:
    """Return the trailing arguments that a dilation needs; without one the operation is that of HAL 1.0."""
    width, height = options.DilationWFactor(), options.DilationHFactor()
    if (width, height) == (1, 1):
        return []
    return [step.builder.scalar(False, OperandType.BOOL), *step.integers(width, height)]


def _groups(step: ConversionStep) -> int:
    """Return the number of groups of channels that are convolved separately: a filter may have fewer channels than the
    image.
    """
    image, extents = step.describe(step.input(0)).dimensions, step.extents(1)
    if len(image) != 4 or not extents[3] or image[3] % extents[3]:
        # Unknown, or wrong, for which validation has the better message.
        return 1
    return image[3] // extents[3]


def conv_2d(step: ConversionStep) -> None:
    """A convolution; the filter's output channels come first."""
    options = step.options(tflite.Conv2DOptions)
    tensors, groups = _tensors(step, 0), _groups(step)
    window = [step.padding(options.Padding()), *step.integers(options.StrideW(), options.StrideH())]
    activation, dilations = step.activation(options.FusedActivationFunction()), _dilations(step, options)
    if groups == 1:
        step.add(OperationType.CONV_2D, [*tensors, *window, activation, *dilations])
        return
    if dilations:
        step.refuse(f"{groups} groups with a dilation are not convertible")
    inputs = [*tensors, *window, *step.integers(groups), activation, step.flag(False)]
    step.add(OperationType.GROUPED_CONV_2D, inputs)


def depthwise_conv_2d(step: ConversionStep) -> None:
    """A depthwise convolution; the filter's output channels come last."""
    options = step.options(tflite.DepthwiseConv2DOptions)
    inputs = [
        *_tensors(step, 3),
        step.padding(options.Padding()),
        *step.integers(options.StrideW(), options.StrideH(), options.DepthMultiplier()),
        step.activation(options.FusedActivationFunction()),
        *_dilations(step, options),
    ]
    step.add(OperationType.DEPTHWISE_CONV_2D, inputs)


CONVERTERS = {"CONV_2D": conv_2d, "DEPTHWISE_CONV_2D": depthwise_conv_2d}
