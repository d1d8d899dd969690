"""A model prepared by the reference driver, and its executions."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from math import prod
from typing import Protocol
from weakref import WeakSet

from msgspec.structs import replace

from nnconform.harness.diagnostics.tags import is_on, tag_logger
from nnconform.harness.diagnostics.tracing import Layer, Phase, traced, within_span
from nnconform.harness.driver.fences import FenceState, state_of
from nnconform.harness.driver.interface import (
    Burst,
    BurstContext,
    ExecutionCallback,
    ExecutionConfig,
    FencedResult,
    MemoriesCallback,
    PreparedModel,
    ReusableExecution,
)
from nnconform.harness.driver.message_queue import MessageQueue
from nnconform.harness.driver.versions import RESULT_SINCE, offers, seen, status_for
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming, Priority, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, Request, Timing
from nnconform.harness.validate.operand import value_size
from nnconform.harness.validate.request import argument_dimensions, validate_request
from nnconform.reference_driver.buffers import BufferOwner, Exchange, NotPossible
from nnconform.reference_driver.bursts import BurstQueues, BurstServer, ReferenceBurst, open_channel
from nnconform.reference_driver.deadline import UNLIMITED, DeadlineMissed, Limits
from nnconform.reference_driver.fenced import FencedExecution, FencedLimits, close_fences, status_of
from nnconform.reference_driver.fences import FenceWatcher
from nnconform.reference_driver.last_request import LastRequest
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.reusable import ReferenceExecution
from nnconform.reference_driver.scheduler import Scheduler

MISSED = ExecutionResult(ErrorStatus.MISSED_DEADLINE_TRANSIENT)
_MEASURES = frozenset(MeasureTiming)
_log = tag_logger("driver")


class ClientDevice(BufferOwner, Protocol):
    """The part of a client's device that executions use."""

    hal: HalVersion
    workers: Scheduler
    fences: FenceWatcher
    bursts: WeakSet[BurstServer]


