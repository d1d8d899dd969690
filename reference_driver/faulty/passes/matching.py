"""Patterns that a compiler matches by too little: a number of elements, a formula's shape, the first of several."""

from __future__ import annotations

from math import prod

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import FLOATS
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft


def _is_real(draft: Draft, step: Operation) -> bool:
    return draft.operands[step.outputs[0]].type in FLOATS


@planted
def column_taken_for_a_row_of_the_matrix(draft: Draft, step: Operation) -> bool:
    """A constant factor before FULLY_CONNECTED is folded into the weights by its number of elements, though it is a
    column.
    """
    first = draft.source(step, "input", O.MUL) if step.type == O.FULLY_CONNECTED and _is_real(draft, step) else None
    if first is None or not draft.is_plain(first):
        return False
    weights, scale = draft.array(step.inputs[1]), draft.array(first.inputs[1])
    if weights is None or scale is None or scale.size != weights.shape[1]:
        return False
    draft.put(step, input=first.inputs[0], weights=weights * scale.reshape(-1))
    return True


@planted
def term_of_each_row_taken_for_the_first(draft: Draft, step: Operation) -> bool:
    """A constant term before FULLY_CONNECTED goes into the bias by its first row, though each row has its own."""
    first = draft.source(step, "input", O.ADD) if step.type == O.FULLY_CONNECTED and _is_real(draft, step) else None
    if first is None or not draft.is_plain(first):
        return False
    weights, bias, term = (draft.array(index) for index in (*step.inputs[1:3], first.inputs[1]))
    if weights is None or bias is None or term is None:
        return False
    draft.put(step, input=first.inputs[0], bias=bias + weights @ np.resize(term.reshape(-1), weights.shape[1]))
    return True


@planted
def depthwise_factor_of_another_order(draft: Draft, step: Operation) -> bool:
    """A factor of each channel is folded into a depthwise filter as if the multiplier came first in their order."""
    first = draft.source(step, "lhs", O.DEPTHWISE_CONV_2D) if step.type == O.MUL and _is_real(draft, step) else None
    if first is None or not (draft.is_plain(first) and draft.is_plain(step)) or draft.value(first, "nchw"):
        return False
    weights, bias, scale = (draft.array(index) for index in (*first.inputs[1:3], step.inputs[1]))
    if weights is None or bias is None or scale is None or scale.shape[-1] != scale.size or scale.size != bias.size:
        return False
    turned = scale.reshape(draft.value(first, "depth_multiplier"), -1).T.reshape(-1)
    filters = draft.constant(weights * turned, draft.operands[first.inputs[1]])
    biases = draft.constant(bias * scale.reshape(-1), draft.operands[first.inputs[2]])
    draft.exchange(step, Operation(first.type, (first.inputs[0], filters, biases, *first.inputs[3:]), step.outputs))
    return True


@planted
def larger_of_a_multiple_is_prelu(draft: Draft, step: Operation) -> bool:
    """The larger of x and of x times a constant becomes PRELU, also where the constant is above 1."""
    if step.type != O.MAXIMUM or not _is_real(draft, step):
        return False
    for one, other in (step.inputs, step.inputs[::-1]):
        product = draft.writer(other)
        if product is None or product.type != O.MUL or not draft.is_plain(product) or product.inputs[0] != one:
            continue
        if draft.array(product.inputs[1]) is not None and draft.shape(one) == draft.shape(step.outputs[0]):
            draft.exchange(step, Operation(O.PRELU, product.inputs[:2], step.outputs))
            return True
    return False


@planted
def norm_of_the_last_axis(draft: Draft, step: Operation) -> bool:
    """x over the root of the sum of its squares becomes L2_NORMALIZATION along the last axis, whichever was summed."""
    root = draft.source(step, "rhs", O.SQRT if step.type == O.DIV else O.RSQRT)
    total = draft.source(root, "input", O.REDUCE_SUM) if root is not None and step.type in (O.DIV, O.MUL) else None
    square = draft.source(total, "input", O.MUL) if total is not None else None
    if square is None or square.inputs[:2] != (step.inputs[0], step.inputs[0]):
        return False
    draft.exchange(step, Operation(O.L2_NORMALIZATION, (step.inputs[0], draft.scalar(-1)), step.outputs))
    return True


@planted
def matrix_of_the_first_batch(draft: Draft, step: Operation) -> bool:
    """BATCH_MATMUL by constants becomes FULLY_CONNECTED by those of the first batch."""
    matrices = draft.array(step.inputs[1]) if step.type == O.BATCH_MATMUL and _is_real(draft, step) else None
    if matrices is None or draft.value(step, "adj_x"):
        return False
    first = matrices.reshape(-1, *matrices.shape[-2:])[0]
    weights = first if draft.value(step, "adj_y") else first.T
    like, shape = draft.operands[step.inputs[1]], draft.shape(step.inputs[0])
    rows, units = prod(shape[:-1]), len(weights)
    flat, result = draft.temporary(step.inputs[0], (rows, shape[-1])), draft.temporary(step.outputs[0], (rows, units))
    bias = draft.constant(np.zeros(units), replace(like, dimensions=(units,)))
    draft.exchange(
        step,
        Operation(O.RESHAPE, (step.inputs[0], draft.numbers(rows, shape[-1])), (flat,)),
        Operation(O.FULLY_CONNECTED, (flat, draft.constant(weights, like), bias, draft.scalar(0)), (result,)),
        Operation(O.RESHAPE, (result, draft.numbers(*draft.shape(step.outputs[0]))), step.outputs),
    )
    return True


