"""Functions written out in operations, of which one has an activation or is another one of its kind: a pass that looks
for the function by its shape, or for one like it, takes them for what they are not.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from nnconform.harness.generate.idioms.written_out import OF_IMAGES, SIGNED, UNSIGNED
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU1
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.twisted import Pattern, Twisted
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_POSITIVE = (0.25, 2.0)
_KIN = {
    O.ADD: O.SUB,
    O.SUB: O.ADD,
    O.DIV: O.MUL,
    O.MAXIMUM: O.MINIMUM,
    O.MINIMUM: O.MAXIMUM,
    O.SQRT: O.RSQRT,
    O.RSQRT: O.SQRT,
    O.NEG: O.ABS,
    O.ABS: O.NEG,
    O.RELU: O.RELU6,
    O.RELU6: O.RELU,
    O.TANH: O.LOGISTIC,
    O.LOG: O.SQRT,
    O.FLOOR: O.NEG,
    O.SOFTMAX: O.LOG_SOFTMAX,
    O.REDUCE_SUM: O.MEAN,
    O.MEAN: O.REDUCE_SUM,
    O.REDUCE_MAX: O.REDUCE_MIN,
    O.ARGMAX: O.ARGMIN,
    O.GREATER: O.LESS_EQUAL,
    O.GREATER_EQUAL: O.LESS,
}
# Functions that are two operations, or few, and seldom written otherwise.
_SHORT: dict[str, Pattern] = {
    "inverse of root": lambda w, x: w(O.DIV, w.number(1.0), w(O.SQRT, x)),
    "root of inverse": lambda w, x: w(O.SQRT, w(O.DIV, w.number(1.0), x)),
    "inverse of inverse root": lambda w, x: w(O.DIV, w.number(1.0), w(O.RSQRT, x)),
    "by inverse root": lambda w, x: w(O.MUL, x, w(O.RSQRT, x)),
    "root of square": lambda w, x: w(O.SQRT, w(O.MUL, x, x)),
    "inverse of inverse": lambda w, x: w(O.DIV, w.number(1.0), w(O.DIV, w.number(1.0), x)),
    "difference of difference": lambda w, x: w(O.SUB, x, w(O.SUB, x, w.input(*x.shape, within=_POSITIVE))),
    "sum of two": lambda w, x: w(O.ADD, w(O.ADD, x, x), x),
    "larger of functions": lambda w, x: w(O.MAXIMUM, w(O.SQRT, x), w(O.SQRT, w.input(*x.shape, within=_POSITIVE))),
}
_ALL = {**SIGNED, **UNSIGNED, **OF_IMAGES, **_SHORT}


class _Changed(Twisted):
    """A sketch in which one operation has an activation or is another one: change number ``place`` of the possible
    ones, which ``changes`` counts. All conditions hold.
    """

    def __init__(self, sketch: Sketch, place: int) -> None:
        super().__init__(sketch)
        self.changes, self._place = 0, place

    def __call__(self, code: O, *arguments: Any, **options: Any) -> SketchTensor:
        kin = _KIN.get(code)
        if kin is not None and self._is_changed():
            code, arguments = kin, _taken_by(kin, arguments)
        return super().__call__(code, *arguments, **options)

    def activation(self) -> int:
        """Return RELU1, which changes positive numbers too, or none."""
        return RELU1 if self._is_changed() else NONE

    def _is_changed(self) -> bool:
        self.changes += 1
        return self.changes - 1 == self._place


def _taken_by(code: O, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the arguments of a reduction as another one has them: whether axes are kept is a number or a flag."""
    if code == O.MEAN:
        return *arguments[:-1], int(arguments[-1])
    if code == O.REDUCE_SUM:
        return *arguments[:-1], bool(arguments[-1])
    if code == O.LOG_SOFTMAX:
        return *arguments, -1
    return arguments


def _write(s: Sketch, pattern: Pattern, data: SketchTensor) -> None:
    whole = _Changed(s, -1)
    pattern(whole, data)

    def change(place: int) -> None:
        pattern(_Changed(s, place), data)

    for place in range(whole.changes):
        s.attempt(partial(change, place))


@idiom(packed=True, sure=True, types=_FLOAT, rule=tuple(_ALL))
def one_changed(s: Sketch, rule: str) -> None:
    """A function, and the same with each of its operations in turn another one, or with an activation."""
    within = (-2.0, 2.0) if rule in SIGNED else _POSITIVE
    shape = (1, 4, 4, 4) if rule in OF_IMAGES else (2, 3, 4)
    _write(s, _ALL[rule], s.input(*shape, within=within))
