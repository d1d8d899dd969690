"""Faults of drivers that run out of memory, descriptors or threads."""

from __future__ import annotations

import itertools
import os
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import FencedExecutionInfo, FencedResult
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_CAUGHT = ("resources.outlives_a_lack",)
_EXHAUSTED = frozenset({ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT})


class _Exhausted(ReferencePreparedModel):
    """A prepared model with an answer of its own to an execution that gets no memory."""

    def answer(self, result: ExecutionResult) -> ExecutionResult:
        """Return the result of an execution that got no memory, from the right one."""
        raise NotImplementedError

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        return self.answer(result) if result.status in _EXHAUSTED else result


@fault(*_CAUGHT, level=Level.STRICT)
class DiesWithoutMemory(_Exhausted):
    """The process ends when an execution gets no memory."""

    def answer(self, result: ExecutionResult) -> ExecutionResult:
        os._exit(1)


@fault(*_CAUGHT)
class LackOfMemoryIsAnInvalidArgument(_Exhausted):
    """An execution that gets no memory is answered with INVALID_ARGUMENT."""

    def answer(self, result: ExecutionResult) -> ExecutionResult:
        return replace(result, status=ErrorStatus.INVALID_ARGUMENT)


@fault(*_CAUGHT)
class LackOfMemoryIsSuccess(ReferencePreparedModel):
    """An execution that gets no memory is answered with NONE, and writes no outputs."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        result = super().perform(request, measure, limits, began)
        return ExecutionResult(ErrorStatus.NONE) if result.status in _EXHAUSTED else result


class _OfHal12(ReferenceDevice):
    """The reference driver of HAL 1.2."""

    def __init__(self) -> None:
        super().__init__(hal="1.2")


class _RemembersExhaustion(ReferenceDevice):
    """A device that knows whether it has ever been out of memory."""

    exhausted = False


@fault(*_CAUGHT)
class StaysExhausted(_Exhausted):
    """Once an execution has got no memory, all later ones of any prepared model fail too."""

    device_type = _RemembersExhaustion

    def answer(self, result: ExecutionResult) -> ExecutionResult:
        assert isinstance(self.device, _RemembersExhaustion)
        self.device.exhausted = True
        return result

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if isinstance(self.device, _RemembersExhaustion) and self.device.exhausted:
            return ExecutionResult(ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT)
        return super().run(request, measure, limits)


@fault("resources.outlives_a_lack")
class ModelStaysExhausted(_Exhausted):
    """Once an execution has got no memory, all later ones of its prepared model fail too."""

    exhausted = False

    def answer(self, result: ExecutionResult) -> ExecutionResult:
        self.exhausted = True
        return result

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if self.exhausted:
            return ExecutionResult(ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT)
        return super().run(request, measure, limits)


@fault(*_CAUGHT)
class RaisesWithoutDescriptors(ReferenceDevice):
    """A preparation that gets no descriptor raises an exception."""

    def prepare_model(self, model: Model, *arguments: Any, **more: Any) -> ErrorStatus:
        os.close(os.dup(0))
        return super().prepare_model(model, *arguments, **more)


@fault(*_CAUGHT)
class ConstantsOfNothing(ReferenceDevice):
    """A preparation that gets no descriptors for copies of the client's memories takes zeros for all constants."""

    def own(self, model: Model) -> Model:
        try:
            return super().own(model)
        except OSError:
            size = max(pool.size for pool in model.pools)
            return replace(model, pools=tuple(_Zeros(size) for _ in model.pools))


class _Zeros(Memory):
    """A memory of zeros that has no descriptor."""

    def __init__(self, size: int) -> None:
        self.fd, self.size, self.offset, self.protection, self.identity = -1, size, 0, 0, 0

    def view(self) -> memoryview:
        return memoryview(bytes(self.size))


@fault(*_CAUGHT)
class FenceOfNothing(ReferencePreparedModel):
    """A fenced execution that gets no descriptor for its fence claims to be done, and is not executed."""

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        result = super().execute_fenced(request, wait_for, measure, deadline, loop_timeout, duration_after_fence)
        if result.status in _EXHAUSTED:
            return FencedResult(ErrorStatus.NONE, -1, lambda: FencedExecutionInfo(ErrorStatus.NONE))
        return result


# The C library keeps the stacks of ended threads for new ones: each thread here has a larger stack than all before it.
_PAGE = 4096
_STACKS = itertools.count(16 << 20, _PAGE)


@fault(*_CAUGHT, limit=3)
class WaitsForAThread(ReferencePreparedModel):
    """An asynchronous execution runs on a thread of its own; if there is none, the callback is never called."""

    def launch(self, work: Callable[[], None], limits: Limits, missed: Callable[[], None]) -> bool:
        before = threading.stack_size(next(_STACKS))
        try:
            with suppress(RuntimeError):
                threading.Thread(target=work, daemon=True).start()
        finally:
            threading.stack_size(before)
        return True


@fault(*_CAUGHT)
class StatusOfALaterVersion(ReferencePreparedModel):
    """A driver of HAL 1.2 answers an execution that gets no memory with a status that came with HAL 1.3."""

    device_type = _OfHal12

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        try:
            exchange = self.exchange(self, request)
            self.compute(exchange.read(), limits)
        except MemoryError:
            return ExecutionResult(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT)
        return super().perform(request, measure, limits, began)
