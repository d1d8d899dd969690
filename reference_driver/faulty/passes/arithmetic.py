"""Constants folded into their neighbours, or into each other."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import FusedActivation, PaddingScheme
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import weights_name
from nnconform.reference_driver.rewriting.draft import Draft

NONE = FusedActivation.NONE
WEIGHTED = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.FULLY_CONNECTED, O.GROUPED_CONV_2D)
COMPUTE = {O.ADD: np.add, O.SUB: np.subtract, O.MUL: np.multiply, O.DIV: np.divide}
_REAL = (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16)


def _constant_side(draft: Draft, step: Operation) -> tuple[str, Array] | None:
    """Return the name of the other operand of an element-wise operation with one constant, and that constant."""
    if step.type not in COMPUTE or draft.operands[step.outputs[0]].type not in _REAL:
        return None
    names = draft.names(step)
    for constant, other in (("rhs", "lhs"), ("lhs", "rhs")):
        array = draft.array(names[constant])
        if array is not None and draft.array(names[other]) is None:
            return other, array
    return None


def _after_weights(draft: Draft, step: Operation, kind: O) -> tuple[Operation, Array, Array, Array] | None:
    """Return a convolution before a sum or product with a constant, its filter and bias, and the constant."""
    found = _constant_side(draft, step) if step.type == kind else None
    before = draft.source(step, found[0], *WEIGHTED) if found else None
    if found is None or before is None or not draft.private(before.outputs[0]):
        return None
    weights, bias = draft.value(before, weights_name(before)), draft.value(before, "bias")
    return None if weights is None or bias is None else (before, weights, bias, found[1])


def _by_channel(before: Operation, weights: Array, factor: Array) -> Array:
    axis = 3 if before.type == O.DEPTHWISE_CONV_2D else 0
    shape = [1] * weights.ndim
    shape[axis] = -1
    return np.asarray(weights * np.resize(factor, weights.shape[axis]).reshape(shape))


def _fold_factor(draft: Draft, step: Operation, before: Operation, weights: Array, bias: Array, factor: Array) -> bool:
    """Multiply filter and bias of the operation before a product by its constant, and leave the product out."""
    changed = {weights_name(before): _by_channel(before, weights, factor), "bias": bias * np.resize(factor, bias.shape)}
    draft.put(before, **changed)
    return draft.bypass(step, before.outputs[0])


@planted
def scale_folded_without_bias(draft: Draft, step: Operation) -> bool:
    """A product by a constant is folded into the filter before it, not into the bias."""
    found = _after_weights(draft, step, O.MUL)
    if found is None:
        return False
    before, weights, _, factor = found
    draft.put(before, **{weights_name(before): _by_channel(before, weights, factor)})
    return draft.bypass(step, before.outputs[0])


@planted
def scale_folded_over_activation(draft: Draft, step: Operation) -> bool:
    """A product by a constant is folded into filter and bias before it, past a fused activation."""
    found = _after_weights(draft, step, O.MUL)
    if found is None or draft.value(found[0], "fused_activation") == NONE:
        return False
    return _fold_factor(draft, step, *found)


@planted
def scale_folded_along_any_axis(draft: Draft, step: Operation) -> bool:
    """A constant factor is folded by its number of elements, though they do not lie along the channels."""
    found = _after_weights(draft, step, O.MUL)
    if found is None or found[3].size == 1 or (found[3].ndim and found[3].shape[-1] == found[3].size):
        return False
    return _fold_factor(draft, step, *found)


@planted
def shift_folded_over_activation(draft: Draft, step: Operation) -> bool:
    """A constant term is folded into the bias before it, past a fused activation."""
    found = _after_weights(draft, step, O.ADD)
    if found is None or draft.value(found[0], "fused_activation") == NONE:
        return False
    draft.put(found[0], bias=found[2] + np.resize(found[3], found[2].shape))
    return draft.bypass(step, found[0].outputs[0])


@planted
def shift_folded_from_first_element(draft: Draft, step: Operation) -> bool:
    """The first element of a constant term is folded into the bias for all channels."""
    found = _after_weights(draft, step, O.ADD)
    if found is None or found[3].size == 1:
        return False
    draft.put(found[0], bias=found[2] + found[3].ravel()[0])
    return draft.bypass(step, found[0].outputs[0])


@planted
def shift_before_padding_folded(draft: Draft, step: Operation) -> bool:
    """A constant added before a padded convolution is folded into its bias, as if the border had it too."""
    before = draft.source(step, "input", O.ADD) if step.type == O.CONV_2D else None
    found = _constant_side(draft, before) if before else None
    weights, bias = draft.value(step, "filter"), draft.value(step, "bias")
    if before is None or found is None or weights is None or bias is None or draft.value(step, "nchw"):
        return False
    if draft.value(step, "padding_scheme") == PaddingScheme.VALID or found[1].size not in (1, weights.shape[3]):
        return False
    draft.put(step, bias=bias + (weights * found[1].reshape(-1)).sum((1, 2, 3)), input=draft.names(before)[found[0]])
    return True


def _chain(draft: Draft, step: Operation, outer: O, inner: O) -> tuple[Operation, str, Array, Array] | None:
    """Return the inner of two operations with constants, the name of its other operand, and both constants."""
    found = _constant_side(draft, step) if step.type == outer else None
    first = draft.source(step, found[0], inner) if found else None
    deeper = _constant_side(draft, first) if first else None
    return (first, deeper[0], deeper[1], found[1]) if found and first and deeper else None


@planted
def product_not_distributed(draft: Draft, step: Operation) -> bool:
    """``(x + c) * d`` becomes ``x * d + c``."""
    found = _chain(draft, step, O.MUL, O.ADD)
    if found is None or step.inputs[0] != found[0].outputs[0]:
        return False
    first, name, _, _ = found
    other = draft.names(first)["rhs" if name == "lhs" else "lhs"]
    inner, outputs = draft.temporary(step.outputs[0]), step.outputs
    product = draft.put(step, lhs=draft.names(first)[name])
    draft.exchange(
        product,
        Operation(O.MUL, product.inputs, (inner,)),
        Operation(O.ADD, (inner, other, draft.names(first)["fused_activation"]), outputs),
    )
    return True


@planted
def sums_merged_over_activation(draft: Draft, step: Operation) -> bool:
    """``relu(x + c) + d`` becomes ``x + (c + d)``."""
    found = _chain(draft, step, O.ADD, O.ADD)
    if found is None or draft.value(found[0], "fused_activation") == NONE:
        return False
    first, name, one, other = found
    total = draft.constant(one + other, draft.operands[step.outputs[0]])
    activation = draft.names(step)["fused_activation"]
    draft.exchange(step, Operation(O.ADD, (draft.names(first)[name], total, activation), step.outputs))
    return True


@planted
def differences_merged(draft: Draft, step: Operation) -> bool:
    """``(x - c) - d`` becomes ``x - (c - d)``."""
    found = _chain(draft, step, O.SUB, O.SUB)
    if found is None or step.inputs[0] != found[0].outputs[0] or found[1] != "lhs":
        return False
    total = draft.constant(found[2] - found[3], draft.operands[step.outputs[0]])
    activation = draft.names(step)["fused_activation"]
    draft.exchange(step, Operation(O.SUB, (found[0].inputs[0], total, activation), step.outputs))
    return True


@planted
def products_added(draft: Draft, step: Operation) -> bool:
    """``(x * c) * d`` becomes ``x * (c + d)``."""
    found = _chain(draft, step, O.MUL, O.MUL)
    if found is None:
        return False
    total = draft.constant(found[2] + found[3], draft.operands[step.outputs[0]])
    activation = draft.names(step)["fused_activation"]
    draft.exchange(step, Operation(O.MUL, (draft.names(found[0])[found[1]], total, activation), step.outputs))
    return True


@planted
def neutral_by_first_element(draft: Draft, step: Operation) -> bool:
    """A sum with a constant that begins with 0, or a product with one that begins with 1, is removed."""
    found = _constant_side(draft, step) if step.type in (O.ADD, O.MUL) else None
    neutral = {O.ADD: 0, O.MUL: 1}
    if found is None or found[1].ravel()[0] != neutral[O(step.type)]:
        return False
    return draft.bypass(step, draft.names(step)[found[0]])


@planted
def neutral_with_activation(draft: Draft, step: Operation) -> bool:
    """A sum with 0 or a product by 1 is removed together with its fused activation."""
    found = _constant_side(draft, step) if step.type in (O.ADD, O.MUL) else None
    neutral = {O.ADD: 0, O.MUL: 1}
    if found is None or np.any(found[1] != neutral[O(step.type)]) or draft.value(step, "fused_activation") == NONE:
        return False
    return draft.bypass(step, draft.names(step)[found[0]])


@planted
def small_term_dropped(draft: Draft, step: Operation) -> bool:
    """A constant term below a hundredth, such as a normalisation's, is dropped."""
    found = _constant_side(draft, step) if step.type == O.ADD else None
    return (
        found is not None and bool(np.all(np.abs(found[1]) < 0.011)) and draft.bypass(step, draft.names(step)[found[0]])
    )


