"""How often the collector of cyclic garbage runs in a process of the harness."""

from __future__ import annotations

import gc

# New objects before a collection of the young ones, and so on: graphs, cases and requests are no cycles, so that
# collections by Python's own numbers (700, 10, 10) find next to nothing, for a twentieth of a campaign's time.
RARELY = (20_000, 20, 50)


def collect_rarely() -> None:
    """Do so in this process. None of a fork server does: the memory of drivers is measured."""
    gc.set_threshold(*RARELY)
