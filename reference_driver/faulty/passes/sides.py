"""Rows taken for columns where a compiler rewrites what has a window or a block.

Exchanged strides are not among them: a model with those has results of other extents, and is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.codes import PaddingScheme
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import CONVOLUTIONS
from nnconform.reference_driver.rewriting.draft import Draft

_POOLS = (O.AVERAGE_POOL_2D, O.MAX_POOL_2D, O.L2_POOL_2D)
_WINDOWS = (*CONVOLUTIONS, *_POOLS, O.TRANSPOSE_CONV_2D)
_RESIZES = (O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR)
_PAIRS = {
    "dilations": (("dilation_width", "dilation_height"),),
    "filters": (("filter_width", "filter_height"),),
    "paddings": (("padding_left", "padding_top"), ("padding_right", "padding_bottom")),
    "sides": (("padding_left", "padding_right"), ("padding_top", "padding_bottom")),
}


def _exchanged(draft: Draft, step: Operation, pairs: Iterable[tuple[str, str]]) -> bool:
    """Exchange the values of pairs of scalars. Return whether that makes a difference."""
    values: dict[str, Any] = {}
    for one, other in pairs:
        first, second = draft.value(step, one), draft.value(step, other)
        if first is not None and second is not None and first != second:
            values |= {one: np.array(second), other: np.array(first)}
    if values:
        draft.put(step, **values)
    return bool(values)


def _behind(draft: Draft, step: Operation, *kinds: O) -> bool:
    """Return whether a window reads the result of one of these kinds."""
    return step.type in _WINDOWS and draft.source(step, "input", *kinds) is not None


def _before(draft: Draft, step: Operation, *kinds: O) -> bool:
    """Return whether an operation of one of these kinds reads a window's result."""
    readers = draft.readers(step.outputs[0]) if step.type in _WINDOWS else ()
    return any(reader.type in kinds for reader in readers)


@planted
def paddings_exchanged_behind_transpose(draft: Draft, step: Operation) -> bool:
    """A window behind a TRANSPOSE into its layout takes its paddings of rows for those of columns."""
    return _behind(draft, step, O.TRANSPOSE) and _exchanged(draft, step, _PAIRS["paddings"])


@planted
def filter_extents_exchanged_before_activation(draft: Draft, step: Operation) -> bool:
    """A pool that is fused with an activation has its filter's width for its height; paddings keep the extents."""
    return _before(draft, step, O.RELU, O.RELU1, O.RELU6, O.TANH, O.LOGISTIC) and _exchanged(
        draft, step, (*_PAIRS["filters"], *_PAIRS["paddings"], ("padding_right", "padding_bottom"))
    )


@planted
def sides_exchanged_before_sum(draft: Draft, step: Operation) -> bool:
    """A convolution that is fused with a sum has its paddings at the end at the begin."""
    return _before(draft, step, O.ADD, O.MUL) and _exchanged(draft, step, _PAIRS["sides"])


@planted
def dilations_exchanged_before_sum(draft: Draft, step: Operation) -> bool:
    """A convolution that is fused with a sum or a product has its dilations exchanged."""
    return _before(draft, step, O.ADD, O.MUL) and _exchanged(draft, step, _PAIRS["dilations"])


@planted
def paddings_exchanged_in_quantised_form(draft: Draft, step: Operation) -> bool:
    """A window between DEQUANTIZE and QUANTIZE has, once it is quantised, its paddings of rows for columns."""
    return _behind(draft, step, O.DEQUANTIZE) and _exchanged(draft, step, _PAIRS["paddings"])


@planted
def own_paddings_exchanged_behind_padding(draft: Draft, step: Operation) -> bool:
    """A window that takes in a PAD has its own paddings of rows and columns exchanged."""
    return _behind(draft, step, O.PAD, O.PAD_V2) and _exchanged(draft, step, _PAIRS["paddings"])


