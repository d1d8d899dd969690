"""Random graphs are valid, connected, of all operations, reproducible from their choices; their values are
meaningful.
"""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.contents import contents
from nnconform.harness.generate.graph.draw import draw_graph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.strategy import strategy_from
from nnconform.harness.model.codes import HalVersion, OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.numbers import QUANTISED, quantised_range
from nnconform.harness.oracle.bounds_steps import with_every_result_as_output
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version

PALETTE = Palette.of()
T = OperandType


def drawn_graph(choices, most, palette=PALETTE):
    """Return a graph; fails if none came about."""
    result = draw_graph(choices, palette, most)
    assert result is not None
    return result


def graphs(count, most, palette=PALETTE):
    for seed in range(count):
        yield drawn_graph(Choices.from_seed(seed), most, palette)


def connected(model):
    """Return whether every operation shares an operand with the others, directly or indirectly."""
    steps = [{*step.inputs, *step.outputs} for step in model.main.operations]
    shared, left = steps[0], steps[1:]
    while left:
        near = [each for each in left if each & shared]
        if not near:
            return False
        left = [each for each in left if not each & shared]
        shared = shared.union(*near)
    return True


@pytest.mark.parametrize(("most", "count"), [(1, 60), (3, 60), (10, 80), (40, 15)])
def test_graphs_are_valid_and_connected_and_as_large_as_asked(most, count):
    sizes = []
    for graph in graphs(count, most):
        validate_model(graph.model)
        assert connected(graph.model)
        sizes.append(len(graph.model.main.operations))
    assert max(sizes) == most
    assert np.mean(sizes) > 0.7 * most


def test_all_operations_and_types_and_ways_to_hand_a_value_come_up():
    operations: Counter[int] = Counter()
    types: Counter[int] = Counter()
    lifetimes: Counter[int] = Counter()
    readers: Counter[tuple[int, int]] = Counter()
    for graph in graphs(400, 10):
        main = graph.model.main
        operations.update(step.type for step in main.operations)
        types.update(operand.type for operand in main.operands)
        lifetimes.update(operand.lifetime for operand in main.operands)
        # A result that is also an output, one that two operations read, a constant or input that two read.
        for operand in main.operands:
            readers[operand.lifetime, min(operand.number_of_consumers, 2)] += 1
    assert set(operations) == set(OperationType) - {OperationType.OEM_OPERATION}
    assert {T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_INT32, T.TENSOR_BOOL8} <= set(types)
    assert set(types) >= QUANTISED
    assert set(lifetimes) >= set(OperandLifeTime) - {OperandLifeTime.CONSTANT_REFERENCE}
    L = OperandLifeTime
    for lifetime in (L.SUBGRAPH_OUTPUT, L.TEMPORARY_VARIABLE, L.SUBGRAPH_INPUT, L.CONSTANT_COPY):
        assert readers[lifetime, 2] > 10, lifetime.name
    assert readers[L.SUBGRAPH_OUTPUT, 0] > 100


def test_the_same_choices_give_the_same_graph():
    first = Choices.from_seed(5)
    graph = drawn_graph(first, 8)
    second = drawn_graph(Choices.from_list(first.sequence), 8)
    assert second.model == graph.model
    assert all(map(np.array_equal, second.inputs, graph.inputs))


def drawn_choices(seed, nodes):
    choices = Choices.from_seed(seed)
    drawn_graph(choices, nodes)
    return choices.sequence


def test_without_the_choices_of_its_last_operation_a_graph_lacks_that():
    # The last choices are the order, in which all numbers change, and the unknown extents: they are left as they are.
    choices = Choices.from_list([*drawn_choices(2, 6)[:-2], 0, 0])
    graph = drawn_graph(choices, 6)
    begin = max(begin for begin, _ in choices.parts)
    less = drawn_graph(Choices.from_list(choices.sequence[:begin]), 6)
    assert less.model.main.operations == graph.model.main.operations[:-1]


def test_no_choices_at_all_are_no_graph():
    assert draw_graph(Choices.from_list([]), PALETTE, 5) is None


@pytest.mark.parametrize("hal", [HalVersion.V1_0, HalVersion.V1_1, HalVersion.V1_2])
def test_graphs_of_a_version_have_operations_of_that_version(hal):
    palette = Palette.of(hal)
    assert 0 < len(palette) < len(PALETTE)
    newest = [required_version(graph.model, validate_model(graph.model)) for graph in graphs(30, 5, palette)]
    assert max(newest) == hal


@settings(max_examples=25, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(strategy_from(lambda choices: draw_graph(choices, PALETTE, 6)))
def test_graphs_of_hypothesis_are_valid(graph):
    if graph is not None:
        validate_model(graph.model)
        assert connected(graph.model)


@pytest.mark.parametrize("salt", range(4))
def test_graphs_of_arbitrary_bytes_are_valid(salt):
    data = np.random.default_rng(salt).bytes(400)
    graph = draw_graph(Choices.from_bytes(data), PALETTE, 10)
    if graph is not None:
        validate_model(graph.model)


def test_values_mean_something():
    """No infinities or NaN on the way; few quantised results mostly at the ends of their range."""
    oracle = open_oracle()
    refused = infinite = results = quantised = at_ends = 0
    for graph in graphs(60, 10):
        model = with_every_result_as_output(graph.model)
        try:
            result = oracle.answer(model, graph.inputs)
        except Unanswered:
            refused += 1
            continue
        for index, values in zip(model.main.output_indexes, result, strict=True):
            code = model.main.operands[index].type
            results += 1
            if values.dtype.kind == "f":
                infinite += not np.isfinite(values).all()
            elif code in QUANTISED and values.size:
                quantised += 1
                at_ends += np.isin(values, quantised_range(T(code))).mean() > 0.5
    oracle.close()
    assert refused <= 1
    assert infinite <= results / 200
    assert at_ends < 0.3 * quantised


@pytest.mark.parametrize("code", [T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM])
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_contents_lie_where_they_should(code, chosen):
    scale, zero_point = (0.1, 30) if code in QUANTISED else (0.0, 0)
    result = contents(chosen, code, (4, 5), (-2.0, 4.0), scale, zero_point).astype(np.float64)
    real = (result - zero_point) * scale if code in QUANTISED else result
    assert result.shape == (4, 5)
    assert real.min() >= -2.05
    assert real.max() <= 4.05
    assert len(np.unique(result)) > 3
