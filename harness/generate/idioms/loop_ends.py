"""WHILE whose condition compares its counter with the bound on either side, negated or not, beside another condition;
the counter goes up or down, by one or more.
"""

from __future__ import annotations

from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.idioms.control import CODES
from nnconform.harness.generate.pattern.bodies import NUMBER, TRUTH, SubgraphBody, body_of
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand

_COMPARISONS = (O.LESS, O.LESS_EQUAL, O.GREATER, O.GREATER_EQUAL, O.NOT_EQUAL)
_TURNED = {O.LESS: O.GREATER, O.LESS_EQUAL: O.GREATER_EQUAL, O.GREATER: O.LESS, O.GREATER_EQUAL: O.LESS_EQUAL}
_OPPOSITE = {O.LESS: O.GREATER_EQUAL, O.LESS_EQUAL: O.GREATER, O.GREATER: O.LESS_EQUAL, O.GREATER_EQUAL: O.LESS}


@idiom(packed=True, sure=True, types=CODES, written=("left", "negated", "negated left", "both", "plain"))
def conditions(s: Sketch, written: str) -> None:
    """Loops of a few turns, or of none, whose conditions are written in one way."""
    s.complete = True
    operand = Operand(s.code, (2, 2))

    def loop(kind: O, turns: int, by: int) -> None:
        down = kind in (O.GREATER, O.GREATER_EQUAL)
        begin, step = 3, -by if down else by
        # The last number that is met is the bound itself, but where the bound is met only if it is let in.
        last = begin + turns * step - (step if kind in (O.LESS_EQUAL, O.GREATER_EQUAL) and turns else 0)

        def head(body: SubgraphBody) -> list[int]:
            bound = body.constant(T.TENSOR_INT32, [last])
            negated = written.startswith("negated")
            compare = _OPPOSITE.get(kind, O.EQUAL) if negated else kind
            sides = (1, bound)
            if written.endswith("left"):
                compare, sides = _TURNED.get(compare, compare), (bound, 1)
            truth = body.step(compare, sides, TRUTH)
            if negated:
                truth = body.step(O.LOGICAL_NOT, (truth,), TRUTH)
            if written == "both":
                truth = body.step(O.LOGICAL_AND, (truth, body.compare(O.LESS, 1, 5)), TRUTH)
            return [truth]

        def turn(body: SubgraphBody) -> list[int]:
            return [body.apply(O.ADD, body.apply(O.MUL, 0, 2.0), 1.0), body.count(1, step)]

        passed = [s.input(2, 2, within=(-1.0, 1.0)), s.raw(np.array([begin], np.int32), T.TENSOR_INT32)]
        graphs = [s.add_graph(body_of(s, [operand, NUMBER], operand, each)) for each in (head, turn)]
        after = s.all(O.WHILE, *graphs, passed, like=passed)
        s(O.MAXIMUM, after[0], s.input(2, 2, within=(-1.0, 1.0)))
        s(O.SUB, after[1], s.raw(np.array([1], np.int32), T.TENSOR_INT32), NONE)

    s.attempt_each(
        partial(loop, *case) for case in [*product(_COMPARISONS, (3, 0), (1,)), *product(_COMPARISONS, (2,), (2,))]
    )
