"""Inputs of a graph that no operation reads."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.conversion.operands import only_operands
from nnconform.harness.generate.graph.assembly import DrawnGraph


def without_unread_inputs(graph: DrawnGraph) -> DrawnGraph:
    """Return the graph without inputs that no operation reads; if it has no others, as it is."""
    main = graph.model.main
    pairs = zip(main.input_indexes, graph.inputs, strict=True)
    read = {index: value for index, value in pairs if main.operands[index].number_of_consumers}
    if not read or len(read) == len(main.input_indexes):
        return graph
    kept = set(range(len(main.operands))) - (set(main.input_indexes) - read.keys())
    model = replace(graph.model, main=only_operands(main, kept, main.operations))
    return replace(graph, model=model, inputs=tuple(read.values()))
