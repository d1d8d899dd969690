"""A finding once more, without the fuzzer: whether it is still so, and by what smaller choices."""

from __future__ import annotations

import time
from collections.abc import Sequence

from nnconform.fuzz.events import event_of
from nnconform.fuzz.findings import Finding, signature
from nnconform.fuzz.serialise import parse_input
from nnconform.fuzz.target import Target, find_target
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.minimise.choices import ChoiceSequence, minimise
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.events import Event
from nnconform.harness.results.verdict import Outcome

# Attempts and seconds that making one finding small may cost.
TRIES = 400
SECONDS = 10.0
_APART = ("service", "unix", "exec")


def isolated_address(address: str) -> str:
    """The address with the driver in a process of its own: it may crash again."""
    return address if address.partition(":")[0] in _APART else f"service:{address}"


class Replayer:
    """A target on a driver that may crash."""

    def __init__(self, target: str, driver: str, limit: float, seed: int = 0) -> None:
        self._driver = driver
        self._session = Session(isolated_address(driver), seed=seed, limit=limit)
        self.target: Target = find_target(target)(self._session)

    def close(self) -> None:
        """End the driver."""
        self._session.close()

    def run(self, taken: Sequence[int]) -> Outcome | None:
        """What comes of choices; None: nothing is made of them."""
        return self.target.attempt(Choices.from_list(taken))

    def replay(self, found: Finding) -> Outcome | None:
        """What comes of a finding: of the model that was kept, where there is one, else of the choices. Raises
        UsageError.
        """
        if not found.kept:
            return self.run(found.choices)
        try:
            kept = parse_input(found.kept)
        except ValueError as error:
            raise UsageError(f"finding {found.case}: {error}") from None
        return self.target.outcome(self.target.take(kept))

    def _signature(self, taken: Sequence[int], outcome: Outcome) -> str:
        made = self.target.make(Choices.from_list(taken))
        return signature(outcome, self.target.kind(made, outcome))

    def smaller(self, found: Finding, *, seconds: float = SECONDS, tries: int = TRIES) -> tuple[Finding, Event] | None:
        """The finding with as few and as low choices as make the same wrong; None where it is not so again."""
        first = self.run(found.choices)
        if first is None or not first.failed:
            return None
        wanted, until = self._signature(found.choices, first), time.monotonic() + seconds

        def attempt(choices: Sequence[int]) -> ChoiceSequence | None:
            if time.monotonic() > until:
                return None
            given = Choices.from_list(choices)
            outcome = self.target.attempt(given)
            if outcome is None or not outcome.failed or self._signature(given.taken, outcome) != wanted:
                return None
            return ChoiceSequence(tuple(given.taken), tuple(given.parts))

        given = Choices.from_list(found.choices)
        self.target.make(given)
        best = minimise(ChoiceSequence(tuple(given.taken), tuple(given.parts)), attempt, tries).taken.choices
        outcome = self.run(best)
        if outcome is None or not outcome.failed:
            return None
        small = Choices.from_list(best)
        self.target.make(small)
        return event_of(self.target, small, outcome, self._driver, found.signature)
