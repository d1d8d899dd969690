"""The table of operations, collected from ``harness/ops/defs``. A new definition needs no change elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType, ModuleType

from nnconform.harness.discovery import import_modules
from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops import defs
from nnconform.harness.ops.operation import Op


def collect(modules: Mapping[str, ModuleType]) -> tuple[Mapping[OperationType, Op], Mapping[OperationType, str]]:
    """Return the operations defined in these modules, and the family (stem) of each. Raises ValueError for a second
    definition.
    """
    table: dict[OperationType, Op] = {}
    stems: dict[OperationType, str] = {}
    for stem, module in modules.items():
        for value in vars(module).values():
            if not isinstance(value, Op):
                continue
            if value.code in table:
                raise ValueError(
                    f"{value.code.name} is defined in {stem}.py and again in {stems[value.code]}.py: remove one"
                )
            table[value.code], stems[value.code] = value, stem
    return MappingProxyType(table), MappingProxyType(stems)


TABLE, FAMILY = collect(import_modules(defs))
_BY_NUMBER: Mapping[int, Op] = {int(code): op for code, op in TABLE.items()}


def definition_of(code: int) -> Op | None:
    """Return the definition of the operation with this number; None for a vendor's, the OEM's and an unknown number."""
    return _BY_NUMBER.get(code)
