"""Each metric on outputs whose figure is worked out by hand, and on outputs and truths that do not fit it."""

from __future__ import annotations

import math

import numpy as np
import pytest

from nnconform.harness.model.errors import UsageError
from nnconform.mlts.metric import BASELINE, make_metric, metric_kinds
from nnconform.mlts.paired import interval


def figures(name, items, **options):
    """Return the figures of items, pairs of truth and outputs."""
    _, metric = make_metric(name, options)
    rows = [metric.judge(truth, [np.asarray(each, np.float32) for each in outputs]) for truth, outputs in items]
    return {key: quantity.value([row[key] for row in rows]) for key, quantity in metric.quantities.items()}


def one_hot(*classes, width=4):
    return np.eye(width)[list(classes)]


def test_all_are_found():
    assert [*metric_kinds()] == [
        "agreement",
        "keypoints",
        "mean-average-precision",
        "mean-iou",
        "mel-cepstral",
        "phone-error",
        "psnr",
        "top-k",
        "word-error",
    ]


def test_top_k():
    scores = [[0.1, 0.7, 0.2, 0.0]]
    items = [({"label": 1}, [scores]), ({"label": 2}, [scores]), ({"label": 0}, [scores])]
    assert figures("top-k", items, k=[1, 2, 3]) == {
        "top-1": pytest.approx(1 / 3),
        "top-2": pytest.approx(2 / 3),
        "top-3": 1,
    }
    assert figures("top-k", [({"label": "b", "labels": "abcd"}, [scores])], k=[1]) == {"top-1": 1}


def test_word_error_rate():
    """Of 5 right words one is replaced, and one that is not there is found: 2 / 5."""
    frames = one_hot(0, 0, 3, 0, 1, 1, 3, 2)  # 0 0 1 2 with blank 3 between
    first = ({"words": [0, 1, 2, -1]}, [frames])
    second = ({"words": [2, 2]}, [one_hot(2, 3, 1)])
    found = figures("word-error", [first, second], blank=3)
    assert found == {"word error rate": pytest.approx(2 / 5), "sequences right": 0}
    assert figures("word-error", [({"words": [0, 0]}, [one_hot(0, 0)])], merge=False)["word error rate"] == 0
    lost = figures("word-error", [({"words": [0, 1]}, [[[math.nan, 0, 0, 0]]])])
    assert lost == {"word error rate": 1, "sequences right": 0}


def test_phone_error_rate():
    """Of 4 frames one is replaced; the truth as classes, or as scores of another network."""
    for right in ([0, 1, 2, 3], one_hot(0, 1, 2, 3)):
        assert figures("phone-error", [({"phones": right}, [one_hot(0, 1, 1, 3)])]) == {"phone error rate": 0.25}
    assert figures("phone-error", [({"phones": [0, 1]}, [np.full((2, 4), math.inf)])]) == {"phone error rate": 1}


def test_psnr():
    """All pixels are off by 10 of 100: 20 dB. A right image counts 100 dB; the mean is over images."""
    right = np.full((4, 4, 1), 50.0)
    off = ({"image": right}, [right[None] + 10])
    assert figures("psnr", [off], peak=100) == {"PSNR": pytest.approx(20, abs=1e-5)}
    assert figures("psnr", [off, ({"image": right}, [right[None]])], peak=100)["PSNR"] == pytest.approx(60, abs=1e-5)
    edge = right.copy()
    edge[0] += 40
    assert figures("psnr", [({"image": right}, [edge[None]])], peak=100, border=1)["PSNR"] == 100
    assert figures("psnr", [({"image": right}, [right[None] * math.nan])], peak=100)["PSNR"] == 0
    # Whiter than white is white.
    assert figures("psnr", [({"image": right * 0 + 100}, [right[None] * 9])], peak=100)["PSNR"] == 100


def test_mean_iou():
    """Class 0: 2 of 3 pixels; class 1: 1 of 2; class 2 is nowhere. The pixel that is ignored counts for nothing."""
    truth = {"mask": [[0, 0], [1, 9]]}
    marked = np.array([[[0, 0], [1, 1]]])
    assert figures("mean-iou", [(truth, [marked])], classes=3, ignored=[9]) == {"mean IoU": 1, "pixels right": 1}
    wrong = np.eye(3)[np.array([[[0, 1], [1, 1]]])]
    assert figures("mean-iou", [(truth, [wrong])], classes=3, ignored=[9]) == {
        "mean IoU": pytest.approx((1 / 2 + 1 / 2) / 2),
        "pixels right": pytest.approx(2 / 3),
    }


