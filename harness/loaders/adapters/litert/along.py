"""Lowers operations along any axis to LiteRT's, which run along the last."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.litert.tensors import LiteRtTensor


def along_last(step: LiteRtStep, rank: int | None = None) -> tuple[LiteRtTensor, LiteRtTensor]:
    """Return the input with the operation's axis last, and the output to write in the same order of axes.

    ``rank``: the number of axes to have; leading ones of extent 1 are added if there are fewer.
    """
    source, axis = step.input("input"), step.call.derived("along")
    dims = step.call.dims("input")
    last = len(dims) - 1
    # Swapping two axes is its own inverse.
    order = [*range(len(dims))]
    order[axis], order[last] = last, axis
    missing = 0 if rank is None else rank - len(dims)
    near = (1,) * missing + tuple(dims[index] for index in order)
    return step.reshape(step.transpose(source, order), near), step.transposed_output(order, near)
