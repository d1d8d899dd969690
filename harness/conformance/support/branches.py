"""Models with many graphs: branches side by side, and branches within branches (HAL 1.3)."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.support.exact_sums import GraphDraft, SumType, value
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand, Subgraph
from nnconform.harness.spec.case import Case

_X = (8, 16, 24)


class _Graphs:
    """The graphs of a model so far; all constants are in one place."""

    def __init__(self, kind: SumType) -> None:
        self.kind, self.main, self.referenced = kind, GraphDraft(), list[Subgraph]()

    def reference(self, graph: Subgraph, draft: GraphDraft) -> int:
        """Add a graph, and return the operand of ``draft`` that refers to it."""
        self.referenced.append(graph)
        return draft.add(Operand(T.SUBGRAPH, (), L.SUBGRAPH, location=DataLocation(0, len(self.referenced) - 1, 0)))

    def begin(self) -> tuple[GraphDraft, int, int]:
        """Return the draft of a graph, its condition and its tensor."""
        draft = GraphDraft()
        draft.values = self.main.values
        return draft, *self.inputs(draft)

    def inputs(self, draft: GraphDraft) -> tuple[int, int]:
        """Add the inputs of a graph: the condition of its branches, and a tensor."""
        condition = draft.add(Operand(T.TENSOR_BOOL8, (1,), L.SUBGRAPH_INPUT))
        return condition, draft.add(self.tensor(L.SUBGRAPH_INPUT))

    def tensor(self, lifetime: L) -> Operand:
        """Return a tensor operand."""
        return self.kind.operand((len(_X),), lifetime)

    def sum(self, number: int) -> Subgraph:
        """Return a graph that adds ``number``."""
        draft, _, x = self.begin()
        constant = draft.constant(self.kind.code, [number] * len(_X), self.kind.scale)
        draft.sum(x, constant, draft.add(self.tensor(L.SUBGRAPH_OUTPUT)))
        return draft.model().main

    def branch(self, draft: GraphDraft, condition: int, x: int, taken: Subgraph, other: Subgraph) -> None:
        """Add an IF whose result is an output of the graph."""
        both = [self.reference(graph, draft) for graph in (taken, other)]
        draft.operation(O.IF, (condition, *both, condition, x), draft.add(self.tensor(L.SUBGRAPH_OUTPUT)))

    def case(self, name: str, wanted: list[list[int]]) -> Case:
        """Return the case whose condition is true, with these numbers added to the input in each output."""
        model: Model = replace(self.main.model(), referenced=tuple(self.referenced))
        inputs = np.array([True]), self.kind.array(_X)
        return Case(name, model, inputs, tuple(self.kind.array(np.array(_X) + each) for each in wanted))


def side_by_side(kind: SumType, count: int) -> Case:
    """Return ``count`` branches on one condition, each with two graphs of its own and an output."""
    graphs = _Graphs(kind)
    condition, x = graphs.inputs(graphs.main)
    numbers = [value(number) for number in range(count)]
    for number in numbers:
        graphs.branch(graphs.main, condition, x, graphs.sum(number), graphs.sum(0))
    return graphs.case(f"{count} branches", [[number] * len(_X) for number in numbers])


def nested(kind: SumType, depth: int) -> Case:
    """Return a branch whose graph has a branch, and so on: ``depth`` of them, all taken, and a sum in the innermost."""
    graphs = _Graphs(kind)
    inside = graphs.sum(4)
    for _ in range(depth - 1):
        draft, condition, x = graphs.begin()
        graphs.branch(draft, condition, x, inside, graphs.sum(0))
        inside = draft.model().main
    condition, x = graphs.inputs(graphs.main)
    graphs.branch(graphs.main, condition, x, inside, graphs.sum(0))
    return graphs.case(f"branches {depth} deep", [[4] * len(_X)])


def with_constants_everywhere(kind: SumType) -> list[Case]:
    """Return a sum and a branch behind it, in two cases: one for each graph that is taken. The constants of the three
    graphs differ, though their operands have the same numbers.
    """
    graphs = _Graphs(kind)
    condition, x = graphs.inputs(graphs.main)
    constant = graphs.main.constant(kind.code, [4] * len(_X), kind.scale)
    middle = graphs.main.add(graphs.tensor(L.TEMPORARY_VARIABLE))
    graphs.main.sum(x, constant, middle)
    graphs.branch(graphs.main, condition, middle, graphs.sum(16), graphs.sum(64))
    first = graphs.case("a branch with constants of its own", [[4 + 16] * len(_X)])
    other = kind.array(np.array(_X) + 4 + 64)
    return [first, replace(first, inputs=(np.array([False]), first.inputs[1]), expected=(other,))]
