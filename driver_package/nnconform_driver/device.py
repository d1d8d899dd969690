"""The driver interface: the HAL's IDevice, IPreparedModel, IBuffer and burst object. A driver derives from these.

Statuses are returned, never raised; a callback is called exactly once, from any thread. Times are in nanoseconds of
``time.monotonic``. A fence is a descriptor that poll can wait for; who receives one owns it. The full contract is that
of nnconform's class of the same name.
"""

from abc import ABC, abstractmethod
from typing import Any, Callable, NamedTuple, Optional, Sequence, Tuple

from nnconform_driver.codes import DeviceStatus, ErrorStatus, ExecutionPreference, MeasureTiming, Priority
from nnconform_driver.memory import Memory
from nnconform_driver.values import (
    BufferDesc,
    BufferRole,
    Capabilities,
    DeviceInfo,
    ExecutionConfig,
    ExecutionResult,
    Extension,
    FencedExecutionInfo,
    Model,
    PrepareModelConfig,
    Request,
)

BYTE_SIZE_OF_CACHE_TOKEN = 32

PrepareCallback = Callable[[ErrorStatus, "Optional[PreparedModel]"], None]
ExecutionCallback = Callable[[ExecutionResult], None]


def _ignore(*values: Any) -> None:
    """Take the place of a callback that nobody gave."""


class FencedResult(NamedTuple):
    """A launched execution: a fence (-1: it is done), and a function that returns its outcome."""

    status: int
    fence: int = -1
    callback: Optional[Callable[[], FencedExecutionInfo]] = None


class Buffer(ABC):
    """Memory that the driver manages (HAL 1.3)."""

    token = 0

    @abstractmethod
    def copy_to(self, destination: Memory) -> ErrorStatus:
        """Copy the whole buffer into a memory of its size."""

    @abstractmethod
    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        """Fill the buffer; ``dimensions`` complete unknown extents."""

    @abstractmethod
    def close(self) -> None:
        """Release the buffer."""


class Burst(ABC):
    """Executions of one prepared model in quick succession (HAL 1.2)."""

    @abstractmethod
    def execute_synchronously(
        self,
        request: Request,
        slots: Sequence[int],
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: Optional[int] = None,
        loop_timeout: Optional[int] = None,
    ) -> ExecutionResult:
        """Execute; pool i may be cached under ``slots[i]`` (-1: not). The last two exist since AIDL 1."""

    def execute_synchronously_with_config(
        self, request: Request, slots: Sequence[int], config: ExecutionConfig, deadline: Optional[int] = None
    ) -> ExecutionResult:
        """Execute; hints may be ignored (AIDL 4)."""
        return self.execute_synchronously(request, slots, config.measure, deadline, config.loop_timeout)

    @abstractmethod
    def free_memory(self, slot: int) -> ErrorStatus:
        """Forget what is cached under ``slot``."""

    @abstractmethod
    def close(self) -> None:
        """End the burst."""


class ReusableExecution(ABC):
    """A request that is executed again and again, at most once at a time (AIDL 4)."""

    @abstractmethod
    def execute_synchronously(self, deadline: Optional[int] = None) -> ExecutionResult:
        """Execute, and return the result."""

    @abstractmethod
    def execute_fenced(
        self,
        wait_for: Sequence[int] = (),
        deadline: Optional[int] = None,
        duration_after_fence: Optional[int] = None,
    ) -> FencedResult:
        """Launch an execution that starts once all fences are signalled."""

    @abstractmethod
    def close(self) -> None:
        """Release the execution."""


