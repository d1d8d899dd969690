"""A driver under test during a run: opened at its first use, and opened again after it broke down."""

from __future__ import annotations

import math
import os
import select
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from msgspec.structs import asdict, replace

from nnconform.harness.diagnostics.tracing import Layer, Phase, traced
from nnconform.harness.driver.interface import DEFAULT_LIMIT, Device, DeviceInfo, Remote
from nnconform.harness.driver.versions import gone
from nnconform.harness.execution.arena import Arena
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.authority import Authority, Level, Profile
from nnconform.harness.model.codes import DeviceType, HalVersion, name_of
from nnconform.harness.model.errors import RAISED, DriverFault, DriverGone, DriverHung, UsageError
from nnconform.harness.model.printable import exception_text, printable
from nnconform.harness.model.request import Request
from nnconform.harness.oracle.compare import Comparison
from nnconform.harness.process.patience import Patience
from nnconform.harness.results.verdict import FAILURES, VerdictReached
from nnconform.harness.spec.case import Case

T = TypeVar("T")

# After so many openings in a row that failed, a driver counts as gone: what is left is not run, instead of a case for
# each limit.
MAX_FAILED_OPENINGS = 3
# Seconds between two tries to reach a service that its supervisor may be starting.
_PAUSE = 0.1


class Session:
    """The driver at ``address``, tested as HAL version ``hal`` (None: the version that it reports).

    ``profile`` says whose demands it must keep. ``advice`` holds the broken demands of the current trial that the
    profile does not make, ``measured`` what the current trial measured, by name, and ``comparison`` how its outputs
    compared with what was expected, None if they were not compared.
    """

    def __init__(
        self,
        address: str,
        *,
        hal: HalVersion | None = None,
        seed: int = 0,
        limit: float = DEFAULT_LIMIT,
        profile: Profile = Profile.HAL,
    ) -> None:
        self.address, self.seed, self.limit, self.profile = address, seed, limit, profile
        self.advice: list[VerdictReached] = []
        self.measured: dict[str, str] = {}
        self.comparison: Comparison | None = None
        self.arena = Arena(seed)
        self._hal = hal
        self._device: Device | None = None
        self._was_open = False
        self._failed_openings, self._gone = 0, ""
        self._info: DeviceInfo | None = None
        self._runs = 0

    def device(self) -> Device:
        """Return the open device. Raises UsageError if it cannot be opened, DriverFault if opening breaks it down, and
        DriverGone if that has happened too often.
        """
        if self._device is None:
            if self._gone:
                raise DriverGone(f"the driver is not opened any more: {self._gone}")
            try:
                self._device = self._open_again() if self._was_open else self._open()
            except DriverFault as fault:
                self._failed_openings += 1
                if isinstance(fault, DriverGone) or self._failed_openings == MAX_FAILED_OPENINGS:
                    self._gone = str(fault)
                raise
            self._was_open, self._failed_openings = True, 0
        return self._device

    @property
    def is_open(self) -> bool:
        """Whether the device is open: it broke down if it is not and was."""
        return self._device is not None

    @traced(Layer.RUNTIME, Phase.INITIALIZATION, "open driver")
    def _open(self) -> Device:
        """Return a new device. Raises UsageError, or DriverFault if opening breaks it down."""
        return open_driver(self.address, self.limit)

    def _open_again(self) -> Device:
        """Return a new device after a breakdown. Raises DriverFault.

        The address was valid before: a service that is away now may come back, if it is supervised.
        """
        until = time.monotonic() + self.limit
        while True:
            try:
                return self._open()
            except UsageError as error:
                if time.monotonic() > until:
                    waited = f"within {self.limit:g} s after it broke down it could not be opened again"
                    raise DriverGone(f"driver {self.address}: {waited}: {error}") from error
            time.sleep(_PAUSE)

    def info(self) -> DeviceInfo:
        """Return the device's information, which is asked for once.

        What the HAL version that it is tested as has no more is none of the driver's features.
        """
        if self._info is None:
            info = self.ask("info", self.device().info)
            hal = self._hal if self._hal is not None else info.hal
            self._info = replace(info, emulated=info.emulated | gone(hal))
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
            "profile": str(self.profile),
            "emulated": sorted(info["emulated"]),
        }

    @contextmanager
    def demanded_by(self, level: Level, source: str) -> Iterator[None]:
        """Make the demands in the ``with`` block by the authority of ``source``.

        If one is broken that the profile does not make, it is noted as advice, and the trial goes on after the block.
        Raises VerdictReached for one that it makes.
        """
        try:
            yield
        except VerdictReached as reached:
            reached.authority = reached.authority or Authority(level, source)
            if reached.verdict not in FAILURES or self.profile.demands(reached.authority.level):
                raise
            self.advice.append(reached)

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
            return
        patience = Patience(self.limit, os.getpid())
        while not event.wait(pause := patience.turn()):
            if not pause:
                raise DriverHung(f"{what}: the callback did not come {patience}", limit=self.limit)

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
        patience = Patience(self.limit, os.getpid())
        while not ready.poll(math.ceil((pause := patience.turn()) * 1000)):
            if not pause:
                raise DriverHung(f"{what}: the fence was not signalled {patience}", limit=self.limit)

    def pid(self) -> int:
        """Return the process of the driver, this process if it has none of its own; 0 if it is not known."""
        device = self.device()
        return device.pid if isinstance(device, Remote) else os.getpid()

    def own_pid(self) -> int:
        """Return the process of the driver if this one started it, and so may limit, stop and end it; else 0."""
        device = self.device()
        return device.pid if isinstance(device, Remote) and device.is_own else 0

    def flush(self) -> None:
        """Wait until closed objects are closed: a service is informed with its next call, and may crash over it."""
        device = self.device()
        if isinstance(device, Remote):
            device.status()

    def discard_device(self) -> None:
        """Close the device after a fault; the next use opens a new one."""
        # The driver is probably dead; closing it releases what this process holds of it.
        self.close()

    @traced(Layer.RUNTIME, Phase.TERMINATION, "close driver")
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
