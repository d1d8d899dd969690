"""Faults in the allocation of driver-managed buffers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole, PreparedModel
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import ExtraParams, Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import is_tensor
from nnconform.reference_driver.buffers import BufferOwner, Buffers, DeviceBuffer, Use
from nnconform.reference_driver.device import ReferenceDevice


@fault("memory_domains.refuses_a_frequency_out_of_range")
class AFrequencyMayBeNoNumber(Buffers):
    """A role's frequency of NaN is accepted: only values out of range are refused."""

    def use(self, prepared_models: Sequence[PreparedModel], role: BufferRole, where: str, *, output: bool) -> Use:
        if math.isnan(role.frequency):
            role = replace(role, frequency=1.0)
        return super().use(prepared_models, role, where, output=output)


@fault(
    options={
        "by=index": ("memory_domains.refuses_a_role_twice",),
        "by=place": ("memory_domains.refuses_a_role_twice",),
    }
)
class ARoleTwiceIsOnce(Buffers):
    """A role given twice counts once, if its model is listed twice (with ``by=index``: under one index)."""

    by: str

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


@fault(
    "buffer_states.fails_for_a_shape_that_does_not_fit",
    "memory_domains.refuses_dimensions_of_a_scalar",
    "memory_domains.refuses_dimensions_of_another_shape",
)
class AskedDimensionsIgnored(Buffers):
    """The requested dimensions are ignored: a buffer has those of its roles."""

    def common(self, desc: BufferDesc, uses: Sequence[Use]) -> Operand:
        return super().common(BufferDesc(), uses)


@fault("memory_domains.allocates_for_roles")
class AskedDimensionsMustBeWhole(Buffers):
    """Partly unknown requested dimensions are refused, though the roles determine the rest."""

    def common(self, desc: BufferDesc, uses: Sequence[Use]) -> Operand:
        if not all(desc.dimensions):
            raise ValidationError("desc", "dimensions", list(desc.dimensions), "all of them, or none")
        return super().common(desc, uses)


@fault("memory_domains.refuses_a_frequency_out_of_range")
class FrequenciesNotLookedAt(Buffers):
    """A role's frequency is not checked."""

    def use(self, prepared_models: Sequence[PreparedModel], role: BufferRole, where: str, *, output: bool) -> Use:
        return super().use(prepared_models, replace(role, frequency=1.0), where, output=output)


@fault(
    options={
        "of=model": ("memory_domains.refuses_an_index_out_of_range",),
        "of=argument": ("memory_domains.refuses_an_index_out_of_range",),
    }
)
class IndexesWrap(Buffers):
    """Out-of-range indexes of models and of arguments wrap around."""

    of: str

    def use(self, prepared_models: Sequence[PreparedModel], role: BufferRole, where: str, *, output: bool) -> Use:
        if self.of == "model":
            role = replace(role, model_index=role.model_index % len(prepared_models))
        elif role.model_index < len(prepared_models):
            prepared: Any = prepared_models[role.model_index]
            main = prepared.model.main
            count = len(main.output_indexes if output else main.input_indexes)
            role = replace(role, io_index=role.io_index % count)
        return super().use(prepared_models, role, where, output=output)


@fault("memory_domains.refuses_a_buffer_without_roles")
class NoRolesAccepted(Buffers):
    """An allocation without roles succeeds, with a buffer for the first input of the first model."""

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


@fault("memory_domains.refuses_a_frequency_out_of_range")
class RefusalWithAToken(ReferenceDevice):
    """An allocation that is refused for too high a frequency still returns a token."""

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        status, buffer, token = super().allocate(desc, prepared_models, input_roles, output_roles)
        too_high = any(role.frequency > 1 for role in (*input_roles, *output_roles))
        return status, buffer, 7 if too_high else token


class _ChangedUse:
    """A use with another operand in place of its own."""

    def __init__(self, operand: Operand) -> None:
        self._operand = operand

    def operand(self) -> Operand:
        """Return the other operand."""
        return self._operand


