"""Optional arguments that are left out, of operations beside what moves elements: the order of a TRANSPOSE, which then
reverses a matrix's axes, the axis of a norm, which is the last one wherever that has come to lie, and the axes of a
SQUEEZE. And layouts that are given, as the one that they would be anyhow or as the other, beside each order of axes.

All axes that may be taken for one another have one length.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.idioms.along import ALONG, along
from nnconform.harness.generate.pattern.drawn.arguments import need
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, bias_of
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_LENGTH = 4
_Step = Callable[[Sketch, SketchTensor], SketchTensor]


def _reversed(s: Sketch, data: SketchTensor) -> SketchTensor:
    """Exchange a matrix's axes by a TRANSPOSE without an order."""
    need(len(data.shape) == 2, "no matrix")
    return s(O.TRANSPOSE, data, None)


def _product(first: bool, *flags: bool) -> _Step:
    def step(s: Sketch, data: SketchTensor) -> SketchTensor:
        other = s.input(_LENGTH, _LENGTH, within=(-1.0, 1.0))
        return s(O.BATCH_MATMUL, *((data, other) if first else (other, data)), *flags)

    return step


_OF_MATRICES: dict[str, _Step] = {
    "left out": _reversed,
    "exchanged": lambda s, data: s(O.TRANSPOSE, data, (1, 0)),
    "kept": lambda s, data: s(O.TRANSPOSE, data, (0, 1)),
    "left": _product(True, False, False),
    "turned left": _product(True, True, False),
    "right": _product(False, False, False),
    "turned right": _product(False, False, True),
    "dense": lambda s, data: s(
        O.FULLY_CONNECTED, data, s.weights(_LENGTH, _LENGTH, within=(-1.0, 1.0)), s.weights(_LENGTH), NONE
    ),
    "row": lambda s, data: s(O.MUL, data, s.weights(_LENGTH, within=(0.5, 2.0)), NONE),
    "column": lambda s, data: s(O.SUB, s.weights(_LENGTH, 1, within=(0.5, 2.0)), data, RELU),
    "slopes": lambda s, data: s(O.PRELU, data, s.weights(_LENGTH, within=(-0.75, 0.75))),
    "function": lambda s, data: s(O.TANH, data),
    "flat": lambda s, data: s(O.RESHAPE, data, (-1,)),
    "shares": lambda s, data: s(O.SOFTMAX, data, 1.0),
}


@idiom(packed=True, sure=True, types=_FLOAT, between=(False, True), before=(False, True))
def order(s: Sketch, between: bool, before: bool) -> None:
    """A TRANSPOSE without an order before and behind others, products, constants and what has an axis; and with a
    function between.
    """
    s.complete = True

    def written(name: str, axis: int) -> None:
        steps: list[_Step] = [_reversed, _OF_MATRICES.get(name) or (lambda s, data: along(s, name, data, axis))]
        data = s.input(_LENGTH, _LENGTH)
        first, last = steps if before else steps[::-1]
        data = first(s, data)
        last(s, s(O.TANH, data) if between else data)

    moved = [name for name in ALONG if not between or name in ("turned", "reversed", "joined", "sum", "shares")]
    cases = [*product(_OF_MATRICES, (0,)), *product(moved, (0, 1))]
    s.attempt_each(partial(written, *case) for case in cases)


_NORMS: dict[str, _Step] = {
    "shares": lambda s, data: s(O.SOFTMAX, data, 1.0),
    "length": lambda s, data: s(O.L2_NORMALIZATION, data),
    "neighbours": lambda s, data: s(O.LOCAL_RESPONSE_NORMALIZATION, data, 1, 1.0, 0.5, 0.75),
}
_ORDERS = (
    *((0, 2, 1, 3), (0, 3, 1, 2), (0, 2, 3, 1), (0, 1, 3, 2), (0, 3, 2, 1)),
    *((1, 2, 3, 0), (3, 1, 2, 0), (2, 3, 0, 1), (1, 0, 2, 3)),
)
# Those that leave the first axis, of images, come first.
_OF_IMAGES = 5
_PLACES = ("behind", "before", "between")
_VIEWS = ((2, 2, 2, 2), (4, 1, 2, 2), (1, 4, 4, 1), (2, 4, 1, 2), (8, 2))
# What moves elements, and does so along each axis.
_MOVES = tuple(ALONG)[: tuple(ALONG).index("shares")]


@idiom(packed=True, sure=True, types=_FLOAT, norm=tuple(_NORMS), before=(False, True))
def axis(s: Sketch, norm: str, before: bool) -> None:
    """A norm without an axis before or behind each order of axes, views, and moves along each axis."""
    s.complete = True

    def written(step: _Step) -> None:
        data = s.input(2, 2, 2, 2)
        steps = (_NORMS[norm], step)
        for each in steps if before else steps[::-1]:
            data = each(s, data)

    def turned(order: tuple[int, ...], s: Sketch, data: SketchTensor) -> SketchTensor:
        return s(O.TRANSPOSE, data, order)

    def viewed(extents: tuple[int, ...], s: Sketch, data: SketchTensor) -> SketchTensor:
        return s(O.RESHAPE, data, extents)

    def moved(name: str, at: int, s: Sketch, data: SketchTensor) -> SketchTensor:
        return along(s, name, data, at)

    steps: list[_Step] = [partial(turned, order) for order in _ORDERS]
    steps += [partial(viewed, extents) for extents in _VIEWS]
    steps += [partial(moved, name, at) for name, at in product(_MOVES, (2, 3)) if name != "turned"]
    s.attempt_each(partial(written, step) for step in steps)


