"""REDUCE_ALL, REDUCE_ANY, REDUCE_MAX, REDUCE_MIN, REDUCE_PROD, REDUCE_SUM: all elements along axes reduced to one."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Op, always
from nnconform.harness.ops.ranges import powers, sums
from nnconform.harness.ops.reduction import arrange_reduction, reduction_form
from nnconform.harness.ops.schema import rows

T, V = OperandType, HalVersion


def _arrange_booleans(draft: CallDraft) -> None:
    """Draw few elements to reduce: of many, all or none are hardly ever true."""
    draft.shape("input", 1, 2)
    arrange_reduction(draft)


def _arrange_product(draft: CallDraft) -> None:
    """Draw factors near 1, sometimes all negative."""
    draft.domains["input"] = draft.pick(((0.5, 1.5), (-1.5, -0.5)))
    draft.telling.add("input")
    arrange_reduction(draft)


_FORMS = (reduction_form(T.BOOL),)
_LOGICAL = (reduction_form(T.BOOL, _arrange_booleans),)
_PRODUCT = (reduction_form(T.BOOL, _arrange_product),)
_BOOLEANS = rows(V.V1_2, T.TENSOR_BOOL8)
_FLOATS = rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16)
_QUANTISED = rows(V.V1_2, T.TENSOR_QUANT8_ASYMM) + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED)

REDUCE_ALL = Op(
    OperationType.REDUCE_ALL,
    "Whether all over the axes are true.",
    _LOGICAL,
    _BOOLEANS,
    zero_sized=False,
    copies=always,
)
REDUCE_ANY = Op(
    OperationType.REDUCE_ANY, "Whether any over the axes is true.", _LOGICAL, _BOOLEANS, zero_sized=False, copies=always
)
REDUCE_MAX = Op(
    OperationType.REDUCE_MAX, "The largest over the axes.", _FORMS, _FLOATS + _QUANTISED, zero_sized=False, exact=True
)
REDUCE_MIN = Op(
    OperationType.REDUCE_MIN, "The smallest over the axes.", _FORMS, _FLOATS + _QUANTISED, zero_sized=False, exact=True
)
REDUCE_PROD = Op(
    OperationType.REDUCE_PROD, "The product over the axes.", _PRODUCT, _FLOATS, zero_sized=False, range=powers
)
REDUCE_SUM = Op(OperationType.REDUCE_SUM, "The sum over the axes.", _FORMS, _FLOATS, zero_sized=False, range=sums)
