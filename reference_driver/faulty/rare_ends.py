"""Faults of drivers that give back what a call holds only where it ends as most do.

Each keeps a descriptor, a thread or some memory of a call that ends otherwise, or that its client gives up.
"""

from __future__ import annotations

import mmap
import os
import threading
import time
from collections.abc import Sequence
from typing import Any, ClassVar

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.fences import FenceState
from nnconform.harness.driver.interface import Buffer, FencedExecutionInfo, PreparedModel
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.caching import CacheFileSet
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import FromCache, ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel
from nnconform.reference_driver.reusable import ReferenceExecution

_CHECK = "rare_ends.give_everything_back"
# Seconds for which a timer waits for a deadline that is far.
_LONGEST = 3600.0
# Bytes of what a compiler keeps of a model.
_DRAFT = 8192


@fault(options={f"status={status}": [_CHECK] for status in ("OUTPUT_INSUFFICIENT_SIZE", "MISSED_DEADLINE_TRANSIENT")})
class FailureKeepsTheMemories(ReferencePreparedModel):
    """An execution that ends with one status keeps descriptors of its memories."""

    status: str

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status == ErrorStatus[self.status]:
            for pool in request.pools:
                if isinstance(pool, Memory):
                    os.dup(pool.fd)
        return result


@fault(_CHECK)
class DeadlineKeepsItsWatch(ReferencePreparedModel):
    """The thread that watches the deadline of an execution waits for it, though the execution is over."""

    def check_time(self, limits: Limits) -> ErrorStatus:
        status = super().check_time(limits)
        if status == ErrorStatus.NONE and limits.deadline is not None:
            seconds = (limits.deadline - time.monotonic_ns()) / 1e9
            watch = threading.Timer(min(max(0.0, seconds), _LONGEST), lambda: None)
            watch.daemon = True
            watch.start()
        return status


@fault(options={f"state={state}": [_CHECK] for state in ("FAILED", "PENDING")})
class FenceIsKept(ReferencePreparedModel):
    """A fenced execution that never begins keeps a descriptor: its fence has failed, or its deadline passed."""

    state: str

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        if state is FenceState[self.state]:
            os.eventfd(0)
        super().fences_ended(execution, state)


_UNASKED: set[FencedExecution] = set()


@fault(_CHECK)
class CallbackIsKeptUntilAsked(FencedExecution):
    """The result of a fenced execution is kept, with the request, until the client asks for it."""

    def end(self, info: FencedExecutionInfo) -> None:
        _UNASKED.add(self)
        super().end(info)

    def info(self) -> FencedExecutionInfo:
        _UNASKED.discard(self)
        return super().info()


@fault(_CHECK)
class UnusedBurstIsKept(ReferenceBurst):
    """A burst opens a descriptor that its first request closes."""

    def __init__(self, prepared: PreparedModel) -> None:
        super().__init__(prepared)
        self.first: list[int] = [os.eventfd(0)]

    def execute_synchronously(self, *arguments: Any, **more: Any) -> ExecutionResult:
        while self.first:
            os.close(self.first.pop())
        return super().execute_synchronously(*arguments, **more)


@fault(_CHECK, hal=HalVersion.AIDL4)
class UnusedReusableIsKept(ReferenceExecution):
    """A reusable execution keeps its memories if it is closed before it was executed."""

    used = False

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        self.used = True
        return super().execute_synchronously(deadline)

    def close(self) -> None:
        if not self.used:
            for pool in self.request.pools:
                if isinstance(pool, Memory):
                    os.dup(pool.fd)
        super().close()


@fault(_CHECK)
class EmptyBufferIsKept(DeviceBuffer):
    """A buffer that is closed without a content keeps a descriptor."""

    def close(self) -> None:
        if self.content is None:
            os.eventfd(0)
        super().close()


@fault(_CHECK)
class LateModelIsKept(ReferenceDevice):
    """A preparation whose deadline has passed keeps what it has drafted."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.drafts: list[bytes] = []

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        if status == ErrorStatus.MISSED_DEADLINE_PERSISTENT:
            self.drafts.append(os.urandom(_DRAFT))
        return status, checked


@fault(_CHECK)
class RefusedCacheIsKept(ReferenceDevice):
    """A preparation from cache files that it refuses keeps their descriptors."""

    def check_cache(self, files: CacheFileSet, limits: Limits) -> FromCache:
        own: Sequence[int] = [os.dup(each) for each in files.model]
        found = super().check_cache(files, limits)
        if found[1] is not None:
            for each in own:
                os.close(each)
        return found


@fault(_CHECK)
class OtherShapesKeepADescriptor(ReferencePreparedModel):
    """An execution whose inputs have other shapes than those of the one before it keeps a descriptor."""

    shapes: tuple[tuple[int, ...] | None, ...] = ()

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        shapes = tuple(None if each is None else each.shape for each in inputs)
        if self.shapes and shapes != self.shapes:
            os.eventfd(0)
        self.shapes = shapes
        return super().compute(inputs, limits)


@fault(_CHECK)
class IllegalValuesAreKept(ReferencePreparedModel):
    """An execution that fails for a value of its inputs keeps what it had allocated until then."""

    lost: ClassVar[list[bytes]] = []

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        try:
            return super().compute(inputs, limits)
        except ValidationError:
            self.lost.append(os.urandom(_DRAFT))
            raise


@fault(_CHECK)
class SlotsKeepTheirHandles(ReferenceBurst):
    """A burst takes a handle for each memory that it does not know by its slot, and gives none back with the slot."""

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        for _ in self.slots.unknown(slots):
            os.eventfd(0)
        return super().execute_synchronously(request, slots, *more)


# What is never unmapped.
_MAPPED: list[mmap.mmap] = []


def _map(memory: object) -> None:
    if isinstance(memory, Memory):
        _MAPPED.append(mmap.mmap(memory.fd, memory.size, prot=mmap.PROT_READ))


@fault(_CHECK)
class RefusedRequestsStayMapped(ReferencePreparedModel):
    """The memories of a request are mapped before it is looked at, and stay so if it is refused."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        if status != ErrorStatus.NONE:
            for pool in request.pools:
                _map(pool)
        return status


@fault(options={f"copy={copy}": [_CHECK] for copy in ("to", "from")})
class RefusedCopiesStayMapped(DeviceBuffer):
    """The memory of a copy to a buffer, or from it, that is refused stays mapped."""

    copy: str

    def copy_to(self, destination: Memory) -> ErrorStatus:
        status = super().copy_to(destination)
        if status != ErrorStatus.NONE and self.copy == "to":
            _map(destination)
        return status

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        status = super().copy_from(source, dimensions)
        if status != ErrorStatus.NONE and self.copy == "from":
            _map(source)
        return status


@fault(_CHECK)
class RefusedRolesAreKept(ReferenceDevice):
    """A buffer takes its handle before its roles are looked at, and keeps it if they are refused."""

    def allocate(self, *arguments: Any) -> tuple[ErrorStatus, Buffer | None, int]:
        answer = super().allocate(*arguments)
        if answer[1] is None:
            os.eventfd(0)
        return answer


@fault(_CHECK)
class QueriedModelStaysMapped(ReferenceDevice):
    """The pools of a model that the device was asked about stay mapped."""

    mapped: ClassVar[list[object]] = []

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        self.mapped.append(model.pools)
        return super().supported_operations(model)
