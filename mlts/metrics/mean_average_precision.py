"""The metric mean-average-precision: how well objects are found in images, as COCO's evaluation has it.

For each threshold of overlap from 0.5 to 0.95 in steps of 0.05, the found boxes of an image are matched to the right
ones of their class, the surest first, each to the free one that it overlaps most. Precision is averaged over 101 values
of recall, then over classes and thresholds. The metric differs from COCO's only in that it knows no crowds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.mlts.metric import Metric, MetricKind, Truth
from nnconform.mlts.quantity import Quantity, Rows

THRESHOLDS = tuple(round(0.5 + 0.05 * step, 2) for step in range(10))
_RECALLS = np.linspace(0, 1, 101)
# In a row: the class and the score of a found box, then whether it matches at each threshold.
_FOUND = 2 + len(THRESHOLDS)
# How many numbers, of boxes, thresholds and samples, are worked on at once.
_AT_ONCE = 1 << 18


class MapOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``form`` of the outputs: ``lists`` is boxes [1, n, 4], classes [1, n], scores [1, n] and, if it is there, their
    number [1], as TFLite_Detection_PostProcess writes them; ``scores`` is boxes [1, n, 4] and scores for each class
    [1, n, classes], of which those above ``least`` are taken, and those that overlap a surer one of their class by more
    than ``overlap`` are not.

    Boxes are top, left, bottom, right. ``background`` is the number of a class that is none, ``first`` the number that
    the network gives the truth's class 0.
    """

    form: Literal["lists", "scores"] = "lists"
    background: int | None = None
    first: int = 0
    least: float = 0.05
    overlap: float = 0.5
    most: int = 100


class AveragePrecision(Quantity):
    """The mean over classes, and over ``thresholds`` by their index, of the average precision.

    A row has the number of boxes that were found, the numbers of each (its class, its score, whether it matches at each
    threshold), and the class of each right box.
    """

    # Each takes longer than those of other quantities.
    samples = 500

    def __init__(self, thresholds: Sequence[int]) -> None:
        super().__init__("1", higher_is_better=True)
        self._thresholds = tuple(thresholds)

    def values(self, rows: Rows, counts: Array) -> Array:
        found, images, right = [], [], []
        for image, row in enumerate(rows):
            end = 1 + int(row[0]) * _FOUND
            boxes = np.array(row[1:end]).reshape(-1, _FOUND)
            found.append(boxes)
            images += [image] * len(boxes)
            right += [(image, int(each)) for each in row[end:]]
        table, image_of = np.concatenate(found), np.array(images, np.int64)
        order = np.argsort(-table[:, 1], kind="stable")
        table, image_of = table[order], image_of[order]
        classes = sorted({number for _, number in right})
        by_class = [
            (
                table[table[:, 0] == each][:, [2 + index for index in self._thresholds]],
                image_of[table[:, 0] == each],
                np.array([image for image, number in right if number == each], np.int64),
            )
            for each in classes
        ]
        precisions = np.array(
            [
                _averages(matches, counts[:, image_of], counts[:, images].sum(axis=1))
                for matches, image_of, images in by_class
            ]
        ).reshape(len(by_class), len(counts))
        known = np.isfinite(precisions)
        sums = np.where(known, precisions, 0).sum(axis=0)
        return np.where(known.any(axis=0), sums / np.maximum(known.sum(axis=0), 1), np.nan)


