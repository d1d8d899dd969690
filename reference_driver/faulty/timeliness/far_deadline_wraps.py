"""Deadlines are kept in 56 bits, so that one that is centuries away has passed."""

from __future__ import annotations

from nnconform.reference_driver.faulty.timeliness._limits import with_limits
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = ("deadlines.takes_a_far_deadline",)

open_device = with_limits(lambda deadline, timeout: Limits.of(deadline and deadline % (1 << 56), timeout))
