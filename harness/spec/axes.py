"""Variations of the ``.mod.py`` language that move axes: data layout, and the place and number of axes."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.spec.operands import Operand, SpecProblem
from nnconform.harness.spec.variations import ModelVariation


class DataLayoutConverter(ModelVariation):
    """A variation from NHWC to NCHW, or back: tensors of rank 4, vectors of 4 along the axes, and the BOOL of the
    layout.
    """

    NAMES: ClassVar = ("nhwc", "nchw")

    def __init__(self, targetLayout: str = "nchw", name: str | None = None) -> None:
        super().__init__(name)
        self.layout = targetLayout.lower()
        if self.layout not in self.NAMES:
            raise SpecProblem(f"DataLayoutConverter: got {targetLayout!r}, wanted 'nhwc' or 'nchw'")

    def default_name(self) -> str:
        """The layout."""
        return self.layout

    def changed(self, operand: Operand, argument: Any) -> Operand:
        """Return the operand in the other layout."""
        axes = (0, 3, 1, 2) if self.layout == "nchw" else (0, 2, 3, 1)
        if len(operand.type.dimensions) == 4:
            return transposed(operand, axes)
        if len(operand.type.dimensions) == 1 and operand.value is not None and operand.value.size == 4:
            return operand.changed(operand.type, operand.value[list(axes)])
        if operand.type.code == T.BOOL:
            return operand.changed(operand.type, np.asarray([self.layout == "nchw"]))
        raise SpecProblem(f"operand {operand.name!r}: {operand.type.type}{list(operand.type.dimensions)} has no layout")


def transposed(operand: Operand, axes: tuple[int, ...]) -> Operand:
    """Return the operand with its axes in another order; only the type changes if it has no elements."""
    dimensions = operand.type.dimensions
    value = operand.value
    if value is not None and value.size and 0 not in dimensions:
        value = operand.values().transpose(axes).reshape(-1)
    return operand.changed(operand.type.with_dimensions([dimensions[axis] for axis in axes]), value)


class AxisConverter(ModelVariation):
    """A variation that moves axis ``origin`` of tensors of rank ``dim`` to ``target``, and drops the axes ``drop``."""

    def __init__(self, origin: int, target: int, dim: int, drop: Any = (), name: str | None = None) -> None:
        super().__init__(name)
        dropped = [drop] if isinstance(drop, int) else list(drop)
        if not all(-dim <= axis < dim for axis in [origin, target, *dropped]):
            raise SpecProblem(f"AxisConverter: got axes {[origin, target, *dropped]}, wanted -{dim}..{dim - 1}")
        self.target, self.dim = target, dim
        self.place = target % dim
        self.axes = list(range(dim))
        self.axes.insert(self.place, self.axes.pop(origin))
        self.drop = [axis % dim for axis in dropped]
        if self.place in self.drop:
            raise SpecProblem(f"AxisConverter: the axis {target} itself is dropped")

    def default_name(self) -> str:
        """The resulting rank and axis."""
        suffix = "" if self.target >= 0 else "_neg"
        return f"dim{self.dim - len(self.drop)}_axis{self.place - sum(axis < self.place for axis in self.drop)}{suffix}"

    def changed(self, operand: Operand, argument: Any) -> Operand:
        """Return the INT32 of the axis changed, or the tensor with its axes moved and dropped."""
        if operand.type.code == T.INT32:
            if self.target >= 0:
                axis = self.target - sum(axis < self.target for axis in self.drop)
            else:
                axis = self.target + sum(axis > self.target + self.dim for axis in self.drop)
            return operand.changed(operand.type, np.asarray([axis]))
        if len(operand.type.dimensions) != self.dim:
            raise SpecProblem(
                f"operand {operand.name!r}: rank {len(operand.type.dimensions)}, wanted {self.dim} or an INT32"
            )
        moved = transposed(operand, tuple(self.axes))
        extents = [extent for axis, extent in enumerate(moved.type.dimensions) if axis not in self.drop]
        value = moved.value
        if value is not None and value.size:
            index = tuple(0 if axis in self.drop else slice(None) for axis in range(self.dim))
            value = moved.values()[index].reshape(-1)
        return moved.changed(moved.type.with_dimensions(extents), value)
