"""One execution of a compilation: set up from a request, started in one of the library's ways, then read."""

from __future__ import annotations

import time
from collections.abc import Sequence
from ctypes import c_int, c_uint32, c_uint64, c_void_p

import msgspec
from msgspec.structs import replace

from nnconform.harness.loaders.nnapi.buffers import NnapiBuffers
from nnconform.harness.loaders.nnapi.codes import (
    DURATIONS,
    NO_ERROR,
    OUTPUT_INSUFFICIENT_SIZE,
    Refusal,
    status_of,
)
from nnconform.harness.loaders.nnapi.library import Library
from nnconform.harness.loaders.nnapi.memories import Memories
from nnconform.harness.loaders.nnapi.model import BuiltModel, indexes, merged
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.memory import BufferToken
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

_SHAPED = (NO_ERROR, OUTPUT_INSUFFICIENT_SIZE)
_PADDING = "ANeuralNetworksExecution_enableInputAndOutputPadding"


class NnapiExecutionOptions(msgspec.Struct, frozen=True):
    """The options of an execution; times as in ``PreparedModel``."""

    measure: MeasureTiming = MeasureTiming.NO
    deadline: int | None = None
    loop_timeout: int | None = None


class Compiled(msgspec.Struct, frozen=True):
    """A compilation, and the objects that its executions need."""

    library: Library
    memories: Memories
    buffers: NnapiBuffers
    built: BuiltModel
    compilation: int


