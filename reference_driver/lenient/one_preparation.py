"""One model is prepared at a time, of all clients: while it is, the device is BUSY, and another is refused."""

from __future__ import annotations

import threading
from collections.abc import Callable

from nnconform.harness.driver.interface import PrepareCallback, PreparedModel
from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice

PERMISSION = Permission(
    by="IDevice.hal 1.0 to 1.3, prepareModel: DEVICE_UNAVAILABLE if the driver is busy; several threads may call it at "
    "once, and nobody says that each call is taken",
    shows_in=("cache_security", "concurrency", "launches", "overlap"),
)


class OnePreparation(ReferenceDevice):
    """A device whose compiler takes one model at a time."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        # All clients share it.
        self._compiler = threading.Lock()

    def status(self) -> DeviceStatus:
        return DeviceStatus.BUSY if self._compiler.locked() else super().status()

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        if not self._compiler.acquire(blocking=False):
            callback(ErrorStatus.DEVICE_UNAVAILABLE, None)
            return ErrorStatus.DEVICE_UNAVAILABLE

        def called(status: ErrorStatus, prepared: PreparedModel | None) -> None:
            self._compiler.release()
            callback(status, prepared)

        return super().launch(prepare, limits, called)
