"""Dimensions that are asked for in part are refused, though the roles know the rest."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import BufferDesc
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Operand
from nnconform.reference_driver.buffers import Buffers, Use
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("memory_domains.allocates_for_roles",)


class Strict(Buffers):
    """Wants all or nothing."""

    def common(self, desc: BufferDesc, uses: Sequence[Use]) -> Operand:
        if not all(desc.dimensions):
            raise ValidationError("desc", "dimensions", list(desc.dimensions), "all of them, or none")
        return super().common(desc, uses)


class Faulty(WithBuffers):
    """Keeps its buffers so."""

    kind = Strict


open_device = Faulty
