"""Whole models on ``openvino:``: subgraphs, unknown extents, inputs left out, reasons, several executions."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec

import numpy as np
import pytest

from harness.loaders.adapters.onnx.package import onnx
from harness.loaders.adapters.onnx.write import IR_VERSION, OPSET, Trace
from harness.loaders.adapters.openvino.device import OpenvinoDevice
from harness.loaders.adapters.openvino.options import Options, parse_options
from harness.loaders.adapters.openvino.session import Session
from harness.loaders.adapters.tests.flows import NONE, NUMBER, VALUES, execute, floats, graph_of, prepare, while_model
from harness.loaders.adapters.tests.models import case_of, const, fed, outcome_of
from harness.loaders.adapters.trial import Refused
from harness.loaders.registry import load
from harness.model.codes import ErrorStatus
from harness.model.codes import OperandType as T
from harness.model.codes import OperationType as O
from harness.model.graph import Model, Operand
from harness.results.verdict import Verdict
from harness.spec.case import Case

pytestmark = pytest.mark.skipif(
    not (find_spec("onnx") and find_spec("openvino")), reason="not installed: pip install 'nnconform[openvino]'"
)

F32, I32 = T.TENSOR_FLOAT32, T.TENSOR_INT32
ADDRESS = "openvino:CPU"


def reasons_of(model):
    return OpenvinoDevice(parse_options("CPU")).reasons(model)


@pytest.mark.parametrize(("start", "wanted"), [(1, 13), (11, 11)])
def test_control_flow(start, wanted):
    outcome = outcome_of(Case("flow", while_model(), floats(start, 4), floats(wanted), "worked by hand"), ADDRESS)
    assert outcome.verdict == Verdict.PASSED, outcome.message


def test_an_input_that_nothing_uses():
    """OpenVINO drops it."""
    main = graph_of((NUMBER, NUMBER, NUMBER), ((O.NEG, (1,), (2,)),), (0, 1), (2,))
    outcome = outcome_of(Case("unused", Model(main), floats(3, 4), floats(-4), "worked by hand"), ADDRESS)
    assert outcome.verdict == Verdict.PASSED, outcome.message


def unknown(case, *dimensions):
    """The model of a case with these extents for each of its operands."""
    pairs = zip(case.model.main.operands, dimensions, strict=True)
    operands = tuple(replace(operand, dimensions=each) for operand, each in pairs)
    return replace(case.model, main=replace(case.model.main, operands=operands))


def test_unknown_extents_are_those_of_each_request():
    case = case_of(O.RELU, [fed(F32, [[1.0, -1.0]])], [fed(F32, [[1.0, 0.0]])])
    prepared = prepare(unknown(case, (0, 2), (0, 2)), ADDRESS)
    for rows in (1, 3, 2):
        image = np.full((rows, 2), [-1, rows], np.float32)
        np.testing.assert_array_equal(execute(prepared, [image], image.nbytes), np.maximum(image, 0))


def test_an_optional_input_may_be_left_out():
    case = case_of(O.SQUEEZE, [fed(F32, [[1.0, 2.0]]), fed(I32, [0])], [fed(F32, [1.0, 2.0])])
    prepared = prepare(unknown(case, (1, 2), (0,), (2,)), ADDRESS)
    image = np.array([[1, 2]], np.float32)
    assert execute(prepared, [image, None], image.nbytes).shape == (2,)


REFUSED = {
    "no operator": (
        (
            O.LSH_PROJECTION,
            [const(F32, [[0.5]]), fed(F32, [1.0]), fed(F32, [1.0]), const(T.INT32, 2)],
            [fed(I32, [1])],
        ),
        "LSH_PROJECTION: ONNX has no operator that hashes",
    ),
    "attribute": (
        (O.GATHER, [fed(F32, [1.0]), fed(T.INT32, 0), fed(I32, [0])], [fed(F32, [1.0])]),
        "GATHER: axis must be known when the model is prepared",
    ),
    "OpenVINO": (
        (O.SQUEEZE, [fed(F32, [[5.0]]), fed(I32, [0, 1])], [fed(F32, [5.0])]),
        "SQUEEZE: OpenVINO refuses it: Unexpected: CPU plug-in doesn't support Squeeze operation with dynamic rank.",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_reason(name):
    operation, wanted = REFUSED[name]
    case = case_of(*operation)
    (reason,) = reasons_of(case.model)
    assert reason.startswith(wanted)
    assert outcome_of(case, ADDRESS).verdict == Verdict.UNSUPPORTED


def file_of(*nodes, outputs="c"):
    """An ONNX model of booleans ``a`` and whatever the nodes make of them."""
    helper, boolean = onnx().helper, onnx().TensorProto.BOOL
    inputs, results = (
        [helper.make_tensor_value_info(name, boolean, [1]) for name in names] for names in ("a", outputs)
    )
    graph = helper.make_graph(list(nodes), "booleans", inputs, results)
    opsets = [helper.make_opsetid("", OPSET)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=IR_VERSION).SerializeToString()


def refusal(content, owners):
    with pytest.raises(Refused) as caught:
        Session(content, parse_options("CPU"), Trace(("a",), owners))
    return caught.value


def test_what_the_runtime_refuses_is_blamed_on_the_operation():
    """No booleans are added."""
    node = onnx().helper.make_node
    error = refusal(file_of(node("Not", ["a"], ["b"], "node1"), node("Add", ["a", "b"], ["c"], "node2")), {"node2": 4})
    assert error.owners == {4}
    assert "does not support inputs with element type: boolean" in str(error)
    assert ".cpp" not in str(error)


def test_an_operator_that_the_runtime_lacks_is_blamed_on_each_operation_that_has_it():
    node = onnx().helper.make_node
    branches = {
        name: onnx().helper.make_graph(
            [node("Unheard", ["a"], [f"{name}_b"], f"node{number}")],
            name,
            [],
            [onnx().helper.make_tensor_value_info(f"{name}_b", onnx().TensorProto.BOOL, [1])],
        )
        for number, name in ((3, "then_branch"), (4, "else_branch"))
    }
    nodes = [node("Unheard", ["a"], ["b"], "node1"), node("If", ["a"], ["c"], "node2", **branches)]
    error = refusal(file_of(*nodes), {f"node{number}": number for number in (1, 2, 3, 4)})
    assert error.owners == {1, 3, 4}
    assert "No conversion rule found for operations: Unheard" in str(error)


def test_a_refusal_of_a_plugin_names_nobody():
    content = file_of(onnx().helper.make_node("Not", ["a"], ["c"], "node1"))
    with pytest.raises(Refused) as caught:
        Session(content, Options("GPU.7"), Trace(("a",), {"node1": 1}))
    assert caught.value.owners == frozenset()


def test_the_operations_beside_a_refused_one_are_supported():
    main = graph_of(
        (Operand(F32, (2, 2)), Operand(I32, (2,)), Operand(F32, (2, 2)), NONE, Operand(F32, (2, 2))),
        ((O.TRANSPOSE, (0, 1), (2,)), (O.ADD, (2, 0, 3), (4,))),
        (0, 1),
        (4,),
    )
    status, supported = load(ADDRESS).supported_operations(Model(main, operand_values=VALUES))
    assert (status, supported) == (ErrorStatus.NONE, (False, True))
