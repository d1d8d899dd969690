"""Operations on images that become one, others, or none."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.codes import PaddingScheme
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.optimising._asked import (
    NONE,
    SIDES,
    are_alike,
    are_known,
    are_real,
    given,
    has_no_activation,
    weights_and_bias,
)
from nnconform.reference_driver.rewriting.device import at_step
from nnconform.reference_driver.rewriting.draft import Draft

_CONVOLUTIONS = (O.CONV_2D, O.DEPTHWISE_CONV_2D)


def _has_channels_last(draft: Draft, *steps: Operation) -> bool:
    return all(given(draft, step, "nchw", False) is False for step in steps)


def _has_no_border(draft: Draft, step: Operation) -> bool:
    """Return whether an operation is known not to pad its input."""
    scheme = given(draft, step, "padding_scheme", PaddingScheme.VALID)
    return scheme == PaddingScheme.VALID and [given(draft, step, side, 0) for side in SIDES] == [0] * 4


def _strides(draft: Draft, step: Operation) -> list[int | None]:
    return [draft.value(step, name) for name in ("stride_width", "stride_height")]


@at_step
def batches_around_convolution(draft: Draft, step: Operation) -> bool:
    """A convolution between SPACE_TO_BATCH_ND and BATCH_TO_SPACE_ND of the same blocks becomes a dilated one."""
    layer = draft.source(step, "input", *_CONVOLUTIONS) if step.type == O.BATCH_TO_SPACE_ND else None
    before = draft.source(layer, "input", O.SPACE_TO_BATCH_ND) if layer is not None else None
    if layer is None or before is None or not _has_channels_last(draft, step, layer, before):
        return False
    blocks, own, sides = (
        draft.value(before, "block_shape"),
        draft.value(step, "block_shape"),
        draft.value(before, "paddings"),
    )
    if blocks is None or own is None or sides is None or not np.array_equal(blocks, own):
        return False
    names = draft.names(layer)
    undilated = [given(draft, layer, name, 1) for name in ("dilation_width", "dilation_height")] == [1, 1]
    if not undilated or not _has_no_border(draft, layer) or _strides(draft, layer) != [1, 1]:
        return False
    if not are_real(draft, layer.inputs[0]) or None in (names.get("stride_width"), names.get("fused_activation")):
        return False
    (top, bottom), (left, right) = np.reshape(sides, (2, 2)).tolist()
    height, width = (int(each) for each in blocks)
    multiplier = [names["depth_multiplier"]] if layer.type == O.DEPTHWISE_CONV_2D else []
    inputs = [before.inputs[0], *layer.inputs[1:3], *map(draft.scalar, (left, right, top, bottom, 1, 1)), *multiplier]
    flags = [draft.scalar(False, T.BOOL), draft.scalar(width), draft.scalar(height)]
    draft.exchange(step, Operation(layer.type, (*inputs, names["fused_activation"], *flags), step.outputs))
    return True


@at_step
def blocks_undone(draft: Draft, step: Operation) -> bool:
    """DEPTH_TO_SPACE of SPACE_TO_DEPTH with blocks of one size is left out, and the other way round."""
    other = {O.DEPTH_TO_SPACE: O.SPACE_TO_DEPTH, O.SPACE_TO_DEPTH: O.DEPTH_TO_SPACE}
    before = draft.source(step, "input", other[O(step.type)]) if step.type in other else None
    if before is None or draft.value(step, "block_size") is None:
        return False
    same = draft.value(step, "block_size") == draft.value(before, "block_size")
    layouts = [given(draft, each, "nchw", False) for each in (before, step)]
    return same and None not in layouts and layouts[0] == layouts[1] and draft.bypass(step, before.inputs[0])


@at_step
def resize_to_own_size_left_out(draft: Draft, step: Operation) -> bool:
    """A RESIZE to the size that the image has is left out."""
    source, result = step.inputs[0], step.outputs[0]
    resizes = step.type in (O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR)
    same = resizes and are_known(draft, source, result) and draft.shape(source) == draft.shape(result)
    return same and are_alike(draft, source, result) and draft.bypass(step, source)


@at_step
def windows_joined(draft: Draft, step: Operation) -> bool:
    """MAX_POOL_2D of a MAX_POOL_2D in steps of 1 becomes one with a window that covers both."""
    before = draft.source(step, "input", O.MAX_POOL_2D) if step.type == O.MAX_POOL_2D else None
    if before is None or not _has_channels_last(draft, before, step) or not has_no_activation(draft, before):
        return False
    if not _has_no_border(draft, before) or not _has_no_border(draft, step) or _strides(draft, before) != [1, 1]:
        return False
    sizes = [[draft.value(each, name) for name in ("filter_width", "filter_height")] for each in (before, step)]
    strides, activation = _strides(draft, step), draft.names(step).get("fused_activation")
    if activation is None or None in (*sizes[0], *sizes[1], *strides):
        return False
    window = [first + last - 1 for first, last in zip(*sizes, strict=True)]
    numbers = map(draft.scalar, (int(PaddingScheme.VALID), *strides, *window))
    draft.exchange(step, Operation(O.MAX_POOL_2D, (before.inputs[0], *numbers, activation), step.outputs))
    return True


@at_step
def filter_of_one_pixel_as_product(draft: Draft, step: Operation) -> bool:
    """DEPTHWISE_CONV_2D with filters of one pixel and one result for each channel becomes MUL and ADD."""
    filters = draft.array(step.inputs[1]) if step.type == O.DEPTHWISE_CONV_2D else None
    if filters is None or filters.shape[:3] != (1, 1, 1) or not are_real(draft, *step.inputs[:3]):
        return False
    if draft.value(step, "depth_multiplier") != 1 or _strides(draft, step) != [1, 1]:
        return False
    borders = [given(draft, step, side, 0) for side in SIDES]
    if borders != [0] * 4 or not _has_channels_last(draft, step) or not are_known(draft, step.outputs[0]):
        return False
    product = draft.temporary(step.outputs[0])
    factor = draft.constant(filters.reshape(-1), draft.operands[step.inputs[1]])
    activation = draft.names(step)["fused_activation"]
    draft.exchange(
        step,
        Operation(O.MUL, (step.inputs[0], factor, draft.scalar(int(NONE))), (product,)),
        Operation(O.ADD, (product, step.inputs[2], activation), step.outputs),
    )
    return True


@at_step
def groups_as_convolutions(draft: Draft, step: Operation) -> bool:
    """GROUPED_CONV_2D becomes a CONV_2D for each group, of its share of channels and filters."""
    if step.type != O.GROUPED_CONV_2D or not are_real(draft, *step.inputs[:3]):
        return False
    filters, bias = weights_and_bias(draft, step)
    if filters is None or bias is None or not are_known(draft, step.inputs[0], step.outputs[0]):
        return False
    names, groups = draft.names(step), draft.value(step, "num_groups")
    if groups is None or not _has_channels_last(draft, step) or names.get("fused_activation") is None:
        return False
    share, out = filters.shape[3], len(bias) // groups
    scheme = names.get("padding_scheme")
    padding = [scheme] if scheme is not None else [names[side] for side in SIDES]
    steps, parts = list[Operation](), list[int]()
    for group in range(groups):
        part = draft.temporary(step.inputs[0], (*draft.shape(step.inputs[0])[:3], share))
        steps.append(draft.slice(step.inputs[0], part, 3, group * share))
        own = filters[group * out : (group + 1) * out], bias[group * out : (group + 1) * out]
        constants = [draft.constant(each, draft.operands[step.inputs[place]]) for place, each in enumerate(own, 1)]
        parts.append(draft.temporary(step.outputs[0], (*draft.shape(step.outputs[0])[:3], out)))
        strides = names["stride_width"], names["stride_height"]
        inputs = (part, *constants, *padding, *strides, names["fused_activation"])
        steps.append(Operation(O.CONV_2D, inputs, (parts[-1],)))
    draft.exchange(step, *steps, Operation(O.CONCATENATION, (*parts, draft.scalar(3)), step.outputs))
    return True
