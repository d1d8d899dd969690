"""A figure that got worse from one run to another."""

from __future__ import annotations

import msgspec

# How much longer the median must be, or wider the spread, and how much larger the worst error, to be more than the
# noise between two runs.
SLOWER = 1.1
WORSE = 1.01


class Drift(msgspec.Struct, frozen=True):
    """A figure that is worse now: ``what`` (a quantity) of ``subject``, before and now, in ``unit``."""

    subject: str
    driver: str
    what: str
    before: float
    now: float
    unit: str
