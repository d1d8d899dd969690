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
        (goes_on,) = condition_graph(state, within)
        if not goes_on.reshape(-1)[0]:
            # The driver takes as many of these as the operation has outputs.
            return state
        found: Values = list(body_graph(state, within))
        # What the body does not give back is input only, and stays.
        state = found + state[len(found) :]
