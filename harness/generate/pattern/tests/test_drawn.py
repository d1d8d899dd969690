"""Tests of operations with drawn arguments: constants of every kind, inputs with low and high lines."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import Assembly
from nnconform.harness.generate.idioms.mixing import behind
from nnconform.harness.generate.pattern.drawn.arguments import constant, rows
from nnconform.harness.generate.pattern.drawn.families import FAMILIES, FREQUENT, begin, step
from nnconform.harness.generate.pattern.known import all_idioms
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O


def sketch(seed: int, code: T = T.TENSOR_FLOAT32) -> Sketch:
    return Sketch(Assembly(), Choices.fast(seed), code)


@pytest.mark.parametrize("name", FAMILIES)
def test_each_operation_is_drawn_with_other_arguments(name: str) -> None:
    drawn = set[tuple[object, ...]]()
    for seed in range(40):
        s = sketch(seed)
        if s.attempt(lambda s=s: step(s, name, begin(s, name))):  # type: ignore[misc]
            operands = s.assembly.operands
            drawn |= {(each.type, *(operands[i].dimensions for i in each.inputs)) for each in s.assembly.steps}
    assert len(drawn) >= 5


def test_the_frequent_ones_are_among_all() -> None:
    assert set(FREQUENT) < set(FAMILIES)
    assert len(set(FREQUENT)) == len(FREQUENT)


def test_a_line_of_an_input_is_low_or_high() -> None:
    for seed in range(20):
        s = sketch(seed)
        data = rows(s, 3, 4)
        s(O.RELU, data)
        (array,) = s.assembly.finish([]).inputs
        assert array is not None
        lows = [bool((array < -0.25).all(axis=axis).any()) for axis in (0, 1)]
        assert any(lows)
        assert array.max() > 0


def test_constants_are_of_every_kind() -> None:
    shapes, signs, special, filled = set[int](), set[tuple[bool, bool]](), set[float](), 0
    for seed in range(300):
        s = sketch(seed)
        made = constant(s, s.input(3, 4))
        shapes.add(int(np.prod(made.shape)))
        if made.array is None:
            filled += 1
            continue
        signs.add((bool((made.array > 0).any()), bool((made.array < 0).any())))
        if np.ptp(made.array) == 0:
            special.add(float(made.array.flat[0]))
    assert {1, 3, 4, 12} <= shapes
    assert signs >= {(True, False), (False, True), (True, True)}
    assert special >= {0.0, 1.0, -1.0, 6.0}
    assert filled


def test_every_operation_comes_behind_every_other() -> None:
    (idiom,) = (each for each in all_idioms() if each.function is behind)
    forms = {form.values for form in idiom.sampled(1)}
    assert forms == {(first, turn) for first in FAMILIES for turn in idiom.attributes["turn"]}
    names, turns = tuple(FAMILIES), idiom.attributes["turn"]
    assert sorted(name for turn in turns for name in names[turn :: len(turns)]) == sorted(names)
