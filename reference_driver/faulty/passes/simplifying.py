"""Activations and sums, products and bounds that are rewritten by rules that hold for others."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import RELUS, is_real, plain_sides, sides
from nnconform.reference_driver.rewriting.draft import Draft


@planted
def clamp_from_zero_as_relu6(draft: Draft, step: Operation) -> bool:
    """MINIMUM of a number and MAXIMUM of 0 is RELU6, whatever the number is."""
    found = sides(draft, step) if step.type == O.MINIMUM and is_real(draft, step) else None
    before = draft.writer(found[0]) if found and found[1].size == 1 and found[1].item() > 0 else None
    if before is None:
        return False
    if before.type == O.RELU:
        source = before.inputs[0]
    else:
        inner = sides(draft, before) if before.type == O.MAXIMUM else None
        if inner is None or inner[1].size != 1 or inner[1].item() != 0:
            return False
        source = inner[0]
    if draft.shape(source) != draft.shape(step.outputs[0]):
        return False
    draft.exchange(step, Operation(O.RELU6, (source,), step.outputs))
    return True


@planted
def fused_activation_replaced(draft: Draft, step: Operation) -> bool:
    """An activation behind an operation with a fused one takes its place."""
    before = (
        draft.source(step, "input", O.ADD, O.MUL, O.SUB, O.CONV_2D, O.FULLY_CONNECTED, O.DEPTHWISE_CONV_2D)
        if step.type in RELUS
        else None
    )
    if before is None or draft.is_plain(before):
        return False
    code = RELUS[O(step.type)]
    if draft.value(before, "fused_activation") == code:
        return False
    draft.put(before, fused_activation=np.int32(code))
    return draft.bypass(step, before.outputs[0])


@planted
def slopes_of_first_channel(draft: Draft, step: Operation) -> bool:
    """PRELU by constants gets the first channel's slope for all."""
    alpha = draft.value(step, "alpha") if step.type == O.PRELU else None
    if alpha is None or np.ptp(alpha) == 0:
        return False
    draft.put(step, alpha=np.full_like(alpha, alpha.flat[0]))
    return True


@planted
def relu_of_one_part_for_all(draft: Draft, step: Operation) -> bool:
    """RELU of the first of joined parts is applied to the whole."""
    if step.type != O.CONCATENATION:
        return False
    inputs = draft.names(step)["inputs"]
    before = draft.writer(inputs[0])
    if before is None or before.type not in RELUS:
        return False
    between = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(step.type, (before.inputs[0], *step.inputs[1:]), (between,)),
        Operation(before.type, (between,), step.outputs),
    )
    return True


@planted
def relu_before_mean_of_window(draft: Draft, step: Operation) -> bool:
    """RELU behind AVERAGE_POOL_2D is applied before it, as with MAX_POOL_2D."""
    before = draft.source(step, "input", O.AVERAGE_POOL_2D) if step.type in RELUS else None
    if before is None:
        return False
    draft.swap(step, before, draft.temporary(before.inputs[0]))
    return True


@planted
def relu_of_both_behind_sum(draft: Draft, step: Operation) -> bool:
    """A sum of two RELUs is the RELU of the sum."""
    if step.type != O.ADD or not draft.is_plain(step):
        return False
    one, other = (draft.source(step, name, *RELUS) for name in ("lhs", "rhs"))
    if one is None or other is None or one.type != other.type:
        return False
    draft.put(
        step,
        lhs=one.inputs[0],
        rhs=other.inputs[0],
        fused_activation=np.int32(RELUS[O(one.type)]),
    )
    return True


@planted
def difference_less_itself(draft: Draft, step: Operation) -> bool:
    """x - y less x is y, without its sign."""
    before = draft.source(step, "lhs", O.SUB) if step.type == O.SUB and draft.is_plain(step) else None
    if before is None or not draft.is_plain(before) or before.inputs[0] != step.inputs[1]:
        return False
    return draft.bypass(step, before.inputs[1])


@planted
def common_factor_past_activation(draft: Draft, step: Operation) -> bool:
    """a*b + a*c is a*(b+c), also where the products have an activation."""
    if step.type != O.ADD:
        return False
    one, other = (draft.source(step, name, O.MUL) for name in ("lhs", "rhs"))
    if one is None or other is None or one is other or draft.is_plain(one):
        return False
    common = [i for i in one.inputs[:2] if i in other.inputs[:2]]
    if not common:
        return False
    rest = [next((i for i in each.inputs[:2] if i != common[0]), common[0]) for each in (one, other)]
    wide = max(rest, key=lambda i: len(draft.shape(i)))
    between = draft.temporary(wide, np.broadcast_shapes(*(draft.shape(i) for i in rest)))
    draft.exchange(
        step,
        Operation(O.ADD, (*rest, draft.scalar(0)), (between,)),
        Operation(O.MUL, (common[0], between, one.inputs[2]), step.outputs),
    )
    return True


