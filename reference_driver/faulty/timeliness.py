"""Faults of deadlines, loop timeouts and priorities."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Callable

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import MAXIMUM_LOOP_TIMEOUT, PrepareCallback
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, MeasureTiming, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import UNLIMITED, Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.faulty._sleeping_loops import SleepingLimits, SleepingLoops
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# Operations of a model that takes long.
_MANY = 10


# The checks in which an execution is aborted in a loop.
ABORTING = (
    "deadlines.gives_up_what_has_no_end",
    "deadlines.works_after_a_missed_deadline",
    "loops.stops_at_the_limit",
    "loops.a_limit_of_zero_is_one",
    "loops.each_execution_has_its_own_limit",
    "loops.stops_after_two_seconds_by_default",
    "loops.works_after_endless_loops",
    "loops.computes_beside_an_endless_loop",
    "loops.stop_in_restored_models_too",
    "timing.is_absent_with_a_missed_deadline",
)
# The checks whose near deadlines pass early on a busy machine.
NEAR_DEADLINES = ("deadlines.gives_up_what_has_no_end", "deadlines.works_after_a_missed_deadline")


class OtherAbortion(SleepingLoops):
    """A prepared model that returns ``aborted(result)`` for an execution that it aborted in a loop."""

    def aborted(self, result: ExecutionResult) -> ExecutionResult:
        """Return the result to report for an execution that was aborted with ``result``."""
        raise NotImplementedError

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        return self.aborted(result) if result.status in MISSED_DEADLINE and self.model.referenced else result


@fault(
    "deadlines.works_after_a_missed_deadline",
    "loops.each_execution_has_its_own_limit",
    "loops.stop_in_restored_models_too",
    "loops.works_after_endless_loops",
    "priorities.higher_goes_first",
    limit=3.0,
)
class AbortedGoesOn(OtherAbortion):
    """An aborted execution keeps its worker: after a few of them the driver computes nothing more."""

    times = 0

    def aborted(self, result: ExecutionResult) -> ExecutionResult:
        # A worker is lost with the third execution of a model, and with every one after it.
        self.times += 1
        if self.times >= 3:
            threading.Event().wait()
        return result


@fault(*ABORTING, "buffer_states.is_uninitialised_by_a_failure")
class AbortedHasShapes(OtherAbortion):
    """An execution that is aborted in a loop reports output shapes."""

    def aborted(self, result: ExecutionResult) -> ExecutionResult:
        operands = (self.model.main.operands[index] for index in self.model.main.output_indexes)
        return replace(result, output_shapes=tuple(OutputShape(operand.dimensions) for operand in operands))


@fault(*ABORTING)
class AbortedIsAFailure(OtherAbortion):
    """An execution that is aborted in a loop returns GENERAL_FAILURE."""

    def aborted(self, result: ExecutionResult) -> ExecutionResult:
        return ExecutionResult(ErrorStatus.GENERAL_FAILURE)


@fault(*ABORTING, "buffer_states.is_uninitialised_by_a_failure")
class AbortedIsASuccess(OtherAbortion):
    """An execution that is aborted in a loop returns NONE with unfinished outputs."""

    def aborted(self, result: ExecutionResult) -> ExecutionResult:
        return ExecutionResult(ErrorStatus.NONE)


@fault("loops.stops_after_two_seconds_by_default")
class DefaultLimitTooShort(ReferencePreparedModel):
    """Without a loop timeout from the client, a loop is aborted after half a second."""

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        return Limits.of(deadline, 500_000_000 if loop_timeout is None else loop_timeout)


@fault("loops.stops_after_two_seconds_by_default")
class LimitStays(ReferencePreparedModel):
    """The limit of loops of an execution is that of the model's later ones without a limit."""

    last: int | None = None

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        self.last = self.last if loop_timeout is None else loop_timeout
        return super().limits(deadline, self.last)


@fault("loops.each_execution_has_its_own_limit")
class FirstLimitStays(ReferencePreparedModel):
    """The limit of loops of a model's first execution that has one is that of all later ones with a limit."""

    first: int | None = None

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        self.first = self.first or loop_timeout
        return super().limits(deadline, loop_timeout and self.first)


