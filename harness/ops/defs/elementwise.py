"""ABS, EXP, FLOOR, LOG, RSQRT, SIN, SQRT: one tensor element by element; undefined outside the function's domain."""

from __future__ import annotations

from math import floor, inf, pi

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.ranges import exponential, fixed, inverse_root, logarithm, magnitude, of, root
from nnconform.harness.ops.schema import rows, tensor
from nnconform.harness.ops.shapes import same_as

T, V = OperandType, HalVersion


def _form(highest_rank: int | None = None, defined: tuple[float, float] | None = None) -> tuple[Form]:
    """Return the form; ``defined`` bounds the drawn values where the function is undefined, or too large, for
    others.
    """
    ranks = (1, highest_rank)

    def arrange(draft: CallDraft) -> None:
        if defined is not None:
            draft.defined["input"] = draft.domains["input"] = defined

    tensors = (tensor("input", rank=ranks),), (tensor("output", rank=ranks),)
    return (Form("default", *tensors, same_as("input"), arrange=arrange),)


_FLOATS = rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16)

ABS = Op(
    OperationType.ABS,
    "|x|.",
    _form(),
    _FLOATS + rows(V.V1_3, T.TENSOR_INT32),
    zero_sized=False,
    range=magnitude,
    elementwise=True,
    exact=True,
)
EXP = Op(
    OperationType.EXP,
    "e to the power of x.",
    _form(defined=(-5.0, 5.0)),
    _FLOATS,
    zero_sized=False,
    range=of(exponential),
    elementwise=True,
)
FLOOR = Op(
    OperationType.FLOOR,
    "The largest whole number that is not above x.",
    _form(4),
    rows(V.V1_0, T.TENSOR_FLOAT32) + rows(V.V1_2, T.TENSOR_FLOAT16),
    zero_sized=False,
    range=of(floor),
    elementwise=True,
    exact=True,
)
LOG = Op(
    OperationType.LOG,
    "The natural logarithm of x.",
    _form(defined=(0.03, 101.0)),
    _FLOATS,
    zero_sized=False,
    range=of(logarithm),
    elementwise=True,
    domain={"input": (0.0, inf)},
)
RSQRT = Op(
    OperationType.RSQRT,
    "1 / sqrt(x).",
    _form(defined=(0.03, 101.0)),
    _FLOATS + rows(V.AIDL3, T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    range=of(inverse_root),
    elementwise=True,
    domain={"input": (0.0, inf)},
)
SIN = Op(
    OperationType.SIN,
    "sin(x), x in radians.",
    _form(),
    _FLOATS,
    zero_sized=False,
    range=fixed(-1.0, 1.0),
    elementwise=True,
    turns=(pi / 2, pi),
)
SQRT = Op(
    OperationType.SQRT,
    "sqrt(x).",
    _form(defined=(0.0, 101.0)),
    _FLOATS,
    zero_sized=False,
    range=of(root),
    elementwise=True,
    domain={"input": (0.0, inf)},
)
