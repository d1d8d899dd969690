"""Views of tensors whose extents come again in them, beside constants along each axis, of which one fits on both sides
of the view, and beside what joins, cuts and turns: what is along one axis before a view is along another one behind it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import permutations, product
from math import prod

from nnconform.harness.generate.idioms.along import ALONG, along
from nnconform.harness.generate.pattern.drawn.arguments import need
from nnconform.harness.generate.pattern.form import EVERY, idiom
from nnconform.harness.generate.pattern.layers import RELU, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import scale_of
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_Step = Callable[[Sketch, SketchTensor], SketchTensor]
# Pairs of extents, the first of the tensor and the second of its view; either may be the other's.
_VIEWS = (
    *(((4, 1, 4), (4, 4)), ((1, 4, 4), (4, 4)), ((4, 4, 1), (4, 4)), ((4, 4, 4), (16, 4)), ((4, 4, 4), (4, 16))),
    *(((2, 2, 4), (4, 4)), ((4, 2, 2), (4, 4)), ((2, 2, 4, 4), (4, 4, 4))),
    *(((4, 2, 2, 4), (4, 4, 4)), ((2, 8, 4), (4, 4, 4)), ((2, 2), (4,)), ((4, 4), (16,))),
)
_KINDS = (O.ADD, O.SUB, O.MUL, O.PRELU)


def _lying(shape: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the extents of constants along each axis, and along each two neighbours."""
    lines = [tuple(n if at == axis else 1 for at, n in enumerate(shape) if at >= axis) for axis in range(len(shape))]
    return [*lines, shape[-2:]] if len(shape) > 2 else lines


@idiom(packed=True, sure=True, types=_FLOAT, kind=_KINDS, before=(False, True))
def constants(s: Sketch, kind: O, before: bool) -> None:
    """A constant along each axis behind a view, or before it; on the left of a difference."""
    s.complete = True

    def written(extents: tuple[int, ...], view: tuple[int, ...], lies: tuple[int, ...]) -> None:
        data = s.input(*extents)
        if not before:
            data = s(O.RESHAPE, data, view)
        other = s.weights(*lies, within=(0.25, 2.0) if kind != O.PRELU else (-0.75, 0.75))
        if kind == O.PRELU:
            data = s(kind, data, other)
        else:
            data = binary(s, kind, *((other, data) if kind == O.SUB else (data, other)))
        if before:
            s(O.RESHAPE, data, view)

    for one, other in [*_VIEWS, *(pair[::-1] for pair in _VIEWS)]:
        for lies in _lying(one if before else other):
            s.attempt(partial(written, one, other, lies))


_IMAGE = (2, 2, 2, 2)


