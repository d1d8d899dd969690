"""The operands of an extension's operation may be what they like."""

from __future__ import annotations

from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("extensions.refuses_its_operation_with",)


class Faulty(ReferenceDevice):
    """Trusts its clients."""

    def check_extensions(self, model: Model) -> None:
        """Nothing to check."""


open_device = Faulty
