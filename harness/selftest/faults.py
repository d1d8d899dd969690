"""Drivers that are wrong on purpose, and whether the checks that are meant to find that out do, and no others.

How a package of them says what must catch each: ``nnconform.harness.driver.fault``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from nnconform.harness.conformance.check import Check
from nnconform.harness.conformance.run_check import run_check
from nnconform.harness.driver.fault import CHECKS, DeclaredFault, faults_of
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Outcome

BUNDLED = "nnconform.reference_driver.faulty"
LIMIT = 20.0


@dataclass(frozen=True, slots=True)
class FaultyDriver:
    """A driver with one fault: the name of that and its options, its address, and the checks that must catch it."""

    name: str
    address: str
    caught_by: frozenset[str]
    limit: float
    hal: HalVersion | None
    seen_when_busy_by: frozenset[str] = frozenset()

    def near(self, checks: Iterable[Check]) -> list[Check]:
        """Of these checks those in the areas of the ones that must catch the fault."""
        areas = {name.partition(".")[0] for name in self.caught_by}
        return [each for each in checks if each.area in areas]

    def failures(self, checks: Iterable[Check], seed: int = 0) -> dict[str, Outcome]:
        """The checks that fail on the driver, each with the outcome of its first trial that does."""
        session = Session(self.address, hal=self.hal, seed=seed, limit=self.limit)
        found: dict[str, Outcome] = {}
        try:
            for check in checks:
                for name, trial in check.trials(session.hal()):
                    outcome, _ = run_check(session, check, name, trial)
                    if outcome.failed:
                        found.setdefault(check.name, outcome)
                        break
        finally:
            session.close()
        return found


def declared_faults(package: str = BUNDLED, pattern: str = "") -> list[DeclaredFault]:
    """The faults in a package whose names contain ``pattern``, whatever catches them. Raises UsageError: no such."""
    try:
        found = [each for each in faults_of(package) if pattern in each.name]
    except ImportError as error:
        raise UsageError(f"faulty drivers: cannot import {package}: {error}") from None
    if not found:
        every = f"nnconform faults --list --package {package}"
        raise UsageError(f"no fault in {package} whose name contains {pattern!r}; {every} prints all")
    return found


def faulty_drivers(package: str = BUNDLED, pattern: str = "") -> list[FaultyDriver]:
    """The drivers in a package that checks must catch, whose names contain ``pattern``. Raises UsageError: no such."""
    found = [each for fault in declared_faults(package) if fault.command == CHECKS for each in _drivers(package, fault)]
    chosen = [each for each in found if pattern in each.name]
    if not chosen:
        raise UsageError(f"no faulty driver in {package} whose name contains {pattern!r} says what catches it")
    return chosen


def _drivers(package: str, fault: DeclaredFault) -> Iterator[FaultyDriver]:
    for options, caught_by in fault.caught_by.items():
        yield FaultyDriver(
            f"{fault.name}?{options}" if options else fault.name,
            f"service:{fault.address(package, options)}",
            frozenset(caught_by),
            LIMIT if fault.limit is None else fault.limit,
            fault.hal,
            fault.seen_when_busy_by,
        )
