"""Right drivers that do what AOSP permits, and which checks fail them under each profile.

One run of the checks decides for all profiles. It is made under ``vts``, where every other demand that a trial breaks
is advice and the trial goes on: what it found in this way is what the profiles that make the demand fail for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing

import msgspec

from nnconform.harness.conformance.check import Check
from nnconform.harness.conformance.run_check import run_trials
from nnconform.harness.driver.permission import ALL, Behaviour, address_of, behaviours_of
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Level, Profile
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Outcome, Verdict

BUNDLED = "nnconform.reference_driver.lenient"
LIMIT = 20.0


class Trial(msgspec.Struct, frozen=True):
    """The result of one trial: ``broken`` are the demands that the driver broke, each with its level and message."""

    check: str
    name: str
    outcome: Outcome
    broken: tuple[tuple[Level, str], ...]

    def problem(self, profile: Profile) -> str | None:
        """Return why the trial fails under ``profile``, None if it does not."""
        return next((message for level, message in self.broken if profile.demands(level)), None)


class LenientDriver(msgspec.Struct, frozen=True):
    """A driver with one permitted behaviour, or with all of them."""

    name: str
    address: str
    behaviours: tuple[Behaviour, ...]

    @property
    def single(self) -> bool:
        """Whether it has one behaviour alone."""
        return len(self.behaviours) == 1

    def forbidden_by(self, profile: Profile) -> frozenset[str]:
        """Return the checks that fail a driver for one of the behaviours under ``profile``."""
        permissions = [each.permission for each in self.behaviours]
        return frozenset(name for each in permissions if not each.allowed_under(profile) for name in each.forbidden_by)

    def near(self, checks: Iterable[Check]) -> list[Check]:
        """Return those of the checks that are in the areas in which the behaviours show."""
        forbidding = {name for each in self.behaviours for name in each.permission.forbidden_by}
        areas = {name.partition(".")[0] for name in forbidding}
        areas |= {area for each in self.behaviours for area in each.permission.shows_in}
        return [each for each in checks if each.area in areas]

    def trials(self, checks: Iterable[Check], seed: int = 0) -> Iterator[Trial]:
        """Run the checks, and yield the result of each trial."""
        with closing(Session(f"service:{self.address}", seed=seed, limit=LIMIT, profile=Profile.VTS)) as session:
            for check in checks:
                for name, outcome in run_trials(session, check):
                    noted = [(each.authority.level, str(each)) for each in session.advice if each.authority]
                    yield Trial(check.name, name, outcome, (*_broken(outcome), *noted))

    def mistakes(self, trials: Sequence[Trial], profile: Profile) -> Iterator[str]:
        """Yield where the result under ``profile`` is not what the permissions say.

        Of a driver with several behaviours one may hide another, so that fewer checks fail than forbid one of them.
        """
        forbidding = self.forbidden_by(profile)
        failed = set()
        for trial in trials:
            problem = trial.problem(profile)
            if problem is None:
                continue
            failed.add(trial.check)
            if trial.check not in forbidding:
                yield f"{profile}: FAILED by {trial.name}: {problem}"
        tried = {trial.check for trial in trials}
        if self.single:
            for name in sorted((forbidding & tried) - failed):
                yield f"{profile}: PASSED by {name}, which forbids it"


def _broken(outcome: Outcome) -> Iterator[tuple[Level, str]]:
    if outcome.failed:
        yield Level.VTS, outcome.message
    elif outcome.verdict is Verdict.ADVICE:
        yield Level(outcome.details["authority"].partition(":")[0]), outcome.message


def lenient_drivers(package: str = BUNDLED, pattern: str = "") -> list[LenientDriver]:
    """Return the drivers of a package with each one of its behaviours, and the one with all, whose names contain
    ``pattern``. Raises UsageError if there are none.
    """
    try:
        behaviours = behaviours_of(package)
    except ImportError as error:
        raise UsageError(f"permitted behaviours: cannot import {package}: {error}") from None
    drivers = [LenientDriver(name, each.address(package), (each,)) for name, each in behaviours.items()]
    drivers.append(LenientDriver(ALL, address_of(package, ALL), tuple(behaviours.values())))
    matches = [each for each in drivers if pattern in each.name]
    if not matches:
        raise UsageError(
            f"no permitted behaviour in {package} whose name contains {pattern!r}: {', '.join(behaviours)}"
        )
    return matches
