"""Two operations made one."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.faulty.passes.arithmetic import NONE
from nnconform.reference_driver.rewriting.draft import Draft

REDUCTIONS = (O.REDUCE_SUM, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD, O.MEAN)


def _pointwise(draft: Draft, step: Operation, first: O) -> tuple[Operation, list[np.ndarray]] | None:
    """Return the weighted operation before a 1 by 1 convolution, and the filters and biases of both."""
    before = draft.source(step, "input", first) if step.type == O.CONV_2D else None
    if before is None or draft.operands[step.outputs[0]].type not in (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16):
        return None
    values = [draft.value(one, name) for one in (before, step) for name in ("filter", "bias")]
    if any(value is None for value in values) or values[2].shape[1:3] != (1, 1) or draft.value(step, "nchw"):
        return None
    return (before, values) if draft.value(step, "stride_width") == 1 else None


def _one_convolution(draft: Draft, step: Operation, before: Operation, weights: np.ndarray, bias: np.ndarray) -> bool:
    """Put a convolution with these weights, and the windows of the first of two, in the place of the second."""
    own = draft.names(before)
    skipped = own.get("depth_multiplier")
    place = before.inputs.index(own["stride_height"]) if skipped is None else before.inputs.index(skipped)
    window = before.inputs[3 : place + (skipped is None)]
    data = draft.operands[own["filter"]]
    inputs = (
        own["input"],
        draft.constant(weights, data),
        draft.constant(bias, draft.operands[own["bias"]]),
        *window,
        draft.names(step)["fused_activation"],
    )
    draft.exchange(step, Operation(O.CONV_2D, inputs, step.outputs))
    return True


@planted
def depthwise_and_pointwise_without_first_bias(draft: Draft, step: Operation) -> bool:
    """A depthwise convolution and the 1 by 1 convolution behind it become one; the first's bias is forgotten."""
    found = _pointwise(draft, step, O.DEPTHWISE_CONV_2D)
    if found is None or draft.value(found[0], "depth_multiplier") != 1:
        return False
    before, (depth, _, point, bias) = found
    if draft.value(before, "fused_activation") != NONE:
        return False
    return _one_convolution(draft, step, before, point * depth, bias)


@planted
def depthwise_and_pointwise_over_activation(draft: Draft, step: Operation) -> bool:
    """A depthwise convolution and the 1 by 1 convolution behind it become one, past the activation between them."""
    found = _pointwise(draft, step, O.DEPTHWISE_CONV_2D)
    if found is None or draft.value(found[0], "depth_multiplier") != 1:
        return False
    before, (depth, first, point, bias) = found
    if draft.value(before, "fused_activation") == NONE:
        return False
    return _one_convolution(draft, step, before, point * depth, bias + point[:, 0, 0, :] @ first)


@planted
def convolutions_merged_over_activation(draft: Draft, step: Operation) -> bool:
    """A convolution and the 1 by 1 convolution behind it become one, past the activation between them."""
    found = _pointwise(draft, step, O.CONV_2D)
    if found is None or draft.value(found[0], "fused_activation") == NONE:
        return False
    before, (one, first, point, bias) = found
    weights = np.einsum("om,mhwi->ohwi", point[:, 0, 0, :], one)
    return _one_convolution(draft, step, before, weights, bias + point[:, 0, 0, :] @ first)


def _layers(draft: Draft, step: Operation) -> tuple[Operation, list[np.ndarray]] | None:
    before = draft.source(step, "input", O.FULLY_CONNECTED) if step.type == O.FULLY_CONNECTED else None
    if before is None or draft.operands[step.outputs[0]].type not in (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16):
        return None
    values = [draft.value(one, name) for one in (before, step) for name in ("weights", "bias")]
    return None if any(value is None for value in values) else (before, values)


@planted
def layers_merged_over_activation(draft: Draft, step: Operation) -> bool:
    """Two fully connected layers become one, past the activation between them."""
    found = _layers(draft, step)
    if found is None or draft.value(found[0], "fused_activation") == NONE:
        return False
    before, (one, first, other, bias) = found
    draft.put(step, input=before.inputs[0], weights=other @ one, bias=bias + other @ first)
    return True


@planted
def layers_merged_with_biases_added(draft: Draft, step: Operation) -> bool:
    """Two fully connected layers become one whose bias is the second's; the first's does not pass its weights."""
    found = _layers(draft, step)
    if found is None or draft.value(found[0], "fused_activation") != NONE:
        return False
    before, (one, _, other, bias) = found
    draft.put(step, input=before.inputs[0], weights=other @ one, bias=bias)
    return True


