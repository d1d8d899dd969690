"""Faulty drivers, and whether the checks that must catch each fault do so, and no others fail.

A package of faulty drivers declares what must catch each fault: see ``nnconform.harness.driver.fault``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing

import msgspec

from nnconform.harness.conformance.check import Check, all_checks
from nnconform.harness.conformance.run_check import run_trials
from nnconform.harness.driver.fault import CHECKS, DeclaredFault, faults_of
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Level, Profile
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Outcome

BUNDLED = "nnconform.reference_driver.faulty"
LIMIT = 20.0


class FaultyDriver(msgspec.Struct, frozen=True):
    """A driver with one fault.

    ``name`` is the fault's name with its options; ``caught_by`` are the checks that must catch it.
    ``may_be_caught_by`` are checks that fail too at times. ``profile`` is the first that makes the
    demand that the fault breaks.
    """

    name: str
    address: str
    caught_by: frozenset[str]
    limit: float
    hal: HalVersion | None
    may_be_caught_by: frozenset[str] = frozenset()
    profile: Profile = Profile.HAL

    def near(self, checks: Iterable[Check]) -> list[Check]:
        """Return those of the checks that are in the areas of the checks that must catch the fault."""
        areas = {name.partition(".")[0] for name in self.caught_by}
        return [each for each in checks if each.area in areas]

    def failures(self, checks: Iterable[Check], seed: int = 0) -> dict[str, Outcome]:
        """Run the checks and return those that fail, each with the outcome of its first failing trial."""
        session = Session(self.address, hal=self.hal, seed=seed, limit=self.limit, profile=self.profile)
        with closing(session):
            # A check ends at its first trial that fails.
            first = {
                check.name: next((outcome for _, outcome in run_trials(session, check) if outcome.failed), None)
                for check in checks
            }
        return {name: outcome for name, outcome in first.items() if outcome is not None}


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


def faults_of_command(package: str, pattern: str, command: str) -> list[DeclaredFault]:
    """Return the faults of a package that ``command`` must detect, and whose names contain ``pattern``.

    Raises UsageError if there are none.
    """
    faults = [fault for fault in declared_faults(package, pattern) if fault.command == command]
    if not faults:
        raise UsageError(f"no fault in {package} whose name contains {pattern!r} is one that {command} must detect")
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
            fault.may_be_caught_by,
            _profile(fault, caught_by),
        )


def _profile(fault: DeclaredFault, caught_by: Iterable[str]) -> Profile:
    """Return the first profile under which each of the checks must catch the fault."""
    levels = [each.level for each in all_checks() if each.name in set(caught_by)]
    return Profile.of(fault.level or max(levels, key=list(Level).index, default=Level.TEXT))
