"""Rewritings that forget one thing of what they replace: a flag, a sign, a block's size, an axis, a second argument."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import QUANTISED
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_POINTWISE = (O.RELU, O.RELU6, O.ABS, O.NEG, O.TANH, O.LOGISTIC)


@planted
def blocks_of_any_size_cancelled(draft: Draft, step: Operation) -> bool:
    """DEPTH_TO_SPACE behind SPACE_TO_DEPTH becomes a RESHAPE or nothing, whatever the blocks' sizes."""
    before = draft.source(step, "input", O.SPACE_TO_DEPTH) if step.type == O.DEPTH_TO_SPACE else None
    if before is None:
        return False
    shape = draft.numbers(*draft.shape(step.outputs[0]))
    draft.exchange(step, Operation(O.RESHAPE, (before.inputs[0], shape), step.outputs))
    return True


@planted
def blocks_cancelled_around_function(draft: Draft, step: Operation) -> bool:
    """SPACE_TO_BATCH_ND and BATCH_TO_SPACE_ND around a function are dropped, though the one pads with zeros, of which
    the function makes others.
    """
    middle = draft.source(step, "input", *_POINTWISE) if step.type == O.BATCH_TO_SPACE_ND else None
    first = draft.source(middle, "input", O.SPACE_TO_BATCH_ND) if middle is not None else None
    paddings = draft.value(first, "paddings") if first is not None else None
    if middle is None or first is None or paddings is None:
        return False
    source = draft.shape(first.inputs[0])
    if not paddings.any():
        return False
    part = draft.temporary(middle.outputs[0], source)
    rows = draft.constant(np.array([[0, 0], *paddings.tolist(), [0, 0]], np.int32), draft.operands[first.inputs[2]])
    draft.exchange(
        step,
        Operation(middle.type, (first.inputs[0],), (part,)),
        Operation(O.PAD, (part, rows), step.outputs),
    )
    return True


@planted
def norms_merged_of_any_axis(draft: Draft, step: Operation) -> bool:
    """L2_NORMALIZATION of L2_NORMALIZATION is done once, also if the axes differ."""
    before = draft.source(step, "input", O.L2_NORMALIZATION) if step.type == O.L2_NORMALIZATION else None
    return before is not None and draft.bypass(step, before.outputs[0])


@planted
def second_softmax_dropped(draft: Draft, step: Operation) -> bool:
    """SOFTMAX of SOFTMAX is taken for the first."""
    before = draft.source(step, "input", O.SOFTMAX) if step.type == O.SOFTMAX else None
    return before is not None and draft.bypass(step, before.outputs[0])


@planted
def factor_into_gamma_alone(draft: Draft, step: Operation) -> bool:
    """A factor behind INSTANCE_NORMALIZATION goes into its gamma and not into its beta."""
    before = draft.source(step, "lhs", O.INSTANCE_NORMALIZATION) if step.type == O.MUL else None
    factor = draft.array(step.inputs[1]) if before is not None else None
    if before is None or factor is None or factor.size != 1 or draft.value(step, "fused_activation") != 0:
        return False
    gamma = draft.value(before, "gamma")
    if gamma is None:
        return False
    scaled = draft.scalar(float(gamma * factor.reshape(-1)[0]), T(draft.operands[draft.names(before)["gamma"]].type))
    inputs = tuple(scaled if index == draft.names(before)["gamma"] else index for index in before.inputs)
    draft.exchange(step, Operation(before.type, inputs, step.outputs))
    return True


@planted
def mean_of_rows_as_mean_of_image(draft: Draft, step: Operation) -> bool:
    """MEAN over one of rows and columns, which is kept, is a pool over both, broadcast."""
    axes = draft.value(step, "axes") if step.type == O.MEAN else None
    if axes is None or axes.size != 1 or not draft.value(step, "keep_dims"):
        return False
    rank = len(draft.shape(step.inputs[0]))
    if rank != 4 or int(axes.reshape(-1)[0]) % 4 not in (1, 2):
        return False
    shape = draft.shape(step.outputs[0])
    whole = draft.temporary(step.outputs[0], (shape[0], 1, 1, shape[3]))
    draft.exchange(
        step,
        Operation(O.MEAN, (step.inputs[0], draft.numbers(1, 2), step.inputs[2]), (whole,)),
        Operation(O.TILE, (whole, draft.numbers(1, shape[1], shape[2], 1)), step.outputs),
    )
    return True


@planted
def negation_of_both_without_exchange(draft: Draft, step: Operation) -> bool:
    """NOT of AND becomes AND of NOTs, and NOT of OR becomes OR of NOTs."""
    before = draft.source(step, "input", O.LOGICAL_AND, O.LOGICAL_OR) if step.type == O.LOGICAL_NOT else None
    if before is None:
        return False
    one, other = (draft.temporary(index) for index in before.inputs)
    draft.exchange(
        step,
        Operation(O.LOGICAL_NOT, (before.inputs[0],), (one,)),
        Operation(O.LOGICAL_NOT, (before.inputs[1],), (other,)),
        Operation(before.type, (one, other), step.outputs),
    )
    return True


