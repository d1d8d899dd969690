"""IF and WHILE: their referenced subgraphs become subgraphs of the file."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.IF)
def if_(step: LiteRtStep) -> None:
    then_graph, else_graph = (step.subgraph(name) for name in ("then_graph", "else_graph"))
    step.emit(
        "IF",
        [step.input("condition"), *step.stored("inputs")],
        step.stored("outputs"),
        "IfOptions",
        thenSubgraphIndex=then_graph,
        elseSubgraphIndex=else_graph,
    )


@lowers(O.WHILE)
def while_(step: LiteRtStep) -> None:
    """LiteRT's body must output every input of the loop: those that the HAL's body does not change are passed
    through.
    """
    inputs, outputs = step.stored("inputs"), step.stored("outputs")
    rest = [step.like(tensor) for tensor in inputs[len(outputs) :]]
    step.emit(
        "WHILE",
        inputs,
        [*outputs, *rest],
        "WhileOptions",
        condSubgraphIndex=step.subgraph("condition_graph"),
        bodySubgraphIndex=step.subgraph("body_graph", len(inputs)),
    )
