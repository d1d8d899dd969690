"""An oracle that is asked for functions answers as one that is asked by executions."""

from __future__ import annotations

from contextlib import closing

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.execution.function_oracle import ByFunction
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.oracle.bounds import answer_with_bounds
from nnconform.harness.oracle.computation import ByModels, Unanswered

PALETTE = Palette.of()
GRAPHS = 25


@pytest.fixture(scope="module")
def oracle():
    with closing(open_oracle()) as opened:
        yield opened


def graph_of(seed):
    return draw_graph(Choices.fast(seed), PALETTE, 6)


def bytes_of(arrays):
    return [each if each is None else (each.dtype, each.shape, each.tobytes()) for each in arrays]


def answer(graph, compute):
    """Return the values and the bounds of a graph; None if there are none."""
    try:
        result = answer_with_bounds(graph.model, graph.inputs, compute)
    except Unanswered:
        return None
    return bytes_of(result.values), bytes_of(result.bounds)


def test_values_and_bounds_are_the_same(oracle):
    for seed in range(GRAPHS):
        graph = graph_of(seed)
        assert isinstance(oracle.compute(graph.model), ByFunction)
        by_models = answer(graph, lambda model: ByModels(model, oracle.ready))
        assert answer(graph, oracle.compute) == by_models, seed


def test_the_outputs_are_those_of_executions(oracle):
    for seed in range(GRAPHS):
        graph = graph_of(seed)
        with oracle.ready(graph.model) as compiled:
            assert bytes_of(oracle.outputs(graph.model, graph.inputs)) == bytes_of(compiled(graph.inputs)), seed


def test_a_graph_without_room_has_no_answer():
    graph = graph_of(1)
    with (
        closing(open_oracle(room=64)) as oracle,
        pytest.raises(Unanswered, match=r"inputs and results of \d+ bytes, there is room for 64"),
    ):
        oracle.compute(graph.model).values(graph.inputs)


def test_an_input_without_elements_has_no_answer(oracle):
    graph = graph_of(1)
    inputs = [np.zeros((0,), each.dtype) for each in graph.inputs]
    with pytest.raises(Unanswered, match="an input without elements"):
        oracle.compute(graph.model).values(inputs)


def test_inputs_of_other_shapes_have_no_answer(oracle):
    graph = graph_of(1)
    inputs = [np.zeros((1, 2, 3, 4, 5), each.dtype) for each in graph.inputs]
    with pytest.raises(Unanswered, match="execution: "):
        oracle.compute(graph.model).values(inputs)


def test_a_broken_model_has_no_answer(oracle):
    model = graph_of(1).model
    with pytest.raises(Unanswered, match="preparation: ValidationError"):
        oracle.compute(replace(model, main=replace(model.main, input_indexes=())))
