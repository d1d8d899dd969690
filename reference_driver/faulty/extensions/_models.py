"""What drivers have in common that take a model for another one."""

from __future__ import annotations

from collections.abc import Callable

from nnconform.harness.driver.interface import Device
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice

Understand = Callable[[Model], Model]


def takes_models_for(understand: Callable[[], Understand]) -> Callable[..., Device]:
    """An ``open_device`` of a driver that sees what ``understand()``, made anew for each driver, makes of a model."""

    class Faulty(ReferenceDevice):
        """Sees other models."""

        def __init__(self, **options: str) -> None:
            super().__init__(**options)
            self.understand = understand()

        def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
            return super().supported_operations(self.understand(model))

        def own(self, model: Model) -> Model:
            return super().own(self.understand(model))

    return Faulty
