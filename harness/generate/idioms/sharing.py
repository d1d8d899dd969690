"""Operations and constants that are equal but for one thing, side by side in one graph."""

from __future__ import annotations

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, QUANT, REAL, idiom
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
from nnconform.harness.generate.pattern.sketch import Quantisation, Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O


def both_read(s: Sketch, one: SketchTensor, other: SketchTensor, joined: bool) -> None:
    """Let an operation read both results, if they agree; else both are outputs."""
    if joined and one.shape == other.shape and one.code == other.code == s.code:
        s(O.SUB if s.code != T.TENSOR_QUANT8_SYMM else O.ADD, one, other, NONE)


# Operations with the scalars in which two of them differ.
SCALARS = {
    "softmax beta": lambda s, x, at: s(O.SOFTMAX, x, (1.0, 0.25)[at], 2),
    "softmax axis": lambda s, x, at: s(O.SOFTMAX, x, 1.0, at),
    "log softmax axis": lambda s, x, at: s(O.LOG_SOFTMAX, x, 1.0, at),
    "l2 axis": lambda s, x, at: s(O.L2_NORMALIZATION, x, at),
    "argmax axis": lambda s, x, at: s(O.ARGMAX, x, at),
    "mean axes": lambda s, x, at: s(O.MEAN, x, (at,), 1),
    "mean kept": lambda s, x, at: s(O.MEAN, x, (0,), at),
    "sum axes": lambda s, x, at: s(O.REDUCE_SUM, x, (at,), True),
    "maximum axes": lambda s, x, at: s(O.REDUCE_MAX, x, ((0, 1), (1, 2))[at], True),
    "transpose": lambda s, x, at: s(O.TRANSPOSE, x, ((1, 0, 2), (2, 1, 0))[at]),
    "reshape": lambda s, x, at: s(O.RESHAPE, x, ((9, 3), (3, 9))[at]),
    "gather": lambda s, x, at: s(O.GATHER, x, 0, ((0, 2), (2, 1))[at]),
    "gather axis": lambda s, x, at: s(O.GATHER, x, at, (0, 2, 1)),
    "slice": lambda s, x, at: s(O.SLICE, x, (at, 0, 0), (2, 3, 3)),
    "strided slice": lambda s, x, at: s(O.STRIDED_SLICE, x, (0, 0, 0), (3, 3, 3), (2, 1, 1), at, 0, at),
    "concatenation axis": lambda s, x, at: s(O.CONCATENATION, [x, x], at),
    "split axis": lambda s, x, at: s.all(O.SPLIT, x, at, 3, count=3)[1],
    "topk": lambda s, x, at: s(O.TOPK_V2, x, 1 + at),
    "elu": lambda s, x, at: s(O.ELU, x, (1.0, 0.5)[at]),
    "pad": lambda s, x, at: s(O.PAD, x, np.array(((1, 0), (0, 1))[at : at + 1] + ((0, 0),) * 2, np.int32)),
    "reverse": lambda s, x, at: s(O.REVERSE, x, (at,)),
    "tile": lambda s, x, at: s(O.TILE, x, ((2, 1, 1), (1, 2, 1))[at]),
    "expand": lambda s, x, at: s(O.EXPAND_DIMS, x, at),
    "product side": lambda s, x, at: s(O.BATCH_MATMUL, x, x, bool(at), not at),
    "shuffle axis": lambda s, x, at: s(O.CHANNEL_SHUFFLE, x, 3, at),
}


@idiom(what=tuple(SCALARS), order=(0, 1), joined=(False, True), same=(False, True))
def equal_but_for_scalar(s: Sketch, what: str, order: int, joined: bool, same: bool) -> None:
    """Two operations of one kind on one tensor that differ in a scalar, or in nothing."""
    data = s.input(3, 3, 3)
    one, other = (SCALARS[what](s, data, at) for at in (order, order if same else 1 - order))
    both_read(s, one, other, joined)


WINDOWS = ("activation", "stride", "padding", "kernel", "bias", "weights", "dilation", "input", "layout", "nothing")


