"""Numbers, signs and activations before and behind recurrent cells: of their input, of their state, of what they give.
What goes into the weights of the input does not go into those of the state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, cell_weights
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_UNITS, _BATCHES, _STEPS = 3, 2, 3
_TANH, _RELU = 4, 1
_Step = Callable[[Sketch, SketchTensor], SketchTensor]
_CHANGES: dict[str, _Step] = {
    "number": lambda s, data: s(O.MUL, data, s.constant([1.5]), NONE),
    "row": lambda s, data: s(O.MUL, data, s.weights(_UNITS, within=(0.5, 2.0)), NONE),
    "term": lambda s, data: s(O.ADD, data, s.constant([0.5]), NONE),
    "terms": lambda s, data: s(O.ADD, data, s.weights(_UNITS), NONE),
    "quotient": lambda s, data: s(O.DIV, data, s.constant([2.0]), NONE),
    "negated": lambda s, data: s(O.NEG, data),
    "relu": lambda s, data: s(O.RELU, data),
    "taken": lambda s, data: s(O.GATHER, data, len(data.shape) - 1, (2, 0, 1)),
    "reversed": lambda s, data: s(O.REVERSE, data, (0,)),
}


def _cell(s: Sketch, kind: str, change: _Step, of: str) -> None:
    shape = (_BATCHES, _UNITS) if kind in ("cell", "filter") else (_BATCHES, _STEPS, _UNITS)
    data, state = s.input(*shape, within=(-1.0, 1.0)), s.input(_BATCHES, _UNITS, within=(-1.0, 1.0))
    data, state = (change(s, each) if of == name else each for name, each in (("input", data), ("state", state)))
    act = _RELU if kind == "activated" else _TANH
    if kind == "filter":
        memory = 2
        numbers = (s.weights(_UNITS, _UNITS, within=(-1.0, 1.0)), s.weights(_UNITS, memory), s.weights(_UNITS))
        out = s.all(O.SVDF, data, *numbers, s.input(_BATCHES, _UNITS * memory), 1, 0)[1]
    elif kind == "cell":
        out = s.all(O.RNN, data, *cell_weights(s, _UNITS, _UNITS), state, act, count=2)[1]
    else:
        out = s(O.UNIDIRECTIONAL_SEQUENCE_RNN, data, *cell_weights(s, _UNITS, _UNITS), state, act, 0)
    if of == "result":
        change(s, out)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), kind=("cell", "sequence", "activated", "filter"))
def changed(s: Sketch, kind: str) -> None:
    """Each change of the input, of the state and of the result of a cell."""
    s.complete = True
    places = ("input", "result") if kind == "filter" else ("input", "state", "result")
    s.attempt_each(partial(_cell, s, kind, change, of) for change in _CHANGES.values() for of in places)
