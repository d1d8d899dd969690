"""Faults of kernels that store correct values in the wrong place, or omit some."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.kernel._call import Execution, Target, anywhere, fitted
from nnconform.reference_driver.faulty.kernel._device import kernel_fault


@kernel_fault("gives its results the extents in the wrong order", "an output with different extents", anywhere)
def extents_exchanged(execution: Execution) -> list[Array]:
    """The extents of the results are in the wrong order."""
    return [each.reshape(each.shape[::-1]) for each in execution.right]


@kernel_fault("gives every batch the results of the first", "two batches that differ", anywhere)
def first_batch_for_all(execution: Execution) -> list[Array]:
    """Every batch gets the results of the first."""
    return [np.broadcast_to(each[:1], each.shape) if each.ndim > 1 else each for each in execution.right]


def _image_transposed_places(target: Target) -> Iterable[str]:
    return ("",) if any(arg.image for arg in target.form.outputs) else ()


@kernel_fault("exchanges height and width of its results", "an output that is not symmetric", _image_transposed_places)
def image_transposed(execution: Execution) -> list[Array]:
    """The height and width of an output image are exchanged."""
    turned = (each.swapaxes(1, 2) if each.ndim == 4 else each for each in execution.right)
    return list(map(fitted, turned, execution.right))


@kernel_fault("loses the last element of each row", "a last element unlike the one before", anywhere)
def last_element_lost(execution: Execution) -> list[Array]:
    """The last element along the last axis of each output is a copy of the one before it."""
    return list(map(_lost, execution.right))


def _lost(array: Array) -> Array:
    left = array.copy()
    if left.ndim and left.shape[-1] > 1:
        left[..., -1] = left[..., -2]
    elif left.size > 1:
        left.reshape(-1)[-1] = left.reshape(-1)[-2]
    return left


def _last_of_equals_places(target: Target) -> Iterable[str]:
    picks = {"along", "k"} & set(target.kernel.parameters)
    indexes = [arg for arg in target.form.outputs if arg.type == T.TENSOR_INT32]
    return ("",) if picks and indexes and "input" in target.kernel.parameters else ()


@kernel_fault(
    "takes the last of equal elements", "equal largest or smallest elements along the axis", _last_of_equals_places
)
def last_of_equals(execution: Execution) -> list[Array]:
    """Of equal elements the last one is chosen instead of the first."""
    along = execution.arguments.get("along", -1)
    input = execution.arguments["input"]
    results = execution.with_arguments(input=np.flip(input, along))
    types = [operand.type for operand in execution.output_operands()]
    last = input.shape[along] - 1
    return [last - each if code == T.TENSOR_INT32 else each for code, each in zip(types, results, strict=True)]


@kernel_fault("copies an element from its neighbour", "a middle element unlike the next", anywhere)
def neighbour_copied(execution: Execution) -> list[Array]:
    """The middle element of each output is a copy of the next."""
    return list(map(_copied, execution.right))


def _copied(array: Array) -> Array:
    wrong = array.copy()
    flat = wrong.reshape(-1)
    middle = (flat.size - 1) // 2
    flat[middle : middle + 1] = flat[middle + 1 : middle + 2]
    return wrong


def _other_output_empty_places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.form.outputs[1:])


@kernel_fault("leaves another output empty", "that output asked for, and not zeros", _other_output_empty_places)
def other_output_empty(execution: Execution) -> list[Array]:
    """An output after the first is filled with zeros."""
    names = [arg.name for arg in execution.call.form.outputs]
    place = names.index(execution.place)
    results = list(execution.right)
    results[place] = np.zeros_like(results[place])
    return results


@kernel_fault("gives its results an axis too many", "an output whose dimensions are compared", anywhere)
def rank_too_high(execution: Execution) -> list[Array]:
    """The results have one axis too many."""
    return [each[np.newaxis] for each in execution.right]


_LANES = 16


@kernel_fault("leaves the tail after vectors of 16", "more than 16 elements, and not a multiple of 16", anywhere)
def tail_of_16_lost(execution: Execution) -> list[Array]:
    """The elements after the last whole vector of 16 are not computed."""

    def without_tail(array: Array) -> Array:
        cut = array.copy()
        if array.size > _LANES:
            cut.reshape(-1)[array.size // _LANES * _LANES :] = 0
        return cut

    return list(map(without_tail, execution.right))
