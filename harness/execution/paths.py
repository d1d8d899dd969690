"""The paths of executing a prepared model, all with one interface: a request in, an ExecutionResult out.

Each path also checks its own rules: the callback is called once, a fence comes with a callback.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from nnconform.harness.diagnostics.tags import is_on, tag_logger
from nnconform.harness.diagnostics.tracing import Layer, Phase, traced
from nnconform.harness.driver.interface import (
    Burst,
    ExecutionConfig,
    FencedExecutionInfo,
    FencedResult,
    PreparedModel,
    ReusableExecution,
)
from nnconform.harness.execution.alive import BURSTS, REUSABLES, NoRoom
from nnconform.harness.execution.concurrently import ask_until_free, others_work
from nnconform.harness.execution.expect import expect, expect_within, fail
from nnconform.harness.execution.judge import judge_form
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming, name_of
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, Request

_log = tag_logger("execution")


class ExecutionOptions(msgspec.Struct, frozen=True):
    """The arguments of an execution beside its request; times in nanoseconds, as in ``PreparedModel``."""

    measure: MeasureTiming = MeasureTiming.NO
    deadline: int | None = None
    loop_timeout: int | None = None


PLAIN = ExecutionOptions()
Executor = Callable[[Session, PreparedModel, Request, ExecutionOptions], ExecutionResult]


class Path(msgspec.Struct, frozen=True):
    """One path. ``feature`` is its name in ``DeviceInfo.emulated``, "" for one that every driver implements itself."""

    name: str
    since: HalVersion
    feature: str
    execute: Executor


@traced(Layer.RUNTIME, Phase.EXECUTION)
def synchronous(
    session: Session, prepared: PreparedModel, request: Request, options: ExecutionOptions = PLAIN
) -> ExecutionResult:
    """Execute with ``execute_synchronously``."""
    return prepared.execute_synchronously(request, options.measure, options.deadline, options.loop_timeout)


@dataclass
class Launch:
    """One call of ``execute``: the status that it returned, and the result of each call of its callback."""

    launched: ErrorStatus = ErrorStatus.NONE
    results: list[ExecutionResult] = field(default_factory=list)
    arrived: threading.Event = field(default_factory=threading.Event)

    def __call__(self, result: ExecutionResult) -> None:
        self.results.append(result)
        self.arrived.set()

    def wait(self, session: Session) -> ExecutionResult:
        """Wait for the callback and return its result. Raises DriverHung if it is not called.

        Raises VerdictReached if the result contradicts the status that the call returned.
        """
        if not self.arrived.is_set():
            session.wait(self.arrived, "execute")
        got = self.results[0]
        if self.launched not in (ErrorStatus.NONE, got.status):
            names = name_of(ErrorStatus, self.launched), name_of(ErrorStatus, got.status)
            fail(f"execute returned {names[0]} but its callback got {names[1]}")
        self.expect_one_call()
        return got

    def expect_one_call(self) -> None:
        """Raises VerdictReached unless the callback was called once. Call it again after later work: a call may be
        late.
        """
        calls = len(self.results)
        expect(calls == 1, f"execute called its callback {calls} times, the contract wants once")


def launch(prepared: PreparedModel, request: Request, options: ExecutionOptions = PLAIN) -> Launch:
    """Launch an asynchronous execution and return without waiting for it."""
    execution = Launch()
    execution.launched = prepared.execute(request, options.measure, options.deadline, options.loop_timeout, execution)
    return execution


@traced(Layer.RUNTIME, Phase.EXECUTION)
def asynchronous(
    session: Session, prepared: PreparedModel, request: Request, options: ExecutionOptions = PLAIN
) -> ExecutionResult:
    """Execute with ``execute``, and wait for its callback."""
    return launch(prepared, request, options).wait(session)


@traced(Layer.RUNTIME, Phase.EXECUTION)
def burst(
    session: Session, prepared: PreparedModel, request: Request, options: ExecutionOptions = PLAIN
) -> ExecutionResult:
    """Execute once in a new burst; before AIDL it has no deadline and no limit for loops."""
    opened = open_burst(prepared, session)
    limits = {"deadline": options.deadline, "loop_timeout": options.loop_timeout}
    given = {name: limit for name, limit in limits.items() if limit is not None}
    try:
        return opened.execute_synchronously(request, slots_of(request), options.measure, **given)
    finally:
        BURSTS.close(opened)


def slots_of(request: Request) -> list[int]:
    """Return a slot for each pool of a request; -1 for a device buffer, which a burst keeps no memory of."""
    return [slot if isinstance(pool, Memory) else -1 for slot, pool in enumerate(request.pools)]


def configured(
    session: Session, prepared: PreparedModel, request: Request, options: ExecutionOptions = PLAIN
) -> ExecutionResult:
    """Execute with ``execute_synchronously_with_config``, without hints."""
    config = ExecutionConfig(options.measure, options.loop_timeout)
    return prepared.execute_synchronously_with_config(request, config, options.deadline)


def reusable(
    session: Session, prepared: PreparedModel, request: Request, options: ExecutionOptions = PLAIN
) -> ExecutionResult:
    """Execute once with a new reusable execution. A request that is refused at its creation is not executed."""
    status, execution = create_reusable(prepared, request, ExecutionConfig(options.measure, options.loop_timeout))
    if execution is None:
        return ExecutionResult(status)
    try:
        return execution.execute_synchronously(options.deadline)
    finally:
        REUSABLES.close(execution)


def create_reusable(
    prepared: PreparedModel, request: Request, config: ExecutionConfig
) -> tuple[ErrorStatus, ReusableExecution | None]:
    """Create a reusable execution. Raises VerdictReached if there is one with an error, or none without, NoRoom if the
    driver has no room for one.
    """
    return REUSABLES.open(lambda: try_reusable(prepared, request, config), "create_reusable_execution")


def try_reusable(
    prepared: PreparedModel, request: Request, config: ExecutionConfig
) -> tuple[ErrorStatus, ReusableExecution | None]:
    """Do as ``create_reusable`` does, where how many there may be is the matter."""
    status, execution = prepared.create_reusable_execution(request, config)
    name = name_of(ErrorStatus, status)
    right = (status == ErrorStatus.NONE) == (execution is not None)
    expect(right, f"create_reusable_execution returned {name} and {execution!r}")
    return status, execution


def open_burst(prepared: PreparedModel, session: Session | None = None) -> Burst:
    """Return a burst of ``prepared``. Raises VerdictReached if the driver does not return one, NoRoom if it has no room
    for one. With a session a driver that is busy with the calls of other threads is asked again, until its limit.
    """

    def ask() -> tuple[ErrorStatus, Burst | None]:
        return BURSTS.open(prepared.configure_execution_burst, "configure_execution_burst")

    status, opened = ask() if session is None else ask_until_free(session, ask, _is_busy)
    expect(
        (status == ErrorStatus.NONE) == (opened is not None),
        f"configure_execution_burst returned {name_of(ErrorStatus, status)} and {opened!r}",
    )
    if opened is None:
        fail(f"configure_execution_burst: got {name_of(ErrorStatus, status)}, wanted NONE")
    return opened


def _is_busy(answer: tuple[ErrorStatus, object]) -> bool:
    return answer[0] == ErrorStatus.DEVICE_UNAVAILABLE and others_work()


@traced(Layer.RUNTIME, Phase.EXECUTION)
def fenced(
    session: Session, prepared: PreparedModel, request: Request, options: ExecutionOptions = PLAIN
) -> ExecutionResult:
    """Execute with ``execute_fenced`` without fences to wait for, and wait for its fence."""
    result = prepared.execute_fenced(request, (), options.measure, options.deadline, options.loop_timeout)
    if result.status != ErrorStatus.NONE:
        expect_not_launched(result)
        return ExecutionResult(result.status)
    info = finish(session, result)
    launched, after = info.timing_launched, info.timing_fenced
    expect_within(
        after.time_in_driver, launched.time_in_driver, f"timing_fenced {after} exceeds timing_launched {launched}"
    )
    return ExecutionResult(info.status, (), launched)


def expect_not_launched(result: FencedResult) -> None:
    """Raises VerdictReached if a fenced execution that was not launched has a fence or a callback."""
    status = name_of(ErrorStatus, result.status)
    if result.fence != -1:
        os.close(result.fence)
        fail(f"execute_fenced returned {status} and a fence")
    expect(result.callback is None, f"execute_fenced returned {status} and a callback")


def finish(session: Session, result: FencedResult) -> FencedExecutionInfo:
    """Wait for the fence of a launched fenced execution, close it, and return the result of the callback."""
    try:
        if result.callback is None:
            fail("execute_fenced returned NONE and no callback")
        if result.fence != -1:
            session.wait_for_fence(result.fence, "execute_fenced")
    finally:
        if result.fence != -1:
            os.close(result.fence)
    return result.callback()


PATHS = {
    path.name: path
    for path in (
        Path("asynchronous", HalVersion.V1_0, "asynchronous", asynchronous),
        Path("synchronous", HalVersion.V1_2, "", synchronous),
        Path("burst", HalVersion.V1_2, "burst", burst),
        Path("fenced", HalVersion.V1_3, "fenced", fenced),
        Path("configured", HalVersion.AIDL4, "config", configured),
        Path("reusable", HalVersion.AIDL4, "reusable", reusable),
    )
}


def answering(path: Path) -> Path:
    """Return the path with executions that answer, as any other, with the status of a driver that has no room."""

    def execute(
        session: Session, prepared: PreparedModel, request: Request, options: ExecutionOptions = PLAIN
    ) -> ExecutionResult:
        try:
            return path.execute(session, prepared, request, options)
        except NoRoom as refused:
            return ExecutionResult(refused.status)

    return replace(path, execute=execute)


def own_paths(session: Session) -> list[Path]:
    """Return the paths that the HAL version has and that the driver does not leave to the harness."""
    hal, emulated = session.hal(), session.info().emulated
    return [path for path in PATHS.values() if path.since <= hal and path.feature not in emulated]


def plain_path(hal: HalVersion) -> Path:
    """Return the plainest path of a HAL version: synchronous from 1.2 on, else asynchronous."""
    return PATHS["synchronous" if hal >= HalVersion.V1_2 else "asynchronous"]


def execute(
    session: Session,
    prepared: PreparedModel,
    request: Request,
    path: Path | None = None,
    options: ExecutionOptions = PLAIN,
) -> ExecutionResult:
    """Execute on ``path`` (None: the plainest of the HAL version). Raises VerdictReached if the form of the result is
    wrong.
    """
    path = path or plain_path(session.hal())
    result = path.execute(session, prepared, request, options)
    if is_on(_log):
        _log.debug("%s execution of %d inputs: %s", path.name, len(request.inputs), name_of(ErrorStatus, result.status))
    judge_form(result, measured=options.measure == MeasureTiming.YES)
    return result
