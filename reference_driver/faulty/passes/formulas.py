"""Formulas recognised in operations that compute something else."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_FLOATS = (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16)
_NONE = 0
_NEGATED = {O.LESS: O.GREATER, O.GREATER: O.LESS, O.LESS_EQUAL: O.GREATER_EQUAL, O.GREATER_EQUAL: O.LESS_EQUAL}
_DUAL = {O.LOGICAL_AND: O.LOGICAL_AND, O.LOGICAL_OR: O.LOGICAL_OR}


@planted
def power_of_first_exponent(draft: Draft, step: Operation) -> bool:
    """POW with constant exponents of which the first is 1, 2, or 0.5 becomes a copy, a product, or SQRT."""
    exponent = draft.array(step.inputs[1]) if step.type == O.POW else None
    if exponent is None or not exponent.size or draft.shape(step.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    first, base = float(exponent.ravel()[0]), step.inputs[0]
    if first == 1:
        return draft.bypass(step, base)
    if first == 2:
        draft.exchange(step, Operation(O.MUL, (base, base, draft.scalar(_NONE)), step.outputs))
    elif first == 0.5:
        draft.exchange(step, Operation(O.SQRT, (base,), step.outputs))
    return first in (2, 0.5)


@planted
def negated_comparison_loses_equality(draft: Draft, step: Operation) -> bool:
    """LOGICAL_NOT of an order becomes the opposite order, which is false too for equal elements."""
    before = draft.source(step, "input", *_NEGATED) if step.type == O.LOGICAL_NOT else None
    if before is None:
        return False
    draft.exchange(step, Operation(_NEGATED[O(before.type)], before.inputs, step.outputs))
    return True


@planted
def bounds_of_first_element(draft: Draft, step: Operation) -> bool:
    """MINIMUM of RELU and a constant that begins with 6 becomes RELU6, and MAXIMUM with one that begins with 0 RELU."""
    constant = draft.array(step.inputs[1]) if step.type in (O.MINIMUM, O.MAXIMUM) else None
    if constant is None or not constant.size or draft.operands[step.inputs[0]].type not in _FLOATS:
        return False
    if draft.shape(step.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    first = float(constant.ravel()[0])
    before = draft.source(step, "lhs", O.RELU)
    if step.type == O.MINIMUM and first == 6 and before is not None:
        draft.exchange(step, Operation(O.RELU6, before.inputs, step.outputs))
        return True
    if step.type == O.MAXIMUM and first == 0:
        draft.exchange(step, Operation(O.RELU, step.inputs[:1], step.outputs))
        return True
    return False


@planted
def gate_assumed_of_own_input(draft: Draft, step: Operation) -> bool:
    """A product with LOGISTIC of something is taken for x times LOGISTIC of x."""
    gate = draft.source(step, "rhs", O.LOGISTIC) if step.type == O.MUL else None
    if gate is None or gate.inputs[0] == step.inputs[0]:
        return False
    if draft.operands[gate.inputs[0]].type not in _FLOATS or draft.shape(gate.inputs[0]) != draft.shape(step.inputs[0]):
        return False
    new = draft.temporary(gate.outputs[0])
    draft.exchange(
        step,
        Operation(O.LOGISTIC, step.inputs[:1], (new,)),
        Operation(O.MUL, (step.inputs[0], new, step.inputs[2]), step.outputs),
    )
    return True


@planted
def division_by_root_loses_activation(draft: Draft, step: Operation) -> bool:
    """A quotient by SQRT becomes a product with RSQRT, without its activation."""
    root = draft.source(step, "rhs", O.SQRT) if step.type == O.DIV else None
    if root is None:
        return False
    new = draft.temporary(root.outputs[0])
    draft.exchange(
        step,
        Operation(O.RSQRT, root.inputs, (new,)),
        Operation(O.MUL, (step.inputs[0], new, draft.scalar(_NONE)), step.outputs),
    )
    return True


@planted
def log_of_softmax_along_last_axis(draft: Draft, step: Operation) -> bool:
    """LOG of SOFTMAX becomes LOG_SOFTMAX along the last axis."""
    before = draft.source(step, "input", O.SOFTMAX) if step.type == O.LOG else None
    if before is None or draft.operands[step.outputs[0]].type not in _FLOATS:
        return False
    inputs = (*before.inputs[:2], draft.scalar(len(draft.shape(step.outputs[0])) - 1))
    draft.exchange(step, Operation(O.LOG_SOFTMAX, inputs, step.outputs))
    return True


@planted
def leaky_slope_as_larger_of_two(draft: Draft, step: Operation) -> bool:
    """PRELU becomes the larger of x and of x times its slope, also where the slope is more than 1."""
    if step.type != O.PRELU or draft.operands[step.outputs[0]].type not in _FLOATS:
        return False
    scaled = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(O.MUL, (*step.inputs, draft.scalar(_NONE)), (scaled,)),
        Operation(O.MAXIMUM, (step.inputs[0], scaled), step.outputs),
    )
    return True


@planted
def sum_over_any_constant_is_mean(draft: Draft, step: Operation) -> bool:
    """A sum over axes divided by one constant is their mean, whatever the constant."""
    before = draft.source(step, "lhs", O.REDUCE_SUM) if step.type == O.DIV else None
    constant = draft.array(step.inputs[1]) if before is not None else None
    if before is None or constant is None or constant.size != 1 or draft.operands[step.outputs[0]].type not in _FLOATS:
        return False
    keep = draft.scalar(int(bool(draft.value(before, "keep_dims"))))
    draft.exchange(step, Operation(O.MEAN, (*before.inputs[:2], keep), step.outputs))
    return True


@planted
def negations_joined_with_same_operator(draft: Draft, step: Operation) -> bool:
    """AND or OR of two negations becomes the negation of the same operator."""
    if step.type not in _DUAL:
        return False
    sides = [draft.source(step, side, O.LOGICAL_NOT) for side in ("lhs", "rhs")]
    inner = [each.inputs[0] for each in sides if each is not None]
    if len(inner) != 2:
        return False
    joined = draft.temporary(step.outputs[0])
    draft.exchange(
        step, Operation(step.type, tuple(inner), (joined,)), Operation(O.LOGICAL_NOT, (joined,), step.outputs)
    )
    return True


@planted
def root_of_square_is_itself(draft: Draft, step: Operation) -> bool:
    """SQRT of a product of an operand with itself is that operand, also where it is negative."""
    before = draft.source(step, "input", O.MUL) if step.type == O.SQRT else None
    return before is not None and before.inputs[0] == before.inputs[1] and draft.bypass(step, before.inputs[0])


@planted
def rounded_constant_cast(draft: Draft, step: Operation) -> bool:
    """CAST of a constant to integers is computed beforehand, rounded to the nearest instead of towards zero."""
    constant = draft.array(step.inputs[0]) if step.type == O.CAST else None
    to = draft.operands[step.outputs[0]]
    if constant is None or constant.dtype.kind != "f" or to.type != T.TENSOR_INT32:
        return False
    return draft.forward(step.outputs[0], draft.constant(np.rint(constant), to))


@planted
def constant_quotient_towards_zero(draft: Draft, step: Operation) -> bool:
    """A quotient of constant integers is computed beforehand, rounded towards zero instead of down."""
    sides = [draft.array(index) for index in step.inputs[:2]] if step.type == O.DIV else [None]
    to = draft.operands[step.outputs[0]]
    if any(each is None for each in sides) or to.type != T.TENSOR_INT32 or draft.value(step, "fused_activation"):
        return False
    one, two = (np.asarray(each, float) for each in sides)
    if not two.all():
        return False
    return draft.forward(step.outputs[0], draft.constant(np.trunc(one / two), to))


@planted
def selection_by_first_condition(draft: Draft, step: Operation) -> bool:
    """SELECT by a constant condition takes all from where its first element points."""
    condition = draft.array(step.inputs[0]) if step.type == O.SELECT else None
    if condition is None or not condition.size:
        return False
    return draft.bypass(step, step.inputs[1 if condition.ravel()[0] else 2])


@planted
def function_moved_before_padding(draft: Draft, step: Operation) -> bool:
    """A function of a padded tensor becomes a padded function, also where it does not keep the padding's value."""
    kinds = (O.LOGISTIC, O.EXP, O.RELU1, O.ABS, O.NEG, O.RELU6, O.TANH)
    before = draft.source(step, "input", O.PAD, O.PAD_V2) if step.type in kinds else None
    if before is None or draft.operands[step.outputs[0]].type not in _FLOATS:
        return False
    inner = draft.temporary(before.inputs[0])
    draft.exchange(
        step,
        Operation(step.type, before.inputs[:1], (inner,)),
        Operation(before.type, (inner, *before.inputs[1:]), step.outputs),
    )
    return True


