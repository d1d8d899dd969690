"""IF by the opposite of a condition, which a compiler takes back by exchanging the branches: of as many operations each
or not, of another order of results, alone or beside one by the condition itself.
"""

from __future__ import annotations

from functools import partial
from itertools import product

from nnconform.harness.generate.idioms.control import branch, condition_of
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_BRANCHES = ((O.ADD,), (O.MUL,), (O.MUL, O.ADD, O.SUB))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), truth=(True, False), how=("computed", "input"))
def exchanged(s: Sketch, truth: bool, how: str) -> None:
    """Two branches by a condition, its opposite, or the opposite of that; the results are read apart."""
    s.complete = True

    def chosen(condition: SketchTensor, times: int, kinds: tuple[tuple[O, ...], ...], turned: bool) -> None:
        passed = [s.input(2, 3), s.input(2, 3)]
        graphs = [
            s.add_graph(branch(s, passed, each, number, turned and number > 2.0))
            for each, number in zip(kinds, (2.0, 3.0), strict=True)
        ]
        for _ in range(times):
            condition = s(O.LOGICAL_NOT, condition)
        one, other = s.all(O.IF, condition, *graphs, passed, like=passed)
        s(O.SUB, one, other, NONE)

    def written(kinds: tuple[tuple[O, ...], ...], turned: bool) -> None:
        condition = condition_of(s, how, truth)
        for times in (1, 2, 0):
            chosen(condition, times, kinds, turned)

    s.attempt_each(partial(written, *case) for case in product(product(_BRANCHES, repeat=2), (False, True)))