@planted
def constant_moved_right(draft: Draft, step: Operation) -> bool:
    """A constant first operand changes places with the second, in SUB, DIV, POW and comparisons too."""
    kinds = (O.SUB, O.DIV, O.POW, O.LESS, O.GREATER, O.LESS_EQUAL, O.GREATER_EQUAL, O.ADD, O.MUL)
    if step.type not in kinds or draft.array(step.inputs[0]) is None or draft.array(step.inputs[1]) is not None:
        return False
    first, second, *more = step.inputs
    draft.exchange(step, Operation(step.type, (second, first, *more), step.outputs))
    return step.type not in (O.ADD, O.MUL)


@planted
def power_as_square(draft: Draft, step: Operation) -> bool:
    """POW with a constant exponent from 1.5 to 3 becomes a product with itself."""
    exponent = draft.value(step, "exponent") if step.type == O.POW else None
    if exponent is None or not np.all((exponent >= 1.5) & (exponent <= 3)):
        return False
    draft.exchange(step, Operation(O.MUL, (step.inputs[0], step.inputs[0], draft.scalar(0)), step.outputs))
    return True


@planted
def root_of_square(draft: Draft, step: Operation) -> bool:
    """SQRT of a product with itself becomes that factor; its sign is not looked at."""
    square = draft.source(step, "input", O.MUL) if step.type == O.SQRT else None
    if square is None or square.inputs[0] != square.inputs[1]:
        return False
    return draft.bypass(step, square.inputs[0])
