"""Faults of bursts, reusable executions and prepared models in which an execution, by what it was given or how it
ended, has an effect on the next.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import FencedExecutionInfo, FencedResult
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.memory import Pool
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, Request
from nnconform.reference_driver.bursts import BurstQueues, ReferenceBurst
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel
from nnconform.reference_driver.reusable import ReferenceExecution

_BURST, _CHANNEL = "burst.has_each_execution_for_itself", "burst_channel.has_each_request_for_itself"
_SLOTS, _REUSABLE = "burst_channel.goes_by_the_slot", "reusable.outlives_its_failures"
_NONE = ErrorStatus.NONE


@fault(_BURST)
class RoomIsMissedAgain(ReferenceBurst):
    """The execution of a burst after one without room for an output has the result of that one."""

    last: ExecutionResult | None = None

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        last, self.last = self.last, None
        if last is not None:
            return last
        result = super().execute_synchronously(request, slots, *more)
        if result.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            self.last = result
        return result


@fault(_BURST, "burst.outlives_a_refusal", "burst.refuses_wrong_slots")
class ErrorsStay(ReferenceBurst):
    """Once an execution of a burst has failed, for another reason than want of room, none there succeeds any more."""

    error: ErrorStatus | None = None

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        result = super().execute_synchronously(request, slots, *more)
        if self.error is not None and result.status == _NONE:
            return ExecutionResult(self.error)
        if result.status not in (_NONE, ErrorStatus.OUTPUT_INSUFFICIENT_SIZE):
            self.error = result.status
        return result


@fault(options={f"kept={kept}": [_BURST] for kept in ("measure", "deadline", "loop_timeout")}, hal=HalVersion.AIDL4)
class ArgumentsStay(ReferenceBurst):
    """An argument that one execution of a burst was given is that of those after it too, if they give none."""

    kept: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.last: object = None

    def execute_synchronously(
        self,
        request: Request,
        slots: Sequence[int],
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        given: dict[str, Any] = {"measure": measure or None, "deadline": deadline, "loop_timeout": loop_timeout}
        if given[self.kept] is not None:
            self.last = given[self.kept]
        given[self.kept] = self.last
        given["measure"] = given["measure"] or MeasureTiming.NO
        return super().execute_synchronously(request, slots, **given)


@fault(_CHANNEL, "burst_channel.fails_without_a_memory", "burst_channel.refuses_broken_packets")
class AnswersLag(BurstQueues):
    """Once a request did not succeed, each later packet gets the answer of the one before it."""

    last: ExecutionResult | None = None
    lags = False

    def answer(self, packet: bytes) -> ExecutionResult:
        result = super().answer(packet)
        last, self.last = self.last, result
        self.lags |= result.status != _NONE
        return last if self.lags and last is not None else result


@fault(_CHANNEL, "burst_channel.measures_when_asked")
class TimesStay(BurstQueues):
    """A result has the times of the last request that was measured."""

    timing = NO_TIMING

    def answer(self, packet: bytes) -> ExecutionResult:
        result = super().answer(packet)
        self.timing = result.timing if result.timing != NO_TIMING else self.timing
        return replace(result, timing=self.timing) if result.status == _NONE else result


class _SortedSlots(BurstQueues):
    """A channel that finds memories in another order than that of the packet."""

    def order(self, slots: Sequence[int]) -> list[int]:
        """Return the slots in the order of the memories."""
        raise NotImplementedError

    def find_pools(self, slots: Sequence[int]) -> tuple[ErrorStatus, tuple[Pool, ...]]:
        return super().find_pools(self.order(slots))


@fault(_SLOTS)
class MemoriesInOrderOfSlots(_SortedSlots):
    """The memories of a request are taken in the order of their slots' numbers."""

    def order(self, slots: Sequence[int]) -> list[int]:
        return sorted(slots)


@fault(_SLOTS, "burst_channel.fails_without_a_memory")
class NewMemoriesComeFirst(_SortedSlots):
    """The memories that the driver has to ask for come before those that it knows."""

    def order(self, slots: Sequence[int]) -> list[int]:
        unknown = self.slots.unknown(slots)
        return [*unknown, *(slot for slot in slots if slot not in unknown)]


@fault(
    options={"way=synchronous": [_REUSABLE, "reusable.has_a_deadline_each_time"], "way=fenced": [_REUSABLE]},
    hal=HalVersion.AIDL4,
)
class FailsOnceMore(ReferenceExecution):
    """The synchronous execution of a reusable one after one that failed, in either way, fails with the same status."""

    way: str
    error: ErrorStatus | None = None

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        error, self.error = self.error, None
        if error is not None:
            return ExecutionResult(error)
        result = super().execute_synchronously(deadline)
        if self.way == "synchronous" and result.status != _NONE:
            self.error = result.status
        return result

    def execute_fenced(self, *arguments: Any, **more: Any) -> FencedResult:
        result = super().execute_fenced(*arguments, **more)
        told = result.callback
        if self.way != "fenced" or told is None:
            return result

        def tell() -> FencedExecutionInfo:
            info = told()
            if info.status != _NONE:
                self.error = info.status
            return info

        return replace(result, callback=tell)


@fault(_REUSABLE, hal=HalVersion.AIDL4)
class MetDeadlineStays(ReferenceExecution):
    """A reusable execution has the last deadline that one of its executions was given."""

    deadline: int | None = None

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        # One that has passed is not kept: it is refused at once.
        if deadline is not None and deadline > time.monotonic_ns():
            self.deadline = deadline
        return super().execute_synchronously(self.deadline if deadline is None else deadline)


@fault("deadlines.ends_with_its_execution")
class WatchStaysArmed(ReferencePreparedModel):
    """What watches the deadline of an execution goes on when that has ended, and aborts the one that runs then."""

    armed: ClassVar[list[int]] = []

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        begun = time.monotonic_ns()
        result = super().perform(request, measure, limits, began)
        now = time.monotonic_ns()
        hit = any(begun < deadline <= now for deadline in self.armed)
        self.armed[:] = [deadline for deadline in self.armed if deadline > now]
        if limits.deadline is not None:
            self.armed.append(limits.deadline)
        elif hit:
            return self.missed(request)
        return result
