"""RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep, Converter


def _resize(code: OperationType, kind: type, *, nchw: bool) -> Converter:
    """``nchw``: the operation always has the argument of that name."""

    def convert(step: ConversionStep) -> None:
        options, size = step.options(kind), step.numbers(1)
        if len(size) != 2:
            step.refuse(f"size: got {len(size)} numbers, wanted 2")
        flags = (options.AlignCorners(), options.HalfPixelCenters())
        # Without flags the operation is that of an earlier HAL.
        flag_operands = [step.flag(False)] if nchw or any(flags) else []
        flag_operands += map(step.flag, flags) if any(flags) else []
        step.add(code, [step.input(0), *step.integers(size[1], size[0]), *flag_operands])

    return convert


CONVERTERS = {
    "RESIZE_BILINEAR": _resize(OperationType.RESIZE_BILINEAR, tflite.ResizeBilinearOptions, nchw=False),
    "RESIZE_NEAREST_NEIGHBOR": _resize(
        OperationType.RESIZE_NEAREST_NEIGHBOR, tflite.ResizeNearestNeighborOptions, nchw=True
    ),
}
