"""Models of IF and WHILE in float32, of graphs that are drafted one by one (HAL 1.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.support.exact_sums import GraphDraft, SumType
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand, Subgraph
from nnconform.harness.model.numbers import Array

_FLOAT = SumType(T.TENSOR_FLOAT32)
Shape = tuple[int, ...]
ONE: Shape = (1,)


def floats(values: Any) -> Array:
    """Return an array of float32, of one axis at least."""
    return np.atleast_1d(np.asarray(values, np.float32))


class FlowDraft(GraphDraft):
    """A graph of a model with others; tensors are float32, and dimensions of 0 are unknown."""

    def __init__(self, flow: Flow) -> None:
        super().__init__()
        self._flow = flow
        # The constants of all graphs are in one place.
        self.values = flow.values

    def input(self, shape: Shape) -> int:
        """Add an input."""
        return self.add(_FLOAT.operand(shape, L.SUBGRAPH_INPUT))

    def output(self, shape: Shape) -> int:
        """Add an output."""
        return self.add(_FLOAT.operand(shape, L.SUBGRAPH_OUTPUT))

    def temporary(self, shape: Shape) -> int:
        """Add a temporary."""
        return self.add(_FLOAT.operand(shape, L.TEMPORARY_VARIABLE))

    def number(self, *values: float) -> int:
        """Add a constant tensor of these values."""
        return self.constant(T.TENSOR_FLOAT32, floats(values))

    def truth(self, lifetime: L = L.SUBGRAPH_OUTPUT) -> int:
        """Add a condition: an output, an input or a temporary."""
        return self.add(Operand(T.TENSOR_BOOL8, ONE, lifetime))

    def less(self, one: int, two: int, result: int) -> None:
        """Add the comparison whether one operand is less than another."""
        self.operation(O.LESS, (one, two), result)

    def choose(self, condition: int, graphs: tuple[int, int], inputs: Sequence[int], *outputs: int) -> None:
        """Add an IF of two graphs of the model, by their numbers."""
        self.operation(O.IF, (condition, *map(self._reference, graphs), *inputs), *outputs)

    def repeat(self, graphs: tuple[int, int], inputs: Sequence[int], *outputs: int) -> None:
        """Add a WHILE of two graphs of the model, condition and body, by their numbers."""
        self.operation(O.WHILE, (*map(self._reference, graphs), *inputs), *outputs)

    def _reference(self, number: int) -> int:
        return self.add(Operand(T.SUBGRAPH, (), L.SUBGRAPH, location=DataLocation(0, number, 0)))


class Flow:
    """A model with graphs: ``main`` is the draft of its main graph, ``draft`` begins another."""

    def __init__(self) -> None:
        self.values = bytearray()
        self._graphs: list[Subgraph] = []
        self.main = self.draft()

    def draft(self) -> FlowDraft:
        """Return the draft of a further graph."""
        return FlowDraft(self)

    def add(self, draft: FlowDraft) -> int:
        """Add a drafted graph, and return the number by which operations refer to it."""
        self._graphs.append(draft.model().main)
        return len(self._graphs) - 1

    def body(self, *shapes: Shape) -> tuple[FlowDraft, list[int]]:
        """Return the draft of the body of a loop with a state of these shapes, and its inputs: the first value is
        counted up, and is the first output; the other outputs are for the caller to add.
        """
        draft = self.draft()
        inputs = [draft.input(shape) for shape in shapes]
        draft.sum(inputs[0], draft.number(1), draft.output(ONE))
        return draft, inputs

    def loop(self, graphs: tuple[int, int], inputs: Sequence[Shape], outputs: Sequence[Shape]) -> Model:
        """Return the model whose main graph is one WHILE, of inputs and outputs of these shapes."""
        state = [self.main.input(shape) for shape in inputs]
        self.main.repeat(graphs, state, *(self.main.output(shape) for shape in outputs))
        return self.model()

    def condition(self, *shapes: Shape, limit: float | None = None) -> int:
        """Add a condition of a loop with a state of these shapes: its first value is below ``limit``, or below its
        last value.
        """
        draft = self.draft()
        inputs = [draft.input(shape) for shape in shapes]
        draft.less(inputs[0], inputs[-1] if limit is None else draft.number(limit), draft.truth())
        return self.add(draft)

    def adding(self, number: float, shape: Shape) -> int:
        """Add a graph that adds a number to its input."""
        draft = self.draft()
        x = draft.input(shape)
        draft.sum(x, draft.number(number), draft.output(shape))
        return self.add(draft)

    def model(self) -> Model:
        """Return the model."""
        return replace(self.main.model(), referenced=tuple(self._graphs))
