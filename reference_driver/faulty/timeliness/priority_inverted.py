"""Of the executions that wait those of the lowest priority go first."""

from __future__ import annotations

from collections.abc import Callable

from nnconform.harness.model.codes import Priority
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("priorities.higher_goes_first",)


class Prepared(ReferencePreparedModel):
    """Counts from the other end."""

    def launch(self, work: Callable[[], None], limits: Limits, missed: Callable[[], None]) -> bool:
        return self.device.workers.submit(work, Priority.HIGH - self.priority, limits.deadline, missed)


class Faulty(ReferenceDevice):
    """Prepares such models."""

    prepared_model = Prepared


open_device = Faulty
