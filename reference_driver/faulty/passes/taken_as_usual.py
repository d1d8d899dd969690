"""What an argument says by being left out, given, from the end or listed twice, taken as it mostly is; and declared
extents taken for those that are.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, sides
from nnconform.reference_driver.rewriting.draft import Draft

_NORMS = (O.SOFTMAX, O.L2_NORMALIZATION, O.LOCAL_RESPONSE_NORMALIZATION)
_WINDOWS = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.MAX_POOL_2D, O.AVERAGE_POOL_2D, O.L2_POOL_2D)
_CHANNELS_LAST = (0, 2, 3, 1)


def _order(draft: Draft, step: Operation | None) -> tuple[int, ...] | None:
    """Return the order of a TRANSPOSE that gives one."""
    order = draft.value(step, "perm") if step else None
    return None if order is None else tuple(map(int, order))


@planted
def product_of_matrix_of_no_order(draft: Draft, step: Operation) -> bool:
    """A factor of BATCH_MATMUL that is transposed without an order is the matrix before, as if nothing changed."""
    if step.type != O.BATCH_MATMUL:
        return False
    for place in (0, 1):
        before = draft.writer(step.inputs[place], O.TRANSPOSE)
        if before is not None and draft.operands[before.inputs[1]].lifetime == L.NO_VALUE:
            inputs = list(step.inputs)
            inputs[place] = before.inputs[0]
            draft.exchange(step, Operation(step.type, tuple(inputs), step.outputs))
            return True
    return False


@planted
def turn_of_norm_without_axis_first(draft: Draft, step: Operation) -> bool:
    """A TRANSPOSE of a norm that names no axis is computed before it: another axis may be the last then."""
    norm = draft.source(step, "input", *_NORMS) if step.type == O.TRANSPOSE else None
    if norm is None or _order(draft, step) is None or draft.names(norm).get("axis") is not None:
        return False
    draft.swap(step, norm)
    return True


@planted
def channels_first_by_the_last_of_an_order(draft: Draft, step: Operation) -> bool:
    """A window with channels first before a TRANSPOSE that puts them last has its image transposed instead; in which
    order rows and columns are left is not asked.
    """
    window = draft.source(step, "input", *_WINDOWS) if step.type == O.TRANSPOSE else None
    order = _order(draft, step)
    if window is None or order is None or order[::3] != (0, 1) or not draft.value(window, "nchw"):
        return False
    index = window.inputs[0]
    image = draft.temporary(index, [draft.shape(index)[axis] for axis in _CHANNELS_LAST])
    draft.exchange(step, Operation(window.type, (image, *window.inputs[1:]), step.outputs))
    last = draft.writer(step.outputs[0])
    assert last is not None
    last = draft.put(last, nchw=np.bool_(False))
    turn = Operation(O.TRANSPOSE, (index, draft.numbers(*_CHANNELS_LAST)), (image,))
    draft.exchange(last, turn, last)
    return True


@planted
def new_axis_from_the_end_before_it_is_there(draft: Draft, step: Operation) -> bool:
    """A new axis before a sum or a product is left out if it is the first, counted from the end without it."""
    if step.type not in (O.ADD, O.MUL, O.SUB, O.MAXIMUM):
        return False
    for place in (0, 1):
        before = draft.writer(step.inputs[place], O.EXPAND_DIMS)
        axis = draft.value(before, "axis") if before else None
        if before is not None and axis is not None and axis + len(draft.shape(before.inputs[0])) == 0:
            inputs = list(step.inputs)
            inputs[place] = before.inputs[0]
            draft.exchange(step, Operation(step.type, tuple(inputs), step.outputs))
            return True
    return False


@planted
def axis_from_the_end_without_the_new_one(draft: Draft, step: Operation) -> bool:
    """A norm behind a new axis is computed before it; an axis that is counted from the end stays as it is."""
    before = draft.source(step, "input", O.EXPAND_DIMS) if step.type in (O.SOFTMAX, O.L2_NORMALIZATION) else None
    axis = draft.value(step, "axis") if before else None
    if before is None or axis is None or axis >= 0:
        return False
    draft.swap(step, before, draft.temporary(before.inputs[0]))
    return True


@planted
def mean_over_extents_as_they_are_listed(draft: Draft, step: Operation) -> bool:
    """MEAN is a sum over the product of the extents that are listed, one of them twice if it is listed twice."""
    axes = draft.value(step, "axes") if step.type == O.MEAN and is_real(draft, step) else None
    if axes is None:
        return False
    index, *rest = step.inputs
    count = int(np.prod([draft.shape(index)[axis] for axis in np.ravel(axes)]))
    keep = draft.scalar(bool(draft.value(step, "keep_dims")), T.BOOL)
    total, number = draft.temporary(step.outputs[0]), draft.constant(np.array([count]), draft.operands[index])
    draft.exchange(
        step,
        Operation(O.REDUCE_SUM, (index, rest[0], keep), (total,)),
        Operation(O.DIV, (total, number, draft.scalar(0)), step.outputs),
    )
    return True


@planted
def joined_by_the_order_back(draft: Draft, step: Operation) -> bool:
    """A join of two tensors that are transposed alike is transposed itself, and joins along the axis that the order
    that undoes theirs says. Where extents are declared, these tell.
    """
    parts = [draft.writer(index, O.TRANSPOSE) for index in step.inputs[:-1]] if step.type == O.CONCATENATION else []
    orders = {_order(draft, part) for part in parts}
    order = orders.pop() if len(orders) == 1 else None
    axis = draft.value(step, "axis")
    if order is None or axis is None or len(parts) < 2:
        return False
    joined = draft.temporary(step.outputs[0], [0] * len(order))
    inputs = [part.inputs[0] for part in parts if part is not None]
    draft.exchange(
        step,
        Operation(step.type, (*inputs, draft.scalar(order.index(axis % len(order)))), (joined,)),
        Operation(O.TRANSPOSE, (joined, draft.numbers(*order)), step.outputs),
    )
    return True


@planted
def columns_apart_as_rows(draft: Draft, step: Operation) -> bool:
    """A convolution between blocks as batches is one whose elements lie apart; rows do as columns should."""
    inner = draft.source(step, "input", O.CONV_2D) if step.type == O.BATCH_TO_SPACE_ND else None
    outer = draft.source(inner, "input", O.SPACE_TO_BATCH_ND) if inner else None
    size, pads = (draft.value(outer, name) for name in ("block_shape", "paddings")) if outer else (None, None)
    if inner is None or outer is None or size is None or pads is None or pads.any() or len(inner.inputs) != 7:
        return False
    if draft.value(inner, "padding_scheme") != 2:
        return False
    rows, columns = (draft.scalar(int(each)) for each in size)
    inputs = (outer.inputs[0], *inner.inputs[1:], draft.scalar(False, T.BOOL), rows, columns)
    draft.exchange(step, Operation(inner.type, inputs, step.outputs))
    return True


@planted
def padding_by_extents_of_none(draft: Draft, step: Operation) -> bool:
    """The padding of a pool by its scheme is computed of the declared extents, of which an unknown one is none."""
    if step.type not in (O.MAX_POOL_2D, O.AVERAGE_POOL_2D) or draft.value(step, "padding_scheme") != 1:
        return False
    shape = draft.shape(step.inputs[0])
    if draft.value(step, "nchw") or len(shape) != 4 or any(shape[1:3]):
        return False
    place = step.inputs.index(draft.names(step)["padding_scheme"])
    inputs = (*step.inputs[:place], *[draft.scalar(0)] * 4, *step.inputs[place + 1 :])
    draft.exchange(step, Operation(step.type, inputs, step.outputs))
    return True


@planted
def spread_by_declared_extents(draft: Draft, step: Operation) -> bool:
    """A sum with zeros is left out if it declares the extents of the other side, which may be unknown."""
    found = sides(draft, step) if step.type == O.ADD and is_real(draft, step) and draft.is_plain(step) else None
    return found is not None and not found[1].any() and draft.bypass(step, found[0])
