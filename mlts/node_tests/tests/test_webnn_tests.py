"""Which of WebNN's operator tests become cases, and that the reference driver passes those that do.

The tests are written here by hand, in the form of the Web Platform Tests.
"""

from __future__ import annotations

import json

import numpy as np
import pytest
from click.testing import CliRunner

pytest.importorskip("onnx", reason="not installed: pip install 'nnconform[onnx]'")
pytest.importorskip("pyjson5", reason="not installed: pip install 'nnconform[onnx]'")

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import FormatError
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.jsonl import read_jsonl
from nnconform.mlts.node_tests.command import command
from nnconform.mlts.node_tests.lowering import NotLowered, lowered
from nnconform.mlts.node_tests.node_test import NodeTest
from nnconform.mlts.node_tests.webnn_tests import read_webnn


def operand(data, shape=None, kind="float32", constant=False):
    array = np.array(data)
    shape = list(array.shape) if shape is None else shape
    described = {"data": array.ravel().tolist(), "descriptor": {"shape": shape, "dataType": kind}}
    return described | ({"constant": True} if constant else {})


def graph_of(inputs, operators, outputs):
    described = [{"name": name, "arguments": arguments, "outputs": results} for name, arguments, results in operators]
    return {"inputs": inputs, "operators": described, "expectedOutputs": outputs}


def one(name, inputs, expected, options=None, more=(), kind="float32"):
    """A test of one operator, whose inputs are fed under their names."""
    given = {place: each if isinstance(each, dict) else operand(each) for place, each in inputs.items()}
    arguments = [{place: place} for place in given] + list(more) + ([{"options": options}] if options else [])
    return graph_of(given, [(name, arguments, "output")], {"output": operand(expected, kind=kind)})


IMAGE = np.arange(1, 17, dtype=float).reshape(1, 1, 4, 4)
NHWC = IMAGE.transpose(0, 2, 3, 1)
BEFORE = {"beginningPadding": [1], "endingPadding": [0]}
WINDOW = {"windowDimensions": [2, 2], "strides": [2, 2]}
NHWC_CONV = {"inputLayout": "nhwc", "filterLayout": "ohwi", "bias": "bias", "padding": [1, 0, 1, 0]}
INTS = operand([1, 2], kind="int32")
ROWS = [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]
SCALES = {"scale": operand([0.5], constant=True), "zeroPoint": operand([3], kind="uint8", constant=True)}


def quantised(name, data, expected, kinds, parts=SCALES):
    given = {"input": operand(data, kind=kinds[0]), **parts}
    arguments = [{"input": "input"}, {"scale": "scale", "zeroPoint": "zeroPoint"}]
    return graph_of(given, [(name, arguments, "output")], {"output": operand(expected, kind=kinds[1])})


