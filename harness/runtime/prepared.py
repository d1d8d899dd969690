"""A model prepared by a framework: what a driver's prepared model is, over several devices."""

from __future__ import annotations

import itertools
import os
import threading
import time
from collections.abc import Callable, Mapping, Sequence

from nnconform.harness.conversion.defaults import without_default_arguments
from nnconform.harness.driver.fences import FenceState, Signal, state_of, wait_for
from nnconform.harness.driver.interface import (
    Burst,
    ExecutionCallback,
    ExecutionConfig,
    FencedExecutionInfo,
    FencedResult,
    PreparedModel,
    ReusableExecution,
)
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import byte_size
from nnconform.harness.model.request import (
    NO_TIMING,
    UNAVAILABLE,
    ExecutionResult,
    OutputShape,
    Request,
    RequestArgument,
    Timing,
)
from nnconform.harness.runtime.buffers import Bound, ManagedBuffer, NoContent
from nnconform.harness.runtime.bursts import FrameworkBurst
from nnconform.harness.runtime.candidate import PreparationOptions
from nnconform.harness.runtime.cut import whole
from nnconform.harness.runtime.framework import Framework
from nnconform.harness.runtime.known import is_known
from nnconform.harness.runtime.placed_model import PlacedModel
from nnconform.harness.runtime.reusable import FrameworkExecution
from nnconform.harness.runtime.running import FENCED, ExecutionStopped, NoElements, Running, StepRecord
from nnconform.harness.runtime.step_cache import ClientCache
from nnconform.harness.runtime.steps import DeviceStep, PlannedGraph
from nnconform.harness.runtime.values import HELD, NO_VALUE, Value
from nnconform.harness.validate.request import argument_dimensions, validate_request

_numbers = itertools.count(1)
_MEASURES = frozenset(MeasureTiming)
_INVALID = ErrorStatus.INVALID_ARGUMENT


