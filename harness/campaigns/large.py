"""A call on large tensors with its answer."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.campaigns.graphs import GraphCase, graph_case
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, Oracle
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.large.draw import draw_large
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Op, Signature

SOURCE = f"a call on large tensors, answered by {ORACLE_ADDRESS}"
# Draws until an answer can tell right from wrong: a result may depend on what a right driver rounds in another way.
DRAWS = 4


def large_call(op: Op, signature: Signature, oracle: Oracle, seed: int) -> GraphCase:
    """The call of a signature with its answer. Raises Undrawable; Refused where the oracle has no answer."""
    name = "_".join((op.code.name, signature.form.name, signature.row.of.name if signature.row.of else "any"))
    for draw in range(DRAWS):
        drawn = draw_large(op, signature, seed * DRAWS + draw)
        open_to_all = frozenset(place for place, arg in enumerate(drawn.form.outputs) if arg.unspecified)
        made = graph_case(DrawnGraph(drawn.model, drawn.inputs, open_to_all), oracle, name, SOURCE)
        if open_to_all:
            model = _with_extents(made)
            made = graph_case(DrawnGraph(model, drawn.inputs, open_to_all), oracle, name, SOURCE)
        if made.certainty.discriminating:
            break
    return made


def _with_extents(made: GraphCase) -> Model:
    """The model with the extents of all outputs: an unspecified output has no expected value that gives them."""
    model, values = made.graph.model, made.answer.values
    operands = list(model.main.operands)
    for index in model.main.output_indexes:
        value = values[index]
        assert value is not None
        operands[index] = replace(operands[index], dimensions=value.shape)
    return replace(model, main=replace(model.main, operands=tuple(operands)))
