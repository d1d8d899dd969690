"""Truths of which rows are told apart: two tensors that hold together nowhere, everywhere, each alone, or in one place.
Of random truths nearly every row is alike.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

# Where the one and where the other holds, row by row; columns differ likewise.
_ONE = ("1100", "1010", "1111", "0000", "1111", "0111", "0000", "0100")
_OTHER = ("0011", "1010", "0000", "0000", "1111", "1110", "1111", "0100")


def _truths(s: Sketch, rows: tuple[str, ...]) -> SketchTensor:
    """Return truths as a comparison of an input gives them."""
    holds = np.array([[each == "1" for each in row] for row in rows])
    numbers = s.input(*holds.shape, within=(-2.0, 2.0), parts=((0.5, 2.0), (-2.0, -0.5), holds))
    return s(O.GREATER, numbers, s.constant([0.0]))


_Pair = Callable[[Sketch, SketchTensor, SketchTensor], SketchTensor]
_JOINS: dict[str, _Pair] = {
    "both": lambda s, one, other: s(O.LOGICAL_AND, one, other),
    "either": lambda s, one, other: s(O.LOGICAL_OR, one, other),
    "alike": lambda s, one, other: s(O.EQUAL, one, other),
    "unlike": lambda s, one, other: s(O.NOT_EQUAL, one, other),
    "not both": lambda s, one, other: s(O.LOGICAL_NOT, s(O.LOGICAL_AND, one, other)),
    "one without": lambda s, one, other: s(O.LOGICAL_AND, one, s(O.LOGICAL_NOT, other)),
    "either, and one": lambda s, one, other: s(O.LOGICAL_AND, s(O.LOGICAL_OR, one, other), one),
    "both, or one": lambda s, one, other: s(O.LOGICAL_OR, one, s(O.LOGICAL_AND, one, other)),
    "chosen": lambda s, one, other: s(O.SELECT, one, other, s(O.LOGICAL_NOT, other)),
}
_AXES = ((1,), (0,), (0, 1))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), outer=(O.REDUCE_ANY, O.REDUCE_ALL, O.SELECT))
def joined(s: Sketch, outer: O) -> None:
    """Each way to join two truths, before all or any of them and before a choice."""
    one, other = _truths(s, _ONE), _truths(s, _OTHER)

    def written(join: _Pair, axes: tuple[int, ...], behind: bool) -> None:
        truths = join(s, one, other)
        if outer == O.SELECT:
            choices = [s.input(*truths.shape), s.input(*truths.shape)]
            s(outer, s(O.LOGICAL_NOT, truths) if behind else truths, *choices)
        else:
            reduced = s(outer, truths, axes, behind)
            if behind:
                s(O.LOGICAL_NOT, reduced)

    axes = _AXES if outer != O.SELECT else _AXES[:1]
    s.attempt_each(partial(written, *case) for case in product(_JOINS.values(), axes, (False, True)))
