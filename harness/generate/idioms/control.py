"""IF and WHILE: branches that are alike, conditions known early, states that change places."""

from __future__ import annotations

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand, Subgraph
from nnconform.harness.ops.subgraphs import SubgraphWriter

CODES = (T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_INT32)
_TRUTH, _NUMBER = Operand(T.TENSOR_BOOL8, (1,)), Operand(T.TENSOR_INT32, (1,))


def branch(
    s: Sketch, states: list[SketchTensor], kinds: tuple[O, ...], constant: float, exchanged: bool = False
) -> Subgraph:
    """Return a subgraph that changes the first state by operations with a constant, and gives out two."""
    operand = Operand(s.code, states[0].shape)
    graph = SubgraphWriter([operand] * len(states), s.assembly.values)
    none = graph.constant(T.INT32, NONE)
    number = graph.constant(s.code, [constant])
    result = 0
    for kind in kinds:
        result = graph.step(kind, (result, number, none), operand)
    other = graph.step(O.SUB, (1, 0, none), operand)
    return graph.finish([other, result] if exchanged else [result, other])


def condition_of(s: Sketch, how: str, truth: bool) -> SketchTensor:
    """Return a condition that is a constant, an input or the result of an operation."""
    if how == "constant":
        return s.raw(np.array([truth]), T.TENSOR_BOOL8)
    if how == "input":
        return s.input(1, code=T.TENSOR_BOOL8)
    low, high = s.input(1, within=(0.0, 1.0)), s.input(1, within=(5.0, 6.0))
    return s(O.LESS, *((low, high) if truth else (high, low)))


DIFFER = ("constant", "operation", "order", "states", "nothing", "length")


@idiom(
    types=CODES,
    how=("constant", "input", "computed"),
    truth=(True, False),
    differ=DIFFER,
    states=("same", "exchanged", "one"),
)
def branches(s: Sketch, how: str, truth: bool, differ: str, states: str) -> None:
    """Two branches that differ in one thing only."""
    one, other = s.input(2, 3), s.input(2, 3)
    passed = {"same": [one, other], "exchanged": [other, one], "one": [one, one]}[states]
    first = s.add_graph(branch(s, passed, (O.ADD, O.MUL), 2.0))
    kinds = {"operation": (O.ADD, O.SUB), "order": (O.MUL, O.ADD), "length": (O.ADD,)}.get(differ, (O.ADD, O.MUL))
    second = s.add_graph(branch(s, passed, kinds, 3.0 if differ == "constant" else 2.0, differ == "states"))
    results = s.all(O.IF, condition_of(s, how, truth), first, second, passed, like=passed)
    s(O.SUB, results[0], results[1], NONE)


@idiom(types=CODES, truth=(True, False), how=("constant", "computed"), used=(0, 1), then=(O.ADD, O.MAXIMUM))
def branch_result_used(s: Sketch, truth: bool, how: str, used: int, then: O) -> None:
    """The two branches of a condition and of its opposite, whose results meet."""
    states = [s.input(3), s.input(3)]
    graphs = [s.add_graph(branch(s, states, (kind,), 2.0)) for kind in (O.ADD, O.SUB)]
    condition = condition_of(s, how, truth)
    opposite = s(O.LOGICAL_NOT, condition)
    one = s.all(O.IF, condition, *graphs, states, like=states)[used]
    other = s.all(O.IF, opposite, *graphs, states, like=states)[1 - used]
    s(then, one, other, *((NONE,) if then == O.ADD else ()))


@idiom(types=CODES, turns=(0, 1, 2, 3), exchanged=(False, True), read=("all", "last", "state"), counter=(0, 2))
def loops(s: Sketch, turns: int, exchanged: bool, read: str, counter: int) -> None:
    """A loop of a few turns whose states may change places, and whose start is read again."""
    operand = Operand(s.code, (2, 2))
    one, other = s.input(2, 2), s.input(2, 2)
    states = [one, other]
    operands = [operand, operand]
    operands.insert(counter, _NUMBER)
    start = s.raw(np.array([3], np.int32), T.TENSOR_INT32)
    states.insert(counter, start)
    places = [place for place in range(3) if place != counter]
    condition = SubgraphWriter(operands, s.assembly.values)
    limit = condition.constant(T.TENSOR_INT32, [3 + turns])
    head = s.add_graph(condition.finish([condition.step(O.LESS, (counter, limit), _TRUTH)]))
    body = SubgraphWriter(operands, s.assembly.values)
    none, unit = body.constant(T.INT32, NONE), body.constant(T.TENSOR_INT32, [1])
    results = [
        body.step(O.SUB, (places[0], places[1], none), operand),
        body.step(O.ADD, (places[1], places[0], none), operand),
    ]
    results = results[::-1] if exchanged else results
    results.insert(counter, body.step(O.ADD, (counter, unit, none), _NUMBER))
    after = s.all(O.WHILE, head, s.add_graph(body.finish(results)), states, like=states)
    if read != "state":
        s(O.SUB, after[places[1]], after[places[0]], NONE)
    if read != "last":
        s(O.SUB, after[places[0]], one, NONE)
