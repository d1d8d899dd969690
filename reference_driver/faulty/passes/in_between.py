"""Moves, products and layers with something between them, which a pass leaves out or joins across what is between."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import RELUS, beside, is_real, plain_sides
from nnconform.reference_driver.rewriting.draft import Draft

_FUNCTIONS = (*RELUS, O.TANH, O.LOGISTIC, O.ABS, O.NEG, O.EXP, O.SQRT, O.FLOOR, O.HARD_SWISH, O.SIN)


def _order(draft: Draft, turn: Operation) -> tuple[int, ...] | None:
    values = draft.array(turn.inputs[1])
    return None if values is None else tuple(int(each) for each in values.reshape(-1))


@planted
def turns_around_two_functions(draft: Draft, step: Operation) -> bool:
    """Two TRANSPOSEs of one order around two functions are left out, though one is no inverse of the other."""
    second = draft.source(step, "input", *_FUNCTIONS) if step.type == O.TRANSPOSE else None
    first = draft.source(second, "input", *_FUNCTIONS) if second else None
    turn = draft.source(first, "input", O.TRANSPOSE) if first else None
    if first is None or second is None or turn is None or _order(draft, turn) != _order(draft, step):
        return False
    if draft.shape(turn.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    between = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(first.type, (turn.inputs[0],), (between,)),
        Operation(second.type, (between,), step.outputs),
    )
    return True


@planted
def turns_around_view(draft: Draft, step: Operation) -> bool:
    """Two TRANSPOSEs around a RESHAPE become a RESHAPE where the extents but those of 1 are in the end as at first."""
    view = draft.source(step, "input", O.RESHAPE) if step.type == O.TRANSPOSE else None
    turn = draft.source(view, "input", O.TRANSPOSE) if view else None
    if turn is None:
        return False
    wanted, source = draft.shape(step.outputs[0]), turn.inputs[0]
    if [n for n in wanted if n != 1] != [n for n in draft.shape(source) if n != 1]:
        return False
    draft.exchange(step, Operation(O.RESHAPE, (source, draft.numbers(*wanted)), step.outputs))
    return True


@planted
def views_and_turns_by_turns(draft: Draft, step: Operation) -> bool:
    """A view, an exchange, a view and an exchange become a view where the extents are as after the first view."""
    view = draft.source(step, "input", O.RESHAPE) if step.type == O.TRANSPOSE else None
    turn = draft.source(view, "input", O.TRANSPOSE) if view else None
    first = draft.source(turn, "input", O.RESHAPE) if turn else None
    if first is None or draft.shape(first.outputs[0]) != draft.shape(step.outputs[0]):
        return False
    return draft.bypass(step, first.outputs[0])


@planted
def turn_before_function_and_view(draft: Draft, step: Operation) -> bool:
    """A TRANSPOSE that exchanges equal extents, before a function whose result is viewed, is left out."""
    function = draft.source(step, "input", *_FUNCTIONS) if step.type == O.RESHAPE else None
    turn = draft.source(function, "input", O.TRANSPOSE) if function else None
    if function is None or turn is None or draft.shape(turn.inputs[0]) != draft.shape(turn.outputs[0]):
        return False
    return draft.put(function, input=turn.inputs[0]) != function


@planted
def parts_turned_and_joined(draft: Draft, step: Operation) -> bool:
    """Parts that are each transposed and joined again become the whole transposed, whichever axis they meet along."""
    if step.type != O.CONCATENATION or len(step.inputs) != 3:
        return False
    turns = [draft.writer(index, O.TRANSPOSE) for index in step.inputs[:2]]
    if turns[0] is None or turns[1] is None or _order(draft, turns[0]) != _order(draft, turns[1]):
        return False
    parts = [draft.writer(turn.inputs[0], O.SPLIT) for turn in turns if turn is not None]
    if parts[0] is None or parts[0] is not parts[1]:
        return False
    order, extents = _order(draft, turns[0]), draft.shape(parts[0].inputs[0])
    if order is None or tuple(extents[axis] for axis in order) != draft.shape(step.outputs[0]):
        return False
    draft.exchange(step, Operation(O.TRANSPOSE, (parts[0].inputs[0], turns[0].inputs[1]), step.outputs))
    return True


@planted
def greatest_of_two_expanded(draft: Draft, step: Operation) -> bool:
    """Maxima over two expanded tensors that are joined become MAXIMUM of both, along whichever axis they are."""
    join = draft.writer(step.inputs[0], O.CONCATENATION) if step.type in (O.REDUCE_MAX, O.REDUCE_MIN) else None
    grown = [draft.writer(index, O.EXPAND_DIMS) for index in join.inputs[:-1]] if join else []
    if len(grown) != 2 or grown[0] is None or grown[1] is None:
        return False
    one, other = grown[0].inputs[0], grown[1].inputs[0]
    if not draft.shape(one) == draft.shape(other) == draft.shape(step.outputs[0]):
        return False
    draft.exchange(step, Operation(O.MAXIMUM if step.type == O.REDUCE_MAX else O.MINIMUM, (one, other), step.outputs))
    return True


@planted
def relu_behind_viewed_layer(draft: Draft, step: Operation) -> bool:
    """RELU of a view of a dense layer becomes the layer's activation, though something else reads the layer too."""
    view = draft.source(step, "input", O.RESHAPE) if step.type in RELUS else None
    dense = draft.source(view, "input", O.FULLY_CONNECTED) if view else None
    if view is None or dense is None or not draft.is_plain(dense) or not draft.bypass(step, view.outputs[0]):
        return False
    return draft.put(dense, fused_activation=draft.scalar(RELUS[O(step.type)])) != dense


