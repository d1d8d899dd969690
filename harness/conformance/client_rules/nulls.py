"""Null pointers: a function that needs an object or data returns UNEXPECTED_NULL, and freeing nothing does nothing."""

from __future__ import annotations

from nnconform.harness.conformance.client import Client, client_rule
from nnconform.harness.runtime.client.api import ResultCode

_NULL = ResultCode.UNEXPECTED_NULL
_SOURCE = "runtime TestValidation"


@client_rule(f"{_SOURCE}: ValidationTest, ValidationTestModel")
def refuses_no_model(client: Client) -> None:
    """Every function of a model returns UNEXPECTED_NULL for a null pointer in its place."""
    api, operand = client.api, client.case.model.main.operands[0]
    for call, code in {
        "addOperand": api.model_add_operand(None, operand),
        "setOperandValue": api.model_set_operand_value(None, 0, b"1234", 4),
        "addOperation": api.model_add_operation(None, 0, (0,), (1,)),
        "identifyInputsAndOutputs": api.model_identify_inputs_and_outputs(None, (0,), (1,)),
        "relaxComputationFloat32toFloat16": api.model_relax(None, True),
        "Model_finish": api.model_finish(None),
        "setOperandValueFromMemory": api.model_set_operand_value_from_memory(None, 0, None, 0, 4),
        "setOperandValueFromModel": api.model_set_operand_value_from_model(None, 0, None),
        "Compilation_create": client.compile(None)[0],
    }.items():
        client.expect(code, _NULL, call=f"{call} of no model")


@client_rule(f"{_SOURCE}: ValidationTestCompilation")
def refuses_no_compilation(client: Client) -> None:
    """Every function of a compilation returns UNEXPECTED_NULL for a null pointer in its place."""
    api = client.api
    for call, code in {
        "setPreference": api.compilation_set_preference(None, 0),
        "setPriority": api.compilation_set_priority(None, 100),
        "setCaching": api.compilation_set_caching(None, "/tmp", bytes(32)),
        "Compilation_finish": api.compilation_finish(None),
        "Execution_create": api.execution_create(None)[0],
        "Burst_create": api.burst_create(None)[0],
    }.items():
        client.expect(code, _NULL, call=f"{call} of no compilation")


@client_rule(f"{_SOURCE}: ValidationTestExecution")
def refuses_no_execution(client: Client) -> None:
    """Every function of an execution, an event or a burst returns UNEXPECTED_NULL for a null pointer in its place."""
    api = client.api
    for call, code in {
        "setInput": api.execution_set_input(None, 0, b"1234", 4),
        "setOutput": api.execution_set_output(None, 0, bytearray(4), 4),
        "setMeasureTiming": api.execution_set_measure_timing(None, True),
        "setLoopTimeout": api.execution_set_loop_timeout(None, 1),
        "compute": api.execution_compute(None),
        "startCompute": api.execution_start_compute(None)[0],
        "burstCompute": api.execution_burst_compute(None, None),
        "getOutputOperandRank": api.execution_get_output_operand_rank(None, 0)[0],
        "getOutputOperandDimensions": api.execution_get_output_operand_dimensions(None, 0, 2)[0],
        "getDuration": api.execution_get_duration(None, 0)[0],
        "Event_wait": api.event_wait(None),
    }.items():
        client.expect(code, _NULL, call=f"{call} of nothing")


@client_rule(f"{_SOURCE}: AddOperand, SetOperandValue, AddOperation, SetInput")
def refuses_no_data(client: Client) -> None:
    """A null pointer in place of an operand's type, of indexes or of a value that has a length is UNEXPECTED_NULL."""
    api, model = client.api, client.unfinished()
    client.expect(api.model_add_operand(model, None), _NULL, call="addOperand without a type")
    client.expect(api.model_set_operand_value(model, 2, None, 4), _NULL, call="setOperandValue of no value, 4 bytes")
    client.expect(api.model_add_operation(model, 0, None, (1,)), _NULL, call="addOperation without inputs")
    client.expect(api.model_add_operation(model, 0, (0,), None), _NULL, call="addOperation without outputs")
    code = api.model_identify_inputs_and_outputs(model, None, (1,))
    client.expect(code, _NULL, call="identifyInputsAndOutputs without inputs")
    execution = client.bare_execution()
    client.expect(api.execution_set_input(execution, 0, None, 24), _NULL, call="setInput of no value, 24 bytes")
    client.expect(api.execution_set_output(execution, 0, None, 24), _NULL, call="setOutput without room, 24 bytes")


@client_rule("runtime TestFree")
def frees_nothing(client: Client) -> None:
    """Freeing a null pointer does nothing: the implementation works as before."""
    api = client.api
    for free in (
        api.model_free, api.compilation_free, api.execution_free, api.event_free, api.burst_free, api.memory_free,
        api.desc_free,
    ):  # fmt: skip
        free(None)
    execution, rooms = client.execution()
    client.expect(api.execution_compute(execution), ResultCode.NO_ERROR, call="compute after null pointers were freed")
    client.expect_right(rooms, "after null pointers were freed")
