"""RESIZE_BILINEAR, RESIZE_NEAREST_NEIGHBOR against onnxruntime, and by hand where that has no such mode."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation
from nnconform.reference_driver.tests.onnx_oracle import run_onnx

OUT = [Given(T.TENSOR_FLOAT32)]
IMAGE = np.random.default_rng(11).normal(size=(2, 3, 5, 4)).astype(np.float32)
MODES = {
    (False, False): {"coordinate_transformation_mode": "asymmetric"},
    (True, False): {"coordinate_transformation_mode": "align_corners"},
    (False, True): {"coordinate_transformation_mode": "half_pixel"},
}


def _inputs(height, width, flags=(False, False), image=IMAGE, nchw=True):
    scaled = isinstance(height, float)
    names = ("width_scale", "height_scale") if scaled else ("out_width", "out_height")
    sizes = {
        name: Given(T.FLOAT32 if scaled else T.INT32, each) for name, each in zip(names, (width, height), strict=True)
    }
    flags = {
        name: Given(T.BOOL, each) for name, each in zip(("align_corners", "half_pixel_centers"), flags, strict=True)
    }
    return {"input": Given(T.TENSOR_FLOAT32, image), **sizes, "nchw": Given(T.BOOL, nchw), **flags}


def _expected(height, width, flags, mode, **more: Any):
    sizes = np.array([*IMAGE.shape[:2], height, width], np.int64)
    return run_onnx("Resize", [IMAGE, None, None, sizes], **{"mode": mode, **MODES[flags], **more})


@pytest.mark.parametrize("flags", MODES)
@pytest.mark.parametrize(("height", "width"), [(10, 8), (3, 9), (1, 1), (7, 2)])
def test_bilinear(height, width, flags):
    (output,) = run_operation(O.RESIZE_BILINEAR, _inputs(height, width, flags), OUT)
    np.testing.assert_allclose(output, _expected(height, width, flags, "linear"), rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("flags", [(False, False), (True, False)])
@pytest.mark.parametrize(("height", "width"), [(10, 8), (3, 9), (1, 1), (7, 2)])
def test_nearest(height, width, flags):
    (output,) = run_operation(O.RESIZE_NEAREST_NEIGHBOR, _inputs(height, width, flags), OUT)
    mode = "round_prefer_ceil" if flags[0] else "floor"
    np.testing.assert_array_equal(output, _expected(height, width, flags, "nearest", nearest_mode=mode))


def test_nearest_half_pixel():
    """floor((i + 0.5) * 5 / 3) = 0, 2, 4."""
    row = np.arange(5).reshape(1, 1, 5, 1)
    (output,) = run_operation(O.RESIZE_NEAREST_NEIGHBOR, _inputs(1, 3, (False, True), row, nchw=False), OUT)
    assert output.ravel().tolist() == [0, 2, 4]


def test_by_scale_rounds_down():
    (output,) = run_operation(O.RESIZE_BILINEAR, _inputs(1.9, 0.5), OUT)
    assert output.shape == (2, 3, 9, 2)
    np.testing.assert_allclose(output, _expected(9, 2, (False, False), "linear"), rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("code", [O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR])
@pytest.mark.parametrize(
    ("inputs", "match"),
    [
        (_inputs(0, 1), "out_height"),
        (_inputs(0.1, 1.0), "height of the output"),
        (_inputs(1, 1, (True, True)), "align_corners"),
        (_inputs(1, 1, image=np.zeros((1, 0, 5, 4))), "above 0"),
    ],
)
def test_refused(code, inputs, match):
    assert_refused(code, inputs, OUT, match)


@pytest.mark.parametrize("code", [O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR])
def test_empty_batch(code):
    (output,) = run_operation(code, _inputs(6, 7, image=np.zeros((0, 3, 5, 4))), OUT)
    assert output.shape == (0, 3, 6, 7)
