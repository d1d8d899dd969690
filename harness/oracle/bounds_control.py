"""How far results of IF and WHILE may be off: as those of the subgraphs that run, one after the other.

What a loop does to the error of its states is what its rounds do to it; and each operation in it may be off itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Model, Operand, Operation
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.bounds_distances import apart
from nnconform.harness.oracle.computation import Unanswered

# Rounds of a loop of whose results something is said.
ROUNDS = 64


class Known(msgspec.Struct, frozen=True):
    """A value, and how far each of its elements may be off; None: it is exact."""

    value: Array | None
    bound: Array | None


# Runs the subgraph with this index on these inputs; returns its outputs. Raises Unanswered.
Run = Callable[[int, Sequence[Known]], list[Known]]


def runs_graphs(operands: Sequence[Operand], operation: Operation) -> bool:
    """Return whether an operation runs subgraphs, as IF and WHILE do."""
    return any(operands[index].type == OperandType.SUBGRAPH for index in operation.inputs)


def graph_of(model: Model, index: int) -> Model:
    """Return the model with a referenced subgraph as its main one; without the others, which take time, if it refers to
    none.
    """
    graph = model.referenced[index]
    refers = any(operand.type == OperandType.SUBGRAPH for operand in graph.operands)
    return replace(model, main=graph, referenced=model.referenced if refers else ())


def bounds_of_control(
    model: Model,
    operation: Operation,
    values: Sequence[Array | None],
    bounds: Sequence[Array | None],
    run: Run,
) -> list[Array | None]:
    """Return the bounds of the results of an IF or a WHILE of the main graph, given the ``values`` of all operands and
    the ``bounds`` of those that it reads.

    Nothing is known, so that bounds are infinite, where it may run another subgraph, or another number of rounds, and
    where the oracle has no answer for a subgraph alone.
    """
    right = [values[index] for index in operation.outputs]
    given = [Known(values[index], bounds[index]) for index in operation.inputs]
    first, second, *others = (model.main.operands[index] for index in operation.inputs)
    try:
        # A loop begins with its subgraphs, and a branch with its condition.
        if first.type == OperandType.SUBGRAPH:
            results = _rounds(first.location.offset, second.location.offset, given[2:], run)
        elif (chosen := _truth(given[0])) is None:
            results = None
        else:
            results = run((second if chosen else others[0]).location.offset, given[3:])
    except Unanswered:
        results = None
    if results is None:
        return [apart(None, value) for value in right]
    # More digits within the graph than at the border of a subgraph.
    return [
        apart(each.value, value) + (0.0 if each.bound is None else each.bound)
        for each, value in zip(results, right, strict=False)
    ]


def _rounds(condition: int, body: int, states: list[Known], run: Run) -> list[Known] | None:
    """Return the states when the loop ends; None if it may end otherwise, or only after many rounds."""
    for _ in range(ROUNDS):
        again = _truth(run(condition, states)[0])
        if again is None:
            return None
        if not again:
            return states
        results = run(body, states)
        states = [*results, *states[len(results) :]]
    return None


def _truth(known: Known) -> bool | None:
    """Return a condition; None if it may be either."""
    value, bound = known.value, known.bound
    if value is None or (bound is not None and np.count_nonzero(bound)):
        return None
    return bool(value.all())
