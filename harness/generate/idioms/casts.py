"""Chains of conversions, each of which may lose something."""

from __future__ import annotations

from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

F32, F16, I32, U8 = T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM
CODES = (F32, F16, I32)
BYTES = (0.03125, 7)


def _input(s: Sketch, code: T) -> tuple[float, float]:
    return {I32: (-2000.0, 2000.0)}.get(code, (-300.0, 300.0))


@idiom(types=(F32, F16, I32, U8), middle=(F32, F16, I32, U8), last=(F32, F16, I32, U8), fourth=(None, F32, I32))
def chains(s: Sketch, middle: T, last: T, fourth: T | None) -> None:
    """Two or three CASTs, of which the middle one may be narrow."""
    data = s.input(3, 7, scale=BYTES) if s.code == U8 else s.input(3, 7, within=_input(s, s.code))
    data = s(O.CAST, s(O.CAST, data, to=middle, scale=BYTES), to=last, scale=BYTES)
    if fourth is not None:
        s(O.CAST, data, to=fourth)


@idiom(types=REAL, kind=(O.ADD, O.MUL, O.SUB, O.MAXIMUM, O.DIV), to=(I32, F16, F32, U8), back=(False, True))
def behind_operation(s: Sketch, kind: O, to: T, back: bool) -> None:
    """CAST of a result, which a pass moves before the operation."""
    divisor = s.input(3, 5, within=(0.5, 1.5)) if kind == O.DIV else s.input(3, 5, within=(-3.7, 3.7))
    data = s(kind, s.input(3, 5, within=(-3.7, 3.7)), divisor, *(() if kind == O.MAXIMUM else (NONE,)))
    data = s(O.CAST, data, to=to, scale=BYTES)
    if back:
        s(O.CAST, data, to=s.code)


@idiom(types=(I32,), kind=(O.ADD, O.MUL, O.SUB, O.DIV), to=REAL, then=("floor", "cast", "mul"))
def integers_to_real(s: Sketch, kind: O, to: T, then: str) -> None:
    """Integer arithmetic, whose division rounds down, before a CAST to real numbers."""
    data = s(kind, s.input(3, 5, within=(-40.0, 40.0)), s.input(3, 5, within=(1.0, 7.0)), NONE)
    real = s(O.CAST, data, to=to)
    if then == "mul":
        s(O.MUL, real, s.constant([0.5], code=to), NONE)
    else:
        s(O.FLOOR, real) if then == "floor" else s(O.CAST, real, to=I32)


@idiom(types=REAL, first=(O.FLOOR, O.ABS, O.RELU, O.NEG, None), middle=(I32, None), last=(O.FLOOR, O.SUB, None))
def roundings(s: Sketch, first: O | None, middle: T | None, last: O | None) -> None:
    """FLOOR and CAST, which round negative numbers differently."""
    data = whole = s.input(3, 5, within=(-9.0, 9.0))
    if first is not None:
        data = s(first, data)
    if middle is not None:
        data = s(O.CAST, s(O.CAST, data, to=middle), to=s.code)
    if last == O.SUB:
        s(O.SUB, whole, data, NONE)
    elif last is not None or (first is None and middle is None):
        s(O.FLOOR, data)


@idiom(
    types=(F32, F16, I32, U8),
    kind=(O.LESS, O.EQUAL, O.GREATER_EQUAL),
    to=(F32, F16, I32),
    then=("product", "not", "mean"),
)
def truths(s: Sketch, kind: O, to: T, then: str) -> None:
    """The truth of a comparison used as a number."""
    scale = (0.5, 4) if s.code == U8 else None
    truth = s(kind, s.input(3, 4, scale=scale), s.input(3, 4, scale=scale))
    if then == "not":
        truth = s(O.LOGICAL_NOT, truth)
    number = s(O.SELECT, truth, s.weights(3, 4, code=to), s.weights(3, 4, code=to))
    if then == "product":
        s(O.MUL, number, s.input(3, 4, code=to), NONE)


@idiom(
    types=(F32, F16, I32),
    to=(I32, F32, F16, U8),
    kind=(O.LESS, O.EQUAL, O.MAXIMUM, O.ADD, O.ARGMAX, O.REDUCE_SUM, O.TRANSPOSE, O.CONCATENATION),
    sides=("both", "one", "other constant"),
)
def before_operation(s: Sketch, to: T, kind: O, sides: str) -> None:
    """An operation on what was cast, which a pass computes before the CAST."""
    data = s.input(3, 4, within=_input(s, s.code) if s.code == I32 else (-4.0, 4.0))
    one = s(O.CAST, data, to=to, scale=BYTES)
    if kind in (O.ARGMAX, O.REDUCE_SUM, O.TRANSPOSE):
        arguments = {O.ARGMAX: (1,), O.REDUCE_SUM: ((1,), True), O.TRANSPOSE: ((1, 0),)}[kind]
        s(kind, one, *arguments)
        return
    within = (-4.0, 4.0)
    if sides == "both":
        other = s(O.CAST, s.input(3, 4, within=within), to=to, scale=BYTES)
    elif sides == "one":
        other = s.input(3, 4, code=to, within=within, scale=BYTES if to == U8 else None)
    else:
        other = s.weights(3, 4, code=to, within=within, scale=BYTES if to == U8 else None)
    if kind == O.CONCATENATION:
        s(kind, [one, other], 0)
    else:
        s(kind, one, other, *((NONE,) if kind == O.ADD else ()))
