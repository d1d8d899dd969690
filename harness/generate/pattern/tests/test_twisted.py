"""Tests of patterns whose conditions are broken one by one."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.graph.assembly import Assembly, DrawnGraph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.pattern.form import IdiomForm, Surroundings
from nnconform.harness.generate.pattern.known import all_idioms
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.twisted import Pattern, Twisted, write_twisted
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.validate.model import validate_model

SHAPE = (2, 3, 4)


def written(pattern: Pattern, only: slice = slice(None)) -> DrawnGraph:
    """Return the graph of a pattern and of what is near it."""
    s = Sketch(Assembly(), Choices.from_seed(1), T.TENSOR_FLOAT32)
    write_twisted(s, pattern, s.input(*SHAPE), only=only)
    graph = s.assembly.finish(s.outputs)
    validate_model(graph.model)
    return graph


def codes(graph: DrawnGraph) -> Counter[O]:
    return Counter(O(step.type) for step in graph.model.main.operations)


def asked(pattern: Pattern) -> int:
    """Return how many conditions a pattern has."""
    s = Sketch(Assembly(), Choices.from_seed(1), T.TENSOR_FLOAT32)
    twisted = Twisted(s)
    pattern(twisted, s.input(*SHAPE))
    return twisted.asked


def test_a_pattern_is_written_as_it_is_and_once_for_each_condition() -> None:
    def pattern(w: Twisted, x: SketchTensor) -> None:
        w(O.TRANSPOSE, w(O.RELU, x), w.either((0, 2, 1), (2, 0, 1)))

    assert asked(pattern) == 2
    graph = written(pattern)
    # As it is, with another order, and with another reader of RELU.
    assert codes(graph) == {O.RELU: 3, O.TRANSPOSE: 3, O.MAXIMUM: 1}
    shapes = Counter(
        graph.model.main.operands[step.outputs[0]].dimensions
        for step in graph.model.main.operations
        if step.type == O.TRANSPOSE
    )
    assert shapes == {(2, 4, 3): 2, (4, 2, 3): 1}


def test_only_some_conditions_are_broken() -> None:
    def pattern(w: Twisted, x: SketchTensor) -> None:
        w(O.TRANSPOSE, w(O.RELU, x), w.either((0, 2, 1), (2, 0, 1)))

    assert codes(written(pattern, slice(1, None, 2))) == {O.RELU: 2, O.TRANSPOSE: 2, O.MAXIMUM: 1}


def test_what_is_between_has_another_reader_or_is_an_output() -> None:
    def pattern(w: Twisted, x: SketchTensor) -> None:
        w(O.ABS, w(O.TANH, w(O.EXP, w(O.NEG, x))))

    graph = written(pattern)
    main = graph.model.main
    readers = [sum(step.outputs[0] in other.inputs for other in main.operations) for step in main.operations
               if step.type != O.ABS]  # fmt: skip
    outputs = [index for step in main.operations if step.type != O.ABS for index in step.outputs
               if index in main.output_indexes]  # fmt: skip
    assert max(readers) == 2
    assert readers.count(2) + len([i for i in outputs if main.operands[i].lifetime == L.SUBGRAPH_OUTPUT]) >= 3


def test_a_tensor_is_the_same_or_another_one_of_its_extents() -> None:
    def pattern(w: Twisted, x: SketchTensor) -> None:
        w(O.MAXIMUM, x, w.same(x))

    pairs = [step.inputs[:2] for step in written(pattern).model.main.operations]
    assert [one == other for one, other in pairs] == [True, False]


def test_a_number_is_another_one_and_an_input() -> None:
    def pattern(w: Twisted, x: SketchTensor) -> None:
        w(O.MAXIMUM, x, w.number(2.0))

    main = written(pattern).model.main
    kinds = [main.operands[step.inputs[1]].lifetime for step in main.operations]
    assert kinds == [L.CONSTANT_COPY, L.CONSTANT_COPY, L.SUBGRAPH_INPUT]


def test_a_row_lies_along_another_axis_and_is_an_input() -> None:
    def pattern(w: Twisted, x: SketchTensor) -> None:
        w(O.MAXIMUM, x, w.row(x))

    main = written(pattern).model.main
    rows = [main.operands[step.inputs[1]] for step in main.operations]
    assert [row.dimensions for row in rows] == [(4,), (3, 1), (4,)]
    assert [row.lifetime for row in rows] == [L.CONSTANT_COPY, L.CONSTANT_COPY, L.SUBGRAPH_INPUT]


def test_activations_and_parts_are_others() -> None:
    def pattern(w: Twisted, x: SketchTensor) -> None:
        w(O.MUL, w.output(O.SPLIT, x, 2, 2, place=1, count=2), w.like(w.input(2, 3, 2)))

    main = written(pattern).model.main
    products = [step for step in main.operations if step.type == O.MUL]
    activations = sorted(
        int(np.frombuffer(written(pattern).model.operand_values, np.int32, 1, main.operands[i].location.offset)[0])
        for i in (step.inputs[2] for step in products)
    )
    assert activations == [0] * (len(products) - 1) + [1]
    places = [step.outputs.index(product.inputs[0]) for product in products for step in main.operations
              if product.inputs[0] in step.outputs]  # fmt: skip
    assert sorted(set(places)) == [0, 1]


def test_layers_have_an_activation_or_none() -> None:
    def pattern(w: Twisted, x: SketchTensor) -> None:
        w.dense(w.window(O.MAX_POOL_2D, w.input(1, 3, 3, 2), kernel=(2, 2)), 3)

    assert codes(written(pattern))[O.FULLY_CONNECTED] == asked(pattern) + 1


def test_what_does_not_fit_is_left_out_with_its_outputs() -> None:
    def pattern(w: Twisted, x: SketchTensor) -> None:
        data = w(O.RELU, x)
        w.sketch.outputs.append(data.index)
        w(O.RESHAPE, data, w.either((6, 4), (5, 5)))

    assert codes(written(pattern))[O.RESHAPE] == 2
    with pytest.raises(Misfit):
        written(lambda w, x: w(O.RESHAPE, x, (5, 5)))


def test_no_surroundings_break_what_is_as_it_is() -> None:
    idiom = next(each for each in all_idioms() if each.name == "between.what_undoes")
    for around in Surroundings:
        graph = IdiomForm(idiom, ("turned 1",), around, T.TENSOR_FLOAT32).draw(3, Palette.of())
        assert graph is not None
        main = graph.model.main
        inner = [main.operands[step.outputs[0]] for step in main.operations if step.type == O.RELU]
        whole = [each for each in inner if each.lifetime != L.SUBGRAPH_OUTPUT and each.number_of_consumers == 1]
        assert 0 < len(whole) < len(inner)