@idiom(kind=(O.CONV_2D, O.DEPTHWISE_CONV_2D, O.AVERAGE_POOL_2D, O.MAX_POOL_2D), what=WINDOWS, joined=(False, True))
def equal_but_for_window(s: Sketch, kind: O, what: str, joined: bool) -> None:
    """Two windows over one image that differ in one thing."""
    image = s.input(1, 4, 4, 4, within=(-5.0, 5.0))
    pool = kind in (O.AVERAGE_POOL_2D, O.MAX_POOL_2D)
    if (pool and what in ("bias", "weights", "dilation")) or (kind == O.DEPTHWISE_CONV_2D and what == "layout"):
        raise Misfit("a pool has none")
    results = []
    shape = (1, 2, 2, 4) if kind == O.DEPTHWISE_CONV_2D else (4, 2, 2, 4)
    weights = None if pool else s.weights(*shape, within=(-1.0, 1.0))
    bias = None if weights is None else bias_of(s, image, weights, 4)
    for at in (0, 1):
        filters, biases, data = weights, bias, image
        if at and what == "weights":
            filters = s.weights(*shape, within=(-1.0, 1.0), scale=_scale(s, weights))
        if at and what == "bias":
            assert weights is not None
            biases = bias_of(s, image, weights, 4)
        if at and what == "input":
            data = s.input(1, 4, 4, 4, within=(-5.0, 5.0))
        changed = at and what
        results.append(
            window(
                s, kind, data, VALID if changed == "padding" else SAME, 3 if changed == "kernel" and pool else 2,
                2 if changed == "stride" else 1, RELU if changed == "activation" else NONE, nchw=changed == "layout",
                dilation=2 if changed == "dilation" else 1, weights=filters, bias=biases,
            )
        )  # fmt: skip
    both_read(s, results[0], results[1], joined)


def _scale(s: Sketch, like: SketchTensor | None) -> tuple[float, int] | None:
    if like is None or not s.quantised:
        return None
    operand = s.assembly.operands[like.index]
    return operand.scale, operand.zero_point


@idiom(
    types=(*EVERY, T.TENSOR_INT32),
    kind=(O.ADD, O.SUB, O.MUL, O.DIV, O.POW, O.LESS, O.GREATER_EQUAL, O.MAXIMUM, O.PRELU, O.EQUAL),
    what=("order", "activation", "other operand", "scale", "nothing", "constant", "constant extents"),
    joined=(False, True),
)
def equal_but_for_operand(s: Sketch, kind: O, what: str, joined: bool) -> None:
    """Two operations on two tensors that differ in the order of the operands, an operand, or what is done with the
    result.
    """
    within = (1.0, 5.0) if s.code == T.TENSOR_INT32 else (0.5, 3.0) if kind in (O.DIV, O.POW) else (-3.0, 3.0)
    one, other = s.input(3, 3, within=within), s.input(3, 3, within=within)
    pairs = [(one, other), (one, other)]
    acts = [NONE, NONE]
    scales: list[Quantisation | None] = [None, None]
    if what == "order":
        pairs[1] = (other, one)
    elif what == "activation":
        acts = [(NONE, RELU, RELU1, RELU6)[s.choices.integer(0, 1)], RELU6]
    elif what == "other operand":
        pairs[1] = (one, s.input(3, 3, within=within))
    elif what == "scale":
        if not s.quantised or kind not in (O.ADD, O.SUB, O.MUL, O.MAXIMUM):
            raise Misfit("no scale")
        scales = [
            (0.0625, 100 if s.code == T.TENSOR_QUANT8_ASYMM else 0),
            (0.0625 * 1.5, 90 if s.code == T.TENSOR_QUANT8_ASYMM else 9),
        ]
    elif what.startswith("constant"):
        values = [1.5, 0.75, 2.5] if s.code != T.TENSOR_INT32 else [1, 2, 3]
        second = np.reshape(values, (3, 1)) if what == "constant extents" else values[::-1]
        pairs = [(one, s.constant(values)), (one, s.constant(second))]
    results = [
        binary(s, kind, *pair, act=NONE if s.code == T.TENSOR_INT32 else act, scale=scale)
        for pair, act, scale in zip(pairs, acts, scales, strict=True)
    ]
    both_read(s, results[0], results[1], joined)


