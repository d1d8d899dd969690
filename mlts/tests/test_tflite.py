"""From `.tflite` to a Model: each operation against LiteRT, and what is refused, with its message."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES, FLOATS
from nnconform.harness.oracle.compare import compare_output
from nnconform.harness.oracle.tolerance import output_tolerance
from nnconform.harness.tests.shared_data import shared_data
from nnconform.mlts.convert.tflite import converters, read_tflite
from nnconform.mlts.litert import INSTALLED, LiteRT
from nnconform.mlts.stateful_network import Steps

if not INSTALLED:
    pytest.skip(
        "LiteRT, which writes the models and runs them in comparison, is not installed", allow_module_level=True
    )

from nnconform.mlts.tests.build_tflite import Net, Op, T
from nnconform.mlts.tests.files import converted
from nnconform.mlts.tests.nets import NETS, F, I, U, raw, real
from nnconform.mlts.tests.nets_cells import CELLS
from nnconform.mlts.tests.nets_control_flow import FLOWS
from nnconform.mlts.tests.nets_elementwise import ELEMENTWISE
from nnconform.mlts.tests.nets_rewritten import REWRITTEN
from nnconform.mlts.tests.nets_shapes import SHAPES

SEED = 7
ALL_NETS = NETS | ELEMENTWISE | SHAPES | CELLS | REWRITTEN
# Its outputs are drawn, see test_draws.
DRAWN = {"MULTINOMIAL"}
# LiteRT's plain kernel leaves out the last channel of each window.
WRONG_PLAIN = {"local_response_normalization"}


def some_input(operand: Operand, generator: np.random.Generator):
    dtype = DTYPES[OperandType(operand.type)]
    if operand.type in FLOATS:
        return generator.uniform(-4, 4, operand.dimensions).astype(dtype)
    if operand.type == OperandType.TENSOR_BOOL8:
        return generator.integers(0, 2, operand.dimensions).astype(dtype)
    low, high = (-99, 99) if operand.type == OperandType.TENSOR_INT32 else (np.iinfo(dtype).min, np.iinfo(dtype).max)
    return generator.integers(low, high, operand.dimensions, endpoint=True).astype(dtype)


def kernels(content: bytes, name: str) -> LiteRT:
    """Return LiteRT with its plain kernels, or with the fast ones for an operation whose plain ones are missing or
    wrong.
    """
    if name not in WRONG_PLAIN:
        try:
            return LiteRT(content, "reference")
        except ValueError:
            pass
    return LiteRT(content, "xnnpack")


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("name", ALL_NETS)
def test_converted_computes_what_litert_does(tmp_path, name):
    """Three times over, as states change."""
    generator = np.random.default_rng(SEED)
    found = converted(tmp_path, ALL_NETS[name])
    litert = kernels(found.path.read_bytes(), name)
    seen: list[Any] = []
    with closing(Session("inproc:reference_driver?hal=aidl4")) as session, Steps(session, found) as steps:
        for _ in range(3):
            inputs = [some_input(operand, generator) for operand in found.inputs()]
            expected, got = litert(*inputs), steps(*inputs)
            seen += expected
            operands = found.outputs()
            for index, (operand, wanted, value) in enumerate(zip(operands, expected, got, strict=True)):
                # The HAL has no INT64, and no tensor of rank 0.
                wanted = wanted.astype(value.dtype) if wanted.dtype == np.int64 else wanted
                wanted = wanted.reshape(wanted.shape or (1,))
                where = found.model.main.output_indexes[index]
                tolerance = output_tolerance(found.model, where)
                result = compare_output(index, operand, wanted, value, tolerance)
                assert result.passed, result
    assert any(len(np.unique(array)) > 1 for array in seen), "a constant output proves nothing"


def test_draws(tmp_path):
    """A class that is all but certain is drawn each time."""
    logits = np.array([[0, 90, 0], [90, 0, 0]], np.float32)
    net = Net((F(2, 3), I(data=5), I(2, 5)), (Op("MULTINOMIAL", (0, 1), (2,), {"seed": 2**40 + 3}, "RandomOptions"),))
    found = converted(tmp_path, net)
    with closing(Session("inproc:reference_driver")) as session, Steps(session, found) as steps:
        (got,) = steps(logits)
    assert got.tolist() == [[1] * 5, [0] * 5]


def test_several_inputs_and_outputs():
    """A network of another project, as bytes: three inputs joined, split again, and joined in part."""
    path = shared_data("mlts_data") / "models" / "split_concat.tflite"
    found, generator = read_tflite(path), np.random.default_rng(SEED)
    inputs = [some_input(operand, generator) for operand in found.inputs()]
    with closing(Session("inproc:reference_driver")) as session, Steps(session, found) as steps:
        got = steps(*inputs)
    for wanted, value in zip(LiteRT(path.read_bytes(), "reference")(*inputs), got, strict=True):
        assert np.array_equal(wanted, value)


def test_every_converter_is_tried():
    # FLOWS: see test_control_flow.py.
    tried = {
        f"CUSTOM {op.custom.decode()!r}" if op.custom else op.name
        for net in (*ALL_NETS.values(), *FLOWS.values())
        for op in net.operators
    }
    assert tried | DRAWN == {*converters(), "STABLEHLO_COMPOSITE"}


def test_inputs_and_outputs_are_those_of_the_file(tmp_path):
    found = converted(tmp_path, NETS["concatenation_uint8"])
    assert [(o.type, o.dimensions, o.scale, o.zero_point) for o in (*found.inputs(), *found.outputs())] == [
        (OperandType.TENSOR_QUANT8_ASYMM, dimensions, 0.5, 128) for dimensions in ((2, 3), (2, 3), (4, 3))
    ]


def test_scales_for_each_channel(tmp_path):
    graph = converted(tmp_path, NETS["conv_int8_per_channel"]).model.main
    (operation,) = graph.operations
    _, weights, bias, *_ = (graph.operands[index] for index in operation.inputs)
    assert weights.type == OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL
    scales = tuple(np.array([0.01, 0.02, 0.03, 0.015], np.float32).tolist())
    assert weights.extra_params == SymmPerChannelQuantParams(scales, 0)
    assert (bias.type, bias.scale) == (OperandType.TENSOR_INT32, 0.0)


def test_a_convolution_without_bias_is_given_zeros(tmp_path):
    net = NETS["conv_uint8"]
    operator = replace(net.operators[0], inputs=(0, 1, -1))
    model = converted(tmp_path, replace(net, operators=(operator,))).model
    bias = model.main.operands[model.main.operations[0].inputs[2]]
    assert bias.type == OperandType.TENSOR_INT32
    assert bias.scale == np.float32(0.01)
    assert bytes(model.constant(bias)) == bytes(4 * 4)


def test_bias_of_almost_the_right_scale_is_given_it(tmp_path):
    net = NETS["conv_uint8"]
    tensors = list(net.tensors)
    tensors[2] = replace(tensors[2], scale=0.01 * (1 + 5e-7))
    graph = converted(tmp_path, replace(net, tensors=tuple(tensors))).model.main
    assert graph.operands[graph.operations[0].inputs[2]].scale == np.float32(np.float32(0.5) * np.float32(0.02))


def test_bias_shared_under_two_scales(tmp_path):
    weights, others = (U(4, 3, scale=scale, data=raw(4, 3, low=0, high=255)) for scale in (0.02, 0.04))
    bias, output = I(4, data=raw(4)), U(2, 4, scale=1.0)
    net = Net(
        (U(2, 3), weights, others, bias, output, output),
        (Op("FULLY_CONNECTED", (0, 1, 3), (4,), {}), Op("FULLY_CONNECTED", (0, 2, 3), (5,), {})),
        outputs=(4, 5),
    )
    graph = converted(tmp_path, net).model.main
    scales = [graph.operands[operation.inputs[2]].scale for operation in graph.operations]
    assert scales == pytest.approx([0.01, 0.02])


def test_small_constants_are_copied_and_large_ones_referred_to(tmp_path):
    net = Net(
        (F(1, 40), F(3, 40, data=real(3, 40)), F(3, data=real(3)), F(1, 3)),
        (Op("FULLY_CONNECTED", (0, 1, 2), (3,), {}),),
    )
    model = converted(tmp_path, net).model
    _, weights, bias, _ = (model.main.operands[index] for index in model.main.operations[0].inputs)
    assert (weights.lifetime, bias.lifetime) == (OperandLifeTime.CONSTANT_REFERENCE, OperandLifeTime.CONSTANT_COPY)
    assert bytes(model.constant(weights)) == net.tensors[1].array().tobytes()
    assert bytes(model.constant(bias)) == net.tensors[2].array().tobytes()
    assert all(operand.location.offset % 4 == 0 for operand in model.main.operands)


def test_float16_weights_become_float32_constants(tmp_path):
    net = NETS["float16_weights"]
    model = converted(tmp_path, net).model
    (operation,) = model.main.operations
    weights = model.main.operands[operation.inputs[1]]
    assert (operation.type, weights.type) == (OperationType.MUL, OperandType.TENSOR_FLOAT32)
    values = np.frombuffer(model.constant(weights), np.float32).reshape(2, 3)
    assert np.array_equal(values, net.tensors[1].array().astype(np.float32))


def test_float16_computation(tmp_path):
    half = T("FLOAT16", (2, 3))
    net = Net((half, half, half), (Op("ADD", (0, 1), (2,), {}),), (0, 1))
    assert {operand.type for operand in converted(tmp_path, net).outputs()} == {OperandType.TENSOR_FLOAT16}
    softmax = Net((half, half), (Op("SOFTMAX", (0,), (1,), {"beta": 1.0}),))
    graph = converted(tmp_path, softmax).model.main
    assert graph.operands[graph.operations[0].inputs[1]].type == OperandType.FLOAT16
