"""STRIDED_SLICE: begin, end and stride mean the same in ONNX and in the HAL."""

from __future__ import annotations

import numpy as np

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import OnnxTensor
from nnconform.harness.model.codes import OperationType as O

_FAR = np.iinfo(np.int32)


@lowers(O.STRIDED_SLICE)
def strided_slice(step: OnnxStep) -> None:
    rank, strides = len(step.call.dims("input")), step.int64("strides")
    backwards = step.op("Less", strides, step.ints(0), type="BOOL")
    first = _masked(step, "begin", rank, step.op("Where", backwards, step.ints(_FAR.max), step.ints(0), type="INT64"))
    last = step.op("Where", backwards, step.ints(_FAR.min), step.ints(_FAR.max), type="INT64")
    ends = _masked(step, "end", rank, last)
    result = step.op("Slice", step.stored("input"), first, ends, step.ints([*range(rank)]), strides)
    shrunk = step.call.derived("shrunk")
    # One axis stays, as no tensor of the HAL has rank 0.
    squeezed = shrunk[1:] if len(shrunk) == rank else shrunk
    step.deliver("output", step.op("Squeeze", result, step.ints(squeezed)) if squeezed else result)


def _masked(step: OnnxStep, name: str, rank: int, missing: OnnxTensor) -> OnnxTensor:
    """Return the argument, with ``missing`` where its mask has a bit."""
    mask, argument = step.value(f"{name}_mask"), step.int64(name)
    bits = step.graph.constant(np.array([bool(mask & 1 << axis) for axis in range(rank)]))
    return step.op("Where", bits, missing, argument, type="INT64")