CASES = {
    "abs": one("abs", {"input": [-1.5, 2]}, [1.5, 2]),
    "add": one("add", {"inputA": ROWS, "inputB": [[10.0, 20, 30]]}, [[11, 22, 33], [14, 25, 36]]),
    "integers": one("add", {"a": INTS, "b": INTS}, [2, 4], kind="int32"),
    "linear": one("linear", {"input": [1.0, 2]}, [3, 5], {"alpha": 2, "beta": 1}),
    "clamp": one("clamp", {"input": [-5.0, 0.5, 9]}, [0, 0.5, 6], {"minValue": 0, "maxValue": 6}),
    "clamp of a relu": graph_of(
        {"input": operand([-5.0, 0.5, 9])},
        [("relu", [{"input": "input"}], "x"), ("clamp", [{"input": "x"}, {"options": {"maxValue": 6}}], "output")],
        {"output": operand([0.0, 0.5, 6])},
    ),
    "softmax": one("softmax", {"input": [[0.0, 0.0]]}, [[0.5, 0.5]], more=[{"axis": 1}]),
    "elu": one("elu", {"input": [1.0, -1]}, [1, 2 * np.expm1(-1.0)], {"alpha": 2}),
    "equal": one("equal", {"a": [1.0, 2], "b": [1.0, 3]}, [1, 0], kind="uint8"),
    "notEqual": one("notEqual", {"a": [1.0, 2], "b": [1.0, 3]}, [0, 1], kind="uint8"),
    "logicalNot": one("logicalNot", {"input": operand([0, 1], kind="uint8")}, [1, 0], kind="uint8"),
    "where": one(
        "where",
        {"condition": operand([1, 0], kind="uint8"), "trueValue": [1.0, 2], "falseValue": [3.0, 4]},
        [1, 4],
    ),
    "where of a comparison": graph_of(
        {"a": operand([1.0, 5]), "b": operand([2.0, 3])},
        [
            ("greater", [{"a": "a"}, {"b": "b"}], "more"),
            ("where", [{"condition": "more"}, {"trueValue": "a"}, {"falseValue": "b"}], "output"),
        ],
        {"output": operand([2.0, 5])},
    ),
    "matmul": one("matmul", {"a": [[1.0, 2], [3, 4]], "b": [[1.0, 1], [0, 1]]}, [[1, 3], [3, 7]]),
    "gemm": one(
        "gemm",
        {"a": [[1.0, 2]], "b": operand([[3.0, 4]], constant=True), "c": operand([5.0], constant=True)},
        [[16]],
        {"bTranspose": True},
    ),
    "reduceMean": one("reduceMean", {"input": ROWS}, [2, 5], {"axes": [1]}),
    "reduceSum kept": one("reduceSum", {"input": ROWS}, [[21]], {"keepDimensions": True}),
    "reduceMax of no axes": one("reduceMax", {"input": ROWS}, ROWS, {"axes": []}),
    "argMax": one("argMax", {"input": ROWS}, [2, 2], more=[{"axis": 1}], kind="int32"),
    "concat": graph_of(
        {"a": operand([1.0, 2]), "b": operand([3.0])},
        [("concat", [{"inputs": ["a", "b"]}, {"axis": 0}], "output")],
        {"output": operand([1.0, 2, 3])},
    ),
    "split": graph_of(
        {"input": operand([1.0, 2, 3, 4])},
        [("split", [{"input": "input"}, {"splits": 2}], ["first", "second"])],
        {"first": operand([1.0, 2]), "second": operand([3.0, 4])},
    ),
    "split unevenly": graph_of(
        {"input": operand(ROWS)},
        [("split", [{"input": "input"}, {"splits": [1, 2]}, {"options": {"axis": 1}}], ["first", "second"])],
        {"first": operand([[1.0], [4]]), "second": operand([[2.0, 3], [5, 6]])},
    ),
    "slice": one("slice", {"input": ROWS}, [[5, 6]], more=[{"starts": [1, 1]}, {"sizes": [1, 2]}]),
    "slice of every second": one(
        "slice", {"input": [1.0, 2, 3, 4, 5]}, [1, 3, 5], {"strides": [2]}, [{"starts": [0]}, {"sizes": [5]}]
    ),
    "reverse": one("reverse", {"input": ROWS}, [[3, 2, 1], [6, 5, 4]], {"axes": [1]}),
    "transpose": one("transpose", {"input": ROWS}, [[1, 4], [2, 5], [3, 6]]),
    "transpose of images": one("transpose", {"input": IMAGE}, NHWC, {"permutation": [0, 2, 3, 1]}),
    "reshape": one("reshape", {"input": ROWS}, [1, 2, 3, 4, 5, 6], more=[{"newShape": [6]}]),
    "expand": one("expand", {"input": [[1.0], [2]]}, [[1, 1], [2, 2]], more=[{"newShape": [2, 2]}]),
    "tile": one("tile", {"input": [1.0, 2]}, [1, 2, 1, 2], more=[{"repetitions": [2]}]),
    "pad": one(
        "pad", {"input": [1.0, 2]}, [7, 1, 2, 7, 7], {"value": 7}, [{"beginningPadding": [1]}, {"endingPadding": [2]}]
    ),
    "pad by reflection": one(
        "pad", {"input": [1.0, 2]}, [2, 1, 2], {"mode": "reflection"}, [BEFORE]
    ),
    "gather": one("gather", {"input": ROWS, "indices": operand([2, 0], kind="uint32")}, [[3, 1], [6, 4]], {"axis": 1}),
    "cast": one("cast", {"input": operand([1, -2], kind="int32")}, [1, -2], more=[{"type": "float32"}]),
    "conv2d": one(
        "conv2d",
        {"input": IMAGE, "filter": operand(np.ones((1, 1, 2, 2)), constant=True)},
        [[[[14, 22], [46, 54]]]],
        {"strides": [2, 2]},
    ),
    "conv2d of nhwc": graph_of(
        {
            "input": operand(NHWC),
            "filter": operand(np.ones((1, 2, 2, 1)), constant=True),
            "bias": operand([1.0], constant=True),
        },
        [
            (
                "conv2d",
                [
                    {"input": "input"},
                    {"filter": "filter"},
                    {"options": NHWC_CONV},
                ],
                "output",
            )
        ],
        {
            "output": operand(
                np.array([[2, 4, 6, 8], [7, 15, 19, 23], [15, 31, 35, 39], [23, 47, 51, 55]], float).reshape(1, 4, 4, 1)
            )
        },
    ),
    "convTranspose2d": one(
        "convTranspose2d",
        {"input": [[[[1.0, 2]]]], "filter": operand(np.ones((1, 1, 1, 2)), constant=True)},
        [[[[1, 1, 2, 2]]]],
        {"strides": [1, 2]},
    ),
    "averagePool2d": one(
        "averagePool2d", {"input": IMAGE}, [[[[3.5, 5.5], [11.5, 13.5]]]], WINDOW
    ),
    "averagePool2d of all": one("averagePool2d", {"input": IMAGE}, [[[[8.5]]]]),
    "maxPool2d of nhwc": one(
        "maxPool2d",
        {"input": NHWC},
        np.array([[6.0, 8], [14, 16]]).reshape(1, 2, 2, 1),
        {"layout": "nhwc", "windowDimensions": [2, 2], "strides": [2, 2], "outputSizes": [2, 2]},
    ),
    "resample2d": one(
        "resample2d", {"input": [[[[1.0, 3]]]]}, [[[[1, 1.5, 2.5, 3]]]], {"mode": "linear", "sizes": [1, 4]}
    ),
    "instanceNormalization": one(
        "instanceNormalization", {"input": [[[[0.0, 2], [4, 6]]]]}, [[[[-1, -1 / 3], [1 / 3, 1]]]], {"epsilon": 4}
    ),
    "quantizeLinear": quantised("quantizeLinear", [0.0, 1, 200], [3, 5, 255], ("float32", "uint8")),
    "dequantizeLinear": quantised("dequantizeLinear", [3, 5, 255], [0.0, 1, 126], ("uint8", "float32")),
}  # fmt: skip


