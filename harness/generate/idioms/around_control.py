"""Functions, constants and views before and behind IF and WHILE, of one of the values that they take or give. A
compiler may move them in only where every branch, or no more than one turn, has them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.idioms.control import branch, condition_of
from nnconform.harness.generate.pattern.bodies import NUMBER, SubgraphBody, body_of
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand

_Change = Callable[[Sketch, SketchTensor], SketchTensor]
_Run = Callable[[list[SketchTensor]], list[SketchTensor]]
_CHANGES: dict[str, _Change] = {
    "negated": lambda s, data: s(O.NEG, data),
    "size": lambda s, data: s(O.ABS, data),
    "relu": lambda s, data: s(O.RELU, data),
    "curve": lambda s, data: s(O.TANH, data),
    "factor": lambda s, data: s(O.MUL, data, s.constant([-1.5]), NONE),
    "term": lambda s, data: s(O.ADD, data, s.weights(3), NONE),
    "turned": lambda s, data: s(O.TRANSPOSE, data, (1, 0)),
    "reversed": lambda s, data: s(O.REVERSE, data, (1,)),
    "shares": lambda s, data: s(O.SOFTMAX, data, 1.0),
}


def _branches(s: Sketch, passed: list[SketchTensor], truth: bool) -> _Run:
    graphs = [s.add_graph(branch(s, passed, (kind,), 2.0)) for kind in (O.ADD, O.MUL)]
    condition = condition_of(s, "computed", truth)
    return lambda given: s.all(O.IF, condition, *graphs, given, like=given)


def _turns(s: Sketch, passed: list[SketchTensor], several: bool) -> _Run:
    operand = Operand(s.code, passed[0].shape)

    def head(body: SubgraphBody) -> list[int]:
        return [body.compare(O.LESS, 2, 2 if several else 1)]

    def turn(body: SubgraphBody) -> list[int]:
        return [body.apply(O.ADD, body.apply(O.MUL, 0, -0.75), 0.5), body.apply(O.SUB, 1, 0), body.count(2)]

    graphs = [s.add_graph(body_of(s, [operand, operand, NUMBER], operand, each)) for each in (head, turn)]

    def run(given: list[SketchTensor]) -> list[SketchTensor]:
        counted = [*given, s.raw(np.array([0], np.int32), T.TENSOR_INT32)]
        return s.all(O.WHILE, *graphs, counted, like=counted)

    return run


_KINDS = {"if": _branches, "while": _turns}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), kind=tuple(_KINDS), once=(True, False))
def values(s: Sketch, kind: str, once: bool) -> None:
    """A change of either value, before or behind; the condition holds or not, the turns are one or two."""
    s.complete = True

    def written(name: str, place: int, behind: bool) -> None:
        passed = [s.input(3, 3, within=(-2.0, 2.0)) for _ in range(2)]
        if not behind:
            passed[place] = _CHANGES[name](s, passed[place])
        given = _KINDS[kind](s, passed, once == (kind == "if"))(passed)
        if behind:
            _CHANGES[name](s, given[place])

    s.attempt_each(partial(written, *case) for case in product(_CHANGES, (0, 1), (False, True)))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), kind=tuple(_KINDS))
def twice(s: Sketch, kind: str) -> None:
    """The same graphs twice: on the results of the first time in their order or in the other, on one of them, on the
    same values again, and on others; both times are read, or the last one.
    """
    s.complete = True

    def written(again: str, read: bool, once: bool) -> None:
        passed = [s.input(3, 3, within=(-2.0, 2.0)) for _ in range(2)]
        run = _KINDS[kind](s, passed, once)
        first = run(passed)[:2]
        later = {
            "results": first,
            "exchanged": first[::-1],
            "one": [first[0], passed[1]],
            "values": passed,
            "others": [s.input(3, 3), passed[0]],
        }[again]
        second = run(later)
        s(O.SUB, second[0], second[1], NONE)
        if read:
            s(O.MAXIMUM, first[0], first[1])

    cases = product(("results", "exchanged", "one", "values", "others"), (False, True), (False, True))
    s.attempt_each(partial(written, *case) for case in cases)
