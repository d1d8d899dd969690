"""A driver under test during a run: opened at its first use, and opened again after it broke down."""

from __future__ import annotations

import os
import select
import threading
import traceback
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, TypeVar

from nnconform.harness.driver.interface import Device, DeviceInfo, Remote
from nnconform.harness.execution.arena import Arena
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import DeviceType, HalVersion, name_of
from nnconform.harness.model.errors import RAISED, DriverCrashed, DriverFault, DriverHung, UsageError
from nnconform.harness.model.printable import exception_text, printable
from nnconform.harness.model.request import Request
from nnconform.harness.spec.case import Case

T = TypeVar("T")

# Seconds without an answer after which a driver counts as hung.
DEFAULT_LIMIT = 30.0


class Session:
    """The driver at ``address``, tested as HAL version ``hal`` (None: the version that it reports)."""

    def __init__(
        self, address: str, *, hal: HalVersion | None = None, seed: int = 0, limit: float = DEFAULT_LIMIT
    ) -> None:
        self.address, self.seed, self.limit = address, seed, limit
        self.arena = Arena(seed)
        self._hal = hal
        self._device: Device | None = None
        self._was_open = False
        self._info: DeviceInfo | None = None
        self._runs = 0

    def device(self) -> Device:
        """Return the open device. Raises UsageError if it cannot be opened, DriverFault if opening breaks it down."""
        if self._device is None:
            device = self._open()
            if isinstance(device, Remote):
                device.limit = self.limit
            self._device, self._was_open = device, True
        return self._device

    def _open(self) -> Device:
        """Return a new device; ``device`` keeps it. Raises UsageError, or DriverCrashed if one was open before."""
        try:
            return open_driver(self.address)
        except UsageError as error:
            if not self._was_open:
                raise
            # The address was valid before: that a service is gone now is the driver's fault, not the user's.
            raise DriverCrashed(f"after it broke down it could not be opened again: {error}") from error

    def info(self) -> DeviceInfo:
        """Return the device's information, which is asked for once."""
        if self._info is None:
            self._info = self.ask("info", self.device().info)
        return self._info

    def ask(self, what: str, call: Callable[[], T]) -> T:
        """Return the result of ``call``. Raises DriverFault, also for exceptions of a driver in this process."""
        try:
            return call()
        except (DriverFault, UsageError):
            raise
        except RAISED as error:
            text = f"driver {self.address}: raised {type(error).__name__} in {what}: {exception_text(error)}"
            raise DriverFault(text, stderr=traceback.format_exc()) from error

    def hal(self) -> HalVersion:
        """Return the HAL version that the driver is tested as."""
        return self._hal if self._hal is not None else self.info().hal

    def describe(self) -> dict[str, Any]:
        """Return the device's information for the results and the terminal: names and values that JSON can hold."""
        info = asdict(self.info())
        return {
            **info,
            "name": printable(self.device().name),
            "version": printable(info["version"]),
            "type": name_of(DeviceType, self.info().type),
            "hal": str(info["hal"]),
            "tested_as": str(self.hal()),
            "emulated": sorted(info["emulated"]),
        }

    def next_run(self) -> int:
        """Return a number that no other execution has; it selects the pattern in the buffers."""
        self._runs += 1
        return self._runs

    def lay_out(self, case: Case, arena: Arena | None = None) -> Request:
        """Return a request for ``case`` in ``arena`` (None: the session's), with a pattern that no earlier run had."""
        return (arena or self.arena).lay_out(case.model, case.inputs, case.expected, self.next_run())

    def wait(self, event: threading.Event, what: str) -> None:
        """Wait for a callback. Raises DriverHung if it is not called within the limit, DriverCrashed if the driver
        died.
        """
        device = self.device()
        if isinstance(device, Remote):
            device.await_callback(event, self.limit)
        elif not event.wait(self.limit):
            raise DriverHung(f"{what}: the callback did not come within {self.limit:g} s", limit=self.limit)

    def wait_for_fence(self, fence: int, what: str) -> None:
        """Wait until a fence is signalled. Raises DriverHung if it is not within the limit, DriverCrashed if the driver
        died.
        """
        device = self.device()
        if isinstance(device, Remote):
            device.await_fence(fence, self.limit)
            return
        ready = select.poll()
        ready.register(fence, select.POLLIN)
        if not ready.poll(self.limit * 1000):
            raise DriverHung(f"{what}: the fence was not signalled within {self.limit:g} s", limit=self.limit)

    def pid(self) -> int:
        """Return the process of the driver, this process if it has none of its own; 0 if it is not known."""
        device = self.device()
        return device.pid if isinstance(device, Remote) else os.getpid()

    def flush(self) -> None:
        """Wait until closed objects are closed: a service is informed with its next call, and may crash over it."""
        device = self.device()
        if isinstance(device, Remote):
            device.status()

    def discard_device(self) -> None:
        """Close the device after a fault; the next use opens a new one."""
        # The driver is probably dead; closing it releases what this process holds of it.
        self.close()

    def close(self) -> str:
        """Close the device. Return what went wrong, "" if nothing did."""
        device, self._device = self._device, None
        if device is None:
            return ""
        try:
            self.ask("close", device.close)
        except (DriverFault, UsageError) as fault:
            return str(fault)
        return ""
