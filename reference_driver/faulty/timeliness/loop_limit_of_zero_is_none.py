"""A limit of 0 for loops is taken for none."""

from __future__ import annotations

from nnconform.reference_driver.faulty.timeliness._limits import with_limits
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = ("loops.a_limit_of_zero_is_one",)

open_device = with_limits(lambda deadline, timeout: Limits.of(deadline, timeout or None))
