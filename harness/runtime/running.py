"""One execution through a framework: its limits, the way that steps are executed, and the record of who ran what."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import msgspec

from nnconform.harness.driver.interface import DEFAULT_LOOP_TIMEOUT, Burst, ExecutionConfig, PreparedModel
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import NnconformError
from nnconform.harness.model.request import UNAVAILABLE, ExecutionResult
from nnconform.harness.runtime.incidents import Incident
from nnconform.harness.runtime.kept import Kept

SYNCHRONOUS, BURST, FENCED = WAYS = ("synchronous", "burst", "fenced")
PLAIN = ExecutionConfig()


class ExecutionStopped(NnconformError):
    """An execution ends with this status: no fallback would change it."""

    def __init__(self, status: ErrorStatus) -> None:
        super().__init__(status.name)
        self.status = status


class NoElements(NnconformError):
    """A tensor without elements would pass from a step to the next, which no request can express."""


class StepRecord(msgspec.Struct, frozen=True):
    """One step as it was executed: the device, the operations by number, microseconds, and whether by fallback."""

    device: str
    graph: str
    operations: tuple[int, ...]
    microseconds: int
    by_fallback: bool = False

    def __str__(self) -> str:
        numbers = ", ".join(map(str, self.operations))
        how = " by fallback" if self.by_fallback else ""
        return f"{self.graph} operations {numbers} on {self.device}{how}: {self.microseconds} us"


@dataclass
class Running:
    """The state of one execution. ``kept``: of a reusable one, what its executions have in common."""

    way: str = SYNCHRONOUS
    config: ExecutionConfig = PLAIN
    deadline: int | None = None
    kept: Kept | None = None
    bursts: dict[PreparedModel, Burst] = field(default_factory=dict)
    # Slots of the client's memories in a burst, by their identity: only these come again.
    slots: dict[int, int] = field(default_factory=dict)
    steps: list[StepRecord] = field(default_factory=list)
    incidents: list[Incident] = field(default_factory=list)
    microseconds_on_device: int | None = 0
    # Of the loop that is interpreted now, innermost last: when each must have ended.
    loops: list[int] = field(default_factory=list)
    # Of the steps that are executed now, innermost last: when their shares of the time end.
    shares: list[int] = field(default_factory=list)

    def check_time(self) -> None:
        """Raises ExecutionStopped if the deadline, or that of a loop around, has passed."""
        now = time.monotonic_ns()
        if any(now >= limit for limit in self.loops) or (self.deadline is not None and now >= self.deadline):
            raise ExecutionStopped(ErrorStatus.MISSED_DEADLINE_TRANSIENT)

    def begin_loop(self) -> None:
        """Note when a loop that begins now must have ended."""
        timeout = DEFAULT_LOOP_TIMEOUT if self.config.loop_timeout is None else self.config.loop_timeout
        self.loops.append(time.monotonic_ns() + timeout)

    def until(self) -> int | None:
        """Return the deadline of a step that begins now: the end of its share, or that of a loop around it."""
        limits = [limit for limit in (self.deadline, *self.loops, *self.shares) if limit is not None]
        return min(limits, default=None)

    @contextmanager
    def share(self, part: float) -> Iterator[None]:
        """Give what is executed inside this part of the time that is left until the deadline.

        A turn of a loop may have all of it: nobody knows how many turns there are.
        """
        limit = self.until()
        if self.deadline is None or limit is None or self.loops:
            yield
            return
        now = time.monotonic_ns()
        self.shares.append(limit if part >= 1 else now + int((limit - now) * part))
        try:
            yield
        finally:
            self.shares.pop()

    def extend_share(self) -> bool:
        """Give the current step all the time that is left; False if it had it, or if none is left."""
        if self.deadline is None or not self.shares or min(self.shares) >= self.deadline:
            return False
        self.shares = [self.deadline] * len(self.shares)
        return time.monotonic_ns() < self.deadline

    def add_time(self, result: ExecutionResult) -> None:
        """Add a step's time on its device; unknown if one is."""
        known = result.timing.time_on_device
        if self.microseconds_on_device is not None:
            self.microseconds_on_device = None if known == UNAVAILABLE else self.microseconds_on_device + known
