"""Constants beside operations that could take them in, chains of constants, and sums and products of one operand."""

from __future__ import annotations

from math import prod

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, REAL, idiom
from nnconform.harness.generate.pattern.layers import (
    NONE,
    RELU,
    RELU1,
    RELU6,
    SAME,
    VALID,
    bias_of,
    binary,
    dense,
    window,
)
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

BINARY = (O.ADD, O.MUL, O.SUB, O.DIV)
WEIGHTED = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.FULLY_CONNECTED, O.GROUPED_CONV_2D, O.TRANSPOSE_CONV_2D)
# Where a constant's elements lie in an image of 3 by 3 by 3: which of them are along the channels.
LIES = {
    "one": (1,),
    "channels": (3,),
    "columns": (1, 1, 3, 1),
    "rows": (1, 3, 1, 1),
    "whole": (1, 3, 3, 3),
    "rank 4": (1, 1, 1, 3),
}
SIGNS = ("positive", "negative", "mixed")
# Quotients of these have remainders, of either sign.
_INTEGERS = ((-7, 5, -8, 11, 9, -10), (2, 3, 4))


def factor(s: Sketch, shape: tuple[int, ...], sign: str) -> SketchTensor:
    """Add a constant that keeps clear of 0, with elements of this sign."""
    if sign == "mixed":
        values = [(-1.5, 0.75, 2.5, -0.625, 1.25)[at % 5] for at in range(prod(shape))]
        return s.constant(np.reshape(values, shape))
    low, high = (0.5, 3.0) if sign == "positive" else (-3.0, -0.5)
    if s.quantised:
        return s.constant(np.linspace(low, high, prod(shape)).reshape(shape))
    return s.weights(*shape, within=(low, high))


def weighted(s: Sketch, kind: O, act: int, padding: int = SAME, data: SketchTensor | None = None) -> SketchTensor:
    """Add an operation with constant weights whose result has 3 channels."""
    if kind == O.FULLY_CONNECTED:
        return dense(s, s.input(3, 4) if data is None else data, 3, act)
    if kind == O.TRANSPOSE_CONV_2D:
        image = s.input(1, 3, 3, 2) if data is None else data
        weights = s.weights(3, 2, 2, image.shape[3], within=(-1.0, 1.0))
        bias = bias_of(s, image, weights, 3)
        return s(kind, image, weights, bias, (1, 3, 3, 3), padding, 1, 1, act, False)
    image = s.input(1, 3, 3, 3) if data is None else data
    return window(s, kind, image, padding, 2, 1, act, channels=3, groups=3 if kind == O.GROUPED_CONV_2D else 1)


@idiom(kind=WEIGHTED, act=(NONE, RELU, RELU6), then=BINARY, lies=tuple(LIES), sign=SIGNS, side=("right", "left"))
def constant_behind_weights(s: Sketch, kind: O, act: int, then: O, lies: str, sign: str, side: str) -> None:
    """A constant that could be folded into the weights or the bias before it."""
    data = weighted(s, kind, act)
    shape = LIES[lies]
    if kind == O.FULLY_CONNECTED:
        shape = {"columns": (3, 1), "rows": (3, 3), "whole": (3, 3), "rank 4": (1, 3)}.get(lies, shape)
    constant = factor(s, shape, sign)
    binary(s, then, *((data, constant) if side == "right" else (constant, data)))


@idiom(
    kind=WEIGHTED, first=BINARY, lies=("one", "channels", "rows", "columns"), padding=(SAME, VALID), act=(NONE, RELU)
)
def constant_before_weights(s: Sketch, kind: O, first: O, lies: str, padding: int, act: int) -> None:
    """A constant that could be folded into the weights behind it, but not past padding."""
    if kind == O.FULLY_CONNECTED:
        data = binary(s, first, s.input(3, 3), factor(s, LIES[lies][-2:], "positive"), act)
    else:
        data = binary(s, first, s.input(1, 3, 3, 3), factor(s, LIES[lies], "mixed"), act)
    weighted(s, kind, NONE, padding, data)


