"""Models that are values of operands: the branches of an IF, the condition and the body of a WHILE."""

from __future__ import annotations

from nnconform.harness.conformance.client import NO_ERROR, Client, client_rule
from nnconform.harness.conformance.support import models
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand
from nnconform.harness.runtime.client.api import Handle, ResultCode

_DATA, _STATE, _NULL = ResultCode.BAD_DATA, ResultCode.BAD_STATE, ResultCode.UNEXPECTED_NULL
_SOURCE = "runtime TestValidation: ValidationTestModel, SetOperandValueFromModel"
# No operand has such a number.
_NONE = 999


def _with_an_operand(client: Client) -> Handle:
    """Return a model with one operand, whose value may be a model."""
    model = client.take(client.api.model_create(), "Model_create")
    client.expect(client.api.model_add_operand(model, Operand(T.SUBGRAPH)), NO_ERROR, call="addOperand of a model")
    return model


@client_rule(_SOURCE)
def values_are_finished_models(client: Client) -> None:
    """A model that is not finished, or was refused as it was, is no value: BAD_STATE. A null pointer, in its place or
    in that of the model which gets it, is UNEXPECTED_NULL.
    """
    api, model = client.api, _with_an_operand(client)
    refused = client.take(api.model_create(), "Model_create")
    client.expect(api.model_finish(refused), _DATA, call="Model_finish of an empty model")
    for what, into, value, wanted in (
        ("a model that is not finished", model, client.unfinished(), _STATE),
        ("a model that was refused", model, refused, _STATE),
        ("no model", model, None, _NULL),
        ("a model, into none,", None, client.model(), _NULL),
    ):
        code = api.model_set_operand_value_from_model(into, 0, value)
        client.expect(code, wanted, call=f"setOperandValueFromModel of {what}")
    code = api.model_set_operand_value_from_model(model, 0, client.model())
    client.expect(code, NO_ERROR, call="setOperandValueFromModel of a finished model, after others were refused")


@client_rule(f"{_SOURCE}; TestValidateModel")
def values_belong_to_operands(client: Client) -> None:
    """The value of an operand that the model does not have is BAD_DATA; so is one of an operand of another type, as it
    is set or as the model is finished. A model with such an operand that has no value is not finished: BAD_DATA.
    """
    api, model, value = client.api, _with_an_operand(client), client.model()
    for index in (1, _NONE, -1):
        code = api.model_set_operand_value_from_model(model, index, value)
        client.expect(code, _DATA, call=f"setOperandValueFromModel of operand {index}, which there is not")
    tensors = client.unfinished()
    code = api.model_set_operand_value_from_model(tensors, client.case.model.main.operations[0].inputs[2], value)
    if code == NO_ERROR:
        code = api.model_finish(tensors)
    client.expect(code, _DATA, call="setOperandValueFromModel of an INT32, and Model_finish")
    case = models.case("if_float32").model
    without = client.unfinished(case, graphs=False)
    client.expect(api.model_finish(without), _DATA, call="Model_finish of an IF without branches")


@client_rule(_SOURCE)
def a_finished_model_gets_no_value(client: Client) -> None:
    """No model becomes the value of an operand of a finished one: BAD_STATE; that computes what it did."""
    api, case = client.api, models.case("if_float32")
    model = client.model(case.model)
    place = case.model.main.operations[0].inputs[1]
    code = api.model_set_operand_value_from_model(model, place, client.model())
    client.expect(code, _STATE, call="setOperandValueFromModel of a finished model")
    client.expect_computed(case, model)


@client_rule("runtime TestControlFlow: the branches of an IF")
def branches_are_models(client: Client) -> None:
    """An IF whose branches are models, also one inside a branch of another, computes the branch of its condition."""
    client.expect_computed(models.case("if_float32"))
    client.expect_computed(models.case("nested_float32"))


@client_rule("runtime TestControlFlow: the condition and the body of a WHILE")
def loops_are_models(client: Client) -> None:
    """A WHILE whose condition and body are models, each with its own constants, runs until the condition is false."""
    client.expect_computed(models.case("while_float32"))
