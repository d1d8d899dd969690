"""What goes wrong with the drivers under a framework: the results stay right by fallback, so that somebody must say it.

Source of the cases: runtime/test/TestFailingDriver.cpp and TestPartitioning.cpp of packages/modules/NeuralNetworks.
"""

from __future__ import annotations

import threading

import msgspec

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import DriverCrashed, DriverHung, NnconformError
from nnconform.harness.results.verdict import Stage, Verdict


class Incident(msgspec.Struct, frozen=True):
    """One fault of a device, at a stage; ``text`` says what the framework did about it, ``status`` is the device's."""

    device: str
    verdict: Verdict
    stage: Stage
    text: str
    status: ErrorStatus | None = None

    def __str__(self) -> str:
        return f"{self.device}: {self.text}"


class IncidentLog:
    """The incidents of a framework, in their order; threads may add some at once."""

    def __init__(self) -> None:
        self._incidents: list[Incident] = []
        self._lock = threading.Lock()

    def add(self, incident: Incident) -> None:
        """Add one."""
        with self._lock:
            self._incidents.append(incident)

    def take(self) -> tuple[Incident, ...]:
        """Return all since the last call, and forget them."""
        with self._lock:
            taken, self._incidents = tuple(self._incidents), []
        return taken


class CallFailed(NnconformError):
    """A call of a device failed. ``verdict`` is what that is a case of, if it is the device's fault; ``status`` what a
    client gets who has no other device.
    """

    def __init__(self, verdict: Verdict, text: str, status: ErrorStatus = ErrorStatus.GENERAL_FAILURE) -> None:
        super().__init__(text)
        self.verdict, self.status = verdict, status


def verdict_on(error: BaseException) -> Verdict:
    """Return the verdict on a device that raised this."""
    if isinstance(error, CallFailed):
        return error.verdict
    if isinstance(error, DriverCrashed):
        return Verdict.CRASHED
    return Verdict.HUNG if isinstance(error, DriverHung) else Verdict.ERROR
