"""Checks of a client that calls the driver from within a callback of the driver."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Event
from typing import Any

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.exact_sums import sum_type
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.execution.paths import launch
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.errors import RAISED
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.spec.case import Case

_SOURCE = "IPreparedModelCallback.hal and IExecutionCallback.hal 1.0: notify is oneway, and tells of what is done"


def _case(subject: Subject, number: int) -> Case:
    return sum_type(subject).sum([4 * number, 8, 12], [4, 4, 8])


class _Inside:
    """Work that is done within a callback, and what came of it."""

    def __init__(self, work: Callable[..., object]) -> None:
        self._work, self.done = work, Event()
        self.error: BaseException | None = None

    def __call__(self, *arguments: Any) -> None:
        try:
            self._work(*arguments)
        except RAISED as error:  # raised again by the thread of the check
            self.error = error
        finally:
            self.done.set()

    def wait(self, subject: Subject, what: str) -> None:
        """Wait until the work is done, and raise what it raised."""
        subject.session.wait(self.done, what)
        if self.error is not None:
            raise self.error


def _use(subject: Subject, prepared: PreparedModel, case: Case) -> None:
    """Ask the device, and execute on the plainest path that does not wait for a callback."""
    arena = Arena(subject.session.seed)
    subject.device.status()
    subject.supported_operations(case.model, "a sum")
    result = prepared.execute_synchronously(subject.lay_out(case, arena))
    judge_case(case, arena, result, "an execution from within a callback")


def _from_a_preparation(subject: Subject, case: Case) -> None:
    other, done = _case(subject, 5), Event()
    prepared_inside: list[PreparedModel] = []
    alive: list[PreparedModel] = []

    def end(status: ErrorStatus, second: PreparedModel | None) -> None:
        if second is not None:
            subject.closing.callback(second.close)
            prepared_inside.append(second)
        done.set()

    def work(status: ErrorStatus, prepared: PreparedModel | None) -> None:
        expect_status(status, ErrorStatus.NONE, call="prepare_model")
        assert prepared is not None
        alive.append(prepared)
        subject.closing.callback(prepared.close)
        _use(subject, prepared, case)
        subject.device.prepare_model(other.model, callback=end)

    inside = _Inside(work)
    subject.device.prepare_model(case.model, callback=inside)
    inside.wait(subject, "a call from within the callback of prepare_model")
    subject.session.wait(done, "the callback of a preparation that was launched within that of another")
    expect(prepared_inside, "prepare_model from within the callback of prepare_model gave no model")
    subject.expect_right(prepared_inside[0], other)
    for each in (*alive, *prepared_inside):
        subject.give_back(each)


def _from_an_execution(subject: Subject, case: Case) -> None:
    prepared, arena = subject.prepare(case.model), Arena(subject.session.seed + 1)

    def work(result: ExecutionResult) -> None:
        judge_case(case, arena, result, "an asynchronous execution")
        _use(subject, prepared, _case(subject, 3))

    inside = _Inside(work)
    prepared.execute(subject.lay_out(case, arena), callback=inside)
    inside.wait(subject, "a call from within the callback of execute")
    subject.give_back(prepared)


def _launched_inside(subject: Subject, case: Case) -> None:
    """Prepare from within the callback of an execution, and execute from within that preparation's callback."""
    prepared, arena, last = (
        subject.prepare(case.model),
        Arena(subject.session.seed + 1),
        Arena(subject.session.seed + 2),
    )
    other, done = _case(subject, 5), Event()
    launched: list[Any] = []
    made: list[PreparedModel] = []

    def prepared_inside(status: ErrorStatus, second: PreparedModel | None) -> None:
        if second is not None:
            subject.keep(second)
            made.append(second)
            launched.append(launch(second, subject.lay_out(other, last)))
        done.set()

    inside = _Inside(lambda result: subject.device.prepare_model(other.model, callback=prepared_inside))
    prepared.execute(subject.lay_out(case, arena), callback=inside)
    inside.wait(subject, "prepare_model from within the callback of execute")
    subject.session.wait(done, "the callback of a preparation from within a callback")
    expect(launched, "prepare_model from within the callback of execute gave no model")
    judge_case(other, last, launched[0].wait(subject.session), "an execution launched from within a callback")
    for each in (prepared, *made):
        subject.give_back(each)


def _closed_inside(subject: Subject, case: Case) -> None:
    """Close a prepared model from within the callback of its execution; another is executed afterwards."""
    arena, other = Arena(subject.session.seed + 1), _case(subject, 5)
    preparation, left = subject.launch(case.model), subject.prepare(other.model)
    expect_status(preparation.status, ErrorStatus.NONE, call="prepare_model")
    prepared = preparation.prepared
    assert prepared is not None

    def work(result: ExecutionResult) -> None:
        judge_case(case, arena, result, "an asynchronous execution")
        subject.give_back(prepared)

    inside = _Inside(work)
    prepared.execute(subject.lay_out(case, arena), callback=inside)
    inside.wait(subject, "closing a prepared model from within the callback of its execution")
    subject.expect_right(left, other)
    subject.give_back(left)


_FROM: Mapping[str, Callable[[Subject, Case], None]] = {
    "preparation": _from_a_preparation,
    "execution": _from_an_execution,
    "both": _launched_inside,
    "end of a model": _closed_inside,
}


@check(Level.TEXT, since=HalVersion.V1_2, source=_SOURCE, variants=tuple(_FROM))
def may_call_the_driver(subject: Subject, of: str) -> None:
    """From within the callback of a preparation or of an execution a client may ask, prepare, execute and close the
    model: the prepared model is ready, the outputs are written, and no call waits for the callback to return.
    """
    if of != "preparation":
        need_own(subject, "asynchronous")
    case = _case(subject, 1)
    if not all(subject.supported_operations(case.model, "a sum")):
        not_applicable("the driver does not support a sum")
    for _ in range(5):
        _FROM[of](subject, case)
