"""Faults in models and requests with more parts than a table of the driver has room for (``room``).

What is beyond the table is mixed up with what is at its beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import MeasureTiming, OperandLifeTime
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.buffers import DeviceBuffer, Exchange, Use
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.plan import Program, Values
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_ROOM = "tables.have_room"


def _options(*of: tuple[str, int]) -> dict[str, list[str]]:
    return {f"of={name}&room={room}": [_ROOM] for name, room in of}


@fault(options=_options(("inputs", 16), ("inputs", 128), ("inputs", 1024), ("outputs", 17), ("outputs", 255)))
class ArgumentsBeyondATable(ReferencePreparedModel):
    """An input, or an output, whose number is beyond the table is taken for one at its beginning."""

    of: str
    room: str

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        room = int(self.room)
        seen = [inputs[place % room] for place in range(len(inputs))] if self.of == "inputs" else inputs
        outputs = super().compute(seen, limits)
        return [outputs[place % room] for place in range(len(outputs))] if self.of == "outputs" else outputs


@fault(options=_options(("operations", 16), ("operations", 100), ("operations", 256), ("operations", 1000)))
class OperationsBeyondATable(ReferencePreparedModel):
    """The first operation beyond the table is not computed: its input is passed on."""

    of: str
    room: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        steps: list[Any] = self.program.main.steps
        # Not the last: its output is none of the steps'.
        for step in steps[int(self.room) // 8 * 8 + 7 :][:1]:
            step.run = _passes_on(step.operation.inputs[0], step.operation.outputs[0])


def _passes_on(read: int, written: int) -> Callable[[Values, Limits], None]:
    def run(values: Values, limits: Limits) -> None:
        values[written] = values[read]

    return run


@fault(options=_options(("pools", 8), ("pools", 64), ("pools", 128)))
class PoolsBeyondATable(ReferencePreparedModel):
    """An input in a pool whose number is beyond the table is read from one at its beginning."""

    of: str
    room: str

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        def moved(argument: RequestArgument) -> RequestArgument:
            return replace(argument, location=_modulo(argument.location, int(self.room)))

        return super().run(replace(request, inputs=tuple(map(moved, request.inputs))), measure, limits)


def _modulo(location: DataLocation, room: int) -> DataLocation:
    return replace(location, pool_index=location.pool_index % room)


@fault(options=_options(("constants", 64), ("constants", 256), ("constants", 1023), ("pools", 16), ("pools", 127)))
class ConstantsBeyondATable(ReferenceDevice):
    """A constant beyond the table, or in a pool beyond it, is taken for one at its beginning."""

    of: str
    room: str

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        operands = list(model.main.operands)
        constants = [
            index
            for index, each in enumerate(operands)
            if each.lifetime in (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE) and each.dimensions
        ]
        for number, index in enumerate(constants):
            operands[index] = self.found(operands, constants, number)
        main = replace(model.main, operands=tuple(operands))
        return super().program(replace(model, main=main), checked, limits)

    def found(self, operands: list[Operand], constants: list[int], number: int) -> Operand:
        """Return the operand of a constant as the driver sees it."""
        operand, room = operands[constants[number]], int(self.room)
        if self.of == "pools" and operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE:
            first = operands[constants[operand.location.pool_index % room]]
            return replace(operand, location=first.location)
        if self.of == "constants" and number >= room:
            return replace(operand, location=operands[constants[number % room]].location)
        return operand


@fault(options=_options(("pools", 1), ("pools", 16), ("pools", 127)))
class PoolsOfConstantsBeyondATable(ReferenceDevice):
    """A constant in a pool beyond the table is read from the same place of one at its beginning."""

    of: str
    room: str

    def own(self, model: Model) -> Model:
        """Return the model with its constants where the driver reads them."""

        def moved(operand: Operand) -> Operand:
            if operand.lifetime != OperandLifeTime.CONSTANT_REFERENCE:
                return operand
            return replace(operand, location=_modulo(operand.location, int(self.room)))

        operands = tuple(map(moved, model.main.operands))
        return super().own(replace(model, main=replace(model.main, operands=operands)))


@fault(options=_options(("buffers", 8), ("buffers", 17), ("buffers", 64)))
class BuffersBeyondATable(Exchange):
    """Of a request with more buffers than the table has room for, those beyond it are taken for the first."""

    of: str
    room: str

    def buffer_of(self, argument: RequestArgument) -> DeviceBuffer | None:
        found = super().buffer_of(argument)
        if found is None:
            return None
        places = sorted(self.buffers)
        return self.buffers[places[places.index(argument.location.pool_index) % int(self.room)]]

    def read(self) -> list[Array | None]:
        contents = [self.buffer_of(argument) for argument in self.request.inputs]
        every, buffers = self.buffers, dict(self.buffers)
        for argument, buffer in zip(self.request.inputs, contents, strict=True):
            if buffer is not None:
                buffers[argument.location.pool_index] = buffer
        self.buffers = buffers
        try:
            return super().read()
        finally:
            self.buffers = every

    def check_alone(self, filled: Sequence[DeviceBuffer]) -> None:
        """Take what is one buffer for the driver alone for several, as the client sees them."""

    def check_use(self, buffer: DeviceBuffer, use: Use, where: str) -> None:
        """Look at no role: that of the first buffer is another one."""
