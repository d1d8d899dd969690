"""The deadline of an execution is ignored."""

from __future__ import annotations

from nnconform.reference_driver.faulty.timeliness._limits import with_limits
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = (
    "deadlines.gives_up_what_has_no_end",
    "deadlines.works_after_a_missed_deadline",
)
LIMIT = 4.0

open_device = with_limits(lambda deadline, timeout: Limits.of(None, timeout))
