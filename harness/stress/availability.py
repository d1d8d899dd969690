"""The status of the device: one of the four under load, and AVAILABLE again after it."""

from __future__ import annotations

import time

from nnconform.harness.model.codes import DeviceStatus, name_of
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread

_PAUSE = 0.01


def known_status(worker: ClientThread, when: str) -> DeviceStatus:
    """Return the status. Raises VerdictReached (error) for a number that stands for none."""
    with worker.step(Stage.QUERY, f"the status {when}"):
        status = worker.session.device().status()
    if status not in frozenset(DeviceStatus):
        text = f"status {when}: got {name_of(DeviceStatus, status)}, which is none of DeviceStatus"
        raise VerdictReached(Verdict.ERROR, text)
    return status


def expect_in_use(worker: ClientThread, when: str) -> None:
    """Expect that the device is AVAILABLE or BUSY, as one that executes is. Raises VerdictReached."""
    if "status" not in worker.session.info().emulated:
        status = known_status(worker, when)
        if status not in (DeviceStatus.AVAILABLE, DeviceStatus.BUSY):
            text = f"status {when}: got {name_of(DeviceStatus, status)}, wanted AVAILABLE or BUSY"
            raise VerdictReached(Verdict.ERROR, text)


def await_available(worker: ClientThread, when: str) -> DeviceStatus:
    """Return the status once it is AVAILABLE, or what it still is after the limit."""
    began = time.monotonic()
    while (status := known_status(worker, when)) != DeviceStatus.AVAILABLE:
        if time.monotonic() - began > worker.client.limit:
            break
        worker.pause(_PAUSE)
    return status


def not_available(status: str, when: str) -> str:
    """Say what is wrong with a status that stays, given its name."""
    return f"status {when}: got {status} for as long as a call may take, wanted AVAILABLE"
