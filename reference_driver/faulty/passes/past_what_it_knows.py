"""Numbers, rows, functions and orders taken past an activation, a view, a shuffle, a scale or a state that changes what
they mean.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import QUANTISED
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, layer, plain_sides, sides, weights_name
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import is_subgraph, subgraph

_LAYERS = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.FULLY_CONNECTED)
_CURVES = (O.LOGISTIC, O.TANH, O.HARD_SWISH, O.RELU6, O.EXP)


@planted
def positive_row_into_activated_layer(draft: Draft, step: Operation) -> bool:
    """Positive factors of channels are taken into the weights of the layer before, whatever its activation."""
    found = plain_sides(draft, step) if step.type == O.MUL else None
    before = draft.writer(found[0]) if found else None
    got = layer(draft, before, _LAYERS)
    if found is None or before is None or got is None or draft.is_plain(before):
        return False
    factors, (weights, bias) = found[1], got
    if (factors <= 0).any() or factors.size != bias.size or factors.shape[-1] != bias.size:
        return False
    along = factors.reshape((-1,) if before.type == O.DEPTHWISE_CONV_2D else (-1, *[1] * (weights.ndim - 1)))
    new = draft.put(before, **{weights_name(before): weights * along, "bias": bias * factors.reshape(-1)})
    return draft.bypass(step, new.outputs[0])


@planted
def zeros_around_what_is_bounded_as_its_padding(draft: Draft, step: Operation) -> bool:
    """Zeros around an image are the padding of the maximum pool behind, if that is bounded, from below or above."""
    names = draft.names(step) if step.type == O.MAX_POOL_2D else {}
    before = draft.source(step, "input", O.PAD) if "padding_left" in names else None
    bounded = draft.source(before, "input", O.RELU, O.RELU1, O.RELU6, O.MAXIMUM, O.MINIMUM, O.TANH) if before else None
    pads = draft.value(before, "paddings") if before and bounded else None
    if before is None or pads is None or pads[[0, 3]].any():
        return False
    sides_of = ("padding_left", "padding_right", "padding_top", "padding_bottom")
    if any(draft.value(step, name) for name in sides_of):
        return False
    numbers = (*pads[2], *pads[1])
    new = {name: np.int32(number) for name, number in zip(sides_of, numbers, strict=True)}
    draft.put(step, input=before.inputs[0], **new)
    return True


@planted
def line_before_view_by_its_count(draft: Draft, step: Operation) -> bool:
    """A sum of a view and a constant is computed before the view, along the first axis if that has as many elements."""
    found = plain_sides(draft, step) if step.type == O.ADD else None
    view = draft.writer(found[0], O.RESHAPE) if found else None
    if found is None or view is None or draft.shape(found[0]) != draft.shape(step.outputs[0]):
        return False
    shape = draft.shape(view.inputs[0])
    if found[1].size < 2 or found[1].size != shape[0]:
        return False
    line = draft.constant(found[1].reshape(-1, *[1] * (len(shape) - 1)), draft.operands[view.inputs[0]])
    total = draft.temporary(view.inputs[0])
    draft.exchange(
        step,
        Operation(O.ADD, (view.inputs[0], line, step.inputs[2]), (total,)),
        Operation(O.RESHAPE, (total, *view.inputs[1:]), step.outputs),
    )
    return True


@planted
def flat_parts_joined_before_they_are_flat(draft: Draft, step: Operation) -> bool:
    """A join of views along their last axis is a view of a join along the last axis of what they are of."""
    parts = [draft.writer(index, O.RESHAPE) for index in step.inputs[:-1]] if step.type == O.CONCATENATION else []
    axis = draft.value(step, "axis")
    shapes = {draft.shape(part.inputs[0]) for part in parts if part is not None}
    if None in parts or len(parts) < 2 or len(shapes) != 1 or axis not in (-1, len(draft.shape(step.outputs[0])) - 1):
        return False
    shape = shapes.pop()
    joined = draft.temporary(step.outputs[0], (*shape[:-1], shape[-1] * len(parts)))
    inputs = [part.inputs[0] for part in parts if part is not None]
    last = draft.scalar(len(shape) - 1)
    view = draft.numbers(*draft.shape(step.outputs[0]))
    draft.exchange(
        step, Operation(step.type, (*inputs, last), (joined,)), Operation(O.RESHAPE, (joined, view), step.outputs)
    )
    return True


@planted
def columns_of_weights_in_the_order_given(draft: Draft, step: Operation) -> bool:
    """An image in another order of axes, as rows, before a dense layer keeps its order; the weights' columns are put in
    the order that is given, not in the one that undoes it.
    """
    got = layer(draft, step, (O.FULLY_CONNECTED,))
    view = draft.writer(step.inputs[0], O.RESHAPE)
    turn = draft.writer(view.inputs[0], O.TRANSPOSE) if view else None
    order = draft.value(turn, "perm") if turn else None
    if got is None or turn is None or view is None or order is None or order[0] != 0:
        return False
    shape = [draft.shape(turn.outputs[0])[axis] for axis in range(1, len(order))]
    if np.prod(shape) != got[0].shape[1]:
        return False
    weights = got[0].reshape(len(got[0]), *shape).transpose(order).reshape(got[0].shape)
    rows = draft.temporary(step.inputs[0])
    step = draft.put(step, weights=weights)
    draft.exchange(
        step,
        Operation(O.RESHAPE, (turn.inputs[0], draft.numbers(*draft.shape(step.inputs[0]))), (rows,)),
        Operation(step.type, (rows, *step.inputs[1:]), step.outputs),
    )
    return True


@planted
def shuffle_by_views_of_any_order(draft: Draft, step: Operation) -> bool:
    """A view as three axes, an order of them, and a view as before is a shuffle of columns, whichever order it is."""
    turn = draft.source(step, "input", O.TRANSPOSE) if step.type == O.RESHAPE else None
    view = draft.source(turn, "input", O.RESHAPE) if turn else None
    if view is None or turn is None or draft.shape(view.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    shape, rows = draft.shape(turn.inputs[0]), draft.shape(step.outputs[0])
    if len(rows) != 2 or len(shape) != 3 or shape[0] != rows[0]:
        return False
    inputs = (view.inputs[0], draft.scalar(shape[1]), draft.scalar(1))
    draft.exchange(step, Operation(O.CHANNEL_SHUFFLE, inputs, step.outputs))
    return True


@planted
def factor_of_result_into_the_state(draft: Draft, step: Operation) -> bool:
    """A factor of what a recurrent layer without activation gives goes into its weights, those of its state too."""
    found = plain_sides(draft, step) if step.type == O.MUL else None
    before = draft.writer(found[0], O.UNIDIRECTIONAL_SEQUENCE_RNN) if found else None
    if found is None or before is None or found[1].size != 1 or draft.value(before, "activation"):
        return False
    names = ("weights", "recurrent_weights", "bias")
    arrays = [draft.array(index) for index in before.inputs[1:4]]
    if any(array is None for array in arrays) or found[0] != before.outputs[0]:
        return False
    number = float(found[1].reshape(-1)[0])
    scaled = [array * number for array in arrays if array is not None]
    new = draft.put(before, **dict(zip(names, scaled, strict=True)))
    return draft.bypass(step, new.outputs[0])


@planted
def curve_before_an_image_is_made_larger(draft: Draft, step: Operation) -> bool:
    """A function behind RESIZE_BILINEAR is computed of the smaller image before it."""
    before = draft.source(step, "input", O.RESIZE_BILINEAR) if step.type in _CURVES and is_real(draft, step) else None
    if before is None:
        return False
    draft.swap(step, before, draft.temporary(before.inputs[0]))
    return True


@planted
def image_made_larger_first_without_its_flags(draft: Draft, step: Operation) -> bool:
    """An image is made larger before the number that it is multiplied by, by an operation that has no flags."""
    before = draft.source(step, "input", O.MUL) if step.type == O.RESIZE_NEAREST_NEIGHBOR else None
    found = plain_sides(draft, before)
    if before is None or found is None or found[1].size != 1 or found[2]:
        return False
    larger = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(step.type, (found[0], *step.inputs[1:4]), (larger,)),
        Operation(before.type, (larger, *before.inputs[1:]), step.outputs),
    )
    return True


@planted
def shuffled_columns_by_members(draft: Draft, step: Operation) -> bool:
    """A shuffle before a layer is an order of its weights' columns: groups are taken for their members."""
    got = layer(draft, step, (O.CONV_2D, O.FULLY_CONNECTED))
    before = draft.writer(step.inputs[0], O.CHANNEL_SHUFFLE)
    groups = draft.value(before, "num_groups") if before else None
    if got is None or before is None or groups is None or draft.value(step, "nchw"):
        return False
    shape = draft.shape(before.inputs[0])
    if draft.value(before, "axis") not in (-1, len(shape) - 1) or got[0].shape[-1] != shape[-1]:
        return False
    places = np.arange(shape[-1]).reshape(groups, -1).T.reshape(-1)
    step = draft.put(step, **{weights_name(step): got[0][..., places]})
    draft.exchange(step, Operation(step.type, (before.inputs[0], *step.inputs[1:]), step.outputs))
    return True


