"""Layers written out in small operations, which passes recognise by their shape and replace by one."""

from __future__ import annotations

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU6, SAME, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O


def added(s: Sketch, one: SketchTensor, other: SketchTensor) -> SketchTensor:
    """Return a sum."""
    return s(O.ADD, one, other, NONE)


def times(s: Sketch, one: SketchTensor, other: SketchTensor) -> SketchTensor:
    """Return a product."""
    return s(O.MUL, one, other, NONE)


@idiom(
    types=REAL,
    before=(None, O.CONV_2D, O.DEPTHWISE_CONV_2D),
    lies=((3,), (1, 1, 1, 3), (1, 3, 1, 1)),
    act=(NONE, RELU, RELU6),
    order=("mul add", "sub mul", "sub div", "add mul"),
)
def batch_norm(s: Sketch, before: O | None, lies: tuple[int, ...], act: int, order: str) -> None:
    """A scale and a shift of each channel, behind a convolution or not."""
    data = s.input(1, 3, 3, 3)
    if before is not None:
        data = window(s, before, data, SAME, 2, 1, act, channels=3)
    one, other = s.weights(*lies, within=(0.5, 2.0)), s.weights(*lies, within=(-2.0, 2.0))
    codes = {
        "mul add": (O.MUL, O.ADD),
        "sub mul": (O.SUB, O.MUL),
        "sub div": (O.SUB, O.DIV),
        "add mul": (O.ADD, O.MUL),
    }[order]
    for code in codes:
        data = s(code, data, one if code in (O.MUL, O.DIV) else other, NONE)
    if before is None and act != NONE:
        s(O.RELU if act == RELU else O.RELU6, data)


@idiom(
    types=REAL,
    axes=((2,), (1,), (1, 2)),
    epsilon=(0.01, 0.5, 0.0001, "outside"),
    square=("product", "other"),
    root=("rsqrt", "sqrt div"),
    scale=("last", "first", None),
)
def normalised(s: Sketch, axes: tuple[int, ...], epsilon: object, square: str, root: str, scale: str | None) -> None:
    """A layer, instance or batch norm written out: where epsilon is added, and along which axes, decides its value."""
    data = s.input(2, 3, 4, within=(-0.5, 0.5))
    centred = s(O.SUB, data, s(O.MEAN, data, axes, 1), NONE)
    other = data if square == "other" else centred
    squares = times(s, centred, other)
    if square == "other":
        squares = times(s, squares, squares)
    variance = s(O.MEAN, squares, axes, 1)
    if epsilon == "outside":
        deviation = added(s, s(O.SQRT, added(s, variance, s.constant([0.01]))), s.constant([0.1]))
        result = s(O.DIV, centred, deviation, NONE)
    elif root == "rsqrt":
        result = times(s, centred, s(O.RSQRT, added(s, variance, s.constant([epsilon]))))
    else:
        result = s(O.DIV, centred, s(O.SQRT, added(s, variance, s.constant([epsilon]))), NONE)
    if scale is not None:
        shape = (4,) if scale == "last" else (3, 1)
        added(s, times(s, result, s.weights(*shape, within=(0.5, 2.0))), s.weights(*shape))


@idiom(types=REAL, axes=((1,), (0,), (0, 1)), epsilon=(0.01, 0.2), scale=(None, (4,), (3, 1)), kept=("itself", "other"))
def root_mean_square(
    s: Sketch, axes: tuple[int, ...], epsilon: float, scale: tuple[int, ...] | None, kept: str
) -> None:
    """A tensor over the root of the mean of its squares."""
    data = s.input(3, 4, within=(0.05, 0.5))
    inverse = s(O.RSQRT, added(s, s(O.MEAN, times(s, data, data), axes, 1), s.constant([epsilon])))
    result = times(s, data if kept == "itself" else s.input(3, 4), inverse)
    if scale is not None:
        times(s, result, s.weights(*scale))


@idiom(
    types=REAL,
    cubic=(0.044715, 0.1, None),
    slope=(0.7978845, 1.0, 1.702),
    gate=(O.TANH, O.LOGISTIC),
    half=(0.5, 1.0),
    order=("left", "right"),
)
def gelu(s: Sketch, cubic: float | None, slope: float, gate: O, half: float, order: str) -> None:
    """GELU by TANH or LOGISTIC, with the known constants and with others."""
    data = inner = s.input(2, 6, within=(-2.5, 2.5))
    if cubic is not None:
        inner = added(s, data, times(s, times(s, times(s, data, data), data), s.constant([cubic])))
    opened = s(gate, times(s, inner, s.constant([slope])))
    if gate == O.TANH:
        opened = added(s, opened, s.constant([1.0]))
    halved = times(s, data, s.constant([half]))
    times(s, *((halved, opened) if order == "left" else (opened, halved)))


