"""AXIS_ALIGNED_BBOX_TRANSFORM, BOX_WITH_NMS_LIMIT, GENERATE_PROPOSALS, DETECTION_POSTPROCESSING, worked by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.numbers import DTYPES
from nnconform.harness.ops.defs.proposals import BOX_WITH_NMS_LIMIT
from nnconform.harness.validate.model import validate_model
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import open_device
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation

FLOATS, INDEXES = Given(T.TENSOR_FLOAT32), Given(T.TENSOR_INT32)
SURVIVORS = [FLOATS, FLOATS, INDEXES, INDEXES]
HARD, LINEAR, GAUSSIAN = 0, 1, 2


def _floats(**values):
    return {name: Given(T.FLOAT32, value) for name, value in values.items()}


def _integers(**values):
    return {name: Given(T.BOOL if isinstance(value, bool) else T.INT32, value) for name, value in values.items()}


def _tensors(**values):
    return {name: Given(T.TENSOR_FLOAT32, value) for name, value in values.items()}


def _transform(rois, deltas, batches, images=((100, 200), (20, 10))):
    return {
        **_tensors(rois=rois, deltas=deltas, image_info=images),
        "batch_index": Given(T.TENSOR_INT32, batches),
    }


def test_transform():
    """Centre (15, 30), size (10, 20): moved by 0.5 and -0.25 of it, scaled by 2 and 1/2; in a small image, clipped."""
    grow = [0.5, -0.25, math.log(2), -math.log(2)]
    inputs = _transform([[10, 20, 20, 40]] * 2, [[0, 0, 0, 0, *grow]] * 2, [0, 1])
    (output,) = run_operation(O.AXIS_ALIGNED_BBOX_TRANSFORM, inputs, [FLOATS])
    expected = [[10, 20, 20, 40, 10, 20, 30, 30], [10, 20, 10, 20, 10, 20, 10, 20]]
    np.testing.assert_allclose(output, expected, rtol=1e-6)


def test_transform_quantised():
    """Eighths of a pixel; a delta of half the width moves it by 5 pixels, 40 steps."""
    pixels = (0.125, 0)
    inputs = {
        "rois": Given(T.TENSOR_QUANT16_ASYMM, [[80, 160, 160, 320]], *pixels),
        "deltas": Given(T.TENSOR_QUANT8_ASYMM_SIGNED, [[5, 0, 0, 0]], 0.1, 0),
        "batch_index": Given(T.TENSOR_INT32, [0]),
        "image_info": Given(T.TENSOR_QUANT16_ASYMM, [[800, 800]], *pixels),
    }
    (output,) = run_operation(O.AXIS_ALIGNED_BBOX_TRANSFORM, inputs, [Given(T.TENSOR_QUANT16_ASYMM, None, *pixels)])
    assert output.tolist() == [[120, 160, 200, 320]]
    inputs["rois"] = Given(T.TENSOR_QUANT16_ASYMM, [[80, 160, 160, 320]], 0.25, 0)
    assert_refused(O.AXIS_ALIGNED_BBOX_TRANSFORM, inputs, [Given(T.TENSOR_QUANT16_ASYMM, None, *pixels)], "0.125")


def test_transform_of_nothing():
    inputs = _transform(np.zeros((0, 4)), np.zeros((0, 8)), [])
    (output,) = run_operation(O.AXIS_ALIGNED_BBOX_TRANSFORM, inputs, [FLOATS])
    assert output.shape == (0, 8)


@pytest.mark.parametrize(
    ("inputs", "match"),
    [
        (_transform([[0, 0, 1, 1]], [[0] * 4], [2]), "below 2"),
        (_transform([[0, 0, 1, 1]], [[0] * 6], [0]), "4 for each class"),
        (_transform([[2, 0, 1, 1]], [[0] * 4], [0]), "x1 <= x2"),
    ],
)
def test_transform_refused(inputs, match):
    assert_refused(O.AXIS_ALIGNED_BBOX_TRANSFORM, inputs, [FLOATS], match)


# Boxes 0 and 1 overlap by 1/3, 1 and 2 by 1/3, 0 and 2 not at all; 3 lies far away.
BOXES = np.array([[0, 0, 2, 2], [1, 0, 3, 2], [2, 0, 4, 2], [10, 10, 12, 12]], np.float32)


def _nms(scores, kernel=HARD, batches=(0, 0, 0, 0), most=-1, threshold=0.1, iou=0.3, sigma=0.5, floor=0.05):
    """Scores of class 1, and of a class 2 that goes the other way round; the background scores best of all."""
    scores = np.array(scores, np.float32)
    return {
        **_tensors(scores=np.stack([scores * 0 + 1, scores, scores[::-1] / 2], axis=1), rois=np.tile(BOXES, (1, 3))),
        "batch_index": Given(T.TENSOR_INT32, batches),
        **_floats(score_threshold=threshold, iou_threshold=iou, sigma=sigma, nms_score_threshold=floor),
        **_integers(max_num_detections=most, nms_kernel=kernel),
    }


def _boxes(inputs):
    scores, rois, classes, batches = run_operation(O.BOX_WITH_NMS_LIMIT, inputs, SURVIVORS)
    return [
        (batch, label, int(np.flatnonzero((box == BOXES).all(axis=1))[0]), round(float(score), 5))
        for batch, label, box, score in zip(batches, classes, rois, scores, strict=True)
    ]


def test_hard_suppression():
    """Of class 1 box 1 hides 0 and 2; of class 2 box 2 (0.4) hides 1 (0.3), and 3 is at the threshold, not above."""
    result = _boxes(_nms([0.5, 0.8, 0.6, 0.2]))
    assert result == [(0, 1, 1, 0.8), (0, 1, 3, 0.2), (0, 2, 2, 0.4), (0, 2, 3, 0.25)]
    assert _boxes(_nms([0.5, 0.8, 0.6, 0.2], threshold=0.25)) == [(0, 1, 1, 0.8), (0, 2, 2, 0.4)]


def test_hard_suppression_needs_the_whole_threshold():
    assert len(_boxes(_nms([0.5, 0.8, 0.6, 0.3], iou=0.34))) == 8


def test_hard_suppression_at_the_threshold():
    """An overlap of just the threshold, here a third, is enough."""
    assert _boxes(_nms([0.5, 0.8, 0.6, 0.2], iou=1 / 3)) == _boxes(_nms([0.5, 0.8, 0.6, 0.2], iou=0.3))


@pytest.mark.parametrize(("kernel", "factor"), [(LINEAR, 2 / 3), (GAUSSIAN, math.exp(-(1 / 9) / 0.5))])
def test_soft_suppression(kernel, factor):
    """Box 1 damps 0 and 2 once each; 0 does not touch 2."""
    result = [each for each in _boxes(_nms([0.5, 0.8, 0.6, 0.2], kernel)) if each[1] == 1]
    expected = {1: 0.8, 2: 0.6 * factor, 0: 0.5 * factor, 3: 0.2}
    assert [each[2] for each in result] == [1, 2, 0, 3]
    assert [each[3] for each in result] == pytest.approx([expected[each[2]] for each in result], abs=1e-4)


def test_soft_suppression_drops_below_the_floor():
    """0.5 damped to 1/3 falls below 0.35, 0.6 damped to 0.4 does not; 0.2 was never damped."""
    result = [each[2] for each in _boxes(_nms([0.5, 0.8, 0.6, 0.2], LINEAR, floor=0.35)) if each[1] == 1]
    assert result == [1, 2]


def test_limit_is_for_each_image():
    result = _boxes(_nms([0.5, 0.4, 0.6, 0.3], batches=(4, 4, 2, 2), most=1))
    assert [(each[0], each[1], each[2]) for each in result] == [(4, 1, 0), (2, 1, 2)]


def test_nothing_above_the_threshold():
    outputs = run_operation(O.BOX_WITH_NMS_LIMIT, _nms([0.5, 0.4, 0.6, 0.3], threshold=0.9), SURVIVORS)
    assert [each.shape for each in outputs] == [(0,), (0, 4), (0,), (0,)]


@pytest.mark.parametrize(
    ("changed", "match"),
    [
        ({"rois": np.tile(BOXES, (1, 2))}, "each of 3 classes"),
        ({"rois": np.tile(BOXES[:, ::-1], (1, 3))}, "x1 <= x2"),
        ({"scores": np.ones((4, 1)), "rois": BOXES}, "at least 2"),
    ],
)
def test_suppression_refused(changed, match):
    assert_refused(O.BOX_WITH_NMS_LIMIT, {**_nms([1] * 4), **_tensors(**changed)}, SURVIVORS, match)


def _proposals(scores, *, nchw=False, **more):
    """A feature map of 1 by 3 with an anchor of 2 by 2 pixels and stride 1: boxes 0 to 2 of BOXES, one pixel apart."""
    scores, deltas = np.array(scores, np.float32).reshape(1, 1, 3, 1), np.zeros((1, 1, 3, 4), np.float32)
    if nchw:
        scores, deltas = scores.transpose(0, 3, 1, 2), deltas.transpose(0, 3, 1, 2)
    limits = {"pre_nms_max": -1, "post_nms_max": -1, **{k: v for k, v in more.items() if k.endswith("nms_max")}}
    return {
        **_tensors(scores=scores, deltas=deltas, anchors=[[0, 0, 2, 2]], image_info=[more.get("image", (9, 9))]),
        **_floats(height_stride=1, width_stride=1, iou_threshold=more.get("iou", 0.3), min_size=more.get("size", 1)),
        **_integers(nchw=nchw, **limits),
    }


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, [0, 2]),
        ({"nchw": True}, [0, 2]),
        ({"iou": 0.4}, [0, 1, 2]),
        ({"pre_nms_max": 2}, [0]),
        ({"post_nms_max": 1}, [0]),
        ({"post_nms_max": 0, "pre_nms_max": 0}, [0, 2]),
        ({"size": 2}, []),
        ({"image": (9, 3.5), "iou": 1}, [0, 1, 2]),
        ({"image": (9, 3), "iou": 1}, [0, 1]),
    ],
)
def test_generate_proposals(more, expected):
    """Best first: 0, 1, 2. The image of width 3.5 clips box 2 to 1.5 pixels, that of 3 to 1, which is not above 1."""
    scores, rois, batches = run_operation(
        O.GENERATE_PROPOSALS, _proposals([0.9, 0.8, 0.7], **more), [FLOATS, FLOATS, INDEXES]
    )
    assert scores.tolist() == pytest.approx([[0.9, 0.8, 0.7][each] for each in expected])
    assert rois[:, 0].tolist() == expected
    assert batches.tolist() == [0] * len(expected)


def _detections(scores, *, regular, **more):
    """Anchors in BOXES' places, as y, x, height and width; deltas move none but the last, one height up."""
    anchors = np.stack([BOXES[:, [1, 3]].mean(axis=1), BOXES[:, [0, 2]].mean(axis=1), *np.full((2, 4), 2)], axis=1)
    deltas = np.zeros((1, 4, 5))
    deltas[0, 3, 0] = -10
    limits = {"max_num_detections": 3, "max_classes_per_detection": 1, "max_num_detections_per_class": 2, **more}
    return {
        **_tensors(scores=[scores], deltas=deltas, anchors=anchors),
        **_floats(scale_y=10, scale_x=10, scale_h=5, scale_w=5, score_threshold=0.1, iou_threshold=0.3),
        **_integers(use_regular_nms=regular, **{"is_bg_in_label": False, **limits}),
    }


