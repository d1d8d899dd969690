"""Checks that a driver whose process was killed in the middle of its work starts again and works."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Mapping

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import heavy_models, models
from nnconform.harness.execution.expect import expect, fail
from nnconform.harness.execution.preparation import Preparation
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import DeviceStatus
from nnconform.harness.model.errors import DriverCrashed
from nnconform.harness.results.verdict import Stage
from nnconform.harness.spec.case import Case

_SOURCE = "the driver guide, stress tests: a driver that crashed is restarted, and the next test runs"
# How often the process is killed: not always in the middle.
_TIMES = 2
_CASE = "add_float32"


def _nothing(subject: Subject) -> None:
    subject.prepare(models.case(_CASE).model)


def _preparation(subject: Subject) -> None:
    subject.device.prepare_model(_large(subject).model, callback=Preparation())


def _executions(subject: Subject) -> None:
    case = _large(subject)
    prepared, request = subject.prepare(case.model), subject.lay_out(case)
    for _ in range(2):
        prepared.execute(request)


def _large(subject: Subject) -> Case:
    """Return a case with much to compute that the driver supports, or else one with large tensors."""
    case = heavy_models.product()
    _, supported = subject.device.supported_operations(case.model)
    return case if supported and all(supported) else heavy_models.sums()


_MOMENTS: Mapping[str, Callable[[Subject], None]] = {
    "idle": _nothing,
    "preparation": _preparation,
    "executions": _executions,
}


@check(Level.STRICT, source=_SOURCE, stage=Stage.CLOSE, own_process=True, variants=tuple(_MOMENTS))
def works_after_its_process_was_killed(subject: Subject, when: str) -> None:
    """A driver whose process is killed while it has prepared models, prepares or executes can be started again, is
    AVAILABLE and computes the right outputs: nothing that the killed process left behind is in its way.
    """
    case = models.case(_CASE)
    for number in range(_TIMES):
        session = Session(subject.session.address, hal=subject.hal, seed=number, limit=subject.session.limit)
        try:
            # Not closed as other subjects are: its objects end with the process.
            _MOMENTS[when](Subject(session, subject.name))
            os.kill(session.own_pid(), signal.SIGKILL)
            _expect_dead(session)
        finally:
            session.close()
        again = Session(subject.session.address, hal=subject.hal, seed=number, limit=subject.session.limit)
        try:
            with Subject(again, subject.name) as other:
                if "status" not in again.info().emulated:
                    status = other.device.status()
                    expect(status == DeviceStatus.AVAILABLE, f"status of a driver started again: {status!r}")
                other.expect_right(other.prepare(case.model), case)
        finally:
            again.close()


def _expect_dead(session: Session) -> None:
    """Expect that the client of a killed process learns of its end with the next call."""
    try:
        session.device().status()
    except DriverCrashed:
        return
    fail("a call of a driver whose process was killed got an answer")
