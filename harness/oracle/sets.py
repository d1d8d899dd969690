"""Compares outputs whose rows may come in any order, as sets of rows; a row has a part in each of several outputs.

The driver's rows are rearranged into the order of the expected rows that they match, and then compared as any other
outputs are. The matching is a maximum one, within the tolerance of each output.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from math import prod

import numpy as np

from nnconform.harness.model.graph import Model, Operation
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Unordered
from nnconform.harness.ops.select import select
from nnconform.harness.ops.table import definition_of
from nnconform.harness.oracle.compare import Comparison, compare, within
from nnconform.harness.oracle.tolerance import Tolerance, output_tolerance


def compare_unordered(
    model: Model, expected: Sequence[Array | None], outputs: Sequence[Array], *, whole_network: bool = False
) -> Comparison:
    """Compare as ``compare`` does, after bringing rows in unspecified order into the order of the expected rows they
    match.
    """
    arranged = in_expected_order(model, expected, outputs)
    return compare(model, expected, arranged, whole_network=whole_network)


def in_expected_order(model: Model, expected: Sequence[Array | None], outputs: Sequence[Array]) -> list[Array]:
    """Return the outputs with rows in unspecified order rearranged to the order of the expected rows that they
    match.
    """
    arranged = list(outputs)
    for step in model.main.operations:
        op = definition_of(step.type)
        if op is not None and op.unordered is not None:
            places = _places(model, step)
            if set(op.unordered.outputs) <= set(places):
                _arrange(model, op.unordered, places, expected, arranged)
    return arranged


def _places(model: Model, step: Operation) -> dict[str, int]:
    """Return the output numbers of the operation's outputs by name; those that are no outputs of the model are left
    out.
    """
    types = [tuple(model.main.operands[index].type for index in indexes) for indexes in (step.inputs, step.outputs)]
    names = [arg.name for arg in select(step.type, *types).form.outputs]
    among = {index: place for place, index in enumerate(model.main.output_indexes)}
    return {name: among[index] for name, index in zip(names, step.outputs, strict=True) if index in among}


def _arrange(
    model: Model,
    unordered: Unordered,
    places: Mapping[str, int],
    expected: Sequence[Array | None],
    outputs: list[Array],
) -> None:
    """Rearrange the rows of ``outputs`` into the order of the expected ones.

    Leaves them unchanged if no order could make them right: if shapes differ, groups are split, or the output that
    ranks the rows is not as expected.
    """
    parts = {place: wanted for name in unordered.outputs if (wanted := expected[place := places[name]]) is not None}
    if any(wanted.shape != outputs[place].shape for place, wanted in parts.items()):
        return
    grouped, ranked = places.get(unordered.grouped, -1), places.get(unordered.ranked, -1)
    if grouped in parts and _runs(parts[grouped]) != _runs(outputs[grouped]):
        return
    if ranked in parts and not within(parts[ranked], outputs[ranked], _tolerance(model, ranked)).all():
        return
    axis = unordered.axis
    for image in np.ndindex(next(iter(parts.values())).shape[:axis] if parts else (0,)):
        fits = [_fits(model, place, wanted[image], outputs[place][image]) for place, wanted in parts.items()]
        order = matching(np.logical_and.reduce(fits))
        for place in parts:
            outputs[place] = outputs[place].copy()
            outputs[place][image] = outputs[place][image][order]


def _runs(values: Array) -> int:
    """Return how many times a vector's value changes from one element to the next."""
    return int(np.count_nonzero(np.diff(values)))


def _fits(model: Model, place: int, wanted: Array, got: Array) -> Array:
    """Return ``[expected rows, rows]``: whether the rows match in this output."""
    count, width = len(wanted), prod(wanted.shape[1:])
    one, other = np.broadcast_arrays(wanted.reshape(count, 1, width), got.reshape(1, count, width))
    return np.asarray(within(one, other, _tolerance(model, place)).all(axis=2))


def _tolerance(model: Model, place: int) -> Tolerance:
    return output_tolerance(model, model.main.output_indexes[place])


def matching(fits: Array) -> Array:
    """Return a maximum matching of the square ``fits``: for each row a column; unmatched rows get the columns left
    over. Uses augmenting paths, found breadth first.
    """
    count = len(fits)
    column_of, row_of = np.full(count, -1), np.full(count, -1)
    for start in range(count):
        reached_from: dict[int, int] = {}
        waiting, free = deque([start]), -1
        while waiting and free < 0:
            row = waiting.popleft()
            for column in np.flatnonzero(fits[row]).tolist():
                if column not in reached_from:
                    reached_from[column] = row
                    if row_of[column] < 0:
                        free = column
                        break
                    waiting.append(int(row_of[column]))
        while free >= 0:
            row = reached_from[free]
            row_of[free] = row
            column_of[row], free = free, int(column_of[row])
    column_of[column_of < 0] = np.flatnonzero(row_of < 0)
    return column_of
