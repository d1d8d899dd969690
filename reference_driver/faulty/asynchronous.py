"""Faults of asynchronous executions and their callbacks."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.faulty._sleeping_loops import SleepingLoops
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class OtherCallback(ReferencePreparedModel):
    """A prepared model whose asynchronous executions call ``call_back`` instead of the client's callback."""

    def call_back(self, callback: ExecutionCallback, result: ExecutionResult) -> None:
        """Call the callback."""
        callback(result)

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        def called(result: ExecutionResult) -> None:
            self.call_back(callback, result)

        return super().execute(request, measure, deadline, loop_timeout, called)


@fault(
    "asynchronous.calls_back_once",
    "asynchronous.calls_back_each",
    "asynchronous.calls_back_once_when_it_refuses",
    "asynchronous.closing_leaves_what_waits",
    "asynchronous.many_may_wait",
    may_be_caught_by=("asynchronous.calls_back_once_when_it_fails",),
)
class CallbackAgain(OtherCallback):
    """An execution's callback is called again when the next execution ends."""

    last: tuple[ExecutionCallback, ExecutionResult] | None = None

    def call_back(self, callback: ExecutionCallback, result: ExecutionResult) -> None:
        last, self.last = self.last, (callback, result)
        if last:
            last[0](last[1])
        callback(result)


@fault(
    "asynchronous.calls_back_once_when_it_fails",
    # Where the second call comes before the check has looked.
    may_be_caught_by=("asynchronous.returns_before_it_is_done", "asynchronous.tells_what_a_synchronous_one_does"),
)
class FailureCalledBackTwice(OtherCallback):
    """An execution that fails while it runs calls back, and its clean-up does so again a moment later."""

    def call_back(self, callback: ExecutionCallback, result: ExecutionResult) -> None:
        callback(result)
        if result.status not in (ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT):
            threading.Timer(0.005, callback, (result,)).start()


@fault("asynchronous.calls_back_once_when_it_fails")
class UninitialisedCalledBackTwice(OtherCallback):
    """An execution that reads a buffer without content calls back from where that is found and at its end."""

    def call_back(self, callback: ExecutionCallback, result: ExecutionResult) -> None:
        callback(result)
        if result.status == ErrorStatus.GENERAL_FAILURE:
            callback(result)


@fault(
    "asynchronous.calls_back_once_when_it_fails",
    "asynchronous.tells_what_a_synchronous_one_does",
    "asynchronous.returns_before_it_is_done",
    limit=3,
)
class FailureNotCalledBack(ReferencePreparedModel):
    """The callback of an execution that fails while it runs is never called."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        valid = self.check(request, measure) == ErrorStatus.NONE

        def called(result: ExecutionResult) -> None:
            if result.status == ErrorStatus.NONE or not valid:
                callback(result)

        return super().execute(request, measure, deadline, loop_timeout, called)


@fault(
    "asynchronous.calls_back_each",
    may_be_caught_by=("asynchronous.closing_leaves_what_waits", "asynchronous.many_may_wait"),
)
class LastRequestForAll(ReferencePreparedModel):
    """All executions that wait for a worker compute the request that was launched last."""

    request: Request | None = None

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        if self.check(request, measure) == ErrorStatus.NONE:
            self.request = request
        return super().execute(request, measure, deadline, loop_timeout, callback)

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        # Slow enough for others to be launched meanwhile.
        time.sleep(0.03)
        return super().perform(self.request or request, measure, limits, began)


@fault("asynchronous.calls_back_once_when_it_refuses")
class RefusalCalledBackOtherwise(OtherCallback):
    """The callback of an execution that is refused with INVALID_ARGUMENT gets GENERAL_FAILURE."""

    def call_back(self, callback: ExecutionCallback, result: ExecutionResult) -> None:
        refused = result.status == ErrorStatus.INVALID_ARGUMENT
        callback(ExecutionResult(ErrorStatus.GENERAL_FAILURE) if refused else result)


@fault("asynchronous.calls_back_once_when_it_refuses", level=Level.TEXT)
class RefusalCalledBackTwice(ReferencePreparedModel):
    """The callback of an execution that is refused at launch is called twice."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        status = self.check(request, measure)
        if status != ErrorStatus.NONE:
            callback(ExecutionResult(status))
        return super().execute(request, measure, deadline, loop_timeout, callback)


@fault("asynchronous.calls_back_once_when_it_refuses", limit=3)
class RefusalNotCalledBack(ReferencePreparedModel):
    """The callback of an execution that is refused at launch is not called."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        status = self.check(request, measure)
        return status or super().execute(request, measure, deadline, loop_timeout, callback)


@fault("asynchronous.calls_back_once_when_it_refuses")
class RefusalReturnedAsLaunched(ReferencePreparedModel):
    """Launching an execution that is refused returns NONE; only the callback gets the error."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        super().execute(request, measure, deadline, loop_timeout, callback)
        return ErrorStatus.NONE


@fault("asynchronous.tells_what_a_synchronous_one_does")
class ShapesNotCalledBack(OtherCallback):
    """The callback of an asynchronous execution gets no output shapes."""

    def call_back(self, callback: ExecutionCallback, result: ExecutionResult) -> None:
        callback(replace(result, output_shapes=()))


@fault("asynchronous.returns_before_it_is_done")
class WaitsForTheEnd(SleepingLoops):
    """An asynchronous execution runs to its end before the launching call returns."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        result = self.execute_synchronously(request, measure, deadline, loop_timeout)
        callback(result)
        return result.status if result.status == ErrorStatus.INVALID_ARGUMENT else ErrorStatus.NONE


class Waiting(ReferencePreparedModel):
    """A prepared model that counts its executions which were launched and have not called back."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.counting, self.waiting = threading.Lock(), 0

    def count(self, change: int) -> int:
        """Return the number after a change."""
        with self.counting:
            self.waiting += change
            return self.waiting

    def take(self, waiting: int, launch: Callable[[], ErrorStatus], callback: ExecutionCallback) -> ErrorStatus:
        """Launch the execution that makes ``waiting`` with it."""
        return launch()

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        def called(result: ExecutionResult) -> None:
            self.count(-1)
            callback(result)

        return self.take(
            self.count(1),
            lambda: super(Waiting, self).execute(request, measure, deadline, loop_timeout, called),
            called,
        )


@fault("asynchronous.many_may_wait")
class WaitingBeyond32AreDone(Waiting):
    """An execution for which the queue of 32 has no room calls back at once, as if it were done."""

    def take(self, waiting: int, launch: Callable[[], ErrorStatus], callback: ExecutionCallback) -> ErrorStatus:
        if waiting <= 32:
            return launch()
        callback(ExecutionResult(ErrorStatus.NONE))
        return ErrorStatus.NONE


@fault("asynchronous.many_may_wait", limit=3)
class WaitingBeyond24AreForgotten(Waiting):
    """An execution for which the queue of 24 has no room is never executed, and never calls back."""

    def take(self, waiting: int, launch: Callable[[], ErrorStatus], callback: ExecutionCallback) -> ErrorStatus:
        return launch() if waiting <= 24 else ErrorStatus.NONE


@fault("asynchronous.many_may_wait")
class WaitingBeyond48AreInvalid(Waiting):
    """An execution for which the queue of 48 has no room is refused as INVALID_ARGUMENT."""

    def take(self, waiting: int, launch: Callable[[], ErrorStatus], callback: ExecutionCallback) -> ErrorStatus:
        if waiting <= 48:
            return launch()
        callback(ExecutionResult(ErrorStatus.INVALID_ARGUMENT))
        return ErrorStatus.INVALID_ARGUMENT
