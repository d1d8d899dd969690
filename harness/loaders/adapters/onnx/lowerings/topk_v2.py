"""TOPK_V2."""

from __future__ import annotations

import numpy as np

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.TOPK_V2)
def topk_v2(step: OnnxStep) -> None:
    """Of equal elements ONNX has the first one first, the HAL the last one: the axis is turned round."""
    source = step.stored("input")
    extent = step.call.dims("input")[-1]
    if extent is None:
        step.refuse("the extent of the last axis must be known when the model is prepared")
    last = step.ints([-1])
    turned = step.op("Slice", source, last, step.ints([np.iinfo(np.int64).min]), last, last)
    count = step.op("Reshape", step.int64("k"), step.ints([1]))
    values, places = step.ops("TopK", [turned, count], [source.type, "INT64"], axis=-1, largest=1, sorted=1)
    step.deliver("values", values)
    step.deliver("indices", step.op("Sub", step.ints(extent - 1), places))