@fault("loops.each_execution_has_its_own_limit")
class SmallestLimitStays(ReferencePreparedModel):
    """The limit of loops of an execution is the smallest of those that the model's executions had."""

    least = MAXIMUM_LOOP_TIMEOUT

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        self.least = min(self.least, loop_timeout or self.least)
        return super().limits(deadline, loop_timeout and self.least)


@fault("deadlines.takes_a_far_deadline")
class FarDeadlineRefused(ReferenceDevice):
    """A preparation whose deadline is more than 32 bits of milliseconds away is refused."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if limits.deadline is not None and (limits.deadline - time.monotonic_ns()) // 1_000_000 >= 1 << 32:
            return ErrorStatus.INVALID_ARGUMENT, ()
        return super().check_preparation(model, preference, priority, limits)


@fault("deadlines.takes_a_far_deadline")
class FarDeadlineWraps(ReferencePreparedModel):
    """Deadlines are kept in 56 bits, so that one that is centuries away counts as passed."""

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        return Limits.of(deadline and deadline % (1 << 56), loop_timeout)


@fault("deadlines.takes_a_far_deadline")
class TimeLeftWraps(ReferencePreparedModel):
    """What is left until a deadline is kept in 32 bits of milliseconds: executions end soon for some in weeks."""

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        if deadline is not None:
            now = time.monotonic_ns()
            deadline = now + (deadline - now) // 1_000_000 % (1 << 32) * 1_000_000
        return super().limits(deadline, loop_timeout)

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if limits.deadline is not None and len(self.model.main.operations) > _MANY:
            # Long enough for what is left of a deadline, also where a busy machine comes late to the execution.
            time.sleep(0.1)
        return super().compute(inputs, limits)


@fault("deadlines.works_after_a_missed_deadline")
class MissedTwice(ReferencePreparedModel):
    """After an execution that missed its deadline the next of the model fails likewise if it has none."""

    missed_last = False

    def check_time(self, limits: Limits) -> ErrorStatus:
        status = super().check_time(limits)
        self.missed_last = self.missed_last or status in MISSED_DEADLINE
        return status

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if self.missed_last and limits.deadline is None:
            self.missed_last = False
            return ExecutionResult(MISSED_DEADLINE[0])
        result = super().run(request, measure, limits)
        self.missed_last = self.missed_last or (result.status in MISSED_DEADLINE and limits.deadline is not None)
        return result


@fault(
    "loops.stops_at_the_limit",
    "loops.a_limit_of_zero_is_one",
    "loops.each_execution_has_its_own_limit",
    "loops.stop_in_restored_models_too",
)
class LoopLimitIgnored(ReferencePreparedModel):
    """The loop timeout that the client sets is ignored: the default of two seconds applies."""

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        return SleepingLimits.of(deadline, None)


@fault("loops.ends_within_the_limit", "loops.each_execution_has_its_own_limit")
class LoopLimitInMicroseconds(ReferencePreparedModel):
    """Loop timeouts are read as microseconds and kept in 32 bits: the largest become almost none."""

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        return Limits.of(deadline, loop_timeout and loop_timeout * 1000 % (1 << 10))


class _AboveTheMaximum(ReferencePreparedModel):
    """A prepared model with a limit of its own for loops whose limit is above the maximum."""

    instead = 0

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        above = loop_timeout is not None and loop_timeout > MAXIMUM_LOOP_TIMEOUT
        return super().limits(deadline, self.instead if above else loop_timeout)


@fault("loops.refuses_or_takes_a_limit_above_the_maximum")
class LimitAboveTheMaximumIsNone(_AboveTheMaximum):
    """A loop timeout above the maximum counts as 0, so that loops are aborted at once."""


@fault("loops.refuses_or_takes_a_limit_above_the_maximum")
class LimitAboveTheMaximumFails(_AboveTheMaximum):
    """An execution with a loop timeout above the maximum fails, with GENERAL_FAILURE."""

    instead = 1

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if limits.loop_timeout == self.instead:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().run(request, measure, limits)


@fault("loops.refuses_or_takes_a_limit_above_the_maximum")
class LimitAboveTheMaximumSkipsLoops(_AboveTheMaximum):
    """An execution with a loop timeout above the maximum succeeds, and writes nothing."""

    instead = 1

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if limits.loop_timeout == self.instead:
            return ExecutionResult(ErrorStatus.NONE)
        return super().run(request, measure, limits)


@fault("loops.a_limit_of_zero_is_one")
class LoopLimitOfZeroIsNone(ReferencePreparedModel):
    """A loop timeout of 0 counts as no timeout."""

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        return SleepingLimits.of(deadline, loop_timeout or None)


@fault("loops.stops_after_two_seconds_by_default", limit=6.0)
class LoopsWithoutEnd(ReferencePreparedModel):
    """Without a loop timeout from the client, a loop runs for ever."""

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        return SleepingLimits(deadline, 1 << 60 if loop_timeout is None else loop_timeout)


@fault("priorities.every_priority_gets_its_turn", "priorities.higher_goes_first", limit=10.0)
class LowPriorityStarves(ReferencePreparedModel):
    """Every other execution of low priority is never run."""

    launches = itertools.count()

    def launch(self, work: Callable[[], None], limits: Limits, missed: Callable[[], None]) -> bool:
        if self.priority == Priority.LOW and next(self.launches) % 2:
            return True
        return super().launch(work, limits, missed)


@fault("deadlines.prepares_or_misses", "caching.keeps_deadlines_when_restoring")
class MissedPreparationGivesAModel(ReferenceDevice):
    """A preparation that missed its deadline still returns its model."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        return super().check_preparation(model, preference, priority, UNLIMITED)

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        return super().launch(prepare, UNLIMITED, callback)

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        status, prepared = super()._prepare(model, checked, priority, UNLIMITED)
        return (ErrorStatus.MISSED_DEADLINE_TRANSIENT if limits.are_over() else status), prepared


