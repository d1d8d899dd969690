"""Base of the faults in what some operations read or return: the kernels stay right, and a region is changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.plan import Step
from nnconform.reference_driver.tensors import Quantised

fault_of_extremes = partial(fault, caught_by={"extremes": "wrong"}, command="extreme-faults")
Arguments = dict[str, Any]
# Faults that concern every operation are looked for in the calls of these: quick ones, with many elements.
QUICK = (OperationType.RELU, OperationType.TANH, OperationType.ADD, OperationType.CONV_2D, OperationType.TRANSPOSE)


class SeenStep(Step):
    """A step that misreads its arguments, or whose results are changed, if it is of one of ``operations`` (none: any).

    Arguments and results are those of the kernel: by name, images in NHWC order.
    """

    operations: ClassVar[tuple[OperationType, ...]] = ()

    def compute(self, call: Call, arguments: Arguments) -> Sequence[Array]:
        if self.operations and call.op.code not in self.operations:
            return super().compute(call, arguments)
        seen = dict(arguments)
        self.misread(call, seen)
        results = [np.array(result) for result in super().compute(call, seen)]
        self.strike(call, arguments, results)
        return results

    def misread(self, call: Call, arguments: Arguments) -> None:
        """Replace arguments by what the driver reads in their place; their shapes stay."""

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        """Change the results in place, or replace them; ``arguments`` are those that were given."""


def raw(argument: Any) -> Array:
    """Return the elements of a tensor argument: raw values of a quantised one."""
    return np.asarray(argument.raw if isinstance(argument, Quantised) else argument)


def changed(argument: Any, change: Callable[[Array], Array]) -> Any:
    """Return a tensor argument with changed elements (raw values of a quantised one)."""
    array = change(raw(argument).copy())
    return Quantised(array, argument.quantisation) if isinstance(argument, Quantised) else array


def cut(argument: Any, axis: int, first: int) -> Any:
    """Return a tensor argument that is 0 from index ``first`` of an axis on, as if that were not read."""

    def change(array: Array) -> Array:
        place: list[Any] = [slice(None)] * array.ndim
        place[axis] = slice(first, None)
        array[tuple(place)] = argument.zero_point if isinstance(argument, Quantised) else 0
        return array

    return changed(argument, change)


def repeat_from(result: Array, axis: int, first: int) -> None:
    """Overwrite what is at index ``first`` of an axis and beyond by what is at its beginning; nothing is beyond a
    shorter axis.
    """
    moved = np.moveaxis(result, axis, 0)
    beyond = len(moved) - first
    if beyond > 0:
        moved[first:] = np.resize(moved[:first], (beyond, *moved.shape[1:]))
