"""What compilers expect to be constant and is computed or given: weights, biases and tables, beside what is folded into
them where they are constants.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, VALID, binary
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_REAL = (T.TENSOR_FLOAT32,)
_UNITS = 3
_COMPUTED = ("bias", "bias given", "weights")
# Adds weights or a bias of these extents, constant if the flag says so.
_Given = Callable[[bool, tuple[int, ...]], SketchTensor]
_Layer = Callable[[SketchTensor, SketchTensor, int], SketchTensor]
_FILTERS: dict[O, tuple[int, ...]] = {
    O.FULLY_CONNECTED: (_UNITS, _UNITS),
    O.CONV_2D: (_UNITS, 2, 2, _UNITS),
    O.DEPTHWISE_CONV_2D: (1, 2, 2, _UNITS),
    O.GROUPED_CONV_2D: (_UNITS, 2, 2, 1),
    O.TRANSPOSE_CONV_2D: (_UNITS, 2, 2, _UNITS),
}


def _layer(s: Sketch, code: O, data: SketchTensor, weights: SketchTensor, bias: SketchTensor, act: int) -> SketchTensor:
    if code == O.FULLY_CONNECTED:
        return s(code, data, weights, bias, act)
    if code == O.TRANSPOSE_CONV_2D:
        shape = (1, 2 * data.shape[1], 2 * data.shape[2], _UNITS)
        return s(code, data, weights, bias, shape, SAME, 2, 2, act, False)
    count = {O.DEPTHWISE_CONV_2D: (1,), O.GROUPED_CONV_2D: (_UNITS,)}.get(code, ())
    last = (False,) if code == O.GROUPED_CONV_2D else ()
    return s(code, data, weights, bias, VALID, 1, 1, *count, act, *last)


_Beside = Callable[[Sketch, SketchTensor], SketchTensor]


def _constant(code: O, *extents: int, left: bool = False, within: tuple[float, float] = (-2.0, -0.5)) -> _Beside:
    def step(s: Sketch, data: SketchTensor) -> SketchTensor:
        other = s.weights(*extents, within=within)
        return binary(s, code, *((other, data) if left else (data, other)))

    return step


_BESIDE: dict[str, _Beside] = {
    "factor": _constant(O.MUL, 1),
    "factors": _constant(O.MUL, _UNITS),
    "term": _constant(O.ADD, 1),
    "terms": _constant(O.ADD, _UNITS),
    "less": _constant(O.SUB, _UNITS, left=True),
    "divisors": _constant(O.DIV, _UNITS),
    "relu": lambda s, data: s(O.RELU, data),
    "negated": lambda s, data: s(O.NEG, data),
}


@idiom(packed=True, sure=True, types=_REAL, layer=tuple(_FILTERS), computed=_COMPUTED)
def layers(s: Sketch, layer: O, computed: str) -> None:
    """A layer before and behind numbers that would go into its weights and its bias."""
    shape = (4, _UNITS) if layer == O.FULLY_CONNECTED else (1, 3, 3, _UNITS)
    data, filters = s.input(*shape), _FILTERS[layer]

    def given(changes: bool, extents: tuple[int, ...]) -> SketchTensor:
        if not changes:
            return s.weights(*extents, within=(-1.0, 1.0))
        tensor = s.input(*extents, within=(-1.0, 1.0))
        return tensor if computed == "bias given" else s(O.TANH, tensor)

    def written(step: _Beside, behind: bool, act: int) -> None:
        weights = given(computed == "weights", filters)
        bias = given(computed != "weights", (_UNITS,))
        if behind:
            step(s, _layer(s, layer, data, weights, bias, act))
        else:
            _layer(s, layer, step(s, data), weights, bias, act)

    names = list(_BESIDE)
    cases = [(step, True, RELU if name == "factor" else NONE) for name, step in _BESIDE.items()]
    cases += [(_BESIDE[name], False, NONE) for name in names[: names.index("relu")]]
    cases.append((_BESIDE["factor"], True, NONE))
    s.attempt_each(partial(written, *case) for case in cases)


_ROWS, _WIDTH = 4, 3
_TABLES: dict[str, Callable[[Sketch, SketchTensor], SketchTensor]] = {
    "joined": lambda s, table: s(O.CONCATENATION, [s.input(2, _WIDTH), table, s.input(1, _WIDTH)], 0),
    "joined constants": lambda s, table: s(O.CONCATENATION, [s.weights(2, _WIDTH), s.weights(4, _WIDTH)], 0),
    "cut": lambda s, table: s(O.SLICE, s(O.TILE, table, (2, 1)), (3, 0), (5, _WIDTH)),
    "part": lambda s, table: s.all(O.SPLIT, s(O.TILE, table, (1, 2)), 1, 2, count=2)[1],
    "turned": lambda s, table: s(O.TRANSPOSE, s(O.RESHAPE, table, (_WIDTH, _ROWS)), (1, 0)),
    "reversed": lambda s, table: s(O.REVERSE, table, (0,)),
    "padded": lambda s, table: s(O.PAD, table, np.array([[1, 1], [0, 1]], np.int32)),
    "tiled": lambda s, table: s(O.TILE, table, (2, 1)),
    "packed": lambda s, table: s(O.PACK, 0, [table, s.input(_ROWS, _WIDTH), table, s.input(_ROWS, _WIDTH)]),
    "taken": lambda s, table: s(O.GATHER, table, 0, (3, 0, 2, 1)),
    "factors": lambda s, table: s(O.MUL, table, s.weights(_ROWS, 1, within=(-2.0, 2.0)), NONE),
    "terms": lambda s, table: s(O.ADD, table, s.weights(_ROWS, _WIDTH), RELU),
    "function": lambda s, table: s(O.TANH, table),
}
_PLACES = (2, 0, 3)


@idiom(
    packed=True, sure=True, types=_REAL, kind=(O.EMBEDDING_LOOKUP, O.GATHER, O.HASHTABLE_LOOKUP), fixed=(True, False)
)
def looked_up(s: Sketch, kind: O, fixed: bool) -> None:
    """Rows of a table that is computed, by places that are known or computed."""
    table = s.input(_ROWS, _WIDTH)
    places: SketchTensor = s.raw(np.array(_PLACES, np.int32), T.TENSOR_INT32)
    if not fixed:
        places = s(O.SUB, places, s.raw(np.array([1, 0, 2], np.int32), T.TENSOR_INT32), NONE)

    def written(make: Callable[[Sketch, SketchTensor], SketchTensor]) -> None:
        made = make(s, table)
        if kind == O.HASHTABLE_LOOKUP:
            keys = s.raw(np.arange(made.shape[0], dtype=np.int32) * 2 - 1, T.TENSOR_INT32)
            s.assembly.unused.add(s.all(kind, places, keys, made)[1].index)
        elif kind == O.GATHER:
            s(kind, made, 0, places)
        else:
            s(kind, places, made)

    s.attempt_each(partial(written, make) for make in _TABLES.values())
