"""Several IF that differ in a condition or a graph, loops whose states begin as constants, and the results of both
directions of a sequence in one tensor.

The cases are the same at every seed, as in ``along``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.idioms.control import CODES
from nnconform.harness.generate.pattern.bodies import NUMBER, SubgraphBody, body_of
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, cell_weights
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand

_FLOAT = (T.TENSOR_FLOAT32,)
_PAIRS = ("other bound", "other side", "other comparison", "negated", "same condition", "copy of condition")


@idiom(packed=True, sure=True, types=CODES, second=_PAIRS)
def two_branches(s: Sketch, second: str) -> None:
    """Two IF of the same graphs, or of them in reverse, of which the second has another condition in one respect."""
    operand = Operand(s.code, (2, 3))

    def graph(number: float) -> SketchTensor:
        return s.add_graph(body_of(s, [operand], operand, lambda body: [body.apply(O.ADD, 0, number)]))

    def conditions(kind: O) -> tuple[SketchTensor, SketchTensor]:
        asked = s.input(1, code=T.TENSOR_FLOAT32, within=(2.0, 3.0))
        small, large = (s.constant([each], code=T.TENSOR_FLOAT32) for each in (1.0, 4.0))
        first = s(kind, asked, small)
        other = {O.LESS: O.GREATER, O.GREATER: O.LESS}[kind]
        match second:
            case "other bound":
                return first, s(kind, asked, large)
            case "other side":
                return first, s(kind, small, asked)
            case "other comparison":
                return first, s(other, asked, small)
            case "negated":
                return first, s(O.LOGICAL_NOT, first)
            case "same condition":
                return first, first
        return first, s(kind, asked, small)

    for kind, reverse in product((O.LESS, O.GREATER), (False, True)):
        graphs = [graph(1.0), graph(-2.0)]
        value = s.input(2, 3)
        one, other = conditions(kind)
        results = [
            s.all(O.IF, condition, *order, [value], like=[value])[0]
            for condition, order in ((one, graphs), (other, graphs[::-1] if reverse else graphs))
        ]
        s(O.SUB, *results, NONE)


_CHANGES: dict[str, Callable[[SubgraphBody], int]] = {
    "factor": lambda body: body.apply(O.MUL, 0, -2.0),
    "term": lambda body: body.apply(O.ADD, 0, 1.0),
    "other state": lambda body: body.apply(O.ADD, 0, 1),
    "maximum": lambda body: body.apply(O.MAXIMUM, 0, 1),
    "difference": lambda body: body.apply(O.SUB, 1, 0),
    "copy of other": lambda body: body.copy(1),
}


@idiom(packed=True, sure=True, types=CODES, change=tuple(_CHANGES))
def constants_in_loops(s: Sketch, change: str) -> None:
    """A state that begins as a constant, or two that begin as one and the same, which the turns change; read behind."""
    operand = Operand(s.code, (2, 2))
    for turns, constants in product((2, 0, 1), ("first", "both", "alike")):
        known = s.constant([[1.0, -2.0], [3.0, 2.0]])
        states = [known, s.input(2, 2)]
        if constants != "first":
            states[1] = known if constants == "alike" else s.constant([[2.0, 1.0], [-1.0, 4.0]])
        passed = [*states, s.raw(np.array([0], np.int32), T.TENSOR_INT32)]

        def head(body: SubgraphBody, turns: int = turns) -> list[int]:
            return [body.compare(O.LESS, 2, turns)]

        def turn(body: SubgraphBody) -> list[int]:
            return [_CHANGES[change](body), body.apply(O.SUB, 1, 3.0), body.count(2)]

        graphs = [s.add_graph(body_of(s, [operand, operand, NUMBER], operand, each)) for each in (head, turn)]
        after = s.all(O.WHILE, *graphs, passed, like=passed)
        read = s.input(2, 2)
        s(O.SUB, after[0], read, NONE)
        s(O.SUB, after[1], read, NONE)


@idiom(packed=True, sure=True, types=_FLOAT, time_major=(False, True))
def merged_directions(s: Sketch, time_major: bool) -> None:
    """Parts of the merged results of both directions: halves, steps, and steps of one direction."""
    units = 2

    def merged() -> SketchTensor:
        cells = [[*cell_weights(s, 2, units, (-0.75, 0.75)), s.input(3, units)] for _ in range(2)]
        data = s.input(2, 3, 2) if time_major else s.input(3, 2, 2)
        return s(O.BIDIRECTIONAL_SEQUENCE_RNN, data, *cells[0], *cells[1], None, None, None, 1, time_major, True)

    def halves(order: tuple[int, int], kind: O) -> None:
        parts = s.all(O.SPLIT, merged(), 2, 2, count=2)
        s(kind, *(parts[place] for place in order), *((NONE,) if kind == O.SUB else ()))

    def part(axis: int, begin: int) -> None:
        whole = merged()
        begins = tuple(begin if at == axis else 0 for at in range(3))
        counts = tuple(1 if at == axis else extent for at, extent in enumerate(whole.shape))
        s(O.SLICE, whole, begins, counts)

    cases: list[Callable[[], object]] = [partial(halves, order, O.SUB) for order in ((0, 1), (1, 0))]
    cases += [partial(part, axis, begin) for axis in range(3) for begin in range(2)]
    cases += [lambda: s.all(O.SPLIT, merged(), 2, 2, count=2), lambda: s(O.REVERSE, merged(), (2,))]
    s.attempt_each(cases)
