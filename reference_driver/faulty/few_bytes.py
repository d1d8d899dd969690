"""Faults that lose some dozens of bytes with each call of one kind: leaks that show after thousands of calls."""

from __future__ import annotations

import os
from typing import Any

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import Buffer, Burst, BurstContext
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, MeasureTiming
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import BufferToken
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.caching import Caching
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import FromCache, ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

LEAKS = "slow-leaks"
# Bytes lost with each call; the kinds of calls.
_KEPT = (64, 300, 1000)
_OFTEN = ("query", "refused_query", "preparation", "execution", "refused_request", "burst", "buffer")
_RARELY = ("too_little_room", "late_execution", "late_preparation", "timed", "cache", "load", "refused_buffer", "token")


@fault(
    command="stress",
    options={f"of={of}&kept={kept}": {LEAKS: "FAILURE leaked memory"} for of in (*_OFTEN, *_RARELY) for kept in _KEPT},
)
class LosesAFewBytes(ReferenceDevice):
    """Each call of one kind loses so many bytes."""

    of: str
    kept: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.lost: list[bytes] = []
        self.prepared_model = _Losing

    def lose(self, of: str) -> None:
        """Lose the bytes of a call of this kind."""
        if of == self.of:
            self.lost.append(os.urandom(int(self.kept)))

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        result = super().supported_operations(model)
        self.lose("query" if result[0] == ErrorStatus.NONE else "refused_query")
        return result

    def allocate(self, *arguments: Any, **more: Any) -> tuple[ErrorStatus, Buffer | None, int]:
        result = super().allocate(*arguments, **more)
        self.lose("buffer" if result[0] == ErrorStatus.NONE else "refused_buffer")
        return result

    def check_preparation(self, model: Model, *arguments: Any) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        result = super().check_preparation(model, *arguments)
        if result[0] in MISSED_DEADLINE:
            self.lose("late_preparation")
        return result

    def check_cache(self, *arguments: Any) -> FromCache:
        self.lose("load")
        return super().check_cache(*arguments)

    def cache(self) -> Caching:
        self.lose("cache")
        return super().cache()


class _Losing(ReferencePreparedModel):
    """A prepared model that tells its device of each call."""

    device: LosesAFewBytes

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.device.lose("preparation")

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        self.device.lose("execution" if status == ErrorStatus.NONE else "refused_request")
        if measure == MeasureTiming.YES:
            self.device.lose("timed")
        if any(isinstance(pool, BufferToken) for pool in request.pools):
            self.device.lose("token")
        return status

    def check_time(self, limits: Limits) -> ErrorStatus:
        status = super().check_time(limits)
        if status in MISSED_DEADLINE:
            self.device.lose("late_execution")
        return status

    def perform(self, *arguments: Any) -> ExecutionResult:
        result = super().perform(*arguments)
        if result.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            self.device.lose("too_little_room")
        return result

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        self.device.lose("burst")
        return super().configure_execution_burst()

    def configure_burst_channel(self, *arguments: Any) -> tuple[ErrorStatus, BurstContext | None]:
        self.device.lose("burst")
        return super().configure_burst_channel(*arguments)