_GROWN: dict[str, _Step] = {
    "flat": lambda s, data: s(O.RESHAPE, data, (-1,)),
    "grown": lambda s, data: s(O.EXPAND_DIMS, data, 0),
    "grown from the end": lambda s, data: s(O.EXPAND_DIMS, data, -2),
    "turned": lambda s, data: s(O.TRANSPOSE, data, tuple(range(len(data.shape)))[::-1]),
    "row": lambda s, data: s(O.MUL, data, s.weights(3, within=(0.5, 2.0)), NONE),
    "joined": lambda s, data: s(O.CONCATENATION, [data, s.input(*data.shape)], 0),
    "sum": lambda s, data: s(O.REDUCE_SUM, data, (0,), True),
    "shares": lambda s, data: s(O.SOFTMAX, data, 1.0, 0),
    "other": lambda s, data: s(O.ADD, data, s.input(3, 1), NONE),
}


@idiom(packed=True, sure=True, types=_FLOAT, extents=((1, 3, 1, 3), (3, 1, 3), (1, 3, 3, 1)))
def unit_axes(s: Sketch, extents: tuple[int, ...]) -> None:
    """A SQUEEZE of all axes of extent 1, which it does not name, before others and behind a TRANSPOSE or a new axis."""
    s.complete = True

    def written(name: str, made: str) -> None:
        data = s.input(*extents)
        if made == "turned":
            data = s(O.TRANSPOSE, data, (1, 0, *range(2, len(extents))))
        elif made == "grown":
            need(len(extents) < 4, "five axes")
            data = s(O.EXPAND_DIMS, data, 1)
        elif made == "reduced":
            data = s(O.REDUCE_MAX, data, (len(extents) - 1,), True)
        _GROWN[name](s, s(O.SQUEEZE, data, None))

    s.attempt_each(partial(written, *case) for case in product(_GROWN, ("given", "turned", "grown", "reduced")))


def _filter(s: Sketch, *extents: int) -> SketchTensor:
    return s.weights(*extents, within=(-1.0, 1.0))


# On images whose extents are all one length; the last are the layout.
_Laid = Callable[..., SketchTensor]


def _layer(code: O, s: Sketch, image: SketchTensor, *layout: bool) -> SketchTensor:
    depth = (1, 2, 2, _LENGTH) if code == O.DEPTHWISE_CONV_2D else (_LENGTH, 2, 2, _LENGTH)
    if code == O.GROUPED_CONV_2D:
        depth = (_LENGTH, 2, 2, _LENGTH // 2)
    weights = _filter(s, *depth)
    count = {O.DEPTHWISE_CONV_2D: (1,), O.GROUPED_CONV_2D: (2,)}.get(code, ())
    return s(code, image, weights, bias_of(s, image, weights, _LENGTH), SAME, 1, 1, *count, NONE, *layout)


def _pool(code: O, s: Sketch, image: SketchTensor, *layout: bool) -> SketchTensor:
    return s(code, image, SAME, 1, 1, 2, 3, NONE, *layout)


def _spread(s: Sketch, image: SketchTensor, *layout: bool) -> SketchTensor:
    weights = _filter(s, _LENGTH, 2, 2, _LENGTH)
    shape = (_LENGTH,) * 4
    return s(O.TRANSPOSE_CONV_2D, image, weights, bias_of(s, image, weights, _LENGTH), shape, SAME, 1, 1, NONE, *layout)


_WINDOWS: dict[str, _Laid] = {
    "convolution": partial(_layer, O.CONV_2D),
    "depthwise": partial(_layer, O.DEPTHWISE_CONV_2D),
    "grouped": partial(_layer, O.GROUPED_CONV_2D),
    "spread": _spread,
    "average": partial(_pool, O.AVERAGE_POOL_2D),
    "largest": partial(_pool, O.MAX_POOL_2D),
    "square": partial(_pool, O.L2_POOL_2D),
    "enlarged": lambda s, image, *layout: s(O.RESIZE_BILINEAR, image, 8, 6, *layout),
    "nearest": lambda s, image, *layout: s(O.RESIZE_NEAREST_NEIGHBOR, image, 6, 8, *layout),
    "deep": lambda s, image, *layout: s(O.SPACE_TO_DEPTH, image, 2, *layout),
    "flat": lambda s, image, *layout: s(O.DEPTH_TO_SPACE, image, 2, *layout),
    "batches": lambda s, image, *layout: s(O.SPACE_TO_BATCH_ND, image, (1, 2), ((1, 0), (0, 0)), *layout),
    "images": lambda s, image, *layout: s(O.BATCH_TO_SPACE_ND, image, (1, 2), *layout),
    "norm": lambda s, image, *layout: s(O.INSTANCE_NORMALIZATION, image, 1.5, -0.75, 0.01, *layout),
}


@idiom(packed=True, sure=True, types=_FLOAT, window=tuple(_WINDOWS))
def layout(s: Sketch, window: str) -> None:
    """A window whose layout is given, channels last or first, behind each order of axes, before it, or between it and
    the one that undoes it.
    """
    s.complete = True

    def written(order: tuple[int, ...], first: bool, place: str) -> None:
        data = s.input(*[_LENGTH] * 4)
        if place != "before":
            data = s(O.TRANSPOSE, data, order)
        data = _WINDOWS[window](s, data, first)
        if place != "behind":
            s(O.TRANSPOSE, data, order if place == "before" else tuple(int(each) for each in np.argsort(order)))

    s.attempt_each(partial(written, *case) for case in product(_ORDERS[:_OF_IMAGES], (False, True), _PLACES))