@idiom(
    types=REAL,
    scale=("product", "query", "division", "softmax beta", None),
    axis=(2, 1),
    mask=(None, "row", "whole"),
    flags=((False, True), (False, False), (True, False)),
    shared=("no", "key is value", "query is key"),
)
def attention(s: Sketch, scale: str | None, axis: int, mask: str | None, flags: tuple[bool, bool], shared: str) -> None:
    """Attention: a scaled product, a SOFTMAX along one axis or the other, and a second product."""
    query, key = s.input(2, 3, 3, within=(-1.0, 1.0)), s.input(2, 3, 3, within=(-1.0, 1.0))
    key = query if shared == "query is key" else key
    value = key if shared == "key is value" else s.input(2, 3, 3)
    if scale == "query":
        query = times(s, query, s.constant([0.577]))
    scores = s(O.BATCH_MATMUL, query, key, *flags)
    if scale == "product":
        scores = times(s, scores, s.constant([0.577]))
    elif scale == "division":
        scores = s(O.DIV, scores, s.constant([1.732]), NONE)
    if mask is not None:
        scores = added(s, scores, s.constant([0.0, -3.0, 0.0]) if mask == "row" else s.input(1, 3, 3))
    s(O.BATCH_MATMUL, s(O.SOFTMAX, scores, 0.577 if scale == "softmax beta" else 1.0, axis), value, False, False)


@idiom(
    types=EVERY,
    kind=(O.CONV_2D, O.FULLY_CONNECTED, O.DEPTHWISE_CONV_2D),
    act=(NONE, RELU, RELU6),
    last=(NONE, RELU),
    side=("left", "right"),
    twice=(False, True),
)
def residual(s: Sketch, kind: O, act: int, last: int, side: str, twice: bool) -> None:
    """A layer whose input is added to its result: an addition that a pass gives the layer."""
    data = s.input(2, 3) if kind == O.FULLY_CONNECTED else s.input(1, 3, 3, 3)
    for _ in range(1 + twice):
        if kind == O.FULLY_CONNECTED:
            result = dense(s, data, 3, act)
        else:
            result = window(s, kind, data, SAME, 2, 1, act, channels=3)
        data = binary(s, O.ADD, *((data, result) if side == "left" else (result, data)), last)


@idiom(
    types=EVERY,
    pool=("mean", "average"),
    gate=(O.LOGISTIC, O.RELU6, "hard"),
    shape=("whole", "flat", "one"),
    source=("same", "other"),
)
def squeeze_and_excite(s: Sketch, pool: str, gate: object, shape: str, source: str) -> None:
    """Channels scaled by a gate that is computed from their means."""
    data = s.input(1, 3, 3, 4)
    if pool == "mean":
        small = s(O.MEAN, data, (1, 2), int(shape != "flat"))
    else:
        small = window(s, O.AVERAGE_POOL_2D, data, 2, 3)
    if shape == "flat":
        small = small if len(small.shape) == 2 else s(O.RESHAPE, small, (1, 4))
        small = dense(s, small, 4, RELU)
    else:
        small = window(s, O.CONV_2D, small, SAME, 1, channels=1 if shape == "one" else 4)
    if gate == "hard":
        opened = s(O.RELU6, binary(s, O.ADD, small, s.constant([3.0])))
    else:
        assert isinstance(gate, O)
        opened = s(gate, small)
    binary(s, O.MUL, data if source == "same" else s.input(1, 3, 3, 4), opened)


@idiom(
    types=REAL,
    what=("softmax", "log softmax", "log sum exp", "logistic", "swish", "tanh"),
    near=("exact", "constant", "axis", "operand"),
    axis=(0, 1),
)
def functions(s: Sketch, what: str, near: str, axis: int) -> None:
    """A function written out: exactly, with another constant, along different axes, or of two different operands."""
    within = (-1.0, 1.0) if what in ("softmax", "log sum exp") else (-2.0, 2.0)
    data = s.input(3, 3, within=within)
    second = 1 - axis if near == "axis" else axis
    other = s.input(3, 3, within=within) if near == "operand" else data
    one = s.constant([1.25 if near == "constant" else 1.0])
    if what == "log softmax":
        s(O.LOG, s(O.SOFTMAX, times(s, data, one) if near == "constant" else data, 1.0, second))
    elif what in ("softmax", "log sum exp"):
        shifted = s(O.SUB, data, s(O.REDUCE_MAX, other, (axis,), True), NONE)
        powers = s(O.EXP, times(s, shifted, one) if near == "constant" else shifted)
        total = s(O.REDUCE_SUM, powers, (second,), True)
        s(O.DIV, powers, total, NONE) if what == "softmax" else s(O.LOG, total)
    elif what == "logistic":
        s(O.DIV, one, added(s, s(O.EXP, s(O.NEG, data)), one), NONE)
    elif what == "swish":
        times(s, other, s(O.LOGISTIC, times(s, data, one)))
    else:
        power = s(O.EXP, times(s, data, s.constant([2.0])))
        s(O.DIV, s(O.SUB, power, one, NONE), added(s, power, s.constant([1.0])), NONE)


