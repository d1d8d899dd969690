"""Arguments that are drawn: axes, parts along an axis, constants, inputs."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TypeVar

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU1, RELU6
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import is_positive, scale_of
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import FLOATS

# Adds an operation on a tensor; raises Misfit if it has none for it.
Drawn = Callable[[Sketch, SketchTensor], SketchTensor]
Item = TypeVar("Item")
# Numbers that rules ask for, and others that are near.
_SPECIAL = (0.0, 1.0, -1.0, 6.0, 0.5, 2.0, 3.0, 0.0625, -0.5, 4.0)


def one_in(s: Sketch, count: int) -> bool:
    """Return whether something happens that does once in ``count`` times."""
    return s.choices.integer(1, count) == count


def activation(s: Sketch) -> int:
    """Draw a fused activation: none in most cases."""
    return s.choices.pick((NONE, RELU, RELU1, RELU6)) if one_in(s, 3) else NONE


def axis_in(s: Sketch, data: SketchTensor) -> int:
    """Draw an axis, from the front."""
    return s.choices.integer(0, len(data.shape) - 1)


def axis_of(s: Sketch, data: SketchTensor) -> int:
    """Draw an axis, counted from the front or from the end."""
    return axis_in(s, data) - (len(data.shape) if one_in(s, 4) else 0)


def at_axis(data: SketchTensor, axis: int, there: int, elsewhere: int | None = None) -> tuple[int, ...]:
    """Return a number for each axis; the extents elsewhere if none is named."""
    return tuple(there if at == axis else n if elsewhere is None else elsewhere for at, n in enumerate(data.shape))


def rows(s: Sketch, *extents: int, within: tuple[float, float] = (-3.0, 3.0)) -> SketchTensor:
    """Add an input with lines along a drawn axis of which some are low and others high: a reduction, a clamp or a place
    differs from line to line.
    """
    low, high = within
    axis, width = s.choices.integer(0, max(len(extents) - 1, 0)), high - low
    others = np.indices(extents).sum(axis=0) - (np.indices(extents)[axis] if extents else 0)
    return s.input(
        *extents, within=within, parts=((low, low + 0.45 * width), (low + 0.3 * width, high), others % 2 == 0)
    )


def constant(s: Sketch, data: SketchTensor, within: tuple[float, float] | None = None) -> SketchTensor:
    """Add a constant that broadcasts with a tensor: one number, one for each index of an axis, or one for each element;
    of one sign or of both, in ``within`` if given; or one that a rule asks for, perhaps but for one element.
    """
    rank = len(data.shape)
    lies = s.choices.pick(("last", "one", "axis", "one", "last", "whole"))
    axis = axis_in(s, data)
    shape = {
        "last": data.shape[-1:],
        "one": (1,) * s.choices.pick((1, rank)),
        "axis": tuple(n if at == axis else 1 for at, n in enumerate(data.shape) if at >= axis),
        "whole": data.shape,
    }[lies]
    if data.code not in (*FLOATS, s.code) or data.code == T.TENSOR_INT32:
        return s.weights(*shape, code=data.code, within=(1.0, 6.0))
    if within is None:
        within = s.choices.pick(((0.5, 2.0), (-2.0, 2.0), (-2.0, -0.5), None))
    if within is not None:
        return s.weights(*shape, within=within)
    number = s.choices.pick(_SPECIAL)
    if data.code in FLOATS and one_in(s, 4):
        return s(O.FILL, shape, number)
    values = np.full(shape, number)
    if prod(shape) > 1 and one_in(s, 3):
        values.flat[s.choices.integer(0, values.size - 1)] = 1.75
    return s.constant(values)


def beside(s: Sketch, data: SketchTensor, within: tuple[float, float] = (-2.0, 2.0)) -> SketchTensor:
    """Add an input of the extents of a tensor, or of some that broadcast with it, in its scale."""
    extents = data.shape
    kind = s.choices.pick(("like", "like", "last", "ones"))
    if kind == "last":
        extents = extents[-1:]
    elif kind == "ones":
        axis = axis_in(s, data)
        extents = tuple(1 if at == axis else n for at, n in enumerate(extents))
    return s.input(*extents, code=data.code, within=None if data.code == T.TENSOR_INT32 else within)


def like(s: Sketch, data: SketchTensor) -> SketchTensor:
    """Add an input of the extents, the type and the scale of a tensor."""
    return s.input(*data.shape, code=data.code, scale=scale_of(s, data))


def need(holds: bool, what: str) -> None:
    """Raise Misfit if a condition of an operation does not hold."""
    if not holds:
        raise Misfit(what)


def positive(s: Sketch, data: SketchTensor) -> SketchTensor:
    """Return a tensor of positive numbers, or its absolute values and a little more."""
    need(data.code in FLOATS, "not of a real number")
    if is_positive(s, data):
        return data
    interval = s.assembly.intervals[data.index]
    need(interval is not None and interval[1] > 0, "no positive numbers")
    return s(O.MAXIMUM, data, s.constant([0.25]))
