"""Faults of drivers whose process was killed in the middle of its work."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import PrepareCallback
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice

_CAUGHT = ("recovery.works_after_its_process_was_killed",)


def _lock() -> Path:
    """Return the file that exists while a driver's process uses the device; one for each parent of such processes."""
    return Path(tempfile.gettempdir()) / f"nnconform-faulty-{os.getppid()}.lock"


class _Locked(ReferenceDevice):
    """A device with a file for a lock, which is left behind if its process is killed.

    Whoever finds it takes it away, so that a test leaves nothing behind.
    """

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.found = _lock().exists()
        _lock().unlink(missing_ok=True)

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        if not self.found:
            _lock().touch()
        return super().launch(prepare, limits, callback)

    def close(self) -> None:
        super().close()
        _lock().unlink(missing_ok=True)


@fault(*_CAUGHT)
class BusyWithADeadProcess(_Locked):
    """The lock of a process that was killed counts as one in use: the device is busy for ever."""

    def status(self) -> DeviceStatus:
        return DeviceStatus.BUSY if self.found else DeviceStatus.AVAILABLE


@fault(*_CAUGHT, limit=3)
class WaitsForADeadProcess(_Locked):
    """The first preparation waits until the process that was killed unlocks the device."""

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        return ErrorStatus.NONE if self.found else super().launch(prepare, limits, callback)