@idiom(
    types=REAL,
    near=("constant", "exact", "operand", "axis"),
    what=("mean", "variance"),
    axis=(0, 1),
    kept=(True, False),
    order=("quotient", "product"),
)
def means(s: Sketch, near: str, what: str, axis: int, kept: bool, order: str) -> None:
    """A sum over a number, which may be that of its elements or not, or a variance of two means, of other axes."""
    data = s.input(3, 3, within=(-2.0, 2.0))
    second, other = 1 - axis if near == "axis" else axis, s.input(3, 3) if near == "operand" else data
    if what == "mean":
        total = s(O.REDUCE_SUM, s(O.ABS, other) if near == "operand" else data, (second,), kept)
        many = 2.0 if near == "constant" else 3.0
        s(O.DIV if order == "quotient" else O.MUL, total, s.constant([many if order == "quotient" else 1 / many]), NONE)
    else:
        mean, squares = s(O.MEAN, data, (axis,), int(kept)), s(O.MEAN, times(s, data, other), (second,), int(kept))
        s(O.SUB, squares, times(s, mean, mean), NONE)


@idiom(
    types=REAL, axis=(0, 1), root=("sqrt", "rsqrt"), epsilon=(None, 0.5, 0.0001), source=("same", "other"), order=(0, 1)
)
def unit_length(s: Sketch, axis: int, root: str, epsilon: float | None, source: str, order: int) -> None:
    """A tensor over the root of the sum of its squares along an axis, of its own or of another's."""
    data = s.input(3, 3, within=(0.25, 2.0))
    other = s.input(3, 3, within=(0.25, 2.0)) if source == "other" else data
    total = s(O.REDUCE_SUM, times(s, data, data), (axis,), True)
    if epsilon is not None:
        total = added(s, total, s.constant([epsilon]))
    if root == "sqrt":
        s(O.DIV, other, s(O.SQRT, total), NONE)
    else:
        pair = (other, s(O.RSQRT, total))
        times(s, *(pair if order == 0 else pair[::-1]))


@idiom(
    types=REAL,
    factor=(0.25, 2.0, -0.5, -1.0, 1.0),
    kind=(O.MAXIMUM, O.MINIMUM),
    source=("same", "other"),
    order=("right", "left"),
    lies=((1,), (4,), (3, 1)),
)
def larger_of_multiple(s: Sketch, factor: float, kind: O, source: str, order: str, lies: tuple[int, ...]) -> None:
    """The larger, or the smaller, of x and a multiple of it: a leaky RELU only by a factor below 1."""
    data = s.input(3, 4)
    other = data if source == "same" else s.input(3, 4)
    pair = (data, times(s, other, s.constant(np.full(lies, factor))))
    s(kind, *(pair if order == "right" else pair[::-1]))


@idiom(types=REAL, times_two=(1, 2, 3), cell=("gated", "plain"), order=("same", "exchanged"))
def recurrent_cell(s: Sketch, times_two: int, cell: str, order: str) -> None:
    """A recurrent cell unrolled: the state of one step is an operand of the next."""
    state, weights = s.input(2, 3), s.weights(3, 3, within=(-1.0, 1.0))
    bias = s.weights(3)
    for _ in range(times_two):
        data = s.input(2, 3)
        inner = s(O.FULLY_CONNECTED, state, weights, bias, NONE)
        new = s(O.TANH, added(s, inner, data))
        if cell == "gated":
            gate = s(O.LOGISTIC, data)
            pair = (state, new) if order == "same" else (new, state)
            new = added(s, times(s, gate, pair[0]), times(s, s(O.SUB, s.constant([1.0]), gate, NONE), pair[1]))
        state = new
    if state.code == T.TENSOR_FLOAT16 and times_two > 3:
        raise Misfit("errors grow")
