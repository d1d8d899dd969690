"""The query of a broken model is refused, and says of its operations that they are supported."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty.validation._overlooks import EXTENSIONS

CAUGHT_BY = (
    "mutation.refused_by_the_query",
    "support.refuses_a_cycle",
    "extensions.refuses_its_operation_with",
    *EXTENSIONS,
)


class Faulty(ReferenceDevice):
    """Answers and refuses at once."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, supported or (True,) * len(model.main.operations)


open_device = Faulty