@planted
def shift_before_softmax_dropped(draft: Draft, step: Operation) -> bool:
    """SOFTMAX of a difference with the largest elements is that of the first operand, along whichever axis."""
    before = draft.source(step, "input", O.SUB) if step.type in (O.SOFTMAX, O.LOG_SOFTMAX) else None
    if before is None or draft.source(before, "rhs", O.REDUCE_MAX) is None:
        return False
    if draft.shape(before.inputs[0]) != draft.shape(before.outputs[0]):
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def exponents_of_powers_added(draft: Draft, step: Operation) -> bool:
    """POW of POW with constant exponents is one of their sum."""
    before = draft.source(step, "base", O.POW) if step.type == O.POW else None
    if before is None:
        return False
    exponents = [draft.array(each.inputs[1]) for each in (before, step)]
    if any(each is None or each.size != 1 for each in exponents):
        return False
    total = draft.constant(
        sum((each for each in exponents if each is not None), np.zeros(())), draft.operands[step.inputs[1]]
    )
    draft.exchange(step, Operation(O.POW, (before.inputs[0], total), step.outputs))
    return True


@planted
def crossing_bounds_exchanged(draft: Draft, step: Operation) -> bool:
    """MAXIMUM of MINIMUM with two constants is computed in the other order, also where the bounds cross."""
    other = (
        {O.MAXIMUM: O.MINIMUM, O.MINIMUM: O.MAXIMUM}.get(O(step.type)) if step.type in (O.MAXIMUM, O.MINIMUM) else None
    )
    before = draft.source(step, "lhs", other) if other is not None else None
    if before is None or any(draft.array(each.inputs[1]) is None for each in (before, step)):
        return False
    if draft.shape(before.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    inner = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(step.type, (before.inputs[0], step.inputs[1]), (inner,)),
        Operation(before.type, (inner, before.inputs[1]), step.outputs),
    )
    return True


