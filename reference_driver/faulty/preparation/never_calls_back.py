"""A preparation with priority HIGH never comes to its end."""

from __future__ import annotations

from collections.abc import Callable

from nnconform.harness.driver.interface import PrepareCallback
from nnconform.harness.model.codes import ErrorStatus, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = (
    "preparation.takes_each_priority",
    "priorities.higher_goes_first",
    "priorities.every_priority_gets_its_turn",
)
LIMIT = 3.0


class Faulty(ReferenceDevice):
    """Loses the preparations of high priority."""

    high = False

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        self.high = priority == Priority.HIGH
        return super().check_preparation(model, preference, priority, limits)

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        return ErrorStatus.NONE if self.high else super().launch(prepare, limits, callback)


open_device = Faulty