@idiom(
    types=QUANT,
    kind=("quantise", "requantise", "concatenation", "cast"),
    what=("scale", "narrow", "zero point", "near", "nothing"),
)
def equal_but_for_result_scale(s: Sketch, kind: str, what: str) -> None:
    """Two results of one tensor with different quantisation, of which the second may be cut off at its ends."""
    grid = (0.0625, 100 if s.code == T.TENSOR_QUANT8_ASYMM else -20)
    change = {
        "scale": (0.125, grid[1]),
        "narrow": (0.0078125, grid[1]),
        "zero point": (0.0625, grid[1] + 9),
        "near": (0.0626, grid[1]),
        "nothing": grid,
    }[what]
    data = s.input(3, 5, code=T.TENSOR_FLOAT32) if kind == "quantise" else s.input(3, 5)
    for scale in (grid, change):
        if kind == "concatenation":
            s(O.CONCATENATION, [data, data], 0, scale=scale)
        elif kind == "quantise":
            s(O.QUANTIZE, data, to=s.code, scale=scale)
        elif kind == "requantise":
            s(O.QUANTIZE, s(O.DEQUANTIZE, data, to=T.TENSOR_FLOAT32), to=s.code, scale=scale)
        else:
            s(O.DEQUANTIZE, data, to=T.TENSOR_FLOAT32 if scale is grid else T.TENSOR_FLOAT16)


LIKE = ("equal", "last", "first", "middle", "order", "sign", "extents", "scale", "zero point", "half", "shifted")


