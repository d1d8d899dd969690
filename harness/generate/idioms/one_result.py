"""Operations of several results of which one is read, whichever it is: a compiler leaves out the others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, cell_weights
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_TANH = 4
_Results = Callable[[Sketch], list[SketchTensor]]


def _largest(count: int) -> _Results:
    return lambda s: s.all(O.TOPK_V2, s.input(3, 5), count)


def _parts(count: int, axis: int) -> _Results:
    return lambda s: s.all(O.SPLIT, s.input(6, 6), axis, count, count=count)


def _cell(s: Sketch) -> list[SketchTensor]:
    return s.all(O.RNN, s.input(2, 3), *cell_weights(s, 3, 3), s.input(2, 3, within=(-1.0, 1.0)), _TANH, count=2)


def _steps(s: Sketch) -> list[SketchTensor]:
    arguments = (s.input(2, 3, 3), *cell_weights(s, 3, 3), s.input(2, 3, within=(-1.0, 1.0)), _TANH, 0)
    return s.all(O.UNIDIRECTIONAL_SEQUENCE_RNN, *arguments, count=2)


def _ways(s: Sketch) -> list[SketchTensor]:
    cells = [[*cell_weights(s, 3, 3), s.input(2, 3, within=(-1.0, 1.0))] for _ in range(2)]
    return s.all(O.BIDIRECTIONAL_SEQUENCE_RNN, s.input(2, 3, 3), *cells[0], *cells[1], None, None, None, _TANH,
                 False, False, count=2)  # fmt: skip


_SEVERAL: tuple[_Results, ...] = (
    *map(_largest, (1, 2, 5)),
    *(_parts(2, 0), _parts(3, 1), _parts(6, 0)),
    *(_cell, _steps, _ways),
)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), changed=(False, True))
def read(s: Sketch, changed: bool) -> None:
    """Each result alone, given out as it is or changed."""
    s.complete = True

    def written(several: _Results, place: int) -> None:
        results = several(s)
        if place >= len(results):
            return
        s.assembly.unused.update(each.index for at, each in enumerate(results) if at != place)
        if changed:
            data = results[place]
            s(O.ADD, data, s.constant([2], data.code), NONE)

    s.attempt_each(partial(written, several, place) for several in _SEVERAL for place in range(6))
