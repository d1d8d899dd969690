"""Operations between which a rule of a compiler stands, with what the rule forgets: numbers before and behind a product
of matrices, choices within choices, constants behind a layer that is moved, directions joined.

The cases are the same at every seed, as in ``along``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.idioms.deciding import COMPARISONS
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import (
    NONE,
    RELU,
    RELU1,
    RELU6,
    SAME,
    VALID,
    binary,
    cell_weights,
    dense,
    window,
)
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_BOTH = (False, True)
_Change = Callable[[Sketch, SketchTensor], SketchTensor]


def _number(code: O, value: float, left: bool = False) -> _Change:
    def step(s: Sketch, data: SketchTensor) -> SketchTensor:
        pair = (data, s.constant([value]))
        return binary(s, code, *(pair[::-1] if left else pair))

    return step


def _line(code: O, axis: int) -> _Change:
    """With a constant for each index of the last axis, or of the one before."""

    def step(s: Sketch, data: SketchTensor) -> SketchTensor:
        extents = (data.shape[-1],) if axis == -1 else (data.shape[-2], 1)
        return binary(s, code, data, s.weights(*extents, within=(-2.0, -0.5)))

    return step


def _turned(*order: int) -> _Change:
    return lambda s, data: s(O.TRANSPOSE, data, order)


# What stands before a factor, or behind the product; extents are equal, so that each order of axes fits.
_BESIDE: dict[str, _Change] = {
    "divided": _number(O.DIV, 2.5),
    "divisor": _number(O.DIV, 2.5, left=True),
    "factor": _number(O.MUL, -1.5),
    "term": _number(O.ADD, 1.5),
    "minuend": _number(O.SUB, 1.5, left=True),
    "factors": _line(O.MUL, -1),
    "factors of rows": _line(O.MUL, -2),
    "divisors of rows": _line(O.DIV, -2),
    "terms": _line(O.ADD, -1),
    "terms of rows": _line(O.ADD, -2),
    "matrices turned": _turned(0, 2, 1),
    "all turned": _turned(1, 2, 0),
    "reversed axes": _turned(2, 1, 0),
    "batches turned": _turned(1, 0, 2),
    "lines reversed": lambda s, data: s(O.REVERSE, data, (2,)),
    "rows reversed": lambda s, data: s(O.REVERSE, data, (1,)),
    "batches reversed": lambda s, data: s(O.REVERSE, data, (0,)),
    "relu6": lambda s, data: s(O.RELU6, data),
}


_TURNS = ("matrices turned", "all turned", "reversed axes", "batches turned", "lines reversed", "rows reversed")


@idiom(packed=True, sure=True, types=_FLOAT, place=("behind", "left", "right"))
def beside_matrices(s: Sketch, place: str) -> None:
    """Numbers, lines and turns before a factor of BATCH_MATMUL, which it may turn too, or behind the product."""

    def written(name: str, turned: bool) -> None:
        one, other = s.input(3, 3, 3, within=(0.5, 2.0)), s.input(3, 3, 3)
        if place != "behind":
            one = _BESIDE[name](s, one)
        pair = (other, one) if place == "right" else (one, other)
        result = s(O.BATCH_MATMUL, *pair, turned and place != "right", turned and place == "right")
        if place == "behind":
            _BESIDE[name](s, result)

    s.attempt_each(partial(written, *case) for case in [*product(_BESIDE, (False,)), *product(_TURNS, (True,))])


@idiom(packed=True, sure=True, types=_FLOAT, within=("true branch", "false branch", "condition"))
def nested_choices(s: Sketch, within: str) -> None:
    """A choice within a branch of another, with a branch in common or the opposite condition; or by a joined one."""
    a, b, c = (s.input(3, 4) for _ in range(3))
    one, other = (s.input(3, 4, code=T.TENSOR_BOOL8) for _ in range(2))

    def written(condition: SketchTensor, inner: tuple[SketchTensor, SketchTensor], outer: SketchTensor) -> None:
        chosen = s(O.SELECT, condition, *inner)
        s(O.SELECT, one, *((chosen, outer) if within == "true branch" else (outer, chosen)))

    if within == "condition":
        for code in (O.LOGICAL_AND, O.LOGICAL_OR, O.EQUAL, O.NOT_EQUAL):
            s(O.SELECT, s(code, one, other), a, b)
            s(O.SELECT, s(code, one, s(O.LOGICAL_NOT, other)), a, b)
            s(O.SELECT, s(O.LOGICAL_NOT, s(code, one, other)), a, b)
        return
    for condition in (other, one, s(O.LOGICAL_NOT, one)):
        for inner in ((a, b), (b, a), (c, b)):
            s.attempt(partial(written, condition, inner, a))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32, T.TENSOR_INT32), kind=COMPARISONS)
def bounds_compared(s: Sketch, kind: O) -> None:
    """The larger or the smaller of two compared with one of them or a third, on either side; many are equal."""
    tensors = [s.input(6, 8, within=(-1.0, 1.5)) for _ in range(3)]
    if s.code != T.TENSOR_INT32:
        tensors = [s(O.FLOOR, each) for each in tensors]
    for bound, place, left in product((O.MAXIMUM, O.MINIMUM), range(3), _BOTH):
        found = s(bound, *tensors[:2])
        s(kind, *((tensors[place], found) if left else (found, tensors[place])))


@idiom(packed=True, sure=True, types=_FLOAT, number=(0.5, 0.0))
def choices_of_bounds(s: Sketch, number: float) -> None:
    """A choice between x and a number by a comparison of x with it, or with another: a bound only for some."""
    x = s.input(3, 4)
    pair = (x, s.constant(np.full((3, 4), number)))
    for kind, compared, place in product(COMPARISONS, (number, number - 1.0), (0, 1)):
        bound = s.constant([compared])
        s(O.SELECT, s(kind, x, bound), *(pair if place == 0 else pair[::-1]))
    for kind, place in product(COMPARISONS, (0, 1)):
        s(O.SELECT, s(kind, s.constant([number]), x), *(pair if place == 0 else pair[::-1]))


@idiom(packed=True, sure=True, types=_FLOAT, act=(NONE, RELU, RELU1))
def neutral_numbers(s: Sketch, act: int) -> None:
    """A sum, a product and the like with one number, 0, 1 or -1, and an activation that stays when that is left out."""
    for kind, number in product((O.ADD, O.SUB, O.MUL, O.DIV), (0.0, 1.0, -1.0)):
        if kind != O.DIV or number:
            binary(s, kind, s.input(3, 4, within=(-7.0, 7.0)), s.constant([number]), act)


@idiom(packed=True, sure=True, types=_FLOAT, kind=(O.CONV_2D, O.DEPTHWISE_CONV_2D), act=(NONE, RELU6))
def unequal_blocks(s: Sketch, kind: O, act: int) -> None:
    """A dilated convolution written with blocks that are not square: with paddings, without, and with SAME within."""
    for block, (padding, sides) in product(((1, 2), (2, 1), (2, 3), (3, 2)), ((VALID, 0), (VALID, 1), (SAME, 0))):
        image = s.input(1, 6 * block[0] - sides * block[0], 6 * block[1] - sides * block[1], 2)
        paddings = np.array([[sides * each, 0] for each in block], np.int32)
        parts = s(O.SPACE_TO_BATCH_ND, image, block, paddings)
        s(O.BATCH_TO_SPACE_ND, window(s, kind, parts, padding, (2, 2), 1, act, channels=2), block)


# What a compiler computes of constants.
_FOLDED: tuple[Callable[[Sketch, SketchTensor, int], SketchTensor], ...] = (
    lambda s, cube, axis: s(O.GATHER, cube, axis, s.raw(np.array([2, 0, 1]), T.TENSOR_INT32)),
    lambda s, cube, axis: s(O.REVERSE, cube, (axis,)),
    lambda s, cube, axis: s(O.REDUCE_SUM, cube, (axis,), True),
    lambda s, cube, axis: s(O.REDUCE_MAX, cube, (axis,), False),
    lambda s, cube, axis: s(O.MEAN, cube, (axis,), 1),
    lambda s, cube, axis: s(O.SOFTMAX, cube, 1.0, axis),
    lambda s, cube, axis: s(O.LOG_SOFTMAX, cube, 0.5, axis),
    lambda s, cube, axis: s(O.L2_NORMALIZATION, cube, axis),
    lambda s, cube, axis: s(O.SLICE, s(O.CONCATENATION, [cube, s.weights(3, 3, 3)], axis), (0, 1, 0), (3, 2, 3)),
    lambda s, cube, axis: s.all(O.SPLIT, cube, axis, 3, count=3)[1],
    lambda s, cube, axis: s(O.TRANSPOSE, cube, ((1, 0, 2), (1, 2, 0), (0, 2, 1))[axis]),
    lambda s, cube, axis: s(O.MUL, cube, s.weights(*(3 if at == axis else 1 for at in range(3))), NONE),
    lambda s, cube, axis: s(O.CHANNEL_SHUFFLE, s(O.TILE, cube, (2, 2, 2)), 2, axis),
)


@idiom(packed=True, sure=True, types=_FLOAT, axis=(0, 1, 2))
def constants_along(s: Sketch, axis: int) -> None:
    """Operations along an axis of a constant with equal extents, whose results a compiler knows, beside an input."""

    def written(fold: Callable[[Sketch, SketchTensor, int], SketchTensor]) -> None:
        result = fold(s, s.weights(3, 3, 3, within=(-2.0, 2.0)), axis)
        s(O.ADD, s.input(*result.shape), result, NONE)

    s.attempt_each(partial(written, fold) for fold in _FOLDED)


_LAYERS: dict[str, Callable[[Sketch, SketchTensor], SketchTensor]] = {
    "convolution": lambda s, image: window(s, O.CONV_2D, image, SAME, channels=4),
    "activated": lambda s, image: window(s, O.CONV_2D, image, SAME, act=RELU6, channels=4),
    "depthwise": lambda s, image: window(s, O.DEPTHWISE_CONV_2D, image, SAME),
    "dense": lambda s, image: s(O.RESHAPE, dense(s, s(O.RESHAPE, image, (16, 4)), 4), (1, 4, 4, 4)),
}
# Extents are equal: what belongs to the channels fits the axis that takes their place.
_MOVED: dict[str, _Change] = {
    "channels first": _turned(0, 3, 1, 2),
    "columns last": _turned(0, 1, 3, 2),
    "rows last": _turned(0, 2, 3, 1),
    "columns first": _turned(0, 2, 1, 3),
    "channels reversed": lambda s, data: s(O.REVERSE, data, (3,)),
    "shuffled": lambda s, data: s(O.CHANNEL_SHUFFLE, data, 2, 3),
    "taken": lambda s, data: s(O.GATHER, data, 3, s.raw(np.array([2, 0, 3, 1]), T.TENSOR_INT32)),
    "viewed": lambda s, data: s(O.RESHAPE, data, (4, 4, 4)),
    "padded": lambda s, data: s(O.PAD, data, np.array([[0, 0], [1, 0], [0, 1], [0, 0]], np.int32)),
}


@idiom(packed=True, sure=True, types=_FLOAT, layer=tuple(_LAYERS), then=(O.ADD, O.MUL))
def constant_behind_moved_layer(s: Sketch, layer: str, then: O) -> None:
    """A constant for each index of the last axis, or one, behind what moves the result of a layer."""

    def written(move: _Change, count: int) -> None:
        result = move(s, _LAYERS[layer](s, s.input(1, 4, 4, 4)))
        binary(s, then, result, s.weights(*(count,), within=(-2.0, -0.5)))

    cases = [*product(_MOVED.values(), (4,)), (_MOVED["channels first"], 1), (_MOVED["padded"], 1)]
    s.attempt_each(partial(written, *case) for case in cases)


@idiom(packed=True, sure=True, types=_FLOAT, time_major=_BOTH)
def two_directions(s: Sketch, time_major: bool) -> None:
    """The results of both directions, joined in both orders and along each axis, or added."""
    units = 2

    def cell() -> list[SketchTensor]:
        return [*cell_weights(s, 2, units, (-0.75, 0.75)), s.input(2, units)]

    def sequences() -> list[SketchTensor]:
        data = s.input(2, 2, 2)
        arguments = (data, *cell(), *cell(), None, None, None, 1, time_major, False)
        return s.all(O.BIDIRECTIONAL_SEQUENCE_RNN, *arguments, count=2)

    def joined(order: tuple[int, int], axis: int) -> None:
        results = sequences()
        s(O.CONCATENATION, [results[place] for place in order], axis)

    def both(code: O, order: tuple[int, int]) -> None:
        results = sequences()
        binary(s, code, results[order[0]], results[order[1]])

    cases = [partial(joined, *each) for each in product(((0, 1), (1, 0), (1, 1), (0, 0)), (2, 1, 0))]
    s.attempt_each([*cases, *(partial(both, *each) for each in product((O.ADD, O.SUB), ((0, 1), (1, 0))))])


@idiom(packed=True, sure=True, types=_FLOAT, beta=(2.0, 1.0))
def shares_in_functions(s: Sketch, beta: float) -> None:
    """SOFTMAX before a logarithm or a place, of other factors and along each axis."""
    for axis in (1, 2, 0):
        data = s.input(3, 3, 3)
        shares = s(O.SOFTMAX, data, beta, axis)
        s(O.LOG, shares)
        s(O.EXP, s(O.LOG_SOFTMAX, s.input(3, 3, 3), beta, axis))
        for place in (2, 1):
            s(O.ARGMAX, s(O.SOFTMAX, s.input(3, 3, 3), beta, axis), place)


@idiom(packed=True, sure=True, types=_FLOAT, kind=(O.L2_POOL_2D, O.MAX_POOL_2D, O.AVERAGE_POOL_2D))
def pool_of_padded(s: Sketch, kind: O) -> None:
    """Zeros, or other numbers, around an image before a pool, which counts them; its own padding it does not."""
    sides = np.array([[0, 0], [1, 1], [1, 1], [0, 0]], np.int32)
    for low in (0.5, -2.0):
        for padding, kernel in (((0, 0, 0, 0), (3, 3)), (SAME, (2, 2)), (VALID, (3, 3))):
            image = s.input(1, 4, 4, 2, within=(low, low + 1.5))
            window(s, kind, s(O.PAD, image, sides), padding, kernel)
            window(s, kind, s(O.PAD_V2, image, sides, -1.0), padding, kernel)