SCORES = [[0.9, 0.5, 0.1], [0.9, 0.8, 0.3], [0.9, 0.6, 0.4], [0.9, 0.2, 0.7]]
DETECTIONS = [FLOATS, FLOATS, INDEXES, INDEXES]


def test_detections_class_by_class():
    """Class 0 keeps boxes 1 (0.8) and 3 (0.2), class 1 boxes 3 (0.7) and 2 (0.4); the best three, best first."""
    scores, rois, labels, counts = run_operation(
        O.DETECTION_POSTPROCESSING, _detections(SCORES, regular=True), DETECTIONS
    )
    assert scores[0].tolist() == pytest.approx([0.8, 0.7, 0.4])
    assert rois[0].tolist() == [[0, 1, 2, 3], [8, 10, 10, 12], [0, 2, 2, 4]]
    assert labels.tolist() == [[0, 1, 1]]
    assert counts.tolist() == [3]


def test_detections_by_best_class():
    """One suppression keeps boxes 1 (0.8) and 3 (0.7), each with both classes; two slots stay empty."""
    inputs = _detections(SCORES, regular=False, max_classes_per_detection=2, is_bg_in_label=True)
    scores, rois, labels, counts = run_operation(O.DETECTION_POSTPROCESSING, inputs, DETECTIONS)
    assert scores[0].tolist() == pytest.approx([0.8, 0.3, 0.7, 0.2, 0, 0])
    assert labels.tolist() == [[1, 2, 2, 1, 0, 0]]
    assert rois[0, :, 0].tolist() == [0, 0, 8, 8, 0, 0]
    assert counts.tolist() == [4]


