"""IF and WHILE that hand values on as they are: in one branch, in both, every turn; and loops that count in steps."""

from __future__ import annotations

from functools import partial

import numpy as np

from nnconform.harness.generate.idioms.control import CODES, condition_of
from nnconform.harness.generate.pattern.bodies import NUMBER, TRUTH, SubgraphBody, body_of
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand

# What the results of a branch are: an input as it is, or changed.
_RESULTS = {
    "first and second": ("0", "1"),
    "second and first": ("1", "0"),
    "first twice": ("0", "0"),
    "changed and second": ("0+", "1"),
    "first and changed": ("0", "1+"),
    "changed twice": ("0+", "0+"),
    "both changed": ("0+", "1+"),
}


def _results(body: SubgraphBody, how: str, once: bool) -> list[int]:
    """Write the results of a branch; what is changed twice alike is computed once, or each time."""
    known: dict[str, int] = {}
    results = []
    for each in _RESULTS[how]:
        if each not in known or not once:
            place = int(each[0])
            known[each] = body.apply(O.ADD, place, 1.5) if each.endswith("+") else body.copy(place)
        results.append(known[each])
    if results[0] == results[1]:
        results[1] = body.step(O.MAXIMUM, (results[0], results[0]), body.state)
    return results


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), then=tuple(_RESULTS))
def branches(s: Sketch, then: str) -> None:
    """Two values that each branch hands on, changes or exchanges, and that are read again behind the branches."""
    operand = Operand(s.code, (2, 3))
    values = [s.input(2, 3), s(O.MAXIMUM, s.input(2, 3), s.input(2, 3))]
    truths = [condition_of(s, "computed", truth) for truth in (True, False)]
    for place, other in enumerate(_RESULTS):
        graphs = [
            s.add_graph(body_of(s, [operand] * 2, operand, partial(_results, how=name, once=place % 2 == 0)))
            for name in (then, other)
        ]
        condition = truths[(list(_RESULTS).index(then) + place + (place > 2)) % 2]
        results = s.all(O.IF, condition, *graphs, values, like=values)
        s(O.SUB, *results, NONE)
        s(O.SUB, *(results[0], values[0]) if place % 2 else (results[1], values[1]), NONE)


_STEPS = ((0, 7, 2), (1, 6, 1), (2, 9, 4), (5, 5, 2), (-3, 4, 2))


@idiom(packed=True, sure=True, types=CODES, compare=(O.LESS, O.LESS_EQUAL), bound=("number", "state"))
def in_steps(s: Sketch, compare: O, bound: str) -> None:
    """Loops whose counter is read behind them, whose steps do or do not meet the bound, and that may not begin."""
    operand = Operand(s.code, (2, 2))
    kinds = [operand, NUMBER, *([NUMBER] if bound == "state" else [])]
    for start, end, by in _STEPS:
        counter, last = (s.raw(np.array([each], np.int32), T.TENSOR_INT32) for each in (start, end))
        passed = [s.input(2, 2), counter, *([last] if bound == "state" else [])]

        def head(body: SubgraphBody, end: int = end) -> list[int]:
            return [body.compare(compare, 1, end) if bound == "number" else body.step(compare, (1, 2), TRUTH)]

        def turn(body: SubgraphBody, by: int = by) -> list[int]:
            kept = [body.copy(2)] if bound == "state" else []
            return [body.apply(O.ADD, 0, 1.0), body.count(1, by), *kept]

        graphs = [s.add_graph(body_of(s, kinds, operand, each)) for each in (head, turn)]
        after = s.all(O.WHILE, *graphs, passed, like=passed)
        s(O.SUB, after[0], passed[0], NONE)
        s(O.MUL, after[1], s.raw(np.array([3], np.int32), T.TENSOR_INT32), NONE)


_KEPT = ("read first", "read last", "read twice", "not read", "taken over")


@idiom(packed=True, sure=True, types=CODES, kept=_KEPT)
def kept_in_loops(s: Sketch, kept: str) -> None:
    """A value that every turn reads and hands on, beside results of its extents that the turn computes and drops."""
    operand = Operand(s.code, (2, 2))
    for turns, behind in ((2, True), (3, False), (0, True)):
        states = [s.input(2, 2), s.input(2, 2)]
        passed = [*states, s.raw(np.array([0], np.int32), T.TENSOR_INT32)]

        def head(body: SubgraphBody, turns: int = turns) -> list[int]:
            return [body.compare(O.LESS, 2, turns)]

        def turn(body: SubgraphBody) -> list[int]:
            hand = [body.copy(1)] if kept == "read last" else []
            sum_ = body.apply(O.SUB, 0, 1.0 if kept == "not read" else 1)
            wide = body.apply(O.MAXIMUM, sum_, 0)
            result = body.apply(O.ADD, wide, 1) if kept == "read twice" else body.apply(O.ADD, wide, 2.0)
            hand = hand or [body.copy(0 if kept == "taken over" else 1)]
            return [result, *hand, body.count(2)]

        kinds = [operand, operand, NUMBER]
        graphs = [s.add_graph(body_of(s, kinds, operand, each)) for each in (head, turn)]
        after = s.all(O.WHILE, *graphs, passed, like=passed)
        s(O.SUB, after[0], after[1], NONE)
        if behind:
            s(O.SUB, after[1], states[1], NONE)
