"""Localises what a driver does wrong in a network, and writes the smallest model that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from nnconform.harness.campaigns.changed import right_with
from nnconform.harness.execution.oracle_device import LARGE_ROOM, Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.computation import Unanswered
from nnconform.mlts.localise.part_run import PartRunner
from nnconform.mlts.localise.report import Localisation, Reporter
from nnconform.mlts.localise.reproducer import write_reproducer
from nnconform.mlts.localise.search import Search, Searcher, Tell, Tried
from nnconform.mlts.localise.shrink import shrink

# Parts of more operations are not asked which change makes them right: each change is a run of many.
_FEW = 4


class Localiser:
    """Localises faults of drivers in one network with its inputs; what the oracle computes is kept for all drivers.

    Raises UsageError if the oracle has no answer for the network.
    """

    def __init__(self, name: str, model: Model, inputs: Sequence[Array], oracle: Oracle | None = None) -> None:
        self.name, self.model = name, model
        self._own_oracle = oracle is None
        self.oracle = oracle or open_oracle(room=LARGE_ROOM)
        self.runner = PartRunner(self.oracle, name)
        self._reporter = Reporter(self.runner, model)
        try:
            self.values = self.oracle.compute(model).values(inputs)
        except (Unanswered, ValidationError) as error:
            raise UsageError(f"{name}: the reference driver cannot run the network: {error}") from None

    def search(self, session: Session, tell: Tell = lambda _: None) -> Search:
        """Search all of the network on a driver."""
        return Searcher(self.runner, session, self.model, list(self.values), tell).search()

    def compare(self, session: Session, tell: Tell = lambda _: None) -> Search:
        """Run each operation alone on another driver."""
        return Searcher(self.runner, session, self.model, list(self.values), tell).each_alone()

    def report(self, session: Session, seed: int, found: Search, against: Search | None = None) -> Localisation:
        """Return what a search found, with the changes that make the guilty parts right."""
        report = Localisation(self.name, session.address, seed)
        report.operations = list(self._reporter.rows(found, against))
        report.guilty = [self._reporter.guilty(each, self._right_with(session, each)) for each in found.guilty]
        report.rounded = [part.numbers for part in found.rounded]
        report.whole, report.untried = self._reporter.whole(found), list(found.untried)
        return report

    def _right_with(self, session: Session, guilty: Tried) -> list[str]:
        if not 1 < len(guilty.part.numbers) <= _FEW:
            return []
        try:
            return right_with(session, self.runner.answer(guilty.part), self.oracle)
        except Unanswered:
            return []

    def write(self, session: Session, guilty: Tried, folder: Path, report: Localisation) -> None:
        """Write the smallest model that shows a guilty part to a folder, and note the files in the report."""
        small = shrink(session, self.runner, guilty)
        if small is None:
            report.missing["reproducer"] = "the oracle has no answer for the part"
            return
        done = write_reproducer(small, folder, session.address)
        report.reproducer, report.files, report.missing = str(folder), done.files, done.missing
        report.reproduce = done.command

    def close(self) -> None:
        """Close the oracle, if it is not the caller's, and what was opened to judge."""
        self.runner.close()
        if self._own_oracle:
            self.oracle.close()

    def __enter__(self) -> Localiser:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
