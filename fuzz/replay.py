"""Replay and minimisation of findings, without the fuzzer."""

from __future__ import annotations

import time
from collections.abc import Sequence

from nnconform.fuzz.events import finding_and_event
from nnconform.fuzz.findings import Finding, signature
from nnconform.fuzz.serialise import parse_input
from nnconform.fuzz.target import Target, find_target
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.minimise.choices import ChoiceSequence, minimise
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.events import Event
from nnconform.harness.results.verdict import Outcome

# Attempts and seconds, at most, for the minimisation of one finding.
TRIES = 400
SECONDS = 10.0


class Replayer:
    """Runs choices and findings of one target on a driver, which may crash."""

    def __init__(self, target: str, driver: str, limit: float, seed: int = 0) -> None:
        self._driver = driver
        self._session = Session(in_own_process(driver), seed=seed, limit=limit)
        self.target: Target = find_target(target)(self._session)

    def close(self) -> None:
        """Close the driver."""
        self._session.close()

    def run(self, choices: Sequence[int]) -> Outcome | None:
        """Run choices and return the outcome; None if they make no input."""
        return self.target.attempt(Choices.from_list(choices))

    def replay(self, finding: Finding) -> Outcome | None:
        """Run a finding and return the outcome: its serialised input if it has one, else its choices.

        Raises UsageError if the serialised input is not valid.
        """
        if not finding.kept:
            return self.run(finding.choices)
        try:
            serialised = parse_input(finding.kept)
        except ValueError as error:
            raise UsageError(f"finding {finding.case}: {error}") from None
        return self.target.outcome(self.target.deserialise(serialised))

    def _signature(self, choices: Sequence[int], outcome: Outcome) -> str:
        fuzz_input = self.target.make(Choices.from_list(choices))
        return signature(outcome, self.target.failure_kind(fuzz_input, outcome))

    def minimise(
        self, finding: Finding, *, seconds: float = SECONDS, tries: int = TRIES
    ) -> tuple[Finding, Event] | None:
        """Minimise the choices of a finding, with the same signature; return the finding and its event.

        None if the finding does not fail again.
        """
        first = self.run(finding.choices)
        if first is None or not first.failed:
            return None
        wanted, until = self._signature(finding.choices, first), time.monotonic() + seconds

        def attempt(choices: Sequence[int]) -> ChoiceSequence | None:
            if time.monotonic() > until:
                return None
            drawn = Choices.from_list(choices)
            outcome = self.target.attempt(drawn)
            if outcome is None or not outcome.failed or self._signature(drawn.sequence, outcome) != wanted:
                return None
            return ChoiceSequence(tuple(drawn.sequence), tuple(drawn.parts))

        drawn = Choices.from_list(finding.choices)
        self.target.make(drawn)
        best = minimise(ChoiceSequence(tuple(drawn.sequence), tuple(drawn.parts)), attempt, tries).sequence.choices
        outcome = self.run(best)
        if outcome is None or not outcome.failed:
            return None
        small = Choices.from_list(best)
        self.target.make(small)
        return finding_and_event(self.target, small, outcome, self._driver, finding.signature)
