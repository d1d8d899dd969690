"""The deadline of a preparation is that of its model's executions too."""

from __future__ import annotations

from harness.model.codes import Priority
from harness.model.graph import Model
from harness.validate.model import CheckedGraph
from reference_driver.device import Prepared, ReferenceDevice
from reference_driver.limits import Limits
from reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("deadlines.deadline_of_preparation_is_none_of_execution",)


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
