"""Operations on quantised constants alone, whose results have other scales and zero points than the constants: what a
compiler computes when it compiles the model, on bytes or on what they stand for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

from nnconform.harness.generate.pattern.form import QUANT, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, binary
from nnconform.harness.generate.pattern.sketch import Quantisation, Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import ZERO_POINTS

_REAL = T.TENSOR_FLOAT32
_Pair = tuple[SketchTensor, SketchTensor]
_Write = Callable[[Sketch, _Pair, Quantisation], SketchTensor]


def _two(code: O, act: int = NONE) -> _Write:
    return lambda s, pair, grid: binary(s, code, *pair, act, scale=grid)


def _real(s: Sketch, data: SketchTensor) -> SketchTensor:
    return s(O.DEQUANTIZE, data, to=_REAL)


# Those whose result has a scale of its own, and some whose result has that of what they read.
_KINDS: dict[str, _Write] = {
    "joined": lambda s, pair, grid: s(O.CONCATENATION, list(pair), 0, scale=grid),
    "joined along": lambda s, pair, grid: s(O.CONCATENATION, list(pair), 1, scale=grid),
    "maximum": _two(O.MAXIMUM),
    "minimum": _two(O.MINIMUM),
    "sum": _two(O.ADD),
    "sum with relu": _two(O.ADD, RELU),
    "difference": _two(O.SUB),
    "product": _two(O.MUL),
    "slope": lambda s, pair, grid: s(O.PRELU, *pair, scale=grid),
    "new scale": lambda s, pair, grid: s(O.QUANTIZE, _real(s, pair[0]), to=s.code, scale=grid),
    "moved": lambda s, pair, grid: s(
        O.QUANTIZE, s(O.TRANSPOSE, _real(s, pair[0]), (1, 0)), to=s.code, scale=grid),
    "mean": lambda s, pair, grid: s(O.MEAN, pair[1], (0,), 1, scale=grid),
    "curve": lambda s, pair, grid: s(O.TANH, pair[0]),
    "second curve": lambda s, pair, grid: s(O.LOGISTIC, pair[1]),
    "shares": lambda s, pair, grid: s(O.SOFTMAX, pair[0], 1.0, 1),
    "padded": lambda s, pair, grid: s(O.PAD, pair[0], ((1, 0), (0, 1))),
    "turned": lambda s, pair, grid: s(O.TRANSPOSE, pair[1], (1, 0)),
    "larger": lambda s, pair, grid: s(O.REDUCE_MAX, pair[1], (1,), True),
}  # fmt: skip
_SHAPE = (3, 3)


@idiom(packed=True, sure=True, types=QUANT, scales=("one", "both", "zero points"))
def constants(s: Sketch, scales: str) -> None:
    """Each operation on constants of one scale, of different ones, or of different zero points alone; an operation on
    an input reads what it gives, or its real values.
    """
    low = ZERO_POINTS[s.code][0]
    first = (0.03125, low + 100)
    second = {"one": first, "both": (0.046875, low + 130), "zero points": (0.03125, low + 140)}[scales]

    def written(kind: str, grid: Quantisation, real: bool) -> None:
        pair = (s.weights(*_SHAPE, scale=first), s.weights(*_SHAPE, scale=second))
        result = _KINDS[kind](s, pair, grid)
        if real:
            result = _real(s, result)
        data = s.input(*result.shape, code=result.code)
        binary(s, O.ADD, data, result, scale=None if real else (0.125, low + 128))

    grids = ((0.0625, low + 120), (0.015625, low + 120), (0.03125, low + 70))
    s.attempt_each(
        partial(written, kind, grid, place % 2 == 0) for place, (kind, grid) in enumerate(product(_KINDS, grids))
    )
