"""A broken model is refused with GENERAL_FAILURE, as if it were the driver that could not do it."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty.validation._overlooks import BOTH, CYCLE, EXTENSIONS, problem
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = (*BOTH, *CYCLE, *EXTENSIONS)


class Faulty(ReferenceDevice):
    """Has one word for every refusal."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        if problem(model) is not None:
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().supported_operations(model)

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if problem(model) is not None:
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, preference, priority, limits)


open_device = Faulty
