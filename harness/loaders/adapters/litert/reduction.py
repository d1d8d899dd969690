"""Lowers reductions over axes, which all have the same form in LiteRT."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep


def reduce(step: LiteRtStep, code: str) -> None:
    """Write a reduction as the operator ``code``."""
    keep, reduced, dims = step.call.derived("keep"), step.call.derived("reduced"), step.call.dims("input")
    # If no axis is left, LiteRT's output is a scalar, the HAL's a vector of one.
    result_dims = None if keep or len(reduced) < len(dims) else ()
    operands = [step.input("input"), step.ints(reduced)]
    step.emit(code, operands, [step.output(dims=result_dims)], "ReducerOptions", keepDims=keep)
