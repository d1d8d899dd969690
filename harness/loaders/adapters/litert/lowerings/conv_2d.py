"""CONV_2D."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.products import Product
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.litert.windowed import padded, strides
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.CONV_2D)
def conv_2d(step: LiteRtStep) -> None:
    product = Product(step, "filter")
    image, padding = padded(step, product.input)
    product.emit("CONV_2D", image, "Conv2DOptions", padding=padding, **strides(step))
