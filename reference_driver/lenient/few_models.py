"""At most eight prepared models of the driver are alive; more are refused for want of room."""

from __future__ import annotations

import gc
from typing import ClassVar
from weakref import WeakSet

from nnconform.harness.driver.permission import Permission
from nnconform.harness.driver.versions import status_for
from nnconform.harness.model.codes import ErrorStatus, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="types.hal 1.3, ErrorStatus: RESOURCE_EXHAUSTED_*, a failure for want of resources; "
    "the driver guide, Execution: a driver may have to keep several prepared models; no test of VTS keeps many",
    shows_in=("alive", "burst_channel", "concurrency", "outputs", "support"),
)
_ROOM = 8


class FewModels(ReferenceDevice):
    """A device with room for few prepared models, of all its clients."""

    held: ClassVar[WeakSet[ReferencePreparedModel]] = WeakSet()

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        if len(self.held) >= _ROOM:
            # Those that were given back may wait to be collected.
            gc.collect()
        if len(self.held) >= _ROOM:
            return status_for(self.hal, ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT), None
        status, prepared = super()._prepare(model, checked, priority, limits)
        if prepared is not None:
            self.held.add(prepared)
        return status, prepared
