"""A preparation that missed its deadline gives the model that it made all the same."""

from __future__ import annotations

from collections.abc import Callable

from nnconform.harness.driver.interface import PrepareCallback
from nnconform.harness.model.codes import ErrorStatus, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.limits import UNLIMITED, Limits

CAUGHT_BY = ("deadlines.prepares_or_misses", "caching.keeps_deadlines_when_restoring")


class Faulty(ReferenceDevice):
    """Takes its time, and looks at the clock when it is done."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        return super().check_preparation(model, preference, priority, UNLIMITED)

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        return super().launch(prepare, UNLIMITED, callback)

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        status, prepared = super()._prepare(model, checked, priority, UNLIMITED)
        return (ErrorStatus.MISSED_DEADLINE_TRANSIENT if limits.are_over() else status), prepared


open_device = Faulty