@pytest.fixture(scope="module")
def session():
    session = Session("inproc:reference_driver?hal=aidl4")
    yield session
    session.close()


def written(folder, *graphs, text=None):
    """The tests of a folder with one file."""
    tests = [{"name": f"it is {number}", "graph": graph} for number, graph in enumerate(graphs)]
    content = f"'use strict';\n\nconst itTests = {json.dumps(tests)};\n\nwebnn_conformance_test(itTests, run);\n"
    (folder / "it.https.any.js").write_text(content if text is None else text)
    return list(read_webnn(folder))


@pytest.mark.parametrize("name", CASES)
def test_a_test_is_a_case(tmp_path, session, name):
    (test,) = written(tmp_path, CASES[name])
    case = lowered(test)
    assert (case.name, case.source) == ("webnn_it_is_0", "WebNN conformance tests, it.https.any.js")
    outcome = run_case(session, case)
    assert outcome.verdict is Verdict.PASSED, outcome


@pytest.mark.parametrize("name", CASES)
def test_another_result_fails(tmp_path, session, name):
    """No case passes whatever a driver computes."""
    (test,) = written(tmp_path, CASES[name])
    outputs = [~each if each.dtype == bool else (each + 2).astype(each.dtype) for each in test.outputs]
    case = lowered(NodeTest(test.name, test.model, test.inputs, outputs, test.source))
    assert run_case(session, case).verdict is Verdict.WRONG


