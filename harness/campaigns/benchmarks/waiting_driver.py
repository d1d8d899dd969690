"""A driver that computes for a while before it answers, or never answers: what the limit of a hang must tell apart."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence

from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, Device, DeviceInfo, PrepareCallback
from nnconform.harness.model.capabilities import Capabilities
from nnconform.harness.model.codes import (
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    Priority,
)
from nnconform.harness.model.graph import Model


def computes(seconds: float) -> None:
    """Compute for so many seconds of the thread's own processor time."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def sleeps(seconds: float) -> None:
    """Sleep for ever."""
    threading.Event().wait()


def spins(seconds: float) -> None:
    """Compute for ever."""
    computes(float("inf"))


def deadlocks(seconds: float) -> None:
    """Wait for a lock that this thread has."""
    lock = threading.Lock()
    lock.acquire()
    lock.acquire()


# What the driver does before it answers, and whether it ever does.
ACTS: dict[Callable[[float], None], bool] = {computes: True, sleeps: False, spins: False, deadlocks: False}


class WaitingDriver(Device):
    """Does ``act`` in ``supported_operations``, and on a thread of its own after ``prepare_model``; refuses models."""

    name = "waiting"

    def __init__(self, act: str, seconds: str) -> None:
        self._act = next(each for each in ACTS if each.__name__ == act)
        self._seconds = float(seconds)

    def info(self) -> DeviceInfo:
        return DeviceInfo("1", DeviceType.CPU, HalVersion.V1_3)

    def status(self) -> DeviceStatus:
        return DeviceStatus.AVAILABLE

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        return ErrorStatus.GENERAL_FAILURE, None

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        self._act(self._seconds)
        return ErrorStatus.GENERAL_FAILURE, ()

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: int | None = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN),
        callback: PrepareCallback = lambda status, prepared: None,
    ) -> ErrorStatus:
        def answer() -> None:
            self._act(self._seconds)
            callback(ErrorStatus.GENERAL_FAILURE, None)

        threading.Thread(target=answer, daemon=True).start()
        return ErrorStatus.NONE

    def close(self) -> None:
        """Release nothing: there is nothing."""
