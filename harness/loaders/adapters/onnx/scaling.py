"""An input times a factor, which SOFTMAX and LOG_SOFTMAX have and ONNX's operators do not."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import OnnxTensor


def scaled(step: OnnxStep, name: str) -> OnnxTensor:
    """The input in real values times the scalar argument ``name``."""
    source, factor = step.real("input"), step.value(name)
    return source if factor == 1 else step.op("Mul", source, step.like(source, factor))
