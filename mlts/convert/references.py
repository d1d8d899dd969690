"""The subgraphs that the operators of a file run. They are checked before anything is converted, as in LiteRT."""

from __future__ import annotations

from collections.abc import Collection
from graphlib import CycleError, TopologicalSorter

import msgspec
import tflite

from nnconform.mlts.convert.composites import with_composites_inlined
from nnconform.mlts.convert.flatbuffer import FlatGraph, Operator


class Reference(msgspec.Struct, frozen=True):
    """A subgraph that an operator runs: its role, its index, and how many inputs and outputs it must have."""

    role: str
    index: int
    inputs: int
    outputs: int


def references(graph: FlatGraph, operator: Operator) -> tuple[Reference, ...]:
    """Return the subgraphs that an operator runs: two for IF and for WHILE, none for others."""
    inputs, outputs = len(operator.inputs), len(operator.outputs)
    if operator.name == "IF":
        options = graph.options(operator, tflite.IfOptions)
        subgraphs = {"then_subgraph": options.ThenSubgraphIndex(), "else_subgraph": options.ElseSubgraphIndex()}
        return tuple(Reference(role, index, inputs - 1, outputs) for role, index in subgraphs.items())
    if operator.name == "WHILE":
        options = graph.options(operator, tflite.WhileOptions)
        return (
            Reference("cond_subgraph", options.CondSubgraphIndex(), inputs, 1),
            Reference("body_subgraph", options.BodySubgraphIndex(), inputs, inputs),
        )
    return ()


def check_graphs(main: FlatGraph, known: Collection[str]) -> None:
    """Refuse a subgraph if it or one that it runs has an operator that is not ``known``, or references to subgraphs
    that do not fit.
    """
    reached, runs = {main.index: main}, dict[int, list[int]]()
    while waiting := [index for index in reached if index not in runs]:
        for index in waiting:
            graph, runs[index] = reached[index], []
            for operator in graph.operators():
                # Before any tensor is read: an unknown operation is reported first.
                if operator.name not in known:
                    problem = f"is not convertible; convertible: {', '.join(known)}"
                    graph.refuse(f"operation {operator.name} ({operator.location.partition(' (')[0]}) {problem}")
                with graph.report_damage(operator.location):
                    runs[index] += [_checked(graph, operator, each) for each in references(graph, operator)]
            for target in runs[index]:
                reached.setdefault(target, with_composites_inlined(main.model.graph(target)))
    try:
        TopologicalSorter(runs).prepare()
    except CycleError as error:
        path = " -> ".join(reached[index].location for index in reversed(error.args[1]))
        main.model.refuse(f"a subgraph runs itself: {path}")


def _checked(graph: FlatGraph, operator: Operator, reference: Reference) -> int:
    """Return the index of the subgraph, after checking that it exists and has as many inputs and outputs as the
    operator needs.
    """
    model, subject = graph.model, f"{operator.location}: {reference.role}"
    if not 0 <= reference.index < model.graph_count:
        graph.refuse(f"{subject}: no subgraph {reference.index}, the file has {model.graph_count}")
    subgraph = model.graph(reference.index)
    for name, got, wanted in (
        ("inputs", len(subgraph.inputs), reference.inputs),
        ("outputs", len(subgraph.outputs), reference.outputs),
    ):
        if got != wanted:
            graph.refuse(f"{subject}: number of {name} of {subgraph.location}: got {got}, wanted {wanted}")
    if operator.name == "WHILE" and len(operator.outputs) != reference.inputs:
        counts = f"got {len(operator.outputs)}, wanted {reference.inputs}, as many as inputs"
        graph.refuse(f"{operator.location}: number of outputs: {counts}")
    return reference.index