class FrameworkPreparedModel(PreparedModel):
    """``plan`` of ``model``. ``steps`` are those of the last execution that ended, by which device and how long."""

    def __init__(self, framework: Framework, model: Model, plan: PlannedGraph, options: PreparationOptions) -> None:
        self.framework, self.model, self.plan = framework, model, plan
        self.steps: tuple[StepRecord, ...] = ()
        # No other prepared model has it, also later.
        self.number = next(_numbers)
        self._options = options
        self._threads: set[threading.Thread] = set()
        self._lock = threading.Lock()
        self._whole: DeviceStep | None = None

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        running = Running(config=ExecutionConfig(measure, loop_timeout), deadline=deadline)
        status = self.check(request, running.config, deadline)
        if status != ErrorStatus.NONE:
            callback(ExecutionResult(status))
            return status
        self.start(lambda: callback(self.perform(request, running)))
        return ErrorStatus.NONE

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        return self.execute_synchronously_with_config(request, ExecutionConfig(measure, loop_timeout), deadline)

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        return self._execute(request, Running(config=config, deadline=deadline))

    def _execute(self, request: Request, running: Running) -> ExecutionResult:
        status = self.check(request, running.config, running.deadline)
        return ExecutionResult(status) if status != ErrorStatus.NONE else self.perform(request, running)

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        config = ExecutionConfig(measure, loop_timeout)
        return self.execute_fenced_with_config(request, wait_for, config, deadline, duration_after_fence)

    def execute_fenced_with_config(
        self,
        request: Request,
        wait_for: Sequence[int],
        config: ExecutionConfig,
        deadline: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        return self._launch(request, wait_for, Running(FENCED, config, deadline), duration_after_fence)

    def _launch(
        self, request: Request, wait_for: Sequence[int], running: Running, duration_after_fence: int | None
    ) -> FencedResult:
        status = self.check(request, running.config, running.deadline)
        if status == ErrorStatus.NONE and (
            not self._outputs_fit(request)
            or any(state_of(fence) is FenceState.FAILED for fence in wait_for)
            or (duration_after_fence is not None and duration_after_fence < 0)
        ):
            status = _INVALID
        if status != ErrorStatus.NONE:
            _close(wait_for)
            return FencedResult(status)
        fenced = _FencedRun(self, request, running, duration_after_fence)
        result = FencedResult(ErrorStatus.NONE, fenced.signal.fence, fenced.info)
        self.start(lambda: fenced.run(wait_for))
        return result

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        status = self.check(request, config, None)
        if status != ErrorStatus.NONE:
            return status, None
        return ErrorStatus.NONE, FrameworkExecution(request, config, self._execute, self._launch)

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        return ErrorStatus.NONE, FrameworkBurst(self.check, self.perform)

    def check(self, request: Request, config: ExecutionConfig, deadline: int | None) -> ErrorStatus:
        """Return the status of an execution's arguments, NONE if they are valid."""
        try:
            validate_request(self.model, request)
            self.framework.buffers.check(self.number, request)
        except ValidationError:
            return _INVALID
        limits_are_valid = all(limit is None or limit >= 0 for limit in (deadline, config.loop_timeout))
        return ErrorStatus.NONE if config.measure in _MEASURES and limits_are_valid else _INVALID

    def perform(self, request: Request, running: Running) -> ExecutionResult:
        """Execute a valid request. Incidents go to the framework's log."""
        began = time.monotonic_ns()
        try:
            result = self._perform(request, running)
        except ExecutionStopped as stopped:
            result = ExecutionResult(stopped.status)
        except NoContent:
            result = ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        finally:
            for incident in running.incidents:
                self.framework.log.add(incident)
            self.steps = tuple(running.steps)
        result = self.framework.buffers.ended(request, result)
        if running.config.measure != MeasureTiming.YES or result.status != ErrorStatus.NONE:
            return ExecutionResult(result.status, result.output_shapes)
        took, device = (time.monotonic_ns() - began) // 1000, running.microseconds_on_device
        timing = Timing(UNAVAILABLE if device is None else min(device, took), took)
        return ExecutionResult(result.status, result.output_shapes, timing)

    def _perform(self, request: Request, running: Running) -> ExecutionResult:
        single = self.plan.single
        if single is not None:
            return single.run_request(request, running, self.framework.buffers)
        try:
            return self._by_steps(request, running)
        except NoElements:
            return self._whole_step().run_request(request, running, self.framework.buffers)

    def _by_steps(self, request: Request, running: Running) -> ExecutionResult:
        graph, buffers = self.model.main, dict(self.framework.buffers.of(request))
        request = Bound(self.framework.buffers, request, None).request
        inputs = [
            _value(
                buffers,
                request,
                argument,
                argument_dimensions(graph.operands[index].dimensions, argument.dimensions, ""),
            )
            for index, argument in zip(graph.input_indexes, request.inputs, strict=True)
        ]
        targets = {
            index: _value(buffers, request, argument, ())
            for index, argument in zip(graph.output_indexes, request.outputs, strict=True)
        }
        results = self.plan.run(inputs, running, targets)
        shapes = []
        for index, value, argument in zip(graph.output_indexes, results, request.outputs, strict=True):
            target, length = targets[index], byte_size(graph.operands[index].type, value.dimensions)
            if argument.dimensions and _conflict(argument.dimensions, value.dimensions):
                raise ExecutionStopped(_INVALID)
            if target.buffer is not None:
                if value.buffer is not target.buffer:
                    target.buffer.bring_home(_copied(value, length), value.dimensions)
                shapes.append(OutputShape(value.dimensions))
                continue
            enough = argument.has_no_value or length <= target.length
            if enough and target.memory is not None and value != target:
                target.view()[:length] = value.view()[:length]
            shapes.append(OutputShape(() if argument.has_no_value else value.dimensions, enough))
        enough = all(shape.is_sufficient for shape in shapes)
        return ExecutionResult(ErrorStatus.NONE if enough else ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, tuple(shapes))

    def _whole_step(self) -> DeviceStep:
        """Return the whole model on the device to fall back to. Raises ExecutionStopped if there is none."""
        fallback = self.framework.fallback
        if fallback is None:
            raise ExecutionStopped(ErrorStatus.GENERAL_FAILURE)
        with self._lock:
            if self._whole is None:
                part = whole(self.model, self.model.main)
                self._whole = DeviceStep("main", part.numbers, None, PlacedModel(fallback, part, self._options))
            return self._whole

    def _outputs_fit(self, request: Request) -> bool:
        """Return whether all outputs of a request have known extents, and room."""
        operands = (self.model.main.operands[index] for index in self.model.main.output_indexes)
        buffers = dict(self.framework.buffers.of(request))
        for operand, argument in zip(operands, request.outputs, strict=True):
            if argument.has_no_value:
                continue
            buffer = buffers.get(argument.location.pool_index)
            known = operand if buffer is None else buffer.operand
            room = argument.location.length if buffer is None else byte_size(known.type, known.dimensions)
            if not is_known(known) or room < byte_size(known.type, known.dimensions):
                return False
        return True

    def start(self, work: Callable[[], None]) -> None:
        """Do work in a thread, which ``close`` waits for."""

        def run() -> None:
            try:
                work()
            finally:
                with self._lock:
                    self._threads.discard(thread)

        thread = threading.Thread(target=run, name="framework-execution", daemon=True)
        with self._lock:
            self._threads.add(thread)
        thread.start()

    def close(self) -> None:
        with self._lock:
            threads = list(self._threads)
        for thread in threads:
            if thread is not threading.current_thread():
                thread.join()
        self.plan.close()
        if self._whole is not None:
            self._whole.close()


def compiled(
    framework: Framework, model: Model, options: PreparationOptions, cache: ClientCache | None = None
) -> FrameworkPreparedModel:
    """Return a valid model, planned over the devices of a framework and prepared. Raises ExecutionStopped.

    It is prepared without trailing arguments that equal their defaults, which older devices do not have.
    """
    shorter = without_default_arguments(model)
    return FrameworkPreparedModel(framework, shorter, framework.plan(shorter, options, cache), options)


class _FencedRun:
    """A fenced execution: its fence, and its outcome once that is signalled."""

    def __init__(
        self, prepared: FrameworkPreparedModel, request: Request, running: Running, duration: int | None
    ) -> None:
        self._prepared, self._request, self._running, self._duration = prepared, request, running, duration
        self.signal = Signal()
        self._launched = time.monotonic_ns()
        self._result: ExecutionResult | None = None
        self._waited = 0

    def run(self, fences: Sequence[int]) -> None:
        """Wait for the fences and execute; signal the own fence, or fail it."""
        stopped = self._wait(fences)
        if stopped is None:
            self._result = self._prepared.perform(self._request, self._running)
        else:
            self._result = self._prepared.framework.buffers.ended(self._request, stopped)
        if self._result.status == ErrorStatus.NONE:
            self.signal.signal()
        else:
            self.signal.fail()

    def _wait(self, fences: Sequence[int]) -> ExecutionResult | None:
        """Return the result if the execution cannot begin."""
        try:
            for fence in fences:
                deadline = self._running.deadline
                left = None if deadline is None else max(0, deadline - time.monotonic_ns()) / 1e9
                state = wait_for(fence, left)
                if state is FenceState.PENDING:
                    return ExecutionResult(ErrorStatus.MISSED_DEADLINE_TRANSIENT)
                if state is FenceState.FAILED:
                    return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        finally:
            _close(fences)
        now = time.monotonic_ns()
        self._waited = now - self._launched
        if self._duration is not None:
            limits = [limit for limit in (self._running.deadline, now + self._duration) if limit is not None]
            self._running.deadline = min(limits)
        return None

    def info(self) -> FencedExecutionInfo:
        """Return the outcome; GENERAL_FAILURE while it is pending."""
        if self._result is None:
            return FencedExecutionInfo(ErrorStatus.GENERAL_FAILURE)
        fenced = self._result.timing
        if fenced == NO_TIMING:
            return FencedExecutionInfo(self._result.status)
        launched = Timing(fenced.time_on_device, fenced.time_in_driver + self._waited // 1000)
        return FencedExecutionInfo(self._result.status, launched, fenced)


def _conflict(requested: tuple[int, ...], actual: tuple[int, ...]) -> bool:
    """Return whether an output has other dimensions than its request gives it (0: unknown)."""
    if len(requested) != len(actual):
        return True
    return any(own not in (0, got) for own, got in zip(requested, actual, strict=True))


def _dimensions(operand: Operand, argument: RequestArgument) -> tuple[int, ...]:
    return argument_dimensions(operand.dimensions, argument.dimensions, "argument")


def _value(
    buffers: Mapping[int, ManagedBuffer], request: Request, argument: RequestArgument, dimensions: tuple[int, ...]
) -> Value:
    """Return an argument as a value: in the pool, or in a buffer of a device."""
    if argument.has_no_value:
        return NO_VALUE
    place = argument.location
    pool, buffer = request.pools[place.pool_index], buffers.get(place.pool_index)
    if isinstance(pool, Memory):
        held = buffer.dimensions if buffer is not None else None
        return Value(pool, place.offset, place.length, held or dimensions)
    assert buffer is not None
    return Value(HELD, dimensions=buffer.dimensions or dimensions, buffer=buffer)


def _copied(value: Value, length: int) -> Memory:
    memory = Memory.create(length)
    memory.view()[:length] = value.view()[:length]
    return memory


def _close(fences: Sequence[int]) -> None:
    for fence in fences:
        os.close(fence)
