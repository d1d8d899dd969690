"""ONNX models read into HAL models compute what ONNX's own reference evaluator does."""

import numpy as np
import pytest
from onnx.reference import ReferenceEvaluator

from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.adapters.onnx.write import to_onnx
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.mlts.convert.network_file import read_network
from nnconform.mlts.convert.onnx.reader import read_onnx, rules
from nnconform.mlts.convert.onnx.tests.models import MODELS, OnnxModel, node, one, qdq, raw, real
from nnconform.mlts.convert.tflite import read_tflite
from nnconform.mlts.network import run_model
from nnconform.mlts.task_sets import BUNDLED


@pytest.fixture(scope="module")
def session():
    session = Session("inproc:reference_driver?hal=aidl4")
    yield session
    session.close()


def read(tmp_path, model, shapes=None):
    path = tmp_path / "model.onnx"
    path.write_bytes(model.proto().SerializeToString())
    return read_onnx(path, shapes).model


def operations(model):
    return [O(step.type) for step in model.main.operations]


@pytest.mark.parametrize("name", MODELS)
def test_an_operator_computes_what_onnx_says(tmp_path, session, name):
    source = MODELS[name]
    outputs = run_model(session, read(tmp_path, source), source.inputs)
    given = {f"x{number}": value for number, value in enumerate(source.inputs)}
    expected = ReferenceEvaluator(source.proto()).run(None, given)
    assert len(outputs) == len(expected)
    for got, wanted in zip(outputs, expected, strict=True):
        assert got.shape == (wanted.shape or (1,))
        if wanted.dtype in (np.int8, np.uint8):
            assert np.abs(got.astype(int) - wanted.astype(int)).max() <= 1
            assert np.unique(wanted).size > 1
        else:
            np.testing.assert_allclose(got, wanted, rtol=1e-5, atol=1e-6)


def test_every_operator_has_a_model():
    tested = {each.op_type for model in MODELS.values() for each in model.nodes}
    alike = {"And", "Or", "Not", "Equal", "Greater", "GreaterOrEqual", "LessOrEqual", "Dropout", "ArgMin"}
    alike |= {"ReduceProd", "ReduceMin"}
    assert set(rules()) - tested == alike, "operators whose converters another one's are, and no others"


def test_operations_between_dequantize_and_quantize_are_quantised(tmp_path):
    assert operations(read(tmp_path, MODELS["qdq_conv"])) == [O.CONV_2D]
    assert operations(read(tmp_path, MODELS["qdq_conv_unsigned_relu"])) == [O.CONV_2D]
    assert operations(read(tmp_path, MODELS["qdq_gemm"])) == [O.FULLY_CONNECTED]
    # The HAL's layer has no scale for each channel, and its softmax has no output of another scale than its own.
    assert operations(read(tmp_path, MODELS["qdq_gemm_per_channel"])) == [O.DEQUANTIZE, O.FULLY_CONNECTED, O.QUANTIZE]
    assert operations(read(tmp_path, MODELS["qdq_softmax_of_another_scale"])) == [O.DEQUANTIZE, O.SOFTMAX, O.QUANTIZE]
    assert operations(read(tmp_path, qdq("Sin", raw(2, 3)))) == [O.DEQUANTIZE, O.SIN, O.QUANTIZE]


def test_what_two_nodes_read_is_not_fused(tmp_path):
    source = qdq("HardSwish", raw(2, 3))
    source.nodes.append(node("Neg", "result", outputs=("other",)))
    source.outputs = ("y", "other")
    assert operations(read(tmp_path, source)) == [O.DEQUANTIZE, O.HARD_SWISH, O.QUANTIZE, O.NEG]


@pytest.mark.parametrize("name", ["digits_float32", "digits_int8"])
def test_what_our_writer_writes_is_read_back(tmp_path, session, name):
    source = read_tflite(BUNDLED / f"{name}.tflite").model
    path = tmp_path / "written.onnx"
    path.write_bytes(to_onnx(source))
    with np.load(BUNDLED / "digits.npz") as data:
        image = (data["images"][:1].reshape(1, 8, 8, 1) / 8 - 1).astype(np.float32)
    operand = source.main.operands[source.main.input_indexes[0]]
    if operand.scale:
        image = np.clip(np.round(image / operand.scale) + operand.zero_point, -128, 127).astype(np.int8)
    (expected,), (got,) = (run_model(session, each, [image]) for each in (source, read_network(path).model))
    np.testing.assert_allclose(got.astype(float), expected.astype(float), atol=1e-6 if not operand.scale else 2)


