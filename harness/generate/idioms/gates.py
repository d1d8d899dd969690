"""Parts of one tensor that meet again behind different functions: gates, of which a pass must not take one for another.

The parts are of equal extents, so that any part fits in the place of any other.
"""

from __future__ import annotations

from functools import partial

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.drawn.arguments import activation, at_axis, one_in, rows
from nnconform.harness.generate.pattern.drawn.families import step
from nnconform.harness.generate.pattern.form import EVERY, idiom
from nnconform.harness.generate.pattern.layers import NONE, binary, dense
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import write_most
from nnconform.harness.model.codes import OperationType as O

_FUNCTIONS = (
    *(O.LOGISTIC, O.TANH, O.RELU, O.HARD_SWISH, O.RELU6, O.RELU1, O.ELU, O.EXP, O.NEG, O.ABS, O.FLOOR, O.SIN),
    *(O.SQRT, O.RSQRT, O.LOG, O.SOFTMAX),
)
_OF_POSITIVE = (O.SQRT, O.RSQRT, O.LOG)
# What is drawn for the other part, and what joins two parts.
_OTHERS = ("curve", "relu", "negated", "absolute", "exponential", "slopes", "sum", "difference", "product", "floor")
_JOINS = (O.MUL, O.MUL, O.ADD, O.SUB, O.MAXIMUM, O.MINIMUM, O.CONCATENATION)
HOW = ("split", "split", "split", "slices", "turned slices", "strided")


def function(s: Sketch, code: O, data: SketchTensor) -> SketchTensor:
    """Add a function of a part."""
    arguments = {O.ELU: (s.choices.pick((0.5, 1.0)),), O.SOFTMAX: (1.0,)}
    return s(code, data, *arguments.get(code, ()))


def parts_of(s: Sketch, whole: SketchTensor, axis: int, count: int, how: str) -> list[SketchTensor]:
    """Take a tensor apart along an axis: by a SPLIT, or by slices that stand in order or not."""
    each = whole.shape[axis] // count
    if how == "split":
        return s.all(O.SPLIT, whole, axis, count, count=count)
    places = list(range(count))
    if how == "turned slices":
        places.reverse()
    parts: dict[int, SketchTensor] = {}
    for place in places:
        begin = at_axis(whole, axis, place * each, 0)
        if how == "strided":
            # Every second element, or every third.
            start = at_axis(whole, axis, place, 0)
            strides = tuple(count if at == axis else 1 for at in range(len(whole.shape)))
            parts[place] = s(O.STRIDED_SLICE, whole, start, whole.shape, strides, 0, 0, 0)
        else:
            parts[place] = s(O.SLICE, whole, begin, at_axis(whole, axis, each))
    return [parts[place] for place in range(count)]


def turned(s: Sketch, parts: list[SketchTensor], often: int = 3) -> list[SketchTensor]:
    """Return parts in order, or once in so often from a later one on, round to the first."""
    if not one_in(s, often):
        return parts
    at = s.choices.integer(1, len(parts) - 1)
    return parts[at:] + parts[:at]


def whole_of(s: Sketch, count: int, positive: bool = False) -> tuple[SketchTensor, int]:
    """Add what is taken apart, and draw the axis. Parts are square, or the whole is."""
    each, rank = s.choices.pick((2, 2, 1, 3)), s.choices.pick((2, 2, 3))
    axis = rank - 1 if s.choices.flag() else s.choices.integer(0, rank - 1)
    other = s.choices.pick((each, each, count * each))
    shape = [count * each if at == axis else other for at in range(rank)]
    if positive:
        return s.input(*shape, within=(0.25, 2.5)), axis
    if rank == 2 and axis == 1 and one_in(s, 3):
        return dense(s, s.input(shape[0], 3), shape[1]), axis
    return rows(s, *shape), axis


def _taken(s: Sketch, code: O, how: str | None = None) -> tuple[list[SketchTensor], int]:
    """Return two or more parts in a drawn order, and their axis."""
    count = s.choices.pick((2, 2, 2, 3, 4))
    whole, axis = whole_of(s, count, code in _OF_POSITIVE)
    parts = parts_of(s, whole, axis, count, how or s.choices.pick(HOW))
    return (parts[::-1] if s.choices.flag() else parts), axis


def joined(s: Sketch, code: O, one: SketchTensor, other: SketchTensor, act: int = NONE) -> SketchTensor:
    """Join two tensors, in either order."""
    return binary(s, code, one, other, act) if s.choices.flag() else binary(s, code, other, one, act)


def meet(s: Sketch, one: SketchTensor, other: SketchTensor, axis: int, code: O | None = None) -> SketchTensor:
    """Join two parts, in either order, by an operation that is drawn if none is named."""
    code = code or s.choices.pick(_JOINS)
    if code == O.CONCATENATION:
        return s(code, [one, other] if s.choices.flag() else [other, one], axis)
    return joined(s, code, one, other, activation(s))


def _gated(s: Sketch, code: O, place: int, how: str | None) -> None:
    """One part, and a function of another one."""
    parts, axis = _taken(s, code, how)
    pair = parts[:2] if place == 0 else parts[1::-1]
    result = meet(s, pair[0], function(s, code, pair[1]), axis, O.MUL if how else None)
    if len(parts) > 2 and one_in(s, 2) and result.shape == parts[2].shape:
        meet(s, result, parts[2], axis, O.ADD)


def _both(s: Sketch, code: O) -> None:
    """A function of each part, or a short chain."""
    parts, axis = _taken(s, code)
    other = step(s, s.choices.pick(_OTHERS), parts[1])
    if one_in(s, 3):
        other = step(s, s.choices.pick(_OTHERS), other)
    if other.shape != parts[1].shape or other.code != parts[1].code:
        raise Misfit("another tensor")
    meet(s, function(s, code, parts[0]), other, axis)


def _times_itself(s: Sketch, code: O) -> None:
    """A part times a function of it, and another part."""
    parts, axis = _taken(s, code)
    inner = function(s, code, parts[0])
    own = joined(s, O.MUL, parts[0], inner)
    meet(s, own, parts[1], axis, s.choices.pick((O.MUL, O.MUL, O.ADD, O.CONCATENATION)))


@idiom(packed=True, sure=True, types=EVERY, code=_FUNCTIONS, turn=(0, 1))
def function_of_part(s: Sketch, code: O, turn: int) -> None:
    """A part and a function of another part, functions of both, and a part times a function of its own."""
    write_most(
        s,
        partial(_gated, s, code, turn, "split"),
        partial(_gated, s, code, 1 - turn, None),
        partial(_both, s, code),
        partial(_times_itself, s, code),
    )
