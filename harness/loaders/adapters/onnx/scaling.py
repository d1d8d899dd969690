"""The factor of the input of SOFTMAX and LOG_SOFTMAX, which ONNX's operators do not have."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.loaders.adapters.onnx.tensors import OnnxTensor


def scaled(step: OnnxStep, name: str) -> OnnxTensor:
    """Return the input in real values times the scalar argument ``name``."""
    source, factor = step.real("input"), step.value(name)
    return source if factor == 1 else step.op("Mul", source, step.like(source, factor))
