"""CHANNEL_SHUFFLE."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O


@lowers(O.CHANNEL_SHUFFLE)
def channel_shuffle(step: OnnxStep) -> None:
    along, groups, dims = step.call.derived("along"), step.value("num_groups"), step.call.dims("input")
    extent = dims[along]
    if extent is None:
        step.refuse(f"the extent of axis {along} must be known when the model is prepared")
    matrix = step.reshape(step.stored("input"), (*dims[:along], groups, extent // groups, *dims[along + 1 :]))
    order = [*range(along), along + 1, along, *range(along + 2, len(dims) + 1)]
    step.deliver("output", step.reshape(step.transpose(matrix, order), dims))
