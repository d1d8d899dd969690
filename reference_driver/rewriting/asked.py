"""What passes ask about an operation."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.rewriting.draft import Draft

REAL = (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16)
CONVOLUTIONS = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D)
RELUS = {O.RELU: 1, O.RELU1: 2, O.RELU6: 3}


def is_real(draft: Draft, step: Operation) -> bool:
    """Return whether the result has real numbers."""
    return draft.operands[step.outputs[0]].type in REAL


def sides(draft: Draft, step: Operation) -> tuple[int, Array, bool] | None:
    """Return, of an operation on two sides of which one is constant, the operand that is not, the constant, and whether
    that is on the left; None for others.
    """
    names = draft.names(step)
    if "lhs" not in names:
        return None
    one, other = draft.array(names["lhs"]), draft.array(names["rhs"])
    if one is not None and other is None:
        return names["rhs"], one, True
    return (names["lhs"], other, False) if one is None and other is not None else None


def plain_sides(draft: Draft, step: Operation | None) -> tuple[int, Array, bool] | None:
    """Return the ``sides`` of an operation on real numbers without an activation; None for others."""
    return sides(draft, step) if step and is_real(draft, step) and draft.is_plain(step) else None


def weights_name(step: Operation) -> str:
    """Return the name of the argument with the weights of a layer."""
    return "weights" if step.type == O.FULLY_CONNECTED else "filter"


def layer(draft: Draft, step: Operation | None, kinds: Sequence[O]) -> tuple[Array, Array] | None:
    """Return the constant weights and bias of an operation if it is a layer of real numbers, one of ``kinds``."""
    if step is None or step.type not in kinds or not is_real(draft, step):
        return None
    weights, bias = draft.value(step, weights_name(step)), draft.value(step, "bias")
    return None if weights is None or bias is None else (weights, bias)


def constant_behind_layer(
    draft: Draft, step: Operation, kind: O, kinds: Sequence[O]
) -> tuple[Operation, tuple[Array, Array], Array] | None:
    """Return, of an operation of ``kind`` with a constant behind a layer of ``kinds``, both without an activation, the
    layer, its weights and bias, and the constant; None for others.
    """
    found = sides(draft, step) if step.type == kind and draft.is_plain(step) else None
    before = draft.writer(found[0]) if found else None
    got = layer(draft, before, kinds)
    if found is None or before is None or got is None or not draft.is_plain(before):
        return None
    return before, got, found[1]


def beside(draft: Draft, step: Operation, *kinds: O) -> tuple[Operation, int] | None:
    """Return what writes one side of an operation on two, if it is one of ``kinds``, and the other side."""
    for place in (0, 1):
        found = draft.writer(step.inputs[place], *kinds)
        if found is not None:
            return found, step.inputs[1 - place]
    return None
