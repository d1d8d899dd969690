"""MEAN: the mean along axes."""

from __future__ import annotations

from collections.abc import Mapping

from nnconform.harness.model.codes import HalVersion, OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Op
from nnconform.harness.ops.reduction import arrange_reduction, reduction_form
from nnconform.harness.ops.schema import Omission, rows

T, V = OperandType, HalVersion


def _arrange(draft: CallDraft) -> None:
    if "axes" in draft.omitted:
        draft.extents["axes"] = (0,)
    arrange_reduction(draft)


def _beyond_vts(call: Call, values: Mapping[str, Array]) -> str:
    """AOSP's reference reduces nothing where no axis is given, and asks for the operand."""
    inner = call.given("axes") and call.operand("axes").lifetime == OperandLifeTime.TEMPORARY_VARIABLE
    if inner or ("axes" in values and values["axes"].size):
        return ""
    return "types.hal 1.1, MEAN, dimensions to reduce: without an entry, or if None, all are"


MEAN = Op(
    code=OperationType.MEAN,
    summary="The mean over the axes; over all of them where none is given.",
    forms=(reduction_form(T.INT32, _arrange, Omission.NO_VALUE),),
    rows=rows(V.V1_1, T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_2, T.TENSOR_FLOAT16)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    averages=True,
    beyond_vts=_beyond_vts,
)
