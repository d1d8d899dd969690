"""From `.tflite` to a Model: each operation against LiteRT, and what is refused, with which words."""

from __future__ import annotations

import random
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from harness.loaders.session import Session
from harness.model.codes import OperandLifeTime, OperandType, OperationType
from harness.model.errors import FormatError
from harness.model.graph import Operand, SymmPerChannelQuantParams
from harness.model.numbers import DTYPES, FLOATS
from harness.oracle.compare import compare_output
from harness.oracle.tolerance import output_tolerance
from mlts.convert.tflite import ConvertedModel, converters, read_tflite
from mlts.litert import INSTALLED, LiteRT
from mlts.steps import Steps

if not INSTALLED:
    pytest.skip(
        "LiteRT, which writes the models and runs them in comparison, is not installed", allow_module_level=True
    )

from mlts.tests.build_tflite import Net, Op, T, build
from mlts.tests.nets import NETS, F, I, S, U, raw, real
from mlts.tests.nets_cells import CELLS
from mlts.tests.nets_elementwise import ELEMENTWISE
from mlts.tests.nets_shapes import SHAPES

SEED = 7
ALL_NETS = NETS | ELEMENTWISE | SHAPES | CELLS
# Its outputs are drawn, see test_draws.
DRAWN = {"MULTINOMIAL"}
# LiteRT's plain kernel leaves out the last channel of each window.
WRONG_PLAIN = {"local_response_normalization"}


def converted(tmp_path: Path, content: Net | bytes) -> ConvertedModel:
    path = tmp_path / "model.tflite"
    path.write_bytes(build(content) if isinstance(content, Net) else content)
    return read_tflite(path)


def refusal(tmp_path: Path, content: Net | bytes) -> str:
    """What the file is refused with, without its path; always one line."""
    with pytest.raises(FormatError) as caught:
        converted(tmp_path, content)
    path, text = tmp_path / "model.tflite", str(caught.value)
    assert text.startswith(f"{path}: ")
    assert "\n" not in text
    return text.removeprefix(f"{path}: ")


def some_input(operand: Operand, generator: np.random.Generator):
    dtype = DTYPES[OperandType(operand.type)]
    if operand.type in FLOATS:
        return generator.uniform(-4, 4, operand.dimensions).astype(dtype)
    if operand.type == OperandType.TENSOR_BOOL8:
        return generator.integers(0, 2, operand.dimensions).astype(dtype)
    low, high = (-99, 99) if operand.type == OperandType.TENSOR_INT32 else (np.iinfo(dtype).min, np.iinfo(dtype).max)
    return generator.integers(low, high, operand.dimensions, endpoint=True).astype(dtype)


def kernels(content: bytes, name: str) -> LiteRT:
    """The plain ones, or the fast ones of an operation that has no others, or wrong ones."""
    if name not in WRONG_PLAIN:
        try:
            return LiteRT(content, "reference")
        except ValueError:
            pass
    return LiteRT(content, "xnnpack")


@pytest.mark.parametrize("name", ALL_NETS)
def test_converted_computes_what_litert_does(tmp_path, name):
    """Three times over, as states change."""
    generator = np.random.default_rng(SEED)
    found = converted(tmp_path, ALL_NETS[name])
    litert = kernels(found.path.read_bytes(), name)
    seen = []
    with closing(Session("inproc:reference_driver?hal=1.3%2B")) as session, Steps(session, found) as steps:
        for _ in range(3):
            inputs = [some_input(operand, generator) for operand in found.inputs()]
            expected, got = litert(*inputs), steps(*inputs)
            seen += expected
            operands = found.outputs()
            for index, (operand, wanted, value) in enumerate(zip(operands, expected, got, strict=True)):
                where = found.model.main.output_indexes[index]
                tolerance = output_tolerance(found.model, where)
                result = compare_output(index, operand, wanted, value, tolerance)
                assert result.passed, result
    assert any(len(np.unique(array)) > 1 for array in seen), "a constant output proves nothing"


