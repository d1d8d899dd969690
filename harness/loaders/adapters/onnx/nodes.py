"""The nodes of a file, for runtimes that name the operators they lack and not the nodes."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from nnconform.harness.loaders.adapters.onnx.package import onnx
from nnconform.harness.loaders.adapters.onnx.write import Trace


def owners(content: bytes, operators: Collection[str], trace: Trace) -> frozenset[int]:
    """Return the operations that have a node of one of these operators."""
    nodes = _nodes(onnx().load_model_from_string(content).graph)
    return frozenset(trace.owners[node.name] for node in nodes if node.op_type in operators)


def _nodes(graph: Any) -> Iterator[Any]:
    """Yield the nodes of a graph, and of the graphs inside them."""
    for node in graph.node:
        yield node
        for attribute in node.attribute:
            for inner in (attribute.g, *attribute.graphs):
                yield from _nodes(inner)
