"""Faults beyond the room of a small table, the range of a signed number, or the first calls."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import FencedExecutionInfo, FencedResult
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory, Pool
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.buffers import BufferOwner, Buffers, DeviceBuffer
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


@fault("fenced.waits_for_every_fence")
class WaitsForFourFences(ReferencePreparedModel):
    """An execution waits for the first four of its fences."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        for fence in wait_for[4:]:
            os.close(fence)
        return super().launch_fenced(execution, wait_for[:4])


@fault("fenced.says_that_it_is_not_over")
class ForgetsAfterThreeAnswers(FencedExecution):
    """The callback of an execution that is over answers three times, and then as if it was not."""

    answers = 0

    def info(self) -> FencedExecutionInfo:
        info = super().info()
        self.answers += info.status != ErrorStatus.GENERAL_FAILURE
        return info if self.answers <= 3 else FencedExecutionInfo(ErrorStatus.GENERAL_FAILURE)


@fault("deadlines.takes_a_far_deadline")
class SignedDeadlines(ReferencePreparedModel):
    """A deadline of 64 bits is read as a signed number: the largest ones have passed."""

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        passed = deadline is not None and deadline >= 2**63
        return super().limits(1 if passed else deadline, loop_timeout)


class _TableOf64(Buffers):
    """Buffers of which a request finds the last one with the same lowest six bits of its token."""

    def find(self, owner: BufferOwner, token: int) -> DeviceBuffer | None:
        same = [each for each in list(self._alive) if each % 64 == token % 64]
        return super().find(owner, max(same, default=token))


@fault("alive.are_many_at_once")
class TokensOfSixBits(ReferenceDevice):
    """Requests find buffers by the lowest six bits of their tokens: another one, where many are alive."""

    buffer_table = _TableOf64


class _Counted(ReferencePreparedModel):
    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        device: ReferenceDevice = self.device  # type: ignore[assignment]
        if isinstance(device, CloseWaitsForFences):
            device.launched.append(execution)
        return super().launch_fenced(execution, wait_for)


@fault("endings.end_in_order", limit=3)
class CloseWaitsForFences(ReferenceDevice):
    """Closing the driver waits for the fences of all executions."""

    prepared_model = _Counted

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.launched: list[FencedExecution] = []

    def close(self) -> None:
        while any(each.info().status == ErrorStatus.GENERAL_FAILURE for each in self.launched):
            time.sleep(0.01)
        super().close()


@fault("tables.have_room")
class GraphsBeyond12Crash(ReferenceDevice):
    """Preparing a model with more than 12 graphs beside the main one crashes."""

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        if len(model.referenced) > 12:
            os.abort()
        return super()._prepare(model, checked, priority, limits)


@fault("requests.inputs_may_share_their_bytes")
class SameMemoryTwiceIsEmpty(ReferencePreparedModel):
    """A memory that a request lists a second time is mapped anew, and empty."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        seen, pools = set[int](), list[Pool]()
        for pool in request.pools:
            again = isinstance(pool, Memory) and pool.identity in seen
            if isinstance(pool, Memory):
                seen.add(pool.identity)
                pools.append(Memory.create(pool.size) if again else pool)
            else:
                pools.append(pool)
        return super().run(replace(request, pools=tuple(pools)), measure, limits)


@fault("concurrency.keeps_nothing_of")
class KeepsPoolsOfModels(ReferenceDevice):
    """A descriptor of each model with constants in pools stays open."""

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        if model.pools:
            os.dup(model.pools[0].fd)
        return super()._prepare(model, checked, priority, limits)
