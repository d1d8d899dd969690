"""Functions written out as networks have them, of which a pass asks the operations and not every number or axis."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import beside, is_real, plain_sides
from nnconform.reference_driver.rewriting.draft import Draft

_COMPARISONS = (O.LESS, O.LESS_EQUAL, O.GREATER, O.GREATER_EQUAL, O.EQUAL, O.NOT_EQUAL)


def _axis(draft: Draft, step: Operation | None) -> int | None:
    """Return the single axis of a reduction, from the front; None if it has several."""
    axes = draft.array(step.inputs[1]) if step is not None else None
    if step is None or axes is None or axes.size != 1:
        return None
    return int(axes.reshape(-1)[0]) % len(draft.shape(step.inputs[0]))


def _like(draft: Draft, step: Operation, index: int) -> bool:
    return draft.shape(index) == draft.shape(step.outputs[0]) and is_real(draft, step)


@planted
def root_of_mean_product_is_length(draft: Draft, step: Operation) -> bool:
    """The root of an average window over a product becomes L2_POOL_2D of the left side, whatever the right one is."""
    pool = draft.source(step, "input", O.AVERAGE_POOL_2D) if step.type == O.SQRT else None
    product = draft.source(pool, "input", O.MUL) if pool else None
    if pool is None or product is None or draft.shape(product.inputs[0]) != draft.shape(product.outputs[0]):
        return False
    draft.exchange(step, Operation(O.L2_POOL_2D, (product.inputs[0], *pool.inputs[1:]), step.outputs))
    return True


@planted
def mask_chooses_what_is_compared(draft: Draft, step: Operation) -> bool:
    """A product by what a comparison chooses, 1 or 0, becomes SELECT between what is compared and 0."""
    found = beside(draft, step, O.SELECT) if step.type == O.MUL and draft.is_plain(step) else None
    numbers = [draft.array(index) for index in found[0].inputs[1:]] if found else []
    if (
        len(numbers) != 2
        or numbers[0] is None
        or numbers[1] is None
        or not np.all(numbers[0] == 1)
        or np.any(numbers[1])
    ):
        return False
    compared = draft.source(found[0], "condition", *_COMPARISONS) if found else None
    if compared is None or not _like(draft, step, compared.inputs[0]):
        return False
    index = compared.inputs[0]
    if draft.operands[index].type != draft.operands[step.outputs[0]].type:
        return False
    nothing = draft.constant(np.zeros(draft.shape(index)), draft.operands[step.outputs[0]])
    truths = draft.temporary(compared.outputs[0])
    draft.exchange(
        step,
        Operation(compared.type, compared.inputs, (truths,)),
        Operation(O.SELECT, (truths, index, nothing), step.outputs),
    )
    return draft.shape(truths) == draft.shape(index)


@planted
def slope_below_any_number(draft: Draft, step: Operation) -> bool:
    """A choice between x and a multiple of x, by a comparison of x with a number, becomes PRELU at any number."""
    compared = draft.source(step, "condition", O.GREATER, O.GREATER_EQUAL) if step.type == O.SELECT else None
    product = draft.source(step, "if_false", O.MUL) if compared else None
    found = plain_sides(draft, product) if product else None
    if compared is None or found is None or not found[0] == step.inputs[1] == compared.inputs[0]:
        return False
    slope = draft.constant(found[1], draft.operands[step.outputs[0]])
    draft.exchange(step, Operation(O.PRELU, (found[0], slope), step.outputs))
    return True


@planted
def hard_swish_by_operations(draft: Draft, step: Operation) -> bool:
    """x times a RELU6 of a sum with x, in a product with a number, becomes HARD_SWISH, whatever the numbers are."""
    found = plain_sides(draft, step) if step.type == O.MUL else None
    product = draft.writer(found[0], O.MUL) if found else None
    inner = beside(draft, product, O.ADD, O.RELU6) if product else None
    if inner is None or not _like(draft, step, inner[1]):
        return False
    total, data = inner
    if total.type == O.RELU6:
        total = draft.source(total, "input", O.ADD) or total
    elif draft.value(total, "fused_activation") != 3:
        return False
    if data not in total.inputs:
        return False
    draft.exchange(step, Operation(O.HARD_SWISH, (data,), step.outputs))
    return True


@planted
def greatest_in_view_subtracted(draft: Draft, step: Operation) -> bool:
    """SOFTMAX of x less a view of maxima of x becomes that of x, along whichever axis the maxima are."""
    less = draft.source(step, "input", O.SUB) if step.type == O.SOFTMAX else None
    view = draft.source(less, "rhs", O.RESHAPE) if less else None
    most = draft.source(view, "input", O.REDUCE_MAX) if view else None
    if less is None or most is None or most.inputs[0] != less.inputs[0]:
        return False
    return draft.put(step, input=less.inputs[0]) != step


@planted
def logarithm_of_shares_along_last(draft: Draft, step: Operation) -> bool:
    """x less the logarithm of a sum of its EXPs becomes LOG_SOFTMAX along the last axis, wherever the sum is."""
    logarithm = draft.source(step, "rhs", O.LOG) if step.type == O.SUB and is_real(draft, step) else None
    total = draft.source(logarithm, "input", O.REDUCE_SUM) if logarithm else None
    power = draft.source(total, "input", O.EXP) if total else None
    if power is None or power.inputs[0] != step.inputs[0] or not _like(draft, step, step.inputs[0]):
        return False
    half = draft.operands[step.outputs[0]].type == T.TENSOR_FLOAT16
    beta = draft.scalar(1.0, T.FLOAT16 if half else T.FLOAT32)
    draft.exchange(step, Operation(O.LOG_SOFTMAX, (step.inputs[0], beta, draft.scalar(-1)), step.outputs))
    return True


@planted
def least_place_before_shares(draft: Draft, step: Operation) -> bool:
    """ARGMIN of SOFTMAX becomes that of what SOFTMAX reads, along whichever axis each of them is."""
    shares = draft.source(step, "input", O.SOFTMAX, O.LOG_SOFTMAX) if step.type == O.ARGMIN else None
    return shares is not None and is_real(draft, shares) and draft.put(step, input=shares.inputs[0]) != step


@planted
def length_with_any_addend(draft: Draft, step: Operation) -> bool:
    """x times RSQRT of a sum of its squares and a number becomes L2_NORMALIZATION, whatever the number is."""
    found = beside(draft, step, O.RSQRT) if step.type == O.MUL else None
    raised = draft.source(found[0], "input", O.ADD, O.MAXIMUM) if found else None
    total = draft.source(raised, "lhs", O.REDUCE_SUM) if raised else None
    square = draft.source(total, "input", O.MUL) if total else None
    axis = _axis(draft, total)
    if found is None or square is None or axis is None or found[1] not in square.inputs:
        return False
    draft.exchange(step, Operation(O.L2_NORMALIZATION, (found[1], draft.scalar(axis)), step.outputs))
    return True


@planted
def sum_by_part_of_one_is_mean(draft: Draft, step: Operation) -> bool:
    """A sum times a number is a mean where the number is one over the last extent, along whichever axes the sum is."""
    found = plain_sides(draft, step) if step.type == O.MUL else None
    total = draft.writer(found[0], O.REDUCE_SUM) if found else None
    if found is None or total is None or found[1].size != 1:
        return False
    if abs(float(found[1].reshape(-1)[0]) * draft.shape(total.inputs[0])[-1] - 1.0) > 0.01:
        return False
    keep = draft.scalar(int(draft.value(total, "keep_dims")))
    if draft.shape(total.outputs[0]) != draft.shape(step.outputs[0]):
        return False
    draft.exchange(step, Operation(O.MEAN, (*total.inputs[:2], keep), step.outputs))
    return True


@planted
def negated_extreme_of_negated(draft: Draft, step: Operation) -> bool:
    """NEG of the maxima of NEG becomes the maxima themselves."""
    most = draft.source(step, "input", O.REDUCE_MAX, O.REDUCE_MIN) if step.type == O.NEG else None
    before = draft.source(most, "input", O.NEG) if most else None
    if most is None or before is None:
        return False
    draft.exchange(step, Operation(most.type, (before.inputs[0], *most.inputs[1:]), step.outputs))
    return True


@planted
def addend_of_difference_cancels(draft: Draft, step: Operation) -> bool:
    """A difference to which one of its sides is added becomes the left side, whichever side that was."""
    found = beside(draft, step, O.SUB) if step.type == O.ADD and draft.is_plain(step) and is_real(draft, step) else None
    if found is None or found[1] not in found[0].inputs or not draft.is_plain(found[0]):
        return False
    return draft.bypass(step, found[0].inputs[0])


@planted
def inverse_root_by_first_exponent(draft: Draft, step: Operation) -> bool:
    """POW by -0.5 becomes RSQRT where the first exponent is -0.5, whatever the others are."""
    powers = draft.value(step, "exponent") if step.type == O.POW else None
    if powers is None or not np.size(powers) or float(np.reshape(powers, -1)[0]) != -0.5:
        return False
    if not _like(draft, step, step.inputs[0]):
        return False
    draft.exchange(step, Operation(O.RSQRT, (step.inputs[0],), step.outputs))
    return True


@planted
def next_whole_number_is_one_more(draft: Draft, step: Operation) -> bool:
    """NEG of FLOOR of NEG becomes FLOOR of x and 1, which is one too much for whole numbers."""
    floor = draft.source(step, "input", O.FLOOR) if step.type == O.NEG else None
    before = draft.source(floor, "input", O.NEG) if floor else None
    if before is None or not is_real(draft, step):
        return False
    one, more = draft.constant(np.ones((1,)), draft.operands[step.outputs[0]]), draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(O.ADD, (before.inputs[0], one, draft.scalar(0)), (more,)),
        Operation(O.FLOOR, (more,), step.outputs),
    )
    return True


@planted
def quotient_by_two_roots(draft: Draft, step: Operation) -> bool:
    """A quotient by a root that is divided again becomes one by the root of both divisors' product."""
    before = draft.source(step, "lhs", O.DIV) if step.type == O.DIV and draft.is_plain(step) else None
    root = draft.source(before, "rhs", O.SQRT) if before else None
    if before is None or root is None or not draft.is_plain(before) or not is_real(draft, step):
        return False
    try:
        extents = np.broadcast_shapes(draft.shape(root.inputs[0]), draft.shape(step.inputs[1]))
    except ValueError:
        return False
    product, both = (draft.temporary(step.outputs[0], extents) for _ in range(2))
    draft.exchange(
        step,
        Operation(O.MUL, (root.inputs[0], step.inputs[1], draft.scalar(0)), (product,)),
        Operation(O.SQRT, (product,), (both,)),
        Operation(O.DIV, (before.inputs[0], both, draft.scalar(0)), step.outputs),
    )
    return True


