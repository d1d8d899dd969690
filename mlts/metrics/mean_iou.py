"""The metric mean-iou: how well regions of an image are marked, intersection over union, mean over the classes.

Intersections and unions are summed over all images before they are divided, as in the benchmarks of Pascal VOC,
Cityscapes and ADE20K. A class that is neither right nor marked anywhere is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.mlts.metric import Metric, MetricKind, Truth, single
from nnconform.mlts.quantity import ClassMean, Ratio


class MeanIouOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``classes`` of the masks; pixels whose right class is in ``ignored`` count for nothing."""

    classes: int
    ignored: tuple[int, ...] = ()


class MeanIou(Metric):
    """The truth is a ``mask`` of classes, [height, width]. The output is such a mask, or a score for each class."""

    def __init__(self, options: MeanIouOptions) -> None:
        if options.classes < 1:
            raise ValueError(f"classes: got {options.classes}, wanted at least 1")
        self._options = options
        self.quantities = {
            "mean IoU": ClassMean("1", higher_is_better=True),
            "pixels right": Ratio("1", higher_is_better=True),
        }

    def judge(self, truth: Truth, outputs: Sequence[Array]) -> Mapping[str, Sequence[float]]:
        classes, wanted = self._options.classes, np.asarray(truth["mask"]).astype(np.int64)
        output = single(outputs, f"[1, height, width] or [1, height, width, {classes}]", 2, 3)
        marked = output if output.ndim == 2 else output[..., 0] if output.shape[-1] == 1 else output.argmax(axis=-1)
        if (output.ndim == 3 and output.shape[-1] not in (1, classes)) or marked.shape != wanted.shape:
            raise ValueError(f"output of {list(output.shape)} for a mask of {list(wanted.shape)} in {classes} classes")
        counted = ~np.isin(wanted, self._options.ignored)
        right, got = wanted[counted], np.nan_to_num(marked[counted], nan=-1).astype(np.int64)
        if right.size and not 0 <= right.min() <= right.max() < classes:
            raise ValueError(f"classes in the mask: got up to {right.max()}, wanted 0 to {classes - 1} or ignored ones")
        hits = np.bincount(right[right == got], minlength=classes)
        marks = np.bincount(got[(got >= 0) & (got < classes)], minlength=classes)
        unions = np.bincount(right, minlength=classes) + marks - hits
        return {
            "mean IoU": [*map(float, hits), *map(float, unions)],
            "pixels right": (float(hits.sum()), float(right.size)),
        }


METRIC = MetricKind("mean-iou", MeanIouOptions, MeanIou, ("mask",))
