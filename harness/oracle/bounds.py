"""Computes how far each element of each result of a graph may be from its value on a right driver.

Each operation may be off by what the contract allows for it alone. How it propagates errors of its inputs is found by
experiment, as no tolerance covers that: its inputs are moved as far as they may be off, up, down and in random
directions, one after the other and all together, and the distance that its results move is added to the operation's
own error (``bounds_operation``). A sum that cancels moves by the rounding of its terms; an index or a truth may jump,
and then every result within the jump is right, or the element cannot be judged: ``bounds_moves`` makes the moves at
which it would.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Sequence
from functools import cache

import msgspec

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import Model, Operation
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.bounds_control import Known, Run, bounds_of_control, graph_of, runs_graphs
from nnconform.harness.oracle.bounds_distances import open_where_nan
from nnconform.harness.oracle.bounds_operation import bounds_of_results
from nnconform.harness.oracle.bounds_rounding import reading_error
from nnconform.harness.oracle.bounds_steps import leading_to
from nnconform.harness.oracle.computation import Computation, Compute

Arrays = tuple[Array | None, ...]
# Operands that no operation writes.
_GIVEN = frozenset({L.SUBGRAPH_INPUT, L.CONSTANT_COPY, L.CONSTANT_REFERENCE})


class Later:
    """Bounds that are found once they are asked for: that takes longer than all else, and most outputs are right within
    any bounds. ``find`` finds all, and ``part`` those of some operands, which takes less; both raise Unanswered.
    """

    def __init__(self, find: Callable[[], Arrays], part: Callable[[Collection[int]], Arrays] | None = None) -> None:
        self._find, self._part = find, part
        self.bounds: Arrays | None = None

    def __call__(self) -> Arrays:
        """Return the bounds."""
        if self.bounds is None:
            self.bounds = self._find()
        return self.bounds

    def of(self, operands: Collection[int]) -> Arrays:
        """Return the bounds of these operands; those of others may be missing."""
        return self() if self._part is None or self.bounds is not None else self._part(operands)


class BoundedAnswer(msgspec.Struct, frozen=True):
    """The expected values of a graph's operands, with an error bound for each element.

    ``values`` has the values of all operands, None for those without; ``found`` their bounds.
    """

    model: Model
    values: Arrays
    found: Arrays | Later

    @property
    def bounds(self) -> Arrays:
        """How far each element of each operand may be off: in units for integers and quantised types, 1 for a boolean
        that may be either, infinite for unknown ones; None for operands without a value, and for exact ones. Raises
        Unanswered.
        """
        return self.found() if isinstance(self.found, Later) else self.found

    @property
    def is_found(self) -> bool:
        """Whether the bounds are known, so that asking for them takes no time."""
        return not isinstance(self.found, Later) or self.found.bounds is not None

    @property
    def expected(self) -> tuple[Array | None, ...]:
        """The values of the outputs."""
        return tuple(self.values[index] for index in self.model.main.output_indexes)

    @property
    def output_bounds(self) -> tuple[Array | None, ...]:
        """The bounds of the outputs."""
        outputs = self.model.main.output_indexes
        bounds = self.bounds_of(outputs)
        return tuple(bounds[index] for index in outputs)

    def bounds_of(self, operands: Collection[int]) -> Arrays:
        """Return the bounds of all operands, of which those of ``operands`` are known. Raises Unanswered."""
        return self.found.of(operands) if isinstance(self.found, Later) else self.found


def answer_with_bounds(
    model: Model, inputs: Sequence[Array | None], compute: Compute, inner: Compute | None = None
) -> BoundedAnswer:
    """Return the values of a graph, and their bounds once they are asked for; ``compute`` compiles it for the oracle,
    more precise than the driver, and ``inner`` the subgraphs that it runs; without it an IF or a WHILE is an operation
    like others. Raises Unanswered, here or then.
    """
    return _answer(model, [Known(value, None) for value in inputs], compute(model), inner)


def _answer(model: Model, inputs: Sequence[Known], computation: Computation, inner: Compute | None) -> BoundedAnswer:
    """Return the same for inputs that may be off."""
    values = tuple(computation.values([each.value for each in inputs]))
    experiments = _Experiments(model, inputs, values, computation, inner)
    every = range(len(values))
    return BoundedAnswer(model, values, Later(lambda: experiments.of(every), experiments.of))


class _Experiments:
    """The bounds of a graph's operands, as far as they were asked for; ``inputs`` may be off. Each operation is tried
    once, when the bounds of what it leads to are asked for.
    """

    def __init__(
        self, model: Model, inputs: Sequence[Known], values: Arrays, computation: Computation, inner: Compute | None
    ) -> None:
        self._model, self._inputs, self._values, self._computation = model, inputs, values, computation
        self._run = _runner(model, inner) if inner else None
        self._left = set(range(len(model.main.operations)))
        self._bounds: list[Array | None] = []
        self._finding = threading.Lock()

    def of(self, operands: Collection[int]) -> Arrays:
        """Return the bounds of all operands; those of ``operands``, and of what leads to them, are found."""
        operations = self._model.main.operations
        needed = leading_to(operations, operands)
        # Several threads may judge outputs by one answer.
        with self._finding:
            self._bounds = self._bounds or self._of_given()
            for number, operation in enumerate(operations):
                if number in self._left and not needed.isdisjoint(operation.outputs):
                    for index, bound in zip(operation.outputs, self._results(number, operation), strict=True):
                        self._bounds[index] = None if bound is None else open_where_nan(bound)
                    self._left.remove(number)
            return tuple(self._bounds)

    def _of_given(self) -> list[Array | None]:
        """Return the bounds of the operands that no operation writes."""
        main = self._model.main
        bounds = [
            reading_error(self._model, operand, value) if operand.lifetime in _GIVEN else None
            for operand, value in zip(main.operands, self._values, strict=True)
        ]
        for index, known in zip(main.input_indexes, self._inputs, strict=True):
            bounds[index] = bounds[index] if known.bound is None else known.bound
        return bounds

    def _results(self, number: int, operation: Operation) -> Sequence[Array | None]:
        model, values, bounds = self._model, self._values, self._bounds
        if self._run and runs_graphs(model.main.operands, operation):
            return bounds_of_control(model, operation, values, bounds, self._run)
        return bounds_of_results(model, operation, values, bounds, self._computation.alone(number, values))


def _runner(model: Model, inner: Compute) -> Run:
    """Return what runs the subgraphs of a model, each compiled once however many rounds it has."""
    compiled = cache(lambda index: inner(graph_of(model, index)))

    def run(index: int, given: Sequence[Known]) -> list[Known]:
        answer = _answer(graph_of(model, index), given, compiled(index), inner)
        return [Known(*each) for each in zip(answer.expected, answer.output_bounds, strict=True)]

    return run
