"""Calls on large tensors with expected outputs and bounds."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.campaigns.graphs import GraphCase, make_graph_case
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, Oracle
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.large.draw import draw_large
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Op, Signature

SOURCE = f"a call on large tensors, answered by {ORACLE_ADDRESS}"
# Draws, at most, until the bounds are narrow enough: a result may depend strongly on how a right driver rounds.
DRAWS = 4


def large_call(op: Op, signature: Signature, oracle: Oracle, seed: int) -> GraphCase:
    """Draw a call of a signature and compute its expected outputs.

    Raises Undrawable, or Unanswered if the oracle has no answer.
    """
    name = "_".join((op.code.name, signature.form.name, signature.row.of.name if signature.row.of else "any"))
    for draw in range(DRAWS):
        drawn = draw_large(op, signature, seed * DRAWS + draw)
        unspecified = frozenset(place for place, arg in enumerate(drawn.form.outputs) if arg.unspecified)
        graph_case = make_graph_case(DrawnGraph(drawn.model, drawn.inputs, unspecified), oracle, name, SOURCE)
        if unspecified:
            model = _with_extents(graph_case)
            graph_case = make_graph_case(DrawnGraph(model, drawn.inputs, unspecified), oracle, name, SOURCE)
        if graph_case.certainty.discriminating:
            break
    return graph_case


def _with_extents(graph_case: GraphCase) -> Model:
    """Return the model with known extents of all outputs: for an unspecified output no expected value gives them."""
    model, values = graph_case.graph.model, graph_case.answer.values
    operands = list(model.main.operands)
    for index in model.main.output_indexes:
        value = values[index]
        assert value is not None
        operands[index] = replace(operands[index], dimensions=value.shape)
    return replace(model, main=replace(model.main, operands=tuple(operands)))
