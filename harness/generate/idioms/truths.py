"""Truths as numbers, chosen results that meet again, indexes that are computed, and what is quantised again: each as
compilers look for it, and with each condition broken alone.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.twisted import Pattern, Twisted, write_twisted
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import QUANTISED

_FLOAT = (T.TENSOR_FLOAT32,)
_BYTES = T.TENSOR_QUANT8_ASYMM
_SCALE, _OTHER = (0.0625, 128), (0.03125, 100)


def _compared(w: Twisted, x: SketchTensor, code: O = O.GREATER, number: float = 0.25) -> SketchTensor:
    return w(w.either(code, O.NOT_EQUAL), x, w.number(number))


def _as_numbers(w: Twisted, truths: SketchTensor) -> SketchTensor:
    """Choose 1 and 0, as CAST takes no truths; or other numbers."""
    ones, zeros = (w.sketch.weights(*truths.shape, within=(each, each)) for each in (1.0, 0.0))
    return w(O.SELECT, truths, *w.either((ones, zeros), (zeros, ones)))


def _chosen_twice(w: Twisted, x: SketchTensor, single: bool) -> None:
    """A choice before a dense layer and one behind it, by the same truths, of rows or of elements, and constants."""
    flat = w.rows(x)
    truths = w.input(*flat.shape, code=T.TENSOR_BOOL8)
    if single:
        truths = w.sketch(O.LESS, w.input(flat.shape[0], 1), w.sketch.constant([0.25] * flat.shape[1]))
    nothing = w.sketch.weights(*flat.shape, within=w.either((0.0, 0.0), (0.5, 1.0)))
    inner = w(O.SELECT, truths, flat, nothing)
    w(O.SELECT, w.same(truths), w.dense(inner, flat.shape[1]), w.sketch.weights(*flat.shape, within=(0.0, 0.0)))


def _table(w: Twisted) -> SketchTensor:
    return w.input(6, 3)


def _places(w: Twisted, x: SketchTensor) -> SketchTensor:
    """Return indexes from 0 to 5."""
    return w(O.MINIMUM, w(O.CAST, w(O.ABS, x), to=T.TENSOR_INT32), w.sketch.constant([5], T.TENSOR_INT32))


def _by_bytes(w: Twisted, x: SketchTensor) -> None:
    """Integers less a zero point times a scale."""
    numbers = w.sketch(O.CAST, w.sketch(O.CAST, x, to=T.TENSOR_INT32), to=x.code)
    w(O.MUL, w(O.SUB, numbers, w.number(2.0)), w.number(0.125))


def _to_integers(w: Twisted, x: SketchTensor) -> None:
    """FLOOR of a multiple and a half, as an integer."""
    w(O.CAST, w(O.FLOOR, w(O.ADD, w(O.MUL, x, w.number(8.0)), w.number(0.5))), to=T.TENSOR_INT32)


# Of real numbers.
_RULES: dict[str, Pattern] = {
    "mask": lambda w, x: w(O.MUL, _as_numbers(w, _compared(w, x)), w.either(w.input(*x.shape), x)),
    "mask of order": lambda w, x: w(
        O.MUL, w.input(*x.shape), _as_numbers(w, w(w.either(O.LESS, O.GREATER_EQUAL), x, w.input(*x.shape)))
    ),
    "mask of own": lambda w, x: w(O.MUL, w.same(x), _as_numbers(w, _compared(w, x, O.GREATER, 0.0))),
    "unmasked": lambda w, x: w(O.MUL, w(O.SUB, w.number(1.0), _as_numbers(w, _compared(w, x))), w.input(*x.shape)),
    "masked far off": lambda w, x: w(
        O.ADD,
        x,
        w(O.MUL, w(O.SUB, w.number(1.0), _as_numbers(w, w.input(*x.shape, code=T.TENSOR_BOOL8))), w.number(-9.0)),
    ),
    "how many": lambda w, x: w(O.REDUCE_SUM, _as_numbers(w, _compared(w, x)), (w.either(2, 1),), False),
    "whether any": lambda w, x: _as_numbers(w, w(O.REDUCE_ANY, _compared(w, x), (w.either(2, 1),), False)),
    "one of several": lambda w, x: _as_numbers(
        w,
        w(
            O.EQUAL,
            w(O.CAST, w(O.REDUCE_SUM, x, (2,), True), to=T.TENSOR_INT32),
            w.sketch.constant(w.either([0, 1, 2, 3], [0, 2, 1, 3]), T.TENSOR_INT32),
        ),
    ),
    "one of several, dense": lambda w, x: w.dense(
        w(
            O.RESHAPE,
            _as_numbers(
                w,
                w(
                    O.EQUAL,
                    w(O.CAST, w(O.REDUCE_SUM, x, (2,), True), to=T.TENSOR_INT32),
                    w.sketch.constant(w.either([0, 1, 2, 3], [0, 2, 1, 3]), T.TENSOR_INT32),
                ),
            ),
            (-1, 4),
        ),
        3,
    ),
    "chosen twice": lambda w, x: _chosen_twice(w, x, False),
    "rows chosen twice": lambda w, x: _chosen_twice(w, x, True),
    "chosen sum": lambda w, x: w(
        O.SELECT, w.input(*x.shape, code=T.TENSOR_BOOL8), w(O.ADD, x, w.input(*x.shape)), w.same(x)
    ),
    "chosen from chosen": lambda w, x: (
        lambda truths: w(
            O.SELECT,
            truths,
            *w.either((a := w(O.SELECT, w.same(truths), x, w.input(*x.shape)), b := w.input(*x.shape)), (b, a)),
        )
    )(w.input(*x.shape, code=T.TENSOR_BOOL8)),
    "larger chosen": lambda w, x: (lambda y: w(O.SELECT, w(w.either(O.GREATER, O.LESS), x, y), w.same(x), w.same(y)))(
        w.input(*x.shape)
    ),
    "functions chosen": lambda w, x: w(
        O.SELECT,
        w.input(*x.shape, code=T.TENSOR_BOOL8),
        w(O.TANH, x),
        w(w.either(O.TANH, O.LOGISTIC), w.input(*x.shape)),
    ),
    "number chosen": lambda w, x: w(
        O.SELECT,
        _compared(w, x),
        w.sketch.weights(*x.shape, within=w.either((1.0, 1.0), (0.5, 1.5))),
        w.sketch.weights(*x.shape, within=w.either((0.0, 0.0), (-0.5, 0.5))),
    ),
    "negated compared": lambda w, x: w(w.either(O.LESS, O.LESS_EQUAL), w(O.NEG, x), w.row(x, (-1.0, 1.0))),
    "negated both": lambda w, x: w(w.either(O.LESS, O.EQUAL), w(O.NEG, x), w(O.NEG, w.either(w.input(*x.shape), x))),
    "place compared": lambda w, x: w(
        O.EQUAL, w(O.ARGMAX, x, w.either(2, 1)), w.sketch.constant(w.either([1], [0]), T.TENSOR_INT32)
    ),
    "taken by place": lambda w, x: w(O.GATHER, _table(w), 0, w(O.ARGMAX, x, w.either(2, 1))),
    "taken by numbers": lambda w, x: w(O.GATHER, _table(w), w.either(0, 0), _places(w, w(O.MUL, x, w.number(2.0)))),
    "looked up by numbers": lambda w, x: w(O.EMBEDDING_LOOKUP, w(O.RESHAPE, _places(w, x), (-1,)), _table(w)),
    "cast, taken": lambda w, x: w(O.GATHER, w(O.CAST, x, to=T.TENSOR_INT32), w.either(2, 1), (2, 0)),
    "floor cast": lambda w, x: w(O.CAST, w.either(w(O.FLOOR, x), x), to=T.TENSOR_INT32),
    "digits dropped in view": lambda w, x: w(
        O.CAST, w(O.RESHAPE, w(O.CAST, w(O.MUL, x, w.number(2.0)), to=T.TENSOR_INT32), (-1, x.shape[2])), to=x.code
    ),
    "numbers of bytes": _by_bytes,
    "integers of numbers": _to_integers,
    "neither": lambda w, x: w(
        O.LOGICAL_AND, w(O.LOGICAL_NOT, _compared(w, x)), w(O.LOGICAL_NOT, _compared(w, x, number=-0.5))
    ),
    "either of both": lambda w, x: (
        lambda one: w(O.LOGICAL_AND, w(O.LOGICAL_OR, one, _compared(w, x, number=-0.5)), w.same(one))
    )(_compared(w, x)),
    "all of both": lambda w, x: w(
        O.REDUCE_ALL, w(O.LOGICAL_AND, _compared(w, x), w(O.LESS, x, w.number(0.75))), (w.either(2, 1),), True
    ),
}


def _real(w: Twisted, x: SketchTensor) -> SketchTensor:
    """Add an input of bytes, as real numbers."""
    return w(O.DEQUANTIZE, w.sketch.input(*x.shape, code=_BYTES, scale=_SCALE), to=x.code)


def _stored(w: Twisted, data: SketchTensor) -> SketchTensor:
    return w(O.QUANTIZE, data, to=_BYTES, scale=w.either(_SCALE, _OTHER))


# Of bytes that are real numbers in between.
_BETWEEN: dict[str, Pattern] = {
    "sum": lambda w, x: _stored(w, w(O.ADD, _real(w, x), _real(w, x))),
    "product": lambda w, x: _stored(w, w(O.MUL, _real(w, x), _real(w, x))),
    "matrices": lambda w, x: _stored(
        w, w(O.BATCH_MATMUL, _real(w, x), _real(w, x), w.either(False, True), x.shape[1] != x.shape[2])
    ),
    "joined": lambda w, x: _stored(w, w(O.CONCATENATION, [_real(w, x), _real(w, x)], w.either(2, 1))),
    "chosen": lambda w, x: _stored(w, w(O.SELECT, w.input(*x.shape, code=T.TENSOR_BOOL8), _real(w, x), _real(w, x))),
    "part": lambda w, x: _stored(w, w.output(O.SPLIT, _real(w, x), 1, x.shape[1], place=1, count=x.shape[1])),
    "turned and viewed": lambda w, x: _stored(
        w, w(O.RESHAPE, w(O.TRANSPOSE, _real(w, x), w.either((0, 2, 1), (2, 0, 1))), (-1, x.shape[1]))
    ),
    "enlarged": lambda w, x: _stored(
        w,
        w(
            *(O.RESIZE_BILINEAR, w(O.EXPAND_DIMS, _real(w, x), 3), 2 * x.shape[2], 5),
            *(False, w.either(False, True), False),
        ),
    ),
    "best": lambda w, x: _stored(w, w(O.TOPK_V2, _real(w, x), 2)),
    "place": lambda w, x: w(O.ARGMAX, _real(w, x), w.either(2, 1)),
    "compared": lambda w, x: w(w.either(O.LESS, O.EQUAL), _real(w, x), _real(w, x)),
    "joined before": lambda w, x: w(
        O.CONCATENATION,
        [w(O.QUANTIZE, each, to=_BYTES, scale=_SCALE) for each in (x, w.like(x))],
        w.either(2, 1),
        scale=_SCALE,
    ),
    "twice": lambda w, x: _stored(w, w(O.DEQUANTIZE, _stored(w, _real(w, x)), to=x.code)),
    "weights": lambda w, x: w.dense(
        w.sketch(O.RESHAPE, x, (-1, x.shape[2])),
        3,
        weights=w(O.DEQUANTIZE, w.sketch.input(3, x.shape[2], code=_BYTES, scale=_SCALE), to=x.code),
        bias=w.sketch.weights(3, within=(-1.0, 1.0)),
    ),
}


def _pooled(w: Twisted, x: SketchTensor, code: O) -> SketchTensor:
    return window(w.sketch, code, x, SAME, (2, 2))


_Quantised = Callable[[Twisted, SketchTensor], SketchTensor]
# What gives bytes that are quantised again; what may be done in another scale alone, and what may not.
_BEFORE: dict[str, _Quantised] = {
    "convolution": lambda w, x: window(w.sketch, O.CONV_2D, x, SAME, (2, 2), act=w.either(NONE, RELU), scale=_OTHER),
    "sum": lambda w, x: binary(w.sketch, O.ADD, x, w.like(x), w.either(NONE, RELU), scale=_OTHER),
    "product": lambda w, x: binary(w.sketch, O.MUL, x, w.like(x), w.either(NONE, RELU), scale=_OTHER),
    "dense": lambda w, x: dense(
        w.sketch, w.sketch(O.RESHAPE, x, (-1, x.shape[3])), 3, w.either(NONE, RELU), scale=_OTHER
    ),
    "average": lambda w, x: _pooled(w, x, O.AVERAGE_POOL_2D),
    "largest": lambda w, x: _pooled(w, x, O.MAX_POOL_2D),
    "view": lambda w, x: w(O.RESHAPE, x, (-1, x.shape[3])),
    "turned": lambda w, x: w(O.TRANSPOSE, x, w.either((0, 2, 1, 3), (0, 2, 3, 1))),
    "cut": lambda w, x: w(O.SLICE, x, (0, 0, w.either(1, 0), 0), (*x.shape[:2], 2, x.shape[3])),
    "padded": lambda w, x: w(O.PAD, x, np.array([[0, 0], [1, 0], [0, w.either(1, 0)], [0, 0]], np.int32)),
    "joined": lambda w, x: w(O.CONCATENATION, [x, w.like(x)], w.either(3, 2)),
    "mean": lambda w, x: w(O.MEAN, x, w.either((1, 2), (1, 3)), 1),
    "relu": lambda w, x: w(O.RELU, x),
}


def _again(w: Twisted, data: SketchTensor) -> SketchTensor:
    """Quantise bytes again, in another scale or in their own."""
    if data.code not in QUANTISED:
        return data
    operand = w.sketch.assembly.operands[data.index]
    scale = w.either((0.046875, 120), (operand.scale, operand.zero_point))
    return w(O.QUANTIZE, w(O.DEQUANTIZE, data, to=_FLOAT[0]), to=_BYTES, scale=scale)


@idiom(packed=True, sure=True, types=_FLOAT, rule=tuple(_RULES))
def as_numbers(s: Sketch, rule: str) -> None:
    """Truths, choices and indexes."""
    write_twisted(s, _RULES[rule], s.input(3, 3, 3, within=(-2.0, 2.0)), s.input(2, 3, 4, within=(-2.0, 2.0)))


@idiom(packed=True, sure=True, types=(_BYTES,), before=tuple(_BEFORE))
def quantised_again(s: Sketch, before: str) -> None:
    """Results that are quantised again, and inputs that are before the operation reads them."""
    images = [s.input(*extents, scale=_SCALE) for extents in ((1, 3, 3, 3), (2, 3, 4, 2))]
    write_twisted(s, lambda w, x: _again(w, _BEFORE[before](w, x)), *images)
    write_twisted(s, lambda w, x: _BEFORE[before](w, _again(w, x)), images[0])


@idiom(packed=True, sure=True, types=_FLOAT, between=tuple(_BETWEEN))
def real_in_between(s: Sketch, between: str) -> None:
    """What several tensors of bytes go through as real numbers, and is quantised again."""
    write_twisted(s, _BETWEEN[between], s.input(3, 3, 3, within=(-2.0, 2.0)), s.input(2, 3, 4, within=(-2.0, 2.0)))