def test_keypoints():
    """Of the 2 visible points of an item of size 10 one is 0.5 away, the other 3: within 0.1 is the first."""
    truth = {"points": [[0, 0], [5, 5], [9, 9]], "visible": [1, 1, 0], "size": 10}
    found = figures("keypoints", [(truth, [[[[0, 0.5], [8, 5], [0, 0]]]])])
    assert found == {"PCK at 0.1": 0.5, "point error": pytest.approx((0.05 + 0.3) / 2)}
    maps = np.zeros((1, 4, 4, 1))
    maps[0, 1, 2] = 1
    assert figures("keypoints", [({"points": [[2, 4]]}, [maps])], stride=2, length=1)["point error"] == 0


def test_mel_cepstral_distance():
    """Frames that differ by 1 in each of 2 coefficients: 10 / ln 10 * sqrt(2 * 2) = 8.686 dB; the first is loudness."""
    wanted = np.array([[5, 0, 0, 1, 1], [5, 0, 0, 2, -1.0]])
    got = wanted + np.array([[9, 1, 1, 0.5, 0], [9, 1, 1, 0, 2]])
    found = figures("mel-cepstral", [({"frames": wanted}, [got])], coefficients=3, pitch=3, voiced=4)
    assert found == {"mel-cepstral distance": pytest.approx(8.685889638), "pitch error": 0.5, "voicing right": 0.5}


def test_agreement():
    theirs = [np.array([[0.1, 0.9], [0.8, 0.2]])]
    found = figures("agreement", [({BASELINE: theirs}, [[[0.2, 0.8], [0.4, 0.6]]])])
    rms = math.sqrt((0.01 + 0.01 + 0.16 + 0.16) / 4)
    assert found == {
        "same best class": 0.5,
        "RMS difference": pytest.approx(rms, rel=1e-6),
        "largest difference": pytest.approx(0.4, rel=1e-6),
    }


BOX, FAR = [0, 0, 10, 10], [50, 50, 60, 60]


def lists(*found):
    boxes, classes, scores = zip(*found, strict=True)
    return [[boxes], [classes], [scores], [len(found)]]


def test_mean_average_precision():
    """Of 2 right boxes of a class the surer found one is nowhere, the other right: precision 1/2 up to a recall of 1/2,
    which is 51 of 101 recalls.
    """
    truth = {"boxes": [BOX, FAR], "classes": [0, 0]}
    right = figures("mean-average-precision", [(truth, lists((BOX, 0, 0.9), (FAR, 0, 0.8)))])
    assert right == {"mAP": 1, "mAP at 0.5": 1}
    half = figures("mean-average-precision", [(truth, lists(([90, 90, 95, 95], 0, 0.9), (BOX, 0, 0.8)))])
    assert half == {"mAP": pytest.approx(51 / 101 / 2), "mAP at 0.5": pytest.approx(51 / 101 / 2)}
    # A box of which 8/10 overlap is right at the thresholds 0.5 to 0.8: 7 of 10.
    near = figures("mean-average-precision", [({"boxes": [BOX], "classes": [3]}, lists(([0, 0, 10, 8], 3, 0.9)))])
    assert near == {"mAP": pytest.approx(0.7), "mAP at 0.5": 1}
    # The same box twice: the second finds nothing free. Of two classes one is not found.
    twice = {"boxes": [BOX, FAR], "classes": [0, 1]}
    assert figures("mean-average-precision", [(twice, lists((BOX, 0, 0.9), (BOX, 0, 0.8)))])["mAP"] == 0.5


def test_mean_average_precision_of_scores():
    """Scores of 3 classes, the last the background; of boxes that overlap the surest is kept."""
    boxes = [[BOX, [0, 0, 10, 9], FAR]]
    scores = [[[0.9, 0, 0.1], [0.8, 0, 0.2], [0, 0.02, 0.98]]]
    truth = {"boxes": [BOX, FAR], "classes": [0, 1]}
    options = {"form": "scores", "background": 2}
    assert figures("mean-average-precision", [(truth, [boxes, scores])], **options)["mAP"] == 0.5
    assert figures("mean-average-precision", [(truth, [boxes, scores])], least=0.01, **options)["mAP"] == 1


