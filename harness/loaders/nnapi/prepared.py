"""A compilation of the library as a PreparedModel, with the library's four ways to execute."""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Callable, Sequence

from nnconform.harness.driver.fences import FenceState, Signal, state_of
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

    def __init__(self, compiled: Compiled, ref_count: RefCounted) -> None:
        self.compiled, self.ref_count = compiled, ref_count

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
        """Start an execution, and return the function that waits for its result.

        A support library has no such start: the returned function computes in this process's thread.
        """
        if self.compiled.library.is_support_library:
            return execution.compute
        self._start(execution, execution.start)
        return execution.wait

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        return self.run_execution(request, NnapiExecutionOptions(measure, deadline, loop_timeout), Execution.compute)

    def run_execution(
        self, request: Request, options: NnapiExecutionOptions, compute: Callable[[Execution], ExecutionResult]
    ) -> ExecutionResult:
        """Return the result of ``compute`` for an execution of ``request``."""
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
            self._start(execution, lambda: execution.start_fenced(wait_for, duration_after_fence))
        except Refusal as refusal:
            return FencedResult(refusal.status)
        finally:
            # The receiver of a fence owns it; the library has duplicated it.
            for fence in wait_for:
                os.close(fence)
        fence = execution.fence()
        # If the library's event is no fence, one of this process is signalled, or failed, in its stead.
        own = Signal() if fence < 0 else None
        returned_fence = fence if own is None else own.fence
        outcome = _FencedOutcome(os.dup(returned_fence))

        def finish() -> None:
            try:
                result = execution.wait()
                succeeded = result.status == ErrorStatus.NONE
                fenced = execution.timing(FENCED_DURATIONS) if succeeded else result.timing
                outcome.info = FencedExecutionInfo(result.status, result.timing, fenced)
            finally:
                self._end(execution)
                outcome.event.set()
                if own is not None:
                    (own.signal if outcome.info.status == ErrorStatus.NONE else own.fail)()

        threading.Thread(target=finish, daemon=True, name="nnapi fenced execution").start()
        return FencedResult(ErrorStatus.NONE, returned_fence, outcome)

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        try:
            self.ref_count.enter()
        except Refusal as refusal:
            return refusal.status, None
        try:
            address = self.compiled.library.create("ANeuralNetworksBurst_create", self.compiled.compilation)
        except Refusal as refusal:
            self.ref_count.leave()
            return refusal.status, None
        return ErrorStatus.NONE, NnapiBurst(self, address)

    def _begin(self, request: Request, options: NnapiExecutionOptions) -> Execution:
        """Return an execution, which keeps the compilation alive until ``_end``. Raises Refusal."""
        self.ref_count.enter()
        try:
            return Execution(self.compiled, request, options)
        except BaseException:
            self.ref_count.leave()
            raise

    def _start(self, execution: Execution, start: Callable[[], None]) -> None:
        """Start an execution, or free it. Raises Refusal."""
        try:
            start()
        except BaseException:
            self._end(execution)
            raise

    def _end(self, execution: Execution) -> None:
        execution.close()
        self.ref_count.leave()

    def close(self) -> None:
        self.ref_count.close()


class _FencedOutcome:
    """The outcome of a fenced execution; GENERAL_FAILURE while its ``fence``, which is closed with this, is pending."""

    def __init__(self, fence: int) -> None:
        self.event = threading.Event()
        self.info = FencedExecutionInfo(ErrorStatus.GENERAL_FAILURE)
        self._fence = fence
        weakref.finalize(self, os.close, fence)

    def __call__(self) -> FencedExecutionInfo:
        # The fence is signalled a moment before ``info`` is set.
        if state_of(self._fence) is not FenceState.PENDING:
            self.event.wait()
        return self.info


class NnapiBurst(Burst):
    """A burst of the library. The C API has no slots: the library caches what it needs with each memory."""

    def __init__(self, prepared: NnapiPreparedModel, address: int) -> None:
        self._prepared, self._address = prepared, address
        self._ref_count = RefCounted(self._free)

    def execute_synchronously(
        self,
        request: Request,
        slots: Sequence[int],
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        try:
            self._ref_count.enter()
        except Refusal as refusal:
            return ExecutionResult(refusal.status)
        options = NnapiExecutionOptions(measure, deadline, loop_timeout)
        try:
            return self._prepared.run_execution(
                request, options, lambda execution: execution.compute_in_burst(self._address)
            )
        finally:
            self._ref_count.leave()

    def free_memory(self, slot: int) -> ErrorStatus:
        return ErrorStatus.NONE if slot >= 0 else ErrorStatus.INVALID_ARGUMENT

    def close(self) -> None:
        self._ref_count.close()

    def _free(self) -> None:
        self._prepared.compiled.library.free("Burst", self._address)
        self._prepared.ref_count.leave()