@planted
def constant_less_commuted(draft: Draft, step: Operation) -> bool:
    """A sum of a number and c - x has the constants joined as for x - c."""
    before = draft.source(step, "lhs", O.SUB) if step.type == O.ADD and draft.is_plain(step) else None
    outer, inner = sides(draft, step), sides(draft, before) if before else None
    if (
        before is None
        or not outer
        or not inner
        or not inner[2]
        or not draft.is_plain(before)
        or not is_real(draft, step)
    ):
        return False
    if draft.shape(inner[0]) != draft.shape(step.outputs[0]):
        return False
    assert before is not None
    joined = draft.constant(np.asarray(inner[1] + outer[1]), draft.operands[before.inputs[0]])
    draft.exchange(step, Operation(O.SUB, (inner[0], joined, step.inputs[2]), step.outputs))
    return True


@planted
def negation_into_extreme(draft: Draft, step: Operation) -> bool:
    """NEG of MAXIMUM or MINIMUM is the same of the negated sides."""
    before = draft.source(step, "input", O.MAXIMUM, O.MINIMUM) if step.type == O.NEG else None
    if before is None:
        return False
    new = [draft.temporary(index) for index in before.inputs]
    draft.exchange(
        step,
        *(Operation(O.NEG, (a,), (b,)) for a, b in zip(before.inputs, new, strict=True)),
        Operation(before.type, tuple(new), step.outputs),
    )
    return True


@planted
def absolute_of_one_factor(draft: Draft, step: Operation) -> bool:
    """ABS of a product is a product with ABS of its first factor."""
    before = draft.source(step, "input", O.MUL, O.DIV) if step.type == O.ABS else None
    if before is None or not draft.is_plain(before):
        return False
    new = draft.temporary(before.inputs[0])
    draft.exchange(
        step,
        Operation(O.ABS, (before.inputs[0],), (new,)),
        Operation(before.type, (new, *before.inputs[1:]), step.outputs),
    )
    return True


@planted
def small_addend_dropped(draft: Draft, step: Operation) -> bool:
    """A small number added before RSQRT, SQRT or LOG, or below a quotient, is dropped."""
    before = (
        draft.source(step, "input", O.ADD)
        if step.type in (O.RSQRT, O.SQRT, O.LOG)
        else draft.source(step, "rhs", O.ADD)
        if step.type == O.DIV
        else None
    )
    found = plain_sides(draft, before)
    if (
        before is None
        or found is None
        or found[1].size != 1
        or not 0 < found[1].item() < 0.2
        or draft.shape(found[0]) != draft.shape(before.outputs[0])
    ):
        return False
    draft.put(step, **{"rhs" if step.type == O.DIV else "input": found[0]})
    return True


@planted
def floor_before_integers_dropped(draft: Draft, step: Operation) -> bool:
    """FLOOR before a CAST to integers is dropped."""
    before = draft.source(step, "input", O.FLOOR) if step.type == O.CAST else None
    if before is None or draft.operands[step.outputs[0]].type not in (
        T.TENSOR_INT32,
        T.TENSOR_QUANT8_ASYMM,
        T.TENSOR_QUANT8_ASYMM_SIGNED,
    ):
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def functions_taken_for_odd(draft: Draft, step: Operation) -> bool:
    """FLOOR, ELU, HARD_SWISH or a RELU of NEG is NEG of it."""
    before = draft.source(step, "input", O.NEG) if step.type in (O.FLOOR, O.ELU, O.HARD_SWISH, *RELUS) else None
    if before is None:
        return False
    draft.swap(step, before)
    return True


@planted
def negated_addend_turned(draft: Draft, step: Operation) -> bool:
    """The sum of NEG of x, on the left, and y is x - y."""
    before = draft.source(step, "lhs", O.NEG) if step.type == O.ADD else None
    if before is None:
        return False
    draft.exchange(step, Operation(O.SUB, (before.inputs[0], *step.inputs[1:]), step.outputs))
    return True
