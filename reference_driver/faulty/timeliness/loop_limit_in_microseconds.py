"""Limits for loops are taken for microseconds and kept in 32 bits: the largest come to almost none."""

from __future__ import annotations

from nnconform.reference_driver.faulty.timeliness._limits import with_limits
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = ("loops.ends_within_the_limit",)

open_device = with_limits(lambda deadline, timeout: Limits.of(deadline, timeout and timeout * 1000 % (1 << 10)))
