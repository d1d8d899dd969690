"""Constants that are computed before the execution, joined, or taken into the weights of layers."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.optimising._asked import (
    are_known,
    are_real,
    constant_side,
    given,
    has_no_activation,
    is_normal,
    is_plain_layer,
    order,
    weights_and_bias,
)
from nnconform.reference_driver.rewriting.asked import RELUS
from nnconform.reference_driver.rewriting.device import at_step
from nnconform.reference_driver.rewriting.draft import Draft

_COMPUTE = {O.ADD: np.add, O.SUB: np.subtract, O.MUL: np.multiply}
_LAYERS = (O.CONV_2D, O.FULLY_CONNECTED)


@at_step
def constants_computed(draft: Draft, step: Operation) -> bool:
    """ADD, SUB, MUL, RESHAPE, TRANSPOSE and DEQUANTIZE of constants become constants."""
    result = draft.operands[step.outputs[0]]
    arrays = [draft.array(index) for index in step.inputs[: 2 if step.type in _COMPUTE else 1]]
    known = [each for each in arrays if each is not None]
    if not are_known(draft, step.outputs[0]) or step.outputs[0] in draft.outputs or len(known) < len(arrays):
        return False
    value = _computed(draft, step, known)
    return value is not None and draft.forward(step.outputs[0], draft.constant(value, result))


def _computed(draft: Draft, step: Operation, arrays: list[Array]) -> Array | None:
    result, source = draft.operands[step.outputs[0]], draft.operands[step.inputs[0]]
    if step.type in _COMPUTE:
        real = are_real(draft, *step.inputs[:2]) and has_no_activation(draft, step)
        return np.asarray(_COMPUTE[O(step.type)](*arrays)) if real else None
    if step.type == O.RESHAPE:
        return arrays[0].reshape(result.dimensions)
    if step.type == O.TRANSPOSE and (perm := order(draft, step)) is not None:
        return arrays[0].transpose(perm)
    if step.type == O.DEQUANTIZE and source.scale:
        return (arrays[0].astype(np.float64) - source.zero_point) * source.scale
    return None


def _joined(draft: Draft, step: Operation, kind: O) -> bool:
    """Join the constants of two operations of a kind in a row."""
    last = constant_side(draft, step) if step.type == kind else None
    before = draft.writer(last[0], kind) if last else None
    first = constant_side(draft, before) if before is not None else None
    if last is None or before is None or first is None or not has_no_activation(draft, before):
        return False
    with np.errstate(all="ignore"):
        joined = _COMPUTE[kind](first[1].astype(np.float64), last[1].astype(np.float64))
    if not is_normal(draft, joined, first[0]):
        return False
    constant = draft.constant(joined, draft.operands[step.inputs[1]])
    draft.exchange(step, Operation(kind, (first[0], constant, step.inputs[2]), step.outputs))
    return True


@at_step
def constant_addends_joined(draft: Draft, step: Operation) -> bool:
    """Two constants that are added one after the other are added as one."""
    return _joined(draft, step, O.ADD)


@at_step
def constant_factors_joined(draft: Draft, step: Operation) -> bool:
    """Two constants that multiply one after the other are multiplied before, unless the product is out of range."""
    return _joined(draft, step, O.MUL)


@at_step
def constant_divisor_as_factor(draft: Draft, step: Operation) -> bool:
    """DIV by a constant becomes MUL by its reciprocal, if that is in range."""
    found = constant_side(draft, step) if step.type == O.DIV else None
    if found is None or not found[1].all():
        return False
    reciprocal = 1 / found[1].astype(np.float64)
    if not is_normal(draft, reciprocal, step.inputs[1]) or not is_normal(draft, found[1], step.inputs[1]):
        return False
    factor = draft.constant(reciprocal, draft.operands[step.inputs[1]])
    draft.exchange(step, Operation(O.MUL, (found[0], factor, step.inputs[2]), step.outputs))
    return True


def _channels(constant: Array, count: int) -> Array | None:
    """Return a constant of each channel, or of all, as a vector of ``count``; None if other axes have it too."""
    if constant.size == 1:
        return np.full(count, constant.reshape(-1)[0], np.float64)
    return constant.reshape(-1).astype(np.float64) if constant.shape[-1:] == (constant.size,) == (count,) else None


@at_step
def constant_into_layer_before(draft: Draft, step: Operation) -> bool:
    """A constant for each channel that multiplies, or is added to, the result of a layer goes into its weights and
    bias; the fused activation becomes the layer's.
    """
    found = constant_side(draft, step) if step.type in (O.MUL, O.ADD) else None
    before = draft.writer(found[0], *_LAYERS) if found else None
    if found is None or before is None or not is_plain_layer(draft, before, *_LAYERS):
        return False
    weights, bias = weights_and_bias(draft, before)
    activation = draft.names(step)["fused_activation"]
    assert weights is not None
    assert bias is not None
    constant = _channels(found[1], len(bias)) if len(found[1].shape) <= len(draft.shape(found[0])) else None
    if constant is None:
        return False
    if step.type == O.MUL:
        scaled = weights * constant.reshape(-1, *[1] * (weights.ndim - 1))
        new = [scaled, bias * constant]
    else:
        new = [weights, bias + constant]
    if not all(is_normal(draft, each, before.inputs[0]) for each in new):
        return False
    inputs = list(before.inputs)
    inputs[1], inputs[2] = (draft.constant(array, draft.operands[inputs[place]]) for place, array in enumerate(new, 1))
    inputs[inputs.index(draft.names(before)["fused_activation"])] = activation
    draft.exchange(step, Operation(before.type, tuple(inputs), step.outputs))
    return True


@at_step
def factor_into_layer_behind(draft: Draft, step: Operation) -> bool:
    """A constant factor of each input channel goes into the weights of the layer that reads the product."""
    before = draft.source(step, "input", O.MUL) if step.type in _LAYERS else None
    found = constant_side(draft, before) if before is not None and has_no_activation(draft, before) else None
    weights = draft.array(step.inputs[1]) if found is not None else None
    if found is None or weights is None or not are_real(draft, *step.inputs[:2]):
        return False
    plain = given(draft, step, "nchw", False) is False and draft.shape(found[0])[-1] == weights.shape[-1]
    constant = _channels(found[1], weights.shape[-1]) if plain else None
    scaled = None if constant is None else weights * constant
    if scaled is None or not is_normal(draft, scaled, step.inputs[1]):
        return False
    filters = draft.constant(scaled, draft.operands[step.inputs[1]])
    draft.exchange(step, Operation(step.type, (found[0], filters, *step.inputs[2:]), step.outputs))
    return True


@at_step
def activation_fused(draft: Draft, step: Operation) -> bool:
    """RELU, RELU1 or RELU6 becomes the fused activation of what it reads, if nothing else does."""
    fused = RELUS[O(step.type)] if step.type in RELUS else None
    before = draft.source(step, "input") if fused else None
    names = draft.names(before) if before is not None else {}
    if fused is None or before is None or "fused_activation" not in names:
        return False
    source, result = (draft.operands[index] for index in (step.inputs[0], step.outputs[0]))
    alike = (source.type, source.scale, source.zero_point) == (result.type, result.scale, result.zero_point)
    if not alike or not has_no_activation(draft, before) or not draft.private(step.inputs[0]):
        return False
    inputs = tuple(draft.scalar(fused) if index == names["fused_activation"] else index for index in before.inputs)
    if before.inputs.count(names["fused_activation"]) != 1 or source.type == T.TENSOR_INT32:
        return False
    draft.exchange(step, Operation(before.type, inputs, step.outputs))
    return True
