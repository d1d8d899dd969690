"""A preparation with a deadline further away than 32 bits of milliseconds is refused."""

from __future__ import annotations

import time

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = ("deadlines.takes_a_far_deadline",)


class Faulty(ReferenceDevice):
    """Has a clock of 32 bits."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if limits.deadline is not None and (limits.deadline - time.monotonic_ns()) // 1_000_000 >= 1 << 32:
            return ErrorStatus.INVALID_ARGUMENT, ()
        return super().check_preparation(model, preference, priority, limits)


open_device = Faulty
