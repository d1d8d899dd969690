"""Quantised values taken for others: scales, zero points, ranges."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation, SymmPerChannelQuantParams
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft


@planted
def channel_scales_along_last_axis(draft: Draft, step: Operation) -> bool:
    """DEQUANTIZE of a constant with a scale for each channel is computed with scales along the last axis."""
    weights = draft.array(step.inputs[0]) if step.type == O.DEQUANTIZE else None
    extra = draft.operands[step.inputs[0]].extra_params
    if weights is None or not isinstance(extra, SymmPerChannelQuantParams) or weights.shape[-1] != len(extra.scales):
        return False
    values = draft.constant(weights * np.array(extra.scales), draft.operands[step.outputs[0]])
    return draft.forward(step.outputs[0], values)


@planted
def relu_of_zero_point_zero(draft: Draft, step: Operation) -> bool:
    """RELU on quantised values whose zero point is 0 is left out, also where values are signed."""
    operand = draft.operands[step.inputs[0]]
    quantised = operand.type in (T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED)
    return step.type == O.RELU and quantised and operand.zero_point == 0 and draft.bypass(step, step.inputs[0])


@planted
def subtrahend_negated_in_its_type(draft: Draft, step: Operation) -> bool:
    """A constant that is subtracted is negated and added: what its type cannot hold is clamped."""
    constant = draft.array(step.inputs[1]) if step.type == O.SUB else None
    operand = draft.operands[step.inputs[1 if step.type == O.SUB else 0]]
    if constant is None or operand.type not in (T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED):
        return False
    limits = np.iinfo(constant.dtype)
    negated = np.clip(2 * operand.zero_point - constant.astype(int), limits.min, limits.max)
    new = draft.constant(negated, operand)
    draft.exchange(step, Operation(O.ADD, (step.inputs[0], new, step.inputs[2]), step.outputs))
    return True


@planted
def activation_lost_in_quantised_form(draft: Draft, step: Operation) -> bool:
    """DEQUANTIZE, ADD or MUL, QUANTIZE become the quantised operation, without the activation of the one in between."""
    before = draft.source(step, "input", O.ADD, O.MUL) if step.type == O.QUANTIZE else None
    if before is None:
        return False
    sources = [draft.source(before, side, O.DEQUANTIZE) for side in ("lhs", "rhs")]
    inputs = [each.inputs[0] for each in sources if each is not None]
    target = draft.operands[step.outputs[0]].type
    if len(inputs) != 2 or any(draft.operands[index].type != target for index in inputs):
        return False
    draft.exchange(step, Operation(before.type, (*inputs, draft.scalar(0)), step.outputs))
    return True


@planted
def quantised_before_average(draft: Draft, step: Operation) -> bool:
    """QUANTIZE behind an average moves before it: what the type cannot hold is clamped before it is averaged."""
    before = draft.source(step, "input", O.AVERAGE_POOL_2D, O.MEAN) if step.type == O.QUANTIZE else None
    if before is None or not draft.private(before.outputs[0]):
        return False
    small = draft.temporary(step.outputs[0], draft.shape(before.inputs[0]))
    draft.exchange(
        step,
        Operation(O.QUANTIZE, before.inputs[:1], (small,)),
        Operation(before.type, (small, *before.inputs[1:]), step.outputs),
    )
    return True