def _averages(matches: Array, weights: Array, wanted: Array) -> Array:
    """Return the mean average precision of a class over thresholds for each sample, NaN if nothing is ``wanted`` of it.

    ``matches`` is [boxes, thresholds], surest first; ``weights`` [samples, boxes] and ``wanted`` [samples] say how many
    times each box is found and how many are to be found.
    """
    found = np.zeros(len(weights))
    at_once = max(1, _AT_ONCE // max(matches.size, 1))
    for first in range(0, len(weights) if matches.size else 0, at_once):
        some = slice(first, first + at_once)
        found[some] = _averages_at_once(matches, weights[some], wanted[some])
    return np.where(wanted > 0, found, np.nan)


def _averages_at_once(matches: Array, weights: Array, wanted: Array) -> Array:
    # [samples, thresholds, boxes]
    true = np.cumsum(matches.T * weights[:, np.newaxis], axis=2)
    precision = true / np.maximum(np.cumsum(weights, axis=1), 1e-12)[:, np.newaxis]
    # The best precision at this recall or a higher one.
    envelope = np.maximum.accumulate(precision[:, :, ::-1], axis=2)[:, :, ::-1]
    samples, thresholds, boxes = true.shape
    # One search for all: each sample and threshold in a range of its own, above what the one before can reach. Numbers
    # of boxes are whole, and recalls hundredths of them.
    starts = np.arange(samples * thresholds) * (max(float(true[:, :, -1].max()), float(wanted.max())) + 2)
    sought = np.repeat(_RECALLS * wanted[:, np.newaxis] - 1e-6, thresholds, axis=0) + starts[:, np.newaxis]
    at = np.searchsorted((true.reshape(-1, boxes) + starts[:, np.newaxis]).ravel(), sought.ravel())
    at = at.reshape(samples, thresholds, -1) - (np.arange(samples * thresholds) * boxes).reshape(samples, thresholds, 1)
    reached = np.take_along_axis(envelope, np.minimum(at, boxes - 1), axis=2)
    means: Array = np.where(at < boxes, reached, 0).mean(axis=(1, 2))
    return means


class MeanAveragePrecision(Metric):
    """The truth is ``boxes`` [n, 4] and ``classes`` [n]."""

    def __init__(self, options: MapOptions) -> None:
        if options.most < 1 or not 0 <= options.overlap <= 1:
            text = f"got {options.most} and {options.overlap}, wanted at least 1, and 0 to 1"
            raise ValueError(f"most and overlap: {text}")
        self._options = options
        self.quantities = {"mAP": AveragePrecision(range(len(THRESHOLDS))), "mAP at 0.5": AveragePrecision([0])}

    def judge(self, truth: Truth, outputs: Sequence[Array]) -> Mapping[str, Sequence[float]]:
        right = np.asarray(truth["boxes"], np.float64).reshape(-1, 4)
        right_classes = np.asarray(truth["classes"]).astype(np.int64).reshape(-1)
        if len(right) != len(right_classes):
            raise ValueError(f"truth: got {len(right)} boxes and {len(right_classes)} classes, wanted as many")
        found = list(self._lists(outputs) if self._options.form == "lists" else self._scores(outputs))
        found = sorted(found, key=lambda each: -each[1])[: self._options.most]
        row = [float(len(found))]
        taken = np.zeros((len(THRESHOLDS), len(right)), bool)
        for number, score, box in found:
            overlaps = np.where(right_classes == number, overlap(box, right), 0)
            row += [float(number), score, *map(float, _match(overlaps, taken))]
        row += map(float, right_classes)
        return dict.fromkeys(self.quantities, row)

    def _lists(self, outputs: Sequence[Array]) -> Iterator[tuple[int, float, Array]]:
        if len(outputs) not in (3, 4):
            raise ValueError(f"number of outputs: got {len(outputs)}, wanted boxes, classes, scores and their number")
        boxes, classes, scores = outputs[0].reshape(-1, 4), outputs[1].reshape(-1), outputs[2].reshape(-1)
        if not len(boxes) == len(classes) == len(scores):
            raise ValueError(f"outputs: got {len(boxes)} boxes, {len(classes)} classes and {len(scores)} scores")
        count = int(np.nan_to_num(outputs[3].reshape(-1)[0])) if len(outputs) == 4 else len(boxes)
        for box, number, score in zip(boxes[:count], classes, scores, strict=False):
            if np.isfinite(number) and np.isfinite(score) and number != self._options.background:
                yield int(number) - self._options.first, float(score), box.astype(np.float64)

    def _scores(self, outputs: Sequence[Array]) -> Iterator[tuple[int, float, Array]]:
        if len(outputs) != 2:
            raise ValueError(f"number of outputs: got {len(outputs)}, wanted boxes and scores")
        boxes, scores = outputs[0].reshape(-1, 4).astype(np.float64), outputs[1].reshape(-1, outputs[1].shape[-1])
        if len(boxes) != len(scores):
            raise ValueError(f"outputs: got {len(boxes)} boxes and scores for {len(scores)}, wanted as many")
        for number in range(scores.shape[1]):
            if number == self._options.background:
                continue
            likely = np.flatnonzero(scores[:, number] > self._options.least)
            kept: list[int] = []
            for index in likely[np.argsort(-scores[likely, number], kind="stable")]:
                if not kept or overlap(boxes[index], boxes[kept]).max() <= self._options.overlap:
                    kept.append(int(index))
                    yield number - self._options.first, float(scores[index, number]), boxes[index]


def _match(overlaps: Array, taken: Array) -> list[bool]:
    """Return whether a found box matches at each threshold, and mark the right box that it takes there."""
    matches = []
    for threshold, row in zip(THRESHOLDS, taken, strict=True):
        free = np.where(row, 0, overlaps)
        matched = bool(free.size) and free.max() >= threshold - 1e-9
        if matched:
            row[int(free.argmax())] = True
        matches.append(matched)
    return matches


def overlap(box: Array, boxes: Array) -> Array:
    """Return the intersection over union of a box [4] with each of ``boxes`` [n, 4]: top, left, bottom, right."""
    top_left, bottom_right = np.maximum(box[:2], boxes[:, :2]), np.minimum(box[2:], boxes[:, 2:])
    common = np.prod(np.clip(bottom_right - top_left, 0, None), axis=1)
    areas = [np.prod(np.clip(each[..., 2:] - each[..., :2], 0, None), axis=-1) for each in (box, boxes)]
    union = areas[0] + areas[1] - common
    shares: Array = np.where(union > 0, common / np.where(union > 0, union, 1), 0)
    return shares


METRIC = MetricKind("mean-average-precision", MapOptions, MeanAveragePrecision, ("boxes", "classes"))
