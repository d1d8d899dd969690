"""Faults of bursts in the table of their memories: its room, and what it knows of a memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory
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