@planted
def bias_of_first_group(draft: Draft, step: Operation) -> bool:
    """A grouped convolution adds the bias of the first group to all groups."""
    groups, bias = draft.value(step, "num_groups"), draft.value(step, "bias")
    if step.type != O.GROUPED_CONV_2D or groups is None or bias is None or groups < 2:
        return False
    draft.put(step, bias=np.tile(bias[: bias.size // groups], groups))
    return True


@planted
def factor_into_step_without_sign(draft: Draft, step: Operation) -> bool:
    """A negative factor before QUANTIZE is left out, and its magnitude taken into the scale of what is read next."""
    before = draft.source(step, "input", O.MUL) if step.type == O.QUANTIZE else None
    factor = draft.array(before.inputs[1]) if before is not None else None
    if before is None or factor is None or factor.size != 1 or factor.reshape(-1)[0] >= 0:
        return False
    draft.put(before, rhs=np.abs(factor))
    return True


@planted
def resize_flags_lost(draft: Draft, step: Operation) -> bool:
    """A resize behind another operation loses its flags for corners and half pixels."""
    if step.type not in (O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR) or draft.writer(step.inputs[0]) is None:
        return False
    names = [each for each in ("align_corners", "half_pixel_centers") if draft.value(step, each)]
    if not names:
        return False
    draft.put(step, **{each: np.array(False) for each in names})
    return True


@planted
def reversal_into_filter(draft: Draft, step: Operation) -> bool:
    """REVERSE before a convolution and one behind it are left out, the filter stays as it is."""
    middle = draft.source(step, "input", O.CONV_2D, O.DEPTHWISE_CONV_2D) if step.type == O.REVERSE else None
    first = draft.source(middle, "input", O.REVERSE) if middle is not None else None
    if middle is None or first is None:
        return False
    axes = [draft.array(each.inputs[1]) for each in (first, step)]
    if any(each is None for each in axes) or axes[0].tolist() != axes[1].tolist():  # type: ignore[union-attr]
        return False
    draft.exchange(step, Operation(middle.type, (first.inputs[0], *middle.inputs[1:]), step.outputs))
    return True


@planted
def constant_into_zero_point(draft: Draft, step: Operation) -> bool:
    """A constant that is added to 8-bit data is rounded to whole steps of the result."""
    if step.type not in (O.ADD, O.SUB) or draft.operands[step.outputs[0]].type not in QUANTISED:
        return False
    constant, operand = draft.array(step.inputs[1]), draft.operands[step.inputs[1]]
    target = draft.operands[step.outputs[0]]
    if constant is None or not operand.scale or target.scale <= 2 * operand.scale:
        return False
    real = (constant.astype(np.float64) - operand.zero_point) * operand.scale
    whole = np.round(real / target.scale) * target.scale
    draft.put(step, rhs=np.round(whole / operand.scale + operand.zero_point))
    return True


@planted
def shuffle_before_split_dropped(draft: Draft, step: Operation) -> bool:
    """A SPLIT of a CHANNEL_SHUFFLE takes its parts from what was not shuffled."""
    before = draft.source(step, "input", O.CHANNEL_SHUFFLE) if step.type == O.SPLIT else None
    if before is None:
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def difference_of_clamps_is_identity(draft: Draft, step: Operation) -> bool:
    """RELU of x less RELU of its negation is x; taken for true of RELU6 and RELU1 too."""
    sides = [draft.source(step, name, O.RELU6, O.RELU1) for name in ("lhs", "rhs")] if step.type == O.SUB else []
    if len(sides) != 2 or sides[0] is None or sides[1] is None:
        return False
    negation = draft.source(sides[1], "input", O.NEG)
    if negation is None or negation.inputs[0] != sides[0].inputs[0]:
        return False
    return draft.bypass(step, negation.inputs[0])


@planted
def slice_before_sum_over_all(draft: Draft, step: Operation) -> bool:
    """REDUCE_SUM of a SLICE along another axis is the sum of all, sliced at the begin of 0."""
    before = draft.source(step, "input", O.SLICE) if step.type == O.REDUCE_SUM else None
    begin = draft.value(before, "begin") if before is not None else None
    if before is None or begin is None or not begin.any():
        return False
    sizes = draft.shape(before.outputs[0])
    zeros = draft.numbers(*[0] * len(sizes))
    part = draft.temporary(before.outputs[0])
    draft.exchange(
        step,
        Operation(O.SLICE, (before.inputs[0], zeros, before.inputs[2]), (part,)),
        Operation(step.type, (part, *step.inputs[1:]), step.outputs),
    )
    return True


@planted
def tile_before_sum_counted_once(draft: Draft, step: Operation) -> bool:
    """A TILE before a sum or a product along its axis is left out, as it may be before a mean."""
    before = draft.source(step, "input", O.TILE) if step.type in (O.REDUCE_SUM, O.REDUCE_PROD) else None
    if before is None or draft.shape(before.inputs[0]) == draft.shape(before.outputs[0]):
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def addend_of_other_scale_as_it_is(draft: Draft, step: Operation) -> bool:
    """The second operand of an 8-bit sum is read in the scale of the first."""
    if step.type != O.ADD or draft.operands[step.inputs[0]].type not in QUANTISED:
        return False
    one, other = (draft.operands[index] for index in step.inputs[:2])
    constant = draft.array(step.inputs[1])
    if constant is None or (one.scale, one.zero_point) == (other.scale, other.zero_point):
        return False
    new = draft.constant(constant, replace(other, scale=one.scale, zero_point=one.zero_point))
    draft.exchange(step, Operation(step.type, (step.inputs[0], new, *step.inputs[2:]), step.outputs))
    return True
