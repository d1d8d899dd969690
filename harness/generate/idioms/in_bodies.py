"""What compilers fuse and fold, within branches and bodies of loops: activations, layers and rows of operations at the
end of a subgraph, at its beginning and between; and branches and loops of many values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from nnconform.harness.generate.idioms.control import condition_of
from nnconform.harness.generate.pattern.bodies import NUMBER, TRUTH, SubgraphBody, body_of
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU1, RELU6
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand

_REAL = (T.TENSOR_FLOAT32,)
_SIZE = 3
_SHAPE = (2, _SIZE)
# Writes operations on a state; returns the result.
_Write = Callable[[SubgraphBody, int], int]


def _binary(code: O, number: float, act: int = NONE, left: bool = False) -> _Write:
    def write(body: SubgraphBody, data: int) -> int:
        other = body.constant(T(body.state.type), [number])
        pair = (other, data) if left else (data, other)
        return body.step(code, (*pair, body.constant(T.INT32, act)), body.state)

    return write


def _function(code: O) -> _Write:
    return lambda body, data: body.step(code, (data,), body.state)


def _dense(act: int) -> _Write:
    def write(body: SubgraphBody, data: int) -> int:
        weights = np.array([[0.5, -1.0, 0.25], [1.0, 0.75, -0.5], [-0.25, 0.5, 1.0]])
        bias = body.constant(T.TENSOR_FLOAT32, [0.5, -0.25, 1.0])
        arguments = (data, body.constant(T.TENSOR_FLOAT32, weights), bias, body.constant(T.INT32, act))
        return body.step(O.FULLY_CONNECTED, arguments, body.state)

    return write


def _turned(body: SubgraphBody, data: int) -> int:
    """Rows as columns and back, by another view."""
    turned = body.step(
        O.TRANSPOSE, (data, body.constant(T.TENSOR_INT32, [1, 0])), Operand(body.state.type, _SHAPE[::-1])
    )
    return body.step(O.RESHAPE, (turned, body.constant(T.TENSOR_INT32, _SHAPE)), body.state)


def _row(*steps: _Write) -> _Write:
    def write(body: SubgraphBody, data: int) -> int:
        for step in steps:
            data = step(body, data)
        return data

    return write


_STEPS: dict[str, _Write] = {
    "sum relu": _binary(O.ADD, -0.25, RELU),
    "product relu6": _binary(O.MUL, 3.5, RELU6),
    "difference relu1": _binary(O.SUB, 0.75, RELU1, left=True),
    "sum, relu": _row(_binary(O.ADD, 0.25), _function(O.RELU)),
    "relu, sum": _row(_function(O.RELU), _binary(O.ADD, -0.5)),
    "dense": _dense(NONE),
    "dense relu": _dense(RELU),
    "dense, product": _row(_dense(NONE), _binary(O.MUL, -0.5)),
    "dense relu6, sum": _row(_dense(RELU6), _binary(O.ADD, 0.5)),
    "negated, relu": _row(_function(O.NEG), _function(O.RELU)),
    "product, sum": _row(_binary(O.MUL, -1.25), _binary(O.ADD, 0.5)),
    "sum, product": _row(_binary(O.ADD, 0.5), _binary(O.MUL, -1.25, RELU)),
    "turned": _turned,
    "curve twice": _row(_function(O.TANH), _function(O.ABS)),
}
_EACH = 7


@idiom(packed=True, sure=True, types=_REAL, loop=(False, True), turn=tuple(range(len(_STEPS) // _EACH)))
def folded(s: Sketch, loop: bool, turn: int) -> None:
    """Rows of operations in either branch, or in the body of a loop, and the same outside on the result."""
    operand = Operand(s.code, _SHAPE)
    names = list(_STEPS)[turn * _EACH : (turn + 1) * _EACH]
    truths = [condition_of(s, "computed", truth) for truth in (True, False)]

    def branch(name: str, place: int) -> None:
        other = names[(place + 1) % len(names)]
        graphs = [
            s.add_graph(body_of(s, [operand], operand, lambda body, each=each: [_STEPS[each](body, 0)]))  # type: ignore[misc]
            for each in (name, other)
        ]
        for truth in truths:
            data = s.input(*_SHAPE)
            result = s.all(O.IF, truth, *graphs, [data], like=[data])[0]
            s(O.ADD, result, data, RELU)

    def looped(name: str, place: int) -> None:
        def head(body: SubgraphBody) -> list[int]:
            return [body.compare(O.LESS, 1, 2)]

        def turn_of(body: SubgraphBody) -> list[int]:
            return [_STEPS[name](body, 0), body.count(1)]

        graphs = [s.add_graph(body_of(s, [operand, NUMBER], operand, each)) for each in (head, turn_of)]
        passed = [s.input(*_SHAPE, within=(-1.0, 1.0)), s.raw(np.array([place % 2], np.int32), T.TENSOR_INT32)]
        after = s.all(O.WHILE, *graphs, passed, like=passed)
        s(O.SUB, after[0], passed[0], NONE)

    s.attempt_each(partial(looped if loop else branch, name, place) for place, name in enumerate(names))


_COUNTS = (5, 9)


@idiom(packed=True, sure=True, types=_REAL, count=_COUNTS)
def many_values(s: Sketch, count: int) -> None:
    """Branches and a loop of many values, each of which is changed otherwise and goes to another place."""
    operand = Operand(s.code, _SHAPE)

    def changed(body: SubgraphBody, by: int) -> list[int]:
        return [body.apply(O.ADD, (place + by) % count, 0.5 + place) for place in range(count)]

    def read(results: Sequence[SketchTensor], passed: Sequence[SketchTensor]) -> None:
        """Read results behind, each beside what was passed in at another place."""
        for place, result in enumerate(results):
            s(O.SUB, result, passed[count - 1 - place], NONE)

    def branches() -> None:
        graphs = [s.add_graph(body_of(s, [operand] * count, operand, partial(changed, by=by))) for by in (1, count - 2)]
        for truth in (True, False):
            values = [s.input(*_SHAPE) for _ in range(count)]
            results = s.all(O.IF, condition_of(s, "computed", truth), *graphs, values, like=values)
            read(results[::2], values)

    def loop() -> None:
        def head(body: SubgraphBody) -> list[int]:
            return [body.compare(O.LESS, count, 3)]

        def turn(body: SubgraphBody) -> list[int]:
            return [*changed(body, 1), body.count(count)]

        kinds = [*[operand] * count, NUMBER]
        graphs = [s.add_graph(body_of(s, kinds, operand, each)) for each in (head, turn)]
        passed = [*(s.input(*_SHAPE) for _ in range(count)), s.raw(np.array([0], np.int32), T.TENSOR_INT32)]
        read(s.all(O.WHILE, *graphs, passed, like=passed)[:count], passed)

    s.attempt_each((branches, loop))


@idiom(packed=True, sure=True, types=_REAL, truths=((True, True), (True, False), (False, True), (False, False)))
def deep(s: Sketch, truths: tuple[bool, bool]) -> None:
    """Branches four deep, each with a number of its own."""
    operand, inputs = Operand(s.code, _SHAPE), [TRUTH, TRUTH, Operand(s.code, _SHAPE)]

    def written(body: SubgraphBody, depth: int, number: int) -> list[int]:
        changed = body.apply(O.ADD, 2, 0.25 + number)
        if depth == 0:
            return [changed]
        inner = []
        for place in (0, 1):
            graph = SubgraphBody(s, inputs, operand)
            inner.append(body.refer(graph.finish(written(graph, depth - 1, 2 * number + place))))
        return [body.step(O.IF, (depth % 2, *inner, 0, 1, changed), operand)]

    data = s.input(*_SHAPE)
    graphs = [s.add_graph(body_of(s, inputs, operand, partial(written, depth=3, number=number))) for number in (2, 3)]
    conditions = [condition_of(s, "computed", truth) for truth in truths]
    s.all(O.IF, conditions[0], *graphs, [*conditions, data], like=[data])
