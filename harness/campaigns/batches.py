"""A graph in parts of its batch: the same operations on some of the rows, and on the others.

Tensors are divided along their first axis where the definitions of all operations that read or write them allow it;
everything else is the same in each part.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.batch import arguments_in_parts
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.select import bind
from nnconform.harness.oracle.bounds_steps import constant
from nnconform.harness.validate.model import validate_model

Values = Sequence[Array | None]


class InParts(msgspec.Struct, frozen=True):
    """A graph in parts: ``divided`` are the operands of which each part has its rows, ``begins`` the first row of each
    part, and at the end their number.
    """

    parts: tuple[DrawnGraph, ...]
    divided: frozenset[int]
    begins: tuple[int, ...]

    @property
    def says(self) -> str:
        """The parts in words."""
        if len(self.parts) == self.begins[-1]:
            return f"the batch of {self.begins[-1]} row by row"
        sizes = [str(end - begin) for begin, end in pairwise(self.begins)]
        return f"the batch of {self.begins[-1]} in parts of {' and '.join(sizes)}"


def in_parts(graph: DrawnGraph, values: Values, *, rows: bool = False) -> InParts | None:
    """Return a graph with its batch in two parts, the first of one row, or with ``rows`` row by row; None if its
    operations do not allow it.

    ``values`` are those of all its operands, with the extents that these have in an execution.
    """
    if graph.model.referenced or any(value is not None and not value.size for value in values):
        return None
    closed = _with_extents(graph.model, values)
    try:
        (checked,) = validate_model(closed)
    except ValidationError:
        return None
    outputs = graph.model.main.output_indexes
    best, count = frozenset[int](), 0
    for extent in sorted({value.shape[0] for i in outputs if (value := values[i]) is not None and value.ndim} - {1}):
        found = _divided(closed, checked.calls, extent)
        if not found.isdisjoint(outputs) and len(found) > len(best):
            best, count = found, extent
    if not best:
        return None
    begins = tuple(range(count + 1)) if rows else (0, 1, count)
    parts = [_part(graph, best, begin, end) for begin, end in pairwise(begins)]
    try:
        for begin, end in pairwise(begins):
            validate_model(_part(replace(graph, model=closed), best, begin, end).model)
    except ValidationError:
        # A constant holds the number of rows, as a new shape does.
        return None
    return InParts(tuple(parts), best, begins)


def _with_extents(model: Model, values: Values) -> Model:
    """Return the model with all extents declared."""
    operands = tuple(
        operand if value is None else replace(operand, dimensions=value.shape)
        for operand, value in zip(model.main.operands, values, strict=True)
    )
    return replace(model, main=replace(model.main, operands=operands))


def _divided(model: Model, calls: Sequence[Call | None], count: int) -> frozenset[int]:
    """Return the operands of ``count`` rows that are divided: as many as possible, so that each operation reads all
    that it needs.
    """
    operands = model.main.operands
    left = {index for index, operand in enumerate(operands) if operand.dimensions[:1] == (count,)}
    rules = [
        (_divided_inputs(call, operands, step.inputs, step.outputs), step.inputs, step.outputs)
        for call, step in zip(calls, model.main.operations, strict=True)
    ]
    while True:
        before = len(left)
        for together, inputs, outputs in rules:
            whole = left.issuperset(together | set(outputs)) and bool(together)
            # An operation is divided with its results and what these hang on, or reads and writes nothing divided.
            left -= set(inputs) - together if whole else {*inputs, *outputs}
        if len(left) == before:
            return frozenset(left)


def _divided_inputs(
    call: Call | None, operands: Sequence[Operand], inputs: Sequence[int], outputs: Sequence[int]
) -> frozenset[int]:
    if call is None:
        return frozenset()
    names = arguments_in_parts(call, tuple(operands[index].dimensions for index in outputs))
    indexes = bind(call.form.inputs, inputs) or {}
    found: set[int] = set()
    for name in names:
        bound = indexes[name]
        found.update(bound if isinstance(bound, list) else () if bound is None else (bound,))
    return frozenset(found)


def _part(graph: DrawnGraph, divided: frozenset[int], begin: int, end: int) -> DrawnGraph:
    model, main = graph.model, graph.model.main
    operands, content = list(main.operands), bytearray(model.operand_values)
    for index in divided:
        operand = operands[index]
        rows = operand.dimensions[:1]
        dims = (end - begin, *operand.dimensions[1:]) if rows and rows[0] else operand.dimensions
        value = constant(model, operand)
        location = operand.location
        if value is not None:
            content += bytes(-len(content) % 4)
            location = DataLocation(0, len(content), value[begin:end].nbytes)
            content += value[begin:end].tobytes()
        lifetime = operand.lifetime if value is None else L.CONSTANT_COPY
        operands[index] = replace(operand, dimensions=dims, lifetime=lifetime, location=location)
    inputs = tuple(
        value[begin:end] if value is not None and index in divided else value
        for index, value in zip(main.input_indexes, graph.inputs, strict=True)
    )
    new = replace(model, main=replace(main, operands=tuple(operands)), operand_values=bytes(content))
    return replace(graph, model=new, inputs=inputs)
