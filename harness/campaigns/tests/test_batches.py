"""Tests of graphs in parts of their batch: what right drivers compute agrees, and what wrong ones do is named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from zlib import crc32

import numpy as np
import pytest

from nnconform.harness.campaigns.batches import InParts, in_parts
from nnconform.harness.campaigns.changed import right_with
from nnconform.harness.campaigns.graph_case import GraphCase, make_graph_case, run_graph
from nnconform.harness.campaigns.graphs import GraphRunner
from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import Assembly, DrawnGraph
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.generate.per_op import Undrawable, draw
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType, name_of
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.selftest.score import HAL
from nnconform.harness.validate.model import validate_model

RIGHT = f"inproc:reference_driver?{HAL}"
Values = Sequence[Array | None]


@pytest.fixture(scope="module")
def oracle() -> Iterator[Oracle]:
    with closing(open_oracle()) as device:
        yield device


def agree(oracle: Oracle, graph: DrawnGraph, values: Values, found: InParts) -> bool:
    """Return whether the parts' results are the parts of the results."""
    each = [oracle.compute(part.model).values(part.inputs) for part in found.parts]
    main = graph.model.main
    skipped = {main.output_indexes[place] for place in graph.unspecified}
    for index in (i for step in main.operations for i in step.outputs if i not in skipped):
        whole, parts = values[index], [value for part in each if (value := part[index]) is not None]
        assert whole is not None
        for got in [np.concatenate(parts)] if index in found.divided else parts:
            close = np.allclose(got.astype(np.float64), whole.astype(np.float64), rtol=1e-5, atol=1e-5, equal_nan=True)
            if got.shape != whole.shape or not close:
                return False
    return True


def test_definitions_are_right_about_every_signature(oracle: Oracle) -> None:
    """Where a definition lets a call be divided, the results of the parts are the parts of the results."""
    divided: set[str] = set()
    for op in TABLE.values():
        for number, signature in enumerate(op.signatures()):
            choices = Choices.from_seed(crc32(f"{op.code.name} {number}".encode()))
            try:
                drawn = draw(choices, op, signature.form, signature.row)
                graph = DrawnGraph(drawn.model, drawn.inputs)
                values = oracle.compute(graph.model).values(graph.inputs)
            except (Undrawable, Unanswered):
                continue
            if found := in_parts(graph, values):
                divided.add(op.code.name)
                assert agree(oracle, graph, values, found), (op.code.name, signature)
    assert len(divided) > 60
    whole = {op.code.name for op in TABLE.values() if op.random or op.unordered is not None}
    assert whole.isdisjoint(divided)
    assert divided.isdisjoint({"UNIDIRECTIONAL_SEQUENCE_LSTM", "PAD", "TILE", "SPACE_TO_BATCH_ND", "RESHAPE", "WHILE"})


def test_random_graphs_agree_with_their_parts(oracle: Oracle) -> None:
    with closing(Session(RIGHT)) as session:
        runner = GraphRunner(session, oracle, Palette.of(), 10)
        found = 0
        for number in range(30):
            graph = runner.drawn(runner.choices(9, number))
            if graph is None:
                continue
            try:
                values = oracle.compute(graph.model).values(graph.inputs)
            except Unanswered:
                continue
            parts = in_parts(graph, values)
            if parts is not None:
                found += 1
                assert agree(oracle, graph, values, parts), number
                for part in parts.parts:
                    validate_model(part.model)
    assert found >= 5


def of_rows(oracle: Oracle, count: int, code: O) -> GraphCase:
    return make_graph_case(rows_graph(count, code), oracle, "rows", "test")


def rows_graph(count: int, code: O) -> DrawnGraph:
    """Return a graph of an operation on ``count`` rows, and one before and behind it."""
    assembly = Assembly()
    s = Sketch(assembly, Choices.fast(3), T.TENSOR_FLOAT32)
    shape = (count, 4, 4, 2) if code is O.CONV_2D else (count, 3)
    data = s(O.TANH, s.input(*shape))
    if code is O.FULLY_CONNECTED:
        data = s(code, data, s.weights(4, 3), s.weights(4), 0)
    elif code is O.CONV_2D:
        data = s(code, data, s.weights(2, 3, 3, 2), s.weights(2), 1, 1, 1, 0)
    elif code is O.SOFTMAX:
        data = s(code, data, 1.0)
    else:
        data = s(code, data, s.input(*shape), 0)
    s(O.LOGISTIC, data)
    return assembly.finish([])


@pytest.mark.parametrize(
    ("fault", "count", "code", "named"),
    [
        ("dense_in_pairs", 5, O.FULLY_CONNECTED, ["in parts of 1 and 4", "row by row"]),
        ("windows_of_first_image", 3, O.CONV_2D, ["row by row"]),
        ("normalised_over_batch", 2, O.SOFTMAX, ["row by row"]),
    ],
)
def test_a_fault_of_many_rows_is_named_by_the_parts(
    fault: str, count: int, code: O, named: list[str], oracle: Oracle
) -> None:
    graph_case = of_rows(oracle, count, code)
    with closing(Session(f"inproc:reference_driver.faulty?fault=batches.{fault}&{HAL}")) as session:
        assert run_graph(session, graph_case).failed
        right = right_with(session, graph_case, oracle)
    name = name_of(OperationType, code)
    assert [says for says in right if "batch" in says] == [f"the batch of {count} {each}" for each in named]
    assert not any(name in says for says in right)


def test_what_hangs_on_all_rows_is_not_divided(oracle: Oracle) -> None:
    s = Sketch(assembly := Assembly(), Choices.fast(3), T.TENSOR_FLOAT32)
    s(O.SOFTMAX, s(O.TANH, s.input(3, 2)), 1.0, 0)
    graph = assembly.finish([])
    assert in_parts(graph, oracle.compute(graph.model).values(graph.inputs)) is None


def test_a_constant_of_as_many_rows_is_divided_too(oracle: Oracle) -> None:
    s = Sketch(assembly := Assembly(), Choices.fast(3), T.TENSOR_FLOAT32)
    s(O.ADD, s(O.MUL, s.input(3, 2), s.weights(3, 2), 0), s.weights(2), 0)
    graph = assembly.finish([])
    values = oracle.compute(graph.model).values(graph.inputs)
    found = in_parts(graph, values)
    assert found is not None
    assert found.says == "the batch of 3 in parts of 1 and 2"
    assert agree(oracle, graph, values, found)
    each = in_parts(graph, values, rows=True)
    assert each is not None
    assert (len(each.parts), each.says) == (3, "the batch of 3 row by row")
    assert agree(oracle, graph, values, each)


def test_a_constant_with_the_number_of_rows_keeps_a_graph_whole(oracle: Oracle) -> None:
    s = Sketch(assembly := Assembly(), Choices.fast(3), T.TENSOR_FLOAT32)
    image = s.input(2, 3, 3, 2)
    filters = s.weights(2, 2, 2, 2)
    s(O.TRANSPOSE_CONV_2D, image, filters, s.weights(2), (2, 3, 3, 2), 1, 1, 1, 0, False)
    graph = assembly.finish([])
    assert in_parts(graph, oracle.compute(graph.model).values(graph.inputs)) is None