@planted
def column_behind_viewed_layer(draft: Draft, step: Operation) -> bool:
    """A constant of as many numbers as a dense layer has units, behind a view, joins the bias, however it lies."""
    found = plain_sides(draft, step) if step.type == O.ADD else None
    view = draft.writer(found[0], O.RESHAPE) if found else None
    dense = draft.source(view, "input", O.FULLY_CONNECTED) if view else None
    bias = draft.value(dense, "bias") if dense else None
    if found is None or view is None or dense is None or bias is None or not draft.is_plain(dense):
        return False
    if found[1].size != np.size(bias) or draft.shape(view.outputs[0]) != draft.shape(step.outputs[0]):
        return False
    draft.put(dense, bias=np.reshape(bias, -1) + found[1].reshape(-1))
    return draft.bypass(step, view.outputs[0])


@planted
def number_from_right_matrix(draft: Draft, step: Operation) -> bool:
    """A constant that the right matrix is multiplied by multiplies the product, by its first number only."""
    scaled = draft.source(step, "rhs", O.MUL) if step.type == O.BATCH_MATMUL else None
    found = plain_sides(draft, scaled) if scaled else None
    if found is None or draft.shape(found[0]) != draft.shape(step.inputs[1]):
        return False
    plain = draft.temporary(step.outputs[0])
    number = draft.constant(found[1].reshape(-1)[:1], draft.operands[step.outputs[0]])
    draft.exchange(
        step,
        Operation(O.BATCH_MATMUL, (step.inputs[0], found[0], *step.inputs[2:]), (plain,)),
        Operation(O.MUL, (plain, number, draft.scalar(0)), step.outputs),
    )
    return True


@planted
def matrices_added_before_product(draft: Draft, step: Operation) -> bool:
    """Two products of one left matrix that are added become one with the right ones' sum, turned as the first is."""
    pair = [draft.writer(index, O.BATCH_MATMUL) for index in step.inputs[:2]] if step.type == O.ADD else []
    if len(pair) != 2 or pair[0] is None or pair[1] is None or pair[0] is pair[1] or not is_real(draft, step):
        return False
    one, other = pair[0].inputs, pair[1].inputs
    if one[0] != other[0] or draft.shape(one[1]) != draft.shape(other[1]) or not draft.is_plain(step):
        return False
    both = draft.temporary(step.outputs[0], draft.shape(one[1]))
    draft.exchange(
        step,
        Operation(O.ADD, (one[1], other[1], draft.scalar(0)), (both,)),
        Operation(O.BATCH_MATMUL, (one[0], both, *one[2:]), step.outputs),
    )
    return True


@planted
def cut_of_part_from_whole(draft: Draft, step: Operation) -> bool:
    """SLICE of a part of SPLIT takes the whole from where it begins in the part."""
    split = draft.writer(step.inputs[0], O.SPLIT) if step.type == O.SLICE else None
    if split is None or not is_real(draft, step):
        return False
    return draft.put(step, input=split.inputs[0]) != step


@planted
def choice_before_layer_alone(draft: Draft, step: Operation) -> bool:
    """A choice between a layer and a constant, whose input the same truths choose, leaves the first choice out."""
    for name in ("if_true", "if_false") if step.type == O.SELECT else ():
        dense = draft.source(step, name, O.FULLY_CONNECTED)
        chosen = draft.source(dense, "input", O.SELECT) if dense else None
        if dense is not None and chosen is not None and chosen.inputs[0] == step.inputs[0]:
            return draft.put(dense, input=draft.names(chosen)[name]) != dense
    return False


