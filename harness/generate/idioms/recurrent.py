"""Whole recurrent layers behind one another, as speech and keyword networks have them: what stands between two of them,
and behind the last.
"""

from __future__ import annotations

from collections.abc import Callable

from nnconform.harness.generate.pattern.drawn.arguments import at_axis
from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, binary, cell_weights, dense
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperationType as O

_SMALL = (-0.5, 0.5)
_TANH = 4
# Batches and steps, as many of both so that one can be taken for the other, or not; and elements of a step, as many as
# units.
_UNITS = 3
_SHAPES = ((2, 3, _UNITS), (3, 3, _UNITS))


def _square(s: Sketch) -> SketchTensor:
    return s.weights(_UNITS, _UNITS, within=_SMALL)


def _row(s: Sketch) -> SketchTensor:
    return s.weights(_UNITS, within=_SMALL)


def _state(s: Sketch, data: SketchTensor, time_major: bool) -> SketchTensor:
    return s.input(data.shape[int(time_major)], _UNITS, within=(-1.0, 1.0))


def _memory(s: Sketch, data: SketchTensor, time_major: bool, kind: str) -> SketchTensor:
    """Add a layer of long short-term memories: whole, with its input gate coupled, or with peepholes."""

    def unless(missing: bool, make: Callable[[Sketch], SketchTensor]) -> SketchTensor | None:
        return None if missing else make(s)

    coupled, peepholes = kind == "coupled", kind == "peepholes"
    gates = [unless(coupled and number in (0, 4), _square) for number in range(8)]
    looks = [unless(not peepholes, _row) for _ in range(3)]
    biases = [unless(coupled and number == 0, _row) for number in range(4)]
    states = [_state(s, data, time_major) for _ in range(2)]
    return s(O.UNIDIRECTIONAL_SEQUENCE_LSTM, data, *gates, *looks, *biases, None, None, *states, _TANH, 0.0, 0.0,
             time_major, None, None, None, None)  # fmt: skip


def _layer(s: Sketch, data: SketchTensor, time_major: bool, kind: str) -> SketchTensor:
    if kind != "plain":
        return _memory(s, data, time_major, kind)
    weights, state = cell_weights(s, _UNITS, _UNITS), _state(s, data, time_major)
    return s(O.UNIDIRECTIONAL_SEQUENCE_RNN, data, *weights, state, _TANH, int(time_major))


def _exchanged(s: Sketch, data: SketchTensor) -> SketchTensor:
    return s(O.TRANSPOSE, data, (1, 0, 2))


_KINDS = ("whole", "plain", "coupled", "peepholes")


@idiom(
    types=REAL,
    first=_KINDS,
    second=_KINDS,
    time_major=(False, True),
    between=(None, "exchanged", "reversed", "relu", "sum", "dense", "ways"),
    behind=(None, "last", "mean", "exchanged"),
)
def layers(s: Sketch, first: str, second: str, time_major: bool, between: str | None, behind: str | None) -> None:
    """Two layers, the second on what the first gives, changed or not, or beside it in the other direction; and what
    reads the last step of them, the mean of all, or other steps as batches.
    """
    data = s.input(*s.choices.pick(_SHAPES))
    time, later = int(not time_major), time_major
    result = _layer(s, data, time_major, first)
    if between == "ways":
        second_way = _layer(s, s(O.REVERSE, data, (time,)), time_major, second)
        result = s(O.CONCATENATION, [result, s(O.REVERSE, second_way, (time,))], 2)
    else:
        if between == "exchanged":
            result, later = _exchanged(s, result), not time_major
        elif between == "reversed":
            result = s(O.REVERSE, result, (time,))
        elif between == "relu":
            result = s(O.RELU, result)
        elif between == "sum":
            result = binary(s, O.ADD, result, data, NONE)
        elif between == "dense":
            result = s(O.RESHAPE, dense(s, result, _UNITS, RELU), result.shape)
        result = _layer(s, result, later, second)
    time = int(not later)
    if behind == "last":
        begin = at_axis(result, time, result.shape[time] - 1, 0)
        dense(s, s(O.SLICE, result, begin, at_axis(result, time, 1, -1)), 2)
    elif behind == "mean":
        s(O.MEAN, result, (time,), 0)
    elif behind == "exchanged":
        s(O.RELU, _exchanged(s, result))


def _filtered(s: Sketch, data: SketchTensor, rank: int, activation: int) -> SketchTensor:
    """Add a layer of filters over features and time."""
    units, memory = 2, 2
    filters = units * rank
    weights = s.weights(filters, data.shape[1], within=_SMALL), s.weights(filters, memory, within=_SMALL)
    state = s.input(data.shape[0], memory * filters, within=(-1.0, 1.0))
    return s.all(O.SVDF, data, *weights, s.weights(units), state, rank, activation, count=2)[1]


@idiom(
    types=REAL, rank=(1, 2), activation=(NONE, RELU), between=(None, "dense", "relu", "sum"), behind=(None, "shares")
)
def filters_in_time(s: Sketch, rank: int, activation: int, between: str | None, behind: str | None) -> None:
    """Two layers of filters over time, of one rank and of another."""
    result = _filtered(s, s.input(2, 3), rank, activation)
    if between == "dense":
        result = dense(s, result, 3)
    elif between == "relu":
        result = s(O.RELU, result)
    elif between == "sum":
        result = binary(s, O.ADD, result, s.constant([0.5, -0.25]), NONE)
    result = _filtered(s, result, 3 - rank, NONE)
    if behind == "shares":
        s(O.SOFTMAX, dense(s, result, 3), 1.0)
