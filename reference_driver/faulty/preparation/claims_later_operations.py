"""A driver of HAL 1.1 supports the operations of all versions."""

from __future__ import annotations

from nnconform.harness.ops.call import Call
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.plan import choose_kernel

CAUGHT_BY = ("support.knows_no_later_version",)


class Faulty(ReferenceDevice):
    """Computes whatever it can."""

    def __init__(self) -> None:
        super().__init__(hal="1.1")

    def computes(self, call: Call) -> bool:
        return choose_kernel(self.kernels, call) is not None


open_device = Faulty
