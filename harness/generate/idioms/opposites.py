"""Negations, of numbers and of truths, around what they may or may not be moved past; opposite differences; moments;
powers of bases of both signs.
"""

from __future__ import annotations

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, binary
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O


@idiom(
    types=(T.TENSOR_BOOL8,),
    reduction=(O.REDUCE_ANY, O.REDUCE_ALL),
    inside=("not", "and", "or", None),
    behind=("not", "and not", "any", "all", None),
    axes=((1,), (0,), (0, 1)),
    keep=(True, False),
)
def negation_around_reduction(
    s: Sketch, reduction: O, inside: str | None, behind: str | None, axes: tuple[int, ...], keep: bool
) -> None:
    """A LOGICAL_NOT before or behind REDUCE_ANY or REDUCE_ALL: moved past it, the one becomes the other."""
    data = s.input(3, 4)
    if inside == "not":
        data = s(O.LOGICAL_NOT, data)
    elif inside is not None:
        data = s(O.LOGICAL_AND if inside == "and" else O.LOGICAL_OR, data, s(O.LOGICAL_NOT, s.input(3, 4)))
    result = s(reduction, data, axes, keep)
    if behind == "not":
        s(O.LOGICAL_NOT, result)
    elif behind == "and not":
        s(O.LOGICAL_AND, result, s(O.LOGICAL_NOT, s.input(*result.shape)))
    elif behind is not None:
        s(O.REDUCE_ANY if behind == "any" else O.REDUCE_ALL, data, axes, keep)


@idiom(
    join=(O.MUL, O.ADD, O.SUB, O.DIV, O.MAXIMUM, O.MINIMUM),
    order=("opposite", "same", "of another"),
    act=(NONE, RELU),
    behind=(None, "sum", "mean", "relu"),
    first=(NONE, RELU),
)
def two_differences(s: Sketch, join: O, order: str, act: int, behind: str | None, first: int) -> None:
    """Two differences of the same operands, in one order or in both, that are joined: a square only in one order."""
    scale = s.quantisation() if s.quantised else None
    a, b = s.input(3, 4, scale=scale), s.input(3, 4, scale=scale)
    if join == O.DIV and (order == "same" or first != NONE or s.quantised):
        raise Misfit("a quotient by zero")
    wide = s.quantisation((-6.0, 6.0)) if s.quantised else None
    one = s(O.SUB, a, b, first, scale=wide)
    pair = {"opposite": (b, a), "same": (a, b), "of another": (a, a if join == O.DIV else s.input(3, 4, scale=scale))}
    if join == O.DIV and order == "of another":
        raise Misfit("a quotient by zero")
    other = s(O.SUB, *pair[order], NONE, scale=wide)
    result = binary(s, join, one, other, act)
    if behind == "sum" and not s.quantised:
        s(O.REDUCE_SUM, result, (1,), True)
    elif behind == "mean":
        s(O.MEAN, result, (1,), 1)
    elif behind == "relu":
        s(O.RELU, result)


@idiom(
    types=REAL,
    axes=((1, 2), (2, 1), (1, 1), (0, 1), (1, 0), (0, 0)),
    square=("product", "power", "absolute", "of input"),
    keep=(1, 0),
    behind=("root", None, "divided"),
)
def moments(s: Sketch, axes: tuple[int, int], square: str, keep: int, behind: str | None) -> None:
    """A mean, what deviates from it, and the mean of its squares, along the same axis or another."""
    data = s.input(3, 3, 3, within=(0.5, 3.0))
    away = s(O.SUB, data, s(O.MEAN, data, (axes[0],), 1), NONE)
    source = data if square == "of input" else away
    if square == "power":
        squares = s(O.POW, s(O.ABS, source), s.constant([2.0]))
    elif square == "absolute":
        squares = s(O.ABS, source)
    else:
        squares = s(O.MUL, source, source, NONE)
    variance = s(O.MEAN, squares, (axes[1],), keep)
    if behind == "root":
        s(O.SQRT, variance)
    elif behind == "divided" and keep:
        spread = s(O.SQRT, s(O.ADD, variance, s.constant([0.25]), NONE))
        s(O.DIV, away, spread, NONE)


@idiom(
    types=(*REAL, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM),
    first=(O.LESS, O.GREATER_EQUAL, O.EQUAL),
    second=(O.GREATER, O.LESS, O.NOT_EQUAL, O.LESS_EQUAL),
    join=(O.LOGICAL_AND, O.LOGICAL_OR),
    order=("same", "exchanged", "of constants"),
    behind=("not", "select", None),
)
def two_comparisons(s: Sketch, first: O, second: O, join: O, order: str, behind: str | None) -> None:
    """Two comparisons that are joined: a range, always or never true, depending on operators and order."""
    scale = s.quantisation() if s.quantised else None
    a, b = s.input(3, 4, scale=scale), s.input(3, 4, scale=scale)
    if order == "of constants":
        limits = [
            s.constant([each], scale=scale) for each in ((-1.0, 1.0) if s.code in REAL or s.quantised else (-3, 3))
        ]
        one, other = s(first, a, limits[0]), s(second, a, limits[1])
    else:
        one = s(first, a, b)
        other = s(second, *((a, b) if order == "same" else (b, a)))
    result = s(join, one, other)
    if behind == "not":
        s(O.LOGICAL_NOT, result)
    elif behind == "select":
        s(O.SELECT, result, a, b)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,))
def whole_powers(s: Sketch) -> None:
    """Powers by constant whole exponents: an odd one keeps the sign of a base, which no logarithm or root has."""
    s.complete = True

    def base(exponent: int) -> SketchTensor:
        return s.input(3, 4, within=(-2.0, 2.0) if exponent > 0 else (-2.0, -0.5))

    def power(data: SketchTensor, exponent: int) -> SketchTensor:
        return s(O.POW, data, s.constant([float(exponent)]))

    for exponent in (1, 2, 3, 4, 5, -1, -2, -3):
        power(base(exponent), exponent)
    for exponent in (2, 3):
        power(s(O.NEG, base(exponent)), exponent)
        power(s(O.ABS, base(exponent)), exponent)
        s(O.NEG, power(base(exponent), exponent))
        s(O.ABS, power(base(exponent), exponent))
        data = base(exponent)
        s(O.MUL, power(data, exponent), data, NONE)
    power(power(base(3), 3), 2)
