"""At most two buffers of the driver are alive, of all clients; more are refused for want of room."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole, PreparedModel
from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.reference_driver.buffers import Buffers
from nnconform.reference_driver.device import ReferenceDevice

PERMISSION = Permission(
    by="IDevice.hal 1.3, allocate: GENERAL_FAILURE where the driver does not give the buffer; IDevice.aidl, allocate: "
    "RESOURCE_EXHAUSTED_*; VTS keeps no more than one for each argument",
    shows_in=("alive", "buffer_contents", "buffer_states", "buffers", "isolation", "memory_domains"),
)
_ROOM = 2


class SmallTable(Buffers):
    """A table of buffers that says whether there are too many."""

    @property
    def overflows(self) -> bool:
        """Whether more are alive than there is room for."""
        return len(self._alive) > _ROOM


class FewBuffers(ReferenceDevice):
    """A device with room for few buffers."""

    buffer_table = SmallTable
    buffers: SmallTable

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        status, buffer, token = super().allocate(desc, prepared_models, input_roles, output_roles)
        if buffer is None or not self.buffers.overflows:
            return status, buffer, token
        buffer.close()
        lacking = self.hal >= HalVersion.AIDL1
        return ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT if lacking else ErrorStatus.GENERAL_FAILURE, None, 0
