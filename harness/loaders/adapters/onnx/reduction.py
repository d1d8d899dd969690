"""Lowers reductions over axes, which all have the same form in ONNX."""

from __future__ import annotations

import numpy as np

from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import OnnxTensor
from nnconform.harness.ops.operation import Unknown


def reduce(step: OnnxStep, code: str, source: OnnxTensor) -> None:
    """Write a reduction of the input as the operator ``code``. Without axes it reduces nothing."""
    keep, rank = step.call.derived("keep"), len(step.call.dims("input"))
    try:
        reduced = step.call.derived("reduced")
    except Unknown:
        # Counted from the front, and each of them once.
        axes = step.op("Unique", step.op("Mod", step.int64("axes"), step.ints(rank)))
        result = step.op(code, source, axes, keepdims=int(keep), noop_with_empty_axes=1)
        step.deliver("output", result if keep else _no_scalar(step, result))
        return
    if not reduced:
        step.deliver("output", source)
        return
    result = step.op(code, source, step.ints(reduced), keepdims=int(keep))
    if len(reduced) == rank and not keep:
        # If no axis is left, ONNX's output is a scalar, the HAL's a vector of one.
        result = step.op("Reshape", result, step.ints([1]))
    step.deliver("output", result)


def _no_scalar(step: OnnxStep, tensor: OnnxTensor) -> OnnxTensor:
    """Return the tensor, as a vector of one if a request makes it a scalar.

    Its new extents are [1] and its own; the leading 1 is dropped if there are others.
    """
    own = step.op("Shape", tensor, type="INT64")
    first = step.op("Min", step.op("Unsqueeze", step.op("Size", own), step.ints([0])), step.ints([1]))
    extents = step.op("Concat", step.ints([1]), own, axis=0)
    return step.op("Reshape", tensor, step.op("Slice", extents, first, step.ints([np.iinfo(np.int64).max])))
