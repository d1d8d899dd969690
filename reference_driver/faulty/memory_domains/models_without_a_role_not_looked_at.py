"""A prepared model that no role names may be anybody's, or none."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import BufferRole, PreparedModel
from nnconform.reference_driver.buffers import BufferOwner, Buffers, Use
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("isolation.keeps_models_from_other_clients", "memory_domains.refuses_roles_of_another_model")


class Saving(Buffers):
    """Looks only where a role points."""

    def uses(
        self,
        owner: BufferOwner,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> list[Use]:
        named = {role.model_index for role in (*input_roles, *output_roles)}
        own = [each for place, each in enumerate(prepared_models) if place in named]
        # Whatever stands in for the others is the client's own.
        filled = [each if place in named else own[0] for place, each in enumerate(prepared_models)] if own else own
        return super().uses(owner, filled, input_roles, output_roles)


class Faulty(WithBuffers):
    """Looks at some models."""

    kind = Saving


open_device = Faulty
