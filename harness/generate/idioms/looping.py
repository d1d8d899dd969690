"""WHILE: what it carries, how its condition is written, branches and loops in its body."""

from __future__ import annotations

import numpy as np

from nnconform.harness.generate.idioms.control import CODES, condition_of
from nnconform.harness.generate.pattern.bodies import NUMBER, TRUTH, SubgraphBody, body_of
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand

TURNS = (3, 0, 1, 2, 4)
_BEGIN = 3
# How a condition compares the counter, from which side of the bound it comes, and the step.
COMPARISONS = {"less": (O.LESS, 1), "at most": (O.LESS_EQUAL, 1), "greater": (O.GREATER, -1), "at least": (
    O.GREATER_EQUAL, -1), "not": (O.NOT_EQUAL, 1), "by two": (O.LESS, 2)}  # fmt: skip


def counter(s: Sketch) -> SketchTensor:
    """Return the counter of a loop before its first turn."""
    return s.raw(np.array([_BEGIN], np.int32), T.TENSOR_INT32)


def bound(how: str, turns: int) -> int:
    """Return what the counter is compared with, for a number of turns."""
    kind, by = COMPARISONS[how]
    end = _BEGIN + turns * by
    return end - by if kind in (O.LESS_EQUAL, O.GREATER_EQUAL) else end


UPDATES = ("crossed", "independent", "exchanged", "old read late", "function of one", "one kept")


def update(body: SubgraphBody, how: str, a: int, b: int) -> list[int]:
    """Return the new values of two states."""
    if how == "crossed":
        return [body.apply(O.SUB, a, b), body.apply(O.ADD, b, a)]
    if how == "independent":
        return [body.apply(O.ADD, a, 1.0), body.apply(O.MUL, b, -1.0)]
    if how == "exchanged":
        return [body.apply(O.ADD, b, 1.0), body.copy(a)]
    if how == "old read late":
        first = body.apply(O.ADD, a, 2.0)
        return [first, body.apply(O.SUB, b, body.apply(O.MUL, a, first))] if body.state.type == T.TENSOR_INT32 else [
            first, body.apply(O.SUB, b, a)]  # fmt: skip
    if how == "function of one":
        return [body.apply(O.ADD, body.apply(O.MUL, a, -1.0), b), body.apply(O.ADD, b, body.apply(O.SUB, a, 1.0))]
    return [body.apply(O.ADD, a, body.apply(O.MAXIMUM, b, 0.0)), body.copy(b)]


@idiom(
    types=CODES,
    turns=TURNS,
    how=UPDATES,
    start=("inputs", "one input", "constants", "equal constants", "computed"),
    written=("in order", "reversed"),
    compare=tuple(COMPARISONS),
    at=(0, 1, 2),
    read=("both", "first", "second"),
)
def carried(s: Sketch, turns: int, how: str, start: str, written: str, compare: str, at: int, read: str) -> None:
    """Two values and a counter: values that begin alike, as constants, or change places, computed in either order."""
    states = _begin(s, start)
    operand = Operand(s.code, (2, 2))
    kinds = [operand, operand]
    kinds.insert(at, NUMBER)
    passed = [*states[:at], counter(s), *states[at:]]
    kind, by = COMPARISONS[compare]
    places = [place for place in range(3) if place != at]

    def write(body: SubgraphBody) -> list[int]:
        first = [body.count(at, by)] if written == "reversed" else []
        one, other = places if written == "in order" else places[::-1]
        new = dict(zip((one, other), update(body, how, one, other), strict=True))
        results = [new[place] for place in places]
        results.insert(at, *(first or [body.count(at, by)]))
        return results

    head = body_of(s, kinds, operand, lambda body: [body.compare(kind, at, bound(compare, turns))])
    after = s.all(O.WHILE, s.add_graph(head), s.add_graph(body_of(s, kinds, operand, write)), passed, like=passed)
    one, other = (after[place] for place in places)
    if read == "both":
        s(O.SUB, one, other, NONE)
    else:
        s(O.NEG if s.code != T.TENSOR_INT32 else O.ABS, one if read == "first" else other)
        s.assembly.unused.add((other if read == "first" else one).index)


