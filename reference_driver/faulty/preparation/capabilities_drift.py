"""The performance of IF is measured anew each time that it is asked for."""

from __future__ import annotations

import itertools
from dataclasses import replace

from nnconform.harness.model.capabilities import Capabilities, PerformanceInfo
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = (
    "basics.says_the_same_again",
    "basics.says_the_same_after_a_restart",
    "concurrency.answers_many_threads",
)


class Faulty(ReferenceDevice):
    """Gives another figure each time."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.measured = itertools.count(1)

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        status, found = super().capabilities()
        return status, found and replace(found, if_performance=PerformanceInfo(next(self.measured), 1.0))


open_device = Faulty
