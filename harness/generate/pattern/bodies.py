"""Subgraphs of a sketch: branches, conditions and bodies that may have branches and loops themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand, Subgraph
from nnconform.harness.ops.subgraphs import SubgraphWriter

TRUTH, NUMBER = Operand(T.TENSOR_BOOL8, (1,)), Operand(T.TENSOR_INT32, (1,))
# Writes operations into a body; returns the results.
Write = Callable[["SubgraphBody"], Sequence[int]]


class SubgraphBody(SubgraphWriter):
    """A subgraph of a sketch, whose states are ``state`` but for those of counters and truths."""

    def __init__(self, s: Sketch, inputs: Sequence[Operand], state: Operand) -> None:
        super().__init__(inputs, s.assembly.values)
        self.s, self.state, self.inputs = s, state, list(inputs)
        self.none = self.constant(T.INT32, NONE)

    def apply(self, kind: O, one: int, other: int | float) -> int:
        """Add an operation on a state and another, or a constant; return its result."""
        number = other if isinstance(other, int) else self.constant(T(self.state.type), [other])
        activation = () if kind in (O.MAXIMUM, O.MINIMUM) else (self.none,)
        return self.step(kind, (one, number, *activation), self.state)

    def count(self, counter: int, by: int = 1) -> int:
        """Add a constant to a counter; return the result."""
        return self.step(O.ADD, (counter, self.constant(T.TENSOR_INT32, [by]), self.none), NUMBER)

    def copy(self, state: int) -> int:
        """Return a copy of a state, by one of the operations that change nothing: an input of a subgraph cannot be its
        output.
        """
        operand = self.inputs[state]
        kind = self.s.choices.pick((O.MAXIMUM, O.CAST) if operand.type == T.TENSOR_INT32 else (O.MAXIMUM, O.RESHAPE))
        if kind == O.RESHAPE:
            shape = self.constant(T.TENSOR_INT32, operand.dimensions)
            return self.step(kind, (state, shape), operand)
        return self.step(kind, (state, state) if kind == O.MAXIMUM else (state,), operand)

    def compare(self, kind: O, one: int, other: int) -> int:
        """Add a comparison of a counter with a number; return its truth."""
        return self.step(kind, (one, self.constant(T.TENSOR_INT32, [other])), TRUTH)

    def refer(self, graph: Subgraph) -> int:
        """Add a subgraph to the model; return the operand of this one that refers to it."""
        self._operands.append(self.s.assembly.add_inner_graph(graph, 0))
        return len(self._operands) - 1

    def several(self, kind: O, inputs: Sequence[int], outputs: Sequence[Operand]) -> list[int]:
        """Add an operation with several results; return them."""
        first = self.step(kind, inputs, outputs[0])
        for each in outputs[1:]:
            self._operands.append(replace(each, lifetime=self._operands[first].lifetime))
        results = list(range(first, first + len(outputs)))
        self._operations[-1] = replace(self._operations[-1], outputs=tuple(results))
        return results


def body_of(s: Sketch, inputs: Sequence[Operand], state: Operand, write: Write) -> Subgraph:
    """Return a subgraph whose results ``write`` computes."""
    body = SubgraphBody(s, inputs, state)
    return body.finish(write(body))
