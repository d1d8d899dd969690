"""Identities of arithmetic that hold only sometimes."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft


@planted
def reciprocal_of_two_digits(draft: Draft, step: Operation) -> bool:
    """A division by a constant becomes a product by its reciprocal, rounded to two digits."""
    divisor = draft.value(step, "rhs") if step.type == O.DIV else None
    if divisor is None or divisor.dtype.kind != "f" or not np.all(divisor):
        return False
    rounded = draft.constant(np.round(1 / divisor, 2), draft.operands[step.inputs[1]])
    draft.exchange(step, Operation(O.MUL, (step.inputs[0], rounded, step.inputs[2]), step.outputs))
    return True


@planted
def positive_difference_of_wrong_side(draft: Draft, step: Operation) -> bool:
    """RELU of a difference becomes the maximum less the first operand in place of the second."""
    first = draft.source(step, "input", O.SUB) if step.type == O.RELU else None
    if first is None or draft.shape(first.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    largest = draft.temporary(first.outputs[0])
    draft.exchange(
        step,
        Operation(O.MAXIMUM, first.inputs[:2], (largest,)),
        Operation(O.SUB, (largest, first.inputs[0], draft.scalar(0)), step.outputs),
    )
    return True


@planted
def logarithm_of_softmax_along_last(draft: Draft, step: Operation) -> bool:
    """LOG of a SOFTMAX becomes a LOG_SOFTMAX along the last axis, whichever axis it was."""
    first = draft.source(step, "input", O.SOFTMAX) if step.type == O.LOG else None
    if first is None or draft.value(first, "axis") in (None, -1, len(draft.shape(step.outputs[0])) - 1):
        return False
    inputs = (first.inputs[0], first.inputs[1], draft.scalar(-1))
    draft.exchange(step, Operation(O.LOG_SOFTMAX, inputs, step.outputs))
    return True


@planted
def choice_by_negation(draft: Draft, step: Operation) -> bool:
    """SELECT by a negated condition reads the condition, and its operands stay where they are."""
    first = draft.source(step, "condition", O.LOGICAL_NOT) if step.type == O.SELECT else None
    if first is None:
        return False
    draft.put(step, condition=first.inputs[0])
    return True


@planted
def compared_before_cast(draft: Draft, step: Operation) -> bool:
    """A comparison of CASTs compares what was cast."""
    kinds = (O.LESS, O.GREATER, O.EQUAL, O.LESS_EQUAL, O.GREATER_EQUAL, O.NOT_EQUAL)
    sides = [draft.source(step, name, O.CAST) for name in ("lhs", "rhs")] if step.type in kinds else []
    if len(sides) != 2 or sides[0] is None or sides[1] is None:
        return False
    draft.put(step, lhs=sides[0].inputs[0], rhs=sides[1].inputs[0])
    return True


@planted
def unsigned_needs_no_relu(draft: Draft, step: Operation) -> bool:
    """RELU of an unsigned quantised tensor is removed, whatever its zero point."""
    if step.type != O.RELU or draft.operands[step.inputs[0]].type != T.TENSOR_QUANT8_ASYMM:
        return False
    return draft.bypass(step, step.inputs[0])


@planted
def bounds_exchanged(draft: Draft, step: Operation) -> bool:
    """A MINIMUM of a MAXIMUM becomes the MAXIMUM of a MINIMUM, also where the lower bound is the higher one."""
    other = {O.MINIMUM: O.MAXIMUM, O.MAXIMUM: O.MINIMUM}
    first = draft.source(step, "lhs", other[O(step.type)]) if step.type in other else None
    if first is None or not draft.private(first.outputs[0]):
        return False
    if draft.shape(first.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    inner = draft.temporary(first.outputs[0])
    inputs = (inner, first.inputs[1])
    kind, outputs = O(step.type), step.outputs
    draft.exchange(
        step,
        Operation(kind, (first.inputs[0], step.inputs[1]), (inner,)),
        Operation(other[kind], inputs, outputs),
    )
    return True


@planted
def function_twice_is_once(draft: Draft, step: Operation) -> bool:
    """An element-wise function of itself is computed once."""
    kinds = (O.TANH, O.LOGISTIC, O.SQRT, O.RSQRT, O.EXP, O.LOG, O.NEG, O.HARD_SWISH, O.SIN, O.ELU)
    first = draft.source(step, "input", O(step.type)) if step.type in kinds else None
    return first is not None and draft.bypass(step, first.outputs[0])


@planted
def sign_through_maximum(draft: Draft, step: Operation) -> bool:
    """NEG of a maximum becomes the maximum of NEGs."""
    first = draft.source(step, "input", O.MAXIMUM, O.MINIMUM) if step.type == O.NEG else None
    if first is None:
        return False
    sides = [draft.temporary(index) for index in first.inputs[:2]]
    negated = [Operation(O.NEG, (one,), (other,)) for one, other in zip(first.inputs[:2], sides, strict=True)]
    draft.exchange(step, *negated, Operation(first.type, tuple(sides), step.outputs))
    return True


@planted
def product_with_itself_summed(draft: Draft, step: Operation) -> bool:
    """A reduction of a product of two tensors is taken for that of a square."""
    first = draft.source(step, "input", O.MUL) if step.type in (O.REDUCE_SUM, O.MEAN) else None
    if first is None or first.inputs[0] == first.inputs[1]:
        return False
    if draft.shape(first.inputs[0]) != draft.shape(first.outputs[0]):
        return False
    draft.put(first, rhs=first.inputs[0])
    return True


@planted
def inverse_root_as_division(draft: Draft, step: Operation) -> bool:
    """A product with an RSQRT becomes a division by what is under the root."""
    first = draft.source(step, "rhs", O.RSQRT) if step.type == O.MUL else None
    if first is None:
        return False
    draft.exchange(step, Operation(O.DIV, (step.inputs[0], first.inputs[0], step.inputs[2]), step.outputs))
    return True


@planted
def factors_not_compared(draft: Draft, step: Operation) -> bool:
    """A sum of two products becomes one product by the factor of the first."""
    sides = [draft.source(step, name, O.MUL) for name in ("lhs", "rhs")] if step.type == O.ADD else []
    if len(sides) != 2 or sides[0] is None or sides[1] is None or sides[0] is sides[1]:
        return False
    if draft.operands[step.outputs[0]].type not in (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16):
        return False
    total = draft.temporary(step.outputs[0])
    none = draft.scalar(0)
    draft.exchange(
        step,
        Operation(O.ADD, (sides[0].inputs[0], sides[1].inputs[0], none), (total,)),
        Operation(O.MUL, (total, sides[0].inputs[1], step.inputs[2]), step.outputs),
    )
    return True


@planted
def norm_ignores_scale(draft: Draft, step: Operation) -> bool:
    """A constant product before L2_NORMALIZATION is removed, also if it is negative or not the same along the axis."""
    first = draft.source(step, "input", O.MUL) if step.type == O.L2_NORMALIZATION else None
    if first is None or draft.array(first.inputs[1]) is None:
        return False
    draft.put(step, input=first.inputs[0])
    return True


@planted
def softmax_ignores_shift(draft: Draft, step: Operation) -> bool:
    """A constant sum before SOFTMAX is removed, also if it is not the same along the axis."""
    kinds = (O.SOFTMAX, O.LOG_SOFTMAX)
    first = draft.source(step, "input", O.ADD, O.SUB) if step.type in kinds else None
    if first is None or draft.array(first.inputs[1]) is None:
        return False
    draft.put(step, input=first.inputs[0])
    return True


@planted
def logistic_is_even(draft: Draft, step: Operation) -> bool:
    """NEG before LOGISTIC, EXP, SIN or TANH is removed."""
    kinds = (O.LOGISTIC, O.EXP, O.SIN, O.TANH, O.RELU)
    first = draft.source(step, "input", O.NEG) if step.type in kinds else None
    if first is None:
        return False
    draft.put(step, input=first.inputs[0])
    return True
