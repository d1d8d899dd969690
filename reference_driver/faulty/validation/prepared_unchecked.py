"""A broken model is refused by the query, and prepared all the same: the driver relies on having been asked before."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty.validation._overlooks import CYCLE, EXTENSIONS, Overlooking

CAUGHT_BY = ("mutation.refused_by_the_preparation", *CYCLE, *EXTENSIONS)


class Faulty(Overlooking):
    """Looks at models in the query only."""

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        return True

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        return ReferenceDevice.supported_operations(self, model)


open_device = Faulty
