"""Operations on constants alone, whose results a compiler computes itself, beside an input."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from nnconform.harness.generate.pattern.form import QUANT, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, VALID, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import spread
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import Array

_FLOAT = (T.TENSOR_FLOAT32,)
Known = Callable[[Sketch], SketchTensor]


def _cube(s: Sketch) -> SketchTensor:
    return s.weights(3, 3, 3, within=(-2.0, 2.0))


def _image(s: Sketch, *extents: int) -> SketchTensor:
    return s.weights(1, *(extents or (4, 3)), 2, within=(-2.0, 2.0))


def _positive(s: Sketch) -> SketchTensor:
    return s.weights(3, 4, within=(0.5, 2.0))


def _strided(begin: tuple[int, ...], end: tuple[int, ...], strides: tuple[int, ...], *masks: int) -> Known:
    return lambda s: s(O.STRIDED_SLICE, _cube(s), begin, end, strides, *(masks or (0, 0, 0)))


def _resized(code: O, aligned: bool, half: bool, nchw: bool = False) -> Known:
    return lambda s: s(code, _image(s, 3, 2), 5, 4, nchw, aligned, half)


def _sides(*sides: tuple[int, int]) -> np.ndarray:
    return np.array(sides, np.int32)


_MOVED: tuple[Known, ...] = (
    _strided((-1, 0, 0), (-4, 3, 3), (-1, 1, 1)),
    _strided((0, 2, 0), (3, 0, 3), (1, -1, 1)),
    _strided((0, 0, 2), (3, 3, -4), (2, 1, -2)),
    _strided((-1, -1, -1), (-4, -4, -4), (-1, -2, -1)),
    _strided((2, 2, 2), (0, 1, 2), (-1, -1, 1), 2, 4, 4),
    _strided((1, 1, 1), (3, 2, 3), (1, 1, 1), 5, 2, 0),
    _strided((1, -2, 0), (2, 3, 3), (1, 1, 1), 0, 0, 1),
    lambda s: s(O.MIRROR_PAD, _cube(s), _sides((1, 0), (0, 2), (1, 1)), 0),
    lambda s: s(O.MIRROR_PAD, _cube(s), _sides((1, 0), (0, 2), (1, 1)), 1),
    lambda s: s(O.PAD, _cube(s), _sides((1, 0), (0, 2), (1, 1))),
    lambda s: s(O.PAD_V2, _cube(s), _sides((1, 0), (0, 2), (1, 1)), 0.75),
    lambda s: s(O.TILE, _cube(s), (2, 1, 3)),
    lambda s: s(O.TRANSPOSE, _cube(s), (2, 0, 1)),
    lambda s: s(O.PACK, 1, [_cube(s), _cube(s)]),
    lambda s: s.all(O.SPLIT, _cube(s), -2, 3, count=3)[1],
    lambda s: s.all(O.TOPK_V2, _cube(s), 2)[0],
    lambda s: s(O.DEPTH_TO_SPACE, s.weights(1, 2, 3, 8, within=(-2.0, 2.0)), 2),
    lambda s: s(O.SPACE_TO_DEPTH, s.weights(1, 4, 2, 2, within=(-2.0, 2.0)), 2),
    lambda s: s(O.SPACE_TO_BATCH_ND, _image(s, 4, 3), (2, 3), _sides((0, 0), (2, 1))),
    lambda s: s(O.BATCH_TO_SPACE_ND, s.weights(6, 2, 1, 2, within=(-2.0, 2.0)), (2, 3)),
    lambda s: s(O.GATHER, _cube(s), 1, s.raw(np.array([[2, 0], [1, 1]]), T.TENSOR_INT32)),
    lambda s: s(O.EMBEDDING_LOOKUP, s.raw(np.array([2, 0]), T.TENSOR_INT32), _cube(s)),
    lambda s: s(O.SELECT, s.raw(np.arange(12).reshape(3, 4) % 3 == 0, T.TENSOR_BOOL8), _positive(s), _positive(s)),
    lambda s: s(O.FILL, (3, 2), -1.5),
)
_COMPUTED: tuple[Known, ...] = (
    *(partial(lambda s, code: s(code, _positive(s)), code=code) for code in (O.EXP, O.LOG, O.SQRT, O.RSQRT, O.SIN)),
    *(partial(lambda s, code: s(code, _cube(s)), code=code) for code in (O.NEG, O.ABS, O.FLOOR, O.RELU1, O.HARD_SWISH)),
    lambda s: s(O.ELU, _cube(s), 0.5),
    lambda s: s(O.PRELU, _cube(s), s.weights(3, 1, within=(-1.0, 2.0))),
    lambda s: s(O.POW, _positive(s), s.weights(3, 1, within=(-2.0, 2.0))),
    lambda s: s(O.DIV, _cube(s), s.weights(3, within=(-2.0, -0.5)), RELU),
    lambda s: s(O.SUB, s.weights(3, 1, within=(-2.0, 2.0)), _cube(s), RELU),
    lambda s: s(O.MUL, s.weights(3, 1, 3, within=(-2.0, 2.0)), s.weights(2, 1, within=(-2.0, 2.0)), NONE),
    lambda s: s(O.MINIMUM, s.weights(3, 1, 1, within=(-2.0, 2.0)), _cube(s)),
    lambda s: s(O.BATCH_MATMUL, _cube(s), _cube(s), True, False),
    lambda s: s(O.BATCH_MATMUL, _cube(s), _cube(s), False, True),
    lambda s: dense(s, s.weights(2, 3, within=(-2.0, 2.0)), 3, RELU),
    lambda s: window(s, O.CONV_2D, _image(s), SAME, (2, 3), act=RELU),
    lambda s: window(s, O.DEPTHWISE_CONV_2D, _image(s), (1, 0, 0, 1), (2, 2)),
    lambda s: window(s, O.GROUPED_CONV_2D, _image(s), VALID, (2, 1), channels=4, groups=2),
    lambda s: spread(s, _image(s, 2, 3), False),
    lambda s: window(s, O.AVERAGE_POOL_2D, _image(s), SAME, (3, 2)),
    lambda s: window(s, O.MAX_POOL_2D, _image(s), (1, 0, 0, 1), (2, 2)),
    lambda s: s(O.LOCAL_RESPONSE_NORMALIZATION, s.weights(1, 2, 2, 4), 1, 1.0, 0.5, 0.5, 3),
    *(
        _resized(code, *flags)
        for code in (O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR)
        for flags in ((False, False), (True, False), (False, True), (False, False, True))
    ),
    lambda s: s(O.REDUCE_MAX, _cube(s), (0, -1), False),
    lambda s: s(O.MEAN, _cube(s), (1, 2), 0),
    lambda s: s(O.REDUCE_PROD, _cube(s), (-2,), True),
)


@idiom(packed=True, sure=True, types=_FLOAT, what=("moved", "computed"))
def constants(s: Sketch, what: str) -> None:
    """What moves elements of constants, or computes others of them: negative steps, flags, sides, broadcasts."""

    def written(known: Known) -> None:
        result = known(s)
        s(O.MAXIMUM, result, s.input(*result.shape, within=(-3.0, -1.0)))

    s.attempt_each(partial(written, known) for known in (_MOVED if what == "moved" else _COMPUTED))


# Real numbers in and beyond the range of what they are cast to.
_NUMBERS = ((-1.5, -0.5, 0.75, 2.0), (17.5, 126.75, 130.25, 254.5))
_TYPES = (T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM, T.TENSOR_FLOAT16, T.TENSOR_FLOAT32)


def _every_kind(s: Sketch, code: T) -> SketchTensor:
    """Return a constant of a type, with fractions and numbers that others cannot hold."""
    if code == T.TENSOR_QUANT8_ASYMM:
        return s.raw(np.array([[0, 3, 127, 128], [129, 200, 254, 255]]), code, (1.0, 0))
    return s.constant(_NUMBERS, code=code)


@idiom(packed=True, sure=True, types=_FLOAT, to=_TYPES)
def cast_constants(s: Sketch, to: T) -> None:
    """CAST of constants of each type, with fractions, negative and beyond the range, to each type."""

    def written(code: T) -> None:
        result = s(O.CAST, s(O.CAST, _every_kind(s, code), to=to), to=T.TENSOR_FLOAT32)
        s(O.ADD, result, s.input(2, 4), NONE)

    s.attempt_each(partial(written, code) for code in _TYPES if code != to)


@idiom(packed=True, sure=True, types=QUANT, then=(O.MUL, O.ADD))
def quantised_constants(s: Sketch, then: O) -> None:
    """DEQUANTIZE of constants of each quantised type, with values on both sides of the zero point, and QUANTIZE of real
    ones.
    """
    middle = 128 if s.code == T.TENSOR_QUANT8_ASYMM else 0
    raw = np.array([[-100, -7, 0, 3], [5, 60, 90, 127], [-128, -1, 1, 2]])

    def per_channel(axis: int) -> SketchTensor:
        array = np.array([[-100, -7, 60, 3], [5, 60, 90, 127], [-127, -1, 1, 2], [9, 8, -50, 4]], np.int8)
        params = SymmPerChannelQuantParams((0.5, 0.125, 0.03125, 0.25), axis)
        operand = Operand(T.TENSOR_QUANT8_SYMM_PER_CHANNEL, array.shape, extra_params=params)
        index = s.assembly.add_constant(operand, array, (-60.0, 60.0))
        return SketchTensor(index, array.shape, T.TENSOR_QUANT8_SYMM_PER_CHANNEL)

    def real(known: SketchTensor) -> None:
        result = s(O.DEQUANTIZE, known, to=T.TENSOR_FLOAT32)
        binary(s, then, result, s.input(*result.shape, code=T.TENSOR_FLOAT32, within=(0.5, 2.0)))

    def small(scale: tuple[float, int]) -> None:
        known = s.constant([[-1.75, -0.5, 0.3125], [0.25, 0.90625, 5.0]], code=T.TENSOR_FLOAT32)
        result = s(O.QUANTIZE, known, to=s.code, scale=scale)
        binary(s, then, result, s.input(2, 3, within=(0.5, 2.0)))

    for zero_point in (middle, middle + 9, middle - 100):
        s.attempt(lambda zero_point=zero_point: real(s.raw(raw + middle, s.code, (0.03125, zero_point))))  # type: ignore[misc]
        s.attempt(partial(small, (0.0625, zero_point)))
    s.attempt(lambda: real(s.raw(raw, T.TENSOR_QUANT8_SYMM, (0.03125, 0))))
    for axis in (0, 1):
        s.attempt(lambda axis=axis: real(per_channel(axis)))  # type: ignore[misc]


def _matrices() -> dict[str, Array]:
    """Return square matrices that have a meaning of their own, and those that are near them."""
    whole = np.arange(1.0, 10.0).reshape(3, 3) / 4
    return {
        "ones": np.eye(3),
        "uniform": np.full((3, 3), 0.75),
        "ones on the diagonal": np.triu(whole) - np.diag(np.diag(whole)) + np.eye(3),
        "diagonal": np.diag([0.5, -1.5, 2.0]),
        "turned": np.eye(3)[[1, 2, 0]],
        "zeros before": np.vstack([np.zeros((2, 3)), whole[2:]]),
    }


@idiom(packed=True, sure=True, types=_FLOAT, kind=(O.BATCH_MATMUL, O.FULLY_CONNECTED, O.MUL))
def special_matrices(s: Sketch, kind: O) -> None:
    """Products by matrices of ones, of one number, of a diagonal, in another order; and by one of their columns."""
    data = s.input(2, 3)

    def written(matrix: Array) -> None:
        constant = s.constant(matrix)
        if kind == O.BATCH_MATMUL:
            s(kind, data, constant, False, False)
            s(kind, data, s.constant(matrix[:, :1]), False, False)
        elif kind == O.FULLY_CONNECTED:
            dense(s, data, 3, weights=constant)
        else:
            s(kind, s.input(3, 3), constant, NONE)

    s.attempt_each(partial(written, matrix) for matrix in _matrices().values())
