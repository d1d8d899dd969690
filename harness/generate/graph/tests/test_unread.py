"""Tests of graphs without the inputs that no operation reads."""

from __future__ import annotations

import numpy as np

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import Assembly, DrawnGraph
from nnconform.harness.generate.graph.unread import without_unread_inputs
from nnconform.harness.generate.pattern.form import IdiomForm, Surroundings
from nnconform.harness.generate.pattern.known import all_idioms
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.validate.model import validate_model


def graph_of(*read: bool) -> DrawnGraph:
    """Return a graph with an input of one element more each, of which some are read."""
    assembly = Assembly()
    sketch = Sketch(assembly, Choices.fast(1), T.TENSOR_FLOAT32)
    for number, each in enumerate(read, 1):
        data = sketch.input(number)
        if each:
            sketch(O.ABS, data)
    sketch(O.NEG, sketch.constant([1.0]))
    return assembly.finish(())


def test_an_input_that_is_read_keeps_its_value() -> None:
    graph = graph_of(False, True, False, True)
    new = without_unread_inputs(graph)
    validate_model(new.model)
    main = new.model.main
    assert [main.operands[index].dimensions for index in main.input_indexes] == [(2,), (4,)]
    assert [np.asarray(each).shape for each in new.inputs] == [(2,), (4,)]
    assert [step.type for step in main.operations] == [O.ABS, O.ABS, O.NEG]


def test_one_without_such_inputs_and_one_with_no_others_stay() -> None:
    for graph in (graph_of(True, True), graph_of(False)):
        assert without_unread_inputs(graph) is graph


def test_forms_of_many_patterns_have_none() -> None:
    idiom = next(each for each in all_idioms() if each.name == "behind_layers.on_one_side")
    form = IdiomForm(idiom, ("convolution", 0), Surroundings.ALONE, T.TENSOR_FLOAT32)
    graph = form.draw(1)
    assert graph is not None
    main = graph.model.main
    assert all(main.operands[index].number_of_consumers for index in main.input_indexes)
