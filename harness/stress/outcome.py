"""The result of a stress test."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from nnconform.harness.results.verdict import Outcome, Stage, Verdict


class Ending(StrEnum):
    """How a stress test ends: the four ways of MLTS, and one for what the driver need not do."""

    SUCCESS = "SUCCESS"
    FAILURE = "FAILURE"
    HANG = "HANG"
    CRASH = "CRASH"
    SKIPPED = "SKIPPED"


class Side(StrEnum):
    """The process that hung or died."""

    NONE = ""
    CLIENT = "client"
    DRIVER = "driver"


class Report(msgspec.Struct, frozen=True):
    """How a stress test ended.

    ``signal`` is the name of the signal that a process died of, ``last_step`` the client's last step, from which
    ``stage`` follows. ``details`` has named texts: stacks, the end of the output, the step of every thread. ``counted``
    is what the clients did, by kind.
    """

    ending: Ending
    verdict: Verdict
    message: str = ""
    side: Side = Side.NONE
    signal: str = ""
    last_step: str = ""
    details: dict[str, str] = {}
    counted: dict[str, int] = {}

    @property
    def stage(self) -> Stage:
        """The stage of the last step: its first word."""
        word = self.last_step.partition(" ")[0]
        return Stage(word) if word in Stage.__members__.values() else Stage.EXECUTE

    def outcome(self) -> Outcome:
        """Return the outcome for the results store."""
        named: dict[str, str] = {"ending": self.ending, "died" if self.ending is Ending.CRASH else "side": self.side}
        named |= {"signal": self.signal, "last step": self.last_step}
        counted = ", ".join(f"{number} {what}" for what, number in sorted(self.counted.items()))
        details = {**named, **self.details, "counted": counted}
        return Outcome(
            self.verdict, self.stage, self.message, {name: str(text) for name, text in details.items() if text}
        )