@idiom(
    kind=(O.MUL, O.ADD, O.SUB, O.DIV),
    place=("before", "behind"),
    product=(O.FULLY_CONNECTED, O.BATCH_MATMUL),
    lies=("column", "row", "one", "whole"),
    rows=(3, 2, 1),
    act=(NONE, RELU),
)
def constant_beside_matrix(s: Sketch, kind: O, place: str, product: O, lies: str, rows: int, act: int) -> None:
    """A constant beside a product with a constant matrix, of as many rows as columns or of two batches: the weights or
    the bias could take a row, not a column, nor one number for each element.
    """
    data = s.input(*((rows, 3) if product == O.FULLY_CONNECTED else (2, rows, 3)))
    constant = factor(s, {"column": (rows, 1), "row": (3,), "one": (1,), "whole": (rows, 3)}[lies], "mixed")
    if place == "before":
        data = binary(s, kind, data, constant, act)
    if product == O.FULLY_CONNECTED:
        data = dense(s, data, 3, NONE if place == "before" else act)
    else:
        data = s(product, data, s.weights(2, 3, 3, within=(-1.0, 1.0)), False, False)
    if place == "behind":
        binary(s, kind, data, constant)


@idiom(
    types=(*EVERY, T.TENSOR_INT32),
    first=BINARY,
    second=BINARY,
    act=(NONE, RELU, RELU1),
    shapes=(((1,), (1,)), ((4,), (4,)), ((3, 1), (4,)), ((4,), (1,))),
    sides=("rr", "lr", "rl", "ll"),
)
def two_constants(s: Sketch, first: O, second: O, act: int, shapes: tuple[tuple[int, ...], ...], sides: str) -> None:
    """Two constants in a row, to be merged into one."""
    if s.code == T.TENSOR_INT32 and act != NONE:
        raise Misfit("integers have no activation")
    data = s.input(3, 4)
    for code, shape, side, own in zip((first, second), shapes, sides, (act, NONE), strict=True):
        sign = "positive" if code == O.DIV and side == "r" else "mixed"
        constant = s.weights(*shape, within=(1.0, 9.0)) if s.code == T.TENSOR_INT32 else factor(s, shape, sign)
        if code == O.DIV and side == "l":
            data = s(O.MAXIMUM, data, s.constant([1.0]))
        data = binary(s, code, *((data, constant) if side == "r" else (constant, data)), own)


NEUTRAL = {
    "zeros": [0.0, 0.0, 0.0, 0.0],
    "ones": [1.0, 1.0, 1.0, 1.0],
    "zero first": [0.0, 0.0, 0.0, 1.5],
    "zero last": [2.0, 0.0, 0.0, 0.0],
    "one first": [1.0, 1.0, 1.0, -2.0],
    "one last": [0.5, 1.0, 1.0, 1.0],
    "small": [0.01, 0.01, 0.01, 0.01],
    "near one": [1.01, 1.01, 1.01, 1.01],
    "minus one": [-1.0, -1.0, -1.0, -1.0],
}


@idiom(
    kind=(*BINARY, O.MAXIMUM, O.POW),
    values=tuple(NEUTRAL),
    act=(NONE, RELU, RELU6, RELU1),
    side=("right", "left"),
    wide=(False, True),
)
def neutral_constants(s: Sketch, kind: O, values: str, act: int, side: str, wide: bool) -> None:
    """A constant that leaves its operand as it is, or all but one element; its extents may be larger."""
    numbers = NEUTRAL[values]
    if kind == O.DIV and side == "right" and "zero" in values:
        raise Misfit("division by 0")
    data = s.input(*((1, 4) if wide else (3, 4)), within=(0.25, 3.0) if kind in (O.POW, O.DIV) else (-7.0, 7.0))
    constant = s.constant([numbers] * 3 if wide else numbers)
    pair = (data, constant) if side == "right" else (constant, data)
    binary(s, kind, *pair, act)


