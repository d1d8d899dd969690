"""False alarms on right compilers: which forms of idioms fail on drivers with graph passes that are right.

A package of right passes has a function ``passes``, which returns them by name, and is opened as
``inproc:PACKAGE?only=NAME``, or without ``only`` as a driver with all of them. ``reference_driver.optimising`` is one.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import islice

import msgspec

from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.selftest.planted_passes import IdiomDetector
from nnconform.harness.selftest.score import HAL

BUNDLED = "nnconform.reference_driver.optimising"
ALL = "all"
# Forms that are run on a driver at most: some passes rewrite every fifth.
MOST = 500


class PassAlarms(msgspec.Struct, frozen=True):
    """The forms that a driver with a right pass rewrote, how many, and those of them that failed, with the message."""

    name: str
    applied: int
    failures: tuple[tuple[str, str], ...]

    @property
    def problem(self) -> str:
        """What is wrong: a false alarm, or a pass that nothing was seen of; "" if nothing is."""
        if self.failures:
            return f"{len(self.failures)} of {self.applied} forms failed"
        return "" if self.applied else "rewrote no form: nothing is known of it"


def right_passes(package: str = BUNDLED, pattern: str = "") -> list[str]:
    """Return the names of the passes of a package that contain ``pattern``, and ``all``, the driver with all of them.

    Raises UsageError if there are none.
    """
    try:
        known = list(importlib.import_module(package).passes())
    except (ImportError, AttributeError) as error:
        raise UsageError(f"{package} is no package of right passes: {error}; it needs a function passes()") from None
    chosen = [name for name in [*known, ALL] if pattern in name]
    if not chosen:
        raise UsageError(f"{package} has no pass whose name contains {pattern!r}; known: {', '.join(known)}, {ALL}")
    return chosen


def alarms(detector: IdiomDetector, names: Sequence[str], package: str = BUNDLED) -> Iterator[PassAlarms]:
    """Run the forms that each pass rewrites, the first 500 of them, on the driver with it; yield what came of it."""
    for name in names:
        only = "" if name == ALL else f"only={name}&"
        with closing(Session(f"inproc:{package.removeprefix('nnconform.')}?{only}{HAL}")) as session:
            seen = list(islice(detector.rewritten(session), MOST))
        failures = tuple((each.form.name, each.outcome.message) for each in seen if each.outcome.failed)
        yield PassAlarms(name, len(seen), failures)