def test_draws(tmp_path):
    """Where one class is all but certain, it is drawn each time."""
    logits = np.float32([[0, 90, 0], [90, 0, 0]])
    net = Net((F(2, 3), I(data=5), I(2, 5)), (Op("MULTINOMIAL", (0, 1), (2,), {"seed": 2**40 + 3}, "RandomOptions"),))
    found = converted(tmp_path, net)
    with closing(Session("inproc:reference_driver")) as session, Steps(session, found) as steps:
        (got,) = steps(logits)
    assert got.tolist() == [[1] * 5, [0] * 5]


def test_every_converter_is_tried():
    tried = {op.name for net in ALL_NETS.values() for op in net.operators}
    assert tried | DRAWN == set(converters())


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
    scales = tuple(np.float32([0.01, 0.02, 0.03, 0.015]).tolist())
    assert weights.extra_params == SymmPerChannelQuantParams(scales, 0)
    assert (bias.type, bias.scale) == (OperandType.TENSOR_INT32, 0.0)


def test_a_convolution_without_bias_is_given_zeros(tmp_path):
    net = NETS["conv_uint8"]
    operator = replace(net.operators[0], inputs=(0, 1, -1))
    model = converted(tmp_path, replace(net, operators=(operator,))).model
    bias = model.main.operands[model.main.operations[0].inputs[2]]
    assert (bias.type, bias.scale) == (OperandType.TENSOR_INT32, np.float32(0.01))
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


def unary(name: str, source: T, output: T, options: dict | None = None, **more) -> Net:
    return Net((source, output), (Op(name, (0,), (1,), options, **more),))


