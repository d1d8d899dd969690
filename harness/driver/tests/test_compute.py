"""The device made of two functions: an example that adds 1, and each mistake of a request."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.driver import compute
from nnconform.harness.driver.arguments import read_inputs, write_outputs
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, OutputShape, Request, RequestArgument

IN = Operand(OperandType.TENSOR_FLOAT32, (2, 2), OperandLifeTime.SUBGRAPH_INPUT)
OUT = Operand(OperandType.TENSOR_FLOAT32, (0, 2), OperandLifeTime.SUBGRAPH_OUTPUT)
MODEL = Model(Subgraph((IN, OUT), (Operation(OperationType.FLOOR, (0,), (1,)),), (0,), (1,)))


def add_one(model):
    return lambda inputs: [inputs[0] + np.float32(1)]


def floor_only(model):
    return [operation.type == OperationType.FLOOR for operation in model.main.operations]


def request(length_in=16, length_out=16, offset_out=16):
    memory = Memory.create(64)
    np.frombuffer(memory.view(), "<f4")[:4] = [1, 2, 3, 4]
    return Request(
        (RequestArgument(DataLocation(0, 0, length_in)),),
        (RequestArgument(DataLocation(0, offset_out, length_out)),),
        (memory,),
    )


def prepare(device):
    """Return what prepare_model returned and what its callback received, once."""
    received: list[Any] = []
    status = device.prepare_model(MODEL, callback=lambda *arguments: received.append(arguments))
    assert len(received) == 1
    return status, received[0]


def prepared():
    status, (callback_status, model) = prepare(compute.device(floor_only, add_one))
    assert (status, callback_status) == (ErrorStatus.NONE, ErrorStatus.NONE)
    return model


def outputs(sent):
    return np.frombuffer(sent.pools[0].view(), "<f4")[4:8].tolist()


def test_computes():
    sent = request()
    result = prepared().execute_synchronously(sent)
    assert (result.status, result.output_shapes) == (ErrorStatus.NONE, (OutputShape((2, 2)),))
    assert result.timing == NO_TIMING
    assert outputs(sent) == [2, 3, 4, 5]


def test_calls_back_once():
    results: list[ExecutionResult] = []
    assert prepared().execute(request(), callback=results.append) == ErrorStatus.NONE
    assert [result.status for result in results] == [ErrorStatus.NONE]


def test_too_small_a_buffer_is_told_with_the_shape():
    sent = request(length_out=12)
    result = prepared().execute_synchronously(sent)
    assert result.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
    assert result.output_shapes == (OutputShape((2, 2), is_sufficient=False),)
    assert outputs(sent) == [0, 0, 0, 0]


def test_a_launch_that_only_lacks_room_is_no_failure_of_the_launch():
    results: list[ExecutionResult] = []
    assert prepared().execute(request(length_out=12), callback=results.append) == ErrorStatus.NONE
    assert [result.status for result in results] == [ErrorStatus.OUTPUT_INSUFFICIENT_SIZE]


@pytest.mark.parametrize(
    "change",
    [
        {"inputs": ()},
        {"inputs": (RequestArgument(DataLocation(0, 0, 12)),)},
        {"inputs": (RequestArgument(DataLocation(1, 0, 16)),)},
        {"inputs": (RequestArgument(DataLocation(0, 60, 16)),)},
        {"inputs": (RequestArgument(DataLocation(0, -4, 16)),)},
        {"outputs": ()},
        {"outputs": (RequestArgument(DataLocation(0, 56, 16)),)},
        {"pools": ()},
        {"pools": (BufferToken(3),)},
    ],
    ids=str,
)
def test_refuses_a_request(change):
    results: list[ExecutionResult] = []
    sent = replace(request(), **change)
    assert prepared().execute(sent, callback=results.append) == ErrorStatus.INVALID_ARGUMENT
    assert [result.status for result in results] == [ErrorStatus.INVALID_ARGUMENT]


def test_refuses_what_it_does_not_support():
    device = compute.device(lambda model: [False], add_one)
    assert prepare(device) == (ErrorStatus.GENERAL_FAILURE, (ErrorStatus.GENERAL_FAILURE, None))
    assert device.supported_operations(MODEL) == (ErrorStatus.NONE, (False,))


def test_a_model_that_the_functions_find_invalid():
    def refuse(model):
        raise ValidationError("model", "rule", "this", "that")

    for device in (compute.device(refuse, add_one), compute.device(floor_only, refuse)):
        status, made = prepare(device)
        assert (status, made) == (ErrorStatus.INVALID_ARGUMENT, (ErrorStatus.INVALID_ARGUMENT, None))


def test_what_a_function_raises_is_the_drivers():
    def broken(model):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        compute.device(floor_only, broken).prepare_model(MODEL)


def test_an_output_of_another_type_is_the_drivers():
    device = compute.device(floor_only, lambda model: lambda inputs: [np.asarray(inputs[0], np.float64)])
    _, (_, model) = prepare(device)
    with pytest.raises(TypeError, match="output 0: got float64, wanted an array of float32"):
        model.execute_synchronously(request())


def test_says_what_is_emulated_and_refuses_the_rest():
    device = compute.device(floor_only, add_one, name="n", version="v")
    assert (device.name, device.info().version) == ("n", "v")
    assert {"asynchronous", "burst", "fenced", "timing"} <= device.info().emulated
    assert prepared().configure_execution_burst() == (ErrorStatus.GENERAL_FAILURE, None)
    assert prepared().execute_fenced(request()).status == ErrorStatus.GENERAL_FAILURE
    assert device.number_of_cache_files_needed() == (ErrorStatus.NONE, 0, 0)


def test_inputs_are_read_only_views_of_the_pool():
    sent = request()
    (array,) = read_inputs(MODEL, sent)
    assert array is not None
    assert not array.flags.writeable
    np.frombuffer(sent.pools[0].view(), "<f4")[0] = 9
    assert array[0, 0] == 9


def test_an_argument_without_value():
    nothing = RequestArgument(has_no_value=True)
    sent = replace(request(), inputs=(nothing,))
    assert read_inputs(MODEL, sent) == [None]
    result = write_outputs(MODEL, replace(sent, outputs=(nothing,)), [None])
    assert (result.status, result.output_shapes) == (ErrorStatus.NONE, (OutputShape(()),))


def test_the_request_completes_unknown_dimensions():
    operands = (replace(IN, dimensions=(0, 2)), OUT)
    model = replace(MODEL, main=replace(MODEL.main, operands=operands))
    with pytest.raises(ValidationError, match="no unknown extent"):
        read_inputs(model, request())
    sent = replace(request(), inputs=(RequestArgument(DataLocation(0, 0, 16), (2, 0)),))
    (array,) = read_inputs(model, sent)
    assert array is not None
    assert array.shape == (2, 2)


@pytest.mark.parametrize("rows", [0, 1])
def test_an_output_that_came_out_empty_or_shorter(rows):
    sent = request()
    result = write_outputs(MODEL, sent, [np.full((rows, 2), 7, np.float32)])
    assert (result.status, result.output_shapes) == (ErrorStatus.NONE, (OutputShape((rows, 2)),))
    assert outputs(sent) == [7] * 2 * rows + [0] * (4 - 2 * rows)


X = np.ones((2, 2), np.float32)


@pytest.mark.parametrize(
    ("made", "message"),
    [
        ([], "returned 0 outputs, wanted 1 (a sequence of arrays)"),
        ([X, X], "returned 2 outputs, wanted 1 (a sequence of arrays)"),
        (None, "returned a NoneType, wanted 1 (a sequence of arrays)"),
        ("a", "returned a str, wanted 1 (a sequence of arrays)"),
        ({0: X}, "returned a dict, wanted 1 (a sequence of arrays)"),
        (X, "returned one array of shape [2, 2], wanted 1 (a sequence of arrays)"),
        ([X.tolist()], "returned a list as output 0, wanted an array"),
    ],
)
def test_what_is_not_the_outputs(made, message):
    _, (_, model) = prepare(compute.device(floor_only, lambda model: lambda inputs: made))
    with pytest.raises(TypeError) as caught:
        model.execute_synchronously(request())
    assert str(caught.value) == f"compute {message}"


def test_compile_returns_a_function():
    nothing: Any = lambda model: None  # noqa: E731
    wanted = "^compile returned a NoneType, wanted a function that takes the inputs and returns the outputs$"
    with pytest.raises(TypeError, match=wanted):
        prepare(compute.device(floor_only, nothing))
