"""Tiny drivers to load by address: they echo their arguments, or misbehave on purpose."""

from __future__ import annotations

import ctypes
import mmap
import os
import signal
import sys
import threading
import time
from collections.abc import Sequence
from typing import NoReturn

from nnconform.harness.driver.interface import (
    BYTE_SIZE_OF_CACHE_TOKEN,
    Buffer,
    BufferDesc,
    BufferRole,
    Burst,
    Device,
    DeviceInfo,
    ExecutionCallback,
    FencedExecutionInfo,
    FencedResult,
    PrepareCallback,
    PreparedModel,
)
from nnconform.harness.model.capabilities import (
    Capabilities,
    Extension,
    ExtensionOperandType,
    OperandPerformance,
    PerformanceInfo,
)
from nnconform.harness.model.codes import (
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    MeasureTiming,
    OperandType,
    Priority,
)
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request, Timing

CAPABILITIES = Capabilities(
    PerformanceInfo(1.0, 2.0),
    PerformanceInfo(0.5, 0.25),
    (OperandPerformance(OperandType.TENSOR_FLOAT32, PerformanceInfo(3.0, 4.0)),),
    PerformanceInfo(5.0, 6.0),
    PerformanceInfo(7.0, 8.0),
)
EXTENSIONS = (Extension("com.example.echo", (ExtensionOperandType(7, True, 2),)),)
INFO = DeviceInfo("echo 1", DeviceType.ACCELERATOR, HalVersion.V1_2, frozenset({"burst"}))
# As a service reports it, which separates its clients itself.
TOLD = DeviceInfo(INFO.version, INFO.type, INFO.hal, frozenset({"burst", "clients"}))


class EchoBuffer(Buffer):
    """A buffer that holds bytes."""

    def __init__(self, token: int) -> None:
        self.token, self.content = token, b""

    def copy_to(self, destination: Memory) -> ErrorStatus:
        if len(self.content) != destination.size:
            return ErrorStatus.INVALID_ARGUMENT
        destination.view()[:] = self.content
        return ErrorStatus.NONE

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        self.content = bytes(source.view()) * (dimensions[0] if dimensions else 1)
        return ErrorStatus.NONE

    def close(self) -> None:
        say(f"buffer {self.token} closed")


class EchoBurst(Burst):
    """Answers with the slots of the call."""

    def __init__(self, prepared: EchoPrepared) -> None:
        self.prepared = prepared

    def execute_synchronously(
        self,
        request: Request,
        slots: Sequence[int],
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        self.prepared.copy(request)
        return ExecutionResult(ErrorStatus.NONE, (OutputShape(tuple(slots)),), Timing(1, 2))

    def free_memory(self, slot: int) -> ErrorStatus:
        return ErrorStatus.NONE if slot >= 0 else ErrorStatus.INVALID_ARGUMENT

    def close(self) -> None:
        say("burst closed")


class EchoPrepared(PreparedModel):
    """Copies the first input to the first output; the result's timing has the limits of the call."""

    def __init__(self, model: Model) -> None:
        self.model = model

    def copy(self, request: Request) -> None:
        source, target = request.inputs[0].location, request.outputs[0].location
        pools = [pool.view() for pool in request.pools if isinstance(pool, Memory)]
        data = pools[source.pool_index][source.offset : source.offset + source.length]
        pools[target.pool_index][target.offset : target.offset + target.length] = data

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        callback(self.execute_synchronously(request, measure, deadline, loop_timeout))
        return ErrorStatus.NONE

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        tokens = tuple(pool.token for pool in request.pools if isinstance(pool, BufferToken))
        if not tokens:
            self.copy(request)
        return ExecutionResult(
            ErrorStatus.NONE, (OutputShape((int(measure), *tokens), False),), Timing(deadline or 0, loop_timeout or 0)
        )

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        done = os.eventfd(0)
        timing = Timing(duration_after_fence or 0, len(wait_for))
        ours = os.dup(done)

        def work() -> None:
            for fence in wait_for:
                os.eventfd_read(fence)
                os.close(fence)
            self.copy(request)
            os.eventfd_write(ours, 1)
            os.close(ours)

        threading.Thread(target=work).start()
        return FencedResult(ErrorStatus.NONE, done, lambda: FencedExecutionInfo(ErrorStatus.NONE, timing, Timing(3, 4)))

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        return ErrorStatus.NONE, EchoBurst(self)

    def close(self) -> None:
        say("prepared model closed")


class Echo(Device):
    """Answers with its arguments, where they fit."""

    name = "echo"

    def __init__(self, **options: str) -> None:
        self.options = options

    def info(self) -> DeviceInfo:
        return INFO

    def status(self) -> DeviceStatus:
        return DeviceStatus.BUSY

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        return ErrorStatus.NONE, CAPABILITIES

    def supported_extensions(self) -> tuple[ErrorStatus, tuple[Extension, ...]]:
        return ErrorStatus.NONE, EXTENSIONS

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return ErrorStatus.NONE, 2, 3

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        return ErrorStatus.NONE, tuple(operation.type % 2 == 0 for operation in model.main.operations)

    def reasons(self, model: Model) -> Sequence[str]:
        return ["" if operation.type % 2 == 0 else f"{operation.type} is odd" for operation in model.main.operations]

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: int | None = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN),
        callback: PrepareCallback = lambda status, prepared: None,
    ) -> ErrorStatus:
        for number, file in enumerate([*model_cache, *data_cache]):
            os.write(file, token + bytes([number]))
        callback(ErrorStatus.NONE, EchoPrepared(model))
        return ErrorStatus.NONE

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        content = b"".join(os.pread(file, 64, 0) for file in [*model_cache, *data_cache])
        status = ErrorStatus.NONE if content == token else ErrorStatus.GENERAL_FAILURE
        callback(status, None)
        return status

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        if not all(isinstance(prepared, EchoPrepared) for prepared in prepared_models):
            return ErrorStatus.INVALID_ARGUMENT, None, 0
        token = sum(desc.dimensions) + sum(role.io_index for role in (*input_roles, *output_roles))
        return ErrorStatus.NONE, EchoBuffer(token), token

    def close(self) -> None:
        say("device closed")


