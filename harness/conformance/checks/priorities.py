"""Checks of the priorities of prepared models (HAL 1.3)."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import partial
from itertools import product

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.deadlines import SECOND
from nnconform.harness.conformance.support.exact_sums import sum_of, sum_type
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.concurrently import run_concurrently
from nnconform.harness.execution.expect import expect_status, fail, not_applicable
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.execution.paths import PLAIN
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, Priority
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.spec.case import Case

# Executions that keep the device busy, and executions of each priority that wait for it.
_BUSY, _WAITING = 4, 6
# Executions of each priority that differ in their inputs.
_TURNS = 20
# The share of pairs in the wrong order that is not chance: a device without any order does not reach it repeatedly.
_WRONG = 0.9
# Seconds for which the device is kept busy in each attempt. A driver that computes in the process in which it is asked
# may take half a second for the launches; most drivers with priorities need the first attempt alone, on a busy machine
# the second.
_SPELLS = (0.15, 0.6, 2.4, 2.4)
# The attempts that can fail: in a shorter one a slow machine may be too late, so that the device is free before all are
# launched.
_TELLING = 2


class _Crowd:
    """Executions under way at once, each in its own memory, and the order in which they end."""

    def __init__(self, subject: Subject) -> None:
        self._subject = subject
        self._ended: list[tuple[int, ExecutionResult]] = []
        self._launched: list[tuple[Priority, Case, Arena]] = []
        self._all = threading.Event()
        self._lock = threading.Lock()
        self._total = 0

    def launch(self, prepared: PreparedModel, case: Case, priority: Priority, loop_timeout: int | None = None) -> None:
        """Launch one execution."""
        session = self._subject.session
        arena, number = Arena(session.seed), len(self._launched)
        request = session.lay_out(case, arena)
        self._launched.append((priority, case, arena))

        def callback(result: ExecutionResult) -> None:
            with self._lock:
                self._ended.append((number, result))
                if len(self._ended) == self._total:
                    self._all.set()

        status = prepared.execute(request, loop_timeout=loop_timeout, callback=callback)
        expect_status(status, ErrorStatus.NONE, call="execute")

    def wait(self) -> list[Priority]:
        """Wait for all executions. Return the priorities of those without an endless loop, in the order in which they
        ended.

        Raises VerdictReached unless their outputs are right.
        """
        with self._lock:
            self._total = len(self._launched)
            if len(self._ended) == self._total:
                self._all.set()
        self._subject.session.wait(self._all, "execute")
        order = []
        for number, result in self._ended:
            priority, case, arena = self._launched[number]
            if case.name != models.ENDLESS:
                judge_case(case, arena, result, f"execution of priority {priority.name}")
                order.append(priority)
        self._subject.count("executions", len(self._ended))
        return order


@check(
    Level.STRICT,
    since=HalVersion.V1_3,
    feature="asynchronous",
    source="IDevice.hal 1.3, prepareModel_1_3: a higher priority may use more of the device, no more than may",
)
def higher_goes_first(subject: Subject) -> None:
    """On a busy device an execution of higher priority does not wait for one of lower priority that was launched after
    it.
    """
    need_own(subject, "deadline")
    endless, case = models.case(models.ENDLESS), models.case("chain_float32")
    busy = subject.prepare(endless.model)
    prepared = {priority: subject.prepare(case.model, priority=priority) for priority in (Priority.HIGH, Priority.LOW)}
    orders: list[str] = []
    inverted: list[float] = []
    for seconds in _SPELLS:
        crowd = _Crowd(subject)
        for _ in range(_BUSY):
            crowd.launch(busy, endless, Priority.MEDIUM, round(seconds * SECOND))
        for _, (priority, model) in product(range(_WAITING), prepared.items()):
            crowd.launch(model, case, priority)
        order = crowd.wait()
        orders.append(" ".join(priority.name for priority in order))
        inverted.append(_inverted(order))
        if inverted[-1] == 0:
            return
    message = f"HIGH and LOW launched in turn on a busy device ended in the order {'; '.join(orders)}"
    if all(share >= _WRONG for share in inverted[-_TELLING:]):
        fail(message)
    not_applicable(f"priorities make no difference here, which the contract permits: {message}")


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="asynchronous",
    source="IPreparedModel.hal 1.0 to 1.3: valid executions fail only on a device in a bad state",
)
def every_priority_gets_its_turn(subject: Subject) -> None:
    """Executions of all priorities at once all end, each with the right outputs: those of its own inputs and model."""
    case = models.case("while_float32")
    prepared = {priority: subject.prepare(case.model, priority=priority) for priority in Priority}
    crowd = _Crowd(subject)
    for _, (priority, model) in product(range(_WAITING), prepared.items()):
        crowd.launch(model, case, priority)
    crowd.wait()
    kind, way = sum_type(subject), subject.paths()[0]
    count = len(Priority)
    # Each priority adds another number, to other ones each time.
    adding = [subject.prepare(sum_of(kind, 0, place + 1).model, priority=each) for place, each in enumerate(Priority)]

    def work(place: int, priority: Priority) -> None:
        arena = Arena(subject.session.seed)
        for turn in range(_TURNS):
            one = sum_of(kind, count * turn + place, place + 1)
            result = way.execute(subject.session, adding[place], subject.session.lay_out(one, arena), PLAIN)
            judge_case(one, arena, result, f"execution of priority {priority.name} beside others")

    run_concurrently(subject.session, [partial(work, *each) for each in enumerate(Priority)])
    subject.count("executions", count * _TURNS)


def _inverted(order: Sequence[Priority]) -> float:
    """Return the share of pairs of a HIGH and a LOW execution of which the LOW one ended first."""
    pairs = [
        first < second
        for place, first in enumerate(order)
        for second in order[place + 1 :]
        if first != second and Priority.MEDIUM not in (first, second)
    ]
    return sum(pairs) / len(pairs)
