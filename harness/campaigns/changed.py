"""Which change of a failing graph makes it right: what a pass of the driver's compiler does wrong.

A graph means the same with its intermediate results as outputs, with its constants as inputs, in another order, cut in
two, and with its batch in parts. A driver whose outputs are right only after one of these changes does something that
the change prevents: it fuses what comes before and behind that result, folds that constant, or computes a row
otherwise where others are beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
from msgspec.structs import replace

from nnconform.harness.campaigns.batches import in_parts
from nnconform.harness.campaigns.graph_case import GraphCase, make_graph_case, run_graph
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.assembly import DrawnGraph
from nnconform.harness.generate.graph.order import in_order_of
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import NOWHERE, Operation
from nnconform.harness.model.numbers import FLOATS, QUANTISED
from nnconform.harness.oracle.bounds_steps import constant, extract, with_every_result_as_output
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.results.verdict import Verdict

# Orders that are tried, of operands, operations, inputs and outputs.
ORDERS = 3
# At most so many results, constants and cuts are tried one by one.
MOST = 12


class Change(msgspec.Struct, frozen=True):
    """A graph that means the same, in one part or in several; ``says`` completes "right with ..."."""

    says: str
    parts: tuple[DrawnGraph, ...]


def changes(graph_case: GraphCase) -> Iterator[Change]:
    """Yield the changes of a graph, the most telling first."""
    yield from _results_as_outputs(graph_case)
    yield from _constants_as_inputs(graph_case)
    yield from _cut_in_two(graph_case)
    yield from _batch_in_parts(graph_case)
    for number in range(ORDERS):
        yield Change(
            "operands, operations, inputs and outputs in another order",
            (in_order_of(graph_case.graph, Random(number)),),
        )
    graph = graph_case.graph
    if not graph.unspecified:
        whole = with_every_result_as_output(graph.model)
        yield Change("all intermediate results as outputs", (replace(graph, model=whole),))


def right_with(session: Session, graph_case: GraphCase, oracle: Oracle) -> list[str]:
    """Return what each change that makes a failing graph right says; none for a graph of one operation."""
    if len(graph_case.graph.model.main.operations) < 2:
        return []
    right: list[str] = []
    for change in changes(graph_case):
        if change.says not in right and _passes(session, graph_case, change, oracle):
            right.append(change.says)
    return right


def _passes(session: Session, graph_case: GraphCase, change: Change, oracle: Oracle) -> bool:
    for part in change.parts:
        try:
            changed = make_graph_case(part, oracle, graph_case.case.name, graph_case.case.source)
        except (Unanswered, ValidationError):
            return False
        # What the driver does not support shows nothing.
        if run_graph(session, changed).verdict not in (Verdict.PASSED, Verdict.VACUOUS):
            return False
    return True


def _results_as_outputs(graph_case: GraphCase) -> Iterator[Change]:
    graph = graph_case.graph
    main = graph.model.main
    written = [(step, index) for step in main.operations for index in step.outputs]
    inner = [(step, index) for step, index in written if index not in main.output_indexes]
    for step, index in inner[:MOST]:
        operands = list(main.operands)
        operands[index] = replace(operands[index], lifetime=L.SUBGRAPH_OUTPUT)
        new = replace(main, operands=tuple(operands), output_indexes=(*main.output_indexes, index))
        readers = [name_of(OperationType, each.type) for each in main.operations if index in each.inputs]
        says = f"the result of {_name(main.operations, step)}, read by {', '.join(readers)}, as an output"
        yield Change(says, (replace(graph, model=replace(graph.model, main=new)),))


def _constants_as_inputs(graph_case: GraphCase) -> Iterator[Change]:
    graph = graph_case.graph
    main = graph.model.main
    data = FLOATS | QUANTISED
    places = [
        (step, index)
        for step in main.operations
        for index in step.inputs
        if main.operands[index].type in data and main.operands[index].dimensions
    ]
    for step, index in places[:MOST]:
        operand = main.operands[index]
        value = constant(graph.model, operand)
        if value is None or operand.type == T.TENSOR_QUANT8_SYMM_PER_CHANNEL:
            continue
        operands = list(main.operands)
        operands[index] = replace(operand, lifetime=L.SUBGRAPH_INPUT, location=NOWHERE)
        new = replace(main, operands=tuple(operands), input_indexes=(*main.input_indexes, index))
        changed = DrawnGraph(replace(graph.model, main=new), (*graph.inputs, value), graph.unspecified)
        yield Change(f"a constant of {_name(main.operations, step)} as an input", (changed,))


def _cut_in_two(graph_case: GraphCase) -> Iterator[Change]:
    model, values = graph_case.graph.model, graph_case.answer.values
    steps = model.main.operations
    if graph_case.graph.unspecified:
        return
    for cut in range(1, min(len(steps), MOST)):
        parts = (extract(model, steps[:cut], values), extract(model, steps[cut:], values))
        graphs = tuple(DrawnGraph(part.model, tuple(values[index] for index in part.inputs)) for part in parts)
        yield Change(f"two models, cut behind {_name(steps, steps[cut - 1])}", graphs)


def _batch_in_parts(graph_case: GraphCase) -> Iterator[Change]:
    parts = in_parts(graph_case.graph, graph_case.answer.values)
    if parts is None:
        return
    yield Change(parts.says, parts.parts)
    if 2 < parts.begins[-1] <= MOST and (each := in_parts(graph_case.graph, graph_case.answer.values, rows=True)):
        yield Change(each.says, each.parts)


def _name(steps: tuple[Operation, ...], step: Operation) -> str:
    return f"{name_of(OperationType, step.type)} (operation {steps.index(step)})"