@pytest.mark.parametrize(
    ("inputs", "match"),
    [
        (_detections(SCORES, regular=True, max_num_detections_per_class=0), "max_num_detections_per_class"),
        (_detections(SCORES, regular=False, max_classes_per_detection=0), "max_classes_per_detection"),
        (_detections(SCORES, regular=False, max_num_detections=0), "max_num_detections"),
        (_detections([[1]] * 4, regular=True), "background"),
    ],
)
def test_detections_refused(inputs, match):
    assert_refused(O.DETECTION_POSTPROCESSING, inputs, DETECTIONS, match)


@pytest.mark.parametrize(("threshold", "count"), [(0.9, 0), (0.1, 4)])
def test_suppression_then_align_then_convolution(threshold, count):
    """Regions of which suppression leaves none pass through as tensors without elements."""
    values, operands = bytearray(), []

    def constant(code, value):
        array = np.asarray(value, DTYPES[code])
        place = DataLocation(0, len(values), array.nbytes)
        values.extend(array.tobytes() + bytes(-array.nbytes % 4))
        operands.append(Operand(code, array.shape, L.CONSTANT_COPY, location=place, number_of_consumers=1))
        return len(operands) - 1

    def between(code, consumers=1, lifetime=L.TEMPORARY_VARIABLE):
        operands.append(Operand(code, (), lifetime, number_of_consumers=consumers))
        return len(operands) - 1

    given = _nms([0.5, 0.8, 0.6, 0.2], threshold=threshold)
    boxes = [constant(given[arg.name].type, given[arg.name].value) for arg in BOX_WITH_NMS_LIMIT.forms[0].inputs]
    first = next(np.asarray(given[arg.name].value, np.float32) for arg in BOX_WITH_NMS_LIMIT.forms[0].inputs)
    scores, rois = between(T.TENSOR_FLOAT32, 0), between(T.TENSOR_FLOAT32)
    classes, batches = between(T.TENSOR_INT32, 0), between(T.TENSOR_INT32)
    sizes = [(T.INT32, 2)] * 2 + [(T.FLOAT32, 2)] * 2 + [(T.INT32, 0)] * 2 + [(T.BOOL, False)]
    align = [constant(T.TENSOR_FLOAT32, np.ones((1, 6, 6, 1))), rois, batches, *(constant(*each) for each in sizes)]
    regions = between(T.TENSOR_FLOAT32)
    filters = [constant(T.TENSOR_FLOAT32, each) for each in (np.ones((3, 2, 2, 1)), [1, 2, 3])]
    window = [constant(T.INT32, each) for each in (2, 1, 1, 0)]
    output = between(T.TENSOR_FLOAT32, 0, L.SUBGRAPH_OUTPUT)
    steps = (
        Operation(O.BOX_WITH_NMS_LIMIT, tuple(boxes), (scores, rois, classes, batches)),
        Operation(O.ROI_ALIGN, tuple(align), (regions,)),
        Operation(O.CONV_2D, (regions, *filters, *window), (output,)),
    )
    # A model has an input: the scores.
    operands[boxes[0]] = replace(operands[boxes[0]], lifetime=L.SUBGRAPH_INPUT, location=DataLocation())
    model = Model(Subgraph(tuple(operands), steps, (boxes[0],), (output,)), operand_values=bytes(values))
    device = open_device()
    (result,) = Program(model, validate_model(model), device.kernels, device.binding).run([first], Limits())
    assert result.shape == (count, 1, 1, 3)
    assert result.tolist() == [[[[5, 6, 7]]]] * count
