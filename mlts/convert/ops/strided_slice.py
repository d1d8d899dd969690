"""STRIDED_SLICE."""

from __future__ import annotations

import numpy as np
import tflite

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep


def strided_slice(step: ConversionStep) -> None:
    """The HAL's has masks for begin, end and removed axes, and no others."""
    options = step.options(tflite.StridedSliceOptions)
    for name, value in (
        ("ellipsis_mask", options.EllipsisMask()),
        ("new_axis_mask", options.NewAxisMask()),
        ("offset", options.Offset()),
    ):
        if value:
            step.refuse(f"{name}: got {value}, wanted 0")
    masks = step.integers(options.BeginMask(), options.EndMask(), options.ShrinkAxisMask())
    shrunk = options.ShrinkAxisMask()
    corners = _of_one(step, shrunk) if shrunk and step.is_constant(1, 2, 3) else [*map(step.indexes, (1, 2, 3))]
    step.add(OperationType.STRIDED_SLICE, [step.input(0), *corners, *masks])


def _of_one(step: ConversionStep, shrunk: int) -> list[int]:
    """Return begin, end and strides that take one element along the removed axes, where TFLite ignores the end."""
    begin, end, strides = (list(step.numbers(position)) for position in (1, 2, 3))
    extents = step.extents(0)
    for axis, (extent, *_) in enumerate(zip(extents, begin, end, strides, strict=False)):
        if shrunk >> axis & 1:
            begin[axis] += extent if begin[axis] < 0 else 0
            end[axis], strides[axis] = begin[axis] + 1, 1
    return [step.builder.constant(OperandType.TENSOR_INT32, np.array(numbers)) for numbers in (begin, end, strides)]


CONVERTERS = {"STRIDED_SLICE": strided_slice}
