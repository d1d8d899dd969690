"""Whole models on ``onnxruntime:``: subgraphs, unknown extents, inputs left out, reasons, several executions."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.loaders.adapters.onnx.write import IR_VERSION, OPSET, Trace, to_onnx
from nnconform.harness.loaders.adapters.onnxruntime.device import OnnxRuntimeDevice
from nnconform.harness.loaders.adapters.onnxruntime.options import OnnxRuntimeOptions
from nnconform.harness.loaders.adapters.onnxruntime.session import OnnxRuntimeSession
from nnconform.harness.loaders.adapters.runtime import FileRefused
from nnconform.harness.loaders.adapters.tests.flows import (
    VALUES,
    arithmetic,
    constant,
    execute,
    floats,
    graph_of,
    if_model,
    loop_in_a_loop_model,
    prepare,
    while_model,
)
from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed, outcome_of
from nnconform.harness.loaders.adapters.tests.onnx_models import (
    REFUSED,
    an_input_left_out,
    operations_beside_a_refused_one,
    unknown,
)
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

onnx = pytest.importorskip("onnx", reason="not installed: pip install 'nnconform[onnx]'")
pytest.importorskip("onnxruntime", reason="not installed: pip install 'nnconform[onnx]'")

F32, I32, S8 = T.TENSOR_FLOAT32, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM_SIGNED
ADDRESS = "onnxruntime:CPUExecutionProvider"


def reasons_of(model):
    return OnnxRuntimeDevice(OnnxRuntimeOptions("CPUExecutionProvider")).reasons(model)


@pytest.mark.parametrize(
    ("model", "inputs", "wanted"),
    [
        (if_model(), (np.array([True]), *floats(3, 4)), 7),
        (if_model(), (np.array([False]), *floats(3, 4)), 12),
        (while_model(), floats(1, 4), 13),
        (while_model(), floats(11, 4), 11),
        (loop_in_a_loop_model(), floats(1, 4), 13),
    ],
)
def test_control_flow(model, inputs, wanted):
    outcome = outcome_of(Case("flow", model, inputs, floats(wanted), "worked by hand"), ADDRESS)
    assert outcome.verdict == Verdict.PASSED, outcome.message


def test_a_subgraph_that_cannot_be_written_names_its_operation():
    model = while_model()
    operands = (*model.referenced[1].operands[:2], constant(T.FLOAT32, 0), model.referenced[1].operands[3])
    body = graph_of(operands, ((O.ELU, (0, 2), (3,)),), (0, 1), (3,))
    values = np.array([-1, 0], np.float32).tobytes()
    (reason,) = reasons_of(replace(model, referenced=(model.referenced[0], body), operand_values=values))
    assert reason.startswith("WHILE: referenced[1]: ELU: alpha is -1")


def test_an_unknown_rank_is_that_of_each_request():
    prepared = prepare(unknown(case_of(O.NEG, [fed(F32, [1.0])], [fed(F32, [-1.0])]), (), ()), ADDRESS)
    for shape in ((2,), (1, 2, 1)):
        found = execute(prepared, [np.ones(shape, np.float32)], 8)
        np.testing.assert_array_equal(found, -np.ones(shape))


def test_an_optional_input_may_be_left_out():
    an_input_left_out(ADDRESS, also_given=True)


@pytest.mark.parametrize("name", REFUSED)
def test_reason(name):
    operation, wanted = REFUSED[name]
    case = case_of(*operation)
    (reason,) = reasons_of(case.model)
    assert reason.startswith(wanted)
    assert outcome_of(case, ADDRESS).verdict == Verdict.UNSUPPORTED


def test_what_the_runtime_refuses_is_blamed_on_the_operation():
    """ONNX does not order booleans."""
    helper, boolean = onnx.helper, onnx.TensorProto.BOOL
    nodes = [helper.make_node("Not", ["a"], ["b"], "node1"), helper.make_node("Less", ["a", "b"], ["c"], "node2")]
    inputs, outputs = ([helper.make_tensor_value_info(name, boolean, [1])] for name in "ac")
    graph = helper.make_graph(nodes, "booleans", inputs, outputs)
    file = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION)
    with pytest.raises(FileRefused, match="of operator \\(Less\\)") as caught:
        OnnxRuntimeSession(
            file.SerializeToString(), OnnxRuntimeOptions("CPUExecutionProvider"), Trace((), {"node1": 3, "node2": 4})
        )
    assert caught.value.owners == {4}


def test_the_operations_beside_a_refused_one_are_supported():
    operations_beside_a_refused_one(ADDRESS)


def test_the_quantised_form():
    """Conversions surround a quantised operation; onnx's own checker accepts the file."""
    case = case_of(O.RELU, [fed(S8, [-1, 2], 0.5)], [fed(S8, [0, 2], 0.5)])
    found = onnx.load_model_from_string(to_onnx(case.model))
    onnx.checker.check_model(found, full_check=True)
    assert [node.op_type for node in found.graph.node] == ["DequantizeLinear", "Relu", "QuantizeLinear", "Identity"]
    assert [each.version for each in found.opset_import] == [OPSET]


def graph_names(graph):
    """Yield the names of a graph and of those in it."""
    yield graph.name
    for each in (attribute for node in graph.node for attribute in node.attribute):
        if each.HasField("g"):
            yield from graph_names(each.g)


@pytest.mark.parametrize("model", [if_model(), loop_in_a_loop_model()], ids=["if", "loop in a loop"])
def test_no_two_graphs_of_a_file_have_one_name(model):
    """MNN takes one for the other."""
    names = list(graph_names(onnx.load_model_from_string(to_onnx(model)).graph))
    assert len(names) == len(set(names)) >= 3


def test_a_model_that_is_no_file():
    case = case_of(*REFUSED["no operator"][0])
    with pytest.raises(UsageError, match="cannot be written as ONNX: LSH_PROJECTION: ONNX has no operator"):
        to_onnx(case.model)


def test_an_invalid_model():
    main = arithmetic(O.ADD)
    operands = (replace(main.operands[0], number_of_consumers=5), *main.operands[1:])
    with pytest.raises(ValidationError, match="number of consumers"):
        reasons_of(Model(replace(main, operands=operands), operand_values=VALUES))


def test_values_that_the_runtime_refuses_are_an_invalid_argument():
    case = case_of(O.GATHER, [fed(F32, [1.0, 2.0]), const(T.INT32, 0), fed(I32, [1])], [fed(F32, [2.0])])
    prepared = prepare(case.model, ADDRESS)
    with pytest.raises(AssertionError, match="INVALID_ARGUMENT"):
        execute(prepared, [np.array([1, 2], np.float32), np.array([7], np.int32)], 4)
