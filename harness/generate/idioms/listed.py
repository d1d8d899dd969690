"""Branches, conditions and bodies that list their inputs and results in another order than their operands have, that
read some of their inputs only, and whose variables the loop does not give out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle, product

import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.idioms.control import condition_of
from nnconform.harness.generate.pattern.bodies import NUMBER, TRUTH, SubgraphBody
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand, Subgraph

_REAL = (T.TENSOR_FLOAT32,)
_STATE = Operand(T.TENSOR_FLOAT32, (2, 2))
_BEGIN = 3
# Writes the operations of one result, from the operands of the inputs as they are listed.
_Result = Callable[[SubgraphBody, Sequence[int]], int]


def _listed(
    s: Sketch, kinds: Sequence[Operand], order: Sequence[int], results: Sequence[_Result], made: Sequence[int]
) -> Subgraph:
    """Return a subgraph with inputs of these kinds, the first of which is its operand ``order[0]``; its results are
    computed in the order ``made``.
    """
    by_operand = [kinds[list(order).index(place)] for place in range(len(kinds))]
    body = SubgraphBody(s, by_operand, _STATE)
    computed = {which: results[which](body, order) for which in made}
    graph = body.finish([computed[which] for which in range(len(results))])
    return replace(graph, input_indexes=tuple(order))


def _difference(one: int, other: int, by: float) -> _Result:
    return lambda body, at: body.apply(O.MUL, body.apply(O.SUB, at[one], at[other]), by)


def _shifted(one: int, by: float) -> _Result:
    return lambda body, at: body.apply(O.ADD, at[one], by)


def _next(counter: int) -> _Result:
    return lambda body, at: body.count(at[counter])


def _below(counter: int, end: int) -> _Result:
    return lambda body, at: body.compare(O.LESS, at[counter], end)


def _counted(s: Sketch) -> SketchTensor:
    return s.raw(np.array([_BEGIN], np.int32), T.TENSOR_INT32)


_ORDERS = ((0, 1, 2), (1, 0, 2), (2, 0, 1), (2, 1, 0))
_READ = ((0, 1), (1, 2), (0, 2), (2, 2), (1, 1))


@idiom(packed=True, sure=True, types=_REAL, how=("computed", "input"), truth=(True, False))
def branches(s: Sketch, how: str, truth: bool) -> None:
    """IF of three values of one type, of which the branches read all or some, and of two results."""
    s.complete = True
    other = cycle(product(_ORDERS[::-1], _READ[::-1], ((1, 0), (0, 1))))

    def branch(by: float, order: Sequence[int], read: tuple[int, int], made: Sequence[int]) -> SketchTensor:
        results = (_difference(*read, by) if read[0] != read[1] else _shifted(read[0], -by), _shifted(read[1], by))
        return s.add_graph(_listed(s, [_STATE] * 3, order, results, made))

    def written(order: Sequence[int], read: tuple[int, int], made: Sequence[int]) -> None:
        passed = [s.input(2, 2) for _ in range(3)]
        graphs = branch(2.0, order, read, made), branch(0.75, *next(other))
        one, two = s.all(O.IF, condition_of(s, how, truth), *graphs, passed, like=passed[:2])
        s(O.SUB, one, two, NONE)

    s.attempt_each(partial(written, *case) for case in product(_ORDERS, _READ, ((0, 1), (1, 0))))


_ORDERS_OF_LOOPS = ((0, 1, 2, 3), (1, 0, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0))
_MADE = ((1, 0, 2), (2, 1, 0), (1, 2, 0))


@idiom(packed=True, sure=True, types=_REAL, turns=(0, 1, 3))
def loops(s: Sketch, turns: int) -> None:
    """WHILE of two values and a counter, which it gives out or not, and of a value that stays."""
    s.complete = True
    kinds = [_STATE, _STATE, NUMBER, _STATE]
    orders = cycle(_ORDERS_OF_LOOPS[::-1])

    def written(order: Sequence[int], made: Sequence[int], given: int) -> None:
        variables = [s.input(2, 2), s.input(2, 2), _counted(s), s.input(2, 2)]
        head = s.add_graph(_listed(s, kinds, next(orders), [_below(2, _BEGIN + turns)], [0]))
        turn = [_difference(1, 3, 0.5), _difference(0, 1, -0.75), _next(2)]
        body = s.add_graph(_listed(s, kinds, order, turn, made))
        after = s.all(O.WHILE, head, body, variables, like=variables[:given])
        s(O.SUB, after[0], after[1] if given > 1 else variables[0], NONE)

    s.attempt_each(partial(written, *case) for case in product(_ORDERS_OF_LOOPS, _MADE, (1, 2, 3)))


@idiom(packed=True, sure=True, types=_REAL, turns=(1, 2, 3))
def inner_loops(s: Sketch, turns: int) -> None:
    """WHILE in the body of a WHILE, with a variable and a counter that it does not give out."""
    s.complete = True
    kinds = [_STATE, _STATE, NUMBER]
    orders = cycle(((2, 0, 1), (1, 0, 2), (0, 1, 2)))

    def inner(body: SubgraphBody, given: int, order: Sequence[int], made: Sequence[int]) -> list[int]:
        head = body.refer(_listed(s, kinds, next(orders), [_below(2, _BEGIN + 2)], [0]))
        turn = body.refer(_listed(s, kinds, order, [_difference(0, 1, 0.5), _shifted(1, 0.75), _next(2)], made))
        begin = body.constant(T.TENSOR_INT32, [_BEGIN])
        return body.several(O.WHILE, (head, turn, 0, 1, begin), [_STATE] * given)

    def written(order: Sequence[int], made: Sequence[int], given: int) -> None:
        variables = [s.input(2, 2), s.input(2, 2), _counted(s)]
        body = SubgraphBody(s, kinds, _STATE)
        after = inner(body, given, order, made)
        results = [after[0], body.apply(O.SUB, 1, after[-1]), body.count(2)]
        graph = s.add_graph(body.finish(results))
        head = s.add_graph(_listed(s, kinds, (0, 1, 2), [_below(2, _BEGIN + turns)], [0]))
        one, two, _ = s.all(O.WHILE, head, graph, variables, like=variables)
        s(O.SUB, one, two, NONE)

    s.attempt_each(partial(written, *case) for case in product(((0, 1, 2), (2, 1, 0), (1, 2, 0)), _MADE, (1, 2)))


@idiom(packed=True, sure=True, types=_REAL, turns=(2, 4))
def chosen_by_turn(s: Sketch, turns: int) -> None:
    """IF in the body of a WHILE, of values that stay, by a condition that changes from one turn to the next."""
    s.complete = True
    kinds = [_STATE, _STATE, NUMBER]

    def written(compare: O, at: int, of_state: bool) -> None:
        variables = [s.input(2, 2), s.input(2, 2), _counted(s)]
        body = SubgraphBody(s, kinds, _STATE)
        graphs = []
        for by in (0.5, -1.25):
            branch = SubgraphBody(s, [_STATE], _STATE)
            graphs.append(body.refer(branch.finish([branch.apply(O.ADD, branch.apply(O.MUL, 0, by), by)])))
        truth = body.step(compare, (2, body.constant(T.TENSOR_INT32, [_BEGIN + at])), TRUTH)
        chosen = body.step(O.IF, (truth, *graphs, 0 if of_state else 1), _STATE)
        # What stays is given out as it was: an input of a subgraph cannot be its output.
        results = [body.apply(O.SUB, chosen, 0), body.apply(O.MAXIMUM, 1, 1), body.count(2)]
        graph = s.add_graph(body.finish(results))
        head = s.add_graph(_listed(s, kinds, (0, 1, 2), [_below(2, _BEGIN + turns)], [0]))
        after = s.all(O.WHILE, head, graph, variables, like=variables)
        s(O.ADD, after[0], after[1], NONE)

    comparisons = (O.EQUAL, O.NOT_EQUAL, O.LESS, O.GREATER_EQUAL)
    s.attempt_each(partial(written, *case) for case in product(comparisons, range(turns), (False, True)))
