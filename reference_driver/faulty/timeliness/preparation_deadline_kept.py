"""The deadline of a preparation is that of its model's executions too."""

from __future__ import annotations

from nnconform.harness.model.codes import Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("deadlines.deadline_of_preparation_is_none_of_execution",)
# Where the preparation is done before its near deadline, the execution that follows may miss it.
SEEN_WHEN_BUSY_BY = ("deadlines.prepares_or_misses",)


class Kept(ReferencePreparedModel):
    """Has a deadline of its own."""

    until: int | None = None

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        return Limits.of(self.until if deadline is None else deadline, loop_timeout)


class Faulty(ReferenceDevice):
    """Passes the deadline on."""

    prepared_model = Kept

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        status, prepared = super()._prepare(model, checked, priority, limits)
        if isinstance(prepared, Kept):
            prepared.until = limits.deadline
        return status, prepared


open_device = Faulty
