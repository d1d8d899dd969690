"""For how long a random sequence of calls that fails is shortened."""

from __future__ import annotations

from dataclasses import dataclass

from nnconform.harness.results.verdict import VerdictReached

# Sequences tried to shorten one that fails: what more of them take away is little, and each opens the driver anew.
TRIES = 100


class ShortEnough(BaseException):
    """A sequence that fails is as short as is worth the time. Not an Exception, so that Hypothesis ends its search."""


@dataclass
class Shortest:
    """The shortest sequence that failed, how often one did, and how many were tried since the first."""

    steps: tuple[str, ...] = ()
    reached: VerdictReached | None = None
    failures: int = 0
    tries: int = 0

    def note(self, steps: list[str], reached: VerdictReached) -> None:
        self.failures += 1
        if self.reached is None or len(steps) < len(self.steps):
            self.steps, self.reached = tuple(steps), reached

    def end_if_enough(self) -> None:
        """Raise ShortEnough after TRIES. What failed once alone may be chance, which Hypothesis finds out."""
        self.tries += self.failures > 0
        if self.tries > TRIES and self.failures > 1:
            raise ShortEnough
