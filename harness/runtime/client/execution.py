"""A client's execution, in each way, and its event.

Source: ExecutionBuilder and Event.h of runtime/ of packages/modules/NeuralNetworks; NeuralNetworks.h, on the states of
an execution.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from nnconform.harness.driver.fences import FenceState, Signal, state_of, wait_for
from nnconform.harness.driver.interface import Burst, ExecutionConfig, ReusableExecution
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import NOWHERE, DataLocation, Operand
from nnconform.harness.model.memory import Memory, Pool
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
from nnconform.harness.runtime.client.api import ResultCode as R
from nnconform.harness.runtime.client.codes import CODES
from nnconform.harness.runtime.client.compilation import ClientCompilation, deadline_after
from nnconform.harness.runtime.client.memory import ClientMemory
from nnconform.harness.runtime.prepared import FrameworkPreparedModel
from nnconform.harness.validate.operand import check_dimensions
from nnconform.harness.validate.request import argument_dimensions

_ALIGNMENT = 64
_DURATIONS = 4


class ExecutionState(Enum):
    """The states of an execution."""

    PREPARATION = auto()
    COMPUTATION = auto()
    COMPLETED = auto()


@dataclass
class ClientArgument:
    """One argument: bytes of the client's, a part of a ``memory``, or (neither) omitted."""

    value: bytes | bytearray | None = None
    memory: ClientMemory | None = None
    offset: int = 0
    length: int = 0
    # Those that the client gave, and with the model's.
    given: tuple[int, ...] = ()
    dimensions: tuple[int, ...] = ()

    @property
    def is_omitted(self) -> bool:
        """Whether there is no value."""
        return self.value is None and self.memory is None


