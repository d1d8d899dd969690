"""Which node tests of ONNX become cases, and that the reference driver passes those that do."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from click.testing import CliRunner

onnx = pytest.importorskip("onnx", reason="not installed: pip install 'nnconform[onnx]'")

from nnconform.harness.conformance.run_case import run_case  # noqa: E402
from nnconform.harness.execution.session import Session  # noqa: E402
from nnconform.harness.loaders.adapters.onnx import package  # noqa: E402
from nnconform.harness.model.errors import FormatError, UsageError  # noqa: E402
from nnconform.harness.results.verdict import Verdict  # noqa: E402
from nnconform.harness.spec.jsonl import read_jsonl  # noqa: E402
from nnconform.mlts.node_tests.command import command  # noqa: E402
from nnconform.mlts.node_tests.lowering import NotLowered, lowered  # noqa: E402
from nnconform.mlts.node_tests.node_test import NodeTest  # noqa: E402
from nnconform.mlts.node_tests.onnx_tests import read_folder, read_package  # noqa: E402

CODES = {"float32": "FLOAT", "int64": "INT64", "int32": "INT32", "bool": "BOOL", "uint8": "UINT8", "float64": "DOUBLE"}


def described(name, value):
    array = np.asarray(value)
    return onnx.helper.make_tensor_value_info(name, getattr(onnx.TensorProto, CODES[array.dtype.name]), array.shape)


def node_test(operator, inputs, outputs, opset=17, name="onnx_it", **attributes):
    """A test of one node."""
    places = [f"x{number}" for number in range(len(inputs))]
    results = [f"y{number}" for number in range(len(outputs))]
    node = onnx.helper.make_node(operator, places, results, **attributes)
    ends = [[described(*each) for each in zip(*both, strict=True)] for both in ((places, inputs), (results, outputs))]
    graph = onnx.helper.make_graph([node], "it", *ends)
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", opset)], ir_version=8)
    return NodeTest(name, model, inputs, outputs, "ONNX node tests, by hand")


def ints(*numbers):
    return np.array(numbers, np.int64)


def reals(*numbers):
    return np.array(numbers, np.float32)


CASES = {
    "plain": (node_test("Neg", [reals(1, -2)], [reals(-1, 2)]), 1),
    "scalar": (node_test("Abs", [np.float32(-2)], [np.float32(2)]), 1),
    "shape": (node_test("Reshape", [reals(1, 2), ints(2, 1)], [reals([1], [2])]), 2),
    # Axes that are fed are constants of the HAL.
    "axes": (node_test("ReduceSum", [reals([1, 2]), ints(1)], [reals([3])]), 1),
    # Indexes are data; those that count from the end are not, for the HAL.
    "indexes": (node_test("Gather", [reals(5, 6, 7), ints(2, 0)], [reals(7, 5)]), 2),
    "indexes from the end": (node_test("Gather", [reals(5, 6, 7), ints(-1, 0)], [reals(7, 5)]), 1),
    "integers": (node_test("Add", [ints(-1, 2), ints(3, 5)], [ints(2, 7)]), 2),
    "result of INT64": (node_test("ArgMax", [reals([3, 7, 5])], [ints(1)], axis=1, keepdims=0), 1),
    "weights": (node_test("Gemm", [reals([1, 2]), reals([3], [4]), reals(5)], [reals([16])]), 1),
    "truth": (node_test("Not", [np.array([True, False])], [np.array([False, True])]), 1),
    "old opset": (node_test("Relu", [reals(-1, 2)], [reals(0, 2)], opset=9), 1),
}


@pytest.fixture(scope="module")
def session():
    session = Session("inproc:reference_driver?hal=aidl4")
    yield session
    session.close()


@pytest.mark.parametrize("name", CASES)
def test_a_test_is_a_case(session, name):
    test, inputs = CASES[name]
    case = lowered(test)
    assert (case.name, case.source, len(case.inputs)) == ("onnx_it", "ONNX node tests, by hand", inputs)
    outcome = run_case(session, case)
    assert outcome.verdict is Verdict.PASSED, outcome


@pytest.mark.parametrize("name", CASES)
def test_another_result_fails(session, name):
    """No case passes whatever a driver computes."""
    test, _ = CASES[name]
    outputs = [~each if each.dtype == bool else (each + 1).astype(each.dtype) for each in test.outputs]
    case = lowered(NodeTest(test.name, test.model, test.inputs, outputs, test.source))
    assert run_case(session, case).verdict is Verdict.WRONG


@pytest.mark.parametrize(
    ("test", "reason"),
    [
        (node_test("Erf", [reals(1)], [reals(0.84)]), r"node 0 \(Erf\): not convertible"),
        (
            node_test("Neg", [np.array([1], np.float64)], [np.array([-1], np.float64)]),
            "type float64 is not convertible",
        ),
        (node_test("Log", [reals(0)], [reals(-np.inf)]), "the HAL leaves it open: a result beyond the range"),
        (node_test("Neg", [ints(2**40)], [ints(-(2**40))]), "numbers that TENSOR_INT32 does not hold"),
        (
            node_test("Div", [np.array([-3], np.int32), np.array([2], np.int32)], [np.array([-1], np.int32)]),
            "rounds quotients towards zero",
        ),
        (NodeTest("it", None, [[reals(1)]], [reals(1)], ""), "a sequence or an optional value"),
    ],
)
def test_why_a_test_is_no_case(test, reason):
    with pytest.raises(NotLowered, match=reason):
        lowered(test)


def test_inputs_of_another_number():
    test = node_test("Neg", [reals(1)], [reals(-1)])
    with pytest.raises(NotLowered, match="2 values for 1 inputs"):
        lowered(NodeTest("it", test.model, [reals(1), reals(2)], test.outputs, ""))
    with pytest.raises(NotLowered, match="0 values for 1 operands"):
        lowered(NodeTest("it", test.model, test.inputs, [], ""))


def written(place, test, sets=1):
    """Write a test in the form of ONNX's folders."""
    place.mkdir(parents=True)
    (place / "model.onnx").write_bytes(test.model.SerializeToString())
    for number in range(sets):
        data = place / f"test_data_set_{number}"
        data.mkdir()
        for kind, values in (("input", test.inputs), ("output", test.outputs)):
            for position, value in enumerate(values):
                content = onnx.numpy_helper.from_array(np.asarray(value)).SerializeToString()
                (data / f"{kind}_{position}.pb").write_bytes(content)