class Execution:
    """An ANeuralNetworksExecution, ready to start. Raises Refusal."""

    def __init__(self, compiled: Compiled, request: Request, options: NnapiExecutionOptions) -> None:
        # The library uses the request's memories for as long as it executes.
        self._request, self._options = request, options
        self._compiled, self._library = compiled, compiled.library
        self._event: int | None = None
        if options.measure not in frozenset(MeasureTiming):
            raise Refusal(ErrorStatus.INVALID_ARGUMENT, f"measure is {options.measure}")
        self.address = self._library.create("ANeuralNetworksExecution_create", compiled.compilation)
        try:
            self._set_up()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Free the execution and its event."""
        if self._event is not None:
            self._library.free("Event", self._event)
        self._library.free("Execution", self.address)

    def compute(self) -> ExecutionResult:
        """Execute on this thread."""
        function = "ANeuralNetworksExecution_compute"
        return self.result(function, self._library.code(function, self.address))

    def compute_in_burst(self, burst: int) -> ExecutionResult:
        """Execute on this thread, in a burst."""
        function = "ANeuralNetworksExecution_burstCompute"
        return self.result(function, self._library.code(function, self.address, burst))

    def start(self) -> None:
        """Start the execution. Raises Refusal."""
        self._event = self._library.create("ANeuralNetworksExecution_startCompute", self.address)

    def start_fenced(self, wait_for: Sequence[int], duration: int | None) -> None:
        """Start the execution after the fences, which stay the caller's. Raises Refusal."""
        events: list[int] = []
        try:
            for fence in wait_for:
                events.append(self._library.create("ANeuralNetworksEvent_createFromSyncFenceFd", fence))
            function = "ANeuralNetworksExecution_startComputeWithDependencies"
            limit = 0 if duration is None else max(duration, 1)  # 0 stands for none
            dependencies = (c_void_p * len(events))(*events)
            self._event = self._library.create(function, self.address, dependencies, len(events), limit)
        finally:
            for event in events:
                self._library.free("Event", event)

    def wait(self) -> ExecutionResult:
        """Wait until the started execution has ended, and return its result."""
        function = "ANeuralNetworksEvent_wait"
        return self.result(function, self._library.code(function, self._event))

    def fence(self) -> int:
        """Return a fence for its end, which belongs to the caller; -1 if the library gives none."""
        fence = c_int(-1)
        self._library.code("ANeuralNetworksEvent_getSyncFenceFd", self._event, fence)
        return fence.value

    def result(self, function: str, code: int) -> ExecutionResult:
        """Return the result, from the result code of ``function``."""
        status = status_of(function, code)
        if code not in _SHAPED:
            return ExecutionResult(status)
        shapes = tuple(self._shape(index) for index in range(len(self._request.outputs)))
        return ExecutionResult(status, shapes, self.timing(DURATIONS) if status == ErrorStatus.NONE else NO_TIMING)

    def timing(self, codes: tuple[int, int]) -> Timing:
        """Return the durations of these codes, on the device and in the driver, if they were measured."""
        if self._options.measure != MeasureTiming.YES:
            return NO_TIMING
        return Timing(*(self._duration(code) for code in codes))

    def _duration(self, code: int) -> int:
        try:
            nanoseconds = self._library.read("ANeuralNetworksExecution_getDuration", c_uint64, self.address, code)
        except Refusal:
            return UNAVAILABLE
        return UNAVAILABLE if nanoseconds == UNAVAILABLE else int(nanoseconds) // 1000

    def _shape(self, index: int) -> OutputShape:
        """Return an output's shape, () for a scalar and where the library does not know it."""
        rank = c_uint32()
        code = self._library.code("ANeuralNetworksExecution_getOutputOperandRank", self.address, index, rank)
        if code not in _SHAPED:
            return OutputShape(())
        dimensions = indexes([0] * rank.value)
        if rank.value:
            function = "ANeuralNetworksExecution_getOutputOperandDimensions"
            code = self._library.code(function, self.address, index, dimensions)
        return OutputShape(tuple(dimensions), code != OUTPUT_INSUFFICIENT_SIZE)

    def _set_up(self) -> None:
        options, check = self._options, self._library.check
        main = self._compiled.built.model.main
        for pool in self._request.pools:
            # The library sees only pools that arguments name.
            if isinstance(pool, BufferToken):
                self._compiled.buffers.address_of(pool.token)
        outputs = [main.operands[index] for index in main.output_indexes]
        spacious = any(
            argument.location.length > size
            for argument, operand in zip(self._request.outputs, outputs, strict=False)
            if (size := _raw_size(operand, argument))
        )
        # Without it a length is an output's own size, so that the API has no words for more room.
        padded = spacious and self._library.has(_PADDING)
        if padded:
            check(_PADDING, self.address, True)
        for kind, arguments, indexes_of_kind in (
            ("Input", self._request.inputs, main.input_indexes),
            ("Output", self._request.outputs, main.output_indexes),
        ):
            for index, argument in enumerate(arguments):
                operand = main.operands[indexes_of_kind[index]] if index < len(indexes_of_kind) else None
                if spacious and not padded and kind == "Output" and operand is not None:
                    argument = _without_room_to_spare(argument, operand)
                self._set_argument(kind, index, argument, operand)
        if options.measure == MeasureTiming.YES:
            check("ANeuralNetworksExecution_setMeasureTiming", self.address, True)
        if options.deadline is not None:
            check("ANeuralNetworksExecution_setTimeout", self.address, remaining(options.deadline))
        if options.loop_timeout is not None:
            check("ANeuralNetworksExecution_setLoopTimeout", self.address, options.loop_timeout)

    def _set_argument(self, kind: str, index: int, argument: RequestArgument, operand: Operand | None) -> None:
        if argument.has_no_value:
            self._library.check(f"ANeuralNetworksExecution_set{kind}", self.address, index, None, None, 0)
            return
        location, pools = argument.location, self._request.pools
        if not 0 <= location.pool_index < len(pools):
            raise Refusal(ErrorStatus.INVALID_ARGUMENT, f"{kind} {index} is in pool {location.pool_index}")
        # The library's numbers have no sign, and its offset counts from the start of a page.
        if location.offset < 0 or location.length < 0:
            raise Refusal(ErrorStatus.INVALID_ARGUMENT, f"{kind} {index} at {location}")
        pool = pools[location.pool_index]
        if isinstance(pool, BufferToken):
            memory, skip = self._compiled.buffers.address_of(pool.token), 0
        else:
            memory, skip = self._compiled.memories.of(pool)
        operand_type = None
        if operand is not None and argument.dimensions:
            operand_type = self._compiled.built.operand_type(operand, argument.dimensions)
        function = f"ANeuralNetworksExecution_set{kind}FromMemory"
        self._library.check(
            function, self.address, index, operand_type, memory, skip + location.offset, location.length
        )


def _raw_size(operand: Operand, argument: RequestArgument) -> int:
    """Return the size in bytes of an argument's value, 0 if its dimensions are not all known."""
    return byte_size(operand.type, merged(argument.dimensions, operand))


def _without_room_to_spare(argument: RequestArgument, operand: Operand) -> RequestArgument:
    """Return the argument of an output with a length of at most its own size."""
    length = min(argument.location.length, _raw_size(operand, argument) or argument.location.length)
    return replace(argument, location=replace(argument.location, length=length))


def remaining(deadline: int) -> int:
    """Return the nanoseconds until a point on the monotonic clock, at least 1, as 0 stands for no limit."""
    return max(deadline - time.monotonic_ns(), 1)
