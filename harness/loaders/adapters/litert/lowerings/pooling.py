"""AVERAGE_POOL_2D, L2_POOL_2D, MAX_POOL_2D."""

from __future__ import annotations

import numpy as np

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.litert.tensors import LiteRtTensor
from nnconform.harness.loaders.adapters.litert.windowed import padded, strides
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O

_LOWEST = {"FLOAT32": np.float32(-np.inf), "UINT8": np.uint8(0), "INT8": np.int8(-128)}


@lowers(O.AVERAGE_POOL_2D, O.L2_POOL_2D)
def pooling(step: LiteRtStep) -> None:
    source = step.input("input")
    image, padding = padded(step, source)
    if image is not source:
        step.refuse("explicit padding takes no part in the mean; LiteRT has only SAME and VALID, which this is not")
    _pool(step, image, padding)


@lowers(O.MAX_POOL_2D)
def max_pool_2d(step: LiteRtStep) -> None:
    source = step.input("input")
    lowest = step.graph.constant(np.asarray(_LOWEST[source.type]), source.quantisation)
    _pool(step, *padded(step, source, lowest))


def _pool(step: LiteRtStep, image: LiteRtTensor, padding: int) -> None:
    fields = {
        "padding": padding,
        "filterWidth": step.value("filter_width"),
        "filterHeight": step.value("filter_height"),
        "fusedActivationFunction": step.value("fused_activation"),
        **strides(step),
    }
    step.emit(step.call.op.code.name, [image], [step.output()], "Pool2DOptions", **fields)
