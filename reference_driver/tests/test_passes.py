"""Planted passes: each rewrites what it describes into a valid model, and leaves others alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnconform.harness.driver.fault import faults_of
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.reader import read_spec
from nnconform.reference_driver.faulty import open_device
from nnconform.reference_driver.rewriting.device import RewritingDevice

PASSES = list(faults_of("nnconform.reference_driver.faulty", "passes"))

CHAIN = """
x = Input("x", ("TENSOR_FLOAT32", [2, 2]))
a = Internal("a", ("TENSOR_FLOAT32", [2, 2]))
y = Output("y", ("TENSOR_FLOAT32", [2, 2]))
m = Model().Operation("ADD", x, x, {own}).To(a).Operation("RELU", a).To(y)
Example({{x: [1, -2, 3, -4], y: [0, 0, 0, 0]}})
"""


@pytest.fixture
def chain(tmp_path: Any) -> Any:
    def read(own: int) -> Case:
        path = tmp_path / "chain.mod.py"
        path.write_text(CHAIN.format(own=own))
        return read_spec(path)[0]

    return read


def device(name: str) -> RewritingDevice:
    opened = open_device(f"passes.{name}")
    assert isinstance(opened, RewritingDevice)
    return opened


def kinds(model: Model | None) -> list[int]:
    return [] if model is None else [step.type for step in model.main.operations]


def test_there_are_many_each_with_a_description() -> None:
    assert len(PASSES) >= 220
    for each in PASSES:
        assert each.description.endswith("."), each.name
        assert "passes." in each.name


def test_a_pass_applies_where_it_says(chain: Any) -> None:
    lost = device("fused_over_another")
    assert kinds(lost.rewritten(chain(3).model)) == [O.ADD]
    assert lost.rewritten(chain(0).model) is None
    assert lost.rewritten(chain(1).model) is None


def test_the_model_after_a_pass_means_something_else(chain: Any) -> None:
    case = chain(3)
    new = device("fused_over_another").rewritten(case.model)
    assert new is not None
    oracle = open_oracle()
    right, wrong = (oracle.ready(model)([np.array([[1, 7], [-3, 4]], np.float32)])[0] for model in (case.model, new))
    oracle.close()
    assert right.tolist() == [[2, 6], [0, 6]]
    assert wrong.tolist() == [[2, 14], [0, 8]]


def test_no_pass_changes_a_single_operation_on_inputs(tmp_path: Any) -> None:
    path = tmp_path / "one.mod.py"
    path.write_text("""
x = Input("x", ("TENSOR_FLOAT32", [2, 2]))
y = Output("y", ("TENSOR_FLOAT32", [2, 2]))
Model().Operation("TANH", x).To(y)
Example({x: [1, -2, 3, -4], y: [0, 0, 0, 0]})
""")
    model = read_spec(path)[0].model
    assert [each.name for each in PASSES if each.target.rewritten(model) is not None] == []


def test_a_pass_changes_all_that_it_finds(tmp_path: Any) -> None:
    """Each change takes an operation away: those behind it are looked at all the same."""
    path = tmp_path / "three.mod.py"
    path.write_text("""
x = Input("x", ("TENSOR_FLOAT32", [2, 2]))
axes = Parameter("axes", ("TENSOR_INT32", [1]), [0])
keep = BoolScalar("keep", False)
model = Model()
results = {}
for number in range(3):
    size = Internal(f"size{number}", ("TENSOR_FLOAT32", [2, 2]))
    largest = Output(f"y{number}", ("TENSOR_FLOAT32", [2]))
    model = model.Operation("ABS", x).To(size).Operation("REDUCE_MAX", size, axes, keep).To(largest)
    results[largest] = [3, 4]
Example({x: [1, -2, 3, -4], **results})
""")
    model = read_spec(path)[0].model
    assert kinds(model) == [O.ABS, O.REDUCE_MAX] * 3
    assert kinds(device("largest_size_as_largest").rewritten(model)) == [O.REDUCE_MAX] * 3
