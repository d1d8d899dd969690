"""Views, exchanges, parts and joins in rows that compilers shorten: each as it may be shortened, and with each axis,
order, place or reader in it another one.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.twisted import Pattern, Twisted, write_twisted
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_ROUND, _BACK, _SWAP, _OUTER = (1, 2, 0), (2, 0, 1), (0, 2, 1), (1, 0, 2)


def _turn(
    w: Twisted, data: SketchTensor, order: tuple[int, ...] = _SWAP, other: tuple[int, ...] = _BACK
) -> SketchTensor:
    return w(O.TRANSPOSE, data, w.either(order, other))


def _view(w: Twisted, data: SketchTensor, *extents: int) -> SketchTensor:
    return w(O.RESHAPE, data, extents)


def _axis(w: Twisted, data: SketchTensor) -> int:
    return w.either(len(data.shape) - 1, len(data.shape) - 2)


def _parts(w: Twisted, data: SketchTensor, count: int = 2) -> list[SketchTensor]:
    """Return parts along the last axis, in their order, or in the reverse one."""
    parts = w.sketch.all(O.SPLIT, data, len(data.shape) - 1, count, count=count)
    return w.either(parts, parts[::-1])


def _pair(w: Twisted) -> list[SketchTensor]:
    """Return two tensors with as many elements along each axis as there are tensors."""
    return [w.input(2, 2, 2), w.input(2, 2, 2)]


def _joined(w: Twisted, data: list[SketchTensor]) -> SketchTensor:
    return w(O.CONCATENATION, data, _axis(w, data[0]))


def _cut(w: Twisted, data: SketchTensor, begin: int, size: int, other: int | None = None) -> SketchTensor:
    """Return a part of the last axis, which begins at ``begin``, or at ``other``."""
    rank = len(data.shape)
    start = begin if other is None else w.either(begin, other)
    return w(O.SLICE, data, (*[0] * (rank - 1), start), (*data.shape[:-1], size))


def _rotated(w: Twisted, x: SketchTensor) -> SketchTensor:
    """The second half, negated, and the first."""
    data = w.sketch(O.CONCATENATION, [x, x], len(x.shape) - 1)
    half = x.shape[-1]
    return w(O.CONCATENATION, [w(O.NEG, _cut(w, data, half, half, 1)), _cut(w, w.same(data), 0, half, 1)], _axis(w, x))


def _swish_of_cuts(w: Twisted, x: SketchTensor) -> None:
    data, half = w.sketch(O.CONCATENATION, [x, w.sketch.input(*x.shape)], len(x.shape) - 1), x.shape[-1]
    gate = _cut(w, w.same(data), 0, half, 1)
    w(O.MUL, _cut(w, data, half, half, 1), w(O.MUL, gate, w(O.LOGISTIC, gate)))


def _heads(w: Twisted, x: SketchTensor) -> SketchTensor:
    """Two rows in a row each as heads, which come first."""
    rows = w.sketch(O.CONCATENATION, [x, x], len(x.shape) - 1)
    view = w(O.RESHAPE, rows, (x.shape[0] * x.shape[1], 2, x.shape[2]))
    return w(O.TRANSPOSE, view, _OUTER)


def _heads_back(w: Twisted, x: SketchTensor) -> None:
    """Shares of each head by its values, with heads behind rows again; as many rows as heads."""
    values = w.input(x.shape[0], x.shape[2], x.shape[1])
    product = w(O.BATCH_MATMUL, w(O.SOFTMAX, x, 1.0, w.either(2, 1)), values, False, False)
    turned = w(O.TRANSPOSE, product, w.either(_OUTER, _ROUND))
    w(O.RESHAPE, turned, (turned.shape[0], -1))


def _masked(w: Twisted, x: SketchTensor) -> None:
    """Shares of what a mask leaves, by values."""
    mask = w.input(*x.shape, code=T.TENSOR_BOOL8)
    scores = w(O.SELECT, mask, x, w.sketch.weights(*x.shape, within=w.either((-9.0, -9.0), (-1.0, 0.0))))
    w(O.BATCH_MATMUL, w(O.SOFTMAX, scores, 1.0, w.either(2, 1)), w.input(x.shape[0], x.shape[2], 3), False, False)


def _product(w: Twisted, one: SketchTensor, other: SketchTensor) -> SketchTensor:
    return w(O.BATCH_MATMUL, one, other, False, w.either(True, False))


def _products_added(w: Twisted, x: SketchTensor, left: bool) -> None:
    """Two products of one matrix, on the left or on the right."""
    pairs = [(x, w.input(*x.shape)), (w.same(x), w.input(*x.shape))]
    w(O.ADD, *(_product(w, *(pair if left else pair[::-1])) for pair in pairs))


def _layers_product(w: Twisted, x: SketchTensor) -> None:
    """A product of two dense layers of one input."""
    flat = w.rows(x)
    w(O.BATCH_MATMUL, w.dense(flat, 3), w.dense(w.same(flat), 3), False, w.either(True, False))


def _joined_product(w: Twisted, x: SketchTensor) -> None:
    """A product of joined matrices, along what is summed or not."""
    inner = w.holds()
    left = w(O.CONCATENATION, [x, w.input(*x.shape)], 2 if inner else 1)
    others = [w.input(x.shape[0], left.shape[2] // 2, 4) for _ in range(2)]
    w(O.BATCH_MATMUL, left, w(O.CONCATENATION, others, 1), False, False)


def _sliced_pairs(w: Twisted, x: SketchTensor) -> None:
    """Parts of one element each without their axis, packed again."""
    parts = [_cut(w, x, at, 1) for at in range(x.shape[-1])]
    parts = w.either(parts, parts[::-1])
    w(O.PACK, w.either(2, 1), [w(O.SQUEEZE, part, (2,)) for part in parts])


def _matrices(w: Twisted, x: SketchTensor) -> SketchTensor:
    """Matrices that those of x are multiplied by."""
    return w.input(x.shape[0], x.shape[2], 4)


def _with_row(w: Twisted, data: SketchTensor) -> SketchTensor:
    return w(O.ADD, data, w.row(data))


def _mirrored(w: Twisted, data: SketchTensor) -> SketchTensor:
    return w(O.MIRROR_PAD, data, np.array([[0, 0], [0, 0], w.either([1, 0], [0, 1])], np.int32), w.either(0, 1))


_RULES: dict[str, Pattern] = {
    "turned, function, viewed": lambda w, x: _view(w, w(O.TANH, _turn(w, x)), -1),
    "turned, viewed": lambda w, x: _view(w, _turn(w, x), x.shape[0], -1),
    "turned, viewed, turned": lambda w, x: _turn(w, _view(w, _turn(w, x), -1, x.shape[1]), (1, 0), (0, 1)),
    "turned, unit less, turned": lambda w, x: _turn(
        w, _view(w, _turn(w, w.sketch(O.REDUCE_MAX, x, (0,), True)), x.shape[2], x.shape[1]), (1, 0), (0, 1)
    ),
    "viewed, turned, viewed": lambda w, x: _view(
        w, _turn(w, _view(w, x, x.shape[0], x.shape[2], x.shape[1])), *x.shape
    ),
    "viewed, turned twice": lambda w, x: _turn(
        w, _view(w, _turn(w, _view(w, x, -1, x.shape[1], x.shape[2]), _OUTER), x.shape[1], x.shape[2], -1), _SWAP
    ),
    "turned, viewed twice, turned": lambda w, x: _turn(
        w, _view(w, _view(w, _turn(w, x), -1), x.shape[0], x.shape[2], x.shape[1])
    ),
    "turned both": lambda w, x: w(O.ADD, _turn(w, x), _turn(w, w.input(*x.shape))),
    "turned both, joined": lambda w, x: _joined(w, [_turn(w, x), _turn(w, w.input(*x.shape))]),
    "turned twice": lambda w, x: w(O.MUL, w(O.TANH, _turn(w, x)), _turn(w, w.same(x))),
    "turned once for two": lambda w, x: (lambda data: w(O.SUB, w(O.TRANSPOSE, data, _BACK), w(O.RELU, data)))(
        w.sketch(O.TRANSPOSE, x, w.either(_ROUND, _SWAP))
    ),
    "parts turned, joined": lambda w, x: _joined(w, [w(O.TRANSPOSE, part, _OUTER) for part in _parts(w, x)]),
    "parts of turned, joined": lambda w, x: _joined(w, _parts(w, _turn(w, x, _OUTER))),
    "turned, taken off": lambda w, x: w(
        O.SQUEEZE, _turn(w, w.sketch(O.REDUCE_SUM, x, (2,), True), (2, 0, 1), (2, 1, 0)), (0,)
    ),
    "turned, grown": lambda w, x: w(O.EXPAND_DIMS, _turn(w, x), w.either(1, 2)),
    "turned, mean": lambda w, x: w(O.MEAN, _turn(w, x, _ROUND), (w.either(1, 2),), w.either(0, 1)),
    "turned, place": lambda w, x: w(O.ARGMAX, _turn(w, x, _ROUND), w.either(1, 2)),
    "turned, best": lambda w, x: w(O.TOPK_V2, _turn(w, x), 2),
    "turned, shares, viewed": lambda w, x: _view(w, w(O.SOFTMAX, _turn(w, x), 1.0, _axis(w, x)), -1),
    "turned matrices": lambda w, x: w(
        O.BATCH_MATMUL, _turn(w, x), _turn(w, w.input(x.shape[0], 3, x.shape[1])), w.either(False, True), False
    ),
    "product turned": lambda w, x: _turn(w, _product(w, x, w.input(x.shape[0], 3, x.shape[2]))),
    "taken off and given": lambda w, x: w(
        O.EXPAND_DIMS, w(O.SQUEEZE, w.sketch(O.REDUCE_MAX, x, (1,), True), (1,)), w.either(1, 0)
    ),
    "given and taken off": lambda w, x: w(
        O.SQUEEZE, w(O.EXPAND_DIMS, w.sketch(O.REDUCE_MAX, x, (1,), True), w.either(1, 0)), (1,)
    ),
    "taken off twice": lambda w, x: w(
        O.SQUEEZE, w(O.SQUEEZE, w.sketch(O.REDUCE_MAX, x, (0, 2), True), (2,)), w.either((0,), ())
    ),
    "given twice": lambda w, x: w(
        O.EXPAND_DIMS, w(O.EXPAND_DIMS, w.sketch(O.REDUCE_MAX, x, (0,), False), w.either(1, 0)), 1
    ),
    "given both": lambda w, x: (
        lambda y: w(O.SUB, w(O.EXPAND_DIMS, y, w.either(1, 0)), w(O.EXPAND_DIMS, w.like(y), 1))
    )(w.sketch(O.REDUCE_MAX, x, (0,), False)),
    "greatest of two": lambda w, x: w(
        O.REDUCE_MAX,
        w(O.CONCATENATION, [w(O.EXPAND_DIMS, each, 1) for each in _pair(w)], w.either(1, 2)),
        (w.either(1, 2),),
        w.either(False, True),
    ),
    "packed by joining": lambda w, x: w(
        O.CONCATENATION, [w(O.EXPAND_DIMS, x, 2), w(O.EXPAND_DIMS, w.input(*x.shape), 2)], w.either(2, 1)
    ),
    "greatest of packed": lambda w, x: w(
        O.REDUCE_MAX, w(O.PACK, w.either(2, 1), _pair(w)), (w.either(2, 1),), w.either(False, True)
    ),
    "packed, taken apart": lambda w, x: w.output(
        O.SPLIT, w(O.PACK, w.either(2, 1), _pair(w)), w.either(2, 3), 2, place=0, count=2
    ),
    "packed, turned": lambda w, x: _view(
        w, w(O.TRANSPOSE, w(O.PACK, 2, [x, w.input(*x.shape)]), w.either((0, 2, 1, 3), (0, 2, 3, 1))), x.shape[0], 2, -1
    ),
    "cuts packed": _sliced_pairs,
    "parts packed": lambda w, x: w(
        O.PACK, w.either(2, 1), [w(O.SQUEEZE, part, (2,)) for part in _parts(w, x, x.shape[-1])]
    ),
    "sum as if kept": lambda w, x: _view(w, w(O.REDUCE_SUM, x, (w.either(1, 0),), False), x.shape[0], 1, -1),
    "sum grown": lambda w, x: w(O.EXPAND_DIMS, w(O.REDUCE_SUM, x, (1,), False), w.either(1, 0)),
    "sum taken off": lambda w, x: w(O.SQUEEZE, w(O.REDUCE_SUM, x, (1,), True), (1,)),
    "sum over two in turn": lambda w, x: w(
        O.REDUCE_SUM, w(O.REDUCE_SUM, x, (1,), w.either(True, False)), (w.either(1, 0),), True
    ),
    "mean over two in turn": lambda w, x: w(O.MEAN, w(O.MEAN, x, (2,), w.either(0, 1)), (w.either(1, 0),), 0),
    "viewed, shares, viewed": lambda w, x: _view(
        w, w(O.SOFTMAX, _view(w, x, -1, x.shape[2]), 1.0, w.either(1, 0)), *x.shape
    ),
    "viewed, sum, viewed": lambda w, x: _view(
        w, w(O.REDUCE_SUM, _view(w, x, x.shape[0], -1), (w.either(1, 0),), False), -1, 1
    ),
    "viewed, cut, viewed": lambda w, x: _view(w, _cut(w, _view(w, x, x.shape[0], -1), 2, x.shape[2], 0), -1),
    "viewed, joined, viewed": lambda w, x: _view(
        w, _joined(w, [_view(w, x, x.shape[0], -1), w.input(x.shape[0], x.shape[1] * x.shape[2])]), -1, x.shape[2]
    ),
    "viewed, dense, viewed": lambda w, x: _view(
        w,
        w.dense(
            _view(w, x, *w.either((x.shape[0] * x.shape[1], x.shape[2]), (x.shape[1], x.shape[0] * x.shape[2]))), 4
        ),
        x.shape[0],
        -1,
        4,
    ),
    "viewed, product, viewed": lambda w, x: _view(
        w, w(O.BATCH_MATMUL, _view(w, x, -1, x.shape[2]), w.input(x.shape[2], 3), False, False), x.shape[0], -1, 3
    ),
    "viewed, row": lambda w, x: (lambda data: w(O.MUL, data, w.row(data)))(
        _view(w, x, x.shape[0] * x.shape[1], x.shape[2])
    ),
    "viewed both": lambda w, x: w(
        O.SUB, _view(w, x, -1), _view(w, w.either(w.like(x), w.sketch(O.TRANSPOSE, w.like(x), _SWAP)), -1)
    ),
    "widened": lambda w, x: w(
        O.ADD,
        _view(w, w.input(x.shape[1], x.shape[2]), *w.either((1, x.shape[1], x.shape[2]), (x.shape[1], 1, x.shape[2]))),
        w.same(x),
    ),
    "repeated, viewed": lambda w, x: _view(
        w, w(O.TILE, _view(w, x, *x.shape, 1), w.either((1, 1, 1, 2), (1, 1, 2, 1))), x.shape[0], x.shape[1], -1
    ),
    "joined with itself, viewed": lambda w, x: _view(
        w, w(O.CONCATENATION, [x, w.same(x)], w.either(2, 1)), x.shape[0], -1
    ),
    "repeated for product": lambda w, x: w(
        O.BATCH_MATMUL, w.input(2 * x.shape[0], 3, x.shape[1]), w(O.TILE, x, (2, 1, 1)), False, w.either(False, True)
    ),
    "repeated for sum": lambda w, x: w(
        O.SUB, w.input(*x.shape), w(O.TILE, w.sketch(O.REDUCE_MAX, x, (1,), True), (1, x.shape[1], 1))
    ),
    "part of part": lambda w, x: (
        lambda part: w.output(O.SPLIT, part, axis := w.either(2, 1), part.shape[axis], place=0, count=part.shape[axis])
    )(w.output(O.SPLIT, w.sketch(O.CONCATENATION, [x, x], 2), 2, 2, place=1, count=2)),
    "cut of part": lambda w, x: (lambda y: _cut(w, w.output(O.SPLIT, y, w.either(2, 0), 2, place=1, count=2), 1, 2, 0))(
        w.sketch(O.CONCATENATION, [w.sketch(O.CONCATENATION, [x, w.input(*x.shape)], 2)] * 2, 0)
    ),
    "part of cut": lambda w, x: (
        lambda y: w.output(O.SPLIT, _cut(w, y, 1, x.shape[2], 0), 2, x.shape[2], place=1, count=x.shape[2])
    )(w.sketch(O.CONCATENATION, [x, w.input(*x.shape)], 2)),
    "cut of cut": lambda w, x: _cut(w, _cut(w, x, 1, 2, 0), 1, 1, 0),
    "cuts with functions": lambda w, x: _joined(w, [_cut(w, x, 0, 1), w(O.RELU, _cut(w, w.same(x), 1, 2, 0))]),
    "cuts in order": lambda w, x: (lambda parts: _joined(w, w.either(parts, parts[::-1])))(
        [_cut(w, x, 0, 1), _cut(w, x, 1, x.shape[2] - 1)]
    ),
    "rotated": lambda w, x: _rotated(w, x),
    "rotation": lambda w, x: (
        lambda y: w(O.ADD, w(O.MUL, y, w.row(y, (-1.0, 1.0))), w(O.MUL, _rotated(w, x), w.row(y, (-1.0, 1.0))))
    )(w.sketch(O.CONCATENATION, [x, x], len(x.shape) - 1)),
    "swish of cuts": _swish_of_cuts,
    "heads' products": lambda w, x: w(
        O.BATCH_MATMUL, _heads(w, x), _heads(w, w.input(*x.shape)), False, w.either(True, False)
    ),
    "heads of parts": lambda w, x: (
        lambda parts: w(
            O.BATCH_MATMUL, *(w(O.TRANSPOSE, _view(w, part, -1, 1, x.shape[1]), _OUTER) for part in parts), False, True
        )
    )(_parts(w, x)),
    "heads back": _heads_back,
    "masked shares": _masked,
    "products of one left": lambda w, x: _products_added(w, x, True),
    "products of one right": lambda w, x: _products_added(w, x, False),
    "product of layers": _layers_product,
    "joined matrices": _joined_product,
    "number and matrix": lambda w, x: w(
        O.BATCH_MATMUL, w.input(x.shape[0], 3, x.shape[1]), w(O.MUL, x, w.number(0.5)), False, w.either(False, True)
    ),
    "product taken off": lambda w, x: w(
        O.SQUEEZE,
        w(O.BATCH_MATMUL, w.sketch(O.REDUCE_MAX, x, (1,), True), w.input(x.shape[0], x.shape[2], 3), False, False),
        (1,),
    ),
    "taken of taken": lambda w, x: w(O.GATHER, w(O.GATHER, x, w.either(2, 1), (2, 0, 1)), 2, (1, 0)),
    "taken alone, viewed": lambda w, x: _view(w, w(O.GATHER, x, w.either(1, 0), (1,)), -1, x.shape[2]),
    "taken, grown": lambda w, x: w(O.GATHER, w(O.EXPAND_DIMS, x, w.either(1, 0)), 2, (1, 0)),
    "mirrored twice": lambda w, x: _mirrored(w, _mirrored(w, x)),
    "zeros joined": lambda w, x: _joined(w, [x, w.sketch.weights(*x.shape, within=w.either((0.0, 0.0), (0.25, 0.5)))]),
    "reversed, joined": lambda w, x: _joined(
        w, [w(O.REVERSE, x, (w.either(2, 1),)), w(O.REVERSE, w.input(*x.shape), (2,))]
    ),
    "reversed, stepped": lambda w, x: w(
        O.STRIDED_SLICE, w(O.REVERSE, x, (w.either(2, 1),)), (0, 0, 0), x.shape, (1, 1, 2), 0, 0, 0
    ),
    "ones filled": lambda w, x: w(O.MUL, w(O.FILL, (x.shape[1], x.shape[2]), w.either(1.0, 0.5)), x),
    "zeros filled": lambda w, x: w(O.ADD, x, w(O.FILL, x.shape, w.either(0.0, 0.5))),
    "sum of joined, negated": lambda w, x: w(O.NEG, w(O.REDUCE_SUM, _joined(w, [x, w.sketch(O.NEG, x)]), (2,), True)),
    "functions joined": lambda w, x: _joined(w, [w(O.TANH, x), w(w.either(O.TANH, O.LOGISTIC), w.input(*x.shape))]),
    "joined, function": lambda w, x: w(O.TANH, _joined(w, [x, w.input(*x.shape)])),
    "cosines": lambda w, x: w(
        O.BATCH_MATMUL,
        w(O.L2_NORMALIZATION, x, w.either(2, 1)),
        w(O.L2_NORMALIZATION, w.input(*x.shape), 2),
        False,
        True,
    ),
    "product, relu": lambda w, x: w(O.RELU, _with_row(w, w(O.BATCH_MATMUL, x, _matrices(w, x), False, False))),
    "product of product": lambda w, x: w(
        O.BATCH_MATMUL,
        w.input(x.shape[0], 3, x.shape[1]),
        w(O.BATCH_MATMUL, x, _matrices(w, x), False, False),
        w.either(False, True),
        False,
    ),
    "cut of product": lambda w, x: _cut(w, w(O.BATCH_MATMUL, x, _matrices(w, x), False, False), 1, 2, 0),
    "taken of product": lambda w, x: w(
        O.GATHER, w(O.BATCH_MATMUL, x, _matrices(w, x), False, False), w.either(2, 1), (1, 0)
    ),
    "taken of shares": lambda w, x: w(O.GATHER, w(O.SOFTMAX, x, 1.0, w.either(2, 1)), w.either(1, 2), (1, 0)),
    "joined both": lambda w, x: w(
        O.ADD, _joined(w, [x, w.input(*x.shape)]), _joined(w, [w.input(*x.shape), w.input(*x.shape)])
    ),
    "viewed each, joined": lambda w, x: w(
        O.CONCATENATION, [_view(w, each, -1, x.shape[2]) for each in (x, w.input(*x.shape))], w.either(0, 1)
    ),
    "joined, place": lambda w, x: w(O.ARGMAX, _joined(w, [x, w.input(*x.shape)]), w.either(2, 1)),
    "turned product of both": lambda w, x: w(O.BATCH_MATMUL, _turn(w, x), _turn(w, w.like(x)), True, False),
    "grown, turned": lambda w, x: w(
        O.TRANSPOSE, w(O.EXPAND_DIMS, x, w.either(1, 2)), w.either((0, 2, 1, 3), (1, 0, 2, 3))
    ),
    "turned, stepped": lambda w, x: w(O.STRIDED_SLICE, _turn(w, x), (0, 0, 0), (99, 99, 99), (1, 1, 2), 0, 7, 0),
    "shrunk, function, grown": lambda w, x: w(
        O.EXPAND_DIMS, w(O.TANH, w(O.SQUEEZE, w.sketch(O.REDUCE_MAX, x, (1,), True), (1,))), w.either(1, 0)
    ),
}


@idiom(packed=True, sure=True, types=_FLOAT, rule=tuple(_RULES))
def in_a_row(s: Sketch, rule: str) -> None:
    """Views, exchanges, parts and joins of tensors with equal extents and with others."""
    write_twisted(s, _RULES[rule], s.input(4, 4, 4, within=(-2.0, 2.0)), s.input(2, 3, 4, within=(-2.0, 2.0)))
