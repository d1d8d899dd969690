"""The commonest mutation: one operand of a graph in place of another."""

from __future__ import annotations

from functools import partial

from nnconform.harness.generate.broken.base import BaseGraph
from nnconform.harness.generate.broken.family import Mutation
from nnconform.harness.model.graph import Operand


def replaced(graph: BaseGraph, index: int, operand: Operand) -> Mutation:
    """Return the mutation that puts ``operand`` in the place of the one with this index."""
    before, place = graph.graph.operands[index], graph.operand_place(index)
    return Mutation(place, graph.names[index], before, operand, partial(graph.with_operand, index, operand))
