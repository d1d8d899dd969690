"""A buffer without roles is allocated, for the first input of the first model."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import BufferRole, PreparedModel
from nnconform.reference_driver.buffers import BufferOwner, Buffers, Use
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("memory_domains.refuses_a_buffer_without_roles",)


class Helpful(Buffers):
    """Finds a role where there is none."""

    def uses(
        self,
        owner: BufferOwner,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> list[Use]:
        if prepared_models and not input_roles and not output_roles:
            input_roles = [BufferRole(0, 0)]
        return super().uses(owner, prepared_models, input_roles, output_roles)


class Faulty(WithBuffers):
    """Wants no role."""

    kind = Helpful


open_device = Faulty