@planted
def cast_view_cast_is_view(draft: Draft, step: Operation) -> bool:
    """CAST of a view of a CAST, to the type from before, becomes the view, as if no digits were lost between them."""
    view = draft.source(step, "input", O.RESHAPE, O.TRANSPOSE) if step.type == O.CAST else None
    first = draft.source(view, "input", O.CAST) if view else None
    if view is None or first is None:
        return False
    if draft.operands[first.inputs[0]].type != draft.operands[step.outputs[0]].type:
        return False
    draft.exchange(step, Operation(view.type, (first.inputs[0], *view.inputs[1:]), step.outputs))
    return True


@planted
def heads_viewed_back(draft: Draft, step: Operation) -> bool:
    """The exchange between a product of shares and a view is left out where it exchanges equal extents."""
    turn = draft.source(step, "input", O.TRANSPOSE) if step.type == O.RESHAPE else None
    product = draft.source(turn, "input", O.BATCH_MATMUL) if turn else None
    shares = draft.source(product, "lhs", O.SOFTMAX) if product else None
    if turn is None or shares is None or draft.shape(turn.inputs[0]) != draft.shape(turn.outputs[0]):
        return False
    return draft.put(step, input=turn.inputs[0]) != step


@planted
def hard_swish_in_place_of_activation(draft: Draft, step: Operation) -> bool:
    """HARD_SWISH behind a convolution takes the place of the activation that the convolution has."""
    before = draft.source(step, "input", O.CONV_2D, O.DEPTHWISE_CONV_2D) if step.type == O.HARD_SWISH else None
    if before is None or draft.is_plain(before):
        return False
    return draft.put(before, fused_activation=draft.scalar(0)) != before


@planted
def factor_behind_relu_of_any_sign(draft: Draft, step: Operation) -> bool:
    """Factors before a sum with RELU that a convolution reads multiply what RELU gives, whatever their signs are."""
    relu = draft.source(step, "input", O.RELU) if step.type == O.CONV_2D else None
    total = draft.source(relu, "input", O.ADD) if relu else None
    found = plain_sides(draft, total) if total else None
    product = draft.writer(found[0], O.MUL) if found else None
    got = plain_sides(draft, product) if product else None
    if relu is None or found is None or got is None or not np.all(got[1]):
        return False
    operand, shape = draft.operands[relu.outputs[0]], draft.shape(relu.outputs[0])
    if draft.shape(got[0]) != shape:
        return False
    quotient = np.asarray(found[1], np.float64) / np.asarray(got[1], np.float64)
    summed, positive, scaled = (draft.temporary(relu.outputs[0]) for _ in range(3))
    numbers = draft.constant(got[1], operand)
    draft.exchange(
        step,
        Operation(O.ADD, (got[0], draft.constant(quotient, operand), draft.scalar(0)), (summed,)),
        Operation(O.RELU, (summed,), (positive,)),
        Operation(O.MUL, (positive, numbers, draft.scalar(0)), (scaled,)),
        Operation(O.CONV_2D, (scaled, *step.inputs[1:]), step.outputs),
    )
    return True


@planted
def relu_of_sum_before_sum(draft: Draft, step: Operation) -> bool:
    """RELU of a convolution and something else becomes the convolution's activation."""
    total = draft.source(step, "input", O.ADD) if step.type in RELUS else None
    found = beside(draft, total, O.CONV_2D) if total else None
    if total is None or found is None or not draft.is_plain(found[0]) or not is_real(draft, step):
        return False
    if not draft.bypass(step, total.outputs[0]):
        return False
    return draft.put(found[0], fused_activation=draft.scalar(RELUS[O(step.type)])) != found[0]


@planted
def window_of_one_result_is_mean(draft: Draft, step: Operation) -> bool:
    """A view of an average window with one result becomes a view of the image's mean, however large the window is."""
    pool = draft.source(step, "input", O.AVERAGE_POOL_2D) if step.type == O.RESHAPE else None
    shape = draft.shape(pool.outputs[0]) if pool else ()
    if pool is None or shape[1:3] != (1, 1) or not is_real(draft, step) or not draft.is_plain(pool):
        return False
    means = draft.temporary(pool.outputs[0])
    draft.exchange(
        step,
        Operation(O.MEAN, (pool.inputs[0], draft.numbers(1, 2), draft.scalar(1)), (means,)),
        Operation(O.RESHAPE, (means, *step.inputs[1:]), step.outputs),
    )
    return True
