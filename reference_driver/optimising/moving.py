"""Operations that change places with others, or move to both sides of one."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.codes import PaddingScheme
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.optimising._asked import (
    SIDES,
    UNARY,
    are_alike,
    are_known,
    are_real,
    given,
    has_no_activation,
    is_whole_image,
    order,
)
from nnconform.reference_driver.rewriting.asked import RELUS
from nnconform.reference_driver.rewriting.device import at_step
from nnconform.reference_driver.rewriting.draft import Draft


@at_step
def function_before_move(draft: Draft, step: Operation) -> bool:
    """A function of each element moves before the TRANSPOSE or RESHAPE that it reads."""
    before = draft.source(step, "input", O.TRANSPOSE, O.RESHAPE) if step.type in UNARY else None
    if before is None or not are_known(draft, before.inputs[0], step.outputs[0]):
        return False
    draft.swap(step, before, draft.temporary(step.outputs[0], draft.shape(before.inputs[0])))
    return True


@at_step
def sum_before_transposes(draft: Draft, step: Operation) -> bool:
    """ADD, SUB or MUL of two results of one TRANSPOSE each, in one order, moves before them."""
    if step.type not in (O.ADD, O.SUB, O.MUL) or not are_real(draft, *step.inputs[:2]):
        return False
    one, other = (draft.writer(index, O.TRANSPOSE) for index in step.inputs[:2])
    if one is None or other is None or order(draft, one) is None or order(draft, one) != order(draft, other):
        return False
    sources = one.inputs[0], other.inputs[0]
    if not are_known(draft, *sources) or draft.shape(sources[0]) != draft.shape(sources[1]):
        return False
    between = draft.temporary(step.outputs[0], draft.shape(sources[0]))
    draft.exchange(
        step,
        Operation(step.type, (*sources, step.inputs[2]), (between,)),
        Operation(O.TRANSPOSE, (between, one.inputs[1]), step.outputs),
    )
    return True


@at_step
def border_into_window(draft: Draft, step: Operation) -> bool:
    """PAD with zeros around images becomes the padding of the real convolution that reads it."""
    before = draft.source(step, "input", O.PAD) if step.type in (O.CONV_2D, O.DEPTHWISE_CONV_2D) else None
    sides = draft.value(before, "paddings") if before is not None else None
    if before is None or sides is None or given(draft, step, "nchw", False) is not False:
        return False
    names = draft.names(step)
    valid = given(draft, step, "padding_scheme", PaddingScheme.VALID) == PaddingScheme.VALID
    own = [given(draft, step, side, 0) for side in SIDES]
    if not are_real(draft, step.inputs[0]) or not valid or None in own or np.any(sides[[0, 3]]):
        return False
    (top, bottom), (left, right) = sides[1:3].tolist()
    paddings = [draft.scalar(one + other) for one, other in zip(own, (left, right, top, bottom), strict=True)]
    behind = step.inputs[list(step.inputs).index(names["stride_width"]) :]
    draft.exchange(step, Operation(step.type, (before.inputs[0], *step.inputs[1:3], *paddings, *behind), step.outputs))
    return True


@at_step
def largest_before_dequantize(draft: Draft, step: Operation) -> bool:
    """MAX_POOL_2D of the whole image, or RELU, of what DEQUANTIZE makes takes the quantised numbers."""
    before = draft.source(step, "input", O.DEQUANTIZE) if step.type in (O.RELU, O.MAX_POOL_2D) else None
    if before is None or not are_known(draft, before.inputs[0], step.outputs[0]):
        return False
    if step.type == O.MAX_POOL_2D and not is_whole_image(draft, step):
        return False
    draft.swap(step, before)
    return True


@at_step
def moved_before_quantize(draft: Draft, step: Operation) -> bool:
    """QUANTIZE behind a TRANSPOSE or RESHAPE of what DEQUANTIZE makes of the same quantisation: both are left out."""
    between = draft.source(step, "input", O.TRANSPOSE, O.RESHAPE) if step.type == O.QUANTIZE else None
    before = draft.source(between, "input", O.DEQUANTIZE) if between is not None else None
    if between is None or before is None or not are_alike(draft, before.inputs[0], step.outputs[0]):
        return False
    draft.exchange(step, Operation(between.type, (before.inputs[0], *between.inputs[1:]), step.outputs))
    return True


@at_step
def clamp_before_largest(draft: Draft, step: Operation) -> bool:
    """RELU, RELU1 or RELU6 of what MAX_POOL_2D finds in each window moves before it: no order changes."""
    before = draft.source(step, "input", O.MAX_POOL_2D) if step.type in RELUS else None
    if before is None or not are_known(draft, before.inputs[0], step.outputs[0]):
        return False
    if not has_no_activation(draft, before) or not are_alike(draft, step.inputs[0], step.outputs[0]):
        return False
    draft.swap(step, before, draft.temporary(step.outputs[0], draft.shape(before.inputs[0])))
    return True
