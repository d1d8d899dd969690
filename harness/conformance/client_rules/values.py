"""Values that no call may have: indexes, lengths, codes, models that are not valid. They are BAD_DATA."""

from __future__ import annotations

from nnconform.harness.conformance.client import NO_ERROR, Client, client_rule
from nnconform.harness.runtime.client.api import ResultCode

_DATA = ResultCode.BAD_DATA
_SOURCE = "runtime TestValidation"
# No operand, input, output, operation or preference has such a number.
_NONE = 999


@client_rule(f"{_SOURCE}: ValidationTestModel, SetOperandValue, AddOperation, IdentifyInputsAndOutputs")
def operands_exist(client: Client) -> None:
    """An index of an operand that the model does not have is BAD_DATA, wherever it is used."""
    api, model, step = client.api, client.unfinished(), client.case.model.main.operations[0]
    empty = client.take(api.model_create(), "Model_create")
    for call, code in {
        "setOperandValue": api.model_set_operand_value(model, _NONE, bytes(4), 4),
        "addOperation, of an input": api.model_add_operation(model, step.type, (_NONE, *step.inputs[1:]), step.outputs),
        "addOperation, of an output": api.model_add_operation(model, step.type, step.inputs, (_NONE,)),
        "identifyInputsAndOutputs, of an input": api.model_identify_inputs_and_outputs(empty, (_NONE,), (0,)),
        "identifyInputsAndOutputs, of an output": api.model_identify_inputs_and_outputs(empty, (0,), (_NONE,)),
    }.items():
        client.expect(code, _DATA, call=f"{call} with operand {_NONE}")


@client_rule(f"{_SOURCE}: ValidationTestModel, SetOperandValue")
def constants_have_their_size(client: Client) -> None:
    """A value that is shorter or longer than its operand is BAD_DATA."""
    model = client.unfinished()
    for length in (23, 25):
        code = client.api.model_set_operand_value(model, 0, bytes(length), length)
        client.expect(code, _DATA, call=f"setOperandValue of {length} bytes to an operand of 24")


@client_rule(f"{_SOURCE}: ValidationTestModel, AddOperation")
def operations_exist(client: Client) -> None:
    """An operation code that the NNAPI does not have is BAD_DATA."""
    code = client.api.model_add_operation(client.unfinished(), _NONE, (0, 1, 2), (3,))
    client.expect(code, _DATA, call=f"addOperation of code {_NONE}")


@client_rule(f"{_SOURCE}: ValidationTestModel, Finish; TestValidateModel")
def invalid_models_are_not_finished(client: Client) -> None:
    """A model without operations, or whose operation reads what it writes, is not finished: BAD_DATA."""
    api, graph = client.api, client.case.model.main
    empty = client.take(api.model_create(), "Model_create")
    client.expect(api.model_finish(empty), _DATA, call="Model_finish of an empty model")
    cyclic = client.take(api.model_create(), "Model_create")
    for operand in graph.operands:
        client.expect(api.model_add_operand(cyclic, operand), NO_ERROR, call="addOperand")
    step = graph.operations[0]
    api.model_set_operand_value(cyclic, step.inputs[2], bytes(4), 4)
    api.model_add_operation(cyclic, step.type, (step.inputs[0], step.outputs[0], step.inputs[2]), step.outputs)
    api.model_identify_inputs_and_outputs(cyclic, graph.input_indexes, graph.output_indexes)
    client.expect(api.model_finish(cyclic), _DATA, call="Model_finish of a model that reads what it writes")


@client_rule(f"{_SOURCE}: ValidationTestCompilation, SetPreference, SetPriority")
def preferences_and_priorities_exist(client: Client) -> None:
    """A preference or a priority that the NNAPI does not have is BAD_DATA."""
    api, compilation = client.api, client.unfinished_compilation()
    client.expect(api.compilation_set_preference(compilation, 40), _DATA, call="setPreference 40")
    client.expect(api.compilation_set_priority(compilation, _NONE), _DATA, call=f"setPriority {_NONE}")


@client_rule(f"{_SOURCE}: ValidationTestExecution, SetInput, SetOutput")
def arguments_fit_the_model(client: Client) -> None:
    """An argument of another index or another length than the model's is BAD_DATA."""
    api, execution = client.api, client.bare_execution()
    for call, code in {
        "setInput 999": api.execution_set_input(execution, _NONE, bytes(24), 24),
        "setInput of 20 bytes to 24": api.execution_set_input(execution, 0, bytes(20), 20),
        "setOutput 999": api.execution_set_output(execution, _NONE, bytearray(24), 24),
        "setOutput of 20 bytes to 24": api.execution_set_output(execution, 0, bytearray(20), 20),
    }.items():
        client.expect(code, _DATA, call=call)


@client_rule(f"{_SOURCE}: ValidationTestExecution, Compute without arguments")
def arguments_are_all_given(client: Client) -> None:
    """An execution without one of its arguments is not started: BAD_DATA, in whichever way."""
    api, execution = client.api, client.bare_execution()
    client.expect(api.execution_compute(execution), _DATA, call="compute without arguments")
    client.expect(api.execution_start_compute(execution)[0], _DATA, call="startCompute without arguments")


@client_rule(f"{_SOURCE}: ValidationTestExecution, GetOutputOperandRankAndDimensions, GetDuration")
def what_is_asked_for_exists(client: Client) -> None:
    """The rank of an output that the model does not have, and a duration of an unknown kind, are BAD_DATA."""
    api, (execution, _) = client.api, client.execution()
    client.expect(api.execution_set_measure_timing(execution, True), NO_ERROR, call="setMeasureTiming")
    client.expect(api.execution_compute(execution), NO_ERROR, call="compute")
    code = api.execution_get_output_operand_rank(execution, _NONE)[0]
    client.expect(code, _DATA, call=f"getOutputOperandRank {_NONE}")
    client.expect(api.execution_get_duration(execution, _NONE)[0], _DATA, call=f"getDuration {_NONE}")
