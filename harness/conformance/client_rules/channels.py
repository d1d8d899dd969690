"""Scales for each channel of a quantised tensor."""

from __future__ import annotations

from nnconform.harness.conformance.client import NO_ERROR, Client, client_rule
from nnconform.harness.conformance.support import models
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.runtime.client.api import Handle, ResultCode

_DATA, _STATE, _NULL = ResultCode.BAD_DATA, ResultCode.BAD_STATE, ResultCode.UNEXPECTED_NULL
_SOURCE = "runtime TestOperandExtraParams"
# No operand has such a number.
_NONE = 999
# A case whose weights, an input, have a scale for each channel.
_WEIGHTS = "weights_per_channel"
_BY_ROW = SymmPerChannelQuantParams((0.5, 2.0), 0)


def _with_rows(client: Client) -> Handle:
    """Return a model with such an operand without scales, and one of other bytes."""
    model = client.take(client.api.model_create(), "Model_create")
    for type in (T.TENSOR_QUANT8_SYMM_PER_CHANNEL, T.TENSOR_BOOL8):
        client.expect(client.api.model_add_operand(model, Operand(type, (2, 3))), NO_ERROR, call=f"addOperand {type}")
    return model


@client_rule(f"{_SOURCE}: TestChannelQuant")
def scales_fit_their_operand(client: Client) -> None:
    """There is a scale above 0 for each index along a dimension that the operand has, and only
    TENSOR_QUANT8_SYMM_PER_CHANNEL has them: else they are BAD_DATA.
    """
    api, model = client.api, _with_rows(client)
    for what, index, params in (
        ("three scales for two rows", 0, SymmPerChannelQuantParams((0.5, 2.0, 1.0), 0)),
        ("one scale for two rows", 0, SymmPerChannelQuantParams((0.5,), 0)),
        ("two scales for three columns", 0, SymmPerChannelQuantParams((0.5, 2.0), 1)),
        ("the third of two dimensions", 0, SymmPerChannelQuantParams((0.5, 2.0), 2)),
        ("a scale of 0", 0, SymmPerChannelQuantParams((0.5, 0.0), 0)),
        ("a scale of -2", 0, SymmPerChannelQuantParams((0.5, -2.0), 0)),
        ("an operand of another type", 1, _BY_ROW),
        (f"operand {_NONE}, which there is not", _NONE, _BY_ROW),
    ):
        code = api.model_set_channel_scales(model, index, params)
        client.expect(code, _DATA, call=f"setOperandSymmPerChannelQuantParams, {what}")
    code = api.model_set_channel_scales(model, 0, _BY_ROW)
    client.expect(code, NO_ERROR, call="setOperandSymmPerChannelQuantParams, after others were refused")


@client_rule(f"{_SOURCE}; TestValidation: ValidationTestModel")
def scales_are_set_before_the_end(client: Client) -> None:
    """Scales of an operand of a finished model are BAD_STATE; a null pointer in place of scales or model is
    UNEXPECTED_NULL.
    """
    api = client.api
    code = api.model_set_channel_scales(client.model(models.case(_WEIGHTS).model), 0, _BY_ROW)
    client.expect(code, _STATE, call="setOperandSymmPerChannelQuantParams of a finished model")
    for what, model, params in (("no scales", _with_rows(client), None), ("no model", None, _BY_ROW)):
        code = api.model_set_channel_scales(model, 0, params)
        client.expect(code, _NULL, call=f"setOperandSymmPerChannelQuantParams of {what}")


@client_rule(_SOURCE)
def scales_are_those_of_their_channel(client: Client) -> None:
    """Weights with a scale for each channel are multiplied by them."""
    client.expect_computed(models.case(_WEIGHTS))
