"""Two operations that undo one another, with others between them: a TRANSPOSE and its inverse, a view and the one back,
a conversion and the one back. Where what is between does not care, compilers leave both out, or move them together.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import prod

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, bias_of
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.twisted import Twisted, write_twisted
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_Step = Callable[[Twisted, SketchTensor], SketchTensor]
_BYTES, _SCALE, _OTHER_SCALE = T.TENSOR_QUANT8_ASYMM, (0.03125, 96), (0.0625, 128)
# Turns the axes of images and of others by one, and back.
_FORTH = {2: (1, 0), 3: (1, 2, 0), 4: (0, 3, 1, 2)}
_BACK = {2: (1, 0), 3: (2, 0, 1), 4: (0, 2, 3, 1)}


def _last(w: Twisted, data: SketchTensor) -> int:
    """Return the last axis, or the one before it."""
    return w.either(len(data.shape) - 1, len(data.shape) - 2)


def _at(data: SketchTensor, axis: int, there: int, elsewhere: int | None = None) -> tuple[int, ...]:
    return tuple(there if at == axis else n if elsewhere is None else elsewhere for at, n in enumerate(data.shape))


def _cut(w: Twisted, data: SketchTensor) -> SketchTensor:
    axis = _last(w, data)
    return w(O.SLICE, data, _at(data, axis, 1, 0), _at(data, axis, data.shape[axis] - 1))


def _chosen(w: Twisted, data: SketchTensor) -> SketchTensor:
    return w(O.SELECT, w.input(*data.shape, code=T.TENSOR_BOOL8), data, w.like(data))


def _part(w: Twisted, data: SketchTensor) -> SketchTensor:
    axis = _last(w, data)
    if data.shape[axis] < 2:
        raise Misfit("no parts")
    return w.output(O.SPLIT, data, axis, data.shape[axis], place=1, count=data.shape[axis])


def _padded(w: Twisted, data: SketchTensor) -> SketchTensor:
    axis = _last(w, data)
    return w(O.PAD, data, np.array([(int(at == axis), 0) for at in range(len(data.shape))], np.int32))


def _product(w: Twisted, data: SketchTensor) -> SketchTensor:
    if len(data.shape) < 2:
        raise Misfit("no matrix")
    return w(
        O.BATCH_MATMUL, data, w.input(*data.shape[:-2], data.shape[-1], data.shape[-1], code=data.code), False, False
    )


def _layer(w: Twisted, data: SketchTensor) -> SketchTensor:
    depth = data.shape[-1]
    weights = w.sketch.weights(depth, depth, within=(-1.0, 1.0))
    return w(O.FULLY_CONNECTED, data, weights, bias_of(w.sketch, data, weights, depth), NONE)


STEPS: dict[str, _Step] = {
    "relu": lambda w, data: w(O.RELU, data),
    "two functions": lambda w, data: w(O.ABS, w(O.TANH, data)),
    "row": lambda w, data: w(O.ADD, data, w.row(data)),
    "tensor": lambda w, data: w(O.SUB, data, w.like(data)),
    "own function": lambda w, data: w(O.MUL, data, w(O.LOGISTIC, w.same(data))),
    "shares": lambda w, data: w(O.SOFTMAX, data, 1.0, _last(w, data)),
    "sum": lambda w, data: w(O.REDUCE_SUM, data, (_last(w, data),), True),
    "mean": lambda w, data: w(O.MEAN, data, (_last(w, data),), 1),
    "joined": lambda w, data: w(O.CONCATENATION, [data, w.like(data)], _last(w, data)),
    "padded": _padded,
    "cut": _cut,
    "reversed": lambda w, data: w(O.REVERSE, data, (_last(w, data),)),
    "repeated": lambda w, data: w(O.TILE, data, _at(data, _last(w, data), 2, 1)),
    "part": _part,
    "taken": lambda w, data: w(O.GATHER, data, _last(w, data), (2, 0)),
    "slopes": lambda w, data: w(O.PRELU, data, w.row(data, (-0.75, 0.75))),
    "chosen": _chosen,
    "layer": _layer,
    "product": _product,
    "norm": lambda w, data: w(O.L2_NORMALIZATION, w(O.EXP, data), _last(w, data)),
}


def _turned(w: Twisted, x: SketchTensor, step: _Step) -> None:
    """Back by the inverse, or forth again."""
    rank = len(x.shape)
    result = step(w, w(O.TRANSPOSE, x, _FORTH[rank]))
    if len(result.shape) != rank:
        raise Misfit("another rank")
    w(O.TRANSPOSE, result, w.either(_BACK[rank], _FORTH[rank]))


def _viewed(w: Twisted, x: SketchTensor, step: _Step) -> None:
    """Back to the extents from before where there are as many elements, and to a row."""
    first = (prod(x.shape[:-1]), x.shape[-1])
    result = step(w, w(O.RESHAPE, x, w.either(first, first[::-1])))
    w(O.RESHAPE, result, x.shape if prod(result.shape) == prod(x.shape) else (prod(result.shape),))


def _grown(w: Twisted, x: SketchTensor, step: _Step) -> None:
    """With an extent of 1, which is taken away again where it still is."""
    axis = w.either(1, 0)
    result = step(w, w(O.EXPAND_DIMS, x, axis))
    if len(result.shape) <= axis or result.shape[axis] != 1:
        raise Misfit("not of one element")
    w(O.SQUEEZE, result, (axis,))


def _shrunk(w: Twisted, x: SketchTensor, step: _Step) -> None:
    """Without an extent of 1, which is given again, in its place or in another one."""
    grown = w.sketch(O.EXPAND_DIMS, w.sketch(O.REDUCE_MAX, x, (0,), False), 1)
    w(O.EXPAND_DIMS, step(w, w(O.SQUEEZE, grown, (1,))), w.either(1, 0))


def _turned_round(w: Twisted, x: SketchTensor, step: _Step) -> None:
    """Reversed along an axis, and along it again or along another one."""
    w(O.REVERSE, step(w, w(O.REVERSE, x, (len(x.shape) - 1,))), (_last(w, x),))


def _negated(w: Twisted, x: SketchTensor, step: _Step) -> None:
    w(O.NEG, step(w, w(O.NEG, x)))


def _converted(w: Twisted, x: SketchTensor, step: _Step) -> None:
    """Bytes as real numbers, and as bytes again, in the scale that they had or another one."""
    given = w.sketch.input(*x.shape, code=_BYTES, scale=_SCALE)
    result = step(w, w(O.DEQUANTIZE, given, to=T.TENSOR_FLOAT32))
    w(O.QUANTIZE, result, to=_BYTES, scale=w.either(_SCALE, _OTHER_SCALE))


def _cast(w: Twisted, x: SketchTensor, step: _Step) -> None:
    """Without digits, as real numbers again."""
    w(O.CAST, step(w, w(O.CAST, w.sketch(O.MUL, x, w.sketch.constant([4.0]), NONE), to=T.TENSOR_INT32)), to=_FLOAT[0])


def _in_parts(w: Twisted, x: SketchTensor, step: _Step) -> None:
    """In parts, each of which goes through the same, joined along the same axis or another one, in order or not."""
    rank = len(x.shape)
    parts = w.sketch.all(O.SPLIT, x, rank - 1, x.shape[-1], count=x.shape[-1])
    order = w.either(range(len(parts)), (0, *range(len(parts) - 1, 0, -1)))
    w(O.CONCATENATION, [step(w, parts[place]) for place in order], _last(w, x))


_OUTER: dict[str, Callable[[Twisted, SketchTensor, _Step], None]] = {
    "turned": _turned,
    "viewed": _viewed,
    "grown": _grown,
    "shrunk": _shrunk,
    "reversed": _turned_round,
    "negated": _negated,
    "converted": _converted,
    "cast": _cast,
    "parts": _in_parts,
}
# Those that integers go through.
_OF_INTEGERS = ("row", "tensor", "cut", "reversed", "repeated", "part", "taken", "padded")
# Those with which every second step is written: each step with half of them.
_IN_TURN = ("grown", "shrunk", "reversed", "negated")
# How many steps a form has.
_MANY = 3


def _cases() -> dict[str, tuple[str, tuple[str, ...]]]:
    """Return, by the name of each case, what undoes one another and the steps."""
    cases = dict[str, tuple[str, tuple[str, ...]]]()
    for outer in _OUTER:
        names = tuple(name for name in STEPS if outer != "cast" or name in _OF_INTEGERS)
        if outer in _IN_TURN:
            names = names[_IN_TURN.index(outer) % 2 :: 2]
        count = -(-len(names) // _MANY)
        cases |= {f"{outer} {turn + 1}": (outer, names[turn::count]) for turn in range(count)}
    return cases


CASES = _cases()


@idiom(packed=True, sure=True, types=_FLOAT, case=tuple(CASES))
def what_undoes(s: Sketch, case: str) -> None:
    """Some operations, each between the two that undo one another."""
    inputs = s.input(3, 3, 3, within=(-2.0, 2.0)), s.input(2, 4, 3, within=(-2.0, 2.0))
    outer, names = CASES[case]

    def written(name: str) -> None:
        write_twisted(s, lambda w, x: _OUTER[outer](w, x, STEPS[name]), *inputs)

    s.attempt_each(partial(written, name) for name in names)
