"""The known extensions: those of this project, those of installed packages, and those that the user names.

An installed package declares an entry point of the group ``nnconform.extensions``, whose object is a Vendor. Without an
installation the environment variable NNCONFORM_EXTENSIONS names modules, ``PACKAGE[:ATTR]`` with commas between, also
of the current folder; ATTR is ``VENDOR`` by default. Nothing else is imported: a spec file or a driver names no code.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

from nnconform.harness.discovery import entry_points, find_values
from nnconform.harness.extensions import bundled
from nnconform.harness.extensions.definition import Vendor
from nnconform.harness.model.errors import RAISED, UsageError
from nnconform.harness.model.printable import describe_exception

ENTRY_POINTS = "nnconform.extensions"
VARIABLE = "NNCONFORM_EXTENSIONS"
DEFAULT_ATTRIBUTE = "VENDOR"


def known_vendors() -> Mapping[str, Vendor]:
    """Return the known extensions by name. Raises UsageError for a package that has none, or two of one name."""
    return _collect(os.environ.get(VARIABLE, ""))


@cache
def bundled_vendors() -> tuple[Vendor, ...]:
    """Return the extensions of this project."""
    return tuple(find_values(bundled, Vendor))


@cache
def _collect(named: str) -> Mapping[str, Vendor]:
    vendors: dict[str, Vendor] = {}
    for source, vendor in _vendors(named):
        if vendors.setdefault(vendor.name, vendor) is not vendor:
            raise UsageError(f"{source}: extension {vendor.name} is known already; name each once")
    return MappingProxyType(vendors)


def _vendors(named: str) -> Iterator[tuple[str, Vendor]]:
    for vendor in bundled_vendors():
        yield vendor.name, vendor
    for entry in entry_points(group=ENTRY_POINTS):
        source = f"entry point {entry.name} of {ENTRY_POINTS}"
        yield source, _load(source, entry.module, entry.attr or DEFAULT_ATTRIBUTE)
    for text in filter(None, map(str.strip, named.split(","))):
        module, _, attribute = text.partition(":")
        yield f"{VARIABLE}: {text}", _load(f"{VARIABLE}: {text}", module, attribute or DEFAULT_ATTRIBUTE)


def _load(source: str, module: str, attribute: str) -> Vendor:
    folder = os.getcwd()
    if folder not in sys.path and "" not in sys.path:
        sys.path.append(folder)
    try:
        vendor = getattr(importlib.import_module(module), attribute)
    except RAISED as error:
        cause = " ".join(describe_exception(error).split())
        raise UsageError(f"{source}: importing {module} and reading {attribute} raised {cause}") from error
    if not isinstance(vendor, Vendor):
        raise UsageError(f"{source}: {attribute} is a {type(vendor).__name__}, wanted a nnconform.Vendor")
    return vendor