@planted
def slope_by_absolute_values(draft: Draft, step: Operation) -> bool:
    """RELU of x and a multiple of x less its absolute values become PRELU, without the factor of two."""
    found = beside(draft, step, O.RELU) if step.type == O.ADD and draft.is_plain(step) else None
    product = draft.writer(found[1], O.MUL) if found else None
    got = plain_sides(draft, product) if product else None
    less = draft.writer(got[0], O.SUB) if got else None
    size = draft.source(less, "rhs", O.ABS) if less else None
    if found is None or got is None or size is None or size.inputs[0] != found[0].inputs[0]:
        return False
    slope = draft.constant(got[1], draft.operands[step.outputs[0]])
    draft.exchange(step, Operation(O.PRELU, (size.inputs[0], slope), step.outputs))
    return True


@planted
def clamps_as_one(draft: Draft, step: Operation) -> bool:
    """Two clamps in a row become one, from the larger lower bound to the smaller upper one, though apart."""
    numbers = list[tuple[O, float]]()
    current: Operation | None = step
    index = step.outputs[0]
    for kind in (O.MINIMUM, O.MAXIMUM, O.MINIMUM, O.MAXIMUM):
        found = plain_sides(draft, current) if current is not None and current.type == kind else None
        if found is None or found[1].size != 1:
            return False
        numbers.append((kind, float(found[1].reshape(-1)[0])))
        index, current = found[0], draft.writer(found[0])
    low = max(number for kind, number in numbers if kind == O.MAXIMUM)
    high = min(number for kind, number in numbers if kind == O.MINIMUM)
    operand, between = draft.operands[step.outputs[0]], draft.temporary(step.outputs[0])
    if draft.shape(index) != operand.dimensions:
        return False
    draft.exchange(
        step,
        Operation(O.MINIMUM, (index, draft.constant([high], operand)), (between,)),
        Operation(O.MAXIMUM, (between, draft.constant([low], operand)), step.outputs),
    )
    return True
