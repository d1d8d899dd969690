"""What an execution may take: its deadline, and how long each of its loops may run."""

from __future__ import annotations

import time
from dataclasses import dataclass

from nnconform.harness.driver.interface import DEFAULT_LOOP_TIMEOUT, MAXIMUM_LOOP_TIMEOUT


class DeadlineMissed(Exception):
    """The execution has run out of time."""


@dataclass(frozen=True, slots=True)
class Limits:
    """``deadline``: a point on ``time.monotonic_ns()``, None for none; ``loop_timeout``: nanoseconds for each WHILE."""

    deadline: int | None = None
    loop_timeout: int = DEFAULT_LOOP_TIMEOUT

    @classmethod
    def of(cls, deadline: int | None, loop_timeout: int | None) -> Limits:
        """The limits that a client names; a loop never runs longer than the contract's maximum."""
        timeout = DEFAULT_LOOP_TIMEOUT if loop_timeout is None else min(loop_timeout, MAXIMUM_LOOP_TIMEOUT)
        return cls(deadline, timeout)

    def are_over(self) -> bool:
        """Whether the deadline has passed."""
        return self.deadline is not None and time.monotonic_ns() > self.deadline

    def check(self) -> None:
        """Raise DeadlineMissed once the deadline has passed. Called between operations, and in loops."""
        if self.are_over():
            raise DeadlineMissed

    def loop(self) -> Limits:
        """The limits inside a loop that begins now: the earlier of both deadlines."""
        end = time.monotonic_ns() + self.loop_timeout
        return Limits(end if self.deadline is None else min(end, self.deadline), self.loop_timeout)


UNLIMITED = Limits()
