"""Once a model was prepared the last operation of a longer one is no longer supported."""

from __future__ import annotations

from harness.model.codes import ErrorStatus
from harness.model.graph import Model
from reference_driver.device import ReferenceDevice

CAUGHT_BY = ("support.answers_the_same_again",)


class Faulty(ReferenceDevice):
    """Grows tired."""

    prepared_one = False

    def own(self, model: Model) -> Model:
        self.prepared_one = True
        return super().own(model)

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, (*supported[:-1], False) if self.prepared_one and len(supported) > 2 else supported


open_device = Faulty
