"""What the executions of one reusable execution have in common: requests made once, and the memory of results."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from contextlib import suppress

from nnconform.harness.driver.interface import ExecutionConfig, PreparedModel, ReusableExecution
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import RAISED
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request
from nnconform.harness.runtime.values import Value, placed


class Kept:
    """A reusable execution of each step whose device has them, and one memory for the results of each step.

    Not for steps inside a loop: a turn reads what the one before wrote.
    """

    def __init__(self) -> None:
        self._executions: dict[PreparedModel, tuple[Request, ReusableExecution]] = {}
        self._memories: dict[Hashable, tuple[list[int], Memory, list[int]]] = {}

    def memory(self, step: Hashable, rooms: list[int]) -> tuple[Memory, list[int]]:
        """Return memory with these rooms for the results of a step, as ``placed`` does: the same as the last time if
        the rooms are.
        """
        if step not in self._memories or self._memories[step][0] != rooms:
            self._memories[step] = (rooms, *placed(rooms))
        return self._memories[step][1:]

    def gathered(self, step: Hashable, results: Sequence[Value]) -> list[Value]:
        """Return the results of a step that the framework interprets, copied to where they were the last time."""
        memory, starts = self.memory(step, [max(value.length, 1) for value in results])
        copies = []
        for value, start in zip(results, starts, strict=True):
            if value.memory is not None:
                memory.view()[start : start + value.length] = value.view()
                value = Value(memory, start, value.length, value.dimensions)
            copies.append(value)
        return copies

    def execution(
        self, prepared: PreparedModel, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        """Return the device's reusable execution of this request, created if the last request was another."""
        if prepared in self._executions:
            known, execution = self._executions[prepared]
            if known == request:
                return ErrorStatus.NONE, execution
            del self._executions[prepared]
            _close(execution)
        status, created = prepared.create_reusable_execution(request, config)
        if status == ErrorStatus.NONE and created is not None:
            self._executions[prepared] = request, created
        return status, created

    def close(self) -> None:
        """Close the executions."""
        for _, execution in self._executions.values():
            _close(execution)
        self._executions.clear()
        self._memories.clear()


def _close(execution: ReusableExecution) -> None:
    with suppress(*RAISED):
        execution.close()
