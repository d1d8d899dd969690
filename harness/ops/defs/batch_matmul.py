"""BATCH_MATMUL: matrix products, one for each place in the batch axes.

Source: the comment on BATCH_MATMUL in the AIDL interface's OperationType.
"""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.axes import agreed
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.overflow import overflows
from nnconform.harness.ops.ranges import products
from nnconform.harness.ops.schema import Dims, rows, scalar, tensor

T, V = OperandType, HalVersion


def _matrix(dims: Dims, transposed: bool) -> tuple[int | None, int | None]:
    return (dims[-1], dims[-2]) if transposed else (dims[-2], dims[-1])


def _shape(call: Call) -> tuple[Dims]:
    lhs, rhs = call.dims("lhs"), call.dims("rhs")
    batch = agreed(call, "rhs", lhs[:-2], rhs[:-2])
    (height, inner), (depth, width) = _matrix(lhs, call.value("adj_x")), _matrix(rhs, call.value("adj_y"))
    if inner is not None and depth is not None and inner != depth:
        call.fail("rhs", "rows of the matrices", depth, f"{inner}, the columns of lhs's")
    return ((*batch, height, width),)


def _arrange(draft: CallDraft) -> None:
    """Draw one tensor, if none is fixed, and fit the other."""
    flags = {"lhs": bool(draft.value("adj_x", 0, 1)), "rhs": bool(draft.value("adj_y", 0, 1))}
    decided, other = ("rhs", "lhs") if "rhs" in draft.extents else ("lhs", "rhs")
    *batch, _, _ = extents = draft.shape(decided)
    rows, columns = extents[-1:-3:-1] if flags[decided] else extents[-2:]
    free = draft.size("free", 1, 4)
    matrix = (columns, free) if decided == "lhs" else (free, rows)
    draft.extents[other] = (*batch, *(reversed(matrix) if flags[other] else matrix))


BATCH_MATMUL = Op(
    code=OperationType.BATCH_MATMUL,
    summary="The matrix products lhs rhs over the last two axes; adj_x and adj_y transpose lhs and rhs before.",
    forms=(
        Form(
            "default",
            (
                tensor("lhs", rank=(2, 4)),
                tensor("rhs", rank=(2, 4)),
                scalar("adj_x", T.BOOL),
                scalar("adj_y", T.BOOL),
            ),
            (tensor("output", rank=(2, 4)),),
            _shape,
            arrange=_arrange,
        ),
    ),
    rows=rows(V.AIDL2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM_SIGNED, T.TENSOR_INT32),
    zero_sized=False,
    range=products("rhs", -2),
    undefined=overflows(lambda one, other, count: one * other * count),
    # Sums of products.
    largest_integer=2**12,
)
