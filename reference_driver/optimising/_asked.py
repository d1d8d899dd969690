"""What right passes ask about an operation before they rewrite it. What is not known, such as an argument that only a
request has, is never what is asked for.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.model.codes import FusedActivation, PaddingScheme
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.rewriting.asked import REAL
from nnconform.reference_driver.rewriting.draft import Draft

NONE = FusedActivation.NONE
SIDES = ("padding_left", "padding_right", "padding_top", "padding_bottom")
# Each element of the result follows from one of the only input, whatever its place.
UNARY = (
    O.RELU,
    O.RELU1,
    O.RELU6,
    O.TANH,
    O.LOGISTIC,
    O.ABS,
    O.NEG,
    O.EXP,
    O.SQRT,
    O.FLOOR,
    O.HARD_SWISH,
    O.LOGICAL_NOT,
)


def are_real(draft: Draft, *indexes: int) -> bool:
    """Return whether operands are tensors of real numbers of one type."""
    types = {draft.operands[index].type for index in indexes}
    return len(types) == 1 and types <= set(REAL)


def are_known(draft: Draft, *indexes: int) -> bool:
    """Return whether the model gives all extents of operands, which are tensors and have elements."""
    return all(draft.shape(index) and min(draft.shape(index)) > 0 for index in indexes)


def are_alike(draft: Draft, one: int, other: int) -> bool:
    """Return whether operands have one type and quantisation, so that equal bytes are equal numbers."""
    first, second = draft.operands[one], draft.operands[other]
    return all(
        getattr(first, name) == getattr(second, name) for name in ("type", "scale", "zero_point", "extra_params")
    )


def given(draft: Draft, step: Operation, name: str, absent: Any) -> Any:
    """Return the value of an argument, ``absent`` if it is left out; None if only a request has it."""
    return absent if draft.names(step).get(name) is None else draft.value(step, name)


def has_no_activation(draft: Draft, step: Operation) -> bool:
    """Return whether an operation is known to have no fused activation."""
    return bool(given(draft, step, "fused_activation", NONE) == NONE)


def constant_side(draft: Draft, step: Operation) -> tuple[int, Array] | None:
    """Return the operand that is not constant and the constant, of an operation on two real tensors of which the right
    one is constant, finite, and does not enlarge the result.
    """
    one, other = step.inputs[:2]
    array = draft.array(other)
    if array is None or draft.array(one) is not None or not are_real(draft, one, other):
        return None
    fits = are_known(draft, one, step.outputs[0]) and draft.shape(one) == draft.shape(step.outputs[0])
    return (one, array) if fits and np.isfinite(array).all() else None


def is_normal(draft: Draft, array: Array, index: int) -> bool:
    """Return whether the type of an operand holds the numbers: none overflows, or loses digits near 0."""
    limits = np.finfo(np.float16 if draft.operands[index].type == T.TENSOR_FLOAT16 else np.float32)
    sizes = np.abs(array.astype(np.float64))
    return bool(((sizes == 0) | ((sizes >= limits.tiny) & (sizes <= limits.max))).all())


def order(draft: Draft, step: Operation | None) -> tuple[int, ...] | None:
    """Return the order of the axes of a TRANSPOSE."""
    perm = draft.value(step, "perm") if step is not None and step.type == O.TRANSPOSE else None
    return None if perm is None else tuple(np.ravel(perm).tolist())


def axis_of(draft: Draft, step: Operation, name: str, of: int) -> int | None:
    """Return the axis that an argument names, counted from the first one of operand ``of``."""
    axis, rank = draft.value(step, name), len(draft.shape(of))
    return None if axis is None or np.ndim(axis) or not rank else int(axis) % rank


def is_plain_layer(draft: Draft, step: Operation | None, *kinds: O) -> bool:
    """Return whether an operation is a real layer of one of the ``kinds`` (channels last, not dilated) that nobody else
    reads, with constant weights and bias, and without an activation.
    """
    if step is None or step.type not in kinds or not draft.private(step.outputs[0]):
        return False
    weights, bias = weights_and_bias(draft, step)
    plain = given(draft, step, "nchw", False) is False and has_no_activation(draft, step)
    return plain and weights is not None and bias is not None and are_real(draft, *step.inputs[:3])


def weights_and_bias(draft: Draft, step: Operation) -> tuple[Array | None, Array | None]:
    """Return the constant weights and bias of a layer."""
    return draft.array(step.inputs[1]), draft.array(step.inputs[2])


def is_whole_image(draft: Draft, step: Operation) -> bool:
    """Return whether the only window of a pool covers the whole image, channels last, without padding."""
    source, result = step.inputs[0], step.outputs[0]
    if not are_known(draft, source, result) or given(draft, step, "nchw", False) is not False:
        return False
    window = [draft.value(step, name) for name in ("filter_height", "filter_width")]
    paddings = [given(draft, step, side, 0) for side in SIDES]
    valid = given(draft, step, "padding_scheme", PaddingScheme.VALID) == PaddingScheme.VALID
    covers = window == list(draft.shape(source)[1:3]) and draft.shape(result)[1:3] == (1, 1)
    return covers and valid and paddings == [0] * 4


def is_number(array: Array | None, value: float) -> bool:
    """Return whether a constant has one element, of this value in its own type."""
    return array is not None and array.size == 1 and bool((array == array.dtype.type(value)).all())
