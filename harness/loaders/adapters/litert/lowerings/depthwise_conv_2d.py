"""DEPTHWISE_CONV_2D."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.products import Product
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.litert.windowed import padded, strides
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.DEPTHWISE_CONV_2D)
def depthwise_conv_2d(step: LiteRtStep) -> None:
    product = Product(step, "filter")
    image, padding = padded(step, product.input)
    fields = {"padding": padding, "depthMultiplier": step.value("depth_multiplier"), **strides(step)}
    product.emit("DEPTHWISE_CONV_2D", image, "DepthwiseConv2DOptions", **fields)