def _flat(extents: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the views in which neighbours of the extents are one."""
    rank = len(extents)
    return [
        (*extents[:first], prod(extents[first:end]), *extents[end:])
        for first in range(rank)
        for end in range(first + 2, rank + 1)
    ]


@idiom(packed=True, sure=True, types=EVERY, view=(O.RESHAPE, O.SQUEEZE, O.EXPAND_DIMS), alike=(True, False))
def joined(s: Sketch, view: O, alike: bool) -> None:
    """Tensors that are viewed alike, or but for the last, and joined along each axis, or packed."""
    s.complete = True

    def viewed(data: SketchTensor, to: tuple[int, ...] | int) -> SketchTensor:
        if isinstance(to, int):
            return s(view, data, to if view == O.EXPAND_DIMS else (to,))
        return s(view, data, to)

    def written(extents: tuple[int, ...], to: tuple[int, ...] | int, axis: int, packed: bool) -> None:
        first, parts = s.input(*extents), 2 + axis % 2
        others = [s.input(*extents, scale=scale_of(s, first)) for _ in range(parts - 1)]
        data = [viewed(each, to) for each in (first, *others)]
        need(axis < len(data[0].shape) + packed, "no such axis")
        if not alike:
            data[-1] = s.input(*data[0].shape, scale=scale_of(s, first))
        if packed:
            s(O.PACK, axis, data)
        else:
            s(O.CONCATENATION, data, axis)

    cases: list[tuple[tuple[int, ...], tuple[int, ...] | int]]
    if view == O.RESHAPE:
        cases = [(_IMAGE, to) for to in _flat(_IMAGE)] + [((4, 4), (2, 2, 4)), ((4, 4), (4, 2, 2)), ((4, 2), (2, 4))]
    elif view == O.SQUEEZE:
        cases = [((1, 2, 2), 0), ((2, 1, 2), 1), ((2, 2, 1), 2)]
    else:
        cases = [((2, 2), axis) for axis in (0, 1, 2, -1, -2, -3)]
    s.attempt_each(
        partial(written, *case, axis, packed)
        for case, axis, packed in product(cases, range(4), (False, True))
        if not packed or (alike and axis < 2)
    )


_TURNS = 8


@idiom(packed=True, sure=True, types=_FLOAT, turn=tuple(range(_TURNS)))
def moved(s: Sketch, turn: int) -> None:
    """A view that merges neighbours before what works along each axis, or behind it."""
    s.complete = True

    def written(name: str, to: tuple[int, ...], axis: int) -> None:
        along(s, name, s(O.RESHAPE, s.input(*_IMAGE), to), axis)

    def behind(name: str, place: int, axis: int) -> None:
        data = along(s, name, s.input(*_IMAGE), axis)
        views = _flat(data.shape)
        s(O.RESHAPE, data, views[place % len(views)])

    names, views = tuple(ALONG)[turn::_TURNS], _flat(_IMAGE)
    cases = [
        partial(written, name, to, axis)
        for at, name in enumerate(names)
        for to in views[at % 2 :: 2]
        for axis in range(3)
    ]
    cases += [partial(behind, *case) for case in product(names, (0, len(views) - 1), range(3))]
    s.attempt_each(cases)


_LAYERS: dict[str, _Step] = {
    "dense": lambda s, data: dense(s, data, 3),
    "dense relu": lambda s, data: dense(s, data, 3, RELU),
    "product": lambda s, data: s(O.BATCH_MATMUL, data, s.weights(data.shape[-1], 3, within=(-1.0, 1.0)), False, False),
    "product turned": lambda s, data: s(
        O.BATCH_MATMUL, data, s.weights(3, data.shape[-1], within=(-1.0, 1.0)), False, True
    ),
}
_SHAPES = ((2, 3, 3, 2), (2, 2, 2, 2))


@idiom(packed=True, sure=True, types=_FLOAT, layer=tuple(_LAYERS))
def turned_before_layer(s: Sketch, layer: str) -> None:
    """An image in each order of axes, as rows before a layer, whose weights' columns follow the order; reversed and
    pooled ones too, and a constant of each channel, row and column before.
    """
    s.complete = True
    _turned_before(s, _LAYERS[layer], layer == "dense")


def _turned_before(s: Sketch, layer: _Step, more: bool) -> None:
    def written(extents: tuple[int, ...], step: _Step, viewed: bool) -> None:
        data = step(s, s.input(*extents))
        layer(s, s(O.RESHAPE, data, (data.shape[0], -1)) if viewed else data)

    def turned(order: tuple[int, ...], s: Sketch, data: SketchTensor) -> SketchTensor:
        return s(O.TRANSPOSE, data, order)

    def reversed_along(axis: int, s: Sketch, data: SketchTensor) -> SketchTensor:
        return s(O.REVERSE, data, (axis,))

    def constant(lies: tuple[int, ...], code: O, s: Sketch, data: SketchTensor) -> SketchTensor:
        return binary(s, code, data, s.weights(*lies, within=(0.25, 2.0)))

    orders: list[_Step] = [partial(turned, (0, *order)) for order in permutations((1, 2, 3))]
    orders += [partial(turned, order) for order in ((1, 0, 2, 3), (3, 1, 2, 0), (1, 2, 3, 0))]
    others: list[_Step] = [partial(reversed_along, axis) for axis in range(1, 4)]
    others += [partial(constant, lies, code) for lies in ((2,), (2, 1), (2, 1, 1)) for code in (O.ADD, O.MUL)]
    others += [lambda s, data: window(s, O.MAX_POOL_2D, data), lambda s, data: s(O.CHANNEL_SHUFFLE, data, 2, 3)]
    cases = list(product(_SHAPES, orders, (True, False) if more else (True,)))
    s.attempt_each(partial(written, *case) for case in [*cases, *product(_SHAPES[1:], others, (True,))])


@idiom(packed=True, sure=True, types=EVERY, view=((4, 2, 2), (2, 2, 4), (2, 4, 2), (2, 2, 2, 2)))
def turned_between(s: Sketch, view: tuple[int, ...]) -> None:
    """A view of a square, each order of its axes, and a view back, or another: a TRANSPOSE, a shuffle, blocks."""
    s.complete = True

    def written(order: tuple[int, ...], back: tuple[int, ...]) -> None:
        s(O.RESHAPE, s(O.TRANSPOSE, s(O.RESHAPE, s.input(4, 4), view), order), back)

    s.attempt_each(
        partial(written, *case) for case in product(permutations(range(len(view))), ((4, 4), (2, 8), (8, 2)))
    )
