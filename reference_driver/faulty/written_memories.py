"""Faults of a driver that keeps on the device what executions wrote to the client's memories."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.reference_driver.buffers import Exchange
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# A place in a memory.
_Place = tuple[int, int]


class _OnTheDevice(Exchange):
    """Reads and writes of an execution that remember what it wrote where."""

    def read(self) -> list[Array | None]:
        known: dict[_Place, Array] = self.prepared.device.__dict__.setdefault("written", {})
        values = super().read()
        for place, argument in enumerate(self.request.inputs):
            value, key = values[place], _place(self.request, argument)
            if key in known and value is not None and known[key].nbytes == value.nbytes:
                values[place] = known[key].view(value.dtype).reshape(value.shape)
        return values

    def write(self, outputs: Sequence[Array]) -> ExecutionResult:
        known: dict[_Place, Array] = self.prepared.device.__dict__.setdefault("written", {})
        for argument, value in zip(self.request.outputs, outputs, strict=True):
            if (key := _place(self.request, argument)) is not None:
                known[key] = value.copy()
        return super().write(outputs)


def _place(request: Request, argument: RequestArgument) -> _Place | None:
    """Return the memory of an argument, and where in it that lies; None if it lies in none."""
    if argument.has_no_value or not isinstance(request.pools[argument.location.pool_index], Memory):
        return None
    return id(request.pools[argument.location.pool_index]), argument.location.offset


@fault("confusions.read_memories_anew")
class KeepsWhatItWrote(ReferencePreparedModel):
    """What an execution wrote to a memory stays on the device too: a later one reads it there, whatever the client has
    written to the memory since.
    """

    exchange = _OnTheDevice
