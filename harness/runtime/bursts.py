"""A burst through a framework: each step on a device has a burst of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from nnconform.harness.driver.interface import Burst, ExecutionConfig, PreparedModel
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.errors import RAISED
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.runtime.running import BURST, Running

# Returns the status of a request, a config and a deadline.
Check = Callable[[Request, ExecutionConfig, int | None], ErrorStatus]
Perform = Callable[[Request, Running], ExecutionResult]


class FrameworkBurst(Burst):
    """A burst of a prepared model that ``check`` and ``perform`` belong to."""

    def __init__(self, check: Check, perform: Perform) -> None:
        self._check, self._perform = check, perform
        self._bursts: dict[PreparedModel, Burst] = {}
        self._slots: dict[int, int] = {}

    def execute_synchronously(
        self,
        request: Request,
        slots: Sequence[int],
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        config = ExecutionConfig(measure, loop_timeout)
        return self.execute_synchronously_with_config(request, slots, config, deadline)

    def execute_synchronously_with_config(
        self, request: Request, slots: Sequence[int], config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        status = self._check(request, config, deadline)
        if status != ErrorStatus.NONE or len(slots) != len(request.pools) or any(slot < -1 for slot in slots):
            return ExecutionResult(status or ErrorStatus.INVALID_ARGUMENT)
        for pool, slot in zip(request.pools, slots, strict=True):
            if isinstance(pool, Memory) and slot >= 0:
                self._slots = {identity: own for identity, own in self._slots.items() if own != slot}
                self._slots[pool.identity] = slot
        return self._perform(request, Running(BURST, config, deadline, bursts=self._bursts, slots=self._slots))

    def free_memory(self, slot: int) -> ErrorStatus:
        if slot < 0:
            return ErrorStatus.INVALID_ARGUMENT
        self._slots = {identity: own for identity, own in self._slots.items() if own != slot}
        for burst in self._bursts.values():
            with suppress(*RAISED):
                burst.free_memory(slot)
        return ErrorStatus.NONE

    def close(self) -> None:
        for burst in self._bursts.values():
            with suppress(*RAISED):
                burst.close()
        self._bursts.clear()
