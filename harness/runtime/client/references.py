"""Models that are values of a model: their graphs, constants and memories become its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import DataLocation, Model, Operand, Subgraph
from nnconform.harness.model.memory import Memory

_ALIGNMENT = 64


def with_references(model: Model, references: Mapping[int, Model]) -> Model:
    """Return the model with these models as the values of its main graph's SUBGRAPH operands; it has none yet.

    One that is the value of several operands comes once. Whether to compute with less precision is the model's to say.
    """
    values, pools, graphs = bytearray(model.operand_values), list(model.pools), list[Subgraph]()
    operands, numbers = list(model.main.operands), dict[int, int]()
    for index, value in references.items():
        if id(value) not in numbers:
            numbers[id(value)] = len(graphs)
            graphs += _moved(value, len(graphs), values, pools)
        operands[index] = replace(operands[index], location=DataLocation(0, numbers[id(value)], 0))
    main = Subgraph(tuple(operands), model.main.operations, model.main.input_indexes, model.main.output_indexes)
    return Model(main, tuple(graphs), bytes(values), tuple(pools), model.relax_computation_float32_to_float16)


def _moved(model: Model, number: int, values: bytearray, pools: list[Memory]) -> Iterator[Subgraph]:
    """Yield the graphs of a model, the main one as subgraph ``number``; add its constants and memories to others'."""
    values += bytes(-len(values) % _ALIGNMENT)
    start, places = len(values), list[int]()
    values += model.operand_values
    for pool in model.pools:
        if pool not in pools:
            pools.append(pool)
        places.append(pools.index(pool))

    def moved(operand: Operand) -> Operand:
        where = operand.location
        match operand.lifetime:
            case L.CONSTANT_COPY:
                return replace(operand, location=DataLocation(0, start + where.offset, where.length))
            case L.CONSTANT_REFERENCE:
                return replace(operand, location=DataLocation(places[where.pool_index], where.offset, where.length))
            case L.SUBGRAPH:
                return replace(operand, location=DataLocation(0, number + 1 + where.offset, 0))
        return operand

    for graph in model.subgraphs():
        yield Subgraph(tuple(map(moved, graph.operands)), graph.operations, graph.input_indexes, graph.output_indexes)
