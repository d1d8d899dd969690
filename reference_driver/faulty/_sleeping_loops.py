"""Loops that leave the processor to others, for faults by which a loop runs for seconds: what it computes in them
proves nothing.
"""

from __future__ import annotations

import time

from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# Seconds for which a loop sleeps each time that it checks its limits.
_PAUSE = 0.001


class _OutsideOfLoops(Limits, frozen=True):
    """Limits that sleep at each check in a loop."""

    def loop(self) -> Limits:
        inner = super().loop()
        return SleepingLimits(inner.deadline, inner.loop_timeout)


class SleepingLimits(_OutsideOfLoops, frozen=True):
    """Limits that sleep at each check."""

    def check(self) -> None:
        time.sleep(_PAUSE)
        super().check()


class SleepingLoops(ReferencePreparedModel):
    """A prepared model whose loops sleep: no fault."""

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        limits = super().limits(deadline, loop_timeout)
        return _OutsideOfLoops(limits.deadline, limits.loop_timeout)
