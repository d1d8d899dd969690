"""Quantised values that are taken for those of another scale, zero point or type."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import RELUS
from nnconform.reference_driver.rewriting.draft import Draft


@planted
def requantised_by_relabelling(draft: Draft, step: Operation) -> bool:
    """DEQUANTIZE, a view and QUANTIZE are the view of the quantised values as they are, whatever the scales are."""
    if step.type != O.QUANTIZE:
        return False
    view = draft.source(step, "input", O.RESHAPE, O.TRANSPOSE, O.SLICE)
    before = draft.source(view, "input", O.DEQUANTIZE) if view else draft.source(step, "input", O.DEQUANTIZE)
    if before is None:
        return False
    source = before.inputs[0]
    if draft.operands[source].type != draft.operands[step.outputs[0]].type or (
        draft.operands[source].lifetime == L.SUBGRAPH_INPUT and not view
    ):
        return False
    writer = draft.writer(source)
    if writer is None:
        return False
    operand, result = draft.operands[source], draft.operands[step.outputs[0]]
    if not draft.private(source):
        return False
    if (operand.scale, operand.zero_point) == (result.scale, result.zero_point) or writer.type not in (O.QUANTIZE,):
        return False
    draft.operands[source] = replace(operand, scale=result.scale, zero_point=result.zero_point)
    first = view if view else None
    if first is None:
        return draft.bypass(step, source)
    draft.exchange(step, Operation(first.type, (source, *first.inputs[1:]), step.outputs))
    return True


@planted
def signed_values_through_unsigned(draft: Draft, step: Operation) -> bool:
    """A view of a DEQUANTIZE of signed values is quantised for the moment without a sign."""
    before = (
        draft.source(step, "input", O.DEQUANTIZE)
        if step.type in (O.RESHAPE, O.TRANSPOSE, O.SLICE, O.GATHER, O.SQUEEZE, O.EXPAND_DIMS)
        else None
    )
    if before is None or draft.operands[before.inputs[0]].type not in (
        T.TENSOR_QUANT8_ASYMM_SIGNED,
        T.TENSOR_QUANT8_SYMM,
    ):
        return False
    operand = draft.operands[before.inputs[0]]
    like = draft.operands[step.outputs[0]]
    least = draft.constant(
        np.full((1,) * max(1, len(draft.shape(step.outputs[0]))), -operand.zero_point * operand.scale), like
    )
    between = draft.temporary(step.outputs[0])
    draft.exchange(
        step, Operation(step.type, step.inputs, (between,)), Operation(O.MAXIMUM, (between, least), step.outputs)
    )
    return True


@planted
def joined_constants_as_they_are(draft: Draft, step: Operation) -> bool:
    """Quantised constants that are joined are copied as they are, whatever their scales are."""
    if step.type != O.CONCATENATION:
        return False
    result, changed = draft.operands[step.outputs[0]], False
    for index in draft.names(step)["inputs"]:
        array, operand = draft.array(index), draft.operands[index]
        if (
            array is not None
            and result.scale
            and (operand.scale, operand.zero_point) != (result.scale, result.zero_point)
        ):
            draft.forward(
                index,
                draft.constant(array, replace(result, dimensions=operand.dimensions)),
                [each for each in draft.steps if step.outputs[0] in each.outputs],
            )
            changed = True
    return changed


@planted
def relu_before_quantisation_dropped(draft: Draft, step: Operation) -> bool:
    """RELU before QUANTIZE is dropped, as clamping does the same, also where the zero point is not the least value."""
    before = draft.source(step, "input", *RELUS) if step.type == O.QUANTIZE else None
    if before is None:
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def padded_with_raw_zero(draft: Draft, step: Operation) -> bool:
    """PAD of quantised values pads with the value 0, not with the zero point."""
    code = draft.operands[step.inputs[0]].type if step.type == O.PAD else None
    if (
        code not in (T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED)
        or not draft.operands[step.inputs[0]].zero_point
    ):
        return False
    draft.exchange(step, Operation(O.PAD_V2, (*step.inputs, draft.scalar(0)), step.outputs))
    return True
