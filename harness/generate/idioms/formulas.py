"""Functions that are written out in basic operations: as a compiler knows them, and with one thing changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperationType as O


class Terms:
    """What a formula is written of: ``x`` and ``y``, which are one tensor but in a near miss, and its numbers, one of
    which is another in a near miss.
    """

    def __init__(self, s: Sketch, x: SketchTensor, y: SketchTensor, numbers: float, others: float = 1.0) -> None:
        self.s, self.x, self.y, self._times, self._others = s, x, y, numbers, others
        self.has_others = False

    def number(self, value: float) -> SketchTensor:
        """Return a constant, which a near miss changes."""
        return self.s.constant([value * self._times])

    def fixed(self, value: float) -> SketchTensor:
        """Return a constant that only a near miss by the ``others`` changes."""
        self.has_others = self.has_others or value != 0.0
        return self.s.constant([value * self._others])

    def at_least(self, data: SketchTensor, value: float) -> SketchTensor:
        """Return the larger of a tensor and a number, which a quotient may have below it."""
        result = self(O.MAXIMUM, data, self.number(value))
        _, high = self.s.assembly.intervals[result.index] or (0.0, 0.0)
        self.s.assembly.intervals[result.index] = (value * self._times, high)
        return result

    def __call__(self, code: O, *operands: SketchTensor) -> SketchTensor:
        """Write an operation, without activation."""
        return self.s(code, *operands, *((NONE,) if code in (O.ADD, O.SUB, O.MUL, O.DIV) else ()))


def _softplus(t: Terms) -> SketchTensor:
    return t(O.LOG, t(O.ADD, t(O.EXP, t.x), t.number(1.0)))


def _sum(t: Terms, data: SketchTensor, axis: int = 1) -> SketchTensor:
    return t.s(O.REDUCE_SUM, data, (axis,), True)


def _mean(t: Terms, data: SketchTensor, axis: int = 1) -> SketchTensor:
    return t.s(O.MEAN, data, (axis,), 1)


FORMULAS: dict[str, Callable[[Terms], object]] = {
    "softplus": _softplus,
    "mish": lambda t: t(O.MUL, t.y, t(O.TANH, _softplus(t))),
    "prelu": lambda t: t(
        O.ADD, t(O.RELU, t.x), t(O.MUL, t(O.RELU, t(O.NEG, t.y)), t.number(-0.25))),
    "prelu of row": lambda t: t(
        O.ADD, t(O.RELU, t.x), t(O.MUL, t(O.RELU, t(O.NEG, t.y)), t.s.weights(4, within=(-0.75, 0.75)))),
    "elu": lambda t: t(
        O.ADD, t(O.RELU, t.x), t(O.MINIMUM, t(O.SUB, t(O.EXP, t.y), t.number(1.0)), t.fixed(0.0))),
    "chosen elu": lambda t: t(
        O.SELECT, t(O.GREATER, t.x, t.fixed(0.0)), t.x, t(O.SUB, t(O.EXP, t.y), t.number(1.0))),
    "absolute": lambda t: t(O.MAXIMUM, t.x, t(O.MUL, t.y, t.number(-1.0))),
    "absolute of two": lambda t: t(O.ADD, t(O.RELU, t.x), t(O.RELU, t(O.MUL, t.y, t.number(-1.0)))),
    "remainder": lambda t: t(
        O.SUB, t.x, t(O.MUL, t(O.FLOOR, t(O.DIV, t.y, t.fixed(1.5))), t.number(1.5))),
    "ceiling": lambda t: t(O.NEG, t(O.FLOOR, t(O.MUL, t.x, t.number(-1.0)))),
    "rounded": lambda t: t(O.FLOOR, t(O.ADD, t.x, t.number(0.5))),
    "fraction": lambda t: t(O.SUB, t(O.MUL, t.x, t.number(1.0)), t(O.FLOOR, t.y)),
    "hard sigmoid": lambda t: t(
        O.MINIMUM, t(O.MAXIMUM, t(O.ADD, t(O.MUL, t.x, t.number(0.2)), t.fixed(0.5)), t.fixed(0.0)), t.fixed(1.0)),
    "sixth of relu6": lambda t: t(
        O.MUL, t(O.MUL, t.y, t(O.RELU6, t(O.ADD, t.x, t.fixed(3.0)))), t.number(1 / 6)),
    "squared difference": lambda t: t(
        O.MUL, t(O.SUB, t.x, t.fixed(0.5)), t(O.MUL, t(O.SUB, t.y, t.fixed(0.5)), t.number(1.0))),
    "square of sum": lambda t: t(
        O.ADD, t(O.MUL, t.x, t.x), t(O.ADD, t(O.MUL, t(O.MUL, t.x, t.y), t.number(2.0)), t(O.MUL, t.y, t.y))),
    "deviation": lambda t: t(
        O.SQRT, t(O.ADD, _mean(t, t(O.MUL, t.x, t.y)), t.number(0.25))),
    "length": lambda t: t(
        O.DIV, t.x, t(O.SQRT, t.at_least(_sum(t, t(O.MUL, t.y, t.y)), 5.0))),
    "reciprocal length": lambda t: t(
        O.MUL, t.x, t(O.RSQRT, t(O.ADD, _sum(t, t(O.MUL, t.y, t.y)), t.number(0.01)))),
    "shares": lambda t: t(O.DIV, t(O.EXP, t.x), t(O.ADD, _sum(t, t(O.EXP, t.y)), t.number(0.25))),
    "log of shares": lambda t: t(O.SUB, t(O.MUL, t.x, t.number(1.0)), t(O.LOG, _sum(t, t(O.EXP, t.y)))),
    "shares below largest": lambda t: t.s(
        O.SOFTMAX, t(O.SUB, t(O.MUL, t.x, t.number(1.0)), t.s(O.REDUCE_MAX, t.y, (1,), True)), 1.0, 1),
    "logistic by tanh": lambda t: t(
        O.ADD, t(O.MUL, t(O.TANH, t(O.MUL, t.x, t.fixed(0.5))), t.number(0.5)), t.fixed(0.5)),
    "tanh by logistic": lambda t: t(
        O.SUB, t(O.MUL, t(O.LOGISTIC, t(O.MUL, t.x, t.number(2.0))), t.fixed(2.0)), t.fixed(1.0)),
    "logistic": lambda t: t(O.DIV, t.fixed(1.0), t(O.ADD, t(O.EXP, t(O.NEG, t.x)), t.number(1.0))),
    "falling logistic": lambda t: t(O.DIV, t.fixed(1.0), t(O.ADD, t(O.EXP, t.x), t.number(1.0))),
    "swish": lambda t: t(O.MUL, t.y, t(O.LOGISTIC, t(O.MUL, t.x, t.number(1.0)))),
    "between": lambda t: t(O.ADD, t(O.MUL, t(O.SUB, t.x, t.y), t.number(0.75)), t.y),
    "sign": lambda t: t(O.DIV, t.x, t.at_least(t(O.ABS, t.y), 0.125)),
    "largest by choice": lambda t: t(
        O.SELECT, t(O.GREATER, t.x, t(O.MUL, t.y, t.number(0.5))), t.x, t(O.MUL, t.y, t.number(0.5))),
    "bounded": lambda t: t(
        O.SUB, t(O.RELU, t(O.ADD, t.x, t.fixed(1.0))), t(O.ADD, t(O.RELU, t(O.SUB, t.y, t.number(1.0))), t.fixed(1.0))),
    "threshold": lambda t: t(
        O.SELECT, t(O.GREATER_EQUAL, t.y, t.number(0.5)), t.x, t(O.MUL, t.y, t.fixed(0.0))),
}  # fmt: skip


@idiom(packed=True, types=REAL, what=tuple(FORMULAS))
def written_out(s: Sketch, what: str) -> None:
    """A formula of one tensor with the known numbers; with other ones; and with another tensor in one place."""
    x, y = s.input(3, 4, within=(-2.0, 2.0)), s.input(3, 4, within=(-2.0, 2.0))
    variants = (x, 1.0), (x, 1.5), (x, -1.0), (y, 1.0)
    terms = [Terms(s, x, operand, times) for operand, times in variants]
    s.attempt_each(partial(FORMULAS[what], each) for each in terms)
    if any(each.has_others for each in terms):
        s.attempt(partial(FORMULAS[what], Terms(s, x, x, 1.0, 1.5)))