@fault("deadlines.prepares_or_misses", "caching.keeps_deadlines_when_restoring", may_be_caught_by=NEAR_DEADLINES)
class LatePreparationIsAFailure(ReferenceDevice):
    """A preparation whose deadline has passed returns GENERAL_FAILURE."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        late = status == ErrorStatus.MISSED_DEADLINE_PERSISTENT
        return (ErrorStatus.GENERAL_FAILURE if late else status), checked


@fault("deadlines.executes_or_misses", may_be_caught_by=NEAR_DEADLINES)
class LateExecutionIsAFailure(ReferencePreparedModel):
    """An execution whose deadline has passed returns GENERAL_FAILURE."""

    def check_time(self, limits: Limits) -> ErrorStatus:
        return ErrorStatus.GENERAL_FAILURE if limits.are_over() else ErrorStatus.NONE


@fault(
    "deadlines.executes_or_misses",
    may_be_caught_by=NEAR_DEADLINES,
)
class LateExecutionWritesNothing(ReferencePreparedModel):
    """An execution whose deadline has passed returns NONE and writes nothing."""

    def check_time(self, limits: Limits) -> ErrorStatus:
        return ErrorStatus.NONE

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if limits.are_over():
            return ExecutionResult(ErrorStatus.NONE)
        return super().run(request, measure, limits)


class _KeepingModel(ReferencePreparedModel):
    """A prepared model with a deadline of its own."""

    until: int | None = None

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        return Limits.of(self.until if deadline is None else deadline, loop_timeout)


# Where the preparation is done before its near deadline, the execution that follows may miss it.
@fault("deadlines.deadline_of_preparation_is_none_of_execution", may_be_caught_by=("deadlines.prepares_or_misses",))
class PreparationDeadlineKept(ReferenceDevice):
    """The deadline of a preparation also applies to the model's executions."""

    prepared_model = _KeepingModel

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        status, prepared = super()._prepare(model, checked, priority, limits)
        if isinstance(prepared, _KeepingModel):
            prepared.until = limits.deadline
        return status, prepared


@fault("priorities.higher_goes_first")
class PriorityInverted(ReferencePreparedModel):
    """Of waiting executions those of the lowest priority run first."""

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        return SleepingLimits.of(deadline, loop_timeout)

    def launch(self, work: Callable[[], None], limits: Limits, missed: Callable[[], None]) -> bool:
        return self.device.workers.submit(work, Priority.HIGH - self.priority, limits.deadline, missed)


@fault("loops.works_after_endless_loops")
class AbortedLoopLeavesItsState(ReferencePreparedModel):
    """The execution after one that was aborted in a loop begins with zeros, which that has left."""

    aborted = False

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        self.aborted = result.status in MISSED_DEADLINE
        return result

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        return [np.zeros_like(output) for output in outputs] if self.aborted else outputs
