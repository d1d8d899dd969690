"""Formulas written with several operations that become the operation that computes them, or another one."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.codes import PaddingScheme
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.optimising._asked import (
    NONE,
    are_known,
    are_real,
    given,
    has_no_activation,
    is_number,
    is_whole_image,
)
from nnconform.reference_driver.rewriting.device import at_step
from nnconform.reference_driver.rewriting.draft import Draft


@at_step
def larger_than_zero_is_relu(draft: Draft, step: Operation) -> bool:
    """MAXIMUM of real numbers and 0 becomes RELU."""
    if step.type != O.MAXIMUM or not is_number(draft.array(step.inputs[1]), 0.0) or not are_real(draft, step.inputs[0]):
        return False
    if not are_known(draft, step.inputs[0]) or draft.shape(step.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    draft.exchange(step, Operation(O.RELU, step.inputs[:1], step.outputs))
    return True


@at_step
def quotient_by_root_is_product(draft: Draft, step: Operation) -> bool:
    """A real number divided by SQRT becomes its product with RSQRT."""
    root = draft.source(step, "rhs", O.SQRT) if step.type == O.DIV else None
    if root is None or not are_real(draft, *step.inputs[:2]) or not are_known(draft, root.inputs[0]):
        return False
    inverse = draft.temporary(step.inputs[1])
    draft.exchange(
        step,
        Operation(O.RSQRT, root.inputs, (inverse,)),
        Operation(O.MUL, (step.inputs[0], inverse, step.inputs[2]), step.outputs),
    )
    return True


@at_step
def second_power_is_product(draft: Draft, step: Operation) -> bool:
    """POW with the exponent 2 becomes the product of the base and itself."""
    if step.type != O.POW or not is_number(draft.array(step.inputs[1]), 2.0) or not are_known(draft, step.inputs[0]):
        return False
    base = step.inputs[0]
    if draft.shape(base) != draft.shape(step.outputs[0]):
        return False
    draft.exchange(step, Operation(O.MUL, (base, base, draft.scalar(NONE)), step.outputs))
    return True


@at_step
def shares_of_exponentials_are_softmax(draft: Draft, step: Operation) -> bool:
    """EXP divided by the sum of itself along one axis becomes SOFTMAX."""
    above = draft.source(step, "lhs", O.EXP) if step.type == O.DIV and has_no_activation(draft, step) else None
    total = draft.source(step, "rhs", O.REDUCE_SUM) if above is not None else None
    axes = draft.value(total, "axes") if total is not None else None
    if above is None or total is None or axes is None or np.size(axes) != 1:
        return False
    source, kept = above.inputs[0], draft.value(total, "keep_dims") is True
    if total.inputs[0] != above.outputs[0] or not kept or not are_known(draft, source) or len(draft.shape(source)) > 4:
        return False
    half = draft.operands[source].type == T.TENSOR_FLOAT16
    beta = draft.scalar(1.0, T.FLOAT16 if half else T.FLOAT32)
    draft.exchange(step, Operation(O.SOFTMAX, (source, beta, draft.scalar(int(np.ravel(axes)[0]))), step.outputs))
    return True


@at_step
def hard_swish_of_parts(draft: Draft, step: Operation) -> bool:
    """x times RELU6(x + 3) divided by 6 becomes HARD_SWISH."""
    if step.type != O.MUL or not has_no_activation(draft, step):
        return False
    source, gate = step.inputs[:2]
    divided = draft.writer(gate, O.DIV, O.MUL)
    clamp = draft.writer(divided.inputs[0], O.RELU6) if divided is not None else None
    moved = draft.writer(clamp.inputs[0], O.ADD) if clamp is not None else None
    if (
        divided is None
        or moved is None
        or moved.inputs[0] != source
        or not is_number(draft.array(moved.inputs[1]), 3.0)
    ):
        return False
    sixth = is_number(draft.array(divided.inputs[1]), 6.0 if divided.type == O.DIV else 1 / 6)
    plain = has_no_activation(draft, divided) and has_no_activation(draft, moved)
    if not sixth or not plain or not are_known(draft, source) or not are_real(draft, source):
        return False
    if draft.shape(source) != draft.shape(step.outputs[0]):
        return False
    draft.exchange(step, Operation(O.HARD_SWISH, (source,), step.outputs))
    return True


@at_step
def mean_of_image_is_pool(draft: Draft, step: Operation) -> bool:
    """MEAN of real images over rows and columns becomes AVERAGE_POOL_2D with a window of the image."""
    axes = draft.value(step, "axes") if step.type == O.MEAN and are_real(draft, step.inputs[0]) else None
    shape = draft.shape(step.inputs[0])
    if axes is None or len(shape) != 4 or not are_known(draft, step.inputs[0]) or not draft.value(step, "keep_dims"):
        return False
    if sorted(axis % 4 for axis in np.ravel(axes).tolist()) != [1, 2]:
        return False
    _, height, width, _ = shape
    arguments = map(draft.scalar, (int(PaddingScheme.VALID), 1, 1, width, height, int(NONE)))
    draft.exchange(step, Operation(O.AVERAGE_POOL_2D, (step.inputs[0], *arguments), step.outputs))
    return True


@at_step
def pool_of_image_is_mean(draft: Draft, step: Operation) -> bool:
    """AVERAGE_POOL_2D of real images with a window of the image becomes MEAN over rows and columns."""
    if step.type != O.AVERAGE_POOL_2D or not are_real(draft, step.inputs[0]) or not is_whole_image(draft, step):
        return False
    if given(draft, step, "fused_activation", None) != NONE:
        return False
    draft.exchange(step, Operation(O.MEAN, (step.inputs[0], draft.numbers(1, 2), draft.scalar(1)), step.outputs))
    return True


@at_step
def gathered_neighbours_are_slice(draft: Draft, step: Operation) -> bool:
    """GATHER of neighbours in their order becomes SLICE."""
    indices = draft.array(step.inputs[2]) if step.type == O.GATHER else None
    source = step.inputs[0]
    if indices is None or indices.ndim != 1 or not indices.size or not are_known(draft, source):
        return False
    axis, first = draft.value(step, "axis"), int(indices[0])
    if axis is None or (indices != first + np.arange(indices.size)).any():
        return False
    shape = list(draft.shape(source))
    begins = [0] * len(shape)
    begins[axis] = first
    if first < 0 or first + indices.size > shape[axis]:
        return False
    shape[axis] = indices.size
    draft.exchange(step, Operation(O.SLICE, (source, draft.numbers(*begins), draft.numbers(*shape)), step.outputs))
    return True
