"""The order of calls: what is finished cannot be changed, and what is not finished cannot be used."""

from __future__ import annotations

from nnconform.harness.conformance.client import NO_ERROR, Client, client_rule
from nnconform.harness.runtime.client.api import ResultCode

_STATE = ResultCode.BAD_STATE
_SOURCE = "runtime TestValidation"


@client_rule(f"{_SOURCE}: ValidationTestModel, Finish")
def a_model_is_finished_once(client: Client) -> None:
    """A finished model cannot be finished again: BAD_STATE."""
    client.expect(client.api.model_finish(client.model()), _STATE, call="Model_finish again")


@client_rule(f"{_SOURCE}: ValidationTestModel, each function after finish")
def a_finished_model_stays_as_it_is(client: Client) -> None:
    """Nothing is added to a finished model, set or identified: BAD_STATE; it still computes what it did."""
    api, model, graph = client.api, client.model(), client.case.model.main
    step = graph.operations[0]
    for call, code in {
        "addOperand": api.model_add_operand(model, graph.operands[0]),
        "setOperandValue": api.model_set_operand_value(model, 2, bytes(4), 4),
        "addOperation": api.model_add_operation(model, step.type, step.inputs, step.outputs),
        "identifyInputsAndOutputs": api.model_identify_inputs_and_outputs(model, (0, 1), step.outputs),
        "relaxComputationFloat32toFloat16": api.model_relax(model, True),
    }.items():
        client.expect(code, _STATE, call=f"{call} of a finished model")
    execution, rooms = client.execution(client.compilation(model))
    client.expect(api.execution_compute(execution), NO_ERROR, call="compute")
    client.expect_right(rooms, "after changes were refused")


@client_rule(f"{_SOURCE}: ValidationTestModel, CreateCompilation")
def an_unfinished_model_is_not_compiled(client: Client) -> None:
    """There is no compilation of a model that is not finished: BAD_STATE."""
    code, _ = client.compile(client.unfinished())
    client.expect(code, _STATE, call="Compilation_create of a model that is not finished")


@client_rule(f"{_SOURCE}: ValidationTestCompilation, Finish, SetPreference")
def a_finished_compilation_stays_as_it_is(client: Client) -> None:
    """A finished compilation cannot be finished again, and nothing of it can be set: BAD_STATE."""
    api, compilation = client.api, client.compilation()
    client.expect(api.compilation_finish(compilation), _STATE, call="Compilation_finish again")
    client.expect(api.compilation_set_preference(compilation, 1), _STATE, call="setPreference after the end")
    client.expect(api.compilation_set_priority(compilation, 100), _STATE, call="setPriority after the end")


@client_rule("runtime TestCompilationCaching; TestValidation: SetCaching")
def a_cache_is_set_before_the_end(client: Client) -> None:
    """The cache of a finished compilation cannot be set: BAD_STATE."""
    code = client.api.compilation_set_caching(client.compilation(), "/tmp", bytes(32))
    client.expect(code, _STATE, call="setCaching after the end")


@client_rule(f"{_SOURCE}: ValidationTestCompilation, CreateExecution; ValidationTestBurst, BurstCreate")
def an_unfinished_compilation_is_not_executed(client: Client) -> None:
    """There is no execution and no burst of a compilation that is not finished: BAD_STATE."""
    api, compilation = client.api, client.unfinished_compilation()
    client.expect(api.execution_create(compilation)[0], _STATE, call="Execution_create of an unfinished compilation")
    client.expect(api.burst_create(compilation)[0], _STATE, call="Burst_create of an unfinished compilation")


@client_rule(f"{_SOURCE}: ValidationTestExecution, Compute, StartCompute")
def an_execution_is_started_once(client: Client) -> None:
    """An execution that was started, in whichever way, cannot be started again: BAD_STATE."""
    api, (execution, _) = client.api, client.execution()
    client.expect(api.execution_compute(execution), NO_ERROR, call="compute")
    client.expect(api.execution_compute(execution), _STATE, call="compute again")
    client.expect(api.execution_start_compute(execution)[0], _STATE, call="startCompute after compute")


@client_rule(f"{_SOURCE}: ValidationTestExecution, SetInput, SetOutput, SetMeasureTiming after start")
def a_started_execution_stays_as_it_is(client: Client) -> None:
    """No argument and no option of an execution can be set once it was started: BAD_STATE."""
    api, (execution, rooms) = client.api, client.execution(client.on_device())
    client.expect(api.execution_compute(execution), NO_ERROR, call="compute")
    size = len(rooms[0])
    for call, code in {
        "setInput": api.execution_set_input(execution, 0, bytes(size), size),
        "setOutput": api.execution_set_output(execution, 0, bytearray(size), size),
        "setMeasureTiming": api.execution_set_measure_timing(execution, True),
        "setTimeout": api.execution_set_timeout(execution, 10**9),
        "setLoopTimeout": api.execution_set_loop_timeout(execution, 10**9),
    }.items():
        client.expect(code, _STATE, call=f"{call} after compute")


@client_rule(f"{_SOURCE}: ValidationTestExecution, GetOutputOperandRankAndDimensions")
def shapes_are_known_after_the_execution(client: Client) -> None:
    """Rank and dimensions of an output are asked for after the execution, before it that is BAD_STATE."""
    api, (execution, _) = client.api, client.execution()
    before = "before the execution"
    client.expect(api.execution_get_output_operand_rank(execution, 0)[0], _STATE, call=f"getOutputOperandRank {before}")
    code = api.execution_get_output_operand_dimensions(execution, 0, 2)[0]
    client.expect(code, _STATE, call=f"getOutputOperandDimensions {before}")


@client_rule(f"{_SOURCE}: ValidationTestExecution, GetDuration; TestIntrospectionControl, timing")
def durations_are_asked_for(client: Client) -> None:
    """A duration is BAD_STATE before the execution, and if measuring was not asked for."""
    api, (execution, _) = client.api, client.execution(client.on_device())
    client.expect(api.execution_get_duration(execution, 0)[0], _STATE, call="getDuration before the execution")
    client.expect(api.execution_compute(execution), NO_ERROR, call="compute")
    client.expect(api.execution_get_duration(execution, 0)[0], _STATE, call="getDuration of what was not measured")
