"""Fuzz target of sequences of calls: any calls in any order, checked against a state machine of the contract.

What the machine keeps of a driver: the prepared models, the executions under way, the bursts, the buffers with their
contents. A call is made on what is open; one that has nothing to be made on is left out.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import msgspec

from nnconform.fuzz.call_machine import CALLS, CallMachine
from nnconform.fuzz.prepared import PreparedCases
from nnconform.fuzz.target import Target
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.results.verdict import Outcome, Stage

_MOST, _NUMBER = 24, 15


class ApiCall(msgspec.Struct, frozen=True, array_like=True):
    """A call by its name; ``at`` and ``number`` choose what it is made on, and its arguments."""

    name: str
    at: int
    number: int


class SequenceInput(msgspec.Struct, frozen=True):
    """A sequence of calls, on a driver that is newly opened if ``fresh``."""

    fresh: bool
    calls: tuple[ApiCall, ...]


class SequenceTarget(Target):
    """Makes calls."""

    name = "sequence"
    says = __doc__.partition("\n")[0]
    kind = SequenceInput

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._prepared = PreparedCases(session)
        self._made: list[str] = []

    def make(self, choices: Choices) -> SequenceInput:
        names, calls = tuple(CALLS), []
        fresh = choices.integer(0, 15) == 15
        for _ in range(choices.integer(1, _MOST)):
            begin = len(choices.sequence)
            calls.append(ApiCall(choices.pick(names), choices.integer(0, _NUMBER), choices.integer(0, _NUMBER)))
            choices.mark_span(begin)
        return SequenceInput(fresh, tuple(calls))

    def run(self, fuzz_input: SequenceInput) -> None:
        self._made = []
        if fuzz_input.fresh:
            self.session.close()
        self.at(Stage.EXECUTE)
        with Subject(self.session, "fuzz") as subject:
            machine = CallMachine(subject, self._prepared, self._made)
            for call in fuzz_input.calls:
                machine.make(call.name, call.at, call.number)
            self.at(Stage.CLOSE)
            machine.end()

    def features(self, fuzz_input: SequenceInput, outcome: Outcome | None) -> Iterable[Hashable]:
        """Yield each call that was made with the two before it, which is close to what a state is."""
        made = ["", "", *self._made]
        yield from zip(made, made[1:], made[2:], strict=False)

    def describe(self, fuzz_input: SequenceInput) -> str:
        fresh = "newly opened, " if fuzz_input.fresh else ""
        return fresh + "\n".join(f"{call.name} {call.at} {call.number}" for call in fuzz_input.calls)


TARGET = SequenceTarget
