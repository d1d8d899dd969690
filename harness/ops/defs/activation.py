"""RELU, RELU1, RELU6, LOGISTIC, TANH: one tensor element by element."""

from __future__ import annotations

from math import inf, tanh

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.model.numbers import FLOATS
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.ranges import between, of, sigmoid
from nnconform.harness.ops.schema import QuantisedAs, QuantisedLike, rows, tensor
from nnconform.harness.ops.shapes import same_as

T, V = OperandType, HalVersion


def _arrange(draft: CallDraft) -> None:
    """Draw values beyond the bound of RELU6."""
    if draft.type_of("input") in FLOATS:
        draft.domains["input"] = (-8.0, 8.0)


def _form(quantisation: QuantisedLike | QuantisedAs) -> tuple[Form]:
    output = tensor("output", rank=(1, 4), quantisation=quantisation)
    return (Form("default", (tensor("input", rank=(1, 4)),), (output,), same_as("input"), arrange=_arrange),)


_LIKE_INPUT = _form(QuantisedLike("input"))
_UNIT_RANGE = QuantisedAs({T.TENSOR_QUANT8_ASYMM: (1 / 256, 0), T.TENSOR_QUANT8_ASYMM_SIGNED: (1 / 256, -128)})
_SIGNED_UNIT_RANGE = QuantisedAs({T.TENSOR_QUANT8_ASYMM: (1 / 128, 128), T.TENSOR_QUANT8_ASYMM_SIGNED: (1 / 128, 0)})
_ROWS = (
    rows(V.V1_0, T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_2, T.TENSOR_FLOAT16)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED)
)

RELU = Op(
    OperationType.RELU,
    "max(x, 0).",
    _LIKE_INPUT,
    _ROWS,
    range=between(0.0, inf),
    nonnegative=True,
    elementwise=True,
    exact=True,
)
RELU1 = Op(
    OperationType.RELU1,
    "x between -1 and 1.",
    _LIKE_INPUT,
    _ROWS,
    range=between(-1.0, 1.0),
    elementwise=True,
    exact=True,
)
RELU6 = Op(
    OperationType.RELU6,
    "x between 0 and 6.",
    _LIKE_INPUT,
    _ROWS,
    range=between(0.0, 6.0),
    nonnegative=True,
    elementwise=True,
    exact=True,
)
LOGISTIC = Op(
    OperationType.LOGISTIC, "1 / (1 + exp(-x)).", _form(_UNIT_RANGE), _ROWS, range=of(sigmoid), elementwise=True
)
TANH = Op(
    OperationType.TANH,
    "tanh(x).",
    _form(_SIGNED_UNIT_RANGE),
    rows(V.V1_0, T.TENSOR_FLOAT32)
    + rows(V.V1_2, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    range=of(tanh),
    elementwise=True,
)
