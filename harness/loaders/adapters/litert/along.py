"""Operations along one axis where LiteRT's run along the last."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import Step
from nnconform.harness.loaders.adapters.litert.tensors import Tensor


def along_last(step: Step, rank: int | None = None) -> tuple[Tensor, Tensor]:
    """The input with the operation's axis last, and the output to write in the same order.

    ``rank``: so many axes are wanted, and ones of extent 1 come first where there are fewer.
    """
    source, axis = step.input("input"), step.call.derived("along")
    dims = step.call.dims("input")
    last = len(dims) - 1
    # An exchange of two axes undoes itself.
    order = [*range(len(dims))]
    order[axis], order[last] = last, axis
    missing = 0 if rank is None else rank - len(dims)
    near = (1,) * missing + tuple(dims[place] for place in order)
    return step.reshape(step.transpose(source, order), near), step.transposed_output(order, near)
