"""What a fuzz target is: makes something of choices, gives it to a driver, and says what is wrong with the answer."""

from __future__ import annotations

import importlib
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, ClassVar

from nnconform.fuzz import targets
from nnconform.fuzz.serialise import SerialisedInput
from nnconform.harness.discovery import names_of
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Outcome, Stage

_BEGINNINGS = 256
_WORDS = 32


class Target(ABC):
    """One target on one driver. ``stage`` is where on the way through the driver it is."""

    name: ClassVar[str]
    says: ClassVar[str]

    def __init__(self, session: Session) -> None:
        self.session, self.stage = session, Stage.LOAD
        # Told of each stage, so that it is known even of a process that died.
        self.watch: Callable[[Stage], None] = lambda stage: None

    def at(self, stage: Stage) -> None:
        """The target has come to a stage."""
        self.stage = stage
        self.watch(stage)

    def seed_corpus(self, source: random.Random) -> Iterator[list[int]]:
        """Words (see ``nnconform.fuzz.mutation``) for a campaign to begin with."""
        for _ in range(_BEGINNINGS):
            yield [source.getrandbits(32) for _ in range(_WORDS)]

    @abstractmethod
    def make(self, choices: Choices) -> Any:
        """What to give to the driver; None where the choices come to nothing. Touches no driver."""

    @abstractmethod
    def run(self, made: Any) -> None:
        """Give it to the driver. Raises VerdictReached for a failure, DriverFault where the driver breaks down."""

    @abstractmethod
    def describe(self, made: Any) -> str:
        """It in words, for whoever reads of a finding."""

    def kinds(self, made: Any, outcome: Outcome | None) -> Iterable[Hashable]:
        """What kinds of input it is that just ran: one of a new kind is what the fuzzer goes on from."""
        return ()

    def kind(self, made: Any, outcome: Outcome) -> str:
        """What tells one failure from another, beyond what the outcome says."""
        return ""

    @abstractmethod
    def keep(self, made: Any) -> SerialisedInput:
        """It as it can be kept."""

    @abstractmethod
    def take(self, kept: SerialisedInput) -> Any:
        """What was kept, to be run again."""

    def attempt(self, choices: Choices) -> Outcome | None:
        """What comes of choices; None where they come to nothing."""
        made = self.make(choices)
        return None if made is None else self.outcome(made)

    def outcome(self, made: Any) -> Outcome | None:
        """What comes of what was made; None where it says nothing."""
        return capture_outcome(self.session, lambda: self.run(made), lambda: self.stage)


def target_names() -> list[str]:
    """The targets that there are."""
    return list(names_of(targets))


def find_target(name: str) -> type[Target]:
    """The target of this name. Raises UsageError: there is none."""
    if name not in target_names():
        raise UsageError(f"no fuzz target {name!r}; known: {', '.join(target_names())}")
    found: type[Target] = importlib.import_module(f"{targets.__name__}.{name}").TARGET
    return found
