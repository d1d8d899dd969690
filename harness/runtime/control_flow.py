"""The two operations that refer to subgraphs, as the framework interprets them where no device takes one whole.

Source: the comments on IF and WHILE in types.hal 1.3; IfStep and WhileStep as nextCompound of
runtime/ExecutionPlan.cpp of packages/modules/NeuralNetworks runs them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from nnconform.harness.model.codes import ErrorStatus, OperationType
from nnconform.harness.model.graph import Model, Operation, Subgraph
from nnconform.harness.runtime.known import fits, is_known
from nnconform.harness.runtime.running import ExecutionStopped, Running
from nnconform.harness.runtime.values import Value, Values

# The figure of the capabilities for each.
FIGURES: Mapping[int, str] = {
    OperationType.IF: "if_performance",
    OperationType.WHILE: "while_performance",
}
# How often each of the two graphs counts in the costs: one of two branches runs, both graphs of a loop do.
GRAPH_SHARES: Mapping[int, float] = {OperationType.IF: 0.5, OperationType.WHILE: 1.0}
# How many inputs come before the two subgraphs, and before what is passed on to these.
_FIRST: Mapping[int, tuple[int, int]] = {OperationType.IF: (1, 3), OperationType.WHILE: (0, 2)}

# Runs a subgraph: its inputs give its outputs.
RunGraph = Callable[[Sequence[Value], Running], list[Value]]


def graphs_of(graph: Subgraph, operation: Operation) -> tuple[int, ...]:
    """Return the numbers of the subgraphs that an operation refers to, in the order of its inputs."""
    if operation.type not in _FIRST:
        return ()
    first, passed = _FIRST[operation.type]
    return tuple(graph.operands[index].location.offset for index in operation.inputs[first:passed])


def has_unknown_sizes(model: Model, graph: Subgraph, operation: Operation) -> bool:
    """Return whether extents of an IF or WHILE are unknown: of its operands, or of its graphs' inputs and outputs."""
    outside = [graph.operands[index] for index in (*operation.inputs, *operation.outputs)]
    inside = [
        inner.operands[index]
        for inner in (model.referenced[number] for number in graphs_of(graph, operation))
        for index in (*inner.input_indexes, *inner.output_indexes)
    ]
    return not all(map(is_known, (*outside, *inside)))


class Interpreted(msgspec.Struct, frozen=True):
    """An IF or a WHILE whose subgraphs are run by functions: ``first`` and ``second`` in the order of its inputs."""

    graph: Subgraph
    operation: Operation
    first: RunGraph
    second: RunGraph

    def run(self, values: Values, running: Running) -> None:
        """Add the results to ``values``. Raises ExecutionStopped, and what running a subgraph raises."""
        inputs = self.operation.inputs
        passed = [values[index] for index in inputs[_FIRST[self.operation.type][1] :]]
        if self.operation.type == OperationType.IF:
            branch = self.first if _holds(values[inputs[0]]) else self.second
            results = branch(passed, running)
        else:
            results = self._loop(passed, running)
        for index, value in zip(self.operation.outputs, results, strict=False):
            if not fits(self.graph.operands[index].dimensions, value.dimensions):
                raise ExecutionStopped(ErrorStatus.INVALID_ARGUMENT)
            values[index] = value

    def _loop(self, state: list[Value], running: Running) -> list[Value]:
        running.begin_loop()
        try:
            while True:
                running.check_time()
                (condition,) = self.first(state, running)
                if not _holds(condition):
                    return state
                results = self.second(state, running)
                # What the body does not return stays as it is.
                state = results + state[len(results) :]
        finally:
            running.loops.pop()


def _holds(condition: Value) -> bool:
    return bool(condition.view()[0])
