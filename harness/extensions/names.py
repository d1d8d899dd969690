"""Names of a model's operations, also of those of vendor extensions."""

from __future__ import annotations

from nnconform.harness.extensions.registry import known_vendors
from nnconform.harness.model.codes import OperationType, extension_parts
from nnconform.harness.model.graph import Model


def operation_name(model: Model, code: int) -> str:
    """Return the name of an operation in ``model``, without spaces: of an extension ``EXTENSION.NAME``, with its number
    for a name that is not known. Raises UsageError if the known extensions cannot be read.
    """
    known = OperationType._value2member_map_.get(code)
    if isinstance(known, OperationType):
        return known.name
    prefix, number = extension_parts(code) if code > 0 else (0, code)
    extension = next((name for name, own in model.extension_name_to_prefix if own == prefix), "")
    if not extension:
        return str(code)
    vendor = known_vendors().get(extension)
    names = (each.name for each in vendor.operations if each.number == number) if vendor else ()
    return f"{extension}.{next(iter(names), number)}"
