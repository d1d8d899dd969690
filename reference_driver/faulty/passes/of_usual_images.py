"""Rules for the usual image, of more channels than one, in NHWC, without dilation or padding, whose extents tell axes
apart, that are applied to others.
"""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, sides
from nnconform.reference_driver.rewriting.draft import Draft

_SIDES = ("padding_left", "padding_right", "padding_top", "padding_bottom")


def _sides(draft: Draft, step: Operation) -> list[int] | None:
    """Return the numbers of padding of a window; None if it has a scheme."""
    names = draft.names(step)
    if names.get(_SIDES[0]) is None or names.get("padding_scheme") is not None:
        return None
    return [int(draft.value(step, side)) for side in _SIDES]


def _epsilon(draft: Draft, index: int) -> float | None:
    """Return the number that is added to a variance before its root, if an operand is made of that."""
    root = draft.writer(index, O.SQRT, O.RSQRT)
    sum_ = draft.writer(root.inputs[0], O.ADD) if root else None
    found = sides(draft, sum_) if sum_ else None
    return float(found[1].flat[0]) if found and found[1].size == 1 else None


@planted
def norm_of_image_over_any_axes(draft: Draft, step: Operation) -> bool:
    """(x - mean) / root of an image is INSTANCE_NORMALIZATION, whichever axes the mean is of."""
    if step.type not in (O.MUL, O.DIV) or not is_real(draft, step) or len(draft.shape(step.outputs[0])) != 4:
        return False
    difference, epsilon = draft.writer(step.inputs[0], O.SUB), _epsilon(draft, step.inputs[1])
    mean = draft.writer(difference.inputs[1], O.MEAN) if difference else None
    if difference is None or epsilon is None or mean is None or mean.inputs[0] != difference.inputs[0]:
        return False
    code = T.FLOAT16 if draft.operands[step.outputs[0]].type == T.TENSOR_FLOAT16 else T.FLOAT32
    numbers = [draft.scalar(value, code) for value in (1.0, 0.0, epsilon)]
    inputs = (difference.inputs[0], *numbers, draft.scalar(False, T.BOOL))
    draft.exchange(step, Operation(O.INSTANCE_NORMALIZATION, inputs, step.outputs))
    return True


@planted
def one_channel_loses_dilation(draft: Draft, step: Operation) -> bool:
    """DEPTHWISE_CONV_2D of one channel is CONV_2D, without its dilation."""
    weights = draft.value(step, "filter") if step.type == O.DEPTHWISE_CONV_2D else None
    names, shape = draft.names(step), draft.shape(step.inputs[0])
    if weights is None or shape[3:] != (1,) or names.get("padding_scheme") is None or draft.value(step, "nchw"):
        return False
    operand = draft.operands[step.inputs[1]]
    if operand.extra_params is not None:
        return False
    turned = draft.constant(np.transpose(weights, (3, 1, 2, 0)), operand)
    rest = [names[name] for name in ("bias", "padding_scheme", "stride_width", "stride_height", "fused_activation")]
    draft.exchange(step, Operation(O.CONV_2D, (step.inputs[0], turned, *rest), step.outputs))
    return True


