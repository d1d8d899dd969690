"""Files that are refused when they are read, and the messages."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.errors import FormatError
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.litert import INSTALLED

if not INSTALLED:
    pytest.skip(
        "LiteRT, which writes the models and runs them in comparison, is not installed", allow_module_level=True
    )

from nnconform.mlts.tests.build_tflite import Net, Op, T, build
from nnconform.mlts.tests.files import refusal
from nnconform.mlts.tests.nets import NETS, F, I, S, U, real
from nnconform.mlts.tests.nets_cells import CELLS
from nnconform.mlts.tests.nets_control_flow import FLOWS
from nnconform.mlts.tests.nets_elementwise import ELEMENTWISE
from nnconform.mlts.tests.nets_rewritten import REWRITTEN, detection
from nnconform.mlts.tests.nets_shapes import SHAPES, B

SEED = 7
ALL_NETS = NETS | ELEMENTWISE | SHAPES | CELLS | FLOWS | REWRITTEN


def unary(name: str, source: T, output: T, options: dict[str, Any] | None = None, **fields) -> Net:
    return Net((source, output), (Op(name, (0,), (1,), options, **fields),))


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
    "version": (replace(NETS["relu"], version=2), "schema version: got 2, wanted 3"),
    "type": (
        unary("RELU", T("FLOAT64", (2,)), F(2)),
        "tensor 0 't0': type FLOAT64 is not convertible; convertible: FLOAT32,",
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
    "variable_fed": (
        unary("RELU", T("FLOAT32", (2,), variable=True), F(2)),
        "tensor 0 't0': a variable that is an input or output is not convertible",
    ),
    "variable_unchanged": (
        Net((F(2), T("FLOAT32", (2,), variable=True), F(2)), (Op("ADD", (0, 1), (2,), {}),)),
        "tensor 1 't1': a variable that no operator changes is not convertible",
    ),
    "variable_of_any_extents": (
        Net((F(2), T("FLOAT32", (2**20, 2**10), variable=True), F(2)), (Op("ADD", (0, 1), (2,), {}),)),
        "tensor 1 't1': a variable of 4,294,967,296 bytes, wanted at most 268,435,456",
    ),
    "variable_with_value": (
        Net((F(2), T("FLOAT32", (2,), [1, 2], variable=True), F(2)), (Op("ADD", (0, 1), (2,), {}),)),
        "tensor 1 't1': a variable with a value of its own, wanted one that starts at zero",
    ),
    "state_is_constant": (
        replace(CELLS["rnn"], tensors=tuple(replace(t, variable=False) for t in CELLS["rnn"].tensors)),
        "operator 0 (RNN): input 4: got tensor 4 't4', wanted a variable",
    ),
    "cell_activation": (
        replace(
            CELLS["rnn"],
            operators=(replace(CELLS["rnn"].operators[0], options={"fusedActivationFunction": 5}),),
        ),
        "operator 0 (RNN): activation: SIGN_BIT is not convertible; convertible: NONE, RELU, RELU_N1_TO_1, RELU6, TANH",
    ),
    "div_int32": (
        Net((I(2), I(2), I(2)), (Op("DIV", (0, 1), (2,), {}),), (0, 1)),
        "operator 0 (DIV): INT32 is not convertible: the HAL's quotient is rounded down",
    ),
    "batch_dims": (
        Net((F(2, 3), I(2, 1, data=[[0], [1]]), F(2, 1)), (Op("GATHER", (0, 1), (2,), {"axis": 1, "batchDims": 1}),)),
        "operator 0 (GATHER): batch_dims: got 1, wanted 0",
    ),
    "computed_axis": (
        Net((F(2, 3), I(1), I(2)), (Op("ARG_MAX", (0, 1), (2,), {"outputType": 2}),), (0, 1)),
        "operator 0 (ARG_MAX): input 1: got a computed value, wanted a constant of INT32 or INT64",
    ),
    "numbers_int64_too": (
        Net((T("INT64", (1,)), T("INT64", (1,), [2**40]), T("INT64", (1,))), (Op("ADD", (0, 1), (2,), {}),)),
        "tensor 1 't1': its numbers do not fit INT32",
    ),
    "detection": (
        replace(
            detection(regular=True),
            operators=(replace(detection(regular=True).operators[0], custom_options=b"\x07\x01\x02"),),
        ),
        "operator 0 (CUSTOM 'TFLite_Detection_PostProcess'): its options",
    ),
    "channels_without_a_bias": (
        Net(
            (F(1, 1), F(2**31 - 1, 1), F(1, 2**31 - 1)),
            (Op("FULLY_CONNECTED", (0, 1, -1), (2,), {}),),
            inputs=(0, 1),
        ),
        "operator 0 (FULLY_CONNECTED): needs 8,589,934,588 bytes of constants that are not in the file, "
        "wanted at most 268,435,456",
    ),
    "truth_values_of_any_extents": (
        Net((T("BOOL", (2**20, 2**10)), F(2**20, 2**10)), (Op("CAST", (0,), (1,), {}),)),
        "operator 0 (CAST): needs 4,294,967,296 bytes of constants that are not in the file, "
        "wanted at most 268,435,456",
    ),
    "a_condition_of_any_extents": (
        Net(
            (T("BOOL", (1, 1)), F(2**20, 2**10), F(2**20, 2**10), F(2**20, 2**10)),
            (Op("SELECT_V2", (0, 1, 2), (3,), {}),),
            inputs=(0, 1, 2),
        ),
        "operator 0 (SELECT_V2): needs 1,073,741,824 bytes of constants that are not in the file, "
        "wanted at most 268,435,456",
    ),
    "composite": (
        unary("STABLEHLO_COMPOSITE", F(2), F(2), {"subgraph": 3}),
        "operator 0 (STABLEHLO_COMPOSITE): no subgraph 3, the file has 1",
    ),
    "composite_of_itself": (
        unary("STABLEHLO_COMPOSITE", F(2), F(2), {"subgraph": 0}),
        "composites within composites: wanted at most 8 deep",
    ),
    "composites_without_end": (
        Net((F(2), F(2)), (Op("STABLEHLO_COMPOSITE", (0,), (1,), {"subgraph": 0}),) * 150),
        "composites: they stand for more than 16384 operators",
    ),
    "tuples": (
        Net((F(3), I(2, 2, data=[[0, 0], [0, 0]]), F(2)), (Op("GATHER_ND", (0, 1), (2,), {}),)),
        "operator 0 (GATHER_ND): inputs: got [3] and [2, 2], wanted",
    ),
    "select": (
        Net((B(2), F(3), F(3), F(3)), (Op("SELECT_V2", (0, 1, 2), (3,), {}),), (0, 1, 2)),
        "operator 0 (SELECT_V2): inputs of dimensions [2], [3], [3]: they do not broadcast",
    ),
    "numbers_int64": (
        Net((F(2), T("INT64", (1,), [2**40]), F(2)), (Op("TILE", (0, 1), (2,)),)),
        "operator 0 (TILE): input 1: its numbers do not fit INT32",
    ),
    "new_axis": (
        Net(
            (F(2), *(I(1, data=[1]) for _ in range(3)), F(1, 2)),
            (Op("STRIDED_SLICE", (0, 1, 2, 3), (4,), {"newAxisMask": 1}),),
        ),
        "operator 0 (STRIDED_SLICE): new_axis_mask: got 1, wanted 0",
    ),
    "parts": (
        Net(
            (F(2, 6), I(2, data=[3, 4]), I(1, data=[1]), F(2, 3), F(2, 4)),
            (Op("SPLIT_V", (0, 1, 2), (3, 4), {"numSplits": 2}),),
            outputs=(3, 4),
        ),
        "operator 0 (SPLIT_V): sizes: got [3, 4], wanted some above 0 that make up 6",
    ),
    "filled_with": (
        Net((I(1, data=[2]), T("BOOL", (), True), T("BOOL", (2,))), (Op("FILL", (0, 1), (2,), {}),), ()),
        "operator 0 (FILL): BOOL is not convertible; convertible: FLOAT32, FLOAT16, INT32",
    ),
    "groups_dilated": (
        replace(
            ELEMENTWISE["conv_grouped"],
            operators=(
                replace(
                    ELEMENTWISE["conv_grouped"].operators[0],
                    options=(ELEMENTWISE["conv_grouped"].operators[0].options or {}) | {"dilationWFactor": 2},
                ),
            ),
        ),
        "operator 0 (CONV_2D): 2 groups with a dilation are not convertible",
    ),
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


DAMAGED = ("conv_int8_per_channel", "fully_connected_rank_3", "requantize", "reshape")
DAMAGED_TOO = ("split_v", "strided_slice", "batch_to_space_cropped", "pad_v2", "transpose_conv", "svdf", "lstm")
DAMAGED_FLOWS = ("if", "while_in_if", "if_in_while")


@pytest.mark.sampled(one_in=18)
@pytest.mark.parametrize("name", [*DAMAGED, *DAMAGED_TOO, *DAMAGED_FLOWS])
def test_a_damaged_file_is_converted_or_refused(tmp_path, name):
    content, generator = build(ALL_NETS[name]), random.Random(SEED)
    path = tmp_path / "model.tflite"
    refused = 0
    for _ in range(600 if name in DAMAGED else 300):
        damaged = bytearray(content)
        for _ in range(generator.randint(1, 3)):
            damaged[generator.randrange(len(damaged))] = generator.choice((0, 1, 127, 255, generator.randrange(256)))
        path.write_bytes(damaged)
        try:
            read_tflite(path)
        except FormatError as problem:
            assert "\n" not in str(problem)  # noqa: PT017 - what matters is that nothing else is raised
            refused += 1
    assert refused > 50
