"""IF and WHILE. A subgraph arrives as a function from its inputs to its outputs."""

from __future__ import annotations

from collections.abc import Callable

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.kernels.registry import Takes, kernel

Values = list[Array | None]
Graph = Callable[[Values, Limits], list[Array]]


@kernel(OperationType.IF, takes=Takes.STORED)
def if_(condition: Array, then_graph: Graph, else_graph: Graph, inputs: Values, limits: Limits) -> list[Array]:
    return (then_graph if condition.reshape(-1)[0] else else_graph)(inputs, limits)


@kernel(OperationType.WHILE, takes=Takes.STORED)
def while_(condition_graph: Graph, body_graph: Graph, inputs: Values, limits: Limits) -> Values:
    state, within = inputs, limits.loop()
    while True:
        within.check()
        (condition,) = condition_graph(state, within)
        if not condition.reshape(-1)[0]:
            # The driver uses as many of these as the operation has outputs.
            return state
        outputs: Values = list(body_graph(state, within))
        # Inputs that the body does not return stay the same.
        state = outputs + state[len(outputs) :]
