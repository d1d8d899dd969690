"""Values that no call may have: indexes, lengths, codes, models that are not valid. They are BAD_DATA."""

from __future__ import annotations

from nnconform.harness.conformance.client import NO_ERROR, Client, client_rule
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand
from nnconform.harness.runtime.client.api import ResultCode

_DATA, _STATE = ResultCode.BAD_DATA, ResultCode.BAD_STATE
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


@client_rule(f"{_SOURCE}: ValidationTestModel, AddOperand")
def operands_are_valid(client: Client) -> None:
    """A type that the NNAPI does not have, a scalar with dimensions, and a quantised tensor whose scale or zero point
    its type does not have are BAD_DATA.
    """
    model = client.take(client.api.model_create(), "Model_create")
    quantised = T.TENSOR_QUANT8_ASYMM
    for what, operand in {
        f"type {_NONE}": Operand(_NONE),
        "INT32 of dimensions [2]": Operand(T.INT32, (2,)),
        "TENSOR_QUANT8_ASYMM of scale -1": Operand(quantised, (2,), scale=-1.0),
        "TENSOR_QUANT8_ASYMM of zero point -1": Operand(quantised, (2,), scale=1.0, zero_point=-1),
        "TENSOR_QUANT8_ASYMM of zero point 256": Operand(quantised, (2,), scale=1.0, zero_point=256),
    }.items():
        client.expect(client.api.model_add_operand(model, operand), _DATA, call=f"addOperand of {what}")


@client_rule("runtime TestValidateOperations")
def operations_are_validated_as_they_are_added(client: Client) -> None:
    """An operation with too few or too many inputs or outputs, or with one of a type that it does not take, is BAD_DATA
    at once.
    """
    api, model, step = client.api, client.unfinished(), client.case.model.main.operations[0]
    first, second, activation = step.inputs
    for what, inputs, outputs in (
        ("without the activation", (first, second), step.outputs),
        ("with four inputs", (*step.inputs, activation), step.outputs),
        ("with two outputs", step.inputs, (*step.outputs, *step.outputs)),
        ("without outputs", step.inputs, ()),
        ("of an INT32 and a tensor", (activation, second, activation), step.outputs),
        ("with a tensor as the activation", (first, second, second), step.outputs),
    ):
        code = api.model_add_operation(model, step.type, inputs, outputs)
        client.expect(code, _DATA, call=f"addOperation of an ADD {what}")


@client_rule(f"{_SOURCE}: ValidationTestIdentify")
def inputs_and_outputs_are_each_named_once(client: Client) -> None:
    """An operand named twice, among the inputs, the outputs or both, is BAD_DATA."""
    api, case = client.api, client.case.model
    (out,) = case.main.output_indexes
    first, second = case.main.input_indexes
    for what, inputs, outputs in (
        ("an input twice", (first, second, first), (out,)),
        ("an output twice", (first, second), (out, out)),
        ("an input as an output", (first, second), (out, first)),
        ("an output as an input", (first, second, out), (out,)),
    ):
        model = client.unidentified()
        code = api.model_identify_inputs_and_outputs(model, inputs, outputs)
        client.expect(code, _DATA, call=f"identifyInputsAndOutputs of {what}")


@client_rule("runtime ModelBuilder, identifyInputsAndOutputs")
def constants_are_no_inputs(client: Client) -> None:
    """A model with a constant among its inputs is refused, as they are named or as it is finished."""
    api, model, graph = client.api, client.unidentified(), client.case.model.main
    constant = graph.operations[0].inputs[2]
    code = api.model_identify_inputs_and_outputs(model, (*graph.input_indexes, constant), graph.output_indexes)
    if code == NO_ERROR:
        code = api.model_finish(model)
    client.expect(code, _DATA, call="identifyInputsAndOutputs of a constant, and Model_finish")


@client_rule(f"{_SOURCE}: ValidationTestModel, Finish; TestValidateModel")
def invalid_models_are_not_finished(client: Client) -> None:
    """A model without operations, or whose operation reads what it writes, is not finished: BAD_DATA; nothing can be
    added to it afterwards: BAD_STATE. Finished again, it is refused again.
    """
    api, graph = client.api, client.case.model.main
    empty = client.take(api.model_create(), "Model_create")
    client.expect(api.model_finish(empty), _DATA, call="Model_finish of an empty model")
    code = api.model_add_operand(empty, graph.operands[0])
    client.expect(code, _STATE, call="addOperand to a model that was refused")
    client.expect(api.model_finish(empty), _STATE, _DATA, call="Model_finish of a model that was refused")
    client.expect(client.compile(empty)[0], _STATE, call="Compilation_create of a model that was refused")
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


@client_rule(f"{_SOURCE}: ValidationTestExecution, SetInput, SetOutput: twice")
def arguments_are_given_once(client: Client) -> None:
    """An argument that was given cannot be given again: BAD_STATE."""
    api, execution = client.api, client.bare_execution()
    for number in range(2):
        wanted = ResultCode.BAD_STATE if number else NO_ERROR
        again = " again" if number else ""
        client.expect(api.execution_set_input(execution, 0, bytes(24), 24), wanted, call=f"setInput{again}")
        client.expect(api.execution_set_output(execution, 0, bytearray(24), 24), wanted, call=f"setOutput{again}")


@client_rule(f"{_SOURCE}: ValidationTestExecution, Compute without arguments")
def arguments_are_all_given(client: Client) -> None:
    """An execution without one of its arguments is not started: BAD_DATA, in whichever way."""
    api, execution = client.api, client.bare_execution()
    client.expect(api.execution_compute(execution), _DATA, call="compute without arguments")
    client.expect(api.execution_start_compute(execution)[0], _DATA, call="startCompute without arguments")


@client_rule(f"{_SOURCE}: ValidationTestExecution, GetOutputOperandRankAndDimensions, GetDuration")
def what_is_asked_for_exists(client: Client) -> None:
    """The rank of an output that the model does not have, and a duration of an unknown kind, are BAD_DATA."""
    api, (execution, _) = client.api, client.execution(client.on_device())
    client.expect(api.execution_set_measure_timing(execution, True), NO_ERROR, call="setMeasureTiming")
    client.expect(api.execution_compute(execution), NO_ERROR, call="compute")
    code = api.execution_get_output_operand_rank(execution, _NONE)[0]
    client.expect(code, _DATA, call=f"getOutputOperandRank {_NONE}")
    code = api.execution_get_output_operand_dimensions(execution, _NONE, 2)[0]
    client.expect(code, _DATA, call=f"getOutputOperandDimensions {_NONE}")
    for what in (-1, 4):
        client.expect(api.execution_get_duration(execution, what)[0], _DATA, call=f"getDuration {what}")
    for what in range(4):
        client.expect(api.execution_get_duration(execution, what)[0], NO_ERROR, call=f"getDuration {what}")
