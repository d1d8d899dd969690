"""FULLY_CONNECTED: a matrix product with bias and activation."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import products
from nnconform.harness.ops.schema import Dims, row, tensor
from nnconform.harness.ops.shapes import size
from nnconform.harness.ops.windowed import (
    ACTIVATION,
    arrange_filter,
    bias_scale,
    extents_above_zero,
    small_output_scale,
)

T, V = OperandType, HalVersion


def _shape(call: Call) -> tuple[Dims]:
    count, width = size(call.dims("input")), call.symbol("input_size")
    return ((None if count is None or not width else count // width, call.symbol("units")),)


def _whole_rows(call: Call) -> None:
    count, width = size(call.dims("input")), call.symbol("input_size")
    if count is not None and width and count % width:
        call.fail("input", "number of elements", count, f"a multiple of the weights' input size {width}")


def _arrange(draft: CallDraft) -> None:
    *batch, _ = draft.shape("input")
    draft.extents["input"] = (*batch, draft.size("input_size"))
    arrange_filter(draft, channel_axis=0, filter_name="weights")


FULLY_CONNECTED = Op(
    code=OperationType.FULLY_CONNECTED,
    summary="The input, flattened to rows, times the transposed weights, plus bias.",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(2, 4)), tensor("weights", "units input_size"), tensor("bias", "units"), ACTIVATION),
            (tensor("output", "batch units"),),
            _shape,
            checks=(extents_above_zero("weights", 0), _whole_rows, bias_scale("weights")),
            bumps=(small_output_scale("weights"),),
            arrange=_arrange,
        ),
    ),
    rows=(
        row(V.V1_0, T.TENSOR_FLOAT32),
        row(V.V1_2, T.TENSOR_FLOAT16),
        row(V.V1_0, T.TENSOR_QUANT8_ASYMM, bias=T.TENSOR_INT32),
        row(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED, bias=T.TENSOR_INT32),
    ),
    range=products("weights"),
    apart=("input",),
)
