"""ADD, SUB, MUL, DIV: two tensors element by element, broadcast, with activation."""

from __future__ import annotations

from operator import add, mul, sub, truediv

import numpy as np

from nnconform.harness.model.codes import FusedActivation, HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft, arrange_broadcast
from nnconform.harness.ops.operation import Arrange, Call, Check, Form, Op
from nnconform.harness.ops.overflow import overflows
from nnconform.harness.ops.ranges import of_two
from nnconform.harness.ops.scales import scale_product
from nnconform.harness.ops.schema import rows, tensor
from nnconform.harness.ops.shapes import broadcast
from nnconform.harness.ops.windowed import ACTIVATION

T, V = OperandType, HalVersion


def _no_activation_on_integers(call: Call) -> None:
    if call.type_of("lhs") == T.TENSOR_INT32 and call.value("fused_activation") != FusedActivation.NONE:
        call.fail(
            "fused_activation", "activation of TENSOR_INT32", call.value("fused_activation"), FusedActivation.NONE.value
        )


def _output_scale(call: Call) -> None:
    """Check that the multiplier of a quantised product, lhs.scale * rhs.scale / output.scale, is below 1 in float32."""
    product = scale_product(call.operand("lhs"), call.operand("rhs"))
    if product and np.float32(call.operand("output").scale) <= product:
        call.fail("output", "scale", call.operand("output").scale, f"above lhs.scale * rhs.scale = {product:g}")


def _arrange(draft: CallDraft) -> None:
    arrange_broadcast(draft, "lhs", "rhs")
    if draft.type_of("lhs") == T.TENSOR_INT32:
        draft.values.setdefault("fused_activation", FusedActivation.NONE.value)


def _arrange_division(draft: CallDraft) -> None:
    _arrange(draft)
    # Positive divisors: the contract does not define division by 0.
    draft.domains["rhs"] = (1.0, 9.0) if draft.type_of("rhs") == T.TENSOR_INT32 else (0.25, 3.0)


def _form(*checks: Check, arrange: Arrange = _arrange) -> tuple[Form]:
    return (
        Form(
            "default",
            (tensor("lhs", rank=(1, 4)), tensor("rhs", rank=(1, 4)), ACTIVATION),
            (tensor("output", rank=(1, 4)),),
            broadcast("lhs", "rhs"),
            checks=(_no_activation_on_integers, *checks),
            arrange=arrange,
        ),
    )


_SINCE_1_0 = rows(V.V1_0, T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
_SINCE_1_2 = rows(V.V1_2, T.TENSOR_FLOAT16)
_SINCE_1_3 = rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED, T.TENSOR_INT32)

ADD = Op(
    OperationType.ADD,
    "lhs + rhs.",
    _form(),
    _SINCE_1_0 + _SINCE_1_2 + _SINCE_1_3,
    range=of_two(add),
    undefined=overflows(lambda one, other, _: one + other),
    elementwise=True,
)
MUL = Op(
    OperationType.MUL,
    "lhs * rhs.",
    _form(_output_scale),
    _SINCE_1_0 + _SINCE_1_2 + _SINCE_1_3,
    range=of_two(mul),
    undefined=overflows(lambda one, other, _: one * other),
    largest_integer=2**15,
    elementwise=True,
)
SUB = Op(
    OperationType.SUB,
    "lhs - rhs.",
    _form(),
    rows(V.V1_1, T.TENSOR_FLOAT32) + rows(V.V1_2, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM) + _SINCE_1_3,
    range=of_two(sub),
    undefined=overflows(lambda one, other, _: one + other),
    elementwise=True,
)
DIV = Op(
    OperationType.DIV,
    "lhs / rhs; of integers the floor.",
    _form(arrange=_arrange_division),
    rows(V.V1_1, T.TENSOR_FLOAT32) + rows(V.V1_2, T.TENSOR_FLOAT16) + rows(V.V1_3, T.TENSOR_INT32),
    range=of_two(truediv),
    elementwise=True,
)