@pytest.mark.parametrize(
    ("name", "truth", "outputs", "options", "problem"),
    [
        ("top-k", {"label": 1, "labels": "ab"}, [[[1, 2, 3]]], {}, "number of labels: got 2, wanted 3"),
        ("top-k", {"label": 1}, [[1], [2]], {}, "number of outputs: got 2, wanted 1"),
        ("psnr", {"image": np.zeros((2, 2))}, [np.zeros((1, 3, 3, 1))], {}, "shape of the image"),
        ("psnr", {"image": np.zeros((2, 2))}, [np.zeros((1, 2, 2, 1))], {"border": 1}, "nothing is left of"),
        ("mean-iou", {"mask": [[0, 7]]}, [np.zeros((1, 1, 2))], {"classes": 2}, "classes in the mask: got up to 7"),
        ("mean-iou", {"mask": [[0]]}, [np.zeros((1, 1, 2))], {"classes": 2}, "for a mask of [1, 1] in 2 classes"),
        ("keypoints", {"points": [[0, 0]]}, [np.zeros((1, 1, 2))], {}, "size of the item: got None"),
        (
            "keypoints",
            {"points": [[0, 0]]},
            [np.zeros((1, 2, 2))],
            {"length": 1},
            "points: got 2, 1 of which may count",
        ),
        ("mel-cepstral", {"frames": np.zeros((2, 3))}, [np.zeros((3, 3))], {"coefficients": 2}, "shape of the frames"),
        ("agreement", {BASELINE: [np.zeros(2)]}, [np.zeros(3)], {}, "wanted the baseline's, [[2]]"),
        ("mean-average-precision", {"boxes": [BOX], "classes": []}, [], {}, "got 1 boxes and 0 classes"),
        ("mean-average-precision", {"boxes": [], "classes": []}, [[]], {}, "number of outputs: got 1"),
        ("mean-average-precision", {"boxes": [], "classes": []}, [[BOX], [1], []], {}, "1 boxes, 1 classes and 0"),
        ("mean-average-precision", {"boxes": [], "classes": []}, [[]], {"form": "scores"}, "wanted boxes and scores"),
        (
            "mean-average-precision",
            {"boxes": [], "classes": []},
            [[BOX], np.zeros((1, 2, 3))],
            {"form": "scores"},
            "got 1 boxes and scores for 2",
        ),
    ],
)
def test_outputs_that_do_not_fit(name, truth, outputs, options, problem):
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is looked at
        figures(name, [(truth, outputs)], **options)
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("name", "options", "problem"),
    [
        ("tpo-k", {}, "no metric 'tpo-k'; there are agreement, "),
        ("top-k", {"k": [0]}, "options of the metric 'top-k': k: got [0], wanted numbers from 1 on"),
        ("top-k", {"j": 1}, "unknown field"),
        ("agreement", {"k": 1}, "unknown field"),
        ("psnr", {"peak": 0}, "peak and border"),
        ("mean-iou", {"classes": 0}, "classes: got 0"),
        ("mean-iou", {}, "missing required field"),
        ("keypoints", {"within": 0}, "within and length"),
        ("mel-cepstral", {"coefficients": 1}, "layout of a frame"),
        ("mean-average-precision", {"most": 0}, "most and overlap"),
    ],
)
def test_options_that_are_wrong(name, options, problem):
    with pytest.raises(UsageError) as caught:
        make_metric(name, options)
    assert problem in str(caught.value)


def test_an_interval_holds_the_figure():
    _, metric = make_metric("mean-average-precision", {})
    truth = {"boxes": [BOX], "classes": [0]}
    outputs = [[np.array(each, np.float32) for each in lists((box, 0, 0.9))] for box in [BOX, FAR] * 5]
    rows = [metric.judge(truth, each)["mAP"] for each in outputs]
    found = interval(metric.quantities["mAP"], rows)
    assert found.low < found.value < found.high
