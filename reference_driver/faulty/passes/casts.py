"""Chains of CASTs shortened, or moved past arithmetic."""

from __future__ import annotations

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

REAL = (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16)


def _through(draft: Draft, step: Operation, *middle: T) -> Operation | None:
    """Return the first of two CASTs whose middle type is one of these."""
    first = draft.source(step, "input", O.CAST) if step.type == O.CAST else None
    return first if first is not None and draft.operands[first.outputs[0]].type in middle else None


def _shorten(draft: Draft, step: Operation, first: Operation | None) -> bool:
    if first is None:
        return False
    if draft.operands[first.inputs[0]].type == draft.operands[step.outputs[0]].type:
        return draft.bypass(step, first.inputs[0])
    draft.put(step, input=first.inputs[0])
    return True


@planted
def fraction_kept(draft: Draft, step: Operation) -> bool:
    """CAST to INT32 and on is shortened: the fraction is not cut off."""
    first = _through(draft, step, T.TENSOR_INT32)
    return first is not None and draft.operands[first.inputs[0]].type in REAL and _shorten(draft, step, first)


@planted
def byte_skipped(draft: Draft, step: Operation) -> bool:
    """CAST to a byte and on is shortened: what a byte cannot hold passes."""
    return _shorten(draft, step, _through(draft, step, T.TENSOR_QUANT8_ASYMM))


@planted
def cast_moved_before_sum(draft: Draft, step: Operation) -> bool:
    """CAST of a sum to integers becomes the sum of CASTs, each of which cuts a fraction off."""
    total = draft.source(step, "input", O.ADD, O.SUB, O.MUL) if step.type == O.CAST else None
    if (
        total is None
        or draft.operands[step.outputs[0]].type != T.TENSOR_INT32
        or draft.value(total, "fused_activation")
    ):
        return False
    if draft.operands[total.inputs[0]].type not in REAL:
        return False
    sides = [draft.temporary(step.outputs[0], draft.shape(index)) for index in total.inputs[:2]]
    casts = [Operation(O.CAST, (one,), (other,)) for one, other in zip(total.inputs[:2], sides, strict=True)]
    draft.exchange(step, *casts, Operation(total.type, (*sides, total.inputs[2]), step.outputs))
    return True


@planted
def floor_taken_for_cast(draft: Draft, step: Operation) -> bool:
    """CAST to INT32 and back becomes FLOOR, which rounds negative numbers the other way."""
    first = _through(draft, step, T.TENSOR_INT32)
    if first is None or draft.operands[step.outputs[0]].type not in REAL:
        return False
    if draft.operands[first.inputs[0]].type != draft.operands[step.outputs[0]].type:
        return False
    draft.exchange(step, Operation(O.FLOOR, first.inputs, step.outputs))
    return True
