"""Validates a model: the structure of its graphs, every operand, every operation. Names no operation.

Source: the comments on Model, Subgraph, Operation and Operand in types.hal 1.0 to 1.3.
"""

from __future__ import annotations

import re
from graphlib import CycleError, TopologicalSorter

import msgspec

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperationType, extension_parts, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Subgraph
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.schema import Dims
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.calls import checked_call
from nnconform.harness.validate.operand import check_operands, check_prefix
from nnconform.harness.validate.operation import OperandFacts, merge_extents

_EXTENSION_NAME = re.compile(r"[a-z0-9_]*(\.[a-z0-9_]*)+")
_WRITTEN = frozenset({L.TEMPORARY_VARIABLE, L.SUBGRAPH_OUTPUT})


class CheckedGraph(msgspec.Struct, frozen=True):
    """The result of validating a subgraph: the call of each operation (None for a vendor extension's), and the extents
    of each operand as far as they follow from the model alone.
    """

    calls: tuple[Call | None, ...]
    extents: tuple[Dims | None, ...]


def validate_model(model: Model) -> tuple[CheckedGraph, ...]:
    """Validate a model; return the results of its main and referenced subgraphs. Raises ValidationError."""
    _check_extensions(model)
    _check_references(model)
    places = ("main", *(f"referenced[{index}]" for index in range(len(model.referenced))))
    graphs = tuple(zip(model.subgraphs(), places, strict=True))
    # Operations read the subgraphs that they refer to: check the structure of all before the operations of any.
    for graph, place in graphs:
        _check_structure(model, graph, place)
    return tuple(_check_steps(model, graph, place) for graph, place in graphs)


def _check_extensions(model: Model) -> None:
    """Check that extension names and prefixes are unique and well formed."""
    if not model.extension_name_to_prefix:
        return
    prefixes = [prefix for _, prefix in model.extension_name_to_prefix]
    names = [name for name, _ in model.extension_name_to_prefix]
    for field, values in (("names", names), ("prefixes", prefixes)):
        if len(set(values)) != len(values):
            raise ValidationError("extension_name_to_prefix", field, values, "each once")
    if any(not 0 < prefix < 1 << 16 for prefix in prefixes):
        raise ValidationError("extension_name_to_prefix", "prefixes", prefixes, "each from 1 to 65535")
    for name in names:
        if not _EXTENSION_NAME.fullmatch(name):
            wanted = "lower-case letters, digits, '_' and at least one '.'"
            raise ValidationError("extension_name_to_prefix", "name", repr(name), wanted)


def _check_references(model: Model) -> None:
    """Check that no subgraph refers to itself, directly or indirectly."""
    if not model.referenced:
        return
    targets = {
        number: [operand.location.offset for operand in graph.operands if operand.lifetime == L.SUBGRAPH]
        for number, graph in enumerate(model.referenced)
    }
    try:
        TopologicalSorter(targets).prepare()
    except CycleError as error:
        cycle = error.args[1]
        path = " -> ".join(f"referenced[{step}]" for step in reversed(cycle))
        raise ValidationError(f"referenced[{cycle[0]}]", "references between subgraphs", path, "no cycle") from None


def _check_structure(model: Model, graph: Subgraph, place: str) -> None:
    """Check a subgraph's operands, inputs and outputs, as far as that is independent of the definitions of
    operations.
    """
    if not graph.operands or not graph.operations:
        raise ValidationError(
            place, "size", f"{len(graph.operands)} operands, {len(graph.operations)} operations", "at least 1 of each"
        )
    check_operands(model, graph.operands, place)
    _check_boundary(graph, place)
    _check_consumers(graph, place)


def _check_steps(model: Model, graph: Subgraph, place: str) -> CheckedGraph:
    """Check a subgraph's operations in execution order."""
    facts = OperandFacts(model, graph)
    written = {index for index, operand in enumerate(graph.operands) if operand.lifetime not in _WRITTEN}
    calls = tuple(
        _check_step(facts, number, written, f"{place}.operations[{number}]") for number in range(len(graph.operations))
    )
    for index, operand in enumerate(graph.operands):
        if index not in written:
            lifetime = name_of(L, operand.lifetime)
            raise ValidationError(f"{place}.operands[{index}]", "writer", "none", f"one operation for {lifetime}")
    return CheckedGraph(calls, tuple(facts.extents))