def test_open_extents_are_named_or_refused(tmp_path):
    source = one("Relu", real(2, 3, 4))
    source.open_axes = (0, 2)
    with pytest.raises(FormatError, match=r"input 'x0' has open extents \[-1, 3, -1\]: name them, --shape"):
        read(tmp_path, source)
    model = read(tmp_path, source, {"x0": (5, 3, 7)})
    assert model.main.operands[model.main.output_indexes[0]].dimensions == (5, 3, 7)
    with pytest.raises(UsageError, match="no input 'x1'"):
        read(tmp_path, source, {"x1": (5, 3, 7)})


def test_an_old_opset_is_converted(tmp_path):
    source = OnnxModel([node("Softmax", "x0", axis=1)], [real(2, 3, 4)], opset=12)
    # Before opset 13 it is a softmax of all behind the axis.
    assert operations(read(tmp_path, source)) == [O.RESHAPE, O.SOFTMAX, O.RESHAPE]


def resized(scale, **attributes):
    scales = np.array([1, 1, scale, 2], np.float32)
    return one("Resize", real(1, 2, 6, 4), constants={"roi": np.zeros(0, np.float32), "s": scales}, **attributes)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (one("Erf", real(2)), r"node 0 \(Erf\): not convertible; convertible: Abs, "),
        (one("Conv", real(1, 2, 5), constants={"w": real(3, 2, 2)}), "a filter of 3 axes, wanted 4"),
        (one("Conv", real(1, 2, 5, 5), real(3, 2, 2, 2)), "got a computed filter, wanted a constant"),
        (one("Pad", real(3, 4), constants={"p": np.array([1, 0, 0, 2])}, mode="edge"), "mode edge"),
        (one("MaxPool", real(1, 1, 6, 6), kernel_shape=[2, 2], strides=[2, 2], dilations=[2, 2]), "dilations"),
        (
            one("MaxPool", real(1, 1, 6, 6), kernel_shape=[3, 3], strides=[2, 2], ceil_mode=1),
            "ceil_mode with a window that ends behind",
        ),
        (
            one("AveragePool", real(1, 1, 6, 6), kernel_shape=[3, 3], pads=[1] * 4, count_include_pad=1),
            "counts the padding",
        ),
        (one("Gemm", real(2, 4), constants={"w": real(4, 3)}, alpha=0.5), "alpha 0.5"),
        (one("Gemm", real(2, 4), constants={"w": real(4, 3), "b": real(2, 3)}), r"a bias of extents \[2, 3\]"),
        (one("Gemm", real(3, 4), constants={"w": real(4, 3), "b": real(3, 1)}), r"a bias of extents \[3, 1\]"),
        (
            one("Div", np.array([-3], np.int32), np.array([2], np.int32)),
            "rounds quotients towards zero and the HAL down",
        ),
        (
            OnnxModel([node("Pad", "x0", "p", "x1")], [real(3), real()], {"p": np.array([1, 1])}),
            "input 2: got a computed value",
        ),
        (one("Dropout", real(3), constants={"r": np.float32(0.5), "t": np.array(True)}), "training_mode"),
        (one("LRN", real(1, 4, 2, 2), size=4), "size: got 4, wanted an odd one"),
        (one("DepthToSpace", real(1, 8, 2, 3), blocksize=2, mode="CRD"), "mode CRD"),
        (one("ConvTranspose", real(1, 2, 4, 3), constants={"w": real(2, 3, 3, 4)}, group=2), "groups or dilations"),
        (resized(2, mode="cubic"), "mode cubic"),
        (resized(2, mode="nearest", nearest_mode="ceil"), "from other places than the HAL"),
        # The extent is rounded down to 15, and pixels are 1 / 2.6 apart, not 6 / 15.
        (resized(2.6, mode="linear"), "from other places than the HAL"),
        (
            resized(2.6, mode="linear", coordinate_transformation_mode="align_corners"),
            "from other places than the HAL",
        ),
        (one("InstanceNormalization", real(1, 3, 4), constants={"s": real(3), "b": real(3)}), "an input of 3 axes"),
        (one("InstanceNormalization", real(1, 3, 4, 2), real(3), real(3)), "computed scales or biases"),
        (one("Transpose", real(1, 1, 1, 1, 2), perm=[0, 1, 2, 4, 3]), "not a valid model of the HAL"),
    ],
)
def test_what_the_hal_cannot_express_is_refused_by_name(tmp_path, source, message):
    with pytest.raises(FormatError, match=message):
        read(tmp_path, source)


@pytest.mark.parametrize("content", [b"", b"TFL3", b"\x08\x08" + b"x" * 40])
def test_a_file_that_is_no_model(tmp_path, content):
    path = tmp_path / "model.onnx"
    path.write_bytes(content)
    with pytest.raises(FormatError) as error:
        read_network(path)
    assert "\n" not in str(error.value)


def test_a_missing_file(tmp_path):
    with pytest.raises(FormatError, match="cannot be read"):
        read_network(tmp_path / "missing.onnx")
