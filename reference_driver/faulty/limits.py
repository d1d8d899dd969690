"""Faults of limits of time that hold for more than what they were given for."""

from __future__ import annotations

import threading
import time
from typing import Any

import msgspec
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, OperationType, Priority
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.deadline import DeadlineMissed, Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty._sleeping_loops import SleepingLoops
from nnconform.reference_driver.faulty.graphs import FlowDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# Seconds after which a limit is forgotten: longer than a busy machine takes from one execution to the next.
_REMEMBERED = 0.2
# Nanoseconds that stand for no limit.
_NONE = 6_000_000_000
_LOOPS, _EXECUTIONS = "limits.are_of_each_loop", "limits.are_of_each_execution"
_EVERYWHERE = "limits.hold_wherever_a_loop_is"
_TIME = "limits.leave_executions_their_time"
# On a busy machine their executions take as long.
_LONG = (_LOOPS, _EXECUTIONS, "limits.do_not_add_up")


@fault(_LOOPS)
class OneLimitForAllLoops(FlowDevice):
    """The limit for loops is that of all loops of an execution together."""

    def repeat(self, compute: Any, condition_graph: Any, body_graph: Any, inputs: Any, limits: Any) -> Any:
        end = self.memory.setdefault("end", time.monotonic_ns() + limits.loop_timeout)
        earlier = end if limits.deadline is None else min(end, limits.deadline)
        return compute(condition_graph, body_graph, inputs, replace(limits, deadline=earlier))


@fault(options={f"limit={limit}": [_EXECUTIONS] for limit in ("deadline", "loop_timeout")})
class OneLimitForAllExecutions(ReferencePreparedModel):
    """A limit of an execution is that of all that begin soon after it too, where it is earlier than their own."""

    limit: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._given: list[tuple[float, Limits]] = []
        self._changing = threading.Lock()

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        with self._changing:
            now = time.monotonic()
            self._given = [each for each in self._given if now - each[0] < _REMEMBERED]
            given = [getattr(each, self.limit) for _, each in self._given] + [getattr(limits, self.limit)]
            self._given.append((now, limits))
        earliest = min((each for each in given if each is not None), default=None)
        return super().run(request, measure, replace(limits, **{self.limit: earliest}))


@fault(_EXECUTIONS)
class LowGivesWay(ReferencePreparedModel):
    """An execution of low priority fails if one of high priority begins meanwhile."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        begun = vars(self.device).setdefault("high_begun", [])
        if self.priority == Priority.HIGH:
            begun.append(request)
        before = len(begun)
        result = super().run(request, measure, limits)
        interrupted = self.priority == Priority.LOW and len(begun) > before
        return ExecutionResult(ErrorStatus.GENERAL_FAILURE) if interrupted else result


@fault("limits.do_not_add_up")
class LoopsOfAModelAddUp(ReferenceDevice):
    """The time of a prepared model's loops adds up until it exceeds the limit of an execution, which is aborted."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.prepared_model = _WithABudget


class _WithABudget(ReferencePreparedModel):
    """A prepared model that knows how long it was under way since it was last aborted."""

    spent = 0

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        began = time.monotonic_ns()
        loops = any(each.type == OperationType.WHILE for each in self.model.main.operations)
        if loops and self.spent > limits.loop_timeout:
            self.spent = 0
            raise DeadlineMissed
        try:
            return super().compute(inputs, limits)
        finally:
            self.spent += time.monotonic_ns() - began


@fault(options={f"seconds={seconds}": [_TIME] for seconds in (1, 2)}, may_be_caught_by=_LONG)
class LongExecutionsCountAsHung(ReferencePreparedModel):
    """An execution that takes more than so many seconds counts as one of a device that hangs, and fails."""

    seconds: str

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        began = time.monotonic()
        result = super().run(request, measure, limits)
        late = time.monotonic() - began > int(self.seconds) and result.status == ErrorStatus.NONE
        return ExecutionResult(ErrorStatus.GENERAL_FAILURE) if late else result


@fault(options={f"seconds={seconds}": [_TIME] for seconds in (1, 1.5)}, may_be_caught_by=_LONG)
class LongWaitsCountAsHung(ReferencePreparedModel):
    """An execution that has waited for more than so many seconds for its turn fails."""

    seconds: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        # When each execution that waits began to.
        self.since: dict[int, float] = {}

    def execute_synchronously(self, request: Request, *more: Any) -> ExecutionResult:
        self.since[id(request)] = time.monotonic()
        return super().execute_synchronously(request, *more)

    def execute(self, request: Request, *more: Any) -> ErrorStatus:
        self.since[id(request)] = time.monotonic()
        return super().execute(request, *more)

    def perform(self, request: Request, *more: Any) -> ExecutionResult:
        waited = time.monotonic() - self.since.pop(id(request), time.monotonic())
        late = waited > float(self.seconds)
        return ExecutionResult(ErrorStatus.GENERAL_FAILURE) if late else super().perform(request, *more)


@fault(options={f"graphs={graphs}": [_EVERYWHERE] for graphs in ("branches", "loops")})
class LimitOfTheMainGraphOnly(FlowDevice):
    """The limit for loops is that of the main graph's: loops in graphs of an IF, or of a WHILE, have none."""

    prepared_model = SleepingLoops
    graphs: str

    def choose(self, compute: Any, condition: Any, then_graph: Any, else_graph: Any, inputs: Any, limits: Any) -> Any:
        within = replace(limits, loop_timeout=_NONE) if self.graphs == "branches" else limits
        return compute(condition, then_graph, else_graph, inputs, within)

    def repeat(self, compute: Any, condition_graph: Any, body_graph: Any, inputs: Any, limits: Any) -> Any:
        if self.graphs == "branches":
            return compute(condition_graph, body_graph, inputs, limits)

        def unlimited(graph: Any) -> Any:
            return lambda state, within: graph(state, replace(limits, loop_timeout=_NONE))

        return compute(unlimited(condition_graph), unlimited(body_graph), inputs, limits)


@fault(_EVERYWHERE)
class LaterDeadlineForTheLimit(SleepingLoops):
    """One timer is set for an execution: for its deadline, if it has one, else for its loops."""

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        limits = super().limits(deadline, loop_timeout)
        given = limits.deadline is not None and limits.are_valid()
        return replace(limits, loop_timeout=_NONE) if given else limits


class _OneTimer(Limits, frozen=True):
    """Limits with one end of all loops that are under way, in a list of one."""

    timer: list[int] = msgspec.field(default_factory=list)

    def loop(self) -> Limits:
        end = time.monotonic_ns() + self.loop_timeout
        inner = _OneTimer(self.deadline, self.loop_timeout, self.timer)
        inner.timer[:] = [end]
        return inner

    def check(self) -> None:
        super().check()
        if self.timer and time.monotonic_ns() > self.timer[0]:
            raise DeadlineMissed


@fault(_EVERYWHERE)
class LoopsInsideSetTheTimerAgain(ReferencePreparedModel):
    """The loops of an execution have one timer: one inside another sets it again for both."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        # Without a deadline such a loop would not end.
        last = limits.deadline or time.monotonic_ns() + _NONE
        return super().compute(inputs, _OneTimer(last, limits.loop_timeout))


@fault(options={f"bits={bits}": ["limits.count_in_64_bits"] for bits in (31, 32)})
class LimitsOfFewBits(ReferencePreparedModel):
    """The limit for loops is kept in so many bits of nanoseconds."""

    bits: str

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        limits = super().limits(deadline, loop_timeout)
        return replace(limits, loop_timeout=limits.loop_timeout & (1 << int(self.bits)) - 1)
