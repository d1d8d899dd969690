"""What comes too late for its deadline comes to GENERAL_FAILURE: ``?what=preparation`` or ``?what=execution``."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = {
    "?what=preparation": ("deadlines.prepares_or_misses", "caching.keeps_deadlines_when_restoring"),
    "?what=execution": ("deadlines.executes_or_misses",),
}
SEEN_WHEN_BUSY_BY = ("deadlines.gives_up_what_has_no_end", "deadlines.works_after_a_missed_deadline")


class Prepared(ReferencePreparedModel):
    """Has no word for it."""

    def check_time(self, limits: Limits) -> ErrorStatus:
        return ErrorStatus.GENERAL_FAILURE if limits.are_over() else ErrorStatus.NONE


class Faulty(ReferenceDevice):
    """Nor has this, in the one case or in the other."""

    def __init__(self, what: str, **options: str) -> None:
        super().__init__(**options)
        self.what = what
        if what == "execution":
            self.prepared_model = Prepared

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        late = status == ErrorStatus.MISSED_DEADLINE_PERSISTENT and self.what == "preparation"
        return (ErrorStatus.GENERAL_FAILURE if late else status), checked


open_device = Faulty
