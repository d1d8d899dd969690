"""Tests of the graph of a model."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Model, Operand, Subgraph


def test_operands_are_changed_in_all_subgraphs_in_their_order() -> None:
    def graph(*extents: int) -> Subgraph:
        return Subgraph(tuple(Operand(OperandType.TENSOR_FLOAT32, (each,)) for each in extents), (), (0,), (0,))

    def change(operand: Operand) -> Operand:
        seen.append(operand.dimensions[0])
        return replace(operand, dimensions=(10 * operand.dimensions[0],))

    seen = list[int]()
    model = Model(graph(1, 2), (graph(3), graph(4)), b"xy")
    assert model.with_operands(change) == Model(graph(10, 20), (graph(30), graph(40)), b"xy")
    assert seen == [1, 2, 3, 4]
