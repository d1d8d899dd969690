"""A compilation of the library as a PreparedModel, in the library's four ways to execute."""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Callable, Sequence

from nnconform.harness.driver.fences import FenceState, state_of
from nnconform.harness.driver.interface import (
    Burst,
    ExecutionCallback,
    FencedExecutionInfo,
    FencedResult,
    PreparedModel,
)
from nnconform.harness.loaders.nnapi.codes import FENCED_DURATIONS, Refusal
from nnconform.harness.loaders.nnapi.execution import Compiled, Execution, NnapiExecutionOptions
from nnconform.harness.loaders.nnapi.ref_counted import RefCounted
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request


class NnapiPreparedModel(PreparedModel):
    """A compilation. It is freed once the prepared model is closed and no execution or burst uses it."""

    def __init__(self, compiled: Compiled, held: RefCounted) -> None:
        self.compiled, self.held = compiled, held

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        try:
            execution = self._begin(request, NnapiExecutionOptions(measure, deadline, loop_timeout))
            wait = self._launch(execution)
        except Refusal as refusal:
            callback(ExecutionResult(refusal.status))
            return refusal.status

        def finish() -> None:
            try:
                result = wait()
            finally:
                self._end(execution)
            callback(result)

        threading.Thread(target=finish, daemon=True, name="nnapi execution").start()
        return ErrorStatus.NONE

    def _launch(self, execution: Execution) -> Callable[[], ExecutionResult]:
        """Start an execution; what waits for its result. A support library has no start: it computes in our thread."""
        if self.compiled.library.is_support_library:
            return execution.compute
        self._started(execution, execution.start)
        return execution.wait

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        return self.computed(request, NnapiExecutionOptions(measure, deadline, loop_timeout), Execution.compute)

    def computed(
        self, request: Request, options: NnapiExecutionOptions, compute: Callable[[Execution], ExecutionResult]
    ) -> ExecutionResult:
        """What ``compute`` makes of an execution of ``request``."""
        try:
            execution = self._begin(request, options)
        except Refusal as refusal:
            return ExecutionResult(refusal.status)
        try:
            return compute(execution)
        finally:
            self._end(execution)

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        try:
            execution = self._begin(request, NnapiExecutionOptions(measure, deadline, loop_timeout))
            self._started(execution, lambda: execution.start_fenced(wait_for, duration_after_fence))
        except Refusal as refusal:
            return FencedResult(refusal.status)
        finally:
            # Whoever receives a fence owns it; the library has its own.
            for fence in wait_for:
                os.close(fence)
        fence = execution.fence()
        # Where the library's event is no fence, one of ours is signalled in its stead.
        ours = os.eventfd(0, os.EFD_CLOEXEC) if fence < 0 else -1
        answer = os.dup(ours) if fence < 0 else fence
        ended = _Ended(os.dup(answer))

        def finish() -> None:
            try:
                result = execution.wait()
                done = result.status == ErrorStatus.NONE
                fenced = execution.timing(FENCED_DURATIONS) if done else result.timing
                ended.info = FencedExecutionInfo(result.status, result.timing, fenced)
            finally:
                self._end(execution)
                ended.event.set()
                if ours >= 0:
                    os.eventfd_write(ours, 1)
                    os.close(ours)

        threading.Thread(target=finish, daemon=True, name="nnapi fenced execution").start()
        return FencedResult(ErrorStatus.NONE, answer, ended)

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        try:
            self.held.enter()
        except Refusal as refusal:
            return refusal.status, None
        try:
            address = self.compiled.library.create("ANeuralNetworksBurst_create", self.compiled.compilation)
        except Refusal as refusal:
            self.held.leave()
            return refusal.status, None
        return ErrorStatus.NONE, NnapiBurst(self, address)

    def _begin(self, request: Request, options: NnapiExecutionOptions) -> Execution:
        """An execution, which holds the compilation until ``_end``. Raises Refusal."""
        self.held.enter()
        try:
            return Execution(self.compiled, request, options)
        except BaseException:
            self.held.leave()
            raise

    def _started(self, execution: Execution, start: Callable[[], None]) -> None:
        """Start an execution, or end it. Raises Refusal."""
        try:
            start()
        except BaseException:
            self._end(execution)
            raise

    def _end(self, execution: Execution) -> None:
        execution.close()
        self.held.leave()

    def close(self) -> None:
        self.held.close()


class _Ended:
    """What a fenced execution came to; GENERAL_FAILURE while its ``fence``, which is closed with this, is pending."""

    def __init__(self, fence: int) -> None:
        self.event = threading.Event()
        self.info = FencedExecutionInfo(ErrorStatus.GENERAL_FAILURE)
        self._fence = fence
        weakref.finalize(self, os.close, fence)

    def __call__(self) -> FencedExecutionInfo:
        # The fence is signalled a moment before we hear of it.
        if state_of(self._fence) is not FenceState.PENDING:
            self.event.wait()
        return self.info


class NnapiBurst(Burst):
    """A burst of the library. The C API has no slots: the library keeps what it knows of a memory with the memory."""

    def __init__(self, prepared: NnapiPreparedModel, address: int) -> None:
        self._prepared, self._address = prepared, address
        self._held = RefCounted(self._free)

    def execute_synchronously(
        self, request: Request, slots: Sequence[int], measure: MeasureTiming = MeasureTiming.NO
    ) -> ExecutionResult:
        try:
            self._held.enter()
        except Refusal as refusal:
            return ExecutionResult(refusal.status)
        try:
            return self._prepared.computed(
                request, NnapiExecutionOptions(measure), lambda execution: execution.compute_in_burst(self._address)
            )
        finally:
            self._held.leave()

    def free_memory(self, slot: int) -> ErrorStatus:
        return ErrorStatus.NONE if slot >= 0 else ErrorStatus.INVALID_ARGUMENT

    def close(self) -> None:
        self._held.close()

    def _free(self) -> None:
        self._prepared.compiled.library.free("Burst", self._address)
        self._prepared.held.leave()
