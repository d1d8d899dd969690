"""How far a time that a driver reports may be from what the client measures: its clock may have steps."""

from __future__ import annotations

import math
from collections.abc import Iterable

from nnconform.harness.model.request import UNAVAILABLE, Timing

# How much two clocks may differ over an execution: microseconds, as both have steps, and a factor.
SLACK, DRIFT = 1000, 1.05
# The longest step of a system's clock, in microseconds: that of one with a hundred ticks a second.
_LONGEST = 10_000


def slack(timings: Iterable[Timing]) -> int:
    """Return the microseconds by which a time may be off, of which ``timings`` has some, short and long ones.

    Times from a clock with steps are whole steps, and a step too many where the execution meets one more. One time
    alone, however often it comes, shows no clock.
    """
    told = _told(timings)
    step = math.gcd(*told) if len(told) > 1 else 0
    return max(SLACK, min(step, _LONGEST))


def shows_steps(timings: Iterable[Timing]) -> bool:
    """Return whether the times differ, so that steps of the clock would show."""
    return len(_told(timings)) != 1


def _told(timings: Iterable[Timing]) -> set[int]:
    """Return the times that say something."""
    return {time for each in timings for time in (each.time_on_device, each.time_in_driver)} - {0, UNAVAILABLE}
