"""Whether a driver becomes slower while it is used: the times of blocks of calls, the first against the last."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

import numpy as np

from nnconform.harness.process.usage import processor_time
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread
from nnconform.harness.stress.distributions import FixedWork, short, surely_greater

# Calls of a block, and the same number of pieces of fixed work between them.
CALLS = 12
# Blocks that are compared: so many of the first and the last, after some in which the driver warms up.
COMPARED, WARM_UP = 16, 4
# A driver is slower if its times are so many times as long in the median.
TIMES = 2.0
# One that is surely slower by less is asked for more, up to so many blocks: what grows with each call goes on growing.
HINT, MOST = 1.3, 200
# It must be so in the blocks that follow, and in those after them: a machine that becomes busy is so for a while.
CONFIRMED = 3
ANSWER, PROCESSOR = "time to answer", "processor time"


class Slowing:
    """Times of calls: of the clock, and of the driver's processor if its process is known, divided by those of a fixed
    piece of work between them, which is made as long as a call while the driver warms up.

    ``what`` is the call in messages.
    """

    def __init__(self, worker: ClientThread, what: str) -> None:
        self.worker, self.what = worker, what
        self._fixed = FixedWork()
        self._blocks: dict[str, list[float]] = {ANSWER: [], PROCESSOR: []}
        self._doubtful = 0

    def block(self, call: Callable[[], None]) -> None:
        """Make CALLS calls. Raises VerdictReached if they have surely become slower."""
        pid, took, fixed = self.worker.client.driver_pid, list[float](), list[float]()
        used, used_by_fixed = 0, self._processor_time(self._fixed.pid)
        for _ in range(CALLS):
            fixed.append(self._fixed.seconds())
            before, began = self._processor_time(pid), time.perf_counter()
            call()
            took.append(time.perf_counter() - began)
            used += self._processor_time(pid) - before
        used_by_fixed = self._processor_time(self._fixed.pid) - used_by_fixed
        times = short(took) / short(fixed)
        self._blocks[ANSWER].append(times)
        if pid and used_by_fixed:
            self._blocks[PROCESSOR].append(used / used_by_fixed)
        if len(self._blocks[ANSWER]) < WARM_UP:
            self._fixed.scale(times)
        self._decide()

    def close(self) -> None:
        """End the process of the fixed work."""
        self._fixed.close()

    def _processor_time(self, pid: int) -> int:
        with suppress(OSError):
            return processor_time(pid) if pid else 0
        return 0

    @property
    def undecided(self) -> bool:
        """Whether more blocks are needed to tell: there are too few, or the last ones were slow, or slower."""
        blocks = len(self._blocks[ANSWER])
        if self._doubtful or blocks < WARM_UP + 2 * COMPARED:
            return True
        return blocks < MOST and any(self._is_slower(each, HINT) for each in self._blocks)

    def _decide(self) -> None:
        blocks = len(self._blocks[ANSWER])
        slower = [each for each in self._blocks if self._is_slower(each)]
        self._doubtful = self._doubtful + 1 if slower else 0
        # Blocks that overlap those before would say the same again.
        if self._doubtful >= CONFIRMED * COMPARED:
            first, last = self._compared(slower[0])
            times = float(np.median(last) / np.median(first))
            text = f"the {slower[0]} is {times:.1f} times that of the first, after {blocks * CALLS} of them"
            raise VerdictReached(Verdict.SLOW, f"{self.what}: {text}")

    def _is_slower(self, quantity: str, by: float = TIMES) -> bool:
        if len(self._blocks[quantity]) < WARM_UP + 2 * COMPARED:
            return False
        first, last = self._compared(quantity)
        return surely_greater(last, first, by)

    def _compared(self, quantity: str) -> tuple[list[float], list[float]]:
        values = self._blocks[quantity]
        return values[WARM_UP : WARM_UP + COMPARED], values[-COMPARED:]
