"""Calls of each kind are made by the thousand, each giving back all that it gets. The memory of the driver's process
must not grow with them: not by as little as some dozens of bytes each.
"""

from __future__ import annotations

import gc

from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.stress.calls import CheapCall, cheap_calls
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.trends import slope_interval, steady_growth

# Samples of a series, and looks at the process for each: the least counts.
BLOCKS, LOOKS = 16, 3
# Calls between two samples of the first series of a kind; each later one has twice as many.
CALLS = 64
# Bytes of a call: what grows by less is no leak, and a kind whose growth is surely less is done.
LEAST = 24.0
# Series in a row in which a leak grows, at no less than this share of its first rate: a table that fills grows in the
# first few thousand calls.
SURE, STEADY = 4, 0.5


def work(client: StressClient) -> None:
    """Make calls of each kind in turn, in ever longer series, until each is decided or the time is over."""

    def watch(worker: ClientThread) -> None:
        if not client.driver_pid:
            raise VerdictReached(Verdict.NOT_APPLICABLE, "the driver's process is not known")
        series = [_Kind(worker, call) for call in cheap_calls(worker)]
        while series:
            series = [each for each in series if not each.is_decided()]

    client.run_in_this_thread(watch)


class _Kind:
    """The calls of one kind, and the growth in each series of them in a row that grew, in bytes of a call."""

    def __init__(self, worker: ClientThread, call: CheapCall) -> None:
        self.worker, self.call = worker, call
        self.made, self.length = 0, CALLS
        self.growth: list[float] = []

    def is_decided(self) -> bool:
        """Make one more series. Return whether calls surely keep nothing. Raises VerdictReached if they surely do."""
        made, memory = self._series()
        least = steady_growth(made, memory)
        if least < LEAST or (self.growth and least < STEADY * self.growth[0]):
            self.growth.clear()
            lower, upper = slope_interval(made, memory)
            decided = lower > -LEAST and upper < LEAST
            if decided:
                self.worker.counted[f"{self.call.name} without a leak"] = self.made
            return decided
        self.growth.append(least)
        if len(self.growth) == SURE:
            each = f"the driver kept {least:.0f} bytes of memory or more each time"
            text = f"over {made[-1] - made[0]:g} {self.call.name} {each} ({memory[0]} at first, {memory[-1]} at last)"
            raise VerdictReached(Verdict.LEAKED, text)
        return False

    def _series(self) -> tuple[list[float], list[int]]:
        """Return the number of calls made, and the bytes of the driver's process then, after each block of calls."""
        made, memory = list[float](), list[int]()
        for _ in range(BLOCKS):
            for _ in range(self.length):
                self.made += 1
                self.call.make(self.made)
            gc.collect()
            made.append(self.made)
            memory.append(min(self.worker.usage().memory for _ in range(LOOKS)))
        self.length *= 2
        return made, memory


# Growth of each kind of call is measured here, with more of them than rounds would have.
AT_REST = ()
ROLES = (Role(work),)