def _begin(s: Sketch, start: str) -> list[SketchTensor]:
    if start == "inputs":
        return [s.input(2, 2), s.input(2, 2)]
    if start == "one input":
        return [s.input(2, 2)] * 2
    if start == "computed":
        return [s(O.MAXIMUM, s.input(2, 2), s.input(2, 2)) for _ in range(2)]
    values = [[1.0, -2.0], [3.0, 2.0]]
    return [s.constant(values), s.constant(values if start == "equal constants" else [[2.0, 1.0], [-3.0, 1.0]])]


@idiom(
    types=CODES,
    turns=TURNS,
    switch=("middle", "first", "never", "last"),
    condition=("counter", "negated", "passed", "passed negated"),
    alike=("operation", "constant"),
)
def branch_in_loop(s: Sketch, turns: int, switch: str, condition: str, alike: str) -> None:
    """A branch in the body of a loop, on the counter or on a truth that the loop only passes on."""
    operand = Operand(s.code, (2, 2))
    kinds = [operand, NUMBER, TRUTH]
    passed = [s.input(2, 2), counter(s), condition_of(s, "input", True)]
    edge = _BEGIN + {"middle": max(turns - 1, 1), "first": 1, "never": 0, "last": turns}[switch]
    branches = {"operation": ((O.ADD, 2.0), (O.MUL, 2.0)), "constant": ((O.ADD, 2.0), (O.ADD, 3.0))}[alike]

    def write(body: SubgraphBody) -> list[int]:
        graphs = [
            body.refer(body_of(s, [operand], operand, lambda one, kind=kind, by=by: [one.apply(kind, 0, by)]))  # type: ignore[misc]
            for kind, by in branches
        ]
        truth = 2 if condition.startswith("passed") else body.compare(O.LESS, 1, edge)
        if condition.endswith("negated"):
            truth = body.step(O.LOGICAL_NOT, (truth,), TRUTH)
        new = body.step(O.IF, (truth, *graphs, 0), operand)
        return [new, body.count(1), body.step(O.LOGICAL_OR, (2, 2), TRUTH)]

    head = body_of(s, kinds, operand, lambda body: [body.compare(O.LESS, 1, _BEGIN + turns)])
    after = s.all(O.WHILE, s.add_graph(head), s.add_graph(body_of(s, kinds, operand, write)), passed, like=passed)
    s(O.MAXIMUM, after[0], s.input(2, 2))


@idiom(
    types=CODES,
    outer=(2, 0, 1, 3),
    inner=("constant", "counter", "none"),
    kept=(False, True),
    place=("loop", "then", "other"),
)
def loop_inside(s: Sketch, outer: int, inner: str, kept: bool, place: str) -> None:
    """A loop in a loop, whose number of turns may be that of the outer counter, or in a branch."""
    operand = Operand(s.code, (2, 2))
    kinds = [operand, operand, NUMBER]
    # What the inner loop passes on: its own counter behind the outer one.
    inside = [*kinds, NUMBER]

    def turn(body: SubgraphBody) -> list[int]:
        one = body.apply(O.ADD, 0, 1)
        other = body.copy(1) if kept else body.apply(O.SUB, 1, 1.0)
        return [one, other, body.copy(2), body.count(3)]

    def run(body: SubgraphBody, counted: int) -> list[int]:
        if inner == "counter":
            limit = body_of(s, inside, operand, lambda one: [one.step(O.LESS, (3, 2), TRUTH)])
        else:
            last = _BEGIN + (2 if inner == "constant" else 0)
            limit = body_of(s, inside, operand, lambda one: [one.compare(O.LESS, 3, last)])
        graphs = [body.refer(limit), body.refer(body_of(s, inside, operand, turn))]
        start = body.constant(T.TENSOR_INT32, [_BEGIN])
        return body.several(O.WHILE, (*graphs, 0, 1, counted, start), inside)[:2]

    states = [s.input(2, 2), s.input(2, 2)]
    if place == "loop":

        def write(body: SubgraphBody) -> list[int]:
            return [*run(body, 2), body.count(2)]

        passed = [*states, counter(s)]
        head = body_of(s, kinds, operand, lambda body: [body.compare(O.LESS, 2, _BEGIN + outer)])
        after = s.all(O.WHILE, s.add_graph(head), s.add_graph(body_of(s, kinds, operand, write)), passed, like=passed)
    else:
        passed = [*states, s.raw(np.array([_BEGIN + outer], np.int32), T.TENSOR_INT32)]
        loop = body_of(s, kinds, operand, lambda body: run(body, 2))
        plain = body_of(s, kinds, operand, lambda body: [body.apply(O.MUL, 0, 2.0), body.apply(O.ADD, 1, 0)])
        graphs = [s.add_graph(each) for each in ((loop, plain) if place == "then" else (plain, loop))]
        after = s.all(O.IF, condition_of(s, "input", True), *graphs, passed, like=states)
    s(O.SUB, after[0], after[1], NONE)


