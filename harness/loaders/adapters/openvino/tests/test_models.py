"""Whole models on ``openvino:``: subgraphs, unknown extents, inputs left out, reasons, several executions."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from nnconform.harness.loaders.adapters.onnx.package import onnx
from nnconform.harness.loaders.adapters.onnx.write import IR_VERSION, OPSET, Trace
from nnconform.harness.loaders.adapters.openvino.device import OpenvinoDevice
from nnconform.harness.loaders.adapters.openvino.options import OpenVinoOptions, parse_options
from nnconform.harness.loaders.adapters.openvino.session import OpenVinoSession
from nnconform.harness.loaders.adapters.runtime import FileRefused
from nnconform.harness.loaders.adapters.tests.flows import NUMBER, floats, graph_of, while_model
from nnconform.harness.loaders.adapters.tests.models import case_of, fed, outcome_of
from nnconform.harness.loaders.adapters.tests.onnx_models import (
    REFUSED,
    an_input_left_out,
    operations_beside_a_refused_one,
)
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

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


def test_an_optional_input_may_be_left_out():
    an_input_left_out(ADDRESS, also_given=False)


ALL_REFUSED = {
    **REFUSED,
    "OpenVINO": (
        (O.SQUEEZE, [fed(F32, [[5.0]]), fed(I32, [0, 1])], [fed(F32, [5.0])]),
        "SQUEEZE: OpenVINO refuses it: Unexpected: CPU plug-in doesn't support Squeeze operation with dynamic rank.",
    ),
}


@pytest.mark.parametrize("name", ALL_REFUSED)
def test_reason(name):
    operation, wanted = ALL_REFUSED[name]
    case = case_of(*operation)
    (reason,) = reasons_of(case.model)
    assert reason.startswith(wanted)
    assert outcome_of(case, ADDRESS).verdict == Verdict.UNSUPPORTED


def file_of(*nodes, outputs="c"):
    """Return an ONNX model of booleans ``a`` and the outputs of the nodes."""
    helper, boolean = onnx().helper, onnx().TensorProto.BOOL
    inputs, results = (
        [helper.make_tensor_value_info(name, boolean, [1]) for name in names] for names in ("a", outputs)
    )
    graph = helper.make_graph(list(nodes), "booleans", inputs, results)
    opsets = [helper.make_opsetid("", OPSET)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=IR_VERSION).SerializeToString()


def refusal(content, owners):
    with pytest.raises(FileRefused) as caught:
        OpenVinoSession(content, parse_options("CPU"), Trace(("a",), owners))
    return caught.value


def test_what_the_runtime_refuses_is_blamed_on_the_operation():
    """OpenVINO does not add booleans."""
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
    with pytest.raises(FileRefused) as caught:
        OpenVinoSession(content, OpenVinoOptions("GPU.7"), Trace(("a",), {"node1": 1}))
    assert caught.value.owners == frozenset()


def test_the_operations_beside_a_refused_one_are_supported():
    operations_beside_a_refused_one(ADDRESS)
