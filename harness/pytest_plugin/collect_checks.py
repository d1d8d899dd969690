"""Collection of checks of the driver API as pytest items, for each ConformanceKit in a test file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.check import Check, find_checks
from nnconform.harness.conformance.kit import ConformanceKit
from nnconform.harness.conformance.run_check import CheckBody, run_check
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.model.printable import single_line
from nnconform.harness.pytest_plugin.item import DriverItem
from nnconform.harness.pytest_plugin.run_state import RunState
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import case_files, read_cases


class CheckItem(DriverItem):
    """One trial of a check on one driver."""

    kind = Kind.CHECK

    def __init__(self, *, check: Check, trial: CheckBody, cases: tuple[Case, ...], **more: Any) -> None:
        super().__init__(**more)
        self.check, self.trial, self.cases = check, trial, cases

    def judge(self, session: Session) -> Outcome:
        # The title seeds what a trial draws, so that it is the same on every driver.
        outcome, attempts = run_check(session, self.check, self.title(), self.trial, self.cases)
        run = RunState.of(self.config)
        run.rules.add(self.check.name)
        run.attempts.update(attempts)
        if attempts:
            outcome.details["tried"] = ", ".join(f"{count} {kind}" for kind, count in sorted(attempts.items()))
        return outcome

    def event(self, outcome: Outcome, seconds: float) -> Event:
        event = super().event(outcome, seconds)
        return replace(event, subject=self.check.name, hal_version=str(self.check.since))

    def source(self) -> str:
        return f"rule: {self.check.rule}\n({self.check.source})"


class KitCollector(pytest.Collector):
    """Collects the trials of a kit."""

    def __init__(self, *, kit: ConformanceKit, **more: Any) -> None:
        super().__init__(**more)
        self.kit = kit

    def collect(self) -> Iterator[CheckItem]:
        run = RunState.create_once(self.config)
        addresses = [self.kit.address] if self.kit.address else run.addresses
        if not addresses:
            raise self.CollectError(f"{self.name}: no driver to check; name one with --driver ADDRESS")
        try:
            checks, cases = find_checks(self.kit.checks), tuple(self._cases())
            for address in addresses:
                suffix = f"@{address}" if len(addresses) > 1 else ""
                more: dict[str, Any] = {"address": address, "named": not self.kit.address, "cases": cases}
                hal = run.session(address).hal()
                for check in checks:
                    for name, trial in check.trials(hal):
                        yield CheckItem.from_parent(self, name=name + suffix, check=check, trial=trial, **more)
        except (UsageError, DriverFault) as error:
            raise self.CollectError(single_line(error)) from None

    def _cases(self) -> Iterator[Case]:
        for spec in self.kit.specs:
            path = self.path.parent / spec
            try:
                files = case_files([path])
            except UsageError:
                raise UsageError(f"{self.name}: no file of cases at {path}") from None
            for each in files:
                yield from read_cases(each)


def collect_kit(collector: pytest.Collector, name: str, kit: ConformanceKit) -> KitCollector:
    """Return the collector of a kit that a test file has under ``name``."""
    return KitCollector.from_parent(collector, name=name, kit=kit)
