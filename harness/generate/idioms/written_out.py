"""Functions written out in operations, as converters leave them and as compilers look for them: each as it is, and with
each number, axis, side or reader in it another one.
"""

from __future__ import annotations

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.twisted import Pattern, Twisted, write_twisted
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_POSITIVE = (0.25, 2.0)


def _square(w: Twisted, data: SketchTensor) -> SketchTensor:
    return w(O.MUL, data, w.same(data))


def _along(w: Twisted, code: O, data: SketchTensor, keep: bool = True) -> SketchTensor:
    """Reduce along the last axis, or another one."""
    rank = len(data.shape)
    axes = (w.either(rank - 1, rank - 2),)
    return w(code, data, axes, int(keep) if code == O.MEAN else keep)


def _root(w: Twisted, data: SketchTensor) -> SketchTensor:
    """Return the root of squares and a little more, which is clear of 0 though intervals do not tell it."""
    root, intervals = w(O.SQRT, data), w.sketch.assembly.intervals
    intervals[root.index] = (0.03, (intervals[root.index] or (0.0, 3.0))[1])
    return root


def _length(w: Twisted, data: SketchTensor, code: O | None = None) -> SketchTensor:
    total = _along(w, O.REDUCE_SUM, _square(w, data))
    return total if code is None else w(code, total, w.number(5.0e-4))


def _less_greatest(w: Twisted, data: SketchTensor) -> SketchTensor:
    return w(O.SUB, w.same(data), _along(w, O.REDUCE_MAX, data))


def _deviation(w: Twisted, data: SketchTensor) -> tuple[SketchTensor, SketchTensor]:
    """Return the difference from the mean, and the mean square of it with a small number."""
    less = w.sketch(O.SUB, data, _along(w, O.MEAN, data), 0)
    variance = _along(w, O.MEAN, w(O.MUL, less, less))
    return less, w(O.ADD, variance, w.number(1.0e-3))


def _normal_written(w: Twisted, x: SketchTensor) -> None:
    less, variance = _deviation(w, x)
    w(O.DIV, less, _root(w, variance))


def _normal_by_factors(w: Twisted, x: SketchTensor) -> None:
    """x times a factor, and a bias less the mean times the factor."""
    mean = w.sketch(O.MEAN, x, (1, 2) if len(x.shape) == 4 else (1,), 1)
    less = w(O.SUB, x, mean)
    variance = w(O.MEAN, w(O.MUL, less, less), (1, 2) if len(x.shape) == 4 else (1,), 1)
    factor = w.sketch(O.MUL, w(O.RSQRT, w(O.ADD, variance, w.number(1.0e-3))), w.row(x), 0)
    w(O.ADD, w(O.MUL, w.same(x), factor), w(O.SUB, w.row(x), w(O.MUL, mean, factor)))


def _raised_relu(w: Twisted, x: SketchTensor) -> SketchTensor:
    return w.sketch(O.ADD, w.same(x), w.number(3.0), w.either(3, 1))


def _curved(w: Twisted, x: SketchTensor) -> SketchTensor:
    """1 and TANH of a cubic polynomial."""
    cube = w(O.MUL, w(O.MUL, x, w.same(x)), x)
    inner = w(O.MUL, w(O.ADD, x, w(O.MUL, cube, w.number(0.044715))), w.number(0.7978846))
    return w(O.ADD, w(O.TANH, inner), w.number(1.0))


def _one_and_power(w: Twisted, x: SketchTensor) -> SketchTensor:
    return w(O.ADD, w(O.EXP, w(O.NEG, w.same(x))), w.number(1.0))


def _above(w: Twisted, x: SketchTensor, code: O = O.GREATER) -> SketchTensor:
    return w(w.either(code, O.LESS), w.same(x), w.number(0.0))


def _clamped(w: Twisted, x: SketchTensor, low: float, high: float) -> SketchTensor:
    return w(O.MINIMUM, w(O.MAXIMUM, x, w.number(low)), w.number(high))


def _neighbours(w: Twisted, x: SketchTensor) -> None:
    """x by a power of a number and a multiple of an average of squares beside each."""
    mean = w.window(O.AVERAGE_POOL_2D, _square(w, x), 1, (1, 3))
    w(O.DIV, x, w(O.POW, w(O.ADD, w(O.MUL, mean, w.number(0.5)), w.number(1.0)), w.number(0.75)))


