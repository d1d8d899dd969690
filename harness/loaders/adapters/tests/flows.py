"""Models with subgraphs, and single executions, for the tests of several adapters."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.compute import ComputeDevice
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument

F32 = T.TENSOR_FLOAT32
NUMBER, TRUTH = Operand(F32, (1,)), Operand(T.TENSOR_BOOL8, (1,))


def graph_of(operand_types, operations, inputs, outputs):
    """Return a subgraph; life times and numbers of consumers follow from the lists. Constants bring theirs."""
    used = [index for _, arguments, _ in operations for index in arguments]
    operands = []
    for index, operand in enumerate(operand_types):
        if index in inputs:
            operand = replace(operand, lifetime=L.SUBGRAPH_INPUT)
        elif index in outputs:
            operand = replace(operand, lifetime=L.SUBGRAPH_OUTPUT)
        operands.append(replace(operand, number_of_consumers=used.count(index)))
    steps = tuple(Operation(code, arguments, results) for code, arguments, results in operations)
    return Subgraph(tuple(operands), steps, inputs, outputs)


def constant(type, offset, dimensions=()):
    return Operand(type, dimensions, L.CONSTANT_COPY, location=DataLocation(0, offset, 4))


def subgraph(index):
    return Operand(T.SUBGRAPH, (), L.SUBGRAPH, location=DataLocation(0, index, 0))


# One float 10.0, and the activation NONE.
VALUES = np.array([10], np.float32).tobytes() + np.array([0], np.int32).tobytes()
TEN, NONE = constant(F32, 0, (1,)), constant(T.INT32, 4)


def arithmetic(code):
    return graph_of((NUMBER, NUMBER, NONE, NUMBER), ((code, (0, 1, 2), (3,)),), (0, 1), (3,))


def if_model():
    main = graph_of(
        (TRUTH, subgraph(0), subgraph(1), NUMBER, NUMBER, NUMBER), ((O.IF, (0, 1, 2, 3, 4), (5,)),), (0, 3, 4), (5,)
    )
    return Model(main, (arithmetic(O.ADD), arithmetic(O.MUL)), VALUES)


def while_model():
    """state = state + step while state < 10; the step does not change."""
    condition = graph_of((NUMBER, NUMBER, TEN, TRUTH), ((O.LESS, (0, 2), (3,)),), (0, 1), (3,))
    operands = (subgraph(0), subgraph(1), NUMBER, NUMBER, NUMBER)
    return Model(
        graph_of(operands, ((O.WHILE, (0, 1, 2, 3), (4,)),), (2, 3), (4,)), (condition, arithmetic(O.ADD)), VALUES
    )


def loop_in_a_loop_model():
    """The loop of ``while_model`` as the body of another, which ends with it."""
    one = while_model()
    outer = graph_of((subgraph(0), subgraph(2), NUMBER, NUMBER, NUMBER), ((O.WHILE, (0, 1, 2, 3), (4,)),), (2, 3), (4,))
    return Model(outer, (*one.referenced, one.main), VALUES)


def floats(*values):
    return tuple(np.array([value], np.float32) for value in values)


def execute(prepared, inputs, sizes):
    """Return the output of one execution, and its extents."""
    memory = Memory.create(4096)
    locations, offset = [], 0
    for array in inputs:
        if array is None:
            locations.append(RequestArgument(has_no_value=True))
            continue
        memory.view()[offset : offset + array.nbytes] = array.tobytes()
        locations.append(RequestArgument(DataLocation(0, offset, array.nbytes), array.shape))
        offset += 64
    result = prepared.execute_synchronously(
        Request(tuple(locations), (RequestArgument(DataLocation(0, 2048, sizes)),), (memory,))
    )
    assert result.status == ErrorStatus.NONE
    (shape,) = result.output_shapes
    return np.frombuffer(memory.view()[2048 : 2048 + sizes], np.float32).reshape(shape.dimensions)


def prepare(model, address):
    """Return the prepared model of the driver at an address."""
    device = open_driver(address)
    assert isinstance(device, ComputeDevice)
    answers = []
    device.prepare_model(model, callback=lambda status, prepared: answers.append((status, prepared)))
    ((status, prepared),) = answers
    assert status == ErrorStatus.NONE
    return prepared
