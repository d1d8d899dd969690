"""Tests of the first wrong operation on a driver that is wrong of other outputs too."""

from __future__ import annotations

from contextlib import closing

import pytest

from nnconform.harness.campaigns.graph_case import first_wrong, make_graph_case
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import Assembly, DrawnGraph
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.selftest.score import HAL

UNWRITTEN = "inproc:nnconform.harness.campaigns.tests.unwritten_outputs_driver:UnwrittenOutputs"


def chains(*codes: tuple[O, ...]) -> DrawnGraph:
    """Return a graph of chains of operations that share nothing; of each the last result is an output."""
    assembly = Assembly()
    s = Sketch(assembly, Choices.fast(3), T.TENSOR_FLOAT32)
    for chain in codes:
        data = s.input(2, 3)
        for code in chain:
            data = s(code, data)
    return assembly.finish([])


def told(graph: DrawnGraph, faulty: str) -> str:
    """Return the name of the operation that is told as the first wrong one, or nothing."""
    with closing(open_oracle()) as oracle, closing(Session(f"{UNWRITTEN}?faulty={faulty}&{HAL}")) as session:
        wrong = first_wrong(session, make_graph_case(graph, oracle, "graph", "test"))
    return wrong.name if wrong else ""


@pytest.mark.parametrize(
    ("codes", "faulty", "name"),
    [
        # NEG is wrong where its result is an output alone: what reads it is right.
        (((O.NEG, O.ABS), (O.TANH, O.ABS)), "TANH", "TANH"),
        (((O.TANH, O.ABS), (O.NEG, O.ABS)), "TANH", "TANH"),
        # Where nothing is wrong in the graph itself, or all leads to its only output, the first is told.
        (((O.NEG, O.ABS), (O.FLOOR, O.ABS)), "TANH", "NEG"),
        (((O.NEG, O.TANH),), "TANH", "NEG"),
        (((O.NEG,), (O.ABS,)), "TANH", ""),
    ],
)
def test_an_operation_that_leads_to_no_wrong_output_is_not_told(
    codes: tuple[tuple[O, ...], ...], faulty: str, name: str
) -> None:
    assert told(chains(*codes), faulty) == name
