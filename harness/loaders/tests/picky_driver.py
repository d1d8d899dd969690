"""A driver whose queries end as the model says."""

from __future__ import annotations

from nnconform.harness.loaders.tests.drivers import Echo, misbehave
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus
from nnconform.harness.model.graph import Model


class Picky(Echo):
    """Does with a query what the size of the model's last memory says."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        size = model.pools[-1].size
        if size == 2:
            return ErrorStatus.INVALID_ARGUMENT, ()
        misbehave({3: "raise", 4: "abort", 5: "python_hang"}.get(size, ""))
        return super().supported_operations(model)

    def status(self) -> DeviceStatus:
        return DeviceStatus.AVAILABLE