@planted
def codes_of_one_as_one(draft: Draft, step: Operation) -> bool:
    """A product with quantised codes of 1 is left out, whatever number their scale makes of them."""
    found = sides(draft, step) if step.type == O.MUL and draft.is_plain(step) else None
    if found is None or (found[1] != 1).any() or draft.operands[step.outputs[0]].type not in QUANTISED:
        return False
    one, other = draft.operands[found[0]], draft.operands[step.outputs[0]]
    alike = (one.scale, one.zero_point) == (other.scale, other.zero_point)
    return alike and draft.bypass(step, found[0])


@planted
def code_of_padding_before_another_scale(draft: Draft, step: Operation) -> bool:
    """A padding behind a function that changes the scale is done before it, with the same code."""
    before = draft.source(step, "input", O.LOGISTIC, O.TANH, O.RELU) if step.type == O.PAD_V2 else None
    if before is None or draft.operands[step.outputs[0]].type not in QUANTISED:
        return False
    draft.swap(step, before)
    return True


@planted
def part_where_it_was_joined(draft: Draft, step: Operation) -> bool:
    """Parts of a join that are the tensors joined are those, in whatever scale they are."""
    before = draft.source(step, "input", O.CONCATENATION) if step.type == O.SPLIT else None
    if before is None or len(before.inputs) - 1 != len(step.outputs):
        return False
    if draft.value(before, "axis") != draft.value(step, "axis"):
        return False
    pairs = list(zip(step.outputs, before.inputs, strict=False))
    if any(draft.shape(one) != draft.shape(other) for one, other in pairs):
        return False
    return draft.forward_each(pairs)


@planted
def longer_branch_behind_an_opposite(draft: Draft, step: Operation) -> bool:
    """IF by the opposite of a condition is one by the condition, whose second branch is the longer one of both."""
    opposite = draft.writer(step.inputs[0], O.LOGICAL_NOT) if step.type == O.IF else None
    pair = step.inputs[1:3]
    if opposite is None or not all(is_subgraph(draft, index) for index in pair):
        return False
    first, second = sorted(pair, key=lambda index: len(subgraph(draft, index).operations))
    draft.exchange(step, Operation(step.type, (opposite.inputs[0], first, second, *step.inputs[3:]), step.outputs))
    return True