@pytest.mark.parametrize(
    ("graph", "reason"),
    [
        (one("gelu", {"input": [1.0]}, [0.84]), "gelu, which has no equal in ONNX here"),
        (one("neg", {"input": operand([1], kind="int4")}, [1]), "elements of int4"),
        (one("softplus", {"input": [1.0]}, [1.3], {"steepness": 2}), "an operator with options that are not known"),
        (
            one("logicalNot", {"input": operand([0, 7], kind="uint8")}, [1, 0], kind="uint8"),
            "truth values other than 0",
        ),
        (one("pad", {"input": [1.0]}, [1], {"mode": "symmetric"}), "pad in mode symmetric"),
        (one("resample2d", {"input": IMAGE}, IMAGE), "resample2d of the nearest"),
        (one("batchNormalization", {"input": IMAGE}, IMAGE, {"axis": 3}), "along another axis than the second"),
        (
            one("maxPool2d", {"input": IMAGE}, [[[[1]]]], {"windowDimensions": [2, 2], "outputSizes": [9, 9]}),
            "sizes of the output that are rounded down in one direction",
        ),
        (
            one("convTranspose2d", {"input": IMAGE, "filter": IMAGE}, IMAGE, {"outputSizes": [9, 9]}),
            "convTranspose2d with sizes of the output",
        ),
        (
            quantised(
                "dequantizeLinear",
                [[3, 5], [7, 9]],
                [[0.0, 1], [2, 3]],
                ("uint8", "float32"),
                {"scale": operand([[1.0, 2], [3, 4]]), "zeroPoint": operand([[0, 0], [0, 0]], kind="uint8")},
            ),
            "scales for blocks",
        ),
        ({"inputs": {}, "operators": [{"name": "relu"}], "expectedOutputs": {}}, "no graph of WebNN's tests: KeyError"),
        (
            graph_of(
                {"input": operand([1, 0]), "x": operand([1])},
                [("relu", [{"input": "x"}], "y"), ("gather", [{"input": "input"}, {"indices": "y"}], "output")],
                {"output": operand([0])},
            ),
            "y, which is computed, where a value is wanted",
        ),
    ],
)
def test_why_a_test_is_no_case(tmp_path, graph, reason):
    (test,) = written(tmp_path, graph)
    with pytest.raises(NotLowered, match=reason):
        lowered(test)


def test_what_the_form_of_javascript_has(tmp_path):
    (test,) = written(
        tmp_path,
        text="""
        // META: title=it
const before = [1, 2].map(each => each + 1);
const itTests = [
  {
    name: 'a name ' +
        'in parts', // said here
    'graph': {
      inputs: {x: {data: [1n, -2n,], descriptor: {shape: [2], dataType: 'int32'}}},
      operators: [{name: 'neg', arguments: [{input: 'x'}], outputs: 'y'}],
      expectedOutputs: {y: {'data': [-1, 2], descriptor: {shape: [2], 'dataType': "int32"}}},
    },
  },
];
const others = [];
for (const kind of ['float32']) { others.push(kind); }
const computed = [{name: 'it', graph: make(1)}];
webnn_conformance_test(itTests, buildAndExecuteGraph, getPrecisionTolerance);
""",
    )[:1]
    assert test.name == "webnn_a_name_in_parts"
    np.testing.assert_array_equal(test.inputs[0], [1, -2])
    computed = list(read_webnn(tmp_path))[-1]
    assert computed.name == "webnn_it_computed"
    with pytest.raises(NotLowered, match="an array that is no literal of JSON5"):
        lowered(computed)


def test_one_number_stands_for_all(tmp_path):
    (test,) = written(
        tmp_path, one("abs", {"input": {"data": 7, "descriptor": {"shape": [2], "dataType": "float32"}}}, [7, 7])
    )
    np.testing.assert_array_equal(test.inputs[0], [7, 7])


def test_no_javascript_is_run_or_read_beyond_its_literals(tmp_path):
    (tmp_path / "it.https.any.js").write_bytes(b"\xff")
    with pytest.raises(FormatError, match="no UTF-8 at byte 0"):
        list(read_webnn(tmp_path))


def test_a_folder_becomes_a_file_of_cases(tmp_path, session):
    written(tmp_path, CASES["abs"], one("gelu", {"input": [1.0]}, [0.84]))
    output = tmp_path / "cases.jsonl"
    result = CliRunner().invoke(command, [str(tmp_path), "-o", str(output)], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    assert f"wrote {output}: 1 cases of 2 tests, 1 operations" in result.output
    (case,) = read_jsonl(output)
    assert run_case(session, case).verdict is Verdict.PASSED
