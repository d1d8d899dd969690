"""Operations that are computed by others."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.optimising._asked import (
    NONE,
    SIDES,
    are_known,
    are_real,
    axis_of,
    given,
)
from nnconform.reference_driver.rewriting.device import at_step
from nnconform.reference_driver.rewriting.draft import Draft


@at_step
def filters_of_one_pixel_as_dense(draft: Draft, step: Operation) -> bool:
    """CONV_2D of real numbers with filters of one pixel becomes FULLY_CONNECTED of all pixels."""
    filters = draft.array(step.inputs[1]) if step.type == O.CONV_2D and are_real(draft, *step.inputs[:3]) else None
    if filters is None or filters.shape[1:3] != (1, 1) or not are_known(draft, step.inputs[0], step.outputs[0]):
        return False
    strides = [draft.value(step, name) for name in ("stride_width", "stride_height")]
    paddings = [given(draft, step, side, 0) for side in SIDES]
    scheme = given(draft, step, "padding_scheme", 0)
    if strides != [1, 1] or paddings != [0] * 4 or scheme is None or given(draft, step, "nchw", False) is not False:
        return False
    out, _, _, channels = filters.shape
    pixels = int(np.prod(draft.shape(step.inputs[0])[:3]))
    flat = draft.temporary(step.inputs[0], (pixels, channels))
    dense = draft.temporary(step.outputs[0], (pixels, out))
    weights = draft.constant(filters.reshape(out, channels), draft.operands[step.inputs[1]])
    activation = draft.names(step)["fused_activation"]
    shape = draft.numbers(*draft.shape(step.outputs[0]))
    draft.exchange(
        step,
        Operation(O.RESHAPE, (step.inputs[0], draft.numbers(pixels, channels)), (flat,)),
        Operation(O.FULLY_CONNECTED, (flat, weights, step.inputs[2], activation), (dense,)),
        Operation(O.RESHAPE, (dense, shape), step.outputs),
    )
    return True


@at_step
def product_with_matrix_as_dense(draft: Draft, step: Operation) -> bool:
    """BATCH_MATMUL of real numbers with one constant matrix becomes FULLY_CONNECTED with its transposed."""
    matrix = draft.array(step.inputs[1]) if step.type == O.BATCH_MATMUL and are_real(draft, *step.inputs[:2]) else None
    turned = None if matrix is None else draft.value(step, "adj_y")
    if matrix is None or matrix.ndim != 2 or turned is None or draft.value(step, "adj_x") is not False:
        return False
    if len(draft.shape(step.inputs[0])) != 2 or not are_known(draft, step.inputs[0], step.outputs[0]):
        return False
    like = draft.operands[step.inputs[1]]
    weights = draft.constant(matrix if turned else matrix.T, like)
    bias = draft.constant(np.zeros(draft.shape(step.outputs[0])[1]), like)
    inputs = step.inputs[0], weights, bias, draft.scalar(int(NONE))
    draft.exchange(step, Operation(O.FULLY_CONNECTED, inputs, step.outputs))
    return True


@at_step
def difference_as_sum(draft: Draft, step: Operation) -> bool:
    """SUB of real numbers becomes ADD of the negated subtrahend."""
    if step.type != O.SUB or not are_real(draft, *step.inputs[:2]) or not are_known(draft, step.inputs[1]):
        return False
    negated = draft.temporary(step.inputs[1])
    draft.exchange(
        step,
        Operation(O.NEG, step.inputs[1:2], (negated,)),
        Operation(O.ADD, (step.inputs[0], negated, step.inputs[2]), step.outputs),
    )
    return True


@at_step
def mean_as_share_of_sum(draft: Draft, step: Operation) -> bool:
    """MEAN of real numbers becomes REDUCE_SUM and a product with the share of each element."""
    axes = draft.value(step, "axes") if step.type == O.MEAN and are_real(draft, step.inputs[0]) else None
    source, result = step.inputs[0], step.outputs[0]
    if axes is None or not np.size(axes) or not are_known(draft, source, result):
        return False
    count = int(np.prod(draft.shape(source))) // int(np.prod(draft.shape(result)))
    total, kept = draft.temporary(result), bool(draft.value(step, "keep_dims"))
    share = draft.constant(np.full(1, 1 / count), draft.operands[source])
    draft.exchange(
        step,
        Operation(O.REDUCE_SUM, (*step.inputs[:2], draft.scalar(kept, T.BOOL)), (total,)),
        Operation(O.MUL, (total, share, draft.scalar(int(NONE))), step.outputs),
    )
    return True


@at_step
def parts_as_slices(draft: Draft, step: Operation) -> bool:
    """SPLIT becomes a SLICE for each of its results."""
    axis = axis_of(draft, step, "axis", step.inputs[0]) if step.type == O.SPLIT else None
    if axis is None or not are_known(draft, *step.outputs):
        return False
    each = draft.shape(step.outputs[0])[axis]
    new = [draft.slice(step.inputs[0], index, axis, place * each) for place, index in enumerate(step.outputs)]
    draft.exchange(step, *new)
    return True


@at_step
def view_as_reshape(draft: Draft, step: Operation) -> bool:
    """EXPAND_DIMS and SQUEEZE become RESHAPE."""
    if step.type not in (O.EXPAND_DIMS, O.SQUEEZE) or not are_known(draft, step.inputs[0], step.outputs[0]):
        return False
    shape = draft.numbers(*draft.shape(step.outputs[0]))
    draft.exchange(step, Operation(O.RESHAPE, (step.inputs[0], shape), step.outputs))
    return True


@at_step
def tanh_as_logistic(draft: Draft, step: Operation) -> bool:
    """TANH in float32 becomes LOGISTIC of twice the number, doubled, less 1."""
    source, result = step.inputs[0], step.outputs[0]
    if step.type != O.TANH or draft.operands[source].type != T.TENSOR_FLOAT32 or not are_known(draft, source, result):
        return False
    two, one = (draft.constant(np.full(1, value), draft.operands[source]) for value in (2.0, 1.0))
    twice, share, doubled = (draft.temporary(result) for _ in range(3))
    none = draft.scalar(int(NONE))
    draft.exchange(
        step,
        Operation(O.MUL, (source, two, none), (twice,)),
        Operation(O.LOGISTIC, (twice,), (share,)),
        Operation(O.MUL, (share, two, none), (doubled,)),
        Operation(O.SUB, (doubled, one, none), step.outputs),
    )
    return True
