"""Roles may differ in an aspect of their operands: the first is taken for all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from nnconform.harness.driver.interface import BufferDesc
from nnconform.harness.model.graph import Operand
from nnconform.reference_driver.buffers import Buffers, Use
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

_CAUGHT = ("memory_domains.refuses_roles_that_differ",)
CAUGHT_BY = {f"?in={aspect}": _CAUGHT for aspect in ("type", "scale", "zero_point", "dimensions")}


class Lax(Buffers):
    """Does not compare one aspect."""

    aspect = ""

    def common(self, desc: BufferDesc, uses: Sequence[Use]) -> Operand:
        first = uses[0].operand()
        changed: dict[str, Any] = {self.aspect: getattr(first, self.aspect)}
        return super().common(desc, [_Changed(replace(use.operand(), **changed)) for use in uses])  # type: ignore[misc]


class _Changed:
    """Stands for a use whose operand is another."""

    def __init__(self, operand: Operand) -> None:
        self._operand = operand

    def operand(self) -> Operand:
        """The other one."""
        return self._operand


class Faulty(WithBuffers):
    """Takes roles that do not go together."""

    kind = Lax

    def __init__(self, **options: str) -> None:
        aspect = options.pop("in")
        super().__init__(**options)
        self.buffers.aspect = aspect  # type: ignore[attr-defined]


open_device = Faulty
