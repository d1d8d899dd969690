"""STABLEHLO_COMPOSITE stands for the subgraph that it names, whose operators take its place."""

from __future__ import annotations

import tflite
from msgspec.structs import replace

from nnconform.mlts.convert.flatbuffer import FlatGraph, Operator

_COMPOSITE = "STABLEHLO_COMPOSITE"
# Composites within composites, to this depth: one that contains itself has no end.
_DEPTH = 8
# Operators of a subgraph: a few composites that contain several of themselves have no end in time either.
_MOST = 1 << 14


def with_composites_inlined(graph: FlatGraph) -> FlatGraph:
    """Return the subgraph without composites. Raises FormatError if one names no subgraph that fits it."""
    depth = 0
    while any(each.name == _COMPOSITE for each in graph.operators()):
        if depth == _DEPTH:
            graph.refuse(f"composites within composites: wanted at most {_DEPTH} deep")
        depth += 1
        other = graph.with_operators(graph.operators())
        operators: list[Operator] = []
        for each in graph.operators():
            with graph.report_damage(each.location):
                operators += _inner(other, each) if each.name == _COMPOSITE else [each]
            if len(operators) > _MOST:
                graph.refuse(f"composites: they stand for more than {_MOST} operators")
        graph = other.with_operators(operators)
    return graph


def _inner(graph: FlatGraph, composite: Operator) -> list[Operator]:
    """Return the operators of a composite's subgraph, on tensors that are added to ``graph``."""
    options = tflite.StableHLOCompositeOptions()
    table = composite.table.BuiltinOptions2()
    if table is None:
        graph.refuse(f"{composite.location}: its options are missing")
    options.Init(table.Bytes, table.Pos)
    index = options.DecompositionSubgraphIndex()
    if not 0 <= index < graph.model.graph_count:
        graph.refuse(f"{composite.location}: no subgraph {index}, the file has {graph.model.graph_count}")
    inner = graph.model.graph(index)
    if (len(inner.inputs), len(inner.outputs)) != (len(composite.inputs), len(composite.outputs)):
        got = f"got {len(composite.inputs)} inputs and {len(composite.outputs)} outputs"
        graph.refuse(f"{composite.location}: {got}, {inner.location} has {len(inner.inputs)} and {len(inner.outputs)}")
    known = {-1: -1, **dict(zip(inner.inputs, composite.inputs, strict=True))}
    known |= dict(zip(inner.outputs, composite.outputs, strict=True))

    def outer(tensor: int) -> int:
        if tensor not in known:
            found = inner.tensor(tensor)
            known[tensor] = graph.add_tensor(replace(found, location=f"{composite.location}: {found.location}"))
        return known[tensor]

    return [
        replace(
            each,
            location=f"{composite.location}: {each.location}",
            inputs=tuple(map(outer, each.inputs)),
            outputs=tuple(map(outer, each.outputs)),
        )
        for each in inner.operators()
    ]
