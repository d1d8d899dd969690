"""Operations taken out of a graph are models of their own."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.oracle.bounds_steps import constant, extract


def test_an_operation_on_constants_alone_gets_one_as_its_input():
    given = Operand(T.TENSOR_FLOAT32, (2,), L.SUBGRAPH_INPUT, number_of_consumers=1)
    fixed = Operand(T.TENSOR_FLOAT32, (2,), L.CONSTANT_COPY, location=DataLocation(0, 0, 8), number_of_consumers=1)
    result = Operand(T.TENSOR_FLOAT32, (2,), L.SUBGRAPH_OUTPUT)
    steps = (Operation(OperationType.TANH, (0,), (2,)), Operation(OperationType.TANH, (1,), (3,)))
    values = np.array([0.5, 1.0], np.float32)
    model = Model(Subgraph((given, fixed, result, result), steps, (0,), (2, 3)), (), values.tobytes())
    part = extract(model, steps[1:], [values, constant(model, fixed), None, None])
    assert (part.inputs, part.outputs) == ((1,), (3,))
    assert [each.lifetime for each in part.model.main.operands] == [L.SUBGRAPH_INPUT, L.SUBGRAPH_OUTPUT]
    assert part.model.main.input_indexes == (0,)
