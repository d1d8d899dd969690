"""Faults of kernels that misread a tensor."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import NHWC_TO_NCHW
from nnconform.harness.ops.schema import Arg
from nnconform.reference_driver.faulty.kernel._call import Execution, Target, fitted
from nnconform.reference_driver.faulty.kernel._device import kernel_fault
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.tensors import Quantised


def _argument_ignored_places(target: Target) -> Iterable[str]:
    return [arg.name for arg in target.tensors()][1:]


@kernel_fault(
    "takes a tensor as zeros", "a tensor that is not zeros and that the result depends on", _argument_ignored_places
)
def argument_ignored(execution: Execution) -> list[Array]:
    """A tensor after the first (a bias, a state, a weight) is read as zeros."""
    tensor = execution.arguments[execution.place]
    zero = tensor.zero_point if isinstance(tensor, Quantised) else 0
    return execution.with_tensor(lambda array: np.full_like(array, zero))


_PAIRS = (
    ("left", "right"),
    ("top", "bottom"),
    ("width", "height"),
    ("lhs", "rhs"),
    ("x", "y"),
    ("w", "h"),
    ("true", "false"),
    ("fw", "bw"),
    ("then", "else"),
    ("alpha", "beta"),
)


def _other(name: str) -> str | None:
    words = name.split("_")
    for one, two in _PAIRS:
        if one in words:
            return "_".join(two if word == one else word for word in words)
    return None


def _arguments_exchanged_places(target: Target) -> Iterable[str]:
    there: dict[str, Arg] = {arg.name: arg for arg in (*target.tensors(), *target.scalars())}
    for arg in there.values():
        other = there.get(_other(arg.name) or "")
        if other is not None and target.types.type_of(arg) == target.types.type_of(other):
            yield arg.name


@kernel_fault("exchanges two arguments", "different values in both", _arguments_exchanged_places)
def arguments_exchanged(execution: Execution) -> list[Array]:
    """Two paired arguments are exchanged: paddings, strides, operands, directions."""
    one = execution.place
    two = _other(one) or one
    if np.ndim(execution.arguments.get(one, 0)) or not execution.call.form.derive:
        return execution.with_arguments(**{one: execution.arguments[two], two: execution.arguments[one]})
    return execution.with_values({one: execution.call.value(two), two: execution.call.value(one)})


def _broadcast(target: Target) -> Iterable[str]:
    free = [arg.name for arg in target.tensors() if arg.extents is None and arg.type is None and arg.ranks[1] != 1]
    return free if len(free) > 1 else ()


@kernel_fault(
    "repeats a smaller operand end to end",
    "an extent of 1 that is not first, against a larger one",
    _broadcast,
)
def broadcast_by_remainder(execution: Execution) -> list[Array]:
    """A smaller operand is repeated end to end instead of broadcast along its axes of extent 1."""
    shape = execution.right[0].shape
    return execution.with_tensor(lambda array: np.resize(array, shape))


@kernel_fault(
    "broadcasts from the left",
    "operands of different ranks, the smaller with more than one element",
    _broadcast,
)
def broadcast_from_the_left(execution: Execution) -> list[Array]:
    """A smaller operand is aligned with the first axes of the larger one instead of the last."""
    right = execution.right[0]

    def aligned(array: Array) -> Array:
        if array.ndim == right.ndim or not right.size:
            return array
        return array.ravel()[np.arange(right.size) * array.size // right.size].reshape(right.shape)

    return execution.with_tensor(aligned)


def _column_major_places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.tensors() if arg.ranks[1] is None or arg.ranks[1] > 1)


@kernel_fault("reads a tensor in column-major order", "two axes with more than one element", _column_major_places)
def column_major(execution: Execution) -> list[Array]:
    """A tensor is read with its axes in reverse order, as with transposed weights."""
    return execution.with_tensor(lambda array: array.reshape(array.shape[::-1]).transpose())


def _inner_tail_dropped_places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.tensors() if arg.ranks[1] != 0)


@kernel_fault(
    "leaves out the last element along an input's last axis",
    "an element there that matters",
    _inner_tail_dropped_places,
)
def inner_tail_dropped(execution: Execution) -> list[Array]:
    """The last elements along an input's last axis are ignored: sums end one element too early."""
    tensor = execution.arguments[execution.place]
    zero = tensor.zero_point if isinstance(tensor, Quantised) else 0

    def without_last(array: Array) -> Array:
        shortened = array.copy()
        shortened[..., -1:] = zero
        return shortened

    return execution.with_tensor(without_last)


def _lists(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.lists())


@kernel_fault("reads the last tensor of a list from the one before", "a list of two", _lists)
def last_input_dropped(execution: Execution) -> list[Array]:
    """The last tensor of a list is replaced by the one before it."""
    tensors = list(execution.arguments[execution.place])
    tensors[-1] = fitted(tensors[-2], tensors[-1])
    return execution.with_arguments(**{execution.place: tensors})


def _layout_ignored_places(target: Target) -> Iterable[str]:
    flagged = any(arg.name == "nchw" for arg in target.form.inputs)
    return (arg.name for arg in target.tensors() if flagged and arg.image)


@kernel_fault(
    "reads NCHW images as NHWC", "NCHW with more than one channel and more than one cell", _layout_ignored_places
)
def layout_ignored(execution: Execution) -> list[Array]:
    """Images in NCHW order are read as NHWC."""
    return execution.with_tensor(_as_it_lies) if execution.call.nchw() else execution.right


def _as_it_lies(image: Array) -> Array:
    return np.ascontiguousarray(image.transpose(NHWC_TO_NCHW)).reshape(image.shape)


_PEEPHOLE = "cell_to_output_weights"
_STATES = ("cell_state_in", "cell_state", "prev_cell_state")


def _old_cell_state_places(target: Target) -> Iterable[str]:
    if target.kernel.takes is not Takes.REAL:
        return ()
    names = target.kernel.parameters
    peepholes = [name for name in names if name.endswith(_PEEPHOLE)]
    return (name for name in peepholes if _state(name, names) is not None)


def _state(peephole: str, names: Iterable[str]) -> str | None:
    start = peephole.removesuffix(_PEEPHOLE)
    return next((name for name in names if name in {start + state for state in _STATES}), None)


@kernel_fault(
    "looks at the old cell state in the output gate", "peepholes, and a cell state that changes", _old_cell_state_places
)
def old_cell_state(execution: Execution) -> list[Array]:
    """The peephole of the output gate uses the cell state from before the step."""
    arguments = execution.arguments
    weights, state = arguments[execution.place], arguments[_state(execution.place, arguments) or ""]
    bias = execution.place.replace(_PEEPHOLE, "output_gate_bias")
    # The old state adds the same amount in all steps: a bias for each sequence.
    gained = arguments[bias] + weights * state
    return execution.with_arguments(**{execution.place: np.zeros_like(weights), bias: gained})
