"""Numbers beside QUANTIZE and DEQUANTIZE, which a compiler takes into the scale, though others read it too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.form import QUANT, idiom
from nnconform.harness.generate.pattern.layers import NONE, binary, dense
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import ZERO_POINTS

_REAL = T.TENSOR_FLOAT32
_Real = Callable[[Sketch, SketchTensor], SketchTensor]


def _number(code: O, value: float, left: bool = False) -> _Real:
    def step(s: Sketch, data: SketchTensor) -> SketchTensor:
        pair = (data, s.constant([value], code=_REAL))
        return binary(s, code, *(pair[::-1] if left else pair))

    return step


CHANGES: dict[str, _Real] = {
    "factor": _number(O.MUL, 1.5),
    "negative factor": _number(O.MUL, -0.75),
    "divisor": _number(O.DIV, 2.5),
    "term": _number(O.ADD, 0.8125),
    "factors": lambda s, data: s(O.MUL, data, s.weights(data.shape[-1], code=_REAL, within=(0.5, 2.0)), NONE),
    "larger": _number(O.MAXIMUM, -0.625),
}
# What reads the quantised values too, or the quantised result then.
_READERS: dict[str, _Real] = {
    "real": lambda s, data: s(O.DEQUANTIZE, data, to=_REAL),
    "relu": lambda s, data: s(O.RELU, data),
    "layer": lambda s, data: dense(s, data, 3),
}


@idiom(packed=True, sure=True, types=QUANT, reader=tuple(_READERS))
def beside_conversions(s: Sketch, reader: str) -> None:
    """A number behind DEQUANTIZE or before QUANTIZE, whose quantised operand or result another operation reads."""
    own = (0.03125, ZERO_POINTS[s.code][0] + 110)

    real = s.input(3, 4, code=_REAL, within=(-2.0, 2.0))

    def behind(change: str) -> None:
        # An operand of its own: what reads it is what these are about.
        data = s.input(3, 4, scale=own)
        CHANGES[change](s, s(O.DEQUANTIZE, data, to=_REAL))
        _READERS[reader](s, data)

    def before(change: str) -> None:
        _READERS[reader](s, s(O.QUANTIZE, CHANGES[change](s, real), to=s.code, scale=own))

    s.attempt_each(partial(write, change) for write, change in product((behind, before), CHANGES))


_RESULTS: dict[str, Callable[[Sketch, tuple[float, int]], SketchTensor]] = {
    "dense": lambda s, grid: dense(s, s.input(3, 4), 4, scale=grid),
    "sum": lambda s, grid: binary(s, O.ADD, s.input(3, 4), s.input(3, 4), scale=grid),
    "product": lambda s, grid: binary(s, O.MUL, s.input(3, 4), s.input(3, 4), scale=grid),
    "input": lambda s, grid: s.input(3, 4, scale=grid),
}


@idiom(packed=True, sure=True, types=QUANT, result=tuple(_RESULTS))
def two_scales(s: Sketch, result: str) -> None:
    """A quantised result that is given two more scales: a compiler lets what computes it write one of them, for all."""
    middle = ZERO_POINTS[s.code][0] + 128
    grids = ((0.03125, middle), (0.125, middle), (0.0625, middle - 40), (0.046875, middle + 20))

    def anew(data: SketchTensor, grid: tuple[float, int]) -> SketchTensor:
        return s(O.QUANTIZE, s(O.DEQUANTIZE, data, to=_REAL), to=s.code, scale=grid)

    def written(first: int, second: int | None, reader: str | None, before: bool) -> None:
        data = _RESULTS[result](s, (0.0625, middle))
        if reader and before:
            _READERS[reader](s, data)
        anew(data, grids[first])
        if second is not None:
            anew(data, grids[second])
        if reader and not before:
            _READERS[reader](s, data)

    places = range(len(grids))
    cases: list[tuple[int, int | None, str | None, bool]] = [
        (one, other, None, False) for one, other in product(places, places) if one < other
    ]
    cases += [(place, None, reader, before) for place, reader, before in product(places, _READERS, (True, False))]
    s.attempt_each(partial(written, *case) for case in cases)


_NOTHING: dict[str, Callable[[Sketch, SketchTensor, tuple[float, int]], SketchTensor]] = {
    "one choice": lambda s, x, grid: s(O.SELECT, s.input(*x.shape, code=T.TENSOR_BOOL8), x, x, scale=grid),
    "one choice, known": lambda s, x, grid: s(O.SELECT, _truths(s, x), x, x, scale=grid),
    "first choice": lambda s, x, grid: s(O.SELECT, _truths(s, x, True), x, s.input(*x.shape), scale=grid),
    "second choice": lambda s, x, grid: s(O.SELECT, _truths(s, x, False), s.input(*x.shape), x, scale=grid),
    "larger of one": lambda s, x, grid: s(O.MAXIMUM, x, x, scale=grid),
    "smaller of one": lambda s, x, grid: s(O.MINIMUM, x, x, scale=grid),
    "one part": lambda s, x, grid: s(O.CONCATENATION, [x], 1, scale=grid),
    "zero added": lambda s, x, grid: binary(s, O.ADD, x, s.constant([0.0], scale=grid), scale=grid),
    "zero taken away": lambda s, x, grid: binary(s, O.SUB, x, s.constant([0.0], scale=grid), scale=grid),
    "one factor": lambda s, x, grid: binary(s, O.MUL, x, s.constant([1.0], scale=(2.0**-7, grid[1])), scale=grid),
    "slope of one": lambda s, x, grid: s(O.PRELU, x, s.constant([1.0], scale=(2.0**-7, grid[1])), scale=grid),
    "below all": lambda s, x, grid: s(O.MAXIMUM, x, s.constant([-8.0], scale=(0.125, grid[1])), scale=grid),
}


def _truths(s: Sketch, like: SketchTensor, truth: bool | None = None) -> SketchTensor:
    """Add constant truths, which change from one element to the next if it is not said which."""
    number = int(np.prod(like.shape))
    values = np.arange(number) % 2 == 0 if truth is None else np.full(number, truth)
    return s.raw(values.reshape(like.shape), T.TENSOR_BOOL8)


@idiom(packed=True, sure=True, types=QUANT, reader=("nothing", *_READERS))
def nothing_but_a_scale(s: Sketch, reader: str) -> None:
    """Operations that leave numbers as they are, and give them a scale of a smaller range: a compiler may neither hand
    on the bytes nor leave out the limits.
    """
    one, other = (0.03125, ZERO_POINTS[s.code][0] + 110), (0.015625, ZERO_POINTS[s.code][0] + 97)

    def write(name: str) -> None:
        result = _NOTHING[name](s, s.input(3, 4, scale=one), other)
        if reader != "nothing":
            _READERS[reader](s, result)

    s.attempt_each(partial(write, name) for name in _NOTHING)
