"""The inputs and outputs of a loop's subgraphs must match the loop's state."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Operand, Subgraph
from nnconform.harness.ops.operation import Bound, BoundDims, Call
from nnconform.harness.ops.table import TABLE

STATE = Operand(T.TENSOR_QUANT8_ASYMM, (2,), scale=0.5, zero_point=3)
COUNT = Operand(T.TENSOR_INT32, (1,))
TRUTH = Operand(T.TENSOR_BOOL8, (1,))
NOT_ONE = r"condition_graph.outputs: operand: .* wanted a TENSOR_BOOL8 of dimensions \[1\]"


def graph(inputs: list[Operand], outputs: list[Operand]) -> Subgraph:
    """Return a subgraph without operations: only its boundary matters."""
    places = tuple(range(len(inputs) + len(outputs)))
    return Subgraph((*inputs, *outputs), (), places[: len(inputs)], places[len(inputs) :])


CONDITION, BODY = graph([STATE, COUNT], [TRUTH]), graph([STATE, COUNT], [STATE, COUNT])


def loop(
    condition: Subgraph = CONDITION,
    body: Subgraph = BODY,
    outputs: tuple[Operand, ...] = (STATE,),
) -> Call:
    """Return a WHILE over STATE and COUNT."""
    op = TABLE[OperationType.WHILE]
    (form,) = op.forms
    references = [Operand(T.SUBGRAPH, (), L.SUBGRAPH, location=DataLocation(0, place, 0)) for place in (0, 1)]
    operands: dict[str, Bound] = {
        "condition_graph": references[0],
        "body_graph": references[1],
        "inputs": [STATE, COUNT],
        "outputs": list(outputs),
    }
    extents: dict[str, BoundDims] = {
        "condition_graph": None,
        "body_graph": None,
        "inputs": [(2,), (1,)],
        "outputs": [(2,)] * len(outputs),
    }
    return Call(op, form, op.rows_of(form)[0], operands, extents, lambda name: None, (condition, body))


def check(call: Call) -> None:
    for each in call.form.checks:
        each(call)


def test_a_loop_that_fits() -> None:
    check(loop())
    check(loop(outputs=(STATE, COUNT)))
    check(loop(body=graph([STATE, COUNT], [STATE])))
    assert loop().references() == [0, 1]


@pytest.mark.parametrize(
    ("call", "why"),
    [
        (loop(graph([STATE], [TRUTH])), "condition_graph.inputs: number of operands: got 1, wanted 2"),
        (loop(graph([STATE, TRUTH], [TRUTH])), "condition_graph.inputs: operand type 1: got TENSOR_BOOL8"),
        (
            loop(body=graph([replace(STATE, zero_point=4), COUNT], [STATE])),
            "body_graph.inputs: quantisation of operand 0: got .0.5, 4, None., wanted .0.5, 3, None.",
        ),
        (
            loop(body=graph([replace(STATE, dimensions=(3,)), COUNT], [STATE])),
            "body_graph.inputs: extents of operand 0: got .3., wanted .2.",
        ),
        (loop(body=graph([STATE, COUNT], [])), "body_graph.outputs: number of operands: got 0, wanted 1 to 2"),
        (
            loop(body=graph([STATE, COUNT], [STATE, COUNT, COUNT])),
            "body_graph.outputs: number of operands: got 3, wanted 1 to 2",
        ),
        (loop(graph([STATE, COUNT], [COUNT])), "condition_graph"),
        (loop(graph([STATE, COUNT], [TRUTH, TRUTH])), "condition_graph.outputs: number of operands: got 2, wanted 1"),
        *(
            (loop(graph([STATE, COUNT], [replace(TRUTH, dimensions=dims)])), NOT_ONE)
            for dims in ((), (0,), (2,), (1, 1))
        ),
    ],
)
def test_a_loop_that_does_not_fit(call: Call, why: str) -> None:
    with pytest.raises(ValidationError, match=rf"WHILE\.{why}"):
        check(call)


@pytest.mark.parametrize("dimensions", [(), (0,), (2,), (1, 1)])
def test_a_branch_hangs_on_exactly_one_boolean(dimensions):
    def branch(condition: Operand) -> Call:
        op = TABLE[OperationType.IF]
        (form,) = op.forms
        references = [Operand(T.SUBGRAPH, (), L.SUBGRAPH, location=DataLocation(0, place, 0)) for place in (0, 1)]
        operands: dict[str, Bound] = {
            "condition": condition,
            "then_graph": references[0],
            "else_graph": references[1],
            "inputs": [STATE],
            "outputs": [STATE],
        }
        body = graph([STATE], [STATE])
        return Call(op, form, op.rows_of(form)[0], operands, dict.fromkeys(operands), lambda name: None, (body, body))

    (check,) = branch(TRUTH).form.checks
    check(branch(TRUTH))
    with pytest.raises(ValidationError, match=r"condition: operand: .* wanted a TENSOR_BOOL8 of dimensions \[1\]"):
        check(branch(replace(TRUTH, dimensions=dimensions)))
