"""The argument that PAD, PAD_V2 and MIRROR_PAD share, as ONNX has it."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.onnx.step import Step
from nnconform.harness.loaders.adapters.onnx.tensors import Tensor


def widths(step: Step) -> Tensor:
    """How many elements to add: before along every axis, then after along every axis."""
    pairs = step.int64("paddings")
    return step.op("Reshape", step.op("Transpose", pairs, perm=[1, 0]), step.ints([-1]))
