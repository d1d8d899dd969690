"""Faults in the end of a driver's process."""

from __future__ import annotations

import atexit
import ctypes
import os
import signal
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_END = "endings.end_in_order"


def _crash() -> None:
    ctypes.string_at(0)


def _hang() -> None:
    time.sleep(3600)


def _fail() -> None:
    os._exit(3)


_DOES: Mapping[str, Callable[[], None]] = {"aborts": os.abort, "crashes": _crash, "hangs": _hang, "fails": _fail}
_VERDICT = {"aborts": "crashed", "crashes": "crashed", "hangs": "hung", "fails": "error"}
_OPTIONS = {f"does={does}": {_END: verdict} for does, verdict in _VERDICT.items()}


@fault(options=_OPTIONS, limit=4.0)
class ExitFunction(ReferenceDevice):
    """A function that the driver runs when its process exits crashes, hangs, or fails."""

    does: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        atexit.register(_DOES[self.does])


class _Last:
    """What is destroyed when the process ends, or when its owner is."""

    def __init__(self, do: Callable[[], None]) -> None:
        self.do = do

    def __del__(self) -> None:
        self.do()


# Holds what only the end of the process destroys.
_KEPT: list[Any] = []


@fault(options=_OPTIONS, limit=4.0)
class Destructor(ReferencePreparedModel):
    """What a prepared model leaves behind in a global of the driver crashes, hangs or fails when that is destroyed."""

    does: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        if not _KEPT:
            _KEPT.append(_Last(_DOES[self.does]))


@fault(options={"does=hangs": {_END: "hung"}}, limit=4.0)
class ThreadThatIsWaitedFor(ReferencePreparedModel):
    """The first execution starts a thread that the end of the process waits for, and that never ends."""

    does: str

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if not _KEPT:
            _KEPT.append(threading.Thread(target=threading.Event().wait, daemon=False))
            _KEPT[0].start()
        return super().compute(inputs, limits)


class _WithHelper(ReferenceDevice):
    """A device with a process that helps it, which waits for its orders for ever."""

    helper = 0

    def start(self, group: str) -> None:
        """Start the helper, once: of the same group, or of a session of its own."""
        if self.helper:
            return
        self.helper = os.fork()
        if not self.helper:
            if group == "own":
                os.setsid()
            # No longer than it takes to see it: a test that is killed leaves nothing for good.
            signal.alarm(60)
            while True:
                signal.pause()


class _Helped(ReferencePreparedModel):
    """A prepared model whose first execution starts the helper."""

    device: LeavesAProcessBehind

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        self.device.start(self.device.group)
        return super().compute(inputs, limits)


@fault(options={f"group={group}": {_END: "leaked"} for group in ("same", "own")})
class LeavesAProcessBehind(_WithHelper):
    """A process that the driver starts for its executions outlives it."""

    group: str
    prepared_model = _Helped
