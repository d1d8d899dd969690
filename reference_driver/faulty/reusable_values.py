"""Faults of reusable executions that keep what an earlier one read, or found out."""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import (
    ExecutionConfig,
    FencedCallback,
    FencedExecutionInfo,
    FencedResult,
    PreparedModel,
)
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion
from nnconform.harness.model.memory import BufferToken
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, OutputShape, Request
from nnconform.reference_driver.fenced import close_fences
from nnconform.reference_driver.reusable import ReferenceExecution

_NEW = HalVersion.AIDL4
_END, _PLACES = "reusable_values.end_anew_each_time", "reusable_values.have_places_of_their_own"
_TOLD = "reusable_values.tell_the_end_of_each_run"
# A deadline that was never ahead of anything.
_LONG_AGO = 1000
_EXTENTS = "reusable_values.have_the_extents_of_each_run"


@fault("reusable_values.read_buffers_anew", hal=_NEW)
class KeepsTheContentOfBuffers(ReferenceExecution):
    """A reusable execution with an input in a buffer gives the outputs of its first execution each time."""

    first: list[bytes] | None = None

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        result = super().execute_synchronously(deadline)
        if result.status != ErrorStatus.NONE or not self._reads_buffers():
            return result
        memories = [pool for pool in self.request.pools if not isinstance(pool, BufferToken)]
        if self.first is None:
            self.first = [bytes(each.view()) for each in memories]
        for each, content in zip(memories, self.first, strict=True):
            each.view()[:] = content
        return result

    def _reads_buffers(self) -> bool:
        pools = self.request.pools
        return any(isinstance(pools[each.location.pool_index], BufferToken) for each in self.request.inputs)


@fault(_EXTENTS, hal=_NEW)
class RemembersTooLittleRoom(ReferenceExecution):
    """A reusable execution that had too little room once says so each time after it."""

    short: ExecutionResult | None = None

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        result = self.short or super().execute_synchronously(deadline)
        if result.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            self.short = result
        return result


@fault(_EXTENTS, hal=_NEW)
class TellsItsFirstShapes(ReferenceExecution):
    """A reusable execution tells the shapes that its outputs had the first time."""

    def __init__(self, prepared: PreparedModel, request: Request, config: ExecutionConfig) -> None:
        super().__init__(prepared, request, config)
        self.first: tuple[OutputShape, ...] = ()

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        result = super().execute_synchronously(deadline)
        if result.status == ErrorStatus.NONE:
            self.first = self.first or result.output_shapes
            return replace(result, output_shapes=self.first)
        return result


@fault(_END, hal=_NEW)
class StaysAborted(ReferenceExecution):
    """A reusable execution that was aborted for a limit of time is aborted for good, until one is refused."""

    aborted: ErrorStatus | None = None

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        if self.aborted is not None:
            return ExecutionResult(self.aborted)
        result = super().execute_synchronously(deadline)
        if result.status in MISSED_DEADLINE and deadline is not None and deadline > _LONG_AGO:
            self.aborted = result.status
        return result


@fault(options={f"of={of}": [_PLACES] for of in ("inputs", "outputs")}, hal=_NEW)
class PlacesOfTheLast(ReferenceExecution):
    """Reusable executions of one model in the same memories have the inputs, or the outputs, where the last that was
    created has them.
    """

    of: str

    def __init__(self, prepared: PreparedModel, request: Request, config: ExecutionConfig) -> None:
        super().__init__(prepared, request, config)
        self._last()[self._pools()] = request

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        last = self._last()[self._pools()]
        if self.of == "inputs":
            self.request = replace(self.request, inputs=last.inputs)
        else:
            self.request = replace(self.request, outputs=last.outputs)
        return super().execute_synchronously(deadline)

    def _pools(self) -> tuple[int, ...]:
        return tuple(map(id, self.request.pools))

    def _last(self) -> dict[tuple[int, ...], Request]:
        last: dict[tuple[int, ...], Request]
        last = vars(self.prepared).setdefault("last_of_pools", {})
        return last


@fault(_TOLD, hal=_NEW)
class OneCallback(ReferenceExecution):
    """The callbacks of a reusable execution's fenced executions tell how the last one ended, once it has."""

    last: FencedCallback | None = None

    def execute_fenced(self, wait_for: Sequence[int] = (), *limits: int | None) -> FencedResult:
        result = super().execute_fenced(wait_for, *limits)
        if result.callback is None:
            return result
        self.last = result.callback
        return replace(result, callback=self._tell)

    def _tell(self) -> FencedExecutionInfo:
        return FencedExecutionInfo(ErrorStatus.GENERAL_FAILURE) if self.last is None else self.last()


@fault("reusable_values.take_no_time_before_they_begin", hal=_NEW)
class TimesFromTheCreation(ReferenceExecution):
    """The times of an execution run from when the reusable execution was created."""

    def __init__(self, prepared: PreparedModel, request: Request, config: ExecutionConfig) -> None:
        super().__init__(prepared, request, config)
        self.created = time.monotonic_ns()

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        result = super().execute_synchronously(deadline)
        if result.timing == NO_TIMING:
            return result
        since = (time.monotonic_ns() - self.created) // 1000
        return replace(result, timing=replace(result.timing, time_in_driver=since))


@fault(options={f"way={way}": ["lives.serve_any_number_of_executions"] for way in ("synchronous", "fenced")}, hal=_NEW)
class HandlesRunOut(ReferenceExecution):
    """A reusable execution has handles for 1,024 executions of one way, and fails when these are used up."""

    way: str
    used = 0

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        self.used += self.way == "synchronous"
        if self.used > 1024:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().execute_synchronously(deadline)

    def execute_fenced(self, wait_for: Sequence[int] = (), *limits: int | None) -> FencedResult:
        self.used += self.way == "fenced"
        if self.used > 1024:
            close_fences(wait_for)
            return FencedResult(ErrorStatus.GENERAL_FAILURE)
        return super().execute_fenced(wait_for, *limits)
