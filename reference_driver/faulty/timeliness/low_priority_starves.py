"""Every other execution of low priority is put off for ever."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from nnconform.harness.model.codes import Priority
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("priorities.every_priority_gets_its_turn", "priorities.higher_goes_first")
LIMIT = 10.0


class Prepared(ReferencePreparedModel):
    """Leaves work for later, which never comes."""

    launches = itertools.count()

    def launch(self, work: Callable[[], None], limits: Limits, missed: Callable[[], None]) -> bool:
        if self.priority == Priority.LOW and next(self.launches) % 2:
            return True
        return super().launch(work, limits, missed)


class Faulty(ReferenceDevice):
    """Prepares such models."""

    prepared_model = Prepared


open_device = Faulty
