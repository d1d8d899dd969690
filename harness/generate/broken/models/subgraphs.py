"""Broken references to subgraphs, and mismatches between a subgraph's boundary and the operation that runs it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from nnconform.harness.generate.broken.base import Base, BaseGraph, counted
from nnconform.harness.generate.broken.family import Mutation, family
from nnconform.harness.generate.broken.replaced import replaced
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion, OperationType
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph

_FLOATS = {T.TENSOR_FLOAT32: T.TENSOR_FLOAT16, T.TENSOR_FLOAT16: T.TENSOR_FLOAT32}


def _references(base: Base) -> Iterator[tuple[BaseGraph, int, Operand]]:
    for graph in base.graphs:
        for index, operand in enumerate(graph.graph.operands):
            if operand.lifetime == L.SUBGRAPH:
                yield graph, index, operand


def _steps(base: Base) -> Iterator[tuple[BaseGraph, int, Operation, list[int]]]:
    """Yield the operations that refer to subgraphs, with the inputs that are not references."""
    for graph in base.graphs:
        operands = graph.graph.operands
        for number, step in enumerate(graph.graph.operations):
            slots = [slot for slot, index in enumerate(step.inputs) if operands[index].lifetime == L.SUBGRAPH]
            if slots:
                yield graph, number, step, slots


@family(Level.TEXT, since=HalVersion.V1_3, layout=True)
def subgraph_reference(base: Base) -> Iterator[Mutation]:
    """A reference is to a subgraph that does not exist, or has a pool or a length, which references have not."""
    for graph, index, operand in _references(base):
        offset, count = operand.location.offset, len(base.model.referenced)
        for where in (
            DataLocation(0, count, 0),
            DataLocation(0, 2**32 - 1, 0),
            DataLocation(1, offset, 0),
            DataLocation(0, offset, 4),
        ):
            changed = replace(operand, location=where)
            yield replaced(graph, index, changed)


@family(Level.TEXT, since=HalVersion.V1_3)
def subgraph_cycle(base: Base) -> Iterator[Mutation]:
    """A subgraph that runs itself, directly or indirectly; inputs and outputs match everywhere."""
    for graph, number, step, slots in _steps(base):
        for slot in slots:
            target = graph.graph.operands[step.inputs[slot]].location.offset
            about = graph.arguments[number][slot]
            before = base.model.referenced[target]
            inner = _running(base, graph, step, target)
            if inner is None:
                continue
            place = f"referenced[{target}]"
            yield Mutation(place, about, before, f"runs referenced[{target}]", partial(_cyclic, base, target, inner, 1))
            after = f"runs a subgraph that runs referenced[{target}]"
            yield Mutation(place, about, before, after, partial(_cyclic, base, target, inner, 2))


def _running(base: Base, graph: BaseGraph, step: Operation, target: int) -> Subgraph | None:
    """Return a subgraph with the boundary of ``target`` that does what ``step`` does; None if these do not match."""
    boundary, outer = base.model.referenced[target], graph.graph.operands
    inputs = [boundary.operands[index] for index in boundary.input_indexes]
    outputs = [boundary.operands[index] for index in boundary.output_indexes]
    references = [outer[index] for index in step.inputs if outer[index].lifetime == L.SUBGRAPH]
    at = max(slot for slot, index in enumerate(step.inputs) if outer[index].lifetime == L.SUBGRAPH) + 1
    if len(step.inputs) - at != len(inputs) or len(step.outputs) != len(outputs):
        return None
    lead: list[Operand] = []
    if step.inputs and outer[step.inputs[0]].lifetime != L.SUBGRAPH:
        # The condition: a constant, in the first byte appended to the operand values.
        where, _ = base.place_for(1)
        lead = [Operand(T.TENSOR_BOOL8, (1,), L.CONSTANT_COPY, location=where)]
    operands = [*inputs, *lead, *references, *outputs]
    first, count = len(inputs), len(lead) + len(references)
    inner_inputs = (*range(first, first + count), *range(first))
    results = tuple(range(first + count, len(operands)))
    steps = (Operation(step.type, inner_inputs, results),)
    return Subgraph(counted(operands, steps), steps, tuple(range(first)), results)


def _cyclic(base: Base, target: int, inner: Subgraph, length: int) -> Model:
    """Return the model in which subgraph ``target`` runs itself, over ``length`` references."""
    graphs = list(base.model.subgraphs())
    _, values = base.place_for(1)
    if length == 1:
        graphs[target + 1] = inner
    else:
        graphs[target + 1] = _redirected(inner, target, len(graphs) - 1)
        graphs.append(inner)
    return base.with_graphs(graphs, values)


def _redirected(graph: Subgraph, target: int, to: int) -> Subgraph:
    """Return the subgraph with references to ``to`` in place of those to ``target``."""
    operands = tuple(
        replace(operand, location=DataLocation(0, to, 0))
        if operand.lifetime == L.SUBGRAPH and operand.location.offset == target
        else operand
        for operand in graph.operands
    )
    return replace(graph, operands=operands)


@family(Level.TEXT, since=HalVersion.V1_3)
def control_flow_signature(base: Base) -> Iterator[Mutation]:
    """A subgraph's inputs or outputs differ from those that the operation running it passes.

    Excluded: numbers of outputs that the body of a WHILE may have, as part of its state may stay inside.
    """
    for graph, number, step, slots in _steps(base):
        for slot in slots:
            target = graph.graph.operands[step.inputs[slot]].location.offset
            body = step.type == OperationType.WHILE and slot == slots[-1]
            most = len(step.inputs) - len(slots)
            free = range(len(step.outputs), most + 1) if body else range(0)
            yield from _inside(base.graphs[target + 1], graph.arguments[number][slot], free)
        yield from _outside(graph, number, max(slots) + 1)
        yield from _exchanged(graph, number, slots)


def _inside(graph: BaseGraph, about: str, free: range) -> Iterator[Mutation]:
    """Yield mutations that add or remove an input or output of the subgraph; ``free`` are valid numbers of outputs."""
    whole = graph.graph
    yield from _other_inputs(graph, about)
    yield from _other_order(graph, about)
    place, indexes = f"{graph.place}.output_indexes", whole.output_indexes
    for index in indexes:
        operand, left = whole.operands[index], tuple(each for each in indexes if each != index)
        if len(left) not in free:
            inner = _put(whole, index, replace(operand, lifetime=L.TEMPORARY_VARIABLE))
            listed = Subgraph(inner, whole.operations, whole.input_indexes, left)
            yield Mutation(place, about, indexes, left, partial(graph.model, listed))
        # A copy of the operation that writes this output writes the additional one.
        step = next(each for each in whole.operations if index in each.outputs)
        if len(step.outputs) == 1 and len(indexes) + 1 not in free:
            first = len(whole.operands)
            copy = Operation(step.type, step.inputs, (first,))
            build = partial(graph.with_operations, (*whole.operations, copy), [replace(operand, number_of_consumers=0)])
            yield Mutation(place, about, indexes, (*indexes, first), build)


def _other_inputs(graph: BaseGraph, about: str) -> Iterator[Mutation]:
    whole = graph.graph
    place, indexes = f"{graph.place}.input_indexes", whole.input_indexes
    for index in indexes:
        operand, left = whole.operands[index], tuple(each for each in indexes if each != index)
        build = partial(graph.with_operations, whole.operations, [replace(operand, number_of_consumers=0)])
        yield Mutation(place, about, indexes, (*indexes, len(whole.operands)), build)
        if operand.number_of_consumers == 0:
            unused = _put(whole, index, replace(operand, lifetime=L.NO_VALUE))
            listed = Subgraph(unused, whole.operations, left, whole.output_indexes)
            yield Mutation(place, about, indexes, left, partial(graph.model, listed))


def _other_order(graph: BaseGraph, about: str) -> Iterator[Mutation]:
    """Yield mutations that exchange the first input or output of the subgraph with one of another type or shape."""
    whole = graph.graph
    for field in ("input_indexes", "output_indexes"):
        own = getattr(whole, field)
        for slot in range(1, len(own)):
            one, other = (whole.operands[index] for index in (own[0], own[slot]))
            known = one.dimensions and other.dimensions and 0 not in (*one.dimensions, *other.dimensions)
            shapes_differ = known and one.dimensions != other.dimensions
            if (one.type, one.scale) != (other.type, other.scale) or shapes_differ:
                wrong = (own[slot], *own[1:slot], own[0], *own[slot + 1 :])
                listed: Subgraph = replace(whole, **{field: wrong})
                yield Mutation(f"{graph.place}.{field}", about, own, wrong, partial(graph.model, listed))


def _put(graph: Subgraph, index: int, operand: Operand) -> tuple[Operand, ...]:
    return (*graph.operands[:index], operand, *graph.operands[index + 1 :])


def _outside(graph: BaseGraph, number: int, first: int) -> Iterator[Mutation]:
    """Yield mutations in which the operation passes an operand too many or too few, or one of another type or shape
    or scale.
    """
    whole, step = graph.graph, graph.graph.operations[number]
    place, about = graph.operation_place(number), graph.operations[number]
    for slot in range(first, len(step.inputs)):
        less = Operation(step.type, (*step.inputs[:slot], *step.inputs[slot + 1 :]), step.outputs)
        yield Mutation(place, about, step, less, partial(graph.with_operation, number, less))
        more = Operation(step.type, (*step.inputs, step.inputs[slot]), step.outputs)
        yield Mutation(place, about, step, more, partial(graph.with_operation, number, more))
    # The condition of an IF comes before its subgraphs.
    for index in dict.fromkeys((*step.inputs, *step.outputs)):
        operand = whole.operands[index]
        uses = sum(index in (*each.inputs, *each.outputs) for each in whole.operations)
        if uses != 1 or operand.lifetime not in (L.SUBGRAPH_INPUT, L.SUBGRAPH_OUTPUT):
            continue
        for changed in _others(operand):
            yield replaced(graph, index, changed)


def _others(operand: Operand) -> Iterator[Operand]:
    """Yield valid operands that differ from this one."""
    if operand.type in _FLOATS:
        yield replace(operand, type=_FLOATS[T(operand.type)])
    if operand.scale and operand.type != T.TENSOR_INT32:
        yield replace(operand, scale=2 * operand.scale)
        yield replace(operand, zero_point=operand.zero_point - 1 if operand.zero_point > 0 else 1)
    if operand.dimensions and 0 not in operand.dimensions:
        yield replace(operand, dimensions=(*operand.dimensions[:-1], operand.dimensions[-1] + 1))
        yield replace(operand, dimensions=(*operand.dimensions, 1))


def _exchanged(graph: BaseGraph, number: int, slots: Sequence[int]) -> Iterator[Mutation]:
    """Exchange the subgraphs of an operation, unless they have the same outputs."""
    step, operands = graph.graph.operations[number], graph.graph.operands
    first, second = (step.inputs[slot] for slot in slots[:2])
    kinds = [_kinds(graph.base.graphs[operands[index].location.offset + 1].graph) for index in (first, second)]
    if kinds[0] == kinds[1]:
        return
    inputs = list(step.inputs)
    inputs[slots[0]], inputs[slots[1]] = second, first
    changed = Operation(step.type, tuple(inputs), step.outputs)
    build: Callable[[], Model] = partial(graph.with_operation, number, changed)
    yield Mutation(graph.operation_place(number), graph.operations[number], step, changed, build)


def _kinds(graph: Subgraph) -> list[int]:
    return [graph.operands[index].type for index in graph.output_indexes]
