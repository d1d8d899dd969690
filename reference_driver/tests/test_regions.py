"""ROI_ALIGN, ROI_POOLING against onnxruntime; HEATMAP_MAX_KEYPOINT against the paraboloids that its maps sample."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation
from nnconform.reference_driver.tests.onnx_oracle import run_onnx

RNG = np.random.default_rng(15)
OUT = [Given(T.TENSOR_FLOAT32)]
FEATURES = RNG.normal(size=(2, 3, 9, 7)).astype(np.float32)
# In an image of 14 by 18 pixels: inside, all of it, one point, off the grid.
ROIS = np.array([[2, 4, 10, 12], [0, 0, 14, 18], [5, 5, 5, 5], [1.3, 2.7, 8.1, 17.2]], np.float32)
IMAGES = np.array([0, 1, 0, 1])


def _regions(features=FEATURES, rois=ROIS, images=IMAGES, height=3, width=2, **more):
    return {
        "features": Given(T.TENSOR_FLOAT32, features),
        "rois": Given(T.TENSOR_FLOAT32, rois),
        "batch_index": Given(T.TENSOR_INT32, images),
        "out_height": Given(T.INT32, height),
        "out_width": Given(T.INT32, width),
        "height_stride": Given(T.FLOAT32, 2.0),
        "width_stride": Given(T.FLOAT32, 2.0),
        **{name: Given(T.INT32, value) for name, value in more.items()},
        "nchw": Given(T.BOOL, True),
    }


def _ratios(ratio):
    return {"height_sampling_ratio": ratio, "width_sampling_ratio": ratio}


@pytest.mark.parametrize("ratio", [0, 1, 3])
def test_align(ratio):
    (output,) = run_operation(O.ROI_ALIGN, _regions(**_ratios(ratio)), OUT)
    more = {"output_height": 3, "output_width": 2, "sampling_ratio": ratio, "spatial_scale": 0.5}
    expected = run_onnx("RoiAlign", [FEATURES, ROIS, IMAGES], opset=10, **more)
    np.testing.assert_allclose(output, expected, rtol=1e-4, atol=1e-5)


def test_align_beyond_the_last_pixel():
    """A region at the far corner is widened to a pixel and sees the last one, however far it reaches."""
    (output,) = run_operation(O.ROI_ALIGN, _regions(rois=[[13, 17, 14, 18]], images=[1], **_ratios(0)), OUT)
    np.testing.assert_allclose(output, np.broadcast_to(FEATURES[1, :, -1:, -1:], (1, 3, 3, 2)), rtol=1e-6)


def test_align_takes_its_own_ratio_along_each_axis():
    """One row of features: samples at x = 0.5, 1.5, 2.5, 3.5 along a region 4 wide are 1, 3, 5, 7 of 2 x."""
    row = np.arange(0, 12, 2, dtype=np.float32).reshape(1, 1, 1, 6)
    inputs = _regions(row, [[0, 0, 8, 2]], [0], 1, 2, height_sampling_ratio=5, width_sampling_ratio=2)
    (output,) = run_operation(O.ROI_ALIGN, inputs, OUT)
    assert output.ravel().tolist() == [2.0, 6.0]


@pytest.mark.parametrize(("height", "width"), [(3, 2), (1, 1), (8, 9)])
def test_pooling(height, width):
    (output,) = run_operation(O.ROI_POOLING, _regions(height=height, width=width), OUT)
    rois = np.concatenate([IMAGES[:, None], ROIS], axis=1).astype(np.float32)
    expected = run_onnx("MaxRoiPool", [FEATURES, rois], pooled_shape=[height, width], spatial_scale=0.5)
    np.testing.assert_array_equal(output, expected)


def test_pooling_quantised():
    """Rounded to pixels the region is columns 1 to 4; a cell of it that lies outside is the zero point."""
    row = Given(T.TENSOR_QUANT8_ASYMM_SIGNED, np.array([9, -4, -3, -2]).reshape(1, 1, 1, 4), 0.5, -7)
    inputs = {**_regions(rois=[[0, 0, 0, 0]], images=[0], height=1, width=4), "features": row}
    inputs["rois"] = Given(T.TENSOR_QUANT16_ASYMM, [[16, 0, 64, 0]], 0.125, 0)
    (output,) = run_operation(O.ROI_POOLING, inputs, [Given(T.TENSOR_QUANT8_ASYMM_SIGNED, None, 0.5, -7)])
    assert output.ravel().tolist() == [-4, -3, -2, -7]


def test_no_regions():
    """ROI_ALIGN accepts no regions; ROI_POOLING need not."""
    none = _regions(rois=np.zeros((0, 4)), images=np.zeros(0, int), **_ratios(0))
    (output,) = run_operation(O.ROI_ALIGN, none, OUT)
    assert output.shape == (0, 3, 3, 2)
    pooling = {name: given for name, given in none.items() if "ratio" not in name}
    assert_refused(O.ROI_POOLING, pooling, OUT, "needs elements")


@pytest.mark.parametrize(
    ("inputs", "match"),
    [
        (_regions(images=IMAGES + 1, **_ratios(0)), "below 2"),
        (_regions(images=IMAGES - 1, **_ratios(0)), "batch_index"),
        (_regions(rois=ROIS[:, ::-1], **_ratios(0)), "x1 <= x2"),
        (_regions(rois=ROIS + 1, **_ratios(0)), "inside"),
        (_regions(rois=ROIS - 1, **_ratios(0)), "inside"),
        (_regions(**_ratios(-1)), "sampling_ratio"),
    ],
)
def test_refused(inputs, match):
    assert_refused(O.ROI_ALIGN, inputs, OUT, match)
    if "ratio" not in match:
        pooling = {name: given for name, given in inputs.items() if "ratio" not in name}
        assert_refused(O.ROI_POOLING, pooling, OUT, match)


def _maps(tops, size=5):
    """For each (x, y, height) of ``tops`` the values of height - (x - x')^2 - 2 (y - y')^2 + (x - x') (y - y')."""
    y, x = np.mgrid[:size, :size]
    maps = [height - (x - left) ** 2 - 2 * (y - top) ** 2 + (x - left) * (y - top) for left, top, height in tops]
    return np.stack(maps, axis=-1)[None]


def _heat(maps, boxes, nchw=False):
    maps = maps.transpose(0, 3, 1, 2) if nchw else maps
    return {
        "heatmap": Given(T.TENSOR_FLOAT32, maps),
        "boxes": Given(T.TENSOR_FLOAT32, boxes),
        "nchw": Given(T.BOOL, nchw),
    }


@pytest.mark.parametrize("nchw", [False, True])
def test_keypoint_is_the_top_of_the_parabola(nchw):
    """The Newton step is exact on a paraboloid; pixel i of 5 has its middle at (i + 0.5) / 5 of the box."""
    tops = [(2, 2, 1.0), (1.75, 3.125, 2.0), (2.25, 0.875, -1.0)]
    scores, places = run_operation(O.HEATMAP_MAX_KEYPOINT, _heat(_maps(tops), [[10, 20, 20, 40]], nchw), OUT * 2)
    np.testing.assert_allclose(scores, [[1.0, 2.0, -1.0]], atol=1e-5)
    expected = [[10 + (x + 0.5) * 2, 20 + (y + 0.5) * 4] for x, y, _ in tops]
    np.testing.assert_allclose(places[0], expected, rtol=1e-5)


def test_keypoint_at_the_corner():
    """Mirrored at the border the corner is a top of its own: slopes and mixed curvature are 0."""
    scores, places = run_operation(O.HEATMAP_MAX_KEYPOINT, _heat(_maps([(0, 0, 3.0)]), [[0, 0, 5, 5]]), OUT * 2)
    assert scores.tolist() == [[3.0]]
    assert places.tolist() == [[[0.5, 0.5]]]


def test_keypoint_on_flat_ground_is_the_first_pixel():
    scores, places = run_operation(O.HEATMAP_MAX_KEYPOINT, _heat(np.ones((1, 2, 2, 1)), [[0, 0, 8, 4]]), OUT * 2)
    assert scores.tolist() == [[1.0]]
    assert places.tolist() == [[[2.0, 1.0]]]


def test_keypoint_moves_no_further_than_one_and_a_half():
    """Near [[-3, -1, -1], [-1.9, 0, 0], [-1, -1, -3]]: slopes (0.95, 0), curvatures xx -1.9, yy -2, xy -1.

    The top would be at (-yy, xy) * 0.95 / (xx yy - xy^2) = (0.679, -0.339); with corners of -3.7 for -3, xy is -1.35
    and the top at (1.9, -1.2825) / 1.9775 = (0.961, -0.649); with -4.5, xy -1.75, (1.9, -1.6625) / 0.7375 =
    (2.576, -2.254), which is brought to 1.5 along x.
    """
    heat = np.full((1, 5, 5, 1), -9.0)
    heat[0, 1:4, 1:4, 0] = [[-4.5, -1, -1], [-1.9, 0, 0], [-1, -1, -4.5]]
    _, places = run_operation(O.HEATMAP_MAX_KEYPOINT, _heat(heat, [[0, 0, 5, 5]]), OUT * 2)
    np.testing.assert_allclose(places[0, 0], [2.5 + 1.5, 2.5 - 1.6625 / 1.9 * 1.5], rtol=1e-5)


@pytest.mark.parametrize(
    ("inputs", "match"),
    [
        (_heat(np.ones((1, 1, 1, 1)), [[0, 0, 1, 1]]), "at least 2"),
        (_heat(np.ones((1, 2, 3, 1)), [[0, 0, 1, 1]]), "size"),
        (_heat(np.ones((1, 2, 2, 1)), [[0, 2, 1, 1]]), "y1 <= y2"),
        (_heat(np.ones((2, 2, 2, 1)), [[0, 0, 1, 1]]), "boxes"),
    ],
)
def test_keypoint_refused(inputs, match):
    assert_refused(O.HEATMAP_MAX_KEYPOINT, inputs, OUT * 2, match)
