"""STRIDED_SLICE."""

from __future__ import annotations

import tflite

from harness.model.codes import OperationType
from mlts.convert.step import Step


def strided_slice(step: Step) -> None:
    """The HAL's has masks for begin, end and lost axes, and no others."""
    options = step.options(tflite.StridedSliceOptions)
    for name, value in (
        ("ellipsis_mask", options.EllipsisMask()),
        ("new_axis_mask", options.NewAxisMask()),
        ("offset", options.Offset()),
    ):
        if value:
            step.refuse(f"{name}: got {value}, wanted 0")
    masks = step.integers(options.BeginMask(), options.EndMask(), options.ShrinkAxisMask())
    step.add(OperationType.STRIDED_SLICE, [step.input(0), *map(step.indexes, (1, 2, 3)), *masks])


CONVERTERS = {"STRIDED_SLICE": strided_slice}
