"""Each operation behind each other one of the kinds of which other idioms have few together: a function behind a
reduction, a norm before blocks, a comparison of anything. A rule that nobody thought of is about some such pair.

The pairs are the same at every seed, as in ``along``; each stands once, with the plain form of one operation and the
other form of the other in turn.
"""

from __future__ import annotations

from functools import partial

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import GROUPS, IMAGES, Step, apply, axis_of
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O


def _compared(code: O) -> Step:
    def step(s: Sketch, data: SketchTensor, other: bool) -> SketchTensor:
        number = s.weights(*(data.shape[-1:] if other else (1,)), code=data.code, within=(0.25, 1.5))
        return s(code, data, number)

    return step


_COMPARISONS = tuple(map(_compared, (O.LESS, O.GREATER_EQUAL, O.EQUAL, O.NOT_EQUAL)))
_PLACES: tuple[Step, ...] = (lambda s, data, other: s(O.ARGMIN, data, axis_of(data, other)),)
_STEPS: dict[str, tuple[Step, ...]] = {
    **GROUPS,
    "reductions": (*GROUPS["reductions"], *_PLACES),
    "comparisons": _COMPARISONS,
}
_FUNCTIONS = ("functions", "curves")
# What stands behind the operations of a group, and two comparisons in turn.
_BEHIND: dict[str, tuple[str, ...]] = {
    "functions": ("norms", "blocks", "pools"),
    "curves": ("norms", "blocks", "pools"),
    "reductions": (*_FUNCTIONS, "blocks", "pools", "layers"),
    "norms": (*_FUNCTIONS, "blocks"),
    "turning": ("functions", "blocks"),
    "cutting": ("blocks",),
    "growing": ("functions", "blocks"),
    "layers": ("functions", "blocks"),
    "pools": ("functions",),
    "blocks": (*_FUNCTIONS, "reductions", "norms", "turning", "growing"),
}
_FIRST = tuple(f"{group} {number}" for group in _BEHIND for number in range(len(_STEPS[group])))


@idiom(packed=True, types=(T.TENSOR_FLOAT32,), first=_FIRST)
def pairs(s: Sketch, first: str) -> None:
    """An operation, and each other one behind it."""
    s.complete = True
    group, number = first.rsplit(maxsplit=1)
    one = _STEPS[group][int(number)]

    def written(later: Step, image: bool, turn: int, within: tuple[float, float]) -> None:
        data = s.input(*((2, 4, 4, 4) if image else (4, 4, 4)), within=within)
        apply(s, later, apply(s, one, data, turn % 2 == 1), turn % 4 < 2)

    def attempted(later: Step, image: bool, turn: int) -> bool:
        parts = [partial(written, later, image, turn, within) for within in ((-3.0, 3.0), (0.25, 2.5))]
        return any(map(s.attempt, parts))

    turn = int(number)
    compared = [("comparisons", _COMPARISONS[(turn + at) % len(_COMPARISONS)]) for at in range(2)]
    behind = [(name, later) for name in _BEHIND[group] for later in _STEPS[name]]
    attempts = [
        attempted(later, group in IMAGES or name in IMAGES, turn + place)
        for place, (name, later) in enumerate([*behind, *compared])
    ]
    if not any(attempts):
        raise Misfit("none of them in this version")
