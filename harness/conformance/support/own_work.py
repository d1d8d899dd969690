"""What a check needs of the driver itself: nothing is tried that the harness does in the driver's place."""

from __future__ import annotations

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.execution.expect import not_applicable
from nnconform.harness.execution.paths import PATHS

# The variants of a check that is tried on each path.
EVERY_PATH = {path.name: path.since for path in PATHS.values()}


def need_path(subject: Subject, path: str) -> None:
    """Raises VerdictReached (not applicable) if the driver leaves the path to the harness."""
    if path not in {each.name for each in subject.paths()}:
        _not_own(PATHS[path].feature)


def need_own(subject: Subject, feature: str) -> None:
    """Raises VerdictReached (not applicable) if the driver leaves the feature to the harness."""
    if feature in subject.session.info().emulated:
        _not_own(feature)


def _not_own(feature: str) -> None:
    not_applicable(f"{feature} is the harness's own work here, not the driver's")