class PreparedModel(ABC):
    """A model that one device has prepared. Executions may overlap."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: Optional[int] = None,
        loop_timeout: Optional[int] = None,
        callback: ExecutionCallback = _ignore,
    ) -> ErrorStatus:
        """Launch an execution whose result goes to ``callback``. As it stands, it has ended when this returns."""
        result = self.execute_synchronously(request, measure, deadline, loop_timeout)
        callback(result)
        refused = result.status == ErrorStatus.INVALID_ARGUMENT
        return ErrorStatus.INVALID_ARGUMENT if refused else ErrorStatus.NONE

    @abstractmethod
    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: Optional[int] = None,
        loop_timeout: Optional[int] = None,
    ) -> ExecutionResult:
        """Execute, and return the result."""

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: Optional[int] = None,
        loop_timeout: Optional[int] = None,
        duration_after_fence: Optional[int] = None,
    ) -> FencedResult:
        """Launch an execution that starts once all fences are signalled (HAL 1.3)."""
        return FencedResult(ErrorStatus.GENERAL_FAILURE)

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline: Optional[int] = None
    ) -> ExecutionResult:
        """Execute; hints may be ignored (AIDL 4)."""
        return self.execute_synchronously(request, config.measure, deadline, config.loop_timeout)

    def execute_fenced_with_config(
        self,
        request: Request,
        wait_for: Sequence[int],
        config: ExecutionConfig,
        deadline: Optional[int] = None,
        duration_after_fence: Optional[int] = None,
    ) -> FencedResult:
        """Launch an execution; hints may be ignored (AIDL 4)."""
        return self.execute_fenced(
            request, wait_for, config.measure, deadline, config.loop_timeout, duration_after_fence
        )

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> Tuple[ErrorStatus, Optional[ReusableExecution]]:
        """Return an object that executes this request again and again (AIDL 4)."""
        return ErrorStatus.GENERAL_FAILURE, None

    def configure_execution_burst(self) -> Tuple[ErrorStatus, Optional[Burst]]:
        """Start a burst (HAL 1.2)."""
        return ErrorStatus.GENERAL_FAILURE, None

    def close(self) -> None:  # noqa: B027  there may be nothing to release
        """Release the prepared model."""


class Device(ABC):
    """A driver. Several threads may call it at once."""

    name = "driver"

    @abstractmethod
    def info(self) -> DeviceInfo:
        """Return what never changes about the device."""

    def status(self) -> DeviceStatus:
        """Return whether the device takes work."""
        return DeviceStatus.AVAILABLE

    @abstractmethod
    def capabilities(self) -> Tuple[ErrorStatus, Optional[Capabilities]]:
        """Return the performance figures."""

    def supported_extensions(self) -> Tuple[ErrorStatus, Tuple[Extension, ...]]:
        """Return the vendor extensions (HAL 1.2)."""
        return ErrorStatus.NONE, ()

    def number_of_cache_files_needed(self) -> Tuple[ErrorStatus, int, int]:
        """Return how many model and data cache files a preparation writes; 0 and 0: no caching."""
        return ErrorStatus.NONE, 0, 0

    @abstractmethod
    def supported_operations(self, model: Model) -> Tuple[ErrorStatus, Sequence[bool]]:
        """Return for each operation of the main subgraph whether it is supported."""

    def reasons(self, model: Model) -> Sequence[str]:
        """Return for each operation why it is not supported, "" if it is; () without reasons."""
        return ()

    @abstractmethod
    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: Optional[int] = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN),
        callback: PrepareCallback = _ignore,
    ) -> ErrorStatus:
        """Launch a preparation; ``callback`` gets its status and the prepared model or None."""

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        """Launch a preparation; hints may be ignored (AIDL 4)."""
        return self.prepare_model(
            model,
            config.preference,
            config.priority,
            config.deadline,
            config.model_cache,
            config.data_cache,
            config.token,
            callback,
        )

    def prepare_model_from_cache(
        self,
        deadline: Optional[int],
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        """Prepare from cache files alone."""
        callback(ErrorStatus.GENERAL_FAILURE, None)
        return ErrorStatus.GENERAL_FAILURE

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[Optional[PreparedModel]],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> Tuple[ErrorStatus, Optional[Buffer], int]:
        """Return a buffer for these roles, and its token."""
        return ErrorStatus.GENERAL_FAILURE, None, 0

    def another_client(self) -> "Optional[Device]":
        """Return the device for another client, with models and buffers of its own; None if it knows of one only."""
        return None

    def close(self) -> None:  # noqa: B027  there may be nothing to release
        """Release everything. May be called again."""