@idiom(
    types=(*EVERY, T.TENSOR_INT32),
    kind=(O.SUB, O.DIV, O.POW, O.LESS, O.GREATER_EQUAL, O.EQUAL, O.MAXIMUM, O.PRELU),
    side=("left", "right"),
    shape=((1,), (4,), (3, 1), (3, 4)),
)
def constant_side(s: Sketch, kind: O, side: str, shape: tuple[int, ...]) -> None:
    """A constant on either side of what does not commute, behind another operation."""
    whole = s.code == T.TENSOR_INT32
    data = s(O.MAXIMUM, s.input(3, 4), s.constant([1.0] if whole else [0.5]))
    constant = s.weights(*shape, within=(1.0, 5.0) if whole else (0.5, 3.0))
    binary(s, kind, *((constant, data) if side == "left" else (data, constant)))


@idiom(
    types=REAL,
    exponent=((2.0,), (0.5,), (1.0,), (3.0,), (-1.0,), (0.0,), (1.5,), (2.5,), (2.0, 2.0, 2.0, 1.0)),
    shape=((3, 4), (4,)),
    then=(None, O.POW, O.SQRT, O.RSQRT, O.MUL, O.LOG),
)
def constant_powers(s: Sketch, exponent: tuple[float, ...], shape: tuple[int, ...], then: O | None) -> None:
    """POW with constant exponents, some of which are other operations, and what may be joined with it."""
    power = s(O.POW, s.input(*shape, within=(0.5, 2.0)), s.constant(exponent))
    if then == O.POW:
        s(then, power, s.constant([1.5]))
    elif then == O.MUL:
        s(then, power, power, NONE)
    elif then is not None:
        s(then, power)


@idiom(
    types=(*EVERY, T.TENSOR_INT32),
    kind=(*BINARY, O.MAXIMUM, O.MINIMUM, O.LESS_EQUAL, O.EQUAL, O.POW),
    then=(None, O.SQRT, O.RELU, O.NEG, O.ABS, O.LOG),
    act=(NONE, RELU6),
)
def one_operand_twice(s: Sketch, kind: O, then: O | None, act: int) -> None:
    """An operand on both sides: squares, doubles, zeros and ones; and a root that is not the operand."""
    if s.code == T.TENSOR_INT32 and act != NONE:
        raise Misfit("integers have no activation")
    data = s.input(3, 4, within=(0.5, 2.5) if kind in (O.DIV, O.POW) else None)
    if kind in (O.DIV, O.POW) and s.quantised:
        raise Misfit("no such type")
    result = binary(s, kind, data, data, act)
    if then == O.LOG and kind not in (O.DIV, O.POW, O.ADD):
        raise Misfit("logarithm of what may be 0")
    if then is not None:
        s(then, result)


@idiom(
    types=REAL,
    pair=(
        (O.SQRT, O.MUL), (O.EXP, O.LOG), (O.LOG, O.EXP), (O.RSQRT, O.MUL), (O.SQRT, O.DIV), (O.NEG, O.ADD),
        (O.NEG, O.SUB),
        (O.NEG, O.MUL), (O.RSQRT, O.DIV), (O.ABS, O.MUL), (O.EXP, O.MUL), (O.LOG, O.ADD), (O.FLOOR, O.SUB),
        (O.SIN, O.MUL),
        (O.TANH, O.LOGISTIC), (O.ABS, O.SQRT), (O.SQRT, O.RSQRT), (O.FLOOR, O.FLOOR), (O.ABS, O.NEG),
    ),
    other=("same", "other", "constant"),
    side=("left", "right"),
    act=(NONE, RELU1, RELU6),
)  # fmt: skip
def functions_in_a_row(s: Sketch, pair: tuple[O, O], other: str, side: str, act: int) -> None:
    """A function and what could undo it or take it in."""
    data = s.input(3, 4, within=(0.25, 3.0))
    if pair[0] in (O.ABS, O.NEG, O.FLOOR, O.SIN, O.EXP, O.TANH):
        data = s.input(3, 4)
    result = s(pair[0], data)
    if pair[1] not in (O.MUL, O.DIV, O.ADD, O.SUB):
        s(pair[1], result)
        return
    second = {"same": data, "other": s.input(4, within=(0.5, 2.0)), "constant": s.constant([2.0])}[other]
    if pair[1] == O.DIV and side == "right" and other == "same":
        side = "left"
    s(pair[1], *((second, result) if side == "left" else (result, second)), act)


