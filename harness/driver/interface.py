"""The driver interface: the HAL's IDevice, IPreparedModel, IBuffer and burst object, in Python. The docstrings are the
contract.

Two rules hold everywhere. Statuses are returned, never raised: an exception out of a driver is a fault of the driver. A
callback is called exactly once, whether the task succeeded, failed, or could not be launched.

Times are in nanoseconds: a deadline is a point on ``time.monotonic_ns()``, a duration a number. Fences are descriptors
that poll can wait for (``harness.driver.fences``); the receiver of a fence owns it and closes it.

HIDL and AIDL have one form here (decision 0065). What AIDL throws as a service-specific exception is the status that is
returned. A time that is not given is None, which is 2^64-1 in HIDL and -1 in AIDL; a negative one is INVALID_ARGUMENT.
Deadlines of AIDL are on the clock that goes on while the machine sleeps, here all are on one. AIDL has no ``status``,
no ``execute`` and no burst channels: a client of AIDL calls none of these.

Source: IDevice.hal, IPreparedModel.hal, IBuffer.hal, IBurstContext.hal, IBurstCallback.hal of HAL 1.0 to 1.3; IDevice
and IPreparedModel of AIDL 1 to 4.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from nnconform.harness.driver.configuration import (
    BYTE_SIZE_OF_CACHE_TOKEN,
    ExecutionConfig,
    PrepareModelConfig,
    TokenValuePair,
)
from nnconform.harness.driver.handed_out import (
    Buffer,
    BufferDesc,
    BufferRole,
    Burst,
    BurstContext,
    FencedCallback,
    FencedExecutionInfo,
    FencedResult,
    ReusableExecution,
)
from nnconform.harness.driver.message_queue import MessageQueue
from nnconform.harness.model.capabilities import Capabilities, Extension
from nnconform.harness.model.codes import (
    DeviceStatus,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    MeasureTiming,
    Priority,
)
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request

MAX_NUMBER_OF_CACHE_FILES = 32

# The default limit of a WHILE loop if the client sets none, and the maximum of any limit that it sets (HAL 1.3).
DEFAULT_LOOP_TIMEOUT = 2_000_000_000
MAXIMUM_LOOP_TIMEOUT = 15_000_000_000

PrepareCallback = Callable[[ErrorStatus, "PreparedModel | None"], None]
ExecutionCallback = Callable[[ExecutionResult], None]
# Takes slots, and returns the memories that the client has for them; none unless the status is NONE.
MemoriesCallback = Callable[[Sequence[int]], tuple[ErrorStatus, Sequence[Memory]]]


class DeviceInfo(msgspec.Struct, frozen=True):
    """The constant properties of a device; none of them changes while it is installed.

    ``type`` is a DeviceType, or whatever else the driver returns: one check fails for it, all others go on.
    ``emulated`` names the features that the harness's own code provides in the driver's stead (``asynchronous``,
    ``burst``, ``fenced``, ``timing``, ...): they are not the driver's, and are not checked as the driver's.
    """

    version: str
    type: int
    hal: HalVersion
    emulated: frozenset[str] = frozenset()


class PreparedModel(ABC):
    """A model prepared by one device. Executions may overlap."""

    @abstractmethod
    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        """Launch an execution and return; ``callback`` receives its result.

        An invalid request is refused at once: the callback receives INVALID_ARGUMENT, and the method returns it.
        """

    @abstractmethod
    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        """Execute and return the result.

        The status is OUTPUT_INSUFFICIENT_SIZE if an output's buffer is too small, with the shapes as far as known, and
        MISSED_DEADLINE_* if aborted for the deadline or a loop's time-out. Timings are UNAVAILABLE unless measuring was
        asked for and the status is NONE; time on the device never exceeds time in the driver.
        """

    @abstractmethod
    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        """Launch an execution that starts once all fences in ``wait_for`` are signalled (HAL 1.3).

        INVALID_ARGUMENT unless all outputs are fully specified and have room, and no fence has failed.
        ``duration_after_fence`` limits the time since the last fence was signalled. If a fence fails later, so does the
        execution.
        """

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        """Execute as ``execute_synchronously`` does; hints may be ignored (AIDL 4)."""
        return self.execute_synchronously(request, config.measure, deadline, config.loop_timeout)

    def execute_fenced_with_config(
        self,
        request: Request,
        wait_for: Sequence[int],
        config: ExecutionConfig,
        deadline: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        """Launch an execution as ``execute_fenced`` does; hints may be ignored (AIDL 4)."""
        more = config.measure, deadline, config.loop_timeout, duration_after_fence
        return self.execute_fenced(request, wait_for, *more)

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        """Return an object that executes this request again and again (AIDL 4).

        INVALID_ARGUMENT for a request that ``execute_synchronously`` would refuse; what only an execution can find out,
        such as the state of a buffer, each execution finds out.
        """
        return ErrorStatus.GENERAL_FAILURE, None

    @abstractmethod
    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        """Start a burst (HAL 1.2)."""

    def configure_burst_channel(
        self, memories: MemoriesCallback, requests: MessageQueue, results: MessageQueue
    ) -> tuple[ErrorStatus, BurstContext | None]:
        """Start a burst that reads requests and writes results as packets of ``harness.driver.burst_packets``.

        This is the form that bursts have in the HAL; a driver need not have it (GENERAL_FAILURE). All that is in
        ``requests`` when its bell rings is one packet; a malformed one is answered INVALID_ARGUMENT or GENERAL_FAILURE.
        Each packet is answered by one packet, GENERAL_FAILURE if the right one has no room in ``results``. ``memories``
        is called for the slots that are not known yet. The driver owns the queues from then on.
        """
        return ErrorStatus.GENERAL_FAILURE, None

    @abstractmethod
    def close(self) -> None:
        """Release the prepared model. Running executions end first."""


class Device(ABC):
    """A driver. Methods may be called from several threads at once."""

    name: str

    @abstractmethod
    def info(self) -> DeviceInfo:
        """Return the version, type, HAL version and emulated features."""

    @abstractmethod
    def status(self) -> DeviceStatus:
        """Return whether the device can take work."""

    @abstractmethod
    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        """Return the performance figures; all above 0, sorted by operand type."""

    def supported_extensions(self) -> tuple[ErrorStatus, tuple[Extension, ...]]:
        """Return the vendor extensions (HAL 1.2)."""
        return ErrorStatus.NONE, ()

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        """Return how many model and data cache files a preparation writes, each at most 32; both 0: no caching."""
        return ErrorStatus.NONE, 0, 0

    @abstractmethod
    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        """Return, for each operation of the main subgraph, whether it is fully supported.

        INVALID_ARGUMENT for a bad model.
        """

    def reasons(self, model: Model) -> Sequence[str]:
        """Return, for each operation of the main subgraph, why it is not supported, "" if it is.

        Beyond the HAL, for the reader of the results; () from a driver that gives no reasons.
        """
        return ()

    @abstractmethod
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
        """Check the arguments, launch the preparation and return; ``callback`` gets the status and the prepared model.

        The callback (with None) and the caller both get the status of an error that is found at once. Cache files are
        file descriptors at any offset; failing to write them never fails the preparation. They stay the caller's.
        """

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        """Prepare as ``prepare_model`` does; hints may be ignored (AIDL 4)."""
        scheduling = config.preference, config.priority, config.deadline
        return self.prepare_model(model, *scheduling, config.model_cache, config.data_cache, config.token, callback)

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        """Prepare from cache files alone. GENERAL_FAILURE without caching, or if the model cache was changed."""
        callback(ErrorStatus.GENERAL_FAILURE, None)
        return ErrorStatus.GENERAL_FAILURE

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        """Return a buffer for these roles and its token (above 0, unique among live ones). GENERAL_FAILURE:
        unsupported.
        """
        return ErrorStatus.GENERAL_FAILURE, None, 0

    def another_client(self) -> Device | None:
        """Return the same device for another client, which closes it; None if the driver supports one client only.

        Each client's prepared models and buffers are its own: no other client can use them, whatever it knows of them.
        Closing one client affects no other.
        """
        return None

    @abstractmethod
    def close(self) -> None:
        """Release the device and everything that it holds. May be called again."""


# Seconds without an answer after which a driver counts as hung.
DEFAULT_LIMIT = 30.0


class OrderlyEnd(msgspec.Struct, frozen=True):
    """How a driver's process ended by itself: its exit status (None if it is not known), and the processes, numbers and
    names, that it had started and that went on without it. These have been killed since.
    """

    exit_status: int | None
    left_behind: tuple[str, ...] = ()


class Awaited:
    """The base of a callback whose caller waits for it as soon as the call has returned, and does nothing else before.

    A ``Remote`` may then let the call return a little later, with the callback already called; and a driver need not
    give the work to another thread, which takes as long as a small preparation does.
    """


class Remote(Device):
    """A device in another process, which may end or hang and is watched during every wait.

    No call takes longer than ``limit`` seconds that the driver has had: what it waits for a processor does not count,
    up to ten limits in all. Every method raises DriverCrashed if the process has ended, and DriverHung if there is no
    answer within the limit.
    """

    limit: float

    @property
    @abstractmethod
    def pid(self) -> int:
        """The process id, 0 if unknown."""

    @property
    def is_own(self) -> bool:
        """Whether this process started that of the driver, and so may limit, stop and end it."""
        return False

    def end_in_order(self) -> OrderlyEnd | None:
        """Close the driver and let its process end as a program does; None if it cannot be asked to.

        Raises DriverHung if it does not end within the limit, DriverCrashed if it dies of a signal.
        """
        return None

    @abstractmethod
    def query_ahead(self, model: Model) -> Callable[[], tuple[ErrorStatus, tuple[bool, ...]]]:
        """Call ``supported_operations``, and return a function that waits for its answer and returns it.

        The thread that called it calls the function, once, and may make other calls before: the driver makes them in
        that order, each after the last one's end. If it breaks down in one of them, no later one is made.
        """

    @abstractmethod
    def prepare_ahead(self, model: Model, callback: PrepareCallback, **arguments: Any) -> Callable[[], ErrorStatus]:
        """Call ``prepare_model`` with these arguments as ``query_ahead`` calls its method."""

    @abstractmethod
    def await_callback(self, event: threading.Event, limit: float | None = None) -> None:
        """Wait until a callback has set ``event``. Raises DriverHung after ``limit`` seconds (None: the device's)."""

    @abstractmethod
    def await_fence(self, fence: int, limit: float | None = None) -> None:
        """Wait until ``fence`` is signalled. Raises as ``await_callback`` does."""


__all__ = [
    "BYTE_SIZE_OF_CACHE_TOKEN",
    "DEFAULT_LIMIT",
    "DEFAULT_LOOP_TIMEOUT",
    "MAXIMUM_LOOP_TIMEOUT",
    "MAX_NUMBER_OF_CACHE_FILES",
    "Awaited",
    "Buffer",
    "BufferDesc",
    "BufferRole",
    "Burst",
    "BurstContext",
    "Device",
    "DeviceInfo",
    "ExecutionCallback",
    "ExecutionConfig",
    "FencedCallback",
    "FencedExecutionInfo",
    "FencedResult",
    "MemoriesCallback",
    "OrderlyEnd",
    "OutputShape",
    "PrepareCallback",
    "PrepareModelConfig",
    "PreparedModel",
    "Remote",
    "ReusableExecution",
    "TokenValuePair",
]