@planted
def filter_exchanged_behind_window(draft: Draft, step: Operation) -> bool:
    """A pool that is fused with the window before has its filter's width for its height."""
    return _behind(draft, step, *_WINDOWS) and _exchanged(draft, step, _PAIRS["filters"])


def _dilated(draft: Draft, step: Operation, turned: bool) -> bool:
    """Make a convolution between SPACE_TO_BATCH_ND and BATCH_TO_SPACE_ND one with dilations, ``turned`` or not."""
    middle = draft.source(step, "input", O.CONV_2D) if step.type == O.BATCH_TO_SPACE_ND else None
    first = draft.source(middle, "input", O.SPACE_TO_BATCH_ND) if middle is not None else None
    if middle is None or first is None or draft.value(middle, "padding_scheme") != PaddingScheme.VALID:
        return False
    blocks, back = draft.value(first, "block_shape"), draft.value(step, "block_shape")
    paddings = draft.value(first, "paddings")
    strides = draft.value(middle, "stride_width"), draft.value(middle, "stride_height")
    if blocks is None or back is None or paddings is None or list(blocks) != list(back) or strides != (1, 1):
        return False
    names = draft.names(middle)
    rows, columns = (paddings[::-1] if turned else paddings).tolist()
    dilations = blocks if turned else blocks[::-1]
    sides = tuple(map(draft.scalar, (*columns, *rows, 1, 1)))
    tail = names["fused_activation"], draft.scalar(False, T.BOOL), *map(draft.scalar, map(int, dilations))
    draft.exchange(step, Operation(O.CONV_2D, (first.inputs[0], *middle.inputs[1:3], *sides, *tail), step.outputs))
    return True


@planted
def blocks_as_dilations_exchanged(draft: Draft, step: Operation) -> bool:
    """A convolution between blocks becomes dilated, with paddings and dilations of rows for those of columns."""
    return _dilated(draft, step, True)


@planted
def image_transposed_before_window(draft: Draft, step: Operation) -> bool:
    """A TRANSPOSE of rows and columns before a window and one behind it are dropped; the filter stays as it is."""
    before = draft.source(step, "input", *_WINDOWS) if step.type == O.TRANSPOSE else None
    first = draft.source(before, "input", O.TRANSPOSE) if before is not None else None
    if before is None or first is None:
        return False
    orders = [draft.value(each, "perm") for each in (first, step)]
    if any(order is None or list(order) != [0, 2, 1, 3] for order in orders):
        return False
    draft.exchange(step, Operation(before.type, (first.inputs[0], *before.inputs[1:]), step.outputs))
    return True


@planted
def multiplier_counted_first(draft: Draft, step: Operation) -> bool:
    """A depthwise convolution behind or before another window has its channels in the order of the multiplier."""
    if step.type != O.DEPTHWISE_CONV_2D or not (_behind(draft, step, *_WINDOWS) or _before(draft, step, *_WINDOWS)):
        return False
    many, filters, bias = (draft.value(step, name) for name in ("depth_multiplier", "filter", "bias"))
    if many is None or filters is None or bias is None or not 1 < many < filters.shape[3]:
        return False

    def turned(array: Any) -> Any:
        *rest, channels = array.shape
        return np.swapaxes(array.reshape(*rest, channels // many, many), -1, -2).reshape(array.shape)

    draft.put(step, filter=turned(filters), bias=turned(bias))
    return True


@planted
def groups_counted_as_channels(draft: Draft, step: Operation) -> bool:
    """A grouped convolution behind another window has as many groups as each has channels."""
    if step.type != O.GROUPED_CONV_2D or not (_behind(draft, step, *_WINDOWS) or _before(draft, step, O.ADD, O.RELU)):
        return False
    groups, filters = draft.value(step, "num_groups"), draft.value(step, "filter")
    if groups is None or filters is None or groups < 2:
        return False
    each = filters.shape[0] // groups
    if not 1 < each < filters.shape[0]:
        return False
    order = np.arange(filters.shape[0]).reshape(groups, each).T.ravel()
    draft.put(step, filter=filters[order])
    return True