def _check_boundary(graph: Subgraph, place: str) -> None:
    """Check that the lists of inputs and outputs agree with the operands' life times."""
    lifetimes = [operand.lifetime for operand in graph.operands]
    for field, indexes, lifetime in (
        ("input_indexes", graph.input_indexes, L.SUBGRAPH_INPUT),
        ("output_indexes", graph.output_indexes, L.SUBGRAPH_OUTPUT),
    ):
        where = f"{place}.{field}"
        if not indexes and lifetime not in lifetimes:
            raise ValidationError(where, "number of operands", 0, "at least 1")
        if len(set(indexes)) != len(indexes):
            raise ValidationError(where, "indexes", list(indexes), "each once")
        for index in indexes:
            _check_index(graph, index, where)
            got = lifetimes[index]
            if got != lifetime:
                raise ValidationError(where, f"life time of operand {index}", name_of(L, got), lifetime.name)
        if lifetimes.count(lifetime) != len(indexes):
            missing = [index for index, got in enumerate(lifetimes) if got == lifetime and index not in indexes]
            raise ValidationError(
                where, "operands", list(indexes), f"{missing} too, which have life time {lifetime.name}"
            )


def _check_index(graph: Subgraph, index: int, where: str) -> None:
    if not 0 <= index < len(graph.operands):
        raise ValidationError(where, "operand index", index, f"0 to {len(graph.operands) - 1}")


def _check_consumers(graph: Subgraph, place: str) -> None:
    # A Counter would take 1.5 microseconds to construct.
    counts: dict[int, int] = {}
    for operation in graph.operations:
        for index in operation.inputs:
            counts[index] = counts.get(index, 0) + 1
    for index, operand in enumerate(graph.operands):
        count = counts.get(index, 0)
        if operand.number_of_consumers != count:
            where = f"{place}.operands[{index}]"
            raise ValidationError(where, "number of consumers", operand.number_of_consumers, count)


def _check_step(facts: OperandFacts, number: int, written: set[int], where: str) -> Call | None:
    """Check one operation in execution order; record what it writes and the extents that it infers."""
    graph = facts.graph
    operation = graph.operations[number]
    count = len(graph.operands)
    for index in (*operation.inputs, *operation.outputs):
        if not 0 <= index < count:
            _check_index(graph, index, where)
    for index in operation.inputs:
        if index not in written:
            unwritten = name_of(L, graph.operands[index].lifetime)
            raise ValidationError(
                where, f"operand {index} ({unwritten})", "read before it is written", "execution order"
            )
    for index in operation.outputs:
        if index in written:
            lifetime = graph.operands[index].lifetime
            got = "written twice" if lifetime in _WRITTEN else f"written, though {name_of(L, lifetime)}"
            raise ValidationError(
                where, f"operand {index}", got, "one writer for an output or temporary, none for others"
            )
        written.add(index)
    if _opaque(facts.model, operation.type, where):
        return None
    try:
        call, inferred = checked_call(facts, operation)
        for index, dims in zip(operation.outputs, inferred, strict=True):
            facts.extents[index] = merge_extents(f"{call.where()} output {index}", facts.extents[index], dims)
    except ValidationError as error:
        raise ValidationError(f"{where} {error.where}", error.rule, error.got, error.wanted) from None
    return call


def _opaque(model: Model, code: int, where: str) -> bool:
    """Return whether the operation has no definition here: a vendor extension's or the OEM's. Raises ValidationError
    for unknown numbers.
    """
    if code in TABLE:
        return False
    prefix, _ = extension_parts(code) if code >= 0 else (0, 0)
    if prefix:
        check_prefix(model, prefix, where)
        return True
    if code not in OperationType._value2member_map_:
        raise ValidationError(where, "operation type", code, "an operation of the HAL")
    return True
