"""MIRROR_PAD."""

from __future__ import annotations

import numpy as np

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.padding import widths
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.defs.mirror_pad import REFLECT


@lowers(O.MIRROR_PAD)
def mirror_pad(step: OnnxStep) -> None:
    tensor = step.stored("input")
    if step.value("mode") == REFLECT:
        step.deliver("output", step.op("Pad", tensor, widths(step), mode="reflect"))
        return
    # ONNX has no mode that repeats the element at the edge: the indexes are computed here, axis by axis.
    around = step.call.derived("widths")
    for axis, (extent, width) in enumerate(zip(step.call.dims("input"), around, strict=True)):
        if extent is None:
            step.refuse("in SYMMETRIC mode the input's extents must be known when the model is prepared")
        indexes = np.pad(np.arange(extent), width, mode="symmetric")
        tensor = step.op("Gather", tensor, step.ints(indexes), axis=axis)
    step.deliver("output", tensor)
