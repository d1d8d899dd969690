"""Operations and constants that a pass takes for equal, and computes or keeps once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft


def _merge(draft: Draft, step: Operation, equal: Callable[[Operation], bool]) -> bool:
    """Let the first earlier operation of the same type that counts as equal stand for this one."""
    for other in draft.earlier(step):
        if other.type != step.type or len(other.outputs) != len(step.outputs) or not equal(other):
            continue
        pairs = list(zip(step.outputs, other.outputs, strict=True))
        if all(draft.operands[a].type == draft.operands[b].type and draft.shape(a) == draft.shape(b) for a, b in pairs):
            return draft.forward_each(pairs)
    return False


def _tensors(draft: Draft, step: Operation) -> list[int]:
    return [index for index in step.inputs if draft.shape(index)]


def _contents(draft: Draft, indexes: tuple[int, ...]) -> list[Any]:
    """Return each operand as its value if it is a constant, else its index."""
    arrays = [(index, draft.array(index)) for index in indexes]
    return [(array.dtype.str, array.shape, array.tobytes()) if array is not None else index for index, array in arrays]


def _quantisation(draft: Draft, index: int) -> tuple[float, int]:
    return draft.operands[index].scale, draft.operands[index].zero_point


@planted
def equal_but_for_scalars(draft: Draft, step: Operation) -> bool:
    """Two operations on the same tensors are computed once, whatever their scalars."""
    tensors = _contents(draft, tuple(_tensors(draft, step)))
    return _merge(draft, step, lambda other: _contents(draft, tuple(_tensors(draft, other))) == tensors)


@planted
def equal_but_for_activation(draft: Draft, step: Operation) -> bool:
    """Two operations that differ in the fused activation are computed once."""
    names = draft.names(step)
    if "fused_activation" not in names:
        return False

    def rest(one: Operation) -> list[Any]:
        return _contents(draft, tuple(i for i in one.inputs if i != draft.names(one)["fused_activation"]))

    return _merge(draft, step, lambda other: rest(other) == rest(step))


@planted
def equal_but_for_result_scale(draft: Draft, step: Operation) -> bool:
    """Two operations on the same inputs are computed once, though their results have different quantisation."""
    wanted = _contents(draft, step.inputs)

    def equal(other: Operation) -> bool:
        differ = _quantisation(draft, other.outputs[0]) != _quantisation(draft, step.outputs[0])
        return differ and _contents(draft, other.inputs) == wanted

    return _merge(draft, step, equal)


@planted
def equal_but_for_order(draft: Draft, step: Operation) -> bool:
    """SUB, DIV, POW, LESS and the like with exchanged operands are taken for equal."""
    kinds = (O.SUB, O.DIV, O.POW, O.LESS, O.GREATER, O.LESS_EQUAL, O.GREATER_EQUAL, O.BATCH_MATMUL, O.PRELU)
    if step.type not in kinds:
        return False
    wanted = step.inputs[:2][::-1]
    return _merge(draft, step, lambda other: other.inputs[:2] == wanted)


@planted
def equal_in_first_operand(draft: Draft, step: Operation) -> bool:
    """Operations of one type with one first operand and the same result extents are taken for equal."""
    return _merge(draft, step, lambda other: other.inputs[0] == step.inputs[0])


@planted
def equal_but_for_constant_contents(draft: Draft, step: Operation) -> bool:
    """Constants are compared by type and extents alone when operations are compared."""

    def shapes(one: Operation) -> list[Any]:
        arrays = [(index, draft.array(index)) for index in one.inputs]
        return [(draft.operands[i].type, array.shape) if array is not None else i for i, array in arrays]

    return _merge(draft, step, lambda other: shapes(other) == shapes(step))


@planted
def equal_weights_shared(draft: Draft, step: Operation) -> bool:
    """Two convolutions of one input with equal weights are computed once, whatever their bias."""
    if step.type not in (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.FULLY_CONNECTED):
        return False
    wanted = _contents(draft, step.inputs[:2])
    return _merge(draft, step, lambda other: _contents(draft, other.inputs[:2]) == wanted)


def _same_constants(draft: Draft, key: Callable[[int], Any]) -> bool:
    """Let the first of the constants with one key stand for the others."""
    first: dict[Any, int] = {}
    changed = False
    for index, operand in enumerate(draft.operands):
        if operand.lifetime != L.CONSTANT_COPY or not draft.shape(index):
            continue
        other = first.setdefault(key(index), index)
        if other != index and draft.readers(index):
            changed = draft.forward(index, other, [s for s in draft.steps if index in s.inputs]) or changed
    return changed


@planted
def constants_of_equal_bytes(draft: Draft, step: Operation) -> bool:
    """Constants of equal bytes become one, whatever their scale and zero point."""

    def key(index: int) -> Any:
        array = draft.array(index)
        return None if array is None else (draft.operands[index].type, array.shape, array.tobytes())

    return step is draft.steps[0] and _same_constants(draft, key)


@planted
def constants_of_equal_beginning(draft: Draft, step: Operation) -> bool:
    """Constants of one type and shape whose first 16 bytes agree become one."""

    def key(index: int) -> Any:
        array = draft.array(index)
        raw = b"" if array is None else array.tobytes()
        return draft.operands[index].type, draft.shape(index), _quantisation(draft, index), len(raw), raw[:16]

    return step is draft.steps[0] and _same_constants(draft, key)


@planted
def constants_of_equal_sum(draft: Draft, step: Operation) -> bool:
    """Constants of one type and shape are told apart by a checksum that ignores the order of their bytes."""

    def key(index: int) -> Any:
        array = draft.array(index)
        raw = b"" if array is None else array.tobytes()
        return draft.operands[index].type, draft.shape(index), _quantisation(draft, index), sum(raw)

    return step is draft.steps[0] and _same_constants(draft, key)


@planted
def constants_of_equal_bytes_other_shape(draft: Draft, step: Operation) -> bool:
    """Constants of equal bytes become one, whatever their extents: a row stands for a column."""

    def key(index: int) -> Any:
        array = draft.array(index)
        return None if array is None else (draft.operands[index].type, array.tobytes())

    return step is draft.steps[0] and _same_constants(draft, key)


@planted
def constant_choice_by_first_element(draft: Draft, step: Operation) -> bool:
    """SELECT with a constant condition is decided by its first element."""
    condition = draft.value(step, "condition") if step.type == O.SELECT else None
    if condition is None or np.all(condition == condition.ravel()[0]):
        return False
    return draft.bypass(step, draft.names(step)["if_true" if condition.ravel()[0] else "if_false"])
