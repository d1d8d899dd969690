"""Types and operations of vendor extensions in spec files, by names such as ``com.example.vision.TENSOR_BOX``.

In the models of one process an extension has the prefix of its place among the known ones, so that equal specs give
equal models.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from nnconform.harness.extensions.definition import Vendor, VendorOperation, VendorType
from nnconform.harness.extensions.registry import ENTRY_POINTS, VARIABLE, known_vendors
from nnconform.harness.model.codes import EXTENSION_TYPE_BITS, extension_parts, extension_type

Member = TypeVar("Member", VendorType, VendorOperation)


def find_type(name: str) -> VendorType:
    """Return the operand type of this name. Raises ValueError if no known extension has it."""
    vendor, member = _split(name)
    return _member(vendor, vendor.types, member)


def code_of_type(name: str) -> int:
    """Return the number of this type in a model. Raises ValueError if no known extension has it."""
    return extension_type(_prefix(_split(name)[0]), find_type(name).number)


def code_of_operation(name: str) -> int:
    """Return the number of this operation in a model. Raises ValueError if no known extension has it."""
    vendor, member = _split(name)
    return extension_type(_prefix(vendor), _member(vendor, vendor.operations, member).number)


def extensions_of(codes: Iterable[int]) -> tuple[tuple[str, int], ...]:
    """Return the extensions, with their prefixes, of these types and operations of a model."""
    prefixes = {extension_parts(code)[0] for code in codes if code >= 1 << EXTENSION_TYPE_BITS}
    if not prefixes:
        return ()
    return tuple((name, prefix) for prefix, name in enumerate(sorted(known_vendors()), 1) if prefix in prefixes)


def _prefix(vendor: Vendor) -> int:
    return sorted(known_vendors()).index(vendor.name) + 1


def _split(name: str) -> tuple[Vendor, str]:
    extension, _, member = name.rpartition(".")
    vendor = known_vendors().get(extension)
    if vendor is None:
        known = ", ".join(sorted(known_vendors()))
        advice = f"install its package with an entry point of {ENTRY_POINTS}, or name it in {VARIABLE}"
        raise ValueError(f"{name!r}: no extension {extension!r} is known, only {known}; {advice}")
    return vendor, member


def _member(vendor: Vendor, members: tuple[Member, ...], name: str) -> Member:
    found = next((each for each in members if each.name == name), None)
    if found is None:
        known = ", ".join(each.name for each in members)
        raise ValueError(f"extension {vendor.name} has no {name!r}; it has {known}")
    return found
