"""Answers for a graph by a driver that computes functions: compiled once, and each operation asked within it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from nnconform.harness.driver.function import Computing, ModelFunction, NoAnswer
from nnconform.harness.execution.arena import ALIGNMENT
from nnconform.harness.execution.compiled_model import UNKNOWN_SIZE
from nnconform.harness.model.graph import Model, Operation
from nnconform.harness.model.numbers import FLOATS, Array, byte_size
from nnconform.harness.oracle.bounds_steps import GIVEN, constant, extract
from nnconform.harness.oracle.computation import Alone, Computation, Results, Unanswered

# Bytes for the inputs and results of one graph, if nothing else is said; one that needs more is Unanswered.
ROOM = 16 * UNKNOWN_SIZE


class ByFunction(Computation):
    """A graph as a function of ``driver``; what cannot be asked within it is a function of its own.

    The limits of memory are those of a driver that is asked by executions, so that the answers are.
    """

    def __init__(self, model: Model, driver: Computing, room: int = ROOM) -> None:
        self._model, self._graph, self._driver, self._room = model, model.main, driver, room
        self._function = _function(driver, model)
        self._written = [index for operation in self._graph.operations for index in operation.outputs]
        # Those of floats are kept in more digits within the graph.
        self._results = frozenset(self._written)

    def values(self, inputs: Sequence[Array | None]) -> list[Array | None]:
        return self._values(inputs, self._written)

    def outputs(self, inputs: Sequence[Array | None]) -> list[Array]:
        """Return the graph's outputs, in the operands' element types. Raises Unanswered."""
        values, outputs = self._values(inputs, self._graph.output_indexes), list[Array]()
        for index in self._graph.output_indexes:
            value = values[index]
            if value is None:
                raise Unanswered(f"execution: operand {index} has no value")
            outputs.append(value)
        return outputs

    def _values(self, inputs: Sequence[Array | None], results: Sequence[int]) -> list[Array | None]:
        """Return the values of all operands; there must be room for ``inputs`` and ``results``. Raises Unanswered."""
        operands = self._graph.operands
        room = {i: byte_size(operands[i].type, operands[i].dimensions) or UNKNOWN_SIZE for i in results}
        sizes = [*(0 if value is None else value.nbytes for value in inputs), *room.values()]
        if any(value is not None and not value.size for value in inputs):
            raise Unanswered("execution: an input without elements")
        if sum(-(-size // ALIGNMENT) * ALIGNMENT for size in sizes) > self._room:
            raise Unanswered(f"inputs and results of {sum(sizes)} bytes, there is room for {self._room}")
        try:
            values = self._function.values(inputs)
        except NoAnswer as error:
            raise Unanswered(f"execution: {error}") from None
        for index, most in room.items():
            value = values[index]
            if value is not None and value.nbytes > most:
                raise Unanswered(f"execution: a result of {value.nbytes} bytes, there is room for {most}")
        return values

    def alone(self, number: int, values: Sequence[Array | None]) -> Alone:
        operands, operation = self._graph.operands, self._graph.operations[number]
        given = tuple(index for index in dict.fromkeys(operation.inputs) if operands[index].lifetime in GIVEN)
        known = self._known(operation, values)
        if given and all(values[index] is not None for index in given):
            return _Within(lambda: self._function, number, given, given, values, known)
        # A model wants an input: one of constants alone has one of them as its input.
        part = extract(self._model, [operation], values)
        own = [constant(part.model, operand) for operand in part.model.main.operands]
        function = cache(lambda: _function(self._driver, part.model))
        return _Within(function, 0, part.inputs, part.model.main.input_indexes, own, known)

    def _known(self, operation: Operation, values: Sequence[Array | None]) -> Results:
        """Return the results that the graph has, if an operation that is asked alone has the same."""
        wider = any(
            self._graph.operands[index].type in FLOATS for index in self._results.intersection(operation.inputs)
        )
        given = [values[index] for index in operation.inputs]
        if wider or any(value is not None and not value.size for value in given):
            return None
        results = [values[index] for index in operation.outputs]
        return [value for value in results if value is not None]


def _function(driver: Computing, model: Model) -> ModelFunction:
    try:
        return driver.function(model)
    except NoAnswer as error:
        raise Unanswered(f"preparation: {error}") from None


class _Within(Alone):
    """Operation ``number`` of a function, whose operands ``own`` are the graph's ``inputs``; the others have
    ``values``. The function is compiled when it is first asked.
    """

    def __init__(
        self,
        function: Callable[[], ModelFunction],
        number: int,
        inputs: tuple[int, ...],
        own: tuple[int, ...],
        values: Sequence[Array | None],
        known: Results,
    ) -> None:
        self.inputs, self._own, self.known = inputs, own, known
        self._function, self._number, self._values = function, number, values

    def results(self, inputs: Sequence[Array]) -> Results:
        try:
            return self._function().results(self._number, self._with(inputs))
        except NoAnswer:
            return None

    def moved(self, inputs: Sequence[Array], moves: Mapping[int, Array], count: int) -> list[Array | None] | None:
        if any(not value.size for value in inputs):
            return super().moved(inputs, moves, count)
        moved = {self._own[place]: value for place, value in moves.items()}
        try:
            stacked = self._function().stacked(self._number, self._with(inputs), moved)
        except NoAnswer:
            return None
        return super().moved(inputs, moves, count) if stacked is None else stacked

    def _with(self, inputs: Sequence[Array]) -> list[Array | None]:
        values = list(self._values)
        for index, value in zip(self._own, inputs, strict=True):
            values[index] = value
        return values
