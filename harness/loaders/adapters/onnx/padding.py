"""The paddings argument of PAD, PAD_V2 and MIRROR_PAD in ONNX's form."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import OnnxTensor


def widths(step: OnnxStep) -> OnnxTensor:
    """Return how many elements to add: before along every axis, then after along every axis."""
    pairs = step.int64("paddings")
    return step.op("Reshape", step.op("Transpose", pairs, perm=[1, 0]), step.ints([-1]))