# Of tensors whose elements have both signs, within 2.
SIGNED: dict[str, Pattern] = {
    "length added to": lambda w, x: w(O.MUL, w.same(x), w(O.RSQRT, _length(w, x, O.ADD))),
    "length at least": lambda w, x: w(O.MUL, w.same(x), w(O.RSQRT, _length(w, x, O.MAXIMUM))),
    "length at least below": lambda w, x: w(O.DIV, w.same(x), _root(w, _length(w, x, O.MAXIMUM))),
    "normal": _normal_written,
    "mean square": lambda w, x: w(
        O.MUL, w.same(x), w(O.RSQRT, w(O.ADD, _along(w, O.MEAN, _square(w, x)), w.number(1.0e-3)))
    ),
    "mean square below, gain": lambda w, x: w(
        O.MUL, w(O.DIV, w.same(x), _root(w, w(O.ADD, _along(w, O.MEAN, _square(w, x)), w.number(1.0e-3)))), w.row(x)
    ),
    "factors of deviation": _normal_by_factors,
    "shares": lambda w, x: w(O.DIV, w(O.EXP, x), _along(w, O.REDUCE_SUM, w(O.EXP, w.same(x)))),
    "shares of one power": lambda w, x: (lambda power: w(O.DIV, power, _along(w, O.REDUCE_SUM, power)))(
        w.sketch(O.EXP, x)
    ),
    "shares less greatest": lambda w, x: w(O.SOFTMAX, _less_greatest(w, x), w.either(1.0, 0.5)),
    "shares less greatest in view": lambda w, x: w(
        O.SOFTMAX,
        w(O.SUB, w.same(x), w(O.RESHAPE, _along(w, O.REDUCE_MAX, x, False), (*x.shape[:-1], 1))),
        w.either(1.0, 0.5),
    ),
    "logarithm of shares": lambda w, x: w(O.SUB, w.same(x), w(O.LOG, _along(w, O.REDUCE_SUM, w(O.EXP, x)))),
    "logarithm of shares less greatest": lambda w, x: (
        lambda less: w(O.SUB, less, w(O.LOG, _along(w, O.REDUCE_SUM, w(O.EXP, less))))
    )(_less_greatest(w, x)),
    "swish hard": lambda w, x: w(O.MUL, w(O.MUL, x, _raised_relu(w, x)), w.number(1 / 6)),
    "swish hard inner": lambda w, x: w(O.MUL, x, w(O.MUL, _raised_relu(w, x), w.number(1 / 6))),
    "swish hard by 6": lambda w, x: w(
        O.DIV, w(O.MUL, x, w(O.RELU6, w(O.ADD, w.same(x), w.number(3.0)))), w.number(6.0)
    ),
    "gate hard": lambda w, x: w(
        O.DIV, w(O.MINIMUM, w(O.MAXIMUM, w(O.ADD, x, w.number(3.0)), w.number(0.0)), w.number(6.0)), w.number(6.0)
    ),
    "swish below": lambda w, x: w(O.DIV, x, _one_and_power(w, x)),
    "gate written": lambda w, x: w(O.DIV, w.number(1.0), _one_and_power(w, x)),
    "gate by tanh": lambda w, x: w(
        O.MUL, w(O.ADD, w(O.TANH, w(O.MUL, x, w.number(0.5))), w.number(1.0)), w.number(0.5)
    ),
    "curve by tanh": lambda w, x: w(O.MUL, w(O.MUL, w.same(x), w.number(0.5)), _curved(w, x)),
    "curve by tanh outer": lambda w, x: w(O.MUL, w.same(x), w(O.MUL, _curved(w, x), w.number(0.5))),
    "slope by two signs": lambda w, x: w(
        O.ADD, w(O.RELU, w.same(x)), w(O.MUL, w(O.RELU, w(O.NEG, x)), w.row(x, (-0.75, -0.25)))
    ),
    "slope by negated": lambda w, x: w(
        O.ADD, w(O.RELU, w.same(x)), w(O.MUL, w(O.NEG, w(O.RELU, w(O.NEG, x))), w.row(x, (0.25, 0.75)))
    ),
    "slope by absolute": lambda w, x: w(
        O.ADD, w(O.RELU, w.same(x)), w(O.MUL, w(O.SUB, x, w(O.ABS, w.same(x))), w.row(x, (0.1, 0.4)))
    ),
    "slope chosen": lambda w, x: w(O.SELECT, _above(w, x, O.GREATER_EQUAL), x, w(O.MUL, w.same(x), w.number(0.25))),
    "slope of multiple": lambda w, x: w(O.MAXIMUM, w(O.MUL, x, w.number(0.25)), w.same(x)),
    "exponential chosen": lambda w, x: w(O.SELECT, _above(w, x), x, w(O.SUB, w(O.EXP, w.same(x)), w.number(1.0))),
    "exponential chosen twice": lambda w, x: w(
        O.SELECT,
        _above(w, x),
        x,
        w(
            O.SUB,
            w(
                O.EXP,
                w(
                    O.SELECT,
                    _above(w, x),
                    w.sketch.constant([0.0] * x.shape[-1])
                    if len(x.shape) == 1
                    else w.sketch.weights(*x.shape, within=(0.0, 0.0)),
                    w.same(x),
                ),
            ),
            w.number(1.0),
        ),
    ),
    "positive chosen": lambda w, x: w(
        O.SELECT, _above(w, x), w.same(x), w.sketch.weights(*x.shape, within=w.either((0.0, 0.0), (0.25, 0.5)))
    ),
    "mean of squares less": lambda w, x: w(
        O.SUB, _along(w, O.MEAN, _square(w, x)), (lambda mean: w(O.MUL, mean, mean))(_along(w, O.MEAN, w.same(x)))
    ),
    "at most 6": lambda w, x: w(O.MINIMUM, w(O.RELU, w(O.MUL, x, w.number(4.0))), w.number(6.0)),
    "at most 6 before": lambda w, x: w(O.RELU, w(O.MINIMUM, w(O.MUL, x, w.number(4.0)), w.number(6.0))),
    "within 1": lambda w, x: w(O.MINIMUM, w(O.MAXIMUM, x, w.number(-1.0)), w.number(1.0)),
    "within 1 from above": lambda w, x: w(O.MAXIMUM, w(O.MINIMUM, x, w.number(1.0)), w.number(-1.0)),
    "clamped twice": lambda w, x: _clamped(w, _clamped(w, x, -1.0, 0.5), *w.either((-0.5, 1.5), (0.75, 1.5))),
    "clamped apart": lambda w, x: _clamped(w, _clamped(w, x, 0.5, 1.5), -1.0, 0.25),
    "rounded up": lambda w, x: w(O.NEG, w(O.FLOOR, w(O.NEG, w.either(x, w.sketch(O.FLOOR, x))))),
    "remainder": lambda w, x: (lambda y: w(O.SUB, w.same(x), w(O.MUL, w(O.FLOOR, w(O.DIV, x, y)), w.same(y))))(
        w.input(*x.shape, within=(0.5, 1.5))
    ),
    "sum less": lambda w, x: (lambda y: w(O.ADD, w(O.SUB, *w.either((x, y), (y, x))), w.same(y)))(w.input(*x.shape)),
    "less of sum": lambda w, x: (
        lambda y: w(O.SUB, *w.either((w(O.ADD, x, y), w.same(y)), (w.same(y), w(O.ADD, x, y))))
    )(w.input(*x.shape)),
    "negated multiple": lambda w, x: w(O.MUL, w(O.NEG, x), w.row(x, (-1.5, 1.5))),
    "smaller by larger": lambda w, x: w(O.NEG, w(O.MAXIMUM, w(O.NEG, x), w(O.NEG, w.input(*x.shape)))),
    "larger less smaller": lambda w, x: (lambda y: w(O.SUB, w(O.MAXIMUM, x, y), w(O.MINIMUM, w.same(x), w.same(y))))(
        w.input(*x.shape)
    ),
    "larger and smaller": lambda w, x: (lambda y: w(O.ADD, w(O.MAXIMUM, x, y), w(O.MINIMUM, w.same(x), w.same(y))))(
        w.input(*x.shape)
    ),
    "constant over power": lambda w, x: w(O.DIV, w.number(1.0), w(O.EXP, x)),
    "mean by sum": lambda w, x: w(O.MUL, _along(w, O.REDUCE_SUM, x), w.number(1 / x.shape[-1])),
    "mean by sum over two": lambda w, x: w(
        O.MUL, w(O.REDUCE_SUM, x, w.either((1, 2), (0, 2)), w.either(True, False)), w.number(1 / x.shape[-1])
    ),
    "mean by sum below": lambda w, x: w(O.DIV, _along(w, O.REDUCE_SUM, x), w.number(x.shape[-1])),
    "sum by mean": lambda w, x: w(O.MUL, _along(w, O.MEAN, x), w.number(x.shape[-1])),
    "least by greatest": lambda w, x: w(O.NEG, _along(w, O.REDUCE_MAX, w(O.NEG, x))),
    "sum of absolute": lambda w, x: _along(w, O.REDUCE_SUM, w(O.ABS, x)),
    "constants apart": lambda w, x: w(O.MUL, w(O.MUL, x, w.row(x)), w(O.MUL, w.input(*x.shape), w.row(x))),
    "absolute by two": lambda w, x: w(O.ADD, w(O.RELU, w.same(x)), w(O.RELU, w(O.NEG, x))),
    "clamped by functions": lambda w, x: w(O.RELU, w(w.either(O.RELU6, O.RELU1), w(O.MUL, x, w.number(4.0)))),
    "greatest power": lambda w, x: _along(w, O.REDUCE_MAX, w(O.EXP, x)),
    "greatest, not below 0": lambda w, x: w(O.RELU, _along(w, O.REDUCE_MAX, x)),
    "place of negated": lambda w, x: w(w.either(O.ARGMAX, O.ARGMIN), w(O.NEG, x), w.either(2, 1)),
    "powers multiplied": lambda w, x: w(O.MUL, w(O.EXP, x), w(O.EXP, w.input(*x.shape))),
    "logarithm of power": lambda w, x: w(O.LOG, w(O.EXP, x)),
    "fourth power": lambda w, x: w(O.MUL, _square(w, x), _square(w, w.same(x))),
    "negated twice": lambda w, x: w(O.NEG, w(O.NEG, x)),
    "absolute of function": lambda w, x: w(O.ABS, w(w.either(O.RELU, O.TANH), x)),
    "square of difference, not below 0": lambda w, x: w(O.RELU, _square(w, w(O.SUB, x, w.input(*x.shape)))),
}
# Of positive tensors, within 0.25 and 2.
UNSIGNED: dict[str, Pattern] = {
    "length": lambda w, x: w(O.MUL, w.same(x), w(O.RSQRT, _length(w, x))),
    "length below": lambda w, x: w(O.DIV, w.same(x), w(O.SQRT, _length(w, x))),
    "length of powers": lambda w, x: w(
        O.DIV, w.same(x), w(O.SQRT, _along(w, O.REDUCE_SUM, w(O.POW, x, w.number(2.0))))
    ),
    "mean square to a power": lambda w, x: w(
        O.MUL, w.same(x), w(O.POW, w(O.ADD, _along(w, O.MEAN, _square(w, x)), w.number(1.0e-3)), w.number(-0.5))
    ),
    "inverse root": lambda w, x: w(O.POW, x, w.row(x, w.either((-0.5, -0.5), (-0.75, -0.5)))),
    "inverse root of numbers": lambda w, x: w(
        O.POW, x, w.sketch.constant(w.either([-0.5] * x.shape[-1], [-0.5] * (x.shape[-1] - 1) + [-1.0]))
    ),
    "root of numbers": lambda w, x: w(
        O.POW, x, w.sketch.constant(w.either([0.5] * x.shape[-1], [0.5] * (x.shape[-1] - 1) + [1.5]))
    ),
    "power by logarithm": lambda w, x: w(O.EXP, w(O.MUL, w(O.LOG, x), w.row(x))),
    "by two roots": lambda w, x: w(
        O.DIV, w(O.DIV, x, w(O.SQRT, w.input(*x.shape, within=_POSITIVE))), w.input(*x.shape, within=_POSITIVE)
    ),
    "inverse, then multiplied": lambda w, x: w(O.MUL, w(O.DIV, w.number(1.0), x), w.input(*x.shape)),
    "constant over multiple": lambda w, x: w(O.DIV, w.row(x), w(O.MUL, x, w.row(x))),
    "root of greatest": lambda w, x: w(O.SQRT, _along(w, O.REDUCE_MAX, x)),
    "compared power": lambda w, x: w(O.LESS, w(O.EXP, x), w.row(x, (1.5, 5.0))),
    "roots of roots": lambda w, x: w(O.RSQRT, w(w.either(O.SQRT, O.RSQRT), x)),
}
# Of images.
OF_IMAGES: dict[str, Pattern] = {
    "length of windows": lambda w, x: w(O.SQRT, w.window(O.AVERAGE_POOL_2D, _square(w, x))),
    "neighbours": _neighbours,
    "normal images": _normal_by_factors,
}


@idiom(packed=True, sure=True, types=_FLOAT, rule=tuple(SIGNED))
def of_signed(s: Sketch, rule: str) -> None:
    """A function of numbers of both signs, along equal extents and along others."""
    write_twisted(s, SIGNED[rule], s.input(3, 3, 3, within=(-2.0, 2.0)), s.input(2, 3, 4, within=(-2.0, 2.0)))


@idiom(packed=True, sure=True, types=_FLOAT, rule=tuple(UNSIGNED))
def of_positive(s: Sketch, rule: str) -> None:
    """A function of positive numbers."""
    write_twisted(s, UNSIGNED[rule], s.input(3, 3, 3, within=_POSITIVE), s.input(2, 3, 4, within=_POSITIVE))


@idiom(packed=True, sure=True, types=_FLOAT, rule=tuple(OF_IMAGES))
def of_images(s: Sketch, rule: str) -> None:
    """A function of images."""
    write_twisted(s, OF_IMAGES[rule], s.input(1, 4, 4, 4, within=_POSITIVE), s.input(2, 3, 4, 2, within=_POSITIVE))
