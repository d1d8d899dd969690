"""``allocate`` looks only at those prepared models that a role names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nnconform.harness.driver.interface import BufferRole, PreparedModel
from nnconform.harness.driver.permission import Permission
from nnconform.reference_driver.buffers import BufferOwner, Buffers, Use

PERMISSION = Permission(
    by="AOSP's validateMemoryDesc, which goes through the roles; VTS 1.3 MemoryDomainTests, whose foreign models all "
    "have a role",
    against_the_text="IDevice.hal 1.3, allocate: each prepared model must be one that this device prepared",
    forbidden_by=("isolation.keeps_models_from_other_clients", "memory_domains.refuses_roles_of_another_model"),
)

_NOT_NAMED: Any = object()


class UnnamedModels(Buffers):
    """A table that skips the models without a role."""

    def uses(
        self,
        owner: BufferOwner,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> list[Use]:
        named = {role.model_index for role in (*input_roles, *output_roles)}
        models = [model if place in named else _NOT_NAMED for place, model in enumerate(prepared_models)]
        return super().uses(owner, models, input_roles, output_roles)

    def check_owner(self, owner: BufferOwner, prepared: PreparedModel, where: str) -> None:
        if prepared is not _NOT_NAMED:
            super().check_owner(owner, prepared, where)
