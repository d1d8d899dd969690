"""Parts of a tensor that are joined again: in order, in another one, with a gap, one twice, with something between,
changed alone or all, along another axis. Where nothing has changed, the join is the tensor.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from nnconform.harness.generate.pattern.form import QUANT, idiom
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import scale_of
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_PARTS, _WIDTH = 4, 4


def _cuts(s: Sketch, data: SketchTensor) -> list[SketchTensor]:
    return [s(O.SLICE, data, (0, place), (_WIDTH, 1)) for place in range(_PARTS)]


_CUT: dict[str, Callable[[Sketch, SketchTensor], list[SketchTensor]]] = {
    "split": lambda s, data: s.all(O.SPLIT, data, 1, _PARTS, count=_PARTS),
    "sliced": _cuts,
    "strided": lambda s, data: [
        s(O.STRIDED_SLICE, data, (0, place), (_WIDTH, place + 1), (1, 1), 1, 1, 0) for place in range(_PARTS)
    ],
    "taken": lambda s, data: [s(O.GATHER, data, 1, (place,)) for place in range(_PARTS)],
    "every second": lambda s, data: [
        s(O.STRIDED_SLICE, data, (0, place), (_WIDTH, _PARTS), (1, 2), 0, 0, 0) for place in (0, 1)
    ],
    "halves": lambda s, data: [s(O.SLICE, data, (0, place), (_WIDTH, 2)) for place in (0, 2)],
    "unequal": lambda s, data: [s(O.SLICE, data, (0, 0), (_WIDTH, 1)), s(O.SLICE, data, (0, 1), (_WIDTH, 3))],
    "overlapping": lambda s, data: [s(O.SLICE, data, (0, place), (_WIDTH, 2)) for place in (0, 1)],
}
_Parts = Sequence[SketchTensor]


def _other(s: Sketch, part: SketchTensor) -> SketchTensor:
    return s.input(*part.shape, code=part.code, scale=scale_of(s, part))


def _changed(s: Sketch, parts: _Parts, *places: int) -> list[SketchTensor]:
    """Return the parts, some of them no longer as they were cut."""
    return [s(O.MAXIMUM, part, _other(s, part)) if place in places else part for place, part in enumerate(parts)]


_JOINED: dict[str, Callable[[Sketch, _Parts], _Parts]] = {
    "in order": lambda s, parts: parts,
    "turned round": lambda s, parts: parts[::-1],
    "two exchanged": lambda s, parts: [parts[1], parts[0], *parts[2:]],
    "one twice": lambda s, parts: [parts[0], parts[0], *parts[2:]],
    "ends": lambda s, parts: [parts[0], parts[-1]],
    "another between": lambda s, parts: [*parts[:1], _other(s, parts[0]), *parts[1:]],
    "another before the last": lambda s, parts: [*parts[:-1], _other(s, parts[0]), parts[-1]],
    "another in front": lambda s, parts: [_other(s, parts[0]), *parts],
    "first changed": lambda s, parts: _changed(s, parts, 0),
    "last changed": lambda s, parts: _changed(s, parts, len(parts) - 1),
    "all but the first changed": lambda s, parts: _changed(s, parts, *range(1, len(parts))),
    "one in place of another": lambda s, parts: [*parts[:-1], _other(s, parts[-1])],
}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32, *QUANT), cut=tuple(_CUT))
def again(s: Sketch, cut: str) -> None:
    """The parts that are cut in one way, joined in each way along their axis and along the other one."""
    data = s.input(_WIDTH, _PARTS)

    def written(join: Callable[[Sketch, _Parts], _Parts], axis: int) -> None:
        parts = join(s, _CUT[cut](s, data))
        s(O.CONCATENATION, list(parts), axis, scale=scale_of(s, data))

    cases = [(join, 1) for join in _JOINED.values()]
    cases += [(_JOINED[name], 0) for name in ("in order", "another between")]
    s.attempt_each(partial(written, *case) for case in cases)
