"""Faults of buffers that have roles of several models."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import BufferDesc, BufferRole, PreparedModel
from nnconform.harness.model.graph import Operand
from nnconform.reference_driver.buffers import BufferOwner, Buffers, DeviceBuffer, Use
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_CHECK = "buffer_roles.are_those_of_each_model"
_RESTORED = "buffer_roles.are_those_of_restored_models_too"
_EXTENTS = "buffer_roles.have_the_extents_that_any_of_them_knows"


@fault(options={"output=0": [_CHECK, _RESTORED], "output=1": [_CHECK, _RESTORED, _EXTENTS]})
class RolesOfTheFirstModel(Buffers):
    """Of the inputs, or the outputs, that a buffer is allocated for, those of the first model alone count."""

    output: str

    def allocate(
        self,
        owner: BufferOwner,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> DeviceBuffer:
        buffer = super().allocate(owner, desc, prepared_models, input_roles, output_roles)
        kept = [each for each in buffer.uses if each.output == bool(int(self.output))]
        models: list[object] = list(prepared_models)
        first = [each for each in kept if each.prepared is models[0]] or kept
        others = [each for each in buffer.uses if each not in kept]
        buffer.uses = frozenset((*first, *others))
        return buffer


@fault(options={f"what={what}": [_CHECK] for what in ("content", "buffer")})
class GoesWithItsModel(ReferencePreparedModel):
    """Closing a prepared model frees the buffers with roles of it, or empties them."""

    what: str

    def close(self) -> None:
        buffers = self.device.buffers
        for buffer in list(buffers._alive.values()):
            if any(use.prepared is self for use in buffer.uses):
                if self.what == "buffer":
                    buffers.forget(buffer)
                buffer.spoil()
        super().close()


@fault(_CHECK)
class GoesWithItsLastModel(ReferencePreparedModel):
    """A buffer is emptied when no model is left that it has a role of."""

    over = False

    def close(self) -> None:
        self.over = True
        for buffer in list(self.device.buffers._alive.values()):
            if all(vars(use.prepared).get("over") for use in buffer.uses):
                buffer.spoil()
        super().close()


@fault(options={f"of={of}": [_EXTENTS] for of in ("first_role", "last_role", "roles")})
class ExtentsOfOne(Buffers):
    """The extents that the roles and the description know are compared, and then a buffer has those of the first role,
    of the last one, or of all roles and not of the description, unless that has all.
    """

    of: str

    def common(self, desc: BufferDesc, uses: Sequence[Use]) -> Operand:
        operand = super().common(desc, uses)
        if self.of == "roles":
            return operand if all(desc.dimensions) else super().common(BufferDesc(), uses)
        return super().common(desc, uses[:1] if self.of == "first_role" else uses[-1:])
