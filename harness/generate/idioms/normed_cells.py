"""Long short-term memories whose gates are normalised: with weights of one number or of several, behind and before
constants. A norm takes away what a constant adds to the gate alone, not what it adds to the step.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperationType as O

_UNITS, _BATCHES, _TANH = 3, 2, 4
_SMALL = (-0.75, 0.75)
_Change = Callable[[Sketch, SketchTensor], SketchTensor]
_NORMS: dict[str, Callable[[Sketch], SketchTensor]] = {
    "ones": lambda s: s.constant([1.0] * _UNITS),
    "level": lambda s: s.constant([0.5] * _UNITS),
    "weights": lambda s: s.weights(_UNITS, within=(0.25, 1.5)),
    "given": lambda s: s.input(_UNITS, within=(0.25, 1.5)),
}
_BESIDE: dict[str, _Change] = {
    "factor": lambda s, data: s(O.MUL, data, s.constant([2.5]), NONE),
    "term": lambda s, data: s(O.ADD, data, s.constant([0.75]), NONE),
    "negated": lambda s, data: s(O.NEG, data),
    "factors": lambda s, data: s(O.MUL, data, s.weights(_UNITS, within=(0.5, 2.0)), NONE),
}


def _memory(s: Sketch, kind: O, data: SketchTensor, norm: str, coupled: bool) -> SketchTensor:
    """Add a memory, or a layer of it, whose gates are normalised; ``coupled`` without an input gate."""

    def each(count: int, make: Callable[[], SketchTensor], missing: tuple[int, ...]) -> list[SketchTensor | None]:
        return [None if coupled and place in missing else make() for place in range(count)]

    gates = each(8, lambda: s.weights(_UNITS, _UNITS, within=_SMALL), (0, 4))
    biases = each(4, lambda: s.weights(_UNITS, within=_SMALL), (0,))
    states = [s.input(_BATCHES, _UNITS, within=(-1.0, 1.0)) for _ in range(2)]
    norms = each(4, lambda: _NORMS[norm](s), (0,))
    numbers = (_TANH, 0.0, 0.0)
    if kind == O.UNIDIRECTIONAL_SEQUENCE_LSTM:
        return s(kind, data, *gates, None, None, None, *biases, None, None, *states, *numbers, True, *norms)
    results = s.all(kind, data, *gates, None, None, None, *biases, None, None, *states, *numbers, *norms)
    s.assembly.unused.add(results[0].index)
    return results[3]


@idiom(packed=True, sure=True, types=REAL, kind=(O.UNIDIRECTIONAL_SEQUENCE_LSTM, O.LSTM), coupled=(False, True))
def memories(s: Sketch, kind: O, coupled: bool) -> None:
    """A normalised memory alone, and behind and before constants."""
    s.complete = True

    def written(norm: str, before: str | None, behind: str | None) -> None:
        steps = (2,) if kind == O.UNIDIRECTIONAL_SEQUENCE_LSTM else ()
        data = s.input(*steps, _BATCHES, _UNITS, within=(-1.0, 1.0))
        out = _memory(s, kind, data if before is None else _BESIDE[before](s, data), norm, coupled)
        if behind is not None:
            _BESIDE[behind](s, out)

    cases: list[tuple[str, str | None, str | None]] = [(norm, None, None) for norm in _NORMS]
    cases += [("weights", before, None) for before in _BESIDE] + [
        ("level", "factor", None),
        ("weights", None, "factor"),
    ]
    s.attempt_each(partial(written, *case) for case in cases)
