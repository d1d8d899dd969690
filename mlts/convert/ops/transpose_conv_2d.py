"""TRANSPOSE_CONV."""

from __future__ import annotations

import tflite

from harness.model.codes import OperationType
from mlts.convert.step import Step


def transpose_conv(step: Step) -> None:
    """The inputs come in another order; the filter's output channels come first in both."""
    options = step.options(tflite.TransposeConvOptions)
    weights, image = step.input(1), step.input(2)
    extents = step.extents(1)
    inputs = [
        image,
        weights,
        step.bias(3, image, weights, extents[0]),
        step.indexes(0),
        step.padding(options.Padding()),
        *step.integers(options.StrideW(), options.StrideH()),
        step.activation(options.FusedActivationFunction()),
        step.flag(False),
    ]
    step.add(OperationType.TRANSPOSE_CONV_2D, inputs)


CONVERTERS = {"TRANSPOSE_CONV": transpose_conv}
