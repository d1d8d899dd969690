"""Executes one prepared step on its device, the way of the execution as far as the device has it."""

from __future__ import annotations

import os
import threading

from nnconform.harness.driver.fences import FenceState, wait_for
from nnconform.harness.driver.interface import Burst, Device, FencedResult, PreparedModel, Remote, ReusableExecution
from nnconform.harness.driver.room import is_full
from nnconform.harness.model.codes import ErrorStatus, HalVersion, name_of
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, Request
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.runtime.candidate import Candidate
from nnconform.harness.runtime.incidents import CallFailed
from nnconform.harness.runtime.running import BURST, FENCED, Running


def execute_step(
    candidate: Candidate, prepared: PreparedModel, request: Request, running: Running, *, may_fence: bool
) -> ExecutionResult:
    """Execute a prepared step. Raises CallFailed.

    ``may_fence``: all extents of the outputs are known, which a fenced execution needs.
    """

    def call(device: Device) -> ExecutionResult:
        hal, until, config = candidate.hal, running.until(), running.config
        if running.way == BURST and hal >= HalVersion.V1_2:
            burst = _burst_of(prepared, running)
            if burst is not None:
                return _in_burst(burst, hal, request, running)
        reused = _reusable(candidate, prepared, request, running)
        if running.way == FENCED and hal >= HalVersion.V1_3 and may_fence:
            return _finish(candidate, device, _launch(prepared, reused, hal, request, running))
        if reused is not None:
            return reused.execute_synchronously(until)
        if hal >= HalVersion.AIDL4:
            return prepared.execute_synchronously_with_config(request, config, until)
        if hal >= HalVersion.V1_2:
            return prepared.execute_synchronously(request, config.measure, until, config.loop_timeout)
        results: list[ExecutionResult] = []
        done = threading.Event()

        def receive(result: ExecutionResult) -> None:
            results.append(result)
            done.set()

        prepared.execute(request, config.measure, until, config.loop_timeout, callback=receive)
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


def _in_burst(burst: Burst, hal: HalVersion, request: Request, running: Running) -> ExecutionResult:
    """Execute in a burst, which has a deadline and a limit for loops since AIDL."""
    config, until = running.config, running.until()
    slots = [running.slots.get(getattr(pool, "identity", 0), -1) for pool in request.pools]
    if hal >= HalVersion.AIDL4:
        return burst.execute_synchronously_with_config(request, slots, config, until)
    if hal >= HalVersion.AIDL1:
        return burst.execute_synchronously(request, slots, config.measure, until, config.loop_timeout)
    return burst.execute_synchronously(request, slots, config.measure)


def _reusable(
    candidate: Candidate, prepared: PreparedModel, request: Request, running: Running
) -> ReusableExecution | None:
    """Return the step's reusable execution; None if the execution is not reusable, or the device has none, or no room
    for it beside two or more.

    Raises CallFailed.
    """
    if running.kept is None or running.loops or candidate.hal < HalVersion.AIDL4:
        return None
    with candidate.reusables.opening() as opening:
        status, execution = running.kept.execution(prepared, request, running.config)
        if execution is not None:
            opening.opened.append(execution)
    if status == ErrorStatus.NONE and execution is not None:
        return execution
    if execution is None and ("reusable" in candidate.info().emulated or is_full(status, opening.beside)):
        return None
    verdict = Verdict.REJECTED_VALID if status == ErrorStatus.INVALID_ARGUMENT else Verdict.ERROR
    shown = "no" if execution is None else "a"
    text = f"create_reusable_execution: {name_of(ErrorStatus, status)} and {shown} execution"
    raise CallFailed(verdict, text, status or ErrorStatus.GENERAL_FAILURE)


def _launch(
    prepared: PreparedModel, reused: ReusableExecution | None, hal: HalVersion, request: Request, running: Running
) -> FencedResult:
    config, until = running.config, running.until()
    if reused is not None:
        return reused.execute_fenced((), until)
    if hal >= HalVersion.AIDL4:
        return prepared.execute_fenced_with_config(request, (), config, until)
    return prepared.execute_fenced(request, (), config.measure, until, config.loop_timeout)


def _finish(candidate: Candidate, device: Device, launched: FencedResult) -> ExecutionResult:
    """Wait for the fence of a launched execution, and return its result. Raises CallFailed, DriverFault."""
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
