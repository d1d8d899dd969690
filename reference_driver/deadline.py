"""The time limits of an execution: its deadline, and a timeout for each of its loops."""

from __future__ import annotations

import time

import msgspec

from nnconform.harness.driver.interface import DEFAULT_LOOP_TIMEOUT, MAXIMUM_LOOP_TIMEOUT


class DeadlineMissed(Exception):
    """The deadline of the execution has passed."""


class Limits(msgspec.Struct, frozen=True):
    """``deadline``: a point on ``time.monotonic_ns()``, None for none; ``loop_timeout``: nanoseconds for each WHILE."""

    deadline: int | None = None
    loop_timeout: int = DEFAULT_LOOP_TIMEOUT

    @classmethod
    def of(cls, deadline: int | None, loop_timeout: int | None) -> Limits:
        """Return the limits that a client sets; a loop never runs longer than the contract's maximum."""
        timeout = DEFAULT_LOOP_TIMEOUT if loop_timeout is None else min(loop_timeout, MAXIMUM_LOOP_TIMEOUT)
        return cls(deadline, timeout)

    def are_valid(self) -> bool:
        """Return whether neither is negative."""
        return self.loop_timeout >= 0 and (self.deadline is None or self.deadline >= 0)

    def are_over(self) -> bool:
        """Return whether the deadline has passed."""
        return self.deadline is not None and time.monotonic_ns() > self.deadline

    def check(self) -> None:
        """Raise DeadlineMissed if the deadline has passed. Called between operations and in loops."""
        if self.deadline is not None and self.are_over():
            raise DeadlineMissed

    def loop(self) -> Limits:
        """Return the limits inside a loop that begins now: the earlier of both deadlines."""
        end = time.monotonic_ns() + self.loop_timeout
        return Limits(end if self.deadline is None else min(end, self.deadline), self.loop_timeout)


UNLIMITED = Limits()
