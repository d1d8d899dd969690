"""TRANSPOSE_CONV_2D, GROUPED_CONV_2D against onnxruntime, in NCHW; quantised ones against real ones, rounded."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.codes import PaddingScheme
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation
from nnconform.reference_driver.tests.onnx_oracle import run_onnx

RNG = np.random.default_rng(12)
OUT = [Given(T.TENSOR_FLOAT32)]
IMAGE = RNG.normal(size=(2, 4, 5, 6)).astype(np.float32)
# [c_out, h, w, c_in], as the contract has filters; onnxruntime has channels before space.
FILTER = RNG.normal(size=(6, 3, 2, 4)).astype(np.float32)
BIAS = RNG.normal(size=6).astype(np.float32)


def _scalars(**values):
    return {name: Given(T.BOOL if isinstance(value, bool) else T.INT32, value) for name, value in values.items()}


def _inputs(filters=FILTER, image=IMAGE, *, left=0, right=0, top=0, bottom=0, strides=(1, 1), **more):
    return {
        "input": Given(T.TENSOR_FLOAT32, image),
        "filter": Given(T.TENSOR_FLOAT32, filters),
        "bias": Given(T.TENSOR_FLOAT32, BIAS),
        **_scalars(padding_left=left, padding_right=right, padding_top=top, padding_bottom=bottom),
        **_scalars(stride_width=strides[1], stride_height=strides[0], fused_activation=0, nchw=True, **more),
    }


@pytest.mark.parametrize(
    ("padding", "strides"),
    [((0, 0, 0, 0), (1, 1)), ((1, 0, 1, 1), (2, 3)), ((2, 1, 0, -1), (2, 3)), ((0, 0, -1, 0), (3, 1))],
)
def test_transpose(padding, strides):
    """Paddings top, left, bottom, right; a negative one is what onnxruntime calls output padding."""
    top, left, bottom, right = padding
    inputs = _inputs(left=left, right=right, top=top, bottom=bottom, strides=strides)
    (output,) = run_operation(O.TRANSPOSE_CONV_2D, inputs, OUT)
    expected = run_onnx(
        "ConvTranspose",
        [IMAGE, FILTER.transpose(3, 0, 1, 2), BIAS],
        pads=[max(0, each) for each in padding],
        output_padding=[max(0, -bottom), max(0, -right)],
        strides=strides,
    )
    np.testing.assert_allclose(output, expected, rtol=1e-5, atol=1e-5)


def _implicit(scheme, shape, strides=(2, 2)):
    inputs = _inputs(strides=strides)
    named = {name: given for name, given in inputs.items() if not name.startswith("padding")}
    return {**named, "output_shape": Given(T.TENSOR_INT32, shape), **_scalars(padding_scheme=scheme)}


@pytest.mark.parametrize(("height", "width"), [(10, 12), (9, 11)])
def test_transpose_same_gives_the_shape_asked_for(height, width):
    """Stride 2 from 5 by 6: heads of (5-1)*2+3-height and (6-1)*2+2-width, halved; the tail makes up for it."""
    (output,) = run_operation(O.TRANSPOSE_CONV_2D, _implicit(PaddingScheme.SAME, [2, 6, height, width]), OUT)
    heads = [max(0, 11 - height) // 2, max(0, 12 - width) // 2]
    tails = [11 - height - heads[0], 12 - width - heads[1]]
    inputs = _inputs(strides=(2, 2), top=heads[0], left=heads[1], bottom=tails[0], right=tails[1])
    assert output.shape == (2, 6, height, width)
    np.testing.assert_array_equal(output, run_operation(O.TRANSPOSE_CONV_2D, inputs, OUT)[0])


def test_transpose_valid_ignores_the_shape_asked_for():
    (output,) = run_operation(O.TRANSPOSE_CONV_2D, _implicit(PaddingScheme.VALID, [0, 0, 99, 0]), OUT)
    np.testing.assert_array_equal(output, run_operation(O.TRANSPOSE_CONV_2D, _inputs(strides=(2, 2)), OUT)[0])


def test_transpose_of_nothing():
    (output,) = run_operation(O.TRANSPOSE_CONV_2D, _inputs(image=np.zeros((0, 4, 5, 6))), OUT)
    assert output.shape == (0, 6, 7, 7)


@pytest.mark.parametrize(("groups", "strides"), [(1, (1, 1)), (2, (2, 1))])
def test_grouped(groups, strides):
    filters = FILTER[..., : 4 // groups]
    inputs = _inputs(filters, left=1, bottom=2, strides=strides, num_groups=groups)
    (output,) = run_operation(O.GROUPED_CONV_2D, inputs, OUT)
    weights = filters.transpose(0, 3, 1, 2)
    expected = run_onnx("Conv", [IMAGE, weights, BIAS], group=groups, pads=[0, 1, 2, 0], strides=strides)
    np.testing.assert_allclose(output, expected, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("signed", [False, True])
@pytest.mark.parametrize("code", [O.TRANSPOSE_CONV_2D, O.GROUPED_CONV_2D])
def test_quantised_is_the_real_result_rounded(code, signed):
    """Off by at most one step, as the contract allows."""
    kind, least = (T.TENSOR_QUANT8_ASYMM_SIGNED, -128) if signed else (T.TENSOR_QUANT8_ASYMM, 0)
    depth = 2 if code == O.GROUPED_CONV_2D else 4
    rng = np.random.default_rng(14)
    image, filters = (rng.integers(0, 256, shape) + least for shape in ((1, 4, 5, 6), (6, 3, 2, depth)))
    bias = rng.integers(-900, 900, 6)
    more = {"num_groups": 2} if code == O.GROUPED_CONV_2D else {}
    inputs = _inputs((filters - least - 130) * 0.25, (image - least - 100) * 0.5, strides=(2, 1), **more)
    inputs["bias"] = Given(T.TENSOR_FLOAT32, bias * 0.125)
    real = run_operation(code, inputs, OUT, "float64")[0]
    inputs["input"] = Given(kind, image, 0.5, 100 + least)
    inputs["filter"] = Given(kind, filters, 0.25, 130 + least)
    inputs["bias"] = Given(T.TENSOR_INT32, bias, 0.125, 0)
    scale = float(np.abs(real).max() / 150)
    (output,) = run_operation(code, inputs, [Given(kind, None, scale, 90 + least)])
    expected = np.clip(np.rint(real / scale) + 90 + least, least, least + 255)
    assert np.unique(output).size > 30
    assert np.abs(output - expected).max() <= 1


@pytest.mark.parametrize(
    ("code", "inputs", "match"),
    [
        (O.GROUPED_CONV_2D, _inputs(num_groups=2), "divided by 2 groups"),
        (O.GROUPED_CONV_2D, _inputs(FILTER[..., :1], num_groups=4), "multiple of 4 groups"),
        (O.GROUPED_CONV_2D, _inputs(num_groups=1, left=2), "padding_left"),
        (O.GROUPED_CONV_2D, _inputs(num_groups=1, image=np.zeros((0, 4, 5, 6))), "needs elements"),
        (O.TRANSPOSE_CONV_2D, _inputs(left=-1), "padding_left"),
        (O.TRANSPOSE_CONV_2D, _inputs(left=5, right=5), "width"),
        (O.TRANSPOSE_CONV_2D, _inputs(FILTER[..., :3]), "c_in"),
    ],
)
def test_refused(code, inputs, match):
    assert_refused(code, inputs, OUT, match)