@fault(
    options={
        f"aspect={name}": ("memory_domains.refuses_roles_that_differ",)
        for name in ("type", "scale", "zero_point", "dimensions")
    }
)
class RolesMayDiffer(Buffers):
    """Roles whose operands differ in one aspect are accepted: the first role's operand is used for all."""

    aspect: str

    def common(self, desc: BufferDesc, uses: Sequence[Use]) -> Operand:
        first = uses[0].operand()
        changed: dict[str, Any] = {self.aspect: getattr(first, self.aspect)}
        return super().common(desc, [_ChangedUse(replace(use.operand(), **changed)) for use in uses])  # type: ignore[misc]


@fault("buffers.takes_scalars_from_buffers", "memory_domains.refuses_dimensions_of_a_scalar")
class ScalarsGetToken0(DeviceBuffer):
    """A buffer for a scalar gets token 0, which is not valid."""

    def __init__(self, owner: BufferOwner, token: int, operand: Operand, uses: frozenset[Use]) -> None:
        super().__init__(owner, token if is_tensor(operand.type) else 0, operand, uses)


@fault("memory_domains.gives_each_buffer_a_token")
class TokensCountThoseAlive(Buffers):
    """A buffer's token is the number of buffers alive, so that two buffers may have the same."""

    def next_token(self) -> int:
        return len(self._alive) + 1


class _PartlySeen(Use, frozen=True):
    """A use whose operand has the extra parameters that ``seen`` returns for its own."""

    seen: ClassVar[Callable[[SymmPerChannelQuantParams], ExtraParams]]

    def operand(self) -> Operand:
        operand = super().operand()
        if not isinstance(operand.extra_params, SymmPerChannelQuantParams):
            return operand
        return replace(operand, extra_params=type(self).seen(operand.extra_params))


class _PartlySeenBuffers(Buffers):
    """A table of buffers that sees only a part of the extra parameters when it compares roles."""

    @staticmethod
    def seen(params: SymmPerChannelQuantParams) -> ExtraParams:
        """Return what is seen of the extra parameters."""
        raise NotImplementedError

    def common(self, desc: BufferDesc, uses: Sequence[Use]) -> Operand:
        kind = type("PartlySeen", (_PartlySeen,), {"seen": staticmethod(self.seen)})
        return super().common(desc, [kind(use.prepared, use.output, use.index) for use in uses])


_EXTRA_PARAMETERS = "memory_domains.refuses_roles_that_differ_in_extra_parameters"


@fault(_EXTRA_PARAMETERS)
class ExtraParametersNotCompared(_PartlySeenBuffers):
    """Roles that differ in their extra parameters alone are accepted."""

    @staticmethod
    def seen(params: SymmPerChannelQuantParams) -> ExtraParams:
        return None


@fault(_EXTRA_PARAMETERS)
class ChannelDimensionsNotCompared(_PartlySeenBuffers):
    """Roles that differ in the dimension of their channels alone are accepted."""

    @staticmethod
    def seen(params: SymmPerChannelQuantParams) -> ExtraParams:
        return replace(params, channel_dim=0)


@fault(_EXTRA_PARAMETERS)
class FirstScaleCompared(_PartlySeenBuffers):
    """Of the scales of their channels, only the first is compared."""

    @staticmethod
    def seen(params: SymmPerChannelQuantParams) -> ExtraParams:
        return replace(params, scales=params.scales[:1])


@fault(_EXTRA_PARAMETERS)
class CountOfScalesCompared(_PartlySeenBuffers):
    """Of the scales of their channels, only the number is compared."""

    @staticmethod
    def seen(params: SymmPerChannelQuantParams) -> ExtraParams:
        return replace(params, scales=(1.0,) * len(params.scales))


@fault(_EXTRA_PARAMETERS)
class FirstTwoRolesCompared(Buffers):
    """Only the first two roles of a buffer are compared with each other."""

    def common(self, desc: BufferDesc, uses: Sequence[Use]) -> Operand:
        return super().common(desc, uses[:2])
