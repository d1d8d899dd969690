"""Functions, quotients and powers in one another, with the operands and constants for which a rule of algebra holds,
and with others. A form holds several of them side by side.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU1, binary, has_argument
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import is_positive, some
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_Unary = Callable[[Sketch, SketchTensor], SketchTensor]
# Functions of positive numbers, between about 0.2 and 3.
FUNCTIONS: dict[str, _Unary] = {
    "exp": lambda s, x: s(O.EXP, x),
    "log": lambda s, x: s(O.LOG, x),
    "sqrt": lambda s, x: s(O.SQRT, x),
    "rsqrt": lambda s, x: s(O.RSQRT, x),
    "neg": lambda s, x: s(O.NEG, x),
    "abs": lambda s, x: s(O.ABS, s(O.SUB, x, s.constant([1.2]), NONE)),
    "power": lambda s, x: s(O.POW, x, s.constant([1.5])),
    "square": lambda s, x: s(O.MUL, x, x, NONE),
    "reciprocal": lambda s, x: s(O.DIV, s.constant([1.0]), x, NONE),
}
_POSITIVE = (0.25, 2.0)
JOINS = (O.DIV, O.MUL, O.ADD, O.SUB, O.POW)


@idiom(packed=True, types=REAL, first=tuple(FUNCTIONS), join=JOINS, act=(NONE, RELU1))
def functions_meet(s: Sketch, first: str, join: O, act: int) -> None:
    """A function of one tensor joined with a function of another or of the same one, or with the other itself."""
    a, b = s.input(3, 4, within=_POSITIVE), s.input(3, 4, within=_POSITIVE)

    def meet(function: str | None, operand: SketchTensor, turned: bool) -> None:
        sides = [FUNCTIONS[first](s, a), FUNCTIONS[function](s, operand) if function is not None else operand]
        left, right = sides[::-1] if turned else sides
        if (join == O.DIV and not is_positive(s, right)) or (join == O.POW and not is_positive(s, left)):
            raise Misfit("not of a positive number")
        binary(s, join, left, right, act)

    others = list(FUNCTIONS)
    start = s.choices.integer(0, len(others) - 1)
    pairs = [(first, b, False), (first, a, False), (None, b, False), (None, b, True), (None, a, s.choices.flag())]
    pairs += [(others[(start + 2 * at) % len(others)], (a, b)[at % 2], s.choices.flag()) for at in range(3)]
    s.attempt_each(partial(meet, *each) for each in some(s, pairs, 5))


_INNER: dict[str, Callable[[Sketch, SketchTensor, SketchTensor], SketchTensor]] = {
    "over x": lambda s, x, c: s(O.DIV, c, x, NONE),
    "x over": lambda s, x, c: s(O.DIV, x, c, NONE),
    "power": lambda s, x, c: s(O.POW, x, c),
    "power of number": lambda s, x, c: s(O.POW, c, x),
    "less x": lambda s, x, c: s(O.SUB, s(O.ADD, c, s.constant([2.5]), NONE), x, NONE),
    "exponential and": lambda s, x, c: s(O.ADD, s(O.EXP, x), c, NONE),
    "exponential": lambda s, x, c: s(O.EXP, x),
    "root": lambda s, x, c: s(O.SQRT, x),
    "reciprocal root": lambda s, x, c: s(O.RSQRT, x),
    "square": lambda s, x, c: s(O.MUL, x, x, NONE),
    "negated": lambda s, x, c: s(O.ABS, s(O.NEG, x)),
}
_OUTER: dict[str, Callable[[Sketch, SketchTensor, SketchTensor], SketchTensor]] = {
    "log": lambda s, x, c: s(O.LOG, x),
    "rsqrt": lambda s, x, c: s(O.RSQRT, x),
    "sqrt": lambda s, x, c: s(O.SQRT, x),
    "power": lambda s, x, c: s(O.POW, x, c),
    "over": lambda s, x, c: s(O.DIV, c, x, NONE),
    "exp": lambda s, x, c: s(O.EXP, x),
    "times": lambda s, x, c: s(O.MUL, x, c, NONE),
    "less": lambda s, x, c: s(O.SUB, c, x, NONE),
}


@idiom(packed=True, types=REAL, outer=tuple(_OUTER), constant=(1.0, 2.0, 0.5))
def functions_of_quotients(s: Sketch, outer: str, constant: float) -> None:
    """A function of a quotient, a power, a root or an exponential with a constant, of which a rule makes another."""
    data = s.input(3, 4, within=(0.5, 2.0))

    def nested(inner: str) -> None:
        row = s.weights(4, within=(constant, constant + 0.75))
        numbers = s.constant([constant]), s.choices.pick((s.constant([constant]), s.constant([1.0]), row))
        inside = _INNER[inner](s, data, s.choices.pick((numbers[0], row)))
        if not is_positive(s, inside):
            raise Misfit("not of a positive number")
        _OUTER[outer](s, inside, numbers[1])

    s.attempt_each(partial(nested, each) for each in some(s, _INNER, 7))


BINARY = (O.DIV, O.MUL, O.SUB, O.ADD, O.MAXIMUM, O.MINIMUM, O.POW, O.PRELU)


@idiom(packed=True, types=(T.TENSOR_INT32,), first=BINARY[:6], second=BINARY[:6])
def three_integers(s: Sketch, first: O, second: O) -> None:
    """An operation on integers on either side of another: a quotient loses its remainder."""
    _three(s, first, second, NONE)


@idiom(packed=True, types=EVERY, first=BINARY, second=BINARY, act=(NONE, RELU))
def three_operands(s: Sketch, first: O, second: O, act: int) -> None:
    """An operation on two tensors on either side of another, with a third, with one of the two again, or a constant."""
    _three(s, first, second, act)


def _three(s: Sketch, first: O, second: O, act: int) -> None:
    whole = s.code == T.TENSOR_INT32
    within = (1.0, 7.0) if whole else (0.5, 2.0)
    a, b = s.input(3, 4, within=within), s.input(3, 4, within=within)
    number = 3.0 if whole else 1.5

    def nested(third: str, turned: bool, constant: bool) -> None:
        other = s.constant([number]) if constant else b
        # What undoes the first operation has its operands in this order.
        exchanged = third != "second" and s.choices.flag()
        inner = binary(s, first, *((other, a) if exchanged else (a, other)), _own(first, act))
        last = {
            "first": a,
            "second": s.constant([number]) if constant else b,
            "row": s.input(4, within=within),
            "number": s.constant([number + 1.0]),
        }[third]
        left, right = (last, inner) if turned else (inner, last)
        if (second == O.DIV and not is_positive(s, right)) or (second == O.POW and not is_positive(s, left)):
            raise Misfit("not of a positive number")
        binary(s, second, left, right)

    cases = [
        (third, turned, s.choices.flag()) for third in ("first", "second", "row", "number") for turned in (False, True)
    ]
    # A quotient of integers is not undone in any of them.
    s.attempt_each(partial(nested, *each) for each in (cases if whole else some(s, cases, 5)))


def _own(code: O, act: int) -> int:
    """Return the fused activation of an operation, if it has one."""
    return act if has_argument(code, "fused_activation") else NONE


_PLACES = (O.PRELU, O.HARD_SWISH, O.ELU, O.NEG, O.ABS, O.SIN, O.TANH, O.RELU)


@idiom(packed=True, types=EVERY, kind=(O.ARGMAX, O.ARGMIN, O.TOPK_V2, O.REDUCE_MAX), axis=(-1, 0))
def places_of_functions(s: Sketch, kind: O, axis: int) -> None:
    """Where the largest element of a function is: where that of its operand is, if the function rises."""
    data = s.input(3, 6, within=(-3.0, 3.0))

    def found(function: O) -> None:
        slopes = {O.PRELU: (s.weights(6, within=(-0.75, 0.75)),), O.ELU: (0.5,)}.get(function, ())
        result = s(function, data, *slopes)
        s(kind, result, *{O.TOPK_V2: (2,), O.REDUCE_MAX: ((axis,), False)}.get(kind, (axis,)))

    s.attempt_each(partial(found, each) for each in _PLACES)
