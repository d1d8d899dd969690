"""The ways in which a prepared model can be executed, each brought to one form: a request in, an ExecutionResult out.

A way's own rules (the callback comes once, a fence comes with a callback) are checked on the way.
"""

from __future__ import annotations

import os
import select
import threading
from collections.abc import Callable
from dataclasses import dataclass

from harness.conformance.expect import broken, expect
from harness.driver.interface import Burst, PreparedModel
from harness.loaders.session import Session
from harness.model.codes import ErrorStatus, HalVersion, MeasureTiming, name_of
from harness.model.memory import Memory
from harness.model.request import NO_TIMING, ExecutionResult, Request


@dataclass(frozen=True, slots=True)
class Options:
    """What an execution is asked beside its request; times in nanoseconds, as in ``PreparedModel``."""

    measure: MeasureTiming = MeasureTiming.NO
    deadline: int | None = None
    loop_timeout: int | None = None


PLAIN = Options()
Executor = Callable[[Session, PreparedModel, Request, Options], ExecutionResult]


@dataclass(frozen=True, slots=True)
class Path:
    """One way. ``feature`` is what ``DeviceInfo.emulated`` calls it, "" for what every driver has of its own."""

    name: str
    since: HalVersion
    feature: str
    execute: Executor


def synchronous(
    session: Session, prepared: PreparedModel, request: Request, options: Options = PLAIN
) -> ExecutionResult:
    """``execute_synchronously``."""
    return prepared.execute_synchronously(request, options.measure, options.deadline, options.loop_timeout)


def asynchronous(
    session: Session, prepared: PreparedModel, request: Request, options: Options = PLAIN
) -> ExecutionResult:
    """``execute``, and its callback."""
    results: list[ExecutionResult] = []
    arrived = threading.Event()

    def callback(result: ExecutionResult) -> None:
        results.append(result)
        arrived.set()

    launched = prepared.execute(request, options.measure, options.deadline, options.loop_timeout, callback)
    if not arrived.is_set():
        session.wait(arrived, "execute")
    got = results[0]
    if launched not in (ErrorStatus.NONE, got.status):
        names = name_of(ErrorStatus, launched), name_of(ErrorStatus, got.status)
        broken(f"execute returned {names[0]} but its callback got {names[1]}")
    expect(len(results) == 1, f"execute called its callback {len(results)} times, the contract wants once")
    return got


def burst(session: Session, prepared: PreparedModel, request: Request, options: Options = PLAIN) -> ExecutionResult:
    """One execution of a burst of its own. A burst has no deadline and no limit for loops."""
    opened = open_burst(prepared)
    try:
        slots = [slot if isinstance(pool, Memory) else -1 for slot, pool in enumerate(request.pools)]
        return opened.execute_synchronously(request, slots, options.measure)
    finally:
        opened.close()


def open_burst(prepared: PreparedModel) -> Burst:
    """A burst of ``prepared``."""
    status, opened = prepared.configure_execution_burst()
    expect(
        (status == ErrorStatus.NONE) == (opened is not None),
        f"configure_execution_burst returned {name_of(ErrorStatus, status)} and {opened!r}",
    )
    if opened is None:
        broken(f"configure_execution_burst: got {name_of(ErrorStatus, status)}, wanted NONE")
    return opened


def fenced(session: Session, prepared: PreparedModel, request: Request, options: Options = PLAIN) -> ExecutionResult:
    """``execute_fenced`` that waits for nothing; its fence is waited for, and its callback asked."""
    result = prepared.execute_fenced(request, (), options.measure, options.deadline, options.loop_timeout)
    if result.status != ErrorStatus.NONE:
        status = name_of(ErrorStatus, result.status)
        expect(result.fence == -1, f"execute_fenced returned {status} and a fence")
        expect(result.callback is None, f"execute_fenced returned {status} and a callback")
        return ExecutionResult(result.status)
    if result.callback is None:
        broken("execute_fenced returned NONE and no callback")
    if result.fence != -1:
        try:
            wait_for_fence(session, result.fence, "execute_fenced")
        finally:
            os.close(result.fence)
    info = result.callback()
    launched, after = info.timing_launched, info.timing_fenced
    if NO_TIMING not in (launched, after):
        expect(
            after.time_in_driver <= launched.time_in_driver, f"timing_fenced {after} exceeds timing_launched {launched}"
        )
    return ExecutionResult(info.status, (), launched)


def wait_for_fence(session: Session, fence: int, what: str) -> None:
    """Wait until ``fence`` is signalled. Raises DriverHung after the session's limit, DriverCrashed."""
    session.wait_for_fence(fence, what)


def is_signalled(fence: int) -> bool:
    """Whether a fence is signalled at this moment."""
    ready = select.poll()
    ready.register(fence, select.POLLIN)
    return bool(ready.poll(0))


PATHS = {
    path.name: path
    for path in (
        Path("asynchronous", HalVersion.V1_0, "asynchronous", asynchronous),
        Path("synchronous", HalVersion.V1_2, "", synchronous),
        Path("burst", HalVersion.V1_2, "burst", burst),
        Path("fenced", HalVersion.V1_3, "fenced", fenced),
    )
}
