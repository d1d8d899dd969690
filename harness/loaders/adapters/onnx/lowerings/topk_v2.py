"""TOPK_V2."""

from __future__ import annotations

import numpy as np

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.TOPK_V2)
def topk_v2(step: OnnxStep) -> None:
    """Of equal elements ONNX returns the first one first, the HAL the last one: the axis is reversed."""
    source = step.stored("input")
    extent = step.call.dims("input")[-1]
    if extent is None:
        step.refuse("the extent of the last axis must be known when the model is prepared")
    last = step.ints([-1])
    reversed_source = step.op("Slice", source, last, step.ints([np.iinfo(np.int64).min]), last, last)
    count = step.op("Reshape", step.int64("k"), step.ints([1]))
    values, indices = step.ops("TopK", [reversed_source, count], [source.type, "INT64"], axis=-1, largest=1, sorted=1)
    step.deliver("values", values)
    step.deliver("indices", step.op("Sub", step.ints(extent - 1), indices))
