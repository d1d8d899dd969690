"""A role that is named twice is taken as one, when the model has two places (``by=index``: at one place)."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import BufferRole, PreparedModel
from nnconform.harness.model.errors import ValidationError
from nnconform.reference_driver.buffers import BufferOwner, Buffers, Use
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = {
    "?by=index": ("memory_domains.refuses_a_role_twice",),
    "?by=place": ("memory_domains.refuses_a_role_twice",),
}


class Merging(Buffers):
    """Drops what it knows already."""

    by = ""

    def uses(
        self,
        owner: BufferOwner,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> list[Use]:
        both = [list(input_roles), list(output_roles)]
        for roles in both:
            seen: set[object] = set()
            for role in tuple(roles):
                place: object = role.model_index, role.io_index
                if place in seen and self.by == "place":
                    raise ValidationError("allocate", "roles", roles, "each once")
                name: object = place
                if self.by == "place" and role.model_index < len(prepared_models):
                    name = id(prepared_models[role.model_index]), role.io_index
                if name in seen:
                    roles.remove(role)
                seen |= {name, place}
        return super().uses(owner, prepared_models, *both)


class Faulty(WithBuffers):
    """Takes some roles twice."""

    kind = Merging

    def __init__(self, by: str, **options: str) -> None:
        super().__init__(**options)
        self.buffers.by = by  # type: ignore[attr-defined]


open_device = Faulty
