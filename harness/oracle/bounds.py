"""Computes how far each element of each result of a graph may be from its value on a right driver.

Each operation may be off by what the contract allows for it alone. How it propagates errors of its inputs is found by
experiment, as no tolerance covers that: its inputs are moved as far as they may be off, up, down and in random
directions, one after the other and all together, and the distance that its results move is added to the operation's
own error (``bounds_operation``). A sum that cancels moves by the rounding of its terms; an index or a truth may jump,
and then every result within the jump is right, or the element cannot be judged: ``bounds_moves`` makes the moves at
which it would.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.bounds_control import Known, Run, bounds_of_control, graph_of, runs_graphs
from nnconform.harness.oracle.bounds_distances import open_where_nan
from nnconform.harness.oracle.bounds_operation import bounds_of_results
from nnconform.harness.oracle.bounds_rounding import reading_error
from nnconform.harness.oracle.computation import Computation, Compute

Arrays = tuple[Array | None, ...]
# Operands that no operation writes.
_GIVEN = frozenset({L.SUBGRAPH_INPUT, L.CONSTANT_COPY, L.CONSTANT_REFERENCE})


class Later:
    """Bounds that are found once they are asked for: that takes longer than all else, and most outputs are right within
    any bounds. ``find`` raises Unanswered.
    """

    def __init__(self, find: Callable[[], Arrays]) -> None:
        self._find = find
        self.bounds: Arrays | None = None

    def __call__(self) -> Arrays:
        """Return the bounds."""
        if self.bounds is None:
            self.bounds = self._find()
        return self.bounds


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
        return tuple(self.bounds[index] for index in self.model.main.output_indexes)


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
    values = computation.values([each.value for each in inputs])
    return BoundedAnswer(model, tuple(values), Later(lambda: _bounds(model, inputs, values, computation, inner)))


def _bounds(
    model: Model,
    inputs: Sequence[Known],
    values: Sequence[Array | None],
    computation: Computation,
    inner: Compute | None,
) -> Arrays:
    bounds: list[Array | None] = [None] * len(values)
    for index, operand in enumerate(model.main.operands):
        if operand.lifetime in _GIVEN:
            bounds[index] = reading_error(model, operand, values[index])
    for index, known in zip(model.main.input_indexes, inputs, strict=True):
        bounds[index] = bounds[index] if known.bound is None else known.bound
    run = _runner(model, inner) if inner else None
    for number, operation in enumerate(model.main.operations):
        if run and runs_graphs(model.main.operands, operation):
            results = bounds_of_control(model, operation, values, bounds, run)
        else:
            results = bounds_of_results(model, operation, values, bounds, computation.alone(number, values))
        for index, bound in zip(operation.outputs, results, strict=True):
            bounds[index] = None if bound is None else open_where_nan(bound)
    return tuple(bounds)


def _runner(model: Model, inner: Compute) -> Run:
    """Return what runs the subgraphs of a model, each compiled once however many rounds it has."""
    compiled = cache(lambda index: inner(graph_of(model, index)))

    def run(index: int, given: Sequence[Known]) -> list[Known]:
        answer = _answer(graph_of(model, index), given, compiled(index), inner)
        return [Known(*each) for each in zip(answer.expected, answer.output_bounds, strict=True)]

    return run