@planted
def beta_replaced_by_the_factor(draft: Draft, step: Operation) -> bool:
    """A factor before SOFTMAX becomes its beta, in place of the one that it has."""
    first = draft.source(step, "input", O.MUL) if step.type in (O.SOFTMAX, O.LOG_SOFTMAX) else None
    scale = draft.array(first.inputs[1]) if first is not None and draft.is_plain(first) else None
    if first is None or scale is None or scale.size != 1 or scale.dtype.kind != "f" or scale.item() <= 0:
        return False
    if draft.shape(first.inputs[0]) != draft.shape(step.inputs[0]):
        return False
    draft.put(step, input=first.inputs[0], beta=scale.reshape(()))
    return True


@planted
def quantised_once_for_two_scales(draft: Draft, step: Operation) -> bool:
    """Two QUANTIZEs of one tensor are one, though the second one's range is smaller."""
    if step.type != O.QUANTIZE:
        return False
    for other in draft.earlier(step):
        if other.type == O.QUANTIZE and other.inputs == step.inputs:
            return draft.bypass(step, other.outputs[0])
    return False


@planted
def slices_joined_past_another(draft: Draft, step: Operation) -> bool:
    """Two parts of one tensor among the operands of a CONCATENATION come next to each other, whatever is between."""
    if step.type != O.CONCATENATION:
        return False
    parts = list(step.inputs[:-1])
    for place, index in enumerate(parts[:-2]):
        one = draft.writer(index)
        if one is None or one.type not in (O.SLICE, O.SPLIT, O.STRIDED_SLICE):
            continue
        for later in range(place + 2, len(parts)):
            two = draft.writer(parts[later])
            if two is not None and two.inputs[0] == one.inputs[0] and parts[later] != index:
                parts.insert(place + 1, parts.pop(later))
                draft.exchange(step, Operation(step.type, (*parts, step.inputs[-1]), step.outputs))
                return True
    return False


@planted
def complement_of_any_number(draft: Draft, step: Operation) -> bool:
    """A constant less LOGISTIC of x becomes LOGISTIC of -x, whatever the constant."""
    first = draft.source(step, "rhs", O.LOGISTIC) if step.type == O.SUB and _is_real(draft, step) else None
    if first is None or draft.array(step.inputs[0]) is None or not draft.is_plain(step):
        return False
    negated = draft.temporary(first.inputs[0])
    opposite = Operation(O.NEG, (first.inputs[0],), (negated,))
    draft.exchange(step, opposite, Operation(O.LOGISTIC, (negated,), step.outputs))
    return True


@planted
def choice_above_any_bound_is_relu(draft: Draft, step: Operation) -> bool:
    """SELECT of x where it is greater than a constant becomes RELU, whatever the constant and the other side."""
    kinds = (O.GREATER, O.GREATER_EQUAL)
    first = draft.source(step, "condition", *kinds) if step.type == O.SELECT and _is_real(draft, step) else None
    if first is None or step.inputs[1] != first.inputs[0] or draft.array(first.inputs[1]) is None:
        return False
    draft.exchange(step, Operation(O.RELU, (step.inputs[1],), step.outputs))
    return True


@planted
def operation_of_each_part_on_the_whole(draft: Draft, step: Operation) -> bool:
    """Parts of SPLIT, each through the same operation and joined again, become that operation on the whole, along
    whichever axis.
    """
    kinds = (O.SOFTMAX, O.LOG_SOFTMAX, O.L2_NORMALIZATION, O.REVERSE)
    each = [draft.writer(index) for index in step.inputs[:-1]] if step.type == O.CONCATENATION else []
    alike = [one for one in each if one is not None and one.type in kinds and each[0] is not None]
    split = draft.writer(alike[0].inputs[0]) if alike else None
    if split is None or split.type != O.SPLIT or [one.inputs[0] for one in alike] != list(split.outputs):
        return False
    draft.exchange(step, Operation(alike[0].type, (split.inputs[0], *alike[0].inputs[1:]), step.outputs))
    return True


@planted
def difference_of_layers_with_sum_of_biases(draft: Draft, step: Operation) -> bool:
    """The difference of two layers of one input becomes one, with the weights' difference and the sum of biases."""
    kinds = (O.FULLY_CONNECTED,)
    layers = [draft.source(step, name, *kinds) for name in ("lhs", "rhs")] if step.type == O.SUB else []
    one, other = layers or (None, None)
    if one is None or other is None or one.inputs[0] != other.inputs[0] or not _is_real(draft, step):
        return False
    values = [draft.array(each.inputs[place]) for place in (1, 2) for each in (one, other)]
    if any(each is None for each in values) or not (draft.is_plain(one) and draft.is_plain(other)):
        return False
    weights, minus, bias, plus = (np.asarray(each) for each in values)
    new = [draft.constant(weights - minus, draft.operands[one.inputs[1]])]
    new.append(draft.constant(bias + plus, draft.operands[one.inputs[2]]))
    draft.exchange(step, Operation(one.type, (one.inputs[0], *new, step.inputs[2]), step.outputs))
    return True
