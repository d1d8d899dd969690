"""CHANNEL_SHUFFLE, which LiteRT does not have: written as a transpose of the channels as a matrix."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep, with_rest
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.CHANNEL_SHUFFLE)
def channel_shuffle(step: LiteRtStep) -> None:
    source, along, groups = step.input("input"), step.call.derived("along"), step.value("num_groups")
    dims = step.call.dims("input")
    extent = dims[along]
    if extent is None:
        step.refuse(f"the extent of axis {along} must be known when the model is prepared")
    head, tail = dims[:along], dims[along + 1 :]
    matrix = step.reshape(source, (*head, groups, extent // groups, *tail))
    order = [*range(along), along + 1, along, *range(along + 2, len(dims) + 1)]
    turned = step.transpose(matrix, order)
    step.emit("RESHAPE", [turned, step.ints(with_rest(dims))], [step.output()], "ReshapeOptions")
