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