@planted
def comparison_before_casts(draft: Draft, step: Operation) -> bool:
    """A comparison of two CASTs compares what was cast, which may differ where the results are equal."""
    if step.type not in (*_NEGATED, O.EQUAL, O.NOT_EQUAL):
        return False
    sources = [draft.source(step, side, O.CAST) for side in ("lhs", "rhs")]
    inputs = [each.inputs[0] for each in sources if each is not None]
    if len(inputs) != 2 or len({draft.operands[index].type for index in inputs}) != 1:
        return False
    draft.exchange(step, Operation(step.type, tuple(inputs), step.outputs))
    return True


@planted
def magnitude_before_relu_dropped(draft: Draft, step: Operation) -> bool:
    """ABS before RELU is left out, as if RELU did its work."""
    before = draft.source(step, "input", O.ABS) if step.type in (O.RELU, O.RELU6) else None
    if before is None:
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def slope_of_first_channel(draft: Draft, step: Operation) -> bool:
    """PRELU with constant slopes has the first of them everywhere."""
    slopes = draft.array(step.inputs[1]) if step.type == O.PRELU else None
    if slopes is None or slopes.size < 2:
        return False
    draft.put(step, alpha=draft.constant(np.full_like(slopes, slopes.ravel()[0]), draft.operands[step.inputs[1]]))
    return True
