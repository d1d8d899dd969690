"""Drivers that are wrong on purpose, and whether the checks that are meant to find that out do, and no others.

A module of a package of faulty drivers says so itself: ``CAUGHT_BY`` names the checks that must fail on it, or, for a
module whose address takes options, is a mapping from the options (``?family=cycle``) to such names. ``LIMIT`` is how
many seconds of silence count as hung (a driver that hangs sets it low), ``HAL`` the version that it is tested as.
``SEEN_WHEN_BUSY_BY`` names checks that fail on it too where the machine is so busy that a near deadline passes early.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from nnconform.harness.conformance.check import Check
from nnconform.harness.conformance.run_check import run_check
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Outcome

BUNDLED = "nnconform.reference_driver.faulty"
LIMIT = 20.0


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: the name under its package, the address of the driver that has it, and what must catch it."""

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


def find_faults(package: str = BUNDLED, pattern: str = "") -> list[Fault]:
    """The faults in a package whose names contain ``pattern``. Raises UsageError when there are none."""
    try:
        root = importlib.import_module(package)
    except ImportError as error:
        raise UsageError(f"faulty drivers: cannot import {package}: {error}") from None
    found = [
        fault
        for info in pkgutil.walk_packages(root.__path__, f"{package}.")
        if not info.name.rpartition(".")[2].startswith("_")
        for fault in _faults_in(info.name, info.name.removeprefix(f"{package}."))
        if pattern in fault.name
    ]
    if not found:
        raise UsageError(f"no faulty driver in {package} whose name contains {pattern!r} says what catches it")
    return found


def _faults_in(module_name: str, name: str) -> list[Fault]:
    module = importlib.import_module(module_name)
    caught_by: Mapping[str, Iterable[str]] | Iterable[str] | None = getattr(module, "CAUGHT_BY", None)
    if caught_by is None:
        return []
    options = caught_by if isinstance(caught_by, Mapping) else {"": caught_by}
    address = f"service:inproc:{module_name.removeprefix('nnconform.')}"
    limit, hal = getattr(module, "LIMIT", LIMIT), getattr(module, "HAL", None)
    busy = frozenset(getattr(module, "SEEN_WHEN_BUSY_BY", ()))
    return [Fault(name + each, address + each, frozenset(names), limit, hal, busy) for each, names in options.items()]