@planted
def reductions_merged(draft: Draft, step: Operation) -> bool:
    """A reduction of another kind of reduction becomes one of the first kind over the axes of both."""
    first = draft.source(step, "input", *REDUCTIONS) if step.type in REDUCTIONS else None
    if first is None or first.type == step.type:
        return False
    axes = [draft.value(one, "axes") for one in (first, step)]
    keeps = [draft.value(one, "keep_dims") for one in (first, step)]
    if axes[0] is None or axes[1] is None or not all(keeps):
        return False
    both = draft.numbers(*sorted({*map(int, axes[0]), *map(int, axes[1])}))
    draft.exchange(step, Operation(first.type, (first.inputs[0], both, first.inputs[2]), step.outputs))
    return True


@planted
def best_index_of_any_function(draft: Draft, step: Operation) -> bool:
    """ARGMAX of an element-wise function reads the function's input, though the function does not rise."""
    functions = (O.NEG, O.ABS, O.SIN, O.RSQRT, O.RELU, O.RELU1, O.RELU6, O.FLOOR)
    first = draft.source(step, "input", *functions) if step.type in (O.ARGMAX, O.ARGMIN) else None
    if first is None:
        return False
    draft.put(step, input=first.inputs[0])
    return True


@planted
def scale_into_softmax(draft: Draft, step: Operation) -> bool:
    """A constant product before SOFTMAX becomes its beta: the first element of the constant stands for all."""
    product = draft.source(step, "input", O.MUL) if step.type in (O.SOFTMAX, O.LOG_SOFTMAX) else None
    factor = draft.array(product.inputs[1]) if product else None
    if product is None or factor is None or factor.dtype.kind != "f" or factor.ravel()[0] <= 0:
        return False
    if draft.shape(product.inputs[0]) != draft.shape(step.inputs[0]):
        return False
    draft.put(step, input=product.inputs[0], beta=float(draft.value(step, "beta") * factor.ravel()[0]))
    return True


@planted
def matrix_product_of_transpose(draft: Draft, step: Operation) -> bool:
    """Any TRANSPOSE before a matrix product becomes its flag, if the extents allow it."""
    if step.type != O.BATCH_MATMUL:
        return False
    for name, flag in (("lhs", "adj_x"), ("rhs", "adj_y")):
        first = draft.source(step, name, O.TRANSPOSE)
        perm = draft.value(first, "perm") if first else None
        rank = len(perm) if perm is not None else 0
        if first is None or perm is None or list(perm) == [*range(rank - 2), rank - 1, rank - 2]:
            continue
        draft.put(step, **{name: first.inputs[0], flag: np.bool_(not draft.value(step, flag))})
        return True
    return False


@planted
def pools_merged(draft: Draft, step: Operation) -> bool:
    """Two pools in a row become the second alone, where the first keeps the extents."""
    pools = (O.AVERAGE_POOL_2D, O.MAX_POOL_2D)
    first = draft.source(step, "input", *pools) if step.type in pools else None
    if first is None or draft.shape(first.inputs[0]) != draft.shape(first.outputs[0]):
        return False
    draft.put(step, input=first.inputs[0])
    return True


@planted
def not_of_comparison(draft: Draft, step: Operation) -> bool:
    """LOGICAL_NOT of LESS becomes GREATER, which is false for equal elements."""
    opposite = {O.LESS: O.GREATER, O.GREATER: O.LESS, O.LESS_EQUAL: O.GREATER_EQUAL, O.GREATER_EQUAL: O.LESS_EQUAL}
    first = draft.source(step, "input", *opposite) if step.type == O.LOGICAL_NOT else None
    if first is None:
        return False
    draft.exchange(step, Operation(opposite[O(first.type)], first.inputs, step.outputs))
    return True


@planted
def choice_as_maximum(draft: Draft, step: Operation) -> bool:
    """SELECT by a comparison of two tensors, of the same two, is taken for MAXIMUM, whichever comparison it is."""
    first = draft.source(step, "condition", O.GREATER, O.LESS, O.GREATER_EQUAL, O.LESS_EQUAL)
    if step.type != O.SELECT or first is None or set(first.inputs) != set(step.inputs[1:]):
        return False
    draft.exchange(step, Operation(O.MAXIMUM, step.inputs[1:], step.outputs))
    return True
