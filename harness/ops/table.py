"""The table of operations: a walk of ``harness/ops/defs``. Adding a definition edits no list."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType, ModuleType

from nnconform.harness.discovery import modules_of
from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops import defs
from nnconform.harness.ops.operation import Op


def collect(modules: Mapping[str, ModuleType]) -> tuple[Mapping[OperationType, Op], Mapping[OperationType, str]]:
    """The operations defined in these modules, and the family (stem) of each. Raises ValueError for a second
    definition.
    """
    found: dict[OperationType, Op] = {}
    stems: dict[OperationType, str] = {}
    for stem, module in modules.items():
        for value in vars(module).values():
            if not isinstance(value, Op):
                continue
            if value.code in found:
                raise ValueError(
                    f"{value.code.name} is defined in {stem}.py and again in {stems[value.code]}.py: remove one"
                )
            found[value.code], stems[value.code] = value, stem
    return MappingProxyType(found), MappingProxyType(stems)


TABLE, FAMILY = collect(modules_of(defs))
_BY_NUMBER: Mapping[int, Op] = {int(code): op for code, op in TABLE.items()}


def definition_of(code: int) -> Op | None:
    """The definition of the operation with this number; None of a vendor's, of the OEM's and of an unknown number."""
    return _BY_NUMBER.get(code)
