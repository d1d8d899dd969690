"""The objects of a client of our framework: model, compilation, execution, event, burst, each with its states.

Source: ModelBuilder, CompilationBuilder, ExecutionBuilder and NeuralNetworks.cpp of runtime/ of packages/modules/
NeuralNetworks, for which code answers which misuse. Unlike there, an operation is validated as its model is finished,
not as it is added, and an argument of an execution can be set again.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import isfinite
from pathlib import Path

from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, Burst, ExecutionConfig
from nnconform.harness.model.codes import (
    ErrorStatus,
    ExecutionPreference,
    MeasureTiming,
    OperandLifeTime,
    OperandType,
    OperationType,
    Priority,
)
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph, change
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import byte_size
from nnconform.harness.model.request import UNAVAILABLE, ExecutionResult, Request, RequestArgument
from nnconform.harness.runtime.candidate import PreparationOptions
from nnconform.harness.runtime.client.api import ResultCode as R
from nnconform.harness.runtime.framework import Framework
from nnconform.harness.runtime.prepared import FrameworkPreparedModel, compiled
from nnconform.harness.runtime.running import ExecutionStopped
from nnconform.harness.runtime.step_cache import ClientCache
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.operand import check_dimensions

CODES = {
    ErrorStatus.NONE: R.NO_ERROR,
    ErrorStatus.DEVICE_UNAVAILABLE: R.UNAVAILABLE_DEVICE,
    ErrorStatus.GENERAL_FAILURE: R.OP_FAILED,
    ErrorStatus.OUTPUT_INSUFFICIENT_SIZE: R.OUTPUT_INSUFFICIENT_SIZE,
    ErrorStatus.INVALID_ARGUMENT: R.BAD_DATA,
    ErrorStatus.MISSED_DEADLINE_TRANSIENT: R.MISSED_DEADLINE_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_PERSISTENT: R.MISSED_DEADLINE_PERSISTENT,
    ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT: R.RESOURCE_EXHAUSTED_TRANSIENT,
    ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT: R.RESOURCE_EXHAUSTED_PERSISTENT,
}
PRIORITIES = {90: Priority.LOW, 100: Priority.MEDIUM, 110: Priority.HIGH}
_ALIGNMENT = 64


@dataclass
class ClientModel:
    """A model under construction, and the finished one."""

    operands: list[Operand] = field(default_factory=list)
    operations: list[Operation] = field(default_factory=list)
    inputs: tuple[int, ...] = ()
    outputs: tuple[int, ...] = ()
    values: bytearray = field(default_factory=bytearray)
    relaxed: bool = False
    finished: Model | None = None
    is_invalid: bool = False

    def add_operand(self, operand: Operand) -> R:
        """Add an operand."""
        if self._is_closed():
            return R.BAD_STATE
        if operand.type not in OperandType._value2member_map_ or not isfinite(operand.scale) or operand.scale < 0:
            return R.BAD_DATA
        try:
            check_dimensions(operand.type, operand.dimensions, "operand")
        except ValidationError:
            return R.BAD_DATA
        self.operands.append(
            Operand(operand.type, operand.dimensions, scale=operand.scale, zero_point=operand.zero_point)
        )
        return R.NO_ERROR

    def set_operand_value(self, index: int, value: bytes | None, length: int) -> R:
        """Make an operand a constant, or omit it."""
        if value is None and length:
            return R.UNEXPECTED_NULL
        if self._is_closed():
            return R.BAD_STATE
        if not 0 <= index < len(self.operands):
            return R.BAD_DATA
        operand = self.operands[index]
        if value is None:
            self.operands[index] = change(operand, lifetime=OperandLifeTime.NO_VALUE)
            return R.NO_ERROR
        if length != byte_size(operand.type, operand.dimensions):
            return R.BAD_DATA
        self.values += bytes(-len(self.values) % _ALIGNMENT)
        where = DataLocation(0, len(self.values), length)
        self.values += value[:length]
        self.operands[index] = change(operand, lifetime=OperandLifeTime.CONSTANT_COPY, location=where)
        return R.NO_ERROR

    def add_operation(self, code: int, inputs: Sequence[int], outputs: Sequence[int]) -> R:
        """Add an operation."""
        if self._is_closed():
            return R.BAD_STATE
        if code not in OperationType._value2member_map_ or not self._has((*inputs, *outputs)):
            return R.BAD_DATA
        self.operations.append(Operation(code, tuple(inputs), tuple(outputs)))
        return R.NO_ERROR

    def identify(self, inputs: Sequence[int], outputs: Sequence[int]) -> R:
        """Set the inputs and outputs."""
        if self._is_closed():
            return R.BAD_STATE
        if not self._has((*inputs, *outputs)) or not inputs or not outputs:
            return R.BAD_DATA
        self.inputs, self.outputs = tuple(inputs), tuple(outputs)
        return R.NO_ERROR

    def relax(self, allow: bool) -> R:
        """Allow less precision."""
        if self._is_closed():
            return R.BAD_STATE
        self.relaxed = allow
        return R.NO_ERROR

    def finish(self) -> R:
        """Validate the model. One that is not valid stays so."""
        if self.finished is not None:
            return R.BAD_STATE
        operands = [
            change(each, lifetime=lifetime, consumers=sum(step.inputs.count(index) for step in self.operations))
            for index, (each, lifetime) in enumerate(zip(self.operands, self._lifetimes(), strict=True))
        ]
        order = self._ordered()
        main = Subgraph(tuple(operands), tuple(order), self.inputs, self.outputs)
        model = Model(main, (), bytes(self.values), (), self.relaxed)
        try:
            validate_model(model)
        except ValidationError:
            self.is_invalid = True
            return R.BAD_DATA
        self.finished = model
        return R.NO_ERROR

    def _is_closed(self) -> bool:
        return self.finished is not None or self.is_invalid

    def _has(self, indexes: Sequence[int]) -> bool:
        return all(0 <= index < len(self.operands) for index in indexes)

    def _lifetimes(self) -> list[OperandLifeTime]:
        lifetimes = [each.lifetime for each in self.operands]
        for indexes, lifetime in (
            (self.inputs, OperandLifeTime.SUBGRAPH_INPUT),
            (self.outputs, OperandLifeTime.SUBGRAPH_OUTPUT),
        ):
            for index in indexes:
                lifetimes[index] = lifetime
        return lifetimes

    def _ordered(self) -> list[Operation]:
        """Return the operations in an order of execution, what has none last: a client adds them in any order."""
        written = {index for step in self.operations for index in step.outputs}
        left, order, known = list(self.operations), list[Operation](), set[int]()
        while ready := [step for step in left if all(index in known or index not in written for index in step.inputs)]:
            order += ready[:1]
            known.update(ready[0].outputs)
            left.remove(ready[0])
        return order + left


@dataclass
class ClientCompilation:
    """A compilation of a finished model on a framework."""

    framework: Framework
    model: Model
    options: PreparationOptions = PreparationOptions()  # noqa: RUF009 - it is frozen
    cache: ClientCache | None = None
    prepared: FrameworkPreparedModel | None = None
    is_finished: bool = False

    def set_preference(self, preference: int) -> R:
        """Set the preference."""
        if self.is_finished:
            return R.BAD_STATE
        if preference not in ExecutionPreference._value2member_map_:
            return R.BAD_DATA
        self.options = replace(self.options, preference=ExecutionPreference(preference))
        return R.NO_ERROR

    def set_priority(self, priority: int) -> R:
        """Set the priority, a number of the NNAPI."""
        if self.is_finished:
            return R.BAD_STATE
        if priority not in PRIORITIES:
            return R.BAD_DATA
        self.options = replace(self.options, priority=PRIORITIES[priority])
        return R.NO_ERROR

    def set_caching(self, folder: str, token: bytes) -> R:
        """Set the cache."""
        if self.is_finished:
            return R.BAD_STATE
        if len(token) != BYTE_SIZE_OF_CACHE_TOKEN or not Path(folder).is_dir():
            return R.BAD_DATA
        self.cache = ClientCache(Path(folder), token)
        return R.NO_ERROR

    def finish(self) -> R:
        """Compile; afterwards nothing can be set, whether or not that succeeded."""
        if self.is_finished:
            return R.BAD_STATE
        self.is_finished = True
        try:
            self.prepared = compiled(self.framework, self.model, self.options, self.cache)
        except ExecutionStopped as stopped:
            return CODES[stopped.status]
        return R.NO_ERROR


@dataclass
class ClientExecution:
    """One execution of a prepared model. It is started once."""

    prepared: FrameworkPreparedModel
    inputs: dict[int, bytes | None] = field(default_factory=dict)
    outputs: dict[int, bytearray | None] = field(default_factory=dict)
    measure: bool = False
    loop_timeout: int | None = None
    is_started: bool = False
    result: ExecutionResult | None = None

    def set_input(self, index: int, value: bytes | None, length: int) -> R:
        """Give an input its value."""
        if value is None and length:
            return R.UNEXPECTED_NULL
        operand = self._operand(self.prepared.model.main.input_indexes, index)
        if self.is_started:
            return R.BAD_STATE
        if operand is None:
            return R.BAD_DATA
        if value is not None and length != byte_size(operand.type, operand.dimensions):
            return R.BAD_DATA
        self.inputs[index] = None if value is None else value[:length]
        return R.NO_ERROR

    def set_output(self, index: int, room: bytearray | None, length: int) -> R:
        """Give an output its room."""
        if room is None and length:
            return R.UNEXPECTED_NULL
        operand = self._operand(self.prepared.model.main.output_indexes, index)
        if self.is_started:
            return R.BAD_STATE
        if operand is None:
            return R.BAD_DATA
        known = byte_size(operand.type, operand.dimensions)
        if room is not None and known and length != known:
            return R.BAD_DATA
        self.outputs[index] = room
        return R.NO_ERROR

    def set_measure_timing(self, measure: bool) -> R:
        """Ask for durations."""
        if self.is_started:
            return R.BAD_STATE
        self.measure = measure
        return R.NO_ERROR

    def set_loop_timeout(self, nanoseconds: int) -> R:
        """Limit loops."""
        if self.is_started:
            return R.BAD_STATE
        self.loop_timeout = nanoseconds
        return R.NO_ERROR

    def begin(self) -> R:
        """Start, if all arguments are there."""
        if self.is_started:
            return R.BAD_STATE
        graph = self.prepared.model.main
        if len(self.inputs) != len(graph.input_indexes) or len(self.outputs) != len(graph.output_indexes):
            return R.BAD_DATA
        self.is_started = True
        return R.NO_ERROR

    def compute(self, burst: Burst | None = None) -> R:
        """Execute what has begun, and write the outputs."""
        pool, request, starts = self._request()
        timing = MeasureTiming.YES if self.measure else MeasureTiming.NO
        if burst is not None:
            result = burst.execute_synchronously(request, [-1] * len(request.pools), timing)
        else:
            config = ExecutionConfig(timing, self.loop_timeout)
            result = self.prepared.execute_synchronously_with_config(request, config)
        if result.status == ErrorStatus.NONE:
            for index, start in starts.items():
                room = self.outputs[index]
                if room is not None:
                    room[:] = pool.view()[start : start + len(room)]
        self.result = result
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
        if self.result is None:
            return R.BAD_STATE, ()
        if self._operand(self.prepared.model.main.output_indexes, index) is None:
            return R.BAD_DATA, ()
        if index >= len(self.result.output_shapes):
            return R.BAD_STATE, ()
        shape = self.result.output_shapes[index]
        return (R.NO_ERROR if shape.is_sufficient else R.OUTPUT_INSUFFICIENT_SIZE), shape.dimensions

    def duration(self, what: int) -> tuple[R, int]:
        """Return a duration in nanoseconds, the largest number if it is not known."""
        if self.result is None or not self.measure:
            return R.BAD_STATE, 0
        if what not in (0, 1):
            return R.BAD_DATA, 0
        timing = self.result.timing
        microseconds = timing.time_in_driver if what else timing.time_on_device
        return R.NO_ERROR, microseconds if microseconds == UNAVAILABLE else microseconds * 1000

    def _operand(self, indexes: Sequence[int], index: int) -> Operand | None:
        return self.prepared.model.main.operands[indexes[index]] if 0 <= index < len(indexes) else None

    def _request(self) -> tuple[Memory, Request, dict[int, int]]:
        """Return a memory with the inputs, the request, and where each output begins."""
        end, inputs, outputs, starts, pieces = 0, list[RequestArgument](), list[RequestArgument](), {}, {}
        for _, value in sorted(self.inputs.items()):
            inputs.append(_argument(value, end))
            if value is not None:
                pieces[end] = value
                end += -(-len(value) // _ALIGNMENT) * _ALIGNMENT
        for index, room in sorted(self.outputs.items()):
            outputs.append(_argument(room, end))
            if room is not None:
                starts[index] = end
                end += -(-max(len(room), 1) // _ALIGNMENT) * _ALIGNMENT
        pool = Memory.create(end)
        for start, value in pieces.items():
            pool.view()[start : start + len(value)] = value
        return pool, Request(tuple(inputs), tuple(outputs), (pool,)), starts


def _argument(value: bytes | bytearray | None, start: int) -> RequestArgument:
    if value is None:
        return RequestArgument(has_no_value=True)
    return RequestArgument(DataLocation(0, start, len(value)))


class ClientEvent:
    """An execution under way; ``wait`` returns its result."""

    def __init__(self, work: Callable[[], R], start: Callable[[Callable[[], None]], None]) -> None:
        self._work, self._code = work, R.INCOMPLETE
        self._done = threading.Event()
        start(self._run)

    def _run(self) -> None:
        try:
            self._code = self._work()
        finally:
            self._done.set()

    def wait(self) -> R:
        """Wait for the end, and return the execution's result."""
        self._done.wait()
        return self._code
