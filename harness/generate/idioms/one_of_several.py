"""One of several: elements of a pack, steps of a sequence, directions, cells and layers that share something, numbers
of two types; each as compilers look for it, and with each condition broken alone.
"""

from __future__ import annotations

from math import inf
from typing import Any

from nnconform.harness.generate.idioms.control import branch
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, cell_weights
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.twisted import Pattern, Twisted, write_twisted
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_SMALL = (-0.5, 0.5)
_TANH = 4
_INTEGERS = T.TENSOR_INT32


def _square(w: Twisted, units: int) -> SketchTensor:
    return w.sketch.weights(units, units, within=_SMALL)


def _row(w: Twisted, units: int) -> SketchTensor:
    return w.sketch.weights(units, within=_SMALL)


def _weights(w: Twisted, units: int) -> tuple[SketchTensor, SketchTensor, SketchTensor]:
    return cell_weights(w.sketch, units, units)


def _element(w: Twisted, x: SketchTensor) -> None:
    """Take an element of a pack: from the end, from the start, or along another axis."""
    packed = w(O.PACK, 1, [x, w.like(x), w.like(x)])
    at = w.either(w.either(0, -1), -2)
    axis = w.either(1, 0)
    begin, ends = [0] * 4, list(packed.shape)
    begin[axis], ends[axis] = at, at % packed.shape[axis] + 1
    w(O.STRIDED_SLICE, packed, tuple(begin), tuple(ends), (1,) * 4, 0, 0, 1 << axis)


def _step(w: Twisted, x: SketchTensor) -> None:
    """Take a step of a sequence: the last, which its state is as well, or another."""
    time_major = w.either(False, True)
    units, axis = x.shape[-1], int(not time_major)
    state = w.input(x.shape[1 - axis], units, within=(-1.0, 1.0))
    arguments = (x, *_weights(w, units), state, _TANH, int(time_major))
    steps = w.sketch.all(O.UNIDIRECTIONAL_SEQUENCE_RNN, *arguments, count=2)[0]
    at = w.either(x.shape[axis] - 1, 0)
    begin, sizes = [0] * 3, list(x.shape)
    begin[axis], sizes[axis] = at, 1
    w(O.SLICE, steps, tuple(begin), tuple(sizes))


def _directions(w: Twisted, x: SketchTensor) -> None:
    """Join both directions of a layer: forwards first along the units, or otherwise."""
    units = x.shape[-1]
    cells = [(*_weights(w, units), w.input(x.shape[0], units, within=(-1.0, 1.0))) for _ in range(2)]
    arguments = (x, *cells[0], *cells[1], None, None, None, _TANH, False, False)
    one, other, *_ = w.sketch.all(O.BIDIRECTIONAL_SEQUENCE_RNN, *arguments, count=2)
    w(O.CONCATENATION, w.either([one, other], [other, one]), w.either(2, 1))


def _cell(w: Twisted, data: SketchTensor, weights: tuple[SketchTensor, ...], state: SketchTensor) -> list[SketchTensor]:
    return w.sketch.all(O.RNN, data, *weights, state, _TANH, count=2)


def _cells_in_a_row(w: Twisted, x: SketchTensor) -> None:
    """Two cells behind one another, with a state and weights of both or each with its own."""
    data = w.rows(x)
    first = _weights(w, x.shape[-1])
    state, result = _cell(w, data, first, w.like(data))
    _cell(w, result, w.either(first, _weights(w, x.shape[-1])), w.either(state, w.like(data)))


def _cells_of_one_input(w: Twisted, x: SketchTensor) -> None:
    """Two cells that read one input, with a bias, a state and weights of both or each with its own."""
    data = w.rows(x)
    state = w.like(data)
    inner, outer, bias = _weights(w, x.shape[-1])
    _cell(w, data, (inner, outer, bias), state)
    other = (w.either(inner, _square(w, x.shape[-1])), outer, w.either(bias, _row(w, x.shape[-1])))
    _cell(w, data, other, w.either(state, w.like(data)))


def _looked_up_twice(w: Twisted, x: SketchTensor) -> None:
    """Rows of rows of a table, by constant places that may not be exchanged."""
    one, other = (w.sketch.constant(places, _INTEGERS) for places in ([1, 2, 0], w.either([1, 0, 2], [2, 0, 1])))
    w(O.EMBEDDING_LOOKUP, one, w(O.EMBEDDING_LOOKUP, other, w.input(3, x.shape[-1])))


def _shared_layer(w: Twisted, x: SketchTensor) -> None:
    """The sum of one layer of two inputs: its bias counts twice."""
    data, units = w.rows(x), x.shape[-1]
    weights, bias = _square(w, units), _row(w, units)
    one = w(O.FULLY_CONNECTED, data, weights, bias, w.either(NONE, RELU))
    mine = (w.either(weights, _square(w, units)), w.either(bias, _row(w, units)))
    w(O.ADD, one, w(O.FULLY_CONNECTED, w.like(data), *mine, NONE))


def _of_numbers(code: O, low: int, high: int) -> Pattern:
    """Integers that are made real before they are combined; as integers they round otherwise or have no room."""

    def pattern(w: Twisted, x: SketchTensor) -> None:
        w.sketch.reach = {T.TENSOR_FLOAT32: inf, _INTEGERS: inf}
        span: tuple[float, float] = (low, high)
        one, other = (w.sketch.input(*x.shape, code=_INTEGERS, within=span) for _ in range(2))
        w(code, *(w(O.CAST, each, to=T.TENSOR_FLOAT32) for each in (one, other)))

    return pattern


def _of_itself(w: Twisted, x: SketchTensor) -> None:
    """A choice of branches by a comparison of a number with itself, whose truth follows from its kind."""
    number = w.input(1)
    condition = w(w.either(w.either(O.LESS, O.LESS_EQUAL), O.NOT_EQUAL), number, number)
    passed: list[Any] = [x, w.like(x)]
    graphs = [w.sketch.add_graph(branch(w.sketch, passed, (kind,), 2.0)) for kind in (O.ADD, O.MUL)]
    w.sketch.all(O.IF, condition, *graphs, passed, like=passed)


_RULES: dict[str, Pattern] = {
    "element of a pack": _element,
    "step of a sequence": _step,
    "both directions": _directions,
    "cells in a row": _cells_in_a_row,
    "cells of one input": _cells_of_one_input,
    "looked up twice": _looked_up_twice,
    "shared layer": _shared_layer,
    "product of numbers": _of_numbers(O.MUL, 50_000, 90_000),
    "sum of numbers": _of_numbers(O.ADD, 1_500_000_000, 2_000_000_000),
    "quotient of numbers": _of_numbers(O.DIV, 2, 9),
    "of itself": _of_itself,
}


@idiom(packed=True, sure=True, types=_FLOAT, rule=tuple(_RULES))
def chosen(s: Sketch, rule: str) -> None:
    """One of several results, or of several operations that share something."""
    write_twisted(s, _RULES[rule], s.input(3, 3, 3, within=(-2.0, 2.0)), s.input(2, 3, 4, within=(-2.0, 2.0)))
