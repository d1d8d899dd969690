"""Two comparisons that are joined: of the same sides, of one side in common, in a chain, or of four tensors. What two
comparisons of the same sides say together, others do not.
"""

from __future__ import annotations

from functools import partial
from itertools import product

from nnconform.harness.generate.idioms.deciding import COMPARISONS
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

# Which of four tensors the second comparison has; the first one has the first two.
_SIDES = ((0, 1), (1, 2), (0, 2), (2, 1), (2, 3))


def _whole(s: Sketch) -> SketchTensor:
    """Return a tensor of few different numbers, so that some are equal."""
    return s(O.FLOOR, s.input(3, 6, within=(-1.0, 2.5)))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), first=COMPARISONS, join=(O.LOGICAL_AND, O.LOGICAL_OR))
def joined(s: Sketch, first: O, join: O) -> None:
    """Each comparison of each two sides beside the first one."""
    s.complete = True
    tensors = [_whole(s) for _ in range(4)]

    def written(second: O, sides: tuple[int, int]) -> None:
        s(join, s(first, *tensors[:2]), s(second, *(tensors[side] for side in sides)))

    seconds = (first, O.EQUAL if first != O.EQUAL else O.LESS, O.GREATER if first != O.GREATER else O.LESS_EQUAL)
    s.attempt_each(partial(written, *case) for case in product(seconds, _SIDES))


_REDUCTIONS = (O.REDUCE_ANY, O.REDUCE_ALL)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), first=_REDUCTIONS)
def reduced(s: Sketch, first: O) -> None:
    """Whether any or all hold along one axis, and any or all of these along another one; of a negation too."""
    s.complete = True

    def written(second: O, axes: tuple[int, int], kept: bool, negated: bool) -> None:
        truths = s(O.LESS, s.input(2, 2, 4), s.input(2, 2, 4))
        inner = s(first, truths, (axes[0],), kept)
        if negated:
            inner = s(O.LOGICAL_NOT, inner)
        s(second, inner, (axes[1],), True)

    cases = product(_REDUCTIONS, ((0, 1), (1, 0)), (True, False), (False, True))
    s.attempt_each(partial(written, *case) for case in cases)
