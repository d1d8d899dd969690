"""Constants before and behind recurrent layers, whose results go round as states: what is added to a result may not be
added to the layer's bias, nor what multiplies it to its weights.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU6, binary, cell_weights
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_SIZE, _STEPS, _BATCHES, _TANH = 3, 3, 2, 4
_SMALL = (-0.5, 0.5)
# Adds a layer with an activation; its results come first, its states last, or the other way round.
_Layer = Callable[[Sketch, Callable[[SketchTensor], SketchTensor], int], list[SketchTensor]]
_Change = Callable[[Sketch, SketchTensor], SketchTensor]


def _data(s: Sketch, *extents: int) -> SketchTensor:
    return s.input(*extents, within=(-1.0, 1.0))


def _sequence(major: bool) -> _Layer:
    def layer(s: Sketch, before: Callable[[SketchTensor], SketchTensor], act: int) -> list[SketchTensor]:
        data = before(_data(s, *((_STEPS, _BATCHES) if major else (_BATCHES, _STEPS)), _SIZE))
        weights = cell_weights(s, _SIZE, _SIZE)
        state = _data(s, _BATCHES, _SIZE)
        return s.all(O.UNIDIRECTIONAL_SEQUENCE_RNN, data, *weights, state, act, int(major), count=2)

    return layer


def _cell(s: Sketch, before: Callable[[SketchTensor], SketchTensor], act: int) -> list[SketchTensor]:
    weights = cell_weights(s, _SIZE, _SIZE)
    return s.all(O.RNN, before(_data(s, _BATCHES, _SIZE)), *weights, _data(s, _BATCHES, _SIZE), act)


def _filters(s: Sketch, before: Callable[[SketchTensor], SketchTensor], act: int) -> list[SketchTensor]:
    rank, memory = 2, 4
    units = _SIZE * rank
    weights = s.weights(units, _SIZE, within=_SMALL), s.weights(units, memory, within=_SMALL)
    state = _data(s, _BATCHES, memory * units)
    return s.all(O.SVDF, before(_data(s, _BATCHES, _SIZE)), *weights, s.weights(_SIZE), state, rank, act)


def _memory(s: Sketch, before: Callable[[SketchTensor], SketchTensor], act: int) -> list[SketchTensor]:
    gates = [s.weights(_SIZE, _SIZE, within=_SMALL) for _ in range(8)]
    biases = [s.weights(_SIZE, within=_SMALL) for _ in range(4)]
    states = [_data(s, _BATCHES, _SIZE) for _ in range(2)]
    arguments = [*gates, None, None, None, *biases, None, None, *states, act, 0.0, 0.0, False]
    data = before(_data(s, _BATCHES, _STEPS, _SIZE))
    return s.all(O.UNIDIRECTIONAL_SEQUENCE_LSTM, data, *arguments, None, None, None, None, count=3)


_LAYERS: dict[str, _Layer] = {
    "sequence": _sequence(False),
    "steps first": _sequence(True),
    "cell": _cell,
    "filters": _filters,
    "memory": _memory,
}


def _number(code: O, left: bool = False) -> _Change:
    def change(s: Sketch, data: SketchTensor) -> SketchTensor:
        pair = (data, s.constant([1.5]))
        return binary(s, code, *(pair[::-1] if left else pair))

    return change


def _row(code: O) -> _Change:
    return lambda s, data: binary(s, code, data, s.weights(data.shape[-1], within=(-1.5, -0.5)))


_CHANGES: tuple[_Change, ...] = (
    *(_number(O.ADD), _number(O.MUL), _number(O.SUB), _number(O.SUB, left=True), _number(O.DIV), _row(O.ADD)),
    *(_row(O.MUL), _row(O.DIV), _row(O.SUB), lambda s, data: s(O.NEG, data), lambda s, data: s(O.RELU, data)),
    *(lambda s, data: s(O.RELU6, data), lambda s, data: s(O.TANH, data), lambda s, data: s(O.RELU1, data)),
)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), layer=tuple(_LAYERS), place=("behind", "before"))
def constants(s: Sketch, layer: str, place: str) -> None:
    """Numbers, rows and functions behind each result of a layer, or before it."""
    s.complete = True

    def written(change: _Change, act: int) -> None:
        results = _LAYERS[layer](s, partial(change, s) if place == "before" else lambda data: data, act)
        if place == "behind":
            for result in results:
                change(s, result)

    acts = (_TANH,) if layer == "memory" else (NONE, RELU6)
    s.attempt_each(partial(written, *case) for case in product(_CHANGES, acts))
