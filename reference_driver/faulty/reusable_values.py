"""Faults of reusable executions that keep what an earlier one read, or found out."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import ExecutionConfig, PreparedModel
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.memory import BufferToken
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request
from nnconform.reference_driver.reusable import ReferenceExecution

_NEW = HalVersion.AIDL4
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
