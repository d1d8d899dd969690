"""A prepared model as a function from arrays to arrays, for callers that need its outputs but no guarded memory."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType

import msgspec
import numpy as np

from nnconform.harness.diagnostics.tracing import Layer, Phase, span
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.arena import ALIGNMENT
from nnconform.harness.execution.paths import PLAIN, Executor, plain_path
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, OperandType, name_of
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import DTYPES, Array, byte_size, is_shape
from nnconform.harness.model.request import OutputShape, Request, RequestArgument
from nnconform.harness.oracle.computation import Unanswered

# Bytes for an output whose extents the model does not give.
UNKNOWN_SIZE = 1 << 18

# The shape of each input, None for one that is left out.
Shapes = Sequence[tuple[int, ...] | None]


class ExecutionRefused(Unanswered):
    """The driver did not execute the model; ``reason`` is its status, or what is missing in its result."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"execution: {reason}")
        self.reason = reason


class _Layout(msgspec.Struct, frozen=True):
    """A request for inputs of these ``shapes``, and its arguments as arrays over its pool.

    An omitted input is None, and so is an output whose extents the model leaves unknown: that one starts at its offset
    in ``starts``.
    """

    shapes: Shapes
    request: Request
    inputs: tuple[Array | None, ...]
    outputs: tuple[Array | None, ...]
    starts: tuple[int, ...]
    view: memoryview


class CompiledModel:
    """``prepared``, a prepared model of ``model``, as a function that takes inputs and returns copies of the outputs.

    All calls share one memory: not for two threads at a time. Without ``memory`` a memory of the needed size is
    created. It is executed by ``execute``, without one by the plainest path that the HAL version of ``session`` has.
    """

    def __init__(
        self,
        session: Session,
        model: Model,
        prepared: PreparedModel,
        memory: Memory | None = None,
        execute: Executor | None = None,
    ) -> None:
        self._session, self._prepared, self._memory = session, prepared, memory
        self._execute = execute or plain_path(session.hal()).execute
        operands = model.main.operands
        self._inputs = [operands[index] for index in model.main.input_indexes]
        self._outputs = [operands[index] for index in model.main.output_indexes]
        self._layout: _Layout | None = None

    def lay_out(self, shapes: Shapes) -> None:
        """Lay out the memory for inputs of these shapes; a call does so if its inputs have other shapes than the last
        ones.

        Raises Unanswered if ``memory`` is too small.
        """
        self._layout = self._new_layout(list(shapes))

    def __call__(self, inputs: Sequence[Array | None]) -> list[Array]:
        """Return the outputs, in the operands' element types. ``inputs`` are raw values, None for an omitted one.

        Raises Unanswered: ExecutionRefused if the driver does not execute the model, else as ``lay_out``. Raises
        DriverFault if the driver breaks down.
        """
        shapes = [None if array is None else array.shape for array in inputs]
        layout = self._layout
        if layout is None or layout.shapes != shapes:
            layout = self._layout = self._new_layout(shapes)
        with span(Layer.RUNTIME, Phase.INPUT_OUTPUT, "write inputs"):
            for place, array in zip(layout.inputs, inputs, strict=True):
                if place is not None:
                    place[...] = array
        result = self._execute(self._session, self._prepared, layout.request, PLAIN)
        if result.status != ErrorStatus.NONE:
            raise ExecutionRefused(name_of(ErrorStatus, result.status))
        with span(Layer.RUNTIME, Phase.RESULTS, "read outputs"):
            return [self._output(index, layout, result.output_shapes).copy() for index in range(len(self._outputs))]

    def close(self) -> None:
        """Close the prepared model."""
        self._prepared.close()

    def __enter__(self) -> CompiledModel:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _new_layout(self, shapes: Shapes) -> _Layout:
        starts, arguments, end = [], list[RequestArgument](), 0
        for operand, shape in zip(self._inputs, shapes, strict=True):
            size = 0 if shape is None else byte_size(operand.type, shape)
            starts.append(end)
            arguments.append(_input(operand, shape, DataLocation(0, end, size)))
            end += -(-size // ALIGNMENT) * ALIGNMENT
        for operand in self._outputs:
            size = _size(operand) or UNKNOWN_SIZE
            starts.append(end)
            arguments.append(RequestArgument(DataLocation(0, end, size)))
            end += -(-size // ALIGNMENT) * ALIGNMENT
        pool, count = self._memory or Memory.create(end), len(self._inputs)
        if end > pool.size:
            raise Unanswered(f"inputs and outputs of {end} bytes, there is room for {pool.size}")
        view = pool.view()
        return _Layout(
            shapes,
            Request(tuple(arguments[:count]), tuple(arguments[count:]), (pool,)),
            tuple(
                None if shape is None else _array(operand, shape, view, start)
                for operand, shape, start in zip(self._inputs, shapes, starts[:count], strict=True)
            ),
            tuple(
                _array(operand, operand.dimensions, view, start) if _size(operand) else None
                for operand, start in zip(self._outputs, starts[count:], strict=True)
            ),
            tuple(starts[count:]),
            view,
        )

    def _output(self, index: int, layout: _Layout, shapes: Sequence[OutputShape]) -> Array:
        """Return an output, with the dimensions that the driver returned, else with the model's."""
        place, operand = layout.outputs[index], self._outputs[index]
        if place is not None and (index >= len(shapes) or shapes[index].dimensions == operand.dimensions):
            return place
        if index >= len(shapes):
            raise ExecutionRefused(f"no dimensions of output {index}, which the model leaves open")
        dimensions = shapes[index].dimensions
        if not is_shape(dimensions) or byte_size(operand.type, dimensions) > (_size(operand) or UNKNOWN_SIZE):
            raise ExecutionRefused(f"output {index} of dimensions {list(dimensions)}, which its buffer cannot hold")
        return _array(operand, dimensions, layout.view, layout.starts[index])


def _input(operand: Operand, shape: tuple[int, ...] | None, place: DataLocation) -> RequestArgument:
    """Return an input's argument; it has dimensions only if the model leaves extents unknown."""
    if shape is None:
        return RequestArgument(has_no_value=True)
    return RequestArgument(place, () if _size(operand) else shape)


def _array(operand: Operand, shape: tuple[int, ...], view: memoryview, start: int) -> Array:
    return np.ndarray(shape, DTYPES[OperandType(operand.type)], view, start)


def _size(operand: Operand) -> int:
    """Return the bytes of an operand, 0 if the model leaves an extent unknown."""
    return byte_size(operand.type, operand.dimensions)
