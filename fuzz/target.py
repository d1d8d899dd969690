"""The base class of fuzz targets: a target makes inputs from choices, runs them on a driver and judges the result."""

from __future__ import annotations

import importlib
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, ClassVar

import msgspec

from nnconform.fuzz import targets
from nnconform.fuzz.serialise import parse_struct, to_text
from nnconform.harness.discovery import module_names
from nnconform.harness.execution.outcome import capture_outcome
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Outcome, Stage

# The number of seed inputs, and of words in each.
_SEEDS = 256
_WORDS = 32


class Target(ABC):
    """A target on one driver. ``stage`` is the stage that the current input has reached.

    ``says`` describes the target in one line. ``own``: it fuzzes code of nnconform, and no driver is opened; its
    address is one of ``fuzz.own``. ``kind`` is the type of its inputs, if that is a struct.
    """

    name: ClassVar[str]
    says: ClassVar[str]
    own: ClassVar[bool] = False
    kind: ClassVar[type[msgspec.Struct]]

    def __init__(self, session: Session) -> None:
        self.session, self.stage = session, Stage.LOAD
        # Called with each stage, so that it is known also if the process dies.
        self.watch: Callable[[Stage], None] = lambda stage: None

    def at(self, stage: Stage) -> None:
        """Set the stage of the current input."""
        self.stage = stage
        self.watch(stage)

    def left_out(self) -> str:
        """Return which inputs say nothing about the driver and are not run, and why; "" for none."""
        return ""

    def seed_corpus(self, source: random.Random) -> Iterator[list[int]]:
        """Yield the seed inputs of a campaign as words (see ``nnconform.fuzz.mutation``)."""
        for _ in range(_SEEDS):
            yield [source.getrandbits(32) for _ in range(_WORDS)]

    @abstractmethod
    def make(self, choices: Choices) -> Any:
        """Make an input from choices; None if they make none. Does not call the driver."""

    @abstractmethod
    def run(self, fuzz_input: Any) -> None:
        """Run an input on the driver. Raises VerdictReached for a failure, DriverFault if the driver breaks down."""

    @abstractmethod
    def describe(self, fuzz_input: Any) -> str:
        """Return the input as text, for the report of a finding."""

    def features(self, fuzz_input: Any, outcome: Outcome | None) -> Iterable[Hashable]:
        """Return the features of the input that just ran: the fuzzer keeps inputs with new features."""
        return ()

    def failure_kind(self, fuzz_input: Any, outcome: Outcome) -> str:
        """Return what tells failures with the same verdict and stage apart; "" for the message of the outcome."""
        return ""

    def serialise(self, fuzz_input: Any) -> str:
        """Return the input as text that can be stored."""
        return to_text(fuzz_input)

    def deserialise(self, text: str) -> Any:
        """Return a stored input in a form that can be run. Raises ValueError if the text is no input."""
        return parse_struct(text, self.kind)

    def close(self) -> None:
        """Release what the target holds beside the driver; nothing by default."""
        return

    def attempt(self, choices: Choices) -> Outcome | None:
        """Run choices and return the outcome; None if they make no input."""
        fuzz_input = self.make(choices)
        return None if fuzz_input is None else self.outcome(fuzz_input)

    def outcome(self, fuzz_input: Any) -> Outcome | None:
        """Run an input and return the outcome; None if it cannot be judged."""
        return capture_outcome(self.session, lambda: self.run(fuzz_input), lambda: self.stage)


def target_names() -> list[str]:
    """Return the names of all targets."""
    return list(module_names(targets))


def find_target(name: str) -> type[Target]:
    """Return the target of this name. Raises UsageError if there is none."""
    if name not in target_names():
        raise UsageError(f"unknown fuzz target {name!r}; known: {', '.join(target_names())}")
    target: type[Target] = importlib.import_module(f"{targets.__name__}.{name}").TARGET
    return target
