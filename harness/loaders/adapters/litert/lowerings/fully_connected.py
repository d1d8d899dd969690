"""FULLY_CONNECTED."""

from __future__ import annotations

from harness.loaders.adapters.litert.products import Product
from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.lowering import lowers
from harness.model.codes import OperationType as O


@lowers(O.FULLY_CONNECTED)
def fully_connected(step: Step) -> None:
    product = Product(step, "weights")
    product.emit("FULLY_CONNECTED", product.input, "FullyConnectedOptions")
