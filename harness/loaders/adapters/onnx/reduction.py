"""Reductions over axes, which all look alike in ONNX."""

from __future__ import annotations

from harness.loaders.adapters.onnx.step import Step
from harness.loaders.adapters.onnx.tensors import Tensor


def reduce(step: Step, code: str, source: Tensor) -> None:
    """Write a reduction of the input as the operator ``code``. No axes reduce nothing."""
    keep, reduced, rank = step.call.derived("keep"), step.call.derived("reduced"), len(step.call.dims("input"))
    if not reduced:
        step.deliver("output", source)
        return
    found = step.op(code, source, step.ints(reduced), keepdims=int(keep))
    if len(reduced) == rank and not keep:
        # ONNX gives a scalar where nothing is left, the HAL a vector of one.
        found = step.op("Reshape", found, step.ints([1]))
    step.deliver("output", found)
