"""PAD, PAD_V2: a tensor with elements of one value added round it.

PAD adds zeros, PAD_V2 ``pad_value``: for quantised tensors a raw value, in the input's quantisation.
"""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.model.numbers import QUANTISED, quantised_range
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.padding import PADDINGS, arrange_paddings, pad_widths, padded_shape
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.schema import QuantisedLike, row, rows, scalar, tensor

T, V = OperandType, HalVersion
_INPUT = tensor("input", rank=(1, 4))
_OUTPUT = tensor("output", rank=(1, 4), quantisation=QuantisedLike("input"))


def _zero_point_above_zero(call: Call) -> HalVersion:
    """Return the version: before 1.2 the padding of quantised tensors was undefined; a zero point other than 0
    needs 1.2.
    """
    return V.V1_2 if call.operand("input").zero_point else V.V1_1


def _arrange(draft: CallDraft) -> None:
    arrange_paddings(draft, most=lambda extent: 2)


def _arrange_with_value(draft: CallDraft) -> None:
    _arrange(draft)
    if draft.type_of("input") in QUANTISED:
        draft.value("pad_value", *quantised_range(draft.type_of("input")))


PAD = Op(
    code=OperationType.PAD,
    summary="The input with zeros before and after it along each axis.",
    forms=(
        Form(
            "default",
            (_INPUT, PADDINGS),
            (_OUTPUT,),
            padded_shape,
            derive={"widths": pad_widths},
            bumps=(_zero_point_above_zero,),
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_1, T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_2, T.TENSOR_FLOAT16)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    range=with_zero,
    exact=True,
    picks=True,
)
PAD_V2 = Op(
    code=OperationType.PAD_V2,
    summary="The input with pad_value before and after it along each axis.",
    forms=(
        Form(
            "default",
            (_INPUT, PADDINGS, scalar("pad_value", None)),
            (_OUTPUT,),
            padded_shape,
            derive={"widths": pad_widths},
            arrange=_arrange_with_value,
        ),
    ),
    rows=(
        row(V.V1_2, T.TENSOR_FLOAT32, pad_value=T.FLOAT32),
        row(V.V1_2, T.TENSOR_FLOAT16, pad_value=T.FLOAT16),
        row(V.V1_2, T.TENSOR_QUANT8_ASYMM, pad_value=T.INT32),
        row(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED, pad_value=T.INT32),
    ),
    zero_sized=False,
    has_signed_twin=False,
    exact=True,
    picks=True,
)
