"""A stopwatch for what a driver takes, as its client sees it on a busy machine."""

from __future__ import annotations

import os
import time

from nnconform.harness.process.patience import NOTHING, Scheduled, scheduled

# Nanoseconds that a look at the threads may take, so that none has waited meanwhile, and how often it is tried again.
_SHORT, _TRIES = 2_000_000, 20


class Stopwatch:
    """Measures from now on, without the time in which threads of this process wait for a processor. Waits of several
    at once count for each.
    """

    def __init__(self) -> None:
        self._began, self._before = self._look()

    def microseconds(self) -> float:
        """Return the microseconds that have passed."""
        now, threads = self._look()
        waited = sum(each.waited - self._before.get(thread, NOTHING).waited for thread, each in threads.items())
        return max(0, now - self._began - waited) / 1000

    def _look(self) -> tuple[int, dict[int, Scheduled]]:
        """Return the time and the threads at that time."""
        for _ in range(_TRIES):
            began = time.monotonic_ns()
            threads = scheduled(os.getpid())
            now = time.monotonic_ns()
            if now - began < _SHORT:
                break
        return now, threads
