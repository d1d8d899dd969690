"""What a stress test comes to."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from nnconform.harness.results.verdict import Outcome, Stage, Verdict


class Ending(StrEnum):
    """The four ways in which a stress test ends."""

    SUCCESS = "SUCCESS"
    FAILURE = "FAILURE"
    HANG = "HANG"
    CRASH = "CRASH"


class Side(StrEnum):
    """Which of the watched processes hung or died."""

    NONE = ""
    CLIENT = "client"
    DRIVER = "driver"


@dataclass(frozen=True, slots=True)
class Report:
    """How a stress test ended.

    ``signal`` is that which a process died of, ``last_step`` what the client was doing. ``stage`` follows from it.
    ``details`` holds named texts: stacks, the end of what was printed, every thread's step. ``counted`` is what the
    clients did, by kind.
    """

    ending: Ending
    verdict: Verdict
    message: str = ""
    side: Side = Side.NONE
    signal: str = ""
    last_step: str = ""
    details: dict[str, str] = field(default_factory=dict)
    counted: dict[str, int] = field(default_factory=dict)

    @property
    def stage(self) -> Stage:
        """Where on the way through the driver: a step's first word says it."""
        word = self.last_step.partition(" ")[0]
        return Stage(word) if word in Stage.__members__.values() else Stage.EXECUTE

    def outcome(self) -> Outcome:
        """The same as the results store keeps it."""
        named: dict[str, str] = {"ending": self.ending, "died" if self.ending is Ending.CRASH else "side": self.side}
        named |= {"signal": self.signal, "last step": self.last_step}
        counted = ", ".join(f"{number} {what}" for what, number in sorted(self.counted.items()))
        details = {**named, **self.details, "counted": counted}
        return Outcome(
            self.verdict, self.stage, self.message, {name: str(text) for name, text in details.items() if text}
        )
