"""Faults of drivers that keep what a client gives up, asks for in vain, or needs for once in a way of its own.

Each keeps a descriptor, a thread or some memory of one kind of call.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from typing import Any, ClassVar

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.fences import FenceState
from nnconform.harness.model.codes import ErrorStatus, Priority
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.buffers import DeviceBuffer, Exchange
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.fences import FenceWatcher, Ready
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.prepared_model import ClientDevice, ReferencePreparedModel

_CHECK = "rare_ends.give_everything_back"
# Pools of which a request may have more than a driver has handles at hand.
_HANDLES = 4
# Bytes of the scratch memory of an execution.
_SCRATCH = 16384


@fault(options={f"of={copy}": [_CHECK] for copy in ("copy_to", "copy_from")})
class RefusedCopyIsKept(DeviceBuffer):
    """A copy to or from a buffer that is refused keeps a descriptor of its memory."""

    of: str

    def copy_to(self, destination: Memory) -> ErrorStatus:
        return self._keep("copy_to", destination, super().copy_to(destination))

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        return self._keep("copy_from", source, super().copy_from(source, dimensions))

    def _keep(self, copy: str, memory: Memory, status: ErrorStatus) -> ErrorStatus:
        if copy == self.of and status != ErrorStatus.NONE:
            os.dup(memory.fd)
        return status


@fault(_CHECK)
class FreeingNothingIsKept(ReferenceBurst):
    """Freeing a slot that is free already keeps a descriptor."""

    def free_memory(self, slot: int) -> ErrorStatus:
        if self.slots.get(slot) is None:
            os.eventfd(0)
        return super().free_memory(slot)


@fault(_CHECK)
class ModelClosedUnderWayIsKept(ReferencePreparedModel):
    """A prepared model that is closed while executions of it wait for fences keeps its scratch memory."""

    lost: ClassVar[list[bytes]] = []
    waiting = 0

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> Any:
        self.waiting += bool(wait_for)
        return super().launch_fenced(execution, wait_for)

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        self.waiting -= 1
        super().fences_ended(execution, state)

    def close(self) -> None:
        if self.waiting > 0:
            self.lost.append(os.urandom(_SCRATCH))
        super().close()


class _Watcher(FenceWatcher):
    """Keeps a descriptor of each wait that the end of its client ends."""

    def when(self, fences: Sequence[int], deadline: int | None, ready: Ready) -> None:
        def ended(state: FenceState) -> None:
            if self._closed:
                os.eventfd(0)
            ready(state)

        super().when(fences, deadline, ended)


@fault(_CHECK)
class WaitsOfAClientThatLeavesAreKept(ReferenceDevice):
    """A client that leaves while executions of it wait for fences leaves a descriptor of each behind."""

    def _begin(self) -> None:
        super()._begin()
        self.fences.stop()
        self.fences = _Watcher()


@fault(_CHECK)
class ManyPoolsKeepOne(ReferencePreparedModel):
    """An execution of a request with more pools than the driver has handles at hand keeps a descriptor."""

    def run(self, request: Request, *more: Any) -> ExecutionResult:
        if len(request.pools) > _HANDLES:
            os.eventfd(0)
        return super().run(request, *more)


@fault(options={f"priority={priority}": [_CHECK] for priority in ("LOW", "HIGH")})
class PriorityKeepsAThread(ReferencePreparedModel):
    """A prepared model of one priority has a thread of its own, which does not end with it."""

    def __init__(
        self, device: ClientDevice, model: Any, program: Program, priority: Priority = Priority.MEDIUM
    ) -> None:
        own = Priority[str(self.priority)]
        super().__init__(device, model, program, priority)
        if priority == own:
            threading.Thread(target=threading.Event().wait, daemon=True).start()


@fault(_CHECK)
class OmittedInputIsKept(ReferencePreparedModel):
    """An execution with an input that the request leaves out keeps what stands for it."""

    lost: ClassVar[list[bytes]] = []

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if any(each is None for each in inputs):
            self.lost.append(os.urandom(_SCRATCH))
        return super().compute(inputs, limits)


@fault(_CHECK)
class SpoiledBufferIsKept(Exchange):
    """An output buffer of an execution that fails keeps a descriptor."""

    def fail(self) -> None:
        if self.buffers:
            os.eventfd(0)
        super().fail()