class Caller(Echo):
    """Calls the callback of ``execute`` in the way ``how``."""

    def __init__(self, how: str) -> None:
        self.how = how

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: int | None = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN),
        callback: PrepareCallback = lambda status, prepared: None,
    ) -> ErrorStatus:
        callback(ErrorStatus.NONE, CallerPrepared(model, self.how))
        return ErrorStatus.NONE


class CallerPrepared(EchoPrepared):
    """Calls back twice, never, from another thread, or before it raises."""

    def __init__(self, model: Model, how: str) -> None:
        super().__init__(model)
        self.how = how

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        def call(times: int) -> None:
            for number in range(times):
                callback(ExecutionResult(ErrorStatus.NONE, (OutputShape((number,)),)))

        if self.how == "twice":
            call(2)
        elif self.how == "thread":
            threading.Thread(target=call, args=(1,)).start()
        elif self.how == "twice_later":
            call(1)
            threading.Timer(0.05, call, args=(2,)).start()
        elif self.how == "raise":
            call(1)
            raise ZeroDivisionError("after the callback")
        return ErrorStatus.NONE


class Teller(Echo):
    """Raises with its arguments as text, so that a test sees what crossed."""

    def prepare_model(self, *arguments: object) -> NoReturn:
        raise ValueError(repr(arguments[:4] + arguments[6:7]))


class Faulty(Echo):
    """Does ``do`` when ``at`` is called: ``open``, ``status`` or ``close``."""

    def __init__(self, do: str, at: str = "status") -> None:
        self.do, self.at = do, at
        say("the driver says hello")
        if at == "open":
            misbehave(do)

    def status(self) -> DeviceStatus:
        if self.at == "status":
            misbehave(self.do)
        return DeviceStatus.AVAILABLE

    def close(self) -> None:
        if self.at == "close":
            misbehave(self.do)


def misbehave(how: str) -> None:
    if how == "segv":
        ctypes.string_at(0)
    elif how == "abort":
        os.abort()
    elif how == "native_abort":
        ctypes.CDLL(None).printf(b"native words\n")
        os.abort()
    elif how == "exit":
        os._exit(3)
    elif how == "python_hang":
        _sleep_for_ever()
    elif how == "native_hang":
        ctypes.PyDLL(None).pause()  # PyDLL keeps the interpreter's lock
    elif how == "stopped":
        signal.raise_signal(signal.SIGSTOP)
    elif how == "raise":
        raise LookupError("no such thing")
    elif how == "unspeakable":
        raise Unspeakable
    elif how == "sys_exit":
        sys.exit("goodbye")
    elif how == "flood":
        for _ in range(4000):
            say("x" * 1000)
        os.abort()


class Unspeakable(Exception):
    """Breaks down over its own text."""

    def __str__(self) -> str:
        raise LookupError


def _sleep_for_ever() -> None:
    while True:
        time.sleep(1)


def say(text: str) -> None:
    """Print, as drivers do."""
    sys.stdout.write(f"{text}\n")


def not_a_device() -> int:
    return 3


def broken() -> Device:
    raise RuntimeError("no licence\nfor this machine")


def leaving() -> NoReturn:
    sys.exit(0)


class Balloon(Echo):
    """Wants 2 GiB for its status, and does not touch them."""

    def status(self) -> DeviceStatus:
        mmap.mmap(-1, 2 << 30, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS).close()
        return DeviceStatus.BUSY


READY = Echo()
NUMBER = 3


def open_device(**options: str) -> Device:
    """The default attribute of an ``inproc:`` address."""
    return Echo(**options)
