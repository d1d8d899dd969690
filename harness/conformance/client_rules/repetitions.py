"""Reusable executions, and dimensions that come with arguments."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.client import NO_ERROR, Client, client_rule
from nnconform.harness.execution.expect import expect
from nnconform.harness.loaders.nnapi.codes import Refusal
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.runtime.client.api import Handle, ResultCode

_DATA, _STATE = ResultCode.BAD_DATA, ResultCode.BAD_STATE
_TURNS = 3
_SIZE = 24


@client_rule("NeuralNetworks.h: setReusable; TestGenerated, reusable executions")
def computes_again(client: Client) -> None:
    """A reusable execution computes again, in each way, what its inputs hold then; its arguments stay, and so does that
    it is reusable: BAD_STATE.
    """
    api, compilation = client.api, client.compilation()
    for way in client.ways(compilation):
        execution = client.bare_execution(compilation)
        client.expect(api.execution_set_reusable(execution, True), NO_ERROR, call="setReusable")
        rooms = [bytearray(_SIZE) for _ in range(3)]
        for index, room in enumerate(rooms[:2]):
            client.expect(api.execution_set_input(execution, index, room, _SIZE), NO_ERROR, call=f"setInput {index}")
        client.expect(api.execution_set_output(execution, 0, rooms[2], _SIZE), NO_ERROR, call="setOutput")
        for turn in range(_TURNS):
            values = [array * (turn + 1) for array in client.case.inputs if array is not None]
            for room, value in zip(rooms, values, strict=False):
                room[:] = value.tobytes()
            client.expect(way.run(execution), NO_ERROR, call=f"{way.name}, time {turn + 1}")
            right = bytes(rooms[2]) == np.add(*values).tobytes()
            expect(right, f"{way.name}, time {turn + 1}: output 0 is wrong", Verdict.WRONG)
        code = api.execution_set_input(execution, 0, rooms[0], _SIZE)
        client.expect(code, _STATE, call="setInput of a reusable execution that was started")
        code = api.execution_set_reusable(execution, False)
        client.expect(code, _STATE, call="setReusable of an execution that was started")


def _open(client: Client) -> Handle:
    """Return a compilation of the case with unknown extents. Raises Refusal if the implementation has none."""
    model = client.case.model
    operands = tuple(
        replace(each, dimensions=(0, 3)) if each.type == T.TENSOR_FLOAT32 else each for each in model.main.operands
    )
    opened = client.model(replace(model, main=replace(model.main, operands=operands)))
    code, compilation = client.compile(opened)
    if code != NO_ERROR or client.api.compilation_finish(compilation) != NO_ERROR:
        raise Refusal(ErrorStatus.GENERAL_FAILURE, "unknown extents are not supported")
    return compilation


@client_rule("runtime TestUnspecifiedDimensions")
def dimensions_come_with_arguments(client: Client) -> None:
    """An input of unknown extents gets them with its value: without them, or with others than the model says, it is
    BAD_DATA. The execution computes, and tells those of its output.
    """
    api, compilation = client.api, _open(client)
    execution, room = client.bare_execution(compilation), bytearray(_SIZE)
    for what, given in {
        "without its dimensions": None,
        "of another rank": Operand(T.TENSOR_FLOAT32, (6,)),
        "of another extent than the model says": Operand(T.TENSOR_FLOAT32, (3, 2)),
    }.items():
        code = api.execution_set_input(execution, 0, bytes(_SIZE), _SIZE, given)
        client.expect(code, _DATA, call=f"setInput {what}")
    known = Operand(T.TENSOR_FLOAT32, (2, 3))
    for index, array in enumerate(client.case.inputs):
        assert array is not None
        code = api.execution_set_input(execution, index, array.tobytes(), _SIZE, known)
        client.expect(code, NO_ERROR, call=f"setInput {index} with its dimensions")
    client.expect(api.execution_set_output(execution, 0, room, _SIZE), NO_ERROR, call="setOutput")
    client.expect(api.execution_compute(execution), NO_ERROR, call="compute")
    client.expect_right([room], "unknown extents")
    code, dimensions = api.execution_get_output_operand_dimensions(execution, 0, 2)
    client.expect(code, NO_ERROR, call="getOutputOperandDimensions")
    expect(dimensions == [2, 3], f"getOutputOperandDimensions: got {dimensions}, wanted [2, 3]")


@client_rule("runtime TestExecution, TestUnknownDimensions: outputs of too little room")
def tells_how_much_room_an_output_needs(client: Client) -> None:
    """An output of unknown extents that has too little room is OUTPUT_INSUFFICIENT_SIZE, as the result, and as its
    dimensions are asked for, which are told.
    """
    api, compilation = client.api, _open(client)
    execution, known = client.bare_execution(compilation), Operand(T.TENSOR_FLOAT32, (2, 3))
    for index, array in enumerate(client.case.inputs):
        assert array is not None
        code = api.execution_set_input(execution, index, array.tobytes(), _SIZE, known)
        client.expect(code, NO_ERROR, call=f"setInput {index} with its dimensions")
    client.expect(api.execution_set_output(execution, 0, bytearray(8), 8), NO_ERROR, call="setOutput of 8 bytes")
    small = ResultCode.OUTPUT_INSUFFICIENT_SIZE
    client.expect(api.execution_compute(execution), small, call="compute with 8 bytes for an output of 24")
    code, rank = api.execution_get_output_operand_rank(execution, 0)
    client.expect(code, small, call="getOutputOperandRank")
    expect(rank == 2, f"getOutputOperandRank: got {rank}, wanted 2")
    code, dimensions = api.execution_get_output_operand_dimensions(execution, 0, 2)
    client.expect(code, small, call="getOutputOperandDimensions")
    expect(dimensions == [2, 3], f"getOutputOperandDimensions: got {dimensions}, wanted [2, 3]")