class ReferencePreparedModel(PreparedModel):
    """A prepared model: its model, program and device."""

    # The classes of fenced executions, bursts and reusable executions; a faulty driver sets its own.
    fenced: type[FencedExecution] = FencedExecution
    burst: type[ReferenceBurst] = ReferenceBurst
    channel: type[BurstQueues] = BurstQueues
    reusable: type[ReferenceExecution] = ReferenceExecution
    # The class through which executions read and write; a faulty driver sets its own.
    exchange: type[Exchange] = Exchange

    def __init__(
        self, device: ClientDevice, model: Model, program: Program, priority: Priority = Priority.MEDIUM
    ) -> None:
        self.device, self.model, self.program, self.priority = device, model, program, priority
        self.last_request = LastRequest()

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        began = time.monotonic_ns()
        limits = self.limits(deadline, loop_timeout)
        status = self.check(request, measure) or self.check_time(limits)
        if status == ErrorStatus.NONE:
            if self.launch(
                lambda: callback(self.perform(request, measure, limits, began)),
                limits,
                lambda: callback(self.missed(request)),
            ):
                return ErrorStatus.NONE
            status = ErrorStatus.DEVICE_UNAVAILABLE
        callback(ExecutionResult(status))
        return status

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        began = time.monotonic_ns()
        if not offers(self.device.hal, "execute_synchronously"):
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        limits = self.limits(deadline, loop_timeout)
        status = self.check(request, measure) or self.check_time(limits)
        if status != ErrorStatus.NONE:
            return ExecutionResult(status)
        result = self.wait_for_turn(lambda: self.perform(request, measure, limits, began), limits)
        return self.missed(request) if result is MISSED else result

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        began = time.monotonic_ns()
        plain = self.limits(deadline, loop_timeout)
        status = self.check_fenced(request, wait_for, measure) or self.check_time(plain)
        if status == ErrorStatus.NONE and duration_after_fence is not None and duration_after_fence < 0:
            status = ErrorStatus.INVALID_ARGUMENT
        if status != ErrorStatus.NONE:
            close_fences(wait_for)
            return FencedResult(status)
        limits = FencedLimits(plain, duration_after_fence)
        try:
            execution = self.fenced(
                lambda inner: self.perform(request, measure, inner, time.monotonic_ns()),
                limits,
                began,
                lambda: self.spoil(request),
            )
        except OSError:  # no descriptors for its fence
            close_fences(wait_for)
            return FencedResult(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT)
        return self.launch_fenced(execution, wait_for)

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        """Run ``execution`` when all fences of ``wait_for`` are signalled."""
        # Created before it runs: the driver closes its end of the fence when the execution is over.
        result = execution.result()
        if wait_for:
            deadline = execution.limits.limits.deadline
            self.device.fences.when(wait_for, deadline, partial(self.fences_ended, execution))
        elif not self._start(execution):
            execution.abandon()
            return FencedResult(ErrorStatus.DEVICE_UNAVAILABLE)
        return result

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        """Run or end ``execution``, whose fences ended in ``state``."""
        if state is not FenceState.SIGNALLED:
            execution.abort(status_of(state))
        elif not self._start(execution):
            execution.abort(ErrorStatus.DEVICE_UNAVAILABLE)

    def _start(self, execution: FencedExecution) -> bool:
        limits = execution.begin()
        return self.launch(execution.run, limits, partial(execution.abort, ErrorStatus.MISSED_DEADLINE_TRANSIENT))

    def check(self, request: Request, measure: int) -> ErrorStatus:
        """Return the status of an execution's arguments, NONE if they are valid."""
        try:
            if not self.last_request.is_like(request):
                validate_request(self.model, request)
                self.exchange(self, request).check()
                self.last_request.keep(request)
        except ValidationError:
            return ErrorStatus.INVALID_ARGUMENT
        return ErrorStatus.NONE if measure in _MEASURES else ErrorStatus.INVALID_ARGUMENT

    def limits(self, deadline: int | None, loop_timeout: int | None) -> Limits:
        """Return the limits of an execution, as far as the driver's HAL version supports them."""
        if deadline is None and loop_timeout is None:
            return UNLIMITED
        hal = self.device.hal
        timeout = seen(hal, "execute.loop_timeout", loop_timeout, None)
        return Limits.of(seen(hal, "execute.deadline", deadline, None), timeout)

    def check_time(self, limits: Limits) -> ErrorStatus:
        """Return the status of the times: they are not below 0, and the deadline has not passed."""
        if not limits.are_valid():
            return ErrorStatus.INVALID_ARGUMENT
        return ErrorStatus.MISSED_DEADLINE_PERSISTENT if limits.are_over() else ErrorStatus.NONE

    def check_fenced(self, request: Request, wait_for: Sequence[int], measure: int) -> ErrorStatus:
        """Return the status of a fenced execution's arguments: its outputs must fit, and no fence may have failed."""
        if not offers(self.device.hal, "execute_fenced"):
            return ErrorStatus.GENERAL_FAILURE
        status = self.check(request, measure)
        if status == ErrorStatus.NONE and (
            not self.outputs_fit(request) or any(state_of(fence) is FenceState.FAILED for fence in wait_for)
        ):
            return ErrorStatus.INVALID_ARGUMENT
        return status

    def outputs_fit(self, request: Request) -> bool:
        """Return whether all outputs of a request have known dimensions and sufficient room."""
        operands = (self.model.main.operands[index] for index in self.model.main.output_indexes)
        for operand, argument in zip(operands, request.outputs, strict=True):
            if argument.has_no_value:
                continue
            dimensions = argument_dimensions(operand.dimensions, argument.dimensions, "output")
            vendors = self.program.vendors.dtype(operand)
            size = vendors.itemsize * prod(dimensions) if vendors else value_size(operand.type, dimensions)
            # A driver-managed buffer has no length in the request.
            if not size or (argument.location.length and argument.location.length < size):
                return False
        return True

    def launch(self, work: Callable[[], None], limits: Limits, missed: Callable[[], None]) -> bool:
        """Run ``work`` on a worker, or ``missed`` if none is free in time; return False if the device is closed."""
        return self.device.workers.submit(work, self.priority, limits.deadline, missed)

    def wait_for_turn(self, work: Callable[[], ExecutionResult], limits: Limits) -> ExecutionResult:
        """Run ``work`` as ``launch`` does, and return its result."""
        result = self.device.workers.run(work, self.priority, limits.deadline, lambda: MISSED)
        return result or ExecutionResult(ErrorStatus.DEVICE_UNAVAILABLE)

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        """Execute a checked request and always return a result, whatever is raised. ``began``: the time of the call."""
        try:
            result = self.run(request, measure, limits)
        except Exception:
            traceback.print_exc()
            result = ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        if is_on(_log):
            _log.debug("executed %r: %s", self.model.main, name_of(ErrorStatus, result.status))
        if result.status != ErrorStatus.NONE:
            self.spoil(request)
        if self.device.hal < RESULT_SINCE:
            return ExecutionResult(status_for(self.device.hal, result.status))
        status = status_for(self.device.hal, result.status)
        if status != result.status:
            result = replace(result, status=status)
        if result.timing == NO_TIMING:
            return result
        spent = (time.monotonic_ns() - began) // 1000
        return replace(result, timing=replace(result.timing, time_in_driver=spent))

    @traced(Layer.DRIVER, Phase.EXECUTION, "reference driver")
    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        """Execute a checked request."""
        began = time.monotonic_ns()
        try:
            exchange = self.exchange(self, request)
            inputs = within_span(Layer.DRIVER, Phase.INPUT_OUTPUT, "read inputs", exchange.read)
            outputs = self.compute(inputs, limits)
            computed = time.monotonic_ns()
            result = within_span(Layer.DRIVER, Phase.RESULTS, "write outputs", exchange.write, outputs)
        except ValidationError:
            # A rule on extents or values that are known only in this execution.
            return ExecutionResult(ErrorStatus.INVALID_ARGUMENT)
        except NotPossible:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        except (MemoryError, RecursionError):
            return ExecutionResult(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT)
        except DeadlineMissed:
            # A later deadline may be met.
            return MISSED
        if measure != MeasureTiming.YES or result.status != ErrorStatus.NONE:
            return result
        return replace(result, timing=Timing((computed - began) // 1000, (time.monotonic_ns() - began) // 1000))

    def missed(self, request: Request) -> ExecutionResult:
        """Return the result of an execution whose deadline passed before it began."""
        self.spoil(request)
        return MISSED

    def spoil(self, request: Request) -> None:
        """Make the output buffers of a failed execution uninitialised."""
        with suppress(ValidationError):
            self.exchange(self, request).fail()

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        """Return the model's outputs; a faulty driver overrides this."""
        return self.program.outputs(self.program.run(inputs, limits))

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        if not offers(self.device.hal, "configure_execution_burst"):
            return ErrorStatus.GENERAL_FAILURE, None
        return ErrorStatus.NONE, self.burst(self)

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        if not offers(self.device.hal, "create_reusable_execution"):
            return ErrorStatus.GENERAL_FAILURE, None
        status = self.check(request, config.measure) or self.check_time(self.limits(None, config.loop_timeout))
        return status, self.reusable(self, request, config) if status == ErrorStatus.NONE else None

    def configure_burst_channel(
        self, memories: MemoriesCallback, requests: MessageQueue, results: MessageQueue
    ) -> tuple[ErrorStatus, BurstContext | None]:
        if not offers(self.device.hal, "configure_execution_burst"):
            return ErrorStatus.GENERAL_FAILURE, None
        status, server = open_channel(self.channel, self, memories, requests, results)
        if server is not None:
            self.device.bursts.add(server)
        return status, server

    def close(self) -> None:
        """Do nothing: running executions keep what they need."""