@idiom(types=CODES, turns=TURNS, truth=("computed", "passed"), ended=("counter", "value", "both"), unused=(False, True))
def loop_by_truth(s: Sketch, turns: int, truth: str, ended: str, unused: bool) -> None:
    """A loop whose condition is a truth that the body computes, or the state itself, or both of two conditions."""
    operand = Operand(s.code, (1,))
    kinds = [operand, NUMBER, TRUTH]
    data = s.constant([0.0])
    begin = s(O.LESS, counter(s), s.raw(np.array([_BEGIN + turns], np.int32), T.TENSOR_INT32))
    passed = [data, counter(s), begin]
    limit = float(turns)

    def head(body: SubgraphBody) -> list[int]:
        if truth == "passed":
            return [body.step(O.LOGICAL_AND, (2, 2), TRUTH)]
        count = body.compare(O.LESS, 1, _BEGIN + turns)
        if ended == "counter":
            return [count]
        value = body.step(O.LESS, (0, body.constant(T(operand.type), [limit])), TRUTH)
        return [value if ended == "value" else body.step(O.LOGICAL_AND, (count, value), TRUTH)]

    def write(body: SubgraphBody) -> list[int]:
        count = body.count(1)
        return [body.apply(O.ADD, 0, 1.0), count, body.compare(O.LESS, count, _BEGIN + turns)]

    graphs = [s.add_graph(body_of(s, kinds, operand, each)) for each in (head, write)]
    after = s.all(O.WHILE, *graphs, passed, like=passed)
    s(O.ADD, s.input(2, 2), after[0], NONE)
    if unused:
        s.assembly.unused.update(each.index for each in after[1:])


@idiom(
    types=CODES,
    turns=(4, 2, 3, 1, 0),
    bound=("nearer", "further", "kept"),
    start=("constant", "computed"),
    side=("right", "left"),
    read=("state", "bound"),
)
def carried_bound(s: Sketch, turns: int, bound: str, start: str, side: str, read: str) -> None:
    """A loop that carries the bound of its counter too, and moves it towards the counter, away from it, or keeps it."""
    operand = Operand(s.code, (2, 2))
    kinds = [operand, NUMBER, NUMBER]
    last = s.raw(np.array([_BEGIN + turns], np.int32), T.TENSOR_INT32)
    passed = [s.input(2, 2), counter(s), last if start == "constant" else s(O.MAXIMUM, last, counter(s))]

    def head(body: SubgraphBody) -> list[int]:
        return [body.step(*((O.LESS, (1, 2)) if side == "right" else (O.GREATER, (2, 1))), TRUTH)]

    def write(body: SubgraphBody) -> list[int]:
        moved = body.copy(2) if bound == "kept" else body.count(2, -1 if bound == "nearer" else 1)
        return [body.apply(O.ADD, 0, 1.0), body.count(1, 2 if bound == "further" else 1), moved]

    graphs = [s.add_graph(body_of(s, kinds, operand, each)) for each in (head, write)]
    after = s.all(O.WHILE, *graphs, passed, like=passed)
    s(O.MAXIMUM, *((after[0], s.input(2, 2)) if read == "state" else (after[2], after[1])))
