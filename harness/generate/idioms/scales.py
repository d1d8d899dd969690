"""Numbers beside QUANTIZE and DEQUANTIZE, which a compiler takes into the scale, though others read it too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

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