@planted
def smaller_by_whole_factor_is_stepped(draft: Draft, step: Operation) -> bool:
    """RESIZE_NEAREST_NEIGHBOR to a whole part of the extents takes elements in steps, from the first on."""
    if step.type != O.RESIZE_NEAREST_NEIGHBOR or draft.value(step, "nchw"):
        return False
    shape, result = draft.shape(step.inputs[0]), draft.shape(step.outputs[0])
    if len(shape) != 4 or 0 in (*shape, *result) or shape == result or shape[1] % result[1] or shape[2] % result[2]:
        return False
    vectors = ((0,) * 4, shape, (1, shape[1] // result[1], shape[2] // result[2], 1))
    masks = (draft.scalar(0),) * 3
    inputs = (step.inputs[0], *(draft.numbers(*each) for each in vectors), *masks)
    draft.exchange(step, Operation(O.STRIDED_SLICE, inputs, step.outputs))
    return True


@planted
def means_of_means_merged(draft: Draft, step: Operation) -> bool:
    """AVERAGE_POOL_2D of the same is one of the extent that both see, though some elements count more than once."""
    before = draft.source(step, "input", O.AVERAGE_POOL_2D) if step.type == O.AVERAGE_POOL_2D else None
    if before is None or not draft.is_plain(before) or draft.value(before, "nchw") or draft.value(step, "nchw"):
        return False
    if any(_sides(draft, each) != [0, 0, 0, 0] for each in (before, step)):
        return False
    new = {}
    for name in ("width", "height"):
        stride = int(draft.value(before, f"stride_{name}"))
        seen = int(draft.value(before, f"filter_{name}") + (draft.value(step, f"filter_{name}") - 1) * stride)
        new[f"filter_{name}"] = draft.scalar(seen)
        new[f"stride_{name}"] = draft.scalar(stride * int(draft.value(step, f"stride_{name}")))
    draft.put(step, input=before.inputs[0], **new)
    return True


@planted
def crop_lessens_padding(draft: Draft, step: Operation) -> bool:
    """A window on SLICE reads the whole, with as much less padding as is cut off."""
    padding = _sides(draft, step)
    before = draft.writer(step.inputs[0], O.SLICE) if padding else None
    begin = draft.value(before, "begin") if before else None
    if padding is None or before is None or begin is None or draft.value(step, "nchw"):
        return False
    whole, part = draft.shape(before.inputs[0]), draft.shape(before.outputs[0])
    if step.type == O.TRANSPOSE_CONV_2D or len(whole) != 4 or (whole[0], whole[3]) != (part[0], part[3]):
        return False
    rows, columns = int(begin[1]), int(begin[2])
    cut = [columns, whole[2] - part[2] - columns, rows, whole[1] - part[1] - rows]
    left = [own - each for own, each in zip(padding, cut, strict=True)]
    if min(left) < 0 or not any(cut):
        return False
    sides_ = {name: draft.scalar(each) for name, each in zip(_SIDES, left, strict=True)}
    draft.put(step, input=before.inputs[0], **sides_)
    return True


@planted
def part_inside_of_padded_keeps_begin(draft: Draft, step: Operation) -> bool:
    """SLICE that leaves padding out reads what is padded, from the begin that it has."""
    before = draft.source(step, "input", O.PAD, O.PAD_V2, O.MIRROR_PAD) if step.type == O.SLICE else None
    sides_, begin = (draft.value(before, "paddings"), draft.value(step, "begin")) if before else (None, None)
    if before is None or sides_ is None or begin is None:
        return False
    shape, size = np.array(draft.shape(before.inputs[0])), np.array(draft.shape(step.outputs[0]))
    inside = np.all(begin >= sides_[:, 0]) and np.all(begin + size <= sides_[:, 0] + shape)
    if not inside or np.any(begin + size > shape):
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def dropped_axis_before_transpose_in_inverse_order(draft: Draft, step: Operation) -> bool:
    """SQUEEZE of TRANSPOSE comes first; the other axes are put in the inverse order."""
    before = draft.source(step, "input", O.TRANSPOSE) if step.type == O.SQUEEZE else None
    order, axes = (draft.value(before, "perm"), draft.value(step, "axes")) if before else (None, None)
    if before is None or order is None or axes is None:
        return False
    rank = len(order)
    dropped = [int(axis) % rank for axis in axes]
    left = [int(order[at]) for at in range(rank) if at not in dropped]
    if len(left) < 2:
        return False
    shape = draft.shape(before.inputs[0])
    part = draft.temporary(step.outputs[0], [shape[at] for at in sorted(left)])
    first = Operation(O.SQUEEZE, (before.inputs[0], draft.numbers(*(int(order[at]) for at in dropped))), (part,))
    turns = draft.numbers(*(int(at) for at in np.argsort(left)))
    draft.exchange(step, first, Operation(O.TRANSPOSE, (part, turns), step.outputs))
    return True


@planted
def views_of_parts_before_split(draft: Draft, step: Operation) -> bool:
    """RESHAPE of all parts of SPLIT comes before it; the view is split along the axis of the same number."""
    axis = draft.value(step, "axis") if step.type == O.SPLIT else None
    readers = [draft.readers(index) for index in step.outputs] if axis is not None else []
    if axis is None or any(len(each) != 1 or each[0].type != O.RESHAPE for each in readers):
        return False
    views = [each[0] for each in readers]
    shapes = {draft.shape(view.outputs[0]) for view in views}
    shape = list(min(shapes))
    if len(shapes) != 1 or not shape or any(index in draft.outputs for index in step.outputs):
        return False
    along = min(int(axis) % len(draft.shape(step.inputs[0])), len(shape) - 1)
    shape[along] *= len(views)
    whole = draft.temporary(step.inputs[0], shape)
    for view in views:
        draft.steps.remove(view)
    draft.exchange(
        step,
        Operation(O.RESHAPE, (step.inputs[0], draft.numbers(*shape)), (whole,)),
        Operation(O.SPLIT, (whole, draft.scalar(along), step.inputs[2]), tuple(view.outputs[0] for view in views)),
    )
    return True


@planted
def lowest_bound_of_hard_swish_dropped(draft: Draft, step: Operation) -> bool:
    """HARD_SWISH is x * min(x + 3, 6) / 6, of a result that was taken not to be below -3."""
    if step.type != O.HARD_SWISH or not is_real(draft, step):
        return False
    data, like = step.inputs[0], replace(draft.operands[step.inputs[0]], dimensions=(1,))
    three, six, sixth = (draft.constant(np.array([each]), like) for each in (3.0, 6.0, 1 / 6))
    sum_, bounded, product = (draft.temporary(data) for _ in range(3))
    none = draft.scalar(0)
    draft.exchange(
        step,
        Operation(O.ADD, (data, three, none), (sum_,)),
        Operation(O.MINIMUM, (sum_, six), (bounded,)),
        Operation(O.MUL, (data, bounded, none), (product,)),
        Operation(O.MUL, (product, sixth, none), step.outputs),
    )
    return True
