"""FULLY_CONNECTED."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.products import Product
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.FULLY_CONNECTED)
def fully_connected(step: LiteRtStep) -> None:
    product = Product(step, "weights")
    product.emit("FULLY_CONNECTED", product.input, "FullyConnectedOptions")
