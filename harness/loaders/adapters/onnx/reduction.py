"""Reductions over axes, which all look alike in ONNX."""

from __future__ import annotations

import numpy as np

from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import OnnxTensor
from nnconform.harness.ops.operation import Unknown


def reduce(step: OnnxStep, code: str, source: OnnxTensor) -> None:
    """Write a reduction of the input as the operator ``code``. No axes reduce nothing."""
    keep, rank = step.call.derived("keep"), len(step.call.dims("input"))
    try:
        reduced = step.call.derived("reduced")
    except Unknown:
        # Counted from the front, and each of them once.
        axes = step.op("Unique", step.op("Mod", step.int64("axes"), step.ints(rank)))
        found = step.op(code, source, axes, keepdims=int(keep), noop_with_empty_axes=1)
        step.deliver("output", found if keep else _no_scalar(step, found))
        return
    if not reduced:
        step.deliver("output", source)
        return
    found = step.op(code, source, step.ints(reduced), keepdims=int(keep))
    if len(reduced) == rank and not keep:
        # ONNX gives a scalar where nothing is left, the HAL a vector of one.
        found = step.op("Reshape", found, step.ints([1]))
    step.deliver("output", found)


def _no_scalar(step: OnnxStep, tensor: OnnxTensor) -> OnnxTensor:
    """The tensor, as a vector of one if a request makes it a scalar: under the extents [1] and its own, less the first
    of them if there are any others.
    """
    own = step.op("Shape", tensor, type="INT64")
    others = step.op("Min", step.op("Unsqueeze", step.op("Size", own), step.ints([0])), step.ints([1]))
    extents = step.op("Concat", step.ints([1]), own, axis=0)
    return step.op("Reshape", tensor, step.op("Slice", extents, others, step.ints([np.iinfo(np.int64).max])))
