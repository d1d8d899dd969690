"""Graphs that must give what a graph gives: in another form, or in parts, each with what it must give.

Where ``changed`` looks for the change that makes a failing graph right, these are executed one after the other and
compared with one set of values: no other driver says what these are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import msgspec
from msgspec.structs import replace

from nnconform.harness.campaigns.batches import in_parts
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.order import renumbered
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.model.graph import NOWHERE
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array
from nnconform.harness.oracle.bounds import BoundedAnswer
from nnconform.harness.oracle.bounds_steps import constant, extract

_DATA = FLOATS | QUANTISED
_ORDER = 1


class Related(msgspec.Struct, frozen=True):
    """A graph and what it must give; ``says`` completes "otherwise than ..." """

    says: str
    graph: DrawnGraph
    answer: BoundedAnswer


def related(graph: DrawnGraph, answer: BoundedAnswer) -> Iterator[Related]:
    """Yield the graphs that must agree with ``answer``, the values of all operands of ``graph``."""
    yield Related("in a second execution", graph, replace(answer, model=graph.model))
    yield from _in_another_order(graph, answer)
    yield from _with_constants_as_inputs(graph, answer)
    yield from _row_by_row(graph, answer)
    yield from _one_by_one(graph, answer)


def _in_another_order(graph: DrawnGraph, answer: BoundedAnswer) -> Iterator[Related]:
    new, old = renumbered(graph, Random(_ORDER))
    values, bounds = ([each[index] for index in old] for each in (answer.values, answer.bounds))
    says = "with operands, operations, inputs and outputs in another order"
    yield Related(says, new, BoundedAnswer(new.model, tuple(values), tuple(bounds)))


def _with_constants_as_inputs(graph: DrawnGraph, answer: BoundedAnswer) -> Iterator[Related]:
    main = graph.model.main
    operands, indexes, arrays = list(main.operands), list(main.input_indexes), list(graph.inputs)
    for index, operand in enumerate(operands):
        value = constant(graph.model, operand) if operand.type in _DATA and operand.dimensions else None
        if value is not None and operand.type != T.TENSOR_QUANT8_SYMM_PER_CHANNEL:
            operands[index] = replace(operand, lifetime=L.SUBGRAPH_INPUT, location=NOWHERE)
            indexes.append(index)
            arrays.append(value)
    if len(arrays) > len(graph.inputs):
        new = replace(main, operands=tuple(operands), input_indexes=tuple(indexes))
        changed = DrawnGraph(replace(graph.model, main=new), tuple(arrays), graph.unspecified)
        yield Related("with constants as inputs", changed, replace(answer, model=changed.model))


def _row_by_row(graph: DrawnGraph, answer: BoundedAnswer) -> Iterator[Related]:
    found = in_parts(graph, answer.values)
    if found is None:
        return
    for number, part in enumerate(found.parts):
        rows = slice(found.begins[number], found.begins[number + 1])
        values, bounds = (
            tuple(
                None if each is None else each[rows] if index in found.divided else each
                for index, each in enumerate(arrays)
            )
            for arrays in (answer.values, answer.bounds)
        )
        yield Related(f"with {found.says}, part {number + 1}", part, BoundedAnswer(part.model, values, bounds))


def _one_by_one(graph: DrawnGraph, answer: BoundedAnswer) -> Iterator[Related]:
    main, values = graph.model.main, answer.values
    unspecified = {main.output_indexes[place] for place in graph.unspecified}
    for number, step in enumerate(main.operations if len(main.operations) > 1 else ()):
        part = extract(graph.model, [step], values)
        inputs = tuple(values[index] for index in part.inputs)
        if any(value is not None and not value.size for value in inputs):
            # No request has such an input.
            continue
        outputs = part.model.main.output_indexes
        skipped = frozenset(place for place, index in enumerate(part.outputs) if index in unspecified)
        own = _placed(answer.values, part.outputs, outputs, len(part.model.main.operands))
        off = _placed(answer.bounds, part.outputs, outputs, len(part.model.main.operands))
        says = f"with operation {number} ({name_of(OperationType, step.type)}) alone"
        yield Related(says, DrawnGraph(part.model, inputs, skipped), BoundedAnswer(part.model, own, off))


def _placed(
    arrays: Sequence[Array | None], old: Sequence[int], new: Sequence[int], count: int
) -> tuple[Array | None, ...]:
    placed: list[Array | None] = [None] * count
    for index, place in zip(old, new, strict=True):
        placed[place] = arrays[index]
    return tuple(placed)
