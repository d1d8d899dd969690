"""Verdicts, stages and outcomes of cases."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from msgspec.structs import force_setattr

from nnconform.harness.model.authority import Authority
from nnconform.harness.model.printable import printable_lines


class Verdict(StrEnum):
    """The verdict on a case. See harness/docs/GLOSSARY.md."""

    PASSED = "passed"
    WRONG = "wrong"
    UNSUPPORTED = "unsupported"
    REJECTED_VALID = "rejected_valid"
    ACCEPTED_INVALID = "accepted_invalid"
    ERROR = "error"
    CRASHED = "crashed"
    HUNG = "hung"
    LEAKED = "leaked"
    SLOW = "slow"
    FLAKY = "flaky"
    VACUOUS = "vacuous"
    ADVICE = "advice"
    NOT_APPLICABLE = "not_applicable"
    NOT_RUN = "not_run"


# The verdicts that make a run fail. A vacuous case proves nothing: it neither passes nor fails. Advice is a failure
# that the profile of the run does not demand to mend.
FAILURES = frozenset(Verdict) - {
    Verdict.PASSED,
    Verdict.UNSUPPORTED,
    Verdict.ADVICE,
    Verdict.NOT_APPLICABLE,
    Verdict.VACUOUS,
}

# The detail of a failure that was tried again, alone on a driver just opened, and what it says if that failed as well.
AGAIN, STABLE = "tried again", "stable"
# The detail of a graph's failure that ends with the operations that it is counted for, after verdict and stage.
KIND = "kind"
# The detail of a graph that a driver does not support whole: which of its outputs ran, and why the others did not.
RAN = "ran"


class Stage(StrEnum):
    """The stage that a case had reached on its way through the driver."""

    LOAD = "load"
    QUERY = "query"
    PREPARE = "prepare"
    EXECUTE = "execute"
    COMPARE = "compare"
    CLOSE = "close"


class Outcome(msgspec.Struct, frozen=True):
    """A verdict, the stage at which it was reached, and what an engineer needs to know first.

    ``message`` is one or a few lines; ``details`` holds named texts (stderr, stack, worst element, ...). Both may come
    from a driver: what could change a terminal is replaced by escape sequences.
    """

    verdict: Verdict
    stage: Stage
    message: str = ""
    details: dict[str, str] = {}

    def __post_init__(self) -> None:
        force_setattr(self, "message", printable_lines(self.message))
        force_setattr(self, "details", {name: printable_lines(text) for name, text in self.details.items()})

    @property
    def failed(self) -> bool:
        """Whether this makes the run fail."""
        return self.verdict in FAILURES

    @property
    def is_right_alone(self) -> bool:
        """Whether this failed after other cases, and not again alone on a driver just opened."""
        return self.failed and self.details.get(AGAIN, STABLE) != STABLE

    @property
    def outputs_run(self) -> tuple[int, int] | None:
        """How many outputs of a graph ran, and how many it has; None if the driver supports all or none."""
        words = self.details.get(RAN, "").split(" ", 3)
        return (int(words[0]), int(words[2])) if len(words) == 4 else None

    @property
    def blamed(self) -> tuple[str, ...]:
        """The operations that the failure of a graph is counted for; () if none are told."""
        words = self.details.get(KIND, "").split(" ", 2)
        return tuple(words[2].split(", ")) if len(words) == 3 and words[2] else ()


class VerdictCount(msgspec.Struct, frozen=True):
    """How often a verdict occurs on a driver; ``expected``: these are failures that were expected."""

    driver: str
    verdict: Verdict
    expected: bool
    count: int


class VerdictReached(Exception):
    """Raised by a case or a check when it reaches its verdict, also PASSED; the runner adds the stage.

    ``message`` is one or a few lines; ``details`` holds named texts. ``authority`` says who makes the demand that a
    failure breaks, if that is not who makes the demands of the whole check (``Session.demanded_by``).
    """

    def __init__(self, verdict: Verdict, message: str = "", **details: str) -> None:
        super().__init__(message)
        self.verdict, self.details = verdict, details
        self.authority: Authority | None = None