def run(*arguments):
    result = CliRunner().invoke(command, [*map(str, arguments)], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_folder_becomes_a_file_of_cases(tmp_path, session):
    folder, output = tmp_path / "node", tmp_path / "cases.jsonl"
    # Eleven inputs: the tenth comes after the ninth, not after the first.
    numbers = [reals(number) for number in range(11)]
    written(folder / "test_concat", node_test("Concat", numbers, [reals(*range(11))], axis=0))
    written(folder / "test_neg", node_test("Neg", [reals(2)], [reals(-2)]), sets=2)
    written(folder / "test_erf", node_test("Erf", [reals(1)], [reals(0.84)]))
    printed = run(folder, "-o", output)
    assert f"wrote {output}: 3 cases of 4 tests, 2 operations" in printed
    assert "     1 node 0 (Erf): not convertible\n" in printed
    assert (tmp_path / "cases.jsonl.skipped.txt").read_text().startswith("onnx_erf: node 0 (Erf): not convertible; ")
    cases = list(read_jsonl(output))
    assert [case.name for case in cases] == ["onnx_concat", "onnx_neg_0", "onnx_neg_1"]
    assert {case.source for case in cases} == {"ONNX node tests, node"}
    assert {run_case(session, case).verdict for case in cases} == {Verdict.PASSED}


def test_the_installed_package(monkeypatch):
    """Its own tests take a minute to compute: these stand for them."""
    test = node_test("Neg", [reals(2)], [reals(-2)])
    tensor = onnx.numpy_helper.from_array(reals(2))
    given = SimpleNamespace(name="test_neg", model=test.model, data_sets=[([tensor], test.outputs)])
    optional = package.optional

    def instead(name, extra):
        if name != "onnx.backend.test.case.node":
            return optional(name, extra)
        return SimpleNamespace(collect_testcases=lambda operator: [given])

    monkeypatch.setattr(package, "optional", instead)
    (read,) = read_package()
    assert (read.name, read.source) == ("onnx_neg", f"ONNX node tests, onnx {onnx.__version__}")
    np.testing.assert_array_equal(read.inputs[0], reals(2))


def test_a_folder_without_tests(tmp_path):
    with pytest.raises(FormatError, match=r"no model\.onnx below it"):
        list(read_folder(tmp_path))


@pytest.mark.parametrize("name", ["model.onnx", "test_data_set_0/output_0.pb"])
def test_a_broken_file(tmp_path, name):
    written(tmp_path / "test_neg", node_test("Neg", [reals(2)], [reals(-2)]))
    (tmp_path / "test_neg" / name).write_bytes(b"\xff\xff\xff")
    with pytest.raises(FormatError, match=f"{Path(name).name}: no (Model|Tensor)Proto of ONNX"):
        list(read_folder(tmp_path))


def test_two_tests_of_one_name(tmp_path):
    for parent in ("a", "b"):
        written(tmp_path / parent / "test_neg", node_test("Neg", [reals(2)], [reals(-2)]))
    run(tmp_path / "a", tmp_path / "b", "-o", tmp_path / "cases.jsonl")
    names = [case.name for case in read_jsonl(tmp_path / "cases.jsonl")]
    assert names == ["onnx_neg", "onnx_neg_again_2"]


def test_an_output_of_another_form(tmp_path):
    with pytest.raises(UsageError, match=r"wanted a file \*\.jsonl"):
        CliRunner().invoke(command, [str(tmp_path), "-o", "cases.txt"], catch_exceptions=False)
