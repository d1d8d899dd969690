"""Infers the extents of what the operations of a model write."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import validate_model

WRITTEN = frozenset({OperandLifeTime.TEMPORARY_VARIABLE, OperandLifeTime.SUBGRAPH_OUTPUT})


def with_inferred_extents(model: Model) -> Model:
    """Return the model with all extents that can be inferred. Raises ValidationError for an invalid model."""
    graphs = []
    for graph, facts in zip(model.subgraphs(), validate_model(model), strict=True):
        pairs = zip(graph.operands, facts.extents, strict=True)
        operands = tuple(
            replace(o, dimensions=tuple(extent or 0 for extent in extents)) if extents and o.lifetime in WRITTEN else o
            for o, extents in pairs
        )
        graphs.append(replace(graph, operands=operands))
    return replace(model, main=graphs[0], referenced=tuple(graphs[1:]))
