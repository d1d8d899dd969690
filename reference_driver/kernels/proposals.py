"""AXIS_ALIGNED_BBOX_TRANSFORM, BOX_WITH_NMS_LIMIT, GENERATE_PROPOSALS, DETECTION_POSTPROCESSING."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.boxes import (
    Damping,
    clipped,
    gaussian,
    hard,
    linear,
    moved,
    suppress,
    suppress_softly,
)
from nnconform.reference_driver.kernels.registry import kernel


@kernel(OperationType.AXIS_ALIGNED_BBOX_TRANSFORM)
def axis_aligned_bbox_transform(rois: Array, deltas: Array, batch_index: Array, image_info: Array) -> Array:
    n, width = deltas.shape
    boxes = moved(rois[:, None], deltas.reshape(n, width // 4, 4))
    return clipped(boxes, image_info[batch_index][:, None]).reshape(n, width)


def _damping(nms_kernel: int, iou_threshold: float, sigma: float) -> Damping:
    return (hard(iou_threshold), linear(iou_threshold), gaussian(sigma))[nms_kernel]


def _runs(batch_index: Array) -> list[slice]:
    """Return where each run of equal indexes starts and ends."""
    edges = [0, *(np.flatnonzero(np.diff(batch_index)) + 1).tolist(), len(batch_index)]
    return [slice(low, high) for low, high in pairwise(edges) if low < high]


@kernel(OperationType.BOX_WITH_NMS_LIMIT)
def box_with_nms_limit(
    scores: Array,
    rois: Array,
    batch_index: Array,
    score_threshold: float,
    max_num_detections: int,
    nms_kernel: int,
    iou_threshold: float,
    sigma: float,
    nms_score_threshold: float,
) -> tuple[Array, Array, Array, Array]:
    damping = _damping(nms_kernel, iou_threshold, sigma)
    boxes = rois.reshape(len(rois), scores.shape[1], 4)
    places, classes, best_scores = [np.empty(0, np.intp)], [np.empty(0, np.intp)], [np.empty(0, scores.dtype)]
    for run in _runs(batch_index):
        image = []
        # Class 0 is the background.
        for label in range(1, scores.shape[1]):
            pending = run.start + np.flatnonzero(scores[run, label] > score_threshold)
            chosen, damped = suppress_softly(
                scores[:, label], boxes[:, label], pending, damping, nms_score_threshold, max_num_detections
            )
            image.append((chosen, np.full_like(chosen, label), damped))
        place, label_of, score = (np.concatenate(each) for each in zip(*image, strict=True))
        # The best of the image, class by class.
        order = np.argsort(-score, kind="stable")[: None if max_num_detections < 0 else max_num_detections]
        order = order[np.argsort(label_of[order], kind="stable")]
        places.append(place[order])
        classes.append(label_of[order])
        best_scores.append(score[order])
    place, label_of = np.concatenate(places), np.concatenate(classes)
    return np.concatenate(best_scores), boxes[place, label_of], label_of, batch_index[place]


@kernel(OperationType.GENERATE_PROPOSALS)
def generate_proposals(
    scores: Array,
    deltas: Array,
    anchors: Array,
    image_info: Array,
    height_stride: float,
    width_stride: float,
    pre_nms_max: int,
    post_nms_max: int,
    iou_threshold: float,
    min_size: float,
) -> tuple[Array, Array, Array]:
    b, h, w, count = scores.shape
    y, x = np.arange(h, dtype=anchors.dtype) * height_stride, np.arange(w, dtype=anchors.dtype) * width_stride
    shifts = np.stack([*np.meshgrid(x, y)] * 2, axis=-1)
    boxes = moved(shifts[:, :, None] + anchors, deltas.reshape(b, h, w, count, 4)).reshape(b, -1, 4)
    boxes = clipped(boxes, image_info[:, None])
    rated = scores.reshape(b, -1)
    places, batches = [], []
    for image in range(b):
        best = np.argsort(-rated[image], kind="stable")[: pre_nms_max if pre_nms_max > 0 else None]
        best = best[_large_enough(boxes[image, best], image_info[image], min_size)]
        # By the contract, a limit that is not positive means no limit.
        chosen = suppress(rated[image], boxes[image], best, iou_threshold, post_nms_max if post_nms_max > 0 else -1)
        places.append(chosen)
        batches.append(np.full_like(chosen, image))
    place, batch = np.concatenate(places), np.concatenate(batches)
    return rated[batch, place], boxes[batch, place], batch


def _large_enough(boxes: Array, image_info: Array, min_size: float) -> Array:
    """Return which boxes exceed the size and have their centre in the image."""
    size, centre = boxes[:, 2:] - boxes[:, :2], (boxes[:, 2:] + boxes[:, :2]) / 2
    return np.all((size > min_size) & (centre < image_info[::-1]), axis=1)


@kernel(OperationType.DETECTION_POSTPROCESSING)
def detection_postprocessing(
    scores: Array,
    deltas: Array,
    anchors: Array,
    scale_y: float,
    scale_x: float,
    scale_h: float,
    scale_w: float,
    use_regular_nms: bool,
    max_num_detections: int,
    max_classes_per_detection: int,
    max_num_detections_per_class: int,
    score_threshold: float,
    iou_threshold: float,
    is_bg_in_label: bool,
    slots: int,
) -> tuple[Array, Array, Array, Array]:
    b = len(scores)
    centre = anchors[:, :2] + anchors[:, 2:] * deltas[..., :2] / np.array([scale_y, scale_x], deltas.dtype)
    half = anchors[:, 2:] * np.exp(deltas[..., 2:4] / np.array([scale_h, scale_w], deltas.dtype)) / 2
    boxes = np.concatenate([centre - half, centre + half], axis=-1)
    scores_out, rois_out = np.zeros((b, slots), scores.dtype), np.zeros((b, slots, 4), boxes.dtype)
    classes_out, counts = np.zeros((b, slots), np.int32), np.zeros(b, np.int32)
    for image in range(b):
        if use_regular_nms:
            place, label = _class_by_class(
                scores[image], boxes[image], score_threshold, iou_threshold, max_num_detections_per_class
            )
            place, label = place[:max_num_detections], label[:max_num_detections]
        else:
            place, label = _best_classes(
                scores[image],
                boxes[image],
                score_threshold,
                iou_threshold,
                max_num_detections,
                max_classes_per_detection,
            )
        counts[image] = count = len(place)
        scores_out[image, :count] = scores[image, place, label]
        rois_out[image, :count] = boxes[image, place]
        classes_out[image, :count] = label - (0 if is_bg_in_label else 1)
    return scores_out, rois_out, classes_out, counts


def _class_by_class(
    scores: Array, boxes: Array, score_threshold: float, iou_threshold: float, most: int
) -> tuple[Array, Array]:
    """Suppress within each class; return anchors and classes, best first."""
    chosen = []
    for label in range(1, scores.shape[1]):
        pending = np.flatnonzero(scores[:, label] > score_threshold)
        chosen.append(suppress(scores[:, label], boxes, pending, iou_threshold, most))
    place = np.concatenate(chosen)
    labels = np.repeat(np.arange(1, scores.shape[1]), [len(each) for each in chosen])
    order = np.argsort(-scores[place, labels], kind="stable")
    return place[order], labels[order]


def _best_classes(
    scores: Array, boxes: Array, score_threshold: float, iou_threshold: float, most: int, classes: int
) -> tuple[Array, Array]:
    """Suppress once by the best class of each anchor; return each remaining anchor with its best ``classes``."""
    best = scores[:, 1:].max(axis=1)
    place = suppress(best, boxes, np.flatnonzero(best > score_threshold), iou_threshold, most)
    labels = 1 + np.argsort(-scores[place, 1:], axis=1, kind="stable")[:, :classes]
    return np.repeat(place, labels.shape[1]), labels.ravel()
