"""A role's frequency may be any number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from nnconform.harness.driver.interface import BufferRole, PreparedModel
from nnconform.reference_driver.buffers import Buffers, Use
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("memory_domains.refuses_a_frequency_out_of_range",)


class Lax(Buffers):
    """Has no use for it."""

    def use(self, prepared_models: Sequence[PreparedModel], role: BufferRole, where: str, *, output: bool) -> Use:
        return super().use(prepared_models, replace(role, frequency=1.0), where, output=output)


class Faulty(WithBuffers):
    """Takes any frequency."""

    kind = Lax


open_device = Faulty
