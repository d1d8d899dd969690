"""An activation fused into the operation before it."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import FusedActivation
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

CODES = {
    O.RELU: FusedActivation.RELU,
    O.RELU1: FusedActivation.RELU1,
    O.RELU6: FusedActivation.RELU6,
}
NONE = FusedActivation.NONE


def _before(draft: Draft, step: Operation) -> tuple[Operation, int] | None:
    """Return the operation before an activation, and the activation that it has itself."""
    index = draft.names(step).get("input") if step.type in CODES else None
    before = draft.writer(index)
    own = None if before is None else draft.value(before, "fused_activation")
    return None if before is None or own is None else (before, own)


def _fuse(draft: Draft, before: Operation, step: Operation, code: int) -> bool:
    """Give the operation before the activation's code and let it write the activation's result."""
    draft.put(before, fused_activation=np.int32(code))
    return draft.bypass(step, step.inputs[0])


@planted
def fused_over_another(draft: Draft, step: Operation) -> bool:
    """An activation replaces the one that the operation before has."""
    found = _before(draft, step)
    if found is None or found[1] == NONE or found[1] == CODES[O(step.type)]:
        return False
    return draft.private(step.inputs[0]) and _fuse(draft, found[0], step, CODES[O(step.type)])


@planted
def fused_though_read(draft: Draft, step: Operation) -> bool:
    """An activation is fused though another operation reads what comes before it."""
    found = _before(draft, step)
    if found is None or found[1] != NONE or len(draft.readers(step.inputs[0])) < 2:
        return False
    return _fuse(draft, found[0], step, CODES[O(step.type)])


@planted
def fused_though_output(draft: Draft, step: Operation) -> bool:
    """An activation is fused though the model gives out what comes before it, which is then activated too."""
    found = _before(draft, step)
    if found is None or found[1] != NONE or step.inputs[0] not in draft.outputs or step.outputs[0] in draft.outputs:
        return False
    return _fuse(draft, found[0], step, CODES[O(step.type)])


@planted
def relu6_fused_as_relu(draft: Draft, step: Operation) -> bool:
    """RELU6 is fused as RELU: its upper bound is lost."""
    found = _before(draft, step) if step.type == O.RELU6 else None
    return found is not None and found[1] == NONE and _fuse(draft, found[0], step, FusedActivation.RELU)


@planted
def relu1_fused_as_relu6(draft: Draft, step: Operation) -> bool:
    """RELU1 is fused as RELU6, the next code."""
    found = _before(draft, step) if step.type == O.RELU1 else None
    return found is not None and found[1] == NONE and _fuse(draft, found[0], step, FusedActivation.RELU6)


@planted
def first_of_two_lost(draft: Draft, step: Operation) -> bool:
    """Of two activations in a row only the second is left."""
    first = draft.source(step, "input", *CODES) if step.type in CODES else None
    if first is None or first.type == step.type:
        return False
    draft.put(step, input=first.inputs[0])
    return True


@planted
def second_of_two_lost(draft: Draft, step: Operation) -> bool:
    """Of two activations in a row only the first is left."""
    first = draft.source(step, "input", *CODES) if step.type in CODES else None
    return first is not None and first.type != step.type and draft.bypass(step, first.outputs[0])


@planted
def moved_before_scale(draft: Draft, step: Operation) -> bool:
    """RELU changes places with the product by a constant before it, whose sign it ignores."""
    product = draft.source(step, "input", O.MUL) if step.type == O.RELU else None
    if product is None or not draft.private(product.outputs[0]):
        return False
    names = draft.names(product)
    if draft.array(names["rhs"]) is None or draft.shape(names["lhs"]) != draft.shape(product.outputs[0]):
        return False
    inner = draft.temporary(names["lhs"])
    place = draft.steps.index(product)
    draft.steps.insert(place, Operation(step.type, (names["lhs"],), (inner,)))
    draft.put(product, lhs=inner)
    return draft.bypass(step, step.inputs[0])


@planted
def clamp_as_relu6(draft: Draft, step: Operation) -> bool:
    """A MINIMUM after a MAXIMUM with constants is taken for RELU6, whatever the constants are."""
    lower = draft.source(step, "lhs", O.MAXIMUM) if step.type == O.MINIMUM else None
    if lower is None or draft.value(step, "rhs") is None or draft.value(lower, "rhs") is None:
        return False
    draft.exchange(step, Operation(O.RELU6, (lower.inputs[0],), step.outputs))
    return True


@planted
def hard_swish_of_any_constants(draft: Draft, step: Operation) -> bool:
    """``x * relu6(x + c)``, scaled, is taken for HARD_SWISH without a look at the constants."""
    if step.type != O.MUL:
        return False
    gate = draft.source(step, "rhs", O.MUL) or draft.source(step, "lhs", O.MUL)
    clamp = gate and draft.source(gate, "lhs", O.RELU6)
    shift = clamp and draft.source(clamp, "input", O.ADD)
    if shift is None or shift.inputs[0] not in step.inputs:
        return False
    draft.exchange(step, Operation(O.HARD_SWISH, (shift.inputs[0],), step.outputs))
    return True


@planted
def fused_through_view(draft: Draft, step: Operation) -> bool:
    """An activation behind a RESHAPE is fused into the operation before that, though others read its result."""
    view = draft.source(step, "input", O.RESHAPE, O.SQUEEZE, O.EXPAND_DIMS) if step.type in CODES else None
    before = draft.writer(view.inputs[0]) if view else None
    if view is None or before is None or draft.value(before, "fused_activation") != NONE:
        return False
    draft.put(before, fused_activation=np.int32(CODES[O(step.type)]))
    return draft.bypass(step, view.outputs[0])


@planted
def prelu_as_relu(draft: Draft, step: Operation) -> bool:
    """PRELU after a convolution or product becomes RELU though its constant slope is not 0."""
    before = draft.writer(step.inputs[0]) if step.type == O.PRELU else None
    if before is None or draft.value(step, "alpha") is None:
        return False
    if draft.shape(step.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    draft.exchange(step, Operation(O.RELU, step.inputs[:1], step.outputs))
    return True
