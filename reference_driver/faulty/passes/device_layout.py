"""Axes of images that stay in the layout of the device, channels first, behind a window: numbers and masks that are of
the model's layout are taken for the device's.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_WINDOWS = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.AVERAGE_POOL_2D, O.MAX_POOL_2D)
# The axis of the model that each axis of the device is.
_DEVICE = (0, 3, 1, 2)


def _is_of_window(draft: Draft, step: Operation) -> bool:
    """Return whether an operation reads an image that a window gives."""
    return len(draft.shape(step.inputs[0])) == 4 and draft.writer(step.inputs[0], *_WINDOWS) is not None


def _from_end(draft: Draft, step: Operation, name: str, kinds: Sequence[O]) -> bool:
    """Count the negative axes of an operation of ``kinds`` behind a window from the device's last axis."""
    axes = draft.value(step, name) if step.type in kinds and _is_of_window(draft, step) else None
    if axes is None or (np.asarray(axes) >= 0).all():
        return False
    taken = [_DEVICE[axis] if axis < 0 else axis for axis in np.ravel(axes).tolist()]
    if taken == (np.ravel(axes) % 4).tolist():
        return False
    draft.put(step, **{name: np.array(taken if np.ndim(axes) else taken[0], np.int32)})
    return True


@planted
def shares_counted_from_device_end(draft: Draft, step: Operation) -> bool:
    """The negative axis of shares or lengths behind a window is that of the device's layout."""
    return _from_end(draft, step, "axis", (O.SOFTMAX, O.LOG_SOFTMAX, O.L2_NORMALIZATION))


@planted
def reductions_counted_from_device_end(draft: Draft, step: Operation) -> bool:
    """The negative axes of a reduction behind a window are those of the device's layout."""
    return _from_end(draft, step, "axes", (O.REDUCE_SUM, O.REDUCE_MAX, O.REDUCE_MIN, O.MEAN))


@planted
def places_counted_from_device_end(draft: Draft, step: Operation) -> bool:
    """The negative axis along which the place of the largest is asked for behind a window is the device's."""
    return _from_end(draft, step, "axis", (O.ARGMAX, O.ARGMIN))


@planted
def masks_of_device_axes(draft: Draft, step: Operation) -> bool:
    """The masks of begins and ends of a slice behind a window are taken for masks of the device's axes."""
    names = "begin_mask", "end_mask"
    if step.type != O.STRIDED_SLICE or not _is_of_window(draft, step):
        return False
    given = [draft.value(step, name) for name in names]
    if any(mask is None for mask in given):
        return False
    taken = [sum(1 << axis for bit, axis in enumerate(_DEVICE) if mask >> bit & 1) for mask in given]
    if taken == given:
        return False
    draft.put(step, **{name: np.int32(mask) for name, mask in zip(names, taken, strict=True)})
    return True


@planted
def masks_kept_where_axes_turn(draft: Draft, step: Operation) -> bool:
    """A slice behind TRANSPOSE comes first: begins, ends and strides are turned, masks are not."""
    turn = draft.source(step, "input", O.TRANSPOSE) if step.type == O.STRIDED_SLICE else None
    order = draft.value(turn, "perm") if turn is not None else None
    if turn is None or order is None or draft.value(step, "shrink_axis_mask") != 0:
        return False
    given = {name: draft.value(step, name) for name in ("begin", "end", "strides")}
    if any(each is None for each in given.values()):
        return False
    back = np.argsort(order)
    cut = draft.put(step, **{name: each[back] for name, each in given.items()})
    shape = [draft.shape(step.outputs[0])[place] for place in back]
    draft.swap(cut, turn, draft.temporary(turn.inputs[0], shape))
    return True
