"""Operations on real numbers between DEQUANTIZE and QUANTIZE that become quantised ones."""

from __future__ import annotations

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.rewriting.device import at_step
from nnconform.reference_driver.rewriting.draft import Draft

_KINDS = (O.ADD, O.SUB, O.MUL)
_TYPES = (T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED)


@at_step
def quantised_form_of_sum(draft: Draft, step: Operation) -> bool:
    """DEQUANTIZE of both sides of ADD, SUB or MUL, and QUANTIZE of its result, become the quantised operation, with
    its activation.
    """
    before = draft.source(step, "input", *_KINDS) if step.type == O.QUANTIZE else None
    if before is None:
        return False
    sides = [draft.writer(index, O.DEQUANTIZE) for index in before.inputs[:2]]
    inputs = [each.inputs[0] for each in sides if each is not None]
    types = {draft.operands[index].type for index in (*inputs, *step.outputs)}
    if len(inputs) != 2 or len(types) != 1 or not types <= set(_TYPES):
        return False
    # The HAL asks of MUL that the scale of the result is above the product of the others: what is not is invalid.
    draft.exchange(step, Operation(before.type, (*inputs, before.inputs[2]), step.outputs))
    return True