@idiom(like=LIKE, count=(4, 8, 24), then=(O.ADD, O.MUL, O.SUB), use=("both", "one"))
def like_constants(s: Sketch, like: str, count: int, then: O, use: str) -> None:
    """Two constants that are equal, or equal but for an element, their order, their extents or their scale."""
    first = np.array([(at * 7 + 3) % 29 + 1 for at in range(count)], np.int64)
    second = first.copy()
    extents, other = (1, count), (1, count)
    if like in ("last", "first", "middle"):
        second[{"last": -1, "first": 0, "middle": count // 2}[like]] += 17
    elif like == "order":
        second = first[::-1].copy()
    elif like == "sign":
        second = -first if not s.quantised else first + 64
    elif like == "extents":
        extents, other = (2, count // 2), (count // 2, 2)
    elif like == "half":
        second[count // 2 :] = first[: count - count // 2] + 2
    elif like == "shifted":
        second = np.roll(first, 1)
    scales = [(0.0625, 5), (0.0625, 5)]
    if like in ("scale", "zero point"):
        if not s.quantised:
            raise Misfit("no scale")
        scales[1] = (0.125, 5) if like == "scale" else (0.0625, 11)
    one, two = (
        s.raw(numbers.reshape(shape), s.code, scale) if s.quantised else s.constant(numbers.reshape(shape) / 8)
        for numbers, shape, scale in zip((first, second), (extents, other), scales, strict=True)
    )
    if like == "extents":
        s(then, s.input(*extents), one, NONE)
        s(then, s.input(*other), two, NONE)
        square = [
            s.constant(np.array(values).reshape(shape))
            for values, shape in (([1.5, 2.0], (1, 2)), ([1.5, 2.0], (2, 1)))
        ]
        data = s.input(2, 2)
        for each in square:
            s(then, data, each, NONE)
        return
    data = s.input(3, count)
    results = [s(then, data if use == "one" else s.input(3, count), each, NONE) for each in (one, two)]
    s(O.MAXIMUM, *results)


@idiom(
    kind=("dense", "convolution", "depthwise"),
    what=("bias", "weights", "activation", "units", "nothing"),
    joined=(False, True),
)
def siblings(s: Sketch, kind: str, what: str, joined: bool) -> None:
    """Two layers of one input that may be one wide layer."""
    data = s.input(2, 4) if kind == "dense" else s.input(1, 3, 3, 4)
    shape = {"dense": (4, 4), "convolution": (4, 1, 1, 4), "depthwise": (1, 2, 2, 4)}[kind]
    weights = s.weights(*shape, within=(-1.0, 1.0))
    bias = bias_of(s, data, weights, 4)
    results = []
    for at in (0, 1):
        filters = (
            s.weights(*shape, within=(-1.0, 1.0), scale=_scale(s, weights)) if at and what == "weights" else weights
        )
        biases = bias_of(s, data, filters, 4) if at and what == "bias" else bias
        act = RELU if at and what == "activation" else NONE
        if kind == "dense":
            if at and what == "units":
                filters = s.weights(2, 4, within=(-1.0, 1.0))
                biases = bias_of(s, data, filters, 2)
            results.append(dense(s, data, filters.shape[0], act, weights=filters, bias=biases))
        elif what == "units":
            raise Misfit("as many units")
        else:
            code = O.CONV_2D if kind == "convolution" else O.DEPTHWISE_CONV_2D
            results.append(window(s, code, data, SAME, shape[1], 1, act, weights=filters, bias=biases))
    s(O.CONCATENATION, results[::-1] if s.choices.flag() else results, 1 if kind == "dense" else 3) if joined else None


@idiom(
    types=(*EVERY, T.TENSOR_INT32),
    what=("equal", "first", "mixed", "input", "computed"),
    sides=("both", "same"),
    order=(0, 1),
)
def choices(s: Sketch, what: str, sides: str, order: int) -> None:
    """SELECT by a condition that is a constant of one value, of several, or computed."""
    numbers = {"equal": [True] * 4, "first": [True, False, False, True], "mixed": [False, True, False, False]}
    one, other = s.input(4), s.input(4)
    if what in numbers:
        condition = s.raw(np.array(numbers[what]), T.TENSOR_BOOL8)
    else:
        condition = s.input(4, code=T.TENSOR_BOOL8) if what == "input" else s(O.LESS, one, other)
    pair = (one, other) if order == 0 else (other, one)
    s(O.SELECT, condition, *(pair if sides == "both" else (pair[0], pair[0])))


@idiom(types=REAL, bits=(0, 1065353216, 1073741824), other=(T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM), count=(1, 4))
def equal_bytes_of_types(s: Sketch, bits: int, other: T, count: int) -> None:
    """Constants of equal bytes and different types: a number and the integer that is stored alike."""
    wide = s.code == T.TENSOR_FLOAT32
    integers = np.full(count, bits if wide else bits >> 16, np.int32)
    raw = integers.tobytes()
    number = np.frombuffer(raw, np.float32 if wide else np.float16)[:count].copy()
    s(O.ADD, s.input(3, count), s.raw(np.nan_to_num(number), s.code), NONE)
    if other == T.TENSOR_INT32:
        s(O.MAXIMUM, s.input(3, count, code=other, within=(0.0, 9.0)), s.raw(integers, other))
        return
    size = np.frombuffer(raw, np.uint8)[: max(count, 4)]
    s(O.MAXIMUM, s.input(3, len(size), code=other, scale=(0.5, 3)), s.raw(size, other, (0.5, 3)))


@idiom(
    kind=("split", "largest", "branch"),
    same=("all", "argument", "input"),
    read=((0, 1), (1, 1), (1, 0), (0, 0)),
    then=("sub", "concatenation", "apart"),
)
def several_results_again(s: Sketch, kind: str, same: str, read: tuple[int, int], then: str) -> None:
    """Two equal calls that have several results, of which different ones are read."""
    if same == "all" and read[0] == read[1] and then == "sub":
        raise Misfit("a difference of equal values")
    data = s.input(4, 4)
    other = s.input(4, 4) if same == "input" else data
    parts = []
    for source, place, at in zip((data, other), read, (0, 1), strict=True):
        argument = at if same == "argument" else 0
        if kind == "split":
            results = s.all(O.SPLIT, source, argument, 2, count=2)
        elif kind == "largest":
            results = s.all(O.TOPK_V2, source, 2 + argument)
            results = [s(O.RELU, results[0]), s(O.CAST, results[1], to=s.code)]
        else:
            results = s.all(O.SPLIT, s(O.RELU, source), argument, 4, count=4)
        parts.append(results[place])
        s.assembly.unused.update(each.index for each in results if each is not results[place])
    if then == "sub" and parts[0].shape == parts[1].shape:
        s(O.SUB, *parts, NONE)
    elif then == "concatenation":
        s(O.CONCATENATION, parts, 1)
    else:
        for part in parts:
            s(O.MAXIMUM, part, s.input(1))
