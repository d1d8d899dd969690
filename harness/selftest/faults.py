"""Faulty drivers, and whether the checks that must catch each fault do so, and no others fail.

A package of faulty drivers declares what must catch each fault: see ``nnconform.harness.driver.fault``.
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
    """A driver with one fault.

    ``name`` is the fault's name with its options; ``caught_by`` are the checks that must catch it.
    ``caught_when_busy_by`` are checks that may fail too, on a busy machine.
    """

    name: str
    address: str
    caught_by: frozenset[str]
    limit: float
    hal: HalVersion | None
    caught_when_busy_by: frozenset[str] = frozenset()

    def near(self, checks: Iterable[Check]) -> list[Check]:
        """Return those of the checks that are in the areas of the checks that must catch the fault."""
        areas = {name.partition(".")[0] for name in self.caught_by}
        return [each for each in checks if each.area in areas]

    def failures(self, checks: Iterable[Check], seed: int = 0) -> dict[str, Outcome]:
        """Run the checks and return those that fail, each with the outcome of its first failing trial."""
        session = Session(self.address, hal=self.hal, seed=seed, limit=self.limit)
        outcomes: dict[str, Outcome] = {}
        try:
            for check in checks:
                for name, trial in check.trials(session.hal()):
                    outcome, _ = run_check(session, check, name, trial)
                    if outcome.failed:
                        outcomes.setdefault(check.name, outcome)
                        break
        finally:
            session.close()
        return outcomes


def declared_faults(package: str = BUNDLED, pattern: str = "") -> list[DeclaredFault]:
    """Return the faults in a package whose names contain ``pattern``. Raises UsageError if there are none."""
    try:
        faults = [each for each in faults_of(package) if pattern in each.name]
    except ImportError as error:
        raise UsageError(f"faulty drivers: cannot import {package}: {error}") from None
    if not faults:
        every = f"nnconform faults --list --package {package}"
        raise UsageError(f"no fault in {package} whose name contains {pattern!r}; {every} prints all")
    return faults


def faulty_drivers(package: str = BUNDLED, pattern: str = "") -> list[FaultyDriver]:
    """Return the faulty drivers in a package that checks must catch and whose names contain ``pattern``.

    Raises UsageError if there are none.
    """
    drivers = [
        each for fault in declared_faults(package) if fault.command == CHECKS for each in _drivers(package, fault)
    ]
    matches = [each for each in drivers if pattern in each.name]
    if not matches:
        raise UsageError(
            f"no faulty driver in {package} whose name contains {pattern!r} declares checks that must catch it"
        )
    return matches


def _drivers(package: str, fault: DeclaredFault) -> Iterator[FaultyDriver]:
    for options, caught_by in fault.caught_by.items():
        yield FaultyDriver(
            f"{fault.name}?{options}" if options else fault.name,
            f"service:{fault.address(package, options)}",
            frozenset(caught_by),
            LIMIT if fault.limit is None else fault.limit,
            fault.hal,
            fault.caught_when_busy_by,
        )
