"""The cases of vendor extensions: those that this project and the vendors' packages define."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.execution.session import Session
from nnconform.harness.extensions.definition import Vendor
from nnconform.harness.extensions.registry import known_vendors
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import read_cases
from nnconform.harness.spec.reader import SUFFIX


def offered(session: Session) -> tuple[Vendor, ...]:
    """Return the known extensions that the driver offers."""
    _, extensions = session.device().supported_extensions()
    names = {extension.name for extension in extensions}
    return tuple(vendor for name, vendor in known_vendors().items() if name in names)


def vendor_cases(vendors: tuple[Vendor, ...]) -> tuple[Case, ...]:
    """Return the cases of these extensions, in the order of their files. Raises FormatError."""
    return tuple(case for vendor in vendors if vendor.cases is not None for case in _read(vendor.cases))


def valid_cases(subject: Subject) -> tuple[Case, ...]:
    """Return the valid cases of all known extensions that the driver offers. Raises FormatError."""
    return tuple(case for case in vendor_cases(offered(subject.session)) if not case.expect_failure)


@cache
def _read(path: Path) -> tuple[Case, ...]:
    files = sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]
    return tuple(case for file in files for case in read_cases(file))
