"""A driver whose models the harness validates: it accepts every model that it is given itself."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice


class Claims(ReferenceDevice):
    """Accepts every model, and claims that it validates."""

    def supported_operations(self, model):
        status, supported = super().supported_operations(model)
        if status == ErrorStatus.INVALID_ARGUMENT:
            return ErrorStatus.NONE, (True,) * len(model.main.operations)
        return status, supported


class Unvalidated(Claims):
    """Accepts every model, and says that its validation is not its own."""

    def info(self):
        return replace(super().info(), emulated=frozenset({"validation"}))
