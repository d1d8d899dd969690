"""A model without inputs gets one of its constants as its input."""

from __future__ import annotations

import pytest

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import NOWHERE, DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.inputs import with_an_input

OUTPUT = Operand(T.TENSOR_FLOAT32, (2,), L.SUBGRAPH_OUTPUT)
SCALAR = Operand(T.INT32, (), L.CONSTANT_COPY, location=DataLocation(0, 0, 4), number_of_consumers=1)
TENSOR = Operand(T.TENSOR_FLOAT32, (2,), L.CONSTANT_COPY, location=DataLocation(0, 4, 8), number_of_consumers=1)
UNREAD = Operand(T.TENSOR_FLOAT32, (2,), L.CONSTANT_COPY, location=DataLocation(0, 4, 8))


def model(*operands: Operand) -> Model:
    step = Operation(OperationType.ADD, tuple(range(len(operands))), (len(operands),))
    return Model(Subgraph((*operands, OUTPUT), (step,), (), (len(operands),)), (), bytes(12))


@pytest.mark.parametrize(
    ("operands", "kept", "chosen"),
    [
        ((SCALAR, TENSOR, TENSOR), frozenset(), 1),
        ((TENSOR, TENSOR), frozenset({0}), 1),
        ((TENSOR, TENSOR), frozenset({0, 1}), 0),
        ((SCALAR, TENSOR), frozenset({1}), 1),
        ((UNREAD, SCALAR, TENSOR), frozenset(), 2),
        ((UNREAD, SCALAR), frozenset(), 1),
    ],
    ids=["first tensor", "another if it is kept", "a kept one if all are", "no scalar", "one that is read", "scalar"],
)
def test_the_first_constant_tensor_becomes_the_input(operands, kept, chosen):
    whole, index = with_an_input(model(*operands), kept)
    assert index == chosen
    assert whole.main.input_indexes == (chosen,)
    assert (whole.main.operands[chosen].lifetime, whole.main.operands[chosen].location) == (L.SUBGRAPH_INPUT, NOWHERE)
    others = [each for place, each in enumerate(whole.main.operands) if place != chosen]
    assert others == [each for place, each in enumerate((*operands, OUTPUT)) if place != chosen]


def test_a_model_that_reads_no_constant_cannot_have_an_input():
    with pytest.raises(ValueError, match="empty"):
        with_an_input(model(UNREAD))
