"""Pools of a model are mapped for writing too, though their descriptors may be read-only: such a model is refused."""

from __future__ import annotations

import mmap

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = ("preparation.takes_constants_from", "preparation.keeps_constants_of_freed_pools")


class Faulty(ReferenceDevice):
    """Asks for more than it needs."""

    def own(self, model: Model) -> Model:
        self.writable = all(pool.protection & mmap.PROT_WRITE for pool in model.pools)
        return super().own(model)

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if not self.writable:
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, preference, priority, limits)


open_device = Faulty
