"""One execution through a framework: its limits, the way that steps are executed, and the record of who ran what."""

from __future__ import annotations

import os
import threading
import time
from dataclasses import dataclass, field

from nnconform.harness.driver.fences import FenceState, wait_for
from nnconform.harness.driver.interface import DEFAULT_LOOP_TIMEOUT, Burst, Device, PreparedModel, Remote
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.errors import NnconformError
from nnconform.harness.model.request import NO_TIMING, UNAVAILABLE, ExecutionResult, Request
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.runtime.candidate import Candidate
from nnconform.harness.runtime.incidents import CallFailed, Incident

SYNCHRONOUS, BURST, FENCED = WAYS = ("synchronous", "burst", "fenced")
MISSED = frozenset({ErrorStatus.MISSED_DEADLINE_TRANSIENT, ErrorStatus.MISSED_DEADLINE_PERSISTENT})


class ExecutionStopped(NnconformError):
    """An execution ends with this status: no fallback would change it."""

    def __init__(self, status: ErrorStatus) -> None:
        super().__init__(status.name)
        self.status = status


class NoElements(NnconformError):
    """A tensor without elements would pass from a step to the next, which no request can express."""


@dataclass(frozen=True, slots=True)
class StepRecord:
    """One step as it was executed: the device, the operations by number, microseconds, and whether by fallback."""

    device: str
    graph: str
    operations: tuple[int, ...]
    microseconds: int
    by_fallback: bool = False

    def __str__(self) -> str:
        numbers = ", ".join(map(str, self.operations))
        how = " by fallback" if self.by_fallback else ""
        return f"{self.graph} operations {numbers} on {self.device}{how}: {self.microseconds} us"


@dataclass
class Running:
    """The state of one execution."""

    way: str = SYNCHRONOUS
    measure: MeasureTiming = MeasureTiming.NO
    deadline: int | None = None
    loop_timeout: int | None = None
    bursts: dict[PreparedModel, Burst] = field(default_factory=dict)
    # Slots of the client's memories in a burst, by their identity: only these come again.
    slots: dict[int, int] = field(default_factory=dict)
    steps: list[StepRecord] = field(default_factory=list)
    incidents: list[Incident] = field(default_factory=list)
    microseconds_on_device: int | None = 0
    # Of the loop that is interpreted now, innermost last: when each must have ended.
    loops: list[int] = field(default_factory=list)

    def check_time(self) -> None:
        """Raises ExecutionStopped if the deadline, or that of a loop around, has passed."""
        now = time.monotonic_ns()
        if any(now >= limit for limit in self.loops) or (self.deadline is not None and now >= self.deadline):
            raise ExecutionStopped(ErrorStatus.MISSED_DEADLINE_TRANSIENT)

    def begin_loop(self) -> None:
        """Note when a loop that begins now must have ended."""
        timeout = DEFAULT_LOOP_TIMEOUT if self.loop_timeout is None else self.loop_timeout
        self.loops.append(time.monotonic_ns() + timeout)

    def until(self) -> int | None:
        """Return the deadline of a step that begins now: the execution's, or that of a loop around it."""
        limits = [limit for limit in (self.deadline, *self.loops) if limit is not None]
        return min(limits, default=None)

    def add_time(self, result: ExecutionResult) -> None:
        """Add a step's time on its device; unknown if one is."""
        known = result.timing.time_on_device
        if self.microseconds_on_device is not None:
            self.microseconds_on_device = None if known == UNAVAILABLE else self.microseconds_on_device + known


def execute_step(
    candidate: Candidate, prepared: PreparedModel, request: Request, running: Running, *, may_fence: bool
) -> ExecutionResult:
    """Execute a prepared step the way of the execution, as far as its device has it. Raises CallFailed.

    ``may_fence``: all extents of the outputs are known, which a fenced execution needs.
    """

    def call(device: Device) -> ExecutionResult:
        hal = candidate.hal
        if running.way == BURST and hal >= HalVersion.V1_2:
            burst = _burst_of(prepared, running)
            if burst is not None:
                slots = [running.slots.get(getattr(pool, "identity", 0), -1) for pool in request.pools]
                return burst.execute_synchronously(request, slots, running.measure)
        limits = (running.until(), running.loop_timeout)
        if running.way == FENCED and hal >= HalVersion.V1_3 and may_fence:
            return _fenced(candidate, device, prepared, request, running)
        if hal >= HalVersion.V1_2:
            return prepared.execute_synchronously(request, running.measure, *limits)
        results: list[ExecutionResult] = []
        done = threading.Event()

        def receive(result: ExecutionResult) -> None:
            results.append(result)
            done.set()

        prepared.execute(request, running.measure, *limits, callback=receive)
        candidate.wait(device, done, "execute")
        return results[0]

    return candidate.ask("execution", call)


def _burst_of(prepared: PreparedModel, running: Running) -> Burst | None:
    """Return the burst of a step, opened at its first execution; None if its device has none."""
    if prepared not in running.bursts:
        _, burst = prepared.configure_execution_burst()
        if burst is None:
            return None
        running.bursts[prepared] = burst
    return running.bursts[prepared]


def _fenced(
    candidate: Candidate, device: Device, prepared: PreparedModel, request: Request, running: Running
) -> ExecutionResult:
    launched = prepared.execute_fenced(request, (), running.measure, running.until(), running.loop_timeout)
    if launched.status != ErrorStatus.NONE or launched.callback is None:
        return ExecutionResult(launched.status if launched.status != ErrorStatus.NONE else ErrorStatus.GENERAL_FAILURE)
    if launched.fence != -1:
        try:
            if isinstance(device, Remote):
                device.await_fence(launched.fence, candidate.limit)
            elif wait_for(launched.fence, candidate.limit) is FenceState.PENDING:
                raise CallFailed(Verdict.HUNG, f"execute_fenced: its fence is not signalled in {candidate.limit:g} s")
        finally:
            os.close(launched.fence)
    info = launched.callback()
    return ExecutionResult(info.status, (), info.timing_launched if info.status == ErrorStatus.NONE else NO_TIMING)
