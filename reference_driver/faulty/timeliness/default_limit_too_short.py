"""A loop is aborted after half a second when the client sets no limit."""

from __future__ import annotations

from nnconform.reference_driver.faulty.timeliness._limits import with_limits
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = ("loops.stops_after_two_seconds_by_default",)

open_device = with_limits(lambda deadline, timeout: Limits.of(deadline, 500_000_000 if timeout is None else timeout))