@dataclass
class ClientExecution:
    """Executions of a compilation: one, or if it is reusable one after the other."""

    compilation: ClientCompilation
    prepared: FrameworkPreparedModel
    inputs: dict[int, ClientArgument] = field(default_factory=dict)
    outputs: dict[int, ClientArgument] = field(default_factory=dict)
    measure: bool = False
    is_reusable: bool = False
    timeout: int = 0
    loop_timeout: int | None = None
    state: ExecutionState = ExecutionState.PREPARATION
    result: ExecutionResult | None = None
    fenced_timing: Timing = NO_TIMING
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _laid_out: tuple[Memory, Request, dict[int, int]] | None = None
    _again: ReusableExecution | None = None

    def set_argument(self, output: bool, index: int, type: Operand | None, argument: ClientArgument) -> R:
        """Set an input or an output; ``type`` says what the model leaves open of its dimensions."""
        main = self.prepared.model.main
        operand = _operand(main.operands, main.output_indexes if output else main.input_indexes, index)
        if self.state is not ExecutionState.PREPARATION:
            return R.BAD_STATE
        arguments = self.outputs if output else self.inputs
        if operand is None:
            return R.BAD_DATA
        try:
            argument.given = type.dimensions if type is not None and not argument.is_omitted else ()
            argument.dimensions = argument_dimensions(operand.dimensions, argument.given, "argument")
            check_dimensions(operand.type, argument.dimensions, "argument")
        except ValidationError:
            return R.BAD_DATA
        if not argument.is_omitted and not self._fits(output, index, operand, argument):
            return R.BAD_DATA
        if index in arguments:
            return R.BAD_STATE
        arguments[index] = argument
        return R.NO_ERROR

    def _fits(self, output: bool, index: int, operand: Operand, argument: ClientArgument) -> bool:
        memory = argument.memory
        if memory is not None and not memory.has(argument.offset, argument.length):
            return False
        if memory is not None and memory.buffer is not None:
            if not memory.buffer.is_for(self.prepared.number, output, index):
                return False
            try:
                argument_dimensions(memory.buffer.operand.dimensions, argument.dimensions, "argument")
            except ValidationError:
                return False
            return True
        size = byte_size(operand.type, argument.dimensions)
        return argument.length == size if size else output

    def set_option(self, name: str, value: int) -> R:
        """Set ``measure``, ``timeout``, ``loop_timeout`` or ``is_reusable``; the first two of one device alone."""
        if self.state is not ExecutionState.PREPARATION:
            return R.BAD_STATE
        if name in ("measure", "timeout") and self.compilation.devices != 1:
            return R.BAD_DATA
        setattr(self, name, value)
        return R.NO_ERROR

    def begin(self) -> R:
        """Start, if all arguments are there."""
        graph = self.prepared.model.main
        with self._lock:
            if self.state is ExecutionState.COMPUTATION or (
                self.state is ExecutionState.COMPLETED and not self.is_reusable
            ):
                return R.BAD_STATE
            if len(self.inputs) != len(graph.input_indexes) or len(self.outputs) != len(graph.output_indexes):
                return R.BAD_DATA
            self.state = ExecutionState.COMPUTATION
        return R.NO_ERROR

    def compute(self, burst: Burst | None = None) -> R:
        """Execute what has begun, and write the outputs."""
        pool, request, starts = self._written()
        config, deadline = self._config(), deadline_after(self.timeout)
        if burst is not None:
            slots = [-1] * len(request.pools)
            result = burst.execute_synchronously(request, slots, config.measure, deadline, config.loop_timeout)
        elif self.is_reusable:
            result = self._reused(request, config).execute_synchronously(deadline)
        else:
            result = self.prepared.execute_synchronously_with_config(request, config, deadline)
        return self._end(result, pool, starts)

    def start_fenced(self, fences: Sequence[int], duration: int) -> tuple[R, Callable[[], R] | None]:
        """Launch what has begun behind fences, which are closed; return what waits for its end and writes the outputs.

        Unlike in AOSP's runtime, a duration is accepted of any compilation.
        """
        pool, request, starts = self._written()
        config, deadline, after = self._config(), deadline_after(self.timeout), duration or None
        if self.is_reusable:
            launched = self._reused(request, config).execute_fenced(fences, deadline, after)
        else:
            launched = self.prepared.execute_fenced_with_config(request, fences, config, deadline, after)
        callback, fence = launched.callback, launched.fence
        if launched.status != ErrorStatus.NONE or callback is None:
            self._end(ExecutionResult(launched.status), pool, starts)
            return CODES[launched.status], None

        def finish() -> R:
            wait_for(fence, None)
            os.close(fence)
            info = callback()
            self.fenced_timing = info.timing_fenced
            shapes = tuple(OutputShape(argument.dimensions) for _, argument in sorted(self.outputs.items()))
            return self._end(ExecutionResult(info.status, shapes, info.timing_launched), pool, starts)

        return R.NO_ERROR, finish

    def abandon(self) -> None:
        """Undo a start that came to nothing."""
        self.state = ExecutionState.PREPARATION

    def _config(self) -> ExecutionConfig:
        return ExecutionConfig(MeasureTiming.YES if self.measure else MeasureTiming.NO, self.loop_timeout)

    def _reused(self, request: Request, config: ExecutionConfig) -> ReusableExecution:
        if self._again is None:
            _, self._again = self.prepared.create_reusable_execution(request, config)
            assert self._again is not None
        return self._again

    def _end(self, result: ExecutionResult, pool: Memory, starts: dict[int, int]) -> R:
        if result.status == ErrorStatus.NONE:
            for index, start in starts.items():
                room = self.outputs[index].value
                assert isinstance(room, bytearray)
                room[:] = pool.view()[start : start + len(room)]
        self.result, self.state = result, ExecutionState.COMPLETED
        return CODES[result.status]

    def rank(self, index: int) -> tuple[R, int]:
        """Return the rank of an output."""
        code, dimensions = self._dimensions(index)
        return code, len(dimensions)

    def dimensions(self, index: int) -> tuple[R, list[int]]:
        """Return the dimensions of an output; BAD_DATA for a scalar, which has none."""
        code, dimensions = self._dimensions(index)
        return (R.BAD_DATA if code == R.NO_ERROR and not dimensions else code), list(dimensions)

    def _dimensions(self, index: int) -> tuple[R, tuple[int, ...]]:
        if self.result is None or self.state is not ExecutionState.COMPLETED:
            return R.BAD_STATE, ()
        if not 0 <= index < len(self.outputs):
            return R.BAD_DATA, ()
        if index >= len(self.result.output_shapes):
            return R.BAD_STATE, ()
        shape = self.result.output_shapes[index]
        return (R.NO_ERROR if shape.is_sufficient else R.OUTPUT_INSUFFICIENT_SIZE), shape.dimensions

    def duration(self, what: int) -> tuple[R, int]:
        """Return a duration in nanoseconds, the largest number if it is not known: on the device, in the driver, and
        both since the last fence.
        """
        if not 0 <= what < _DURATIONS:
            return R.BAD_DATA, 0
        result = self.result
        if (
            result is None
            or self.state is not ExecutionState.COMPLETED
            or not self.measure
            or result.status != ErrorStatus.NONE
        ):
            return R.BAD_STATE, UNAVAILABLE
        fenced = self.fenced_timing if self.fenced_timing != NO_TIMING else result.timing
        timing = fenced if what >= _DURATIONS // 2 else result.timing
        microseconds = timing.time_in_driver if what % 2 else timing.time_on_device
        return R.NO_ERROR, microseconds if microseconds == UNAVAILABLE else microseconds * 1000

    def _written(self) -> tuple[Memory, Request, dict[int, int]]:
        """Return the memory with the values of the inputs, the request, and where each output of the client begins.

        They are the same each time, so that a reusable execution has one request.
        """
        if self._laid_out is None:
            self._laid_out = self._lay_out()
        pool, request, _ = self._laid_out
        for index, argument in self.inputs.items():
            if argument.value is not None:
                start = request.inputs[index].location.offset
                pool.view()[start : start + argument.length] = argument.value[: argument.length]
        return self._laid_out

    def _lay_out(self) -> tuple[Memory, Request, dict[int, int]]:
        every = [argument for each in (self.inputs, self.outputs) for _, argument in sorted(each.items())]
        memories = list(dict.fromkeys(argument.memory for argument in every if argument.memory is not None))
        end, places = 0, list[RequestArgument]()
        for argument in every:
            where = NOWHERE
            if argument.memory is not None:
                place = 1 + memories.index(argument.memory)
                where = argument.memory.location(place, argument.offset, argument.length)
            elif argument.value is not None:
                where = DataLocation(0, end, argument.length)
                end += -(-max(argument.length, 1) // _ALIGNMENT) * _ALIGNMENT
            places.append(RequestArgument(where, argument.given, has_no_value=argument.is_omitted))
        pool, count = Memory.create(end), len(self.inputs)
        pools: tuple[Pool, ...] = (pool, *(memory.pool() for memory in memories))
        starts = {
            index: places[count + index].location.offset
            for index, argument in self.outputs.items()
            if argument.value is not None
        }
        return pool, Request(tuple(places[:count]), tuple(places[count:]), pools), starts


def _operand(operands: Sequence[Operand], indexes: Sequence[int], index: int) -> Operand | None:
    return operands[indexes[index]] if 0 <= index < len(indexes) else None


class ClientEvent:
    """An execution under way: ``wait`` returns its result. ``signal`` is its fence, None if it has none."""

    def __init__(
        self, work: Callable[[], R], start: Callable[[Callable[[], None]], None], signal: Signal | None = None
    ) -> None:
        self._work, self._code, self.signal = work, R.INCOMPLETE, signal
        self._done = threading.Event()
        start(self._run)

    def _run(self) -> None:
        try:
            self._code = self._work()
        finally:
            if self.signal is not None:
                (self.signal.signal if self._code == R.NO_ERROR else self.signal.fail)()
            self._done.set()

    def wait(self) -> R:
        """Wait for the end, and return the execution's result."""
        self._done.wait()
        return self._code

    def fence(self) -> int:
        """Return a new descriptor of the fence, -1 if there is none."""
        return -1 if self.signal is None else os.dup(self.signal.fence)

    def free(self) -> None:
        """Wait for the end, and close the fence."""
        self.wait()
        if self.signal is not None:
            os.close(self.signal.fence)


class FenceEvent:
    """An event of a fence that the client has."""

    def __init__(self, fence: int) -> None:
        self._fence = os.dup(fence)

    def wait(self) -> R:
        """Wait for the fence."""
        return R.NO_ERROR if wait_for(self._fence, None) is FenceState.SIGNALLED else R.OP_FAILED

    def fence(self) -> int:
        """Return a new descriptor of the fence."""
        return os.dup(self._fence)

    def has_failed(self) -> bool:
        """Return whether the fence can no longer be signalled."""
        return state_of(self._fence) is FenceState.FAILED

    def free(self) -> None:
        """Close the fence."""
        os.close(self._fence)
