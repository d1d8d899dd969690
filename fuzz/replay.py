"""Replay, confirmation and minimisation of findings, without the fuzzer."""

from __future__ import annotations

import time
from collections.abc import Sequence

from nnconform.fuzz.attempts import attempts_at
from nnconform.fuzz.events import finding_and_event
from nnconform.fuzz.findings import Finding
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
    """Runs choices and findings of one target on a driver, which may crash.

    ``target`` makes inputs and describes them; it runs none.
    """

    def __init__(self, target: str, driver: str, limit: float, seed: int = 0) -> None:
        self._driver, self._limit = driver, limit
        self._attempts = attempts_at(target, driver, limit, seed)
        self._session = Session(in_own_process(driver), seed=seed, limit=limit)
        self.target: Target = find_target(target)(self._session)

    def close(self) -> None:
        """Close the driver."""
        self._attempts.close()
        self.target.close()
        self._session.close()

    def run(self, choices: Sequence[int]) -> Outcome | None:
        """Run choices and return the outcome; None if they make no input."""
        return self._attempts.choices(choices).outcome

    def replay(self, finding: Finding) -> Outcome | None:
        """Run a finding and return the outcome: its serialised input if it has one, else its choices.

        Raises UsageError if the serialised input is not valid.
        """
        if not finding.kept:
            return self.run(finding.choices)
        try:
            return self._attempts.stored(finding.kept).outcome
        except ValueError as error:
            raise UsageError(f"finding {finding.case}: {error}") from None

    def minimise(
        self, finding: Finding, *, seconds: float = SECONDS, tries: int = TRIES
    ) -> tuple[Finding, Event] | None:
        """Confirm a finding in a fresh process, and minimise its choices with the same signature; return the finding
        and its event.

        None if the finding does not fail again.
        """
        self._attempts.renew()
        first, until = self._attempts.choices(finding.choices), time.monotonic() + seconds
        if not first.failed:
            return None

        def attempt(choices: Sequence[int]) -> ChoiceSequence | None:
            if time.monotonic() > until:
                return None
            made = self._attempts.choices(choices)
            same = made.failed and made.signature == first.signature
            return ChoiceSequence(made.drawn, made.spans) if same else None

        drawn = Choices.from_list(finding.choices)
        self.target.make(drawn)
        best = minimise(ChoiceSequence(tuple(drawn.sequence), tuple(drawn.parts)), attempt, tries).sequence.choices
        outcome = self.run(best)
        if outcome is None or not outcome.failed:
            return None
        small = Choices.from_list(best)
        self.target.make(small)
        return finding_and_event(self.target, small, outcome, self._driver, self._limit, finding.signature)
