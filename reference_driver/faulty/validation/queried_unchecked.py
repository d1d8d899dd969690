"""The query looks at no rule: it says of every operation of a broken model that it is supported."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty.validation._overlooks import EXTENSIONS, problem

CAUGHT_BY = ("mutation.refused_by_the_query", "support.refuses_a_cycle", *EXTENSIONS)


class Faulty(ReferenceDevice):
    """Looks at models in preparations only."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        if problem(model) is not None:
            return ErrorStatus.NONE, (True,) * len(model.main.operations)
        return super().supported_operations(model)


open_device = Faulty