KNOWN = "ABS, ADD, ARG_MAX"
REFUSED = {
    "custom": (
        unary("CUSTOM", F(2), F(2), custom=b"foo"),
        f"operation CUSTOM 'foo' (operator 0) is not convertible; convertible: {KNOWN}",
    ),
    "builtin": (
        Net((F(2), F(2), F(2)), (Op("RELU", (0,), (1,)), Op("COS", (1,), (2,), {}))),
        f"operation COS (operator 1) is not convertible; convertible: {KNOWN}",
    ),
    "subgraphs": (replace(NETS["relu"], subgraphs=2), "number of subgraphs: got 2, wanted 1"),
    "version": (replace(NETS["relu"], version=2), "schema version: got 2, wanted 3"),
    "type": (
        unary("RELU", T("INT64", (2,)), F(2)),
        "tensor 0 't0': type INT64 is not convertible; convertible: FLOAT32,",
    ),
    "negative": (unary("RELU", F(-2), F(2)), "tensor 0 't0': shape [-2], wanted no extent below 0"),
    "no_scale": (
        unary("RELU", T("UINT8", (2,)), U(2)),
        "tensor 0 't0': quantisation of UINT8: got 0 scales and 0 zero points, wanted",
    ),
    "channels": (unary("RELU", U(2, scale=(0.5, 0.25)), U(2)), "tensor 0 't0': a scale for each channel: wanted INT8"),
    "zero_points": (
        unary("RELU", S(2, scale=(0.5, 0.25), zero=1), S(2)),
        "tensor 0 't0': a scale for each channel: wanted INT8",
    ),
    "buffer": (replace(NETS["relu"], changes={"buffer": 9}), "tensor 0 't0': buffer 9 is missing, the file has 1"),
    "length": (
        replace(NETS["mul"], changes={"shape": np.array([5], np.int32)}),
        "tensor 1 't1': bytes of data: got 24, wanted 20 for FLOAT32 [5]",
    ),
    "tensor": (
        Net((F(2),), (Op("RELU", (0,), (7,)),), outputs=(0,)),
        "tensor 7: no such tensor, wanted one from 0 to 0",
    ),
    "no_input": (Net((F(2), F(2)), (Op("RELU", (-1,), (1,)),)), "operator 0 (RELU): input 0 is missing"),
    "no_output": (Net((F(2), F(2)), (Op("RELU", (0,), ()),)), "operator 0 (RELU): number of outputs: got 0, wanted 1"),
    "options": (
        unary("SOFTMAX", F(2, 2), F(2, 2), {"axis": 0}, table="ConcatenationOptions"),
        "operator 0 (SOFTMAX): options: got ConcatenationOptions, wanted SoftmaxOptions",
    ),
    "no_options": (
        unary("SOFTMAX", F(2, 2), F(2, 2)),
        "operator 0 (SOFTMAX): options: got NONE, wanted SoftmaxOptions",
    ),
    "activation": (
        Net((F(2), F(2), F(2)), (Op("ADD", (0, 1), (2,), {"fusedActivationFunction": 4}),), (0, 1)),
        "operator 0 (ADD): activation: TANH is not convertible; convertible: NONE, RELU, RELU_N1_TO_1, RELU6",
    ),
    "joined_activation": (
        unary("CONCATENATION", F(2), F(2), {"axis": 0, "fusedActivationFunction": 1}),
        "operator 0 (CONCATENATION): activation: RELU is not convertible; convertible: NONE",
    ),
    "axis": (
        unary("CONCATENATION", F(2), F(2), {"axis": 1}),
        "operator 0 (CONCATENATION): axis: got 1, wanted -1 to 0",
    ),
    "padding": (
        Net((F(1, 2, 2, 1), F(1, 2, 2, 1)), (Op("MAX_POOL_2D", (0,), (1,), {"padding": 2, "strideW": 1}),)),
        "operator 0 (MAX_POOL_2D): padding: got unknown Padding 2, wanted SAME or VALID",
    ),
    "weights": (
        Net((F(1, 2), F(2, 2, data=real(2, 2)), F(1, 2)), (Op("FULLY_CONNECTED", (0, 1), (2,), {"weightsFormat": 1}),)),
        "operator 0 (FULLY_CONNECTED): format of the weights: SHUFFLED4x16INT8 is not convertible",
    ),
    "new_shape": (unary("RESHAPE", F(2, 2), F(4), {}), "operator 0 (RESHAPE): the new shape is missing"),
    "half": (
        unary("DEQUANTIZE", T("FLOAT16", (2,)), F(2), {}),
        "operator 0 (DEQUANTIZE): FLOAT16 to FLOAT32 is convertible for constants",
    ),
    "contract": (
        unary("RELU", F(2), U(2)),
        "not a valid model of the HAL: main.operations[0] RELU.output: operand type",
    ),
    "bias": (
        Net(
            (U(1, 2), U(2, 2, data=[1, 2, 3, 4]), I(2, data=[1, 2], scale=0.3), U(1, 2)),
            (Op("FULLY_CONNECTED", (0, 1, 2), (3,), {}),),
        ),
        "not a valid model of the HAL: main.operations[0] FULLY_CONNECTED.bias: scale: got 0.3",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused_in_plain_words(tmp_path, name):
    net, words = REFUSED[name]
    assert refusal(tmp_path, net).startswith(words)


@pytest.mark.parametrize(
    "content", [b"", b"TFL3", b"\x00\x00\x00\x00ABCD" + bytes(40)], ids=["empty", "short", "other"]
)
def test_no_tflite_model(tmp_path, content):
    assert refusal(tmp_path, content).startswith("no TFLite model: got ")


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(FormatError, match="cannot be read: No such file"):
        read_tflite(tmp_path / "none.tflite")
    with pytest.raises(FormatError, match="cannot be read: Is a directory"):
        read_tflite(tmp_path)


@pytest.mark.parametrize("name", ["conv_int8_per_channel", "concatenation", "float16_weights", "reshape_by_option"])
def test_a_truncated_file_is_refused(tmp_path, name):
    content = build(NETS[name])
    reached = [refusal(tmp_path, content[:length]) for length in range(0, len(content) - 1, 7)]
    assert any(text.startswith("truncated or damaged: ") for text in reached)


@pytest.mark.parametrize("name", ["conv_int8_per_channel", "fully_connected_rank_3", "requantize", "reshape"])
def test_a_damaged_file_is_converted_or_refused(tmp_path, name):
    content, generator = build(NETS[name]), random.Random(SEED)
    path = tmp_path / "model.tflite"
    refused = 0
    for _ in range(600):
        damaged = bytearray(content)
        for _ in range(generator.randint(1, 3)):
            damaged[generator.randrange(len(damaged))] = generator.choice((0, 1, 127, 255, generator.randrange(256)))
        path.write_bytes(damaged)
        try:
            read_tflite(path)
        except FormatError as problem:
            assert "\n" not in str(problem)  # noqa: PT017 - what matters is that nothing else is raised
            refused += 1
    assert refused > 100
