"""What is computed apart and comes together: parts of a tensor, layers of one input, the sides of a choice."""

from __future__ import annotations

from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, binary, dense
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperationType as O


def _along(s: Sketch, kind: O, data: SketchTensor, axis: int) -> SketchTensor:
    """Return an operation along an axis, or an element-wise one."""
    if kind == O.REVERSE:
        return s(kind, data, (axis,))
    if kind in (O.SOFTMAX, O.LOG_SOFTMAX):
        return s(kind, data, 1.0, axis)
    return s(kind, data, axis) if kind == O.L2_NORMALIZATION else s(kind, data)


@idiom(
    kind=(O.SOFTMAX, O.REVERSE, O.L2_NORMALIZATION, O.RELU, O.LOG_SOFTMAX),
    axis=("same", "other"),
    order=((0, 1), (1, 0), (0, 0)),
    then=("concatenation", "sum", "pack"),
)
def each_part(s: Sketch, kind: O, axis: str, order: tuple[int, int], then: str) -> None:
    """The parts of a SPLIT, each through the same operation, and together again: as if it were one on the whole."""
    parts = s.all(O.SPLIT, s.input(4, 4), 1, 2, count=2)
    parts = [_along(s, kind, part, 1 if axis == "same" else 0) for part in parts]
    one, other = (parts[place] for place in order)
    if then == "sum":
        binary(s, O.ADD, one, other)
    elif then == "pack":
        s(O.PACK, 0, [one, other])
    else:
        s(O.CONCATENATION, [one, other], 1)


@idiom(
    then=(O.SUB, O.ADD, O.MUL, O.CONCATENATION, O.MAXIMUM),
    shared=("input", "weights"),
    acts=((NONE, NONE), (RELU, NONE), (NONE, RELU)),
    order=(0, 1),
)
def two_layers(s: Sketch, then: O, shared: str, acts: tuple[int, int], order: int) -> None:
    """Two layers of one input, or with the same weights, whose results meet: one layer may do for both."""
    data = s.input(3, 4)
    again = data if shared == "input" else s.input(3, 4)
    weights = s.weights(3, 4, within=(-1.0, 1.0))
    first = dense(s, data, 3, acts[0], weights=weights)
    later = weights if shared == "weights" else s.weights(3, 4, within=(-1.0, 1.0))
    second = dense(s, again, 3, acts[1], weights=later)
    pair = (first, second) if order == 0 else (second, first)
    if then == O.CONCATENATION:
        s(then, list(pair), 1)
    else:
        binary(s, then, *pair)


@idiom(
    types=REAL,
    bound=(0.5, 0.0, -1.0),
    kind=(O.GREATER, O.GREATER_EQUAL, O.LESS, O.LESS_EQUAL),
    otherwise=("zeros", "multiple", "bound", "other"),
    side=(0, 1),
    compared=("itself", "other"),
)
def choice_by_order(s: Sketch, bound: float, kind: O, otherwise: str, side: int, compared: str) -> None:
    """A choice between x and something else by a comparison of x with a number: a kind of RELU only for some."""
    data = s.input(3, 4)
    truth = s(kind, data if compared == "itself" else s.input(3, 4), s.constant([bound]))
    if otherwise == "multiple":
        other = s(O.MUL, data, s.constant([0.25]), NONE)
    elif otherwise == "other":
        other = s.input(3, 4)
    else:
        other = s.constant([[0.0 if otherwise == "zeros" else bound] * 4] * 3)
    s(O.SELECT, truth, *((data, other) if side == 0 else (other, data)))


@idiom(
    types=REAL,
    number=(1.5, 1.0, 0.5, -1.0),
    function=(O.LOGISTIC, O.TANH, O.ABS, O.EXP),
    kind=(O.SUB, O.ADD, O.DIV, O.MUL),
    times=(False, True),
)
def number_less_function(s: Sketch, number: float, function: O, kind: O, times: bool) -> None:
    """A number less a function of x, or with it, which is the function of -x or another one only for some numbers."""
    data = s.input(3, 4, within=(0.25, 2.0))
    result = s(kind, s.constant([number]), s(function, data), NONE)
    if times:
        s(O.MUL, result, data, NONE)
