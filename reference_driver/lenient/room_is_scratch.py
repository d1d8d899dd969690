"""The whole buffer of an output of unknown extents is the driver's: what its value leaves of it is overwritten."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.buffers import Exchange

PERMISSION = Permission(
    by="DataLocation of AIDL: of an output whose dimensions are not fully specified, length is the total size of the "
    "writable region; VTS gives each output the room that it needs",
    forbidden_by=("outputs.of_unknown_extents_may_have_more_room",),
)


class RoomIsScratch(Exchange):
    """The memories of an execution, of which outputs of unknown extents are cleared as a whole."""

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        indexes = self.model.main.output_indexes
        for argument, index in zip(self.request.outputs, indexes, strict=True):
            place, extents = argument.location, argument.dimensions or self.model.main.operands[index].dimensions
            pool = None if argument.has_no_value else self.request.pools[place.pool_index]
            if isinstance(pool, Memory) and not all(extents or (0,)):
                pool.view()[place.offset : place.offset + place.length] = bytes(place.length)
        return super().write(values)
