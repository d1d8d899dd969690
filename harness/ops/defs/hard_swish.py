"""HARD_SWISH: one tensor element by element."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.model.numbers import FLOATS
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.schema import rows, tensor
from nnconform.harness.ops.shapes import same_as

T, V = OperandType, HalVersion


def _arrange(draft: CallDraft) -> None:
    """Draw values beyond the bends at -3 and 3."""
    if draft.type_of("input") in FLOATS:
        draft.domains["input"] = (-5.0, 5.0)


HARD_SWISH = Op(
    code=OperationType.HARD_SWISH,
    summary="x * max(0, min(6, x + 3)) / 6.",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(1, None)),),
            (tensor("output", rank=(1, None)),),
            same_as("input"),
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_3, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED),
    range=with_zero,
    elementwise=True,
    turns=(-1.5, 0.0),
)
