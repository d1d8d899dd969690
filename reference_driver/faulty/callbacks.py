"""Faults of a driver that calls back before it is done, or that is not to be called meanwhile."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import ExecutionCallback, PrepareCallback
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.faulty._parts import LateModel
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_MAY = "callbacks.may_call_the_driver"
# Seconds that a client needs to call from within a callback, and more.
_SOON = 0.25


class _ReadyLater(ReferencePreparedModel):
    """A prepared model that is ready a moment after the callback of its preparation."""

    ready = 0.0

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.ready = time.monotonic() + _SOON

    def check(self, request: Request, measure: int) -> ErrorStatus:
        return super().check(request, measure) if time.monotonic() > self.ready else ErrorStatus.GENERAL_FAILURE


@fault(_MAY)
class CallsBackBeforeAModelIsReady(_ReadyLater):
    """The callback of a preparation is called before the model can be executed."""


@fault(_MAY, limit=2.0)
class HoldsItsLockWhileItCallsBack(ReferenceDevice):
    """A device holds its lock until a while after a callback: a call from within it waits for ever."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.turn = threading.Lock()
        self.called_back = 0.0

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        def locked(status: ErrorStatus, prepared: Any) -> None:
            self.called_back = time.monotonic()
            callback(status, prepared)

        return super().launch(prepare, limits, locked)

    def status(self) -> DeviceStatus:
        if time.monotonic() < self.called_back + _SOON:
            # The thread that called back waits for this one, and this one for it.
            threading.Event().wait()
        return super().status()


@fault(_MAY)
class CallsBackBeforeItWrites(LateModel):
    """The callback of an execution is called before its outputs are written."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        def late() -> None:
            callback(ExecutionResult(ErrorStatus.NONE))
            time.sleep(_SOON)
            self.execute_synchronously(request, measure, deadline, loop_timeout)

        status = self.check(request, measure)
        if status != ErrorStatus.NONE:
            callback(ExecutionResult(status))
            return status
        self.go_on(late)
        return status
