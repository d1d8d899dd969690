"""Images made larger, smaller or pooled twice: what one operation does of another's result, at the usual extents."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, layer
from nnconform.reference_driver.rewriting.draft import Draft

_STRIDES, _EXTENTS = ("stride_height", "stride_width"), ("filter_height", "filter_width")
_RESIZES = (O.RESIZE_NEAREST_NEIGHBOR, O.RESIZE_BILINEAR)


def _pair(draft: Draft, step: Operation, names: tuple[str, str]) -> tuple[int, int]:
    one, other = (int(draft.value(step, name) or 0) for name in names)
    return one, other


def _rows_and_columns(draft: Draft, step: Operation, index: int) -> tuple[int, int]:
    shape = draft.shape(index)
    first = 2 if draft.value(step, "nchw") else 1
    return shape[first], shape[first + 1]


@planted
def pools_of_parts_merged(draft: Draft, step: Operation) -> bool:
    """L2_POOL_2D of L2_POOL_2D, both of parts that meet, is one of parts as large as both; at borders parts are
    smaller.
    """
    before = draft.writer(step.inputs[0], O.L2_POOL_2D) if step.type == O.L2_POOL_2D else None
    if before is None or not draft.is_plain(before):
        return False
    both = (before, step)
    if any(draft.value(each, "padding_scheme") != 1 for each in both):
        return False
    extents, strides = ([_pair(draft, each, names) for each in both] for names in (_EXTENTS, _STRIDES))
    if extents != strides:
        return False
    high, wide = (extents[0][axis] * extents[1][axis] for axis in (0, 1))
    rows, columns = _rows_and_columns(draft, before, before.inputs[0])
    if (-(-rows // high), -(-columns // wide)) != _rows_and_columns(draft, step, step.outputs[0]):
        return False
    sizes = dict(zip((*_STRIDES, *_EXTENTS), (high, wide) * 2, strict=True))
    draft.put(step, input=before.inputs[0], **{name: np.int32(size) for name, size in sizes.items()})
    return True


@planted
def larger_and_cut_again(draft: Draft, step: Operation) -> bool:
    """Every second pixel of an image made twice as large is the image, whatever the flags."""
    before = draft.writer(step.inputs[0], *_RESIZES) if step.type == O.STRIDED_SLICE else None
    if before is None or draft.value(before, "nchw"):
        return False
    strides = draft.value(step, "strides")
    return strides is not None and [*strides] == [1, 2, 2, 1] and draft.bypass(step, before.inputs[0])


@planted
def mean_into_layer_by_columns(draft: Draft, step: Operation) -> bool:
    """The mean of an image before a layer is a sum, and its divisor, the columns squared, goes into the weights."""
    mean = draft.writer(step.inputs[0], O.MEAN) if step.type == O.FULLY_CONNECTED else None
    weights = draft.value(step, "weights")
    if mean is None or weights is None or not is_real(draft, step) or len(draft.shape(mean.inputs[0])) != 4:
        return False
    axes = [int(axis) % 4 for axis in np.ravel(draft.value(mean, "axes"))]
    rows, columns = draft.shape(mean.inputs[0])[1:3]
    if axes != [1, 2] or rows == columns:
        return False
    total = draft.temporary(mean.outputs[0])
    kept = draft.scalar(len(draft.shape(total)) == 4, T.BOOL)
    draft.exchange(mean, Operation(O.REDUCE_SUM, (*mean.inputs[:2], kept), (total,)), mean)
    draft.put(step, input=total, weights=weights / columns**2)
    return True


@planted
def biases_before_blocks_by_depth(draft: Draft, step: Operation) -> bool:
    """The biases of a layer before DEPTH_TO_SPACE are laid out by the channels that come of it, not by the blocks."""
    before = draft.writer(step.inputs[0], O.CONV_2D) if step.type == O.DEPTH_TO_SPACE else None
    got, size = layer(draft, before, (O.CONV_2D,)), draft.value(step, "block_size")
    if before is None or got is None or not draft.private(step.inputs[0]):
        return False
    order = np.arange(got[1].size).reshape(-1, size * size).T.ravel()
    draft.put(before, bias=got[1][order])
    return True
