"""Faults of bursts in the table of their memories: its room, and what it knows of a memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import ReferenceBurst

_ROOM = 32


@fault("burst_memories.may_be_many")
class RoomForFew(ReferenceBurst):
    """A burst whose table of 32 memories is full executes nothing with another one."""

    def __init__(self, prepared: PreparedModel) -> None:
        super().__init__(prepared)
        self._seen: set[int] = set()

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        self._seen.update(slot for slot in slots if slot >= 0)
        if len(self._seen) > _ROOM:
            return ExecutionResult(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT)
        return super().execute_synchronously(request, slots, *more)

    def free_memory(self, slot: int) -> ErrorStatus:
        self._seen.discard(slot)
        return super().free_memory(slot)


@fault("burst_memories.may_differ_in_size")
class SizeOfTheFirst(ReferenceBurst):
    """A burst maps as much of the memory of a slot as the first memory there had, also when that was freed."""

    def __init__(self, prepared: PreparedModel) -> None:
        super().__init__(prepared)
        self._sizes: dict[int, int] = {}

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        for slot, pool in zip(slots, request.pools, strict=False):
            if slot >= 0 and isinstance(pool, Memory) and self._sizes.setdefault(slot, pool.size) < pool.size:
                return ExecutionResult(ErrorStatus.INVALID_ARGUMENT)
        return super().execute_synchronously(request, slots, *more)


@fault(options={f"of={of}": ["burst_memories.may_hold_arguments_anywhere"] for of in ("inputs", "outputs")})
class PlacesOfTheFirst(ReferenceBurst):
    """A burst that has executed with some slots has the inputs, or the outputs, at the same places with these again, if
    they are as long.
    """

    of: str

    def __init__(self, prepared: PreparedModel) -> None:
        super().__init__(prepared)
        self._known: dict[tuple[object, ...], Request] = {}

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        lengths = [each.location.length for each in (*request.inputs, *request.outputs)]
        key = (*slots, *lengths)
        first = self._known.get(key)
        if first is None:
            result = super().execute_synchronously(request, slots, *more)
            if result.status == ErrorStatus.NONE:
                self._known[key] = request
            return result
        inputs, outputs = (first.inputs, request.outputs) if self.of == "inputs" else (request.inputs, first.outputs)
        return super().execute_synchronously(Request(inputs, outputs, request.pools), slots, *more)

    def free_memory(self, slot: int) -> ErrorStatus:
        self._known.clear()
        return super().free_memory(slot)


@fault(
    options={f"given={given}": ["burst_memories.may_be_buffers"] for given in ("yes", "no")},
    hal=HalVersion.AIDL4,
    level=Level.TEXT,
)
class ContentsOfTheFirst(ReferenceBurst):
    """A burst reads of a buffer, with a slot or without one, what it held at its first execution there, unless it is as
    long.
    """

    given: str

    def __init__(self, prepared: PreparedModel) -> None:
        super().__init__(prepared)
        self._first: dict[int, tuple[tuple[int, ...], bytes]] = {}

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        device: Any = vars(self.prepared)["device"]
        found = []
        for slot, pool in zip(slots, request.pools, strict=False):
            if isinstance(pool, BufferToken) and (slot >= 0) == (self.given == "yes"):
                buffer = device.buffers.find(device, pool.token)
                if buffer is not None and buffer.content is not None:
                    first = self._first.setdefault(pool.token, buffer.content)
                    if first[0] != buffer.content[0]:
                        found.append((buffer, buffer.content))
                        buffer.content = first
        try:
            return super().execute_synchronously(request, slots, *more)
        finally:
            for buffer, content in found:
                buffer.content = content
