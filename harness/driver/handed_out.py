"""What a device and a prepared model give to their client: buffers, bursts, reusable executions, results of fences.

``interface`` has the rules that hold for all of them, and offers them under their names.

Source: IBuffer.hal, IBurstContext.hal of HAL 1.2 and 1.3; IBuffer, IBurst, IExecution and FencedExecutionResult of AIDL
1 to 4.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import msgspec

from nnconform.harness.driver.configuration import ExecutionConfig
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, Request, Timing

FencedCallback = Callable[[], "FencedExecutionInfo"]


class BufferDesc(msgspec.Struct, frozen=True):
    """The properties of a requested buffer beyond its roles: dimensions, 0 or none where they follow from the roles."""

    dimensions: tuple[int, ...] = ()


class BufferRole(msgspec.Struct, frozen=True):
    """One use of a buffer: input or output ``io_index`` of prepared model ``model_index``; 0 < frequency <= 1."""

    model_index: int
    io_index: int
    frequency: float = 1.0


class FencedExecutionInfo(msgspec.Struct, frozen=True):
    """The status and timings of a fenced execution: since its launch, and since its last fence was signalled."""

    status: ErrorStatus
    timing_launched: Timing = NO_TIMING
    timing_fenced: Timing = NO_TIMING


class FencedResult(msgspec.Struct, frozen=True):
    """The result of launching a fenced execution: a fence (-1: already done) and a callback for its outcome.

    The callback returns GENERAL_FAILURE while the fence is pending. If the execution fails, so does the fence: it is
    never signalled.
    """

    status: ErrorStatus
    fence: int = -1
    callback: FencedCallback | None = None


class Buffer(ABC):
    """Memory that the driver manages (HAL 1.3). Uninitialised until a successful output or ``copy_from``."""

    token: int

    @abstractmethod
    def copy_to(self, destination: Memory) -> ErrorStatus:
        """Copy the whole buffer into ``destination``, which must have the buffer's exact size.

        GENERAL_FAILURE when uninitialised, INVALID_ARGUMENT when the size differs.
        """

    @abstractmethod
    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        """Fill the buffer from ``source``; ``dimensions`` complete unknown extents. After a failure it is
        uninitialised.
        """

    @abstractmethod
    def close(self) -> None:
        """Release the buffer; its token may then name another."""


class Burst(ABC):
    """A sequence of executions of one prepared model in quick succession (HAL 1.2).

    A slot of HIDL, 32 bits wide, is a memory identifier token of AIDL, 64 bits wide: one number, of one meaning.
    """

    @abstractmethod
    def execute_synchronously(
        self,
        request: Request,
        slots: Sequence[int],
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        """Execute ``request``; the driver may cache its i-th pool under ``slots[i]`` (-1: do not cache).

        The last two arguments exist since AIDL 1: the harness passes neither to a driver of an older HAL.
        """

    def execute_synchronously_with_config(
        self, request: Request, slots: Sequence[int], config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        """Execute ``request`` as ``execute_synchronously`` does; hints may be ignored (AIDL 4)."""
        return self.execute_synchronously(request, slots, config.measure, deadline, config.loop_timeout)

    @abstractmethod
    def free_memory(self, slot: int) -> ErrorStatus:
        """Forget the pool cached under ``slot``. An unused slot is no error, a negative one is INVALID_ARGUMENT."""

    @abstractmethod
    def close(self) -> None:
        """End the burst."""


class BurstContext(ABC):
    """The driver's side of a burst whose packets go through message queues (HAL 1.2)."""

    @abstractmethod
    def free_memory(self, slot: int) -> None:
        """Forget the memory of ``slot``; an unused or negative slot is ignored."""

    @abstractmethod
    def close(self) -> None:
        """End the burst: read no more packets. A running execution ends first. May be called again."""


class ReusableExecution(ABC):
    """A request of a prepared model that is executed again and again, at most once at a time (AIDL 4: IExecution).

    Each execution reads its inputs anew. The deadline is that of one execution; what the request and its config say
    holds for all.
    """

    @abstractmethod
    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        """Execute and return the result, as ``PreparedModel.execute_synchronously`` does."""

    @abstractmethod
    def execute_fenced(
        self, wait_for: Sequence[int] = (), deadline: int | None = None, duration_after_fence: int | None = None
    ) -> FencedResult:
        """Launch an execution that starts once all fences are signalled, as ``PreparedModel.execute_fenced`` does."""

    @abstractmethod
    def close(self) -> None:
        """Release the execution. One that is under way ends first."""