@idiom(
    kind=(*BINARY, O.MAXIMUM),
    shapes=(((1, 3), (2, 1)), ((2, 3), (3,)), ((2, 3), (2, 1)), ((3,), (3,)), ((1,), (2, 3)), ((2, 3), (2, 3))),
    act=(NONE, RELU, RELU1),
    then=(O.ADD, O.MUL),
)
def constants_alone(s: Sketch, kind: O, shapes: tuple[tuple[int, ...], ...], act: int, then: O) -> None:
    """An operation on constants alone, to be computed when the model is compiled."""
    constant = binary(s, kind, factor(s, shapes[0], "mixed"), factor(s, shapes[1], "positive"), act)
    binary(s, then, s.input(2, 3), constant)


@idiom(types=(T.TENSOR_INT32,), kind=(O.DIV, *BINARY[:3]), shapes=(((2, 3), (3,)), ((3,), (1,))), then=BINARY[:3])
def integers_alone(s: Sketch, kind: O, shapes: tuple[tuple[int, ...], ...], then: O) -> None:
    """An operation on constant integers alone; quotients have remainders, of either sign."""
    one, other = (s.raw(np.resize(each, shape), s.code) for each, shape in zip(_INTEGERS, shapes, strict=True))
    binary(s, then, s.input(2, 3), binary(s, kind, one, other))


MOVES = ("transpose", "reshape", "gather", "slice", "mean", "maximum", "sum", "cast", "pad", "concatenation", "floor",
         "softmax", "tile", "split", "strided", "expand", "log", "rsqrt", "exp", "relu6")  # fmt: skip


@idiom(move=MOVES, axis=(0, 1), then=(O.ADD, O.MUL), deep=(False, True))
def constant_moved(s: Sketch, move: str, axis: int, then: O, deep: bool) -> None:
    """An operation on one constant, to be computed when the model is compiled."""
    data = s.weights(3, 3, within=(0.25, 3.0) if move in ("log", "rsqrt") else None)
    if deep:
        data = binary(s, O.MUL, data, s.constant([1.37]))
    extents, row = ((2, 3), (1, 3)) if axis == 0 else ((3, 2), (3, 1))
    begin = (1, 0) if axis == 0 else (0, 1)
    paddings = np.array([(each, 1) for each in begin], np.int32)
    steps = {
        "transpose": lambda: s(O.TRANSPOSE, data, (1, 0)),
        "reshape": lambda: s(O.RESHAPE, data, (1, 9) if axis else (9, 1)),
        "gather": lambda: s(O.GATHER, data, axis, (2, 0, 1)),
        "slice": lambda: s(O.SLICE, data, begin, extents),
        "mean": lambda: s(O.MEAN, data, (axis,), 1),
        "maximum": lambda: s(O.REDUCE_MAX, data, (axis,), True),
        "sum": lambda: s(O.REDUCE_SUM, data, (axis,), True),
        "cast": lambda: s(O.CAST, s(O.CAST, data, to=T.TENSOR_INT32), to=s.code),
        "pad": lambda: s(O.PAD, data, paddings),
        "concatenation": lambda: s(
            O.CONCATENATION, [s(O.SLICE, data, begin, extents), s(O.SLICE, data, (0, 0), row)], axis
        ),
        "floor": lambda: s(O.FLOOR, data),
        "softmax": lambda: s(O.SOFTMAX, data, 1.0, axis),
        "tile": lambda: s(O.TILE, s(O.SLICE, data, (0, 0), row), row[::-1]),
        "split": lambda: s.all(O.SPLIT, data, axis, 3, count=3)[1],
        "strided": lambda: s(O.STRIDED_SLICE, data, (0, 0), (3, 3), (2, 1) if axis == 0 else (1, 2), 0, 0, 0),
        "expand": lambda: s(O.SQUEEZE, s(O.EXPAND_DIMS, data, axis), (axis,)),
        "log": lambda: s(O.LOG, data),
        "rsqrt": lambda: s(O.RSQRT, data),
        "exp": lambda: s(O.EXP, data),
        "relu6": lambda: s(O.RELU6, data),
    }
    constant = steps[move]()
    binary(s, then, s.input(*constant.shape), constant)
