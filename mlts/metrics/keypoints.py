"""The metric keypoints: the share of points, such as a body's joints, that are found near enough (PCK).

A point is right if it is nearer than a share of a length that each item has, such as that of the head (PCKh) or of the
torso, or that is the same for all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.mlts.metric import Metric, MetricKind, Truth, single
from nnconform.mlts.quantity import Ratio


class KeypointOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``within`` is the share of the length; ``length`` is that of items that have no ``size``. The output is points,
    or a map of scores for each point, whose cells are ``stride`` apart.
    """

    within: float = 0.1
    length: float | None = None
    stride: float = 1.0


class Keypoints(Metric):
    """The truth is ``points`` [n, 2], row before column; perhaps ``visible`` [n], which of them count, and ``size``."""

    def __init__(self, options: KeypointOptions) -> None:
        if not options.within > 0 or (options.length is not None and not options.length > 0):
            raise ValueError(f"within and length: got {options.within} and {options.length}, wanted above 0")
        self._options = options
        self.quantities = {
            f"PCK at {options.within:g}": Ratio("1", higher_is_better=True),
            "point error": Ratio("1", higher_is_better=False),
        }

    def judge(self, truth: Truth, outputs: Sequence[Array]) -> Mapping[str, Sequence[float]]:
        right = np.asarray(truth["points"], np.float64).reshape(-1, 2)
        size = float(np.asarray(truth["size"]).reshape(-1)[0]) if "size" in truth else self._options.length
        if size is None or not size > 0:
            raise ValueError(f"size of the item: got {size}, wanted the option length, or a size above 0 in the truth")
        visible = np.asarray(truth.get("visible", np.ones(len(right)))).reshape(-1).astype(bool)
        found = self._points(single(outputs, "[1, points, 2] or [1, rows, columns, points]", 2, 3))
        if found.shape != right.shape or len(visible) != len(right):
            raise ValueError(f"points: got {len(found)}, {len(visible)} of which may count, wanted {len(right)}")
        errors = np.linalg.norm(found - right, axis=1)[visible] / size
        errors = np.where(np.isfinite(errors), errors, 1e9)
        names, count = list(self.quantities), float(len(errors))
        return {
            names[0]: (float(np.count_nonzero(errors <= self._options.within)), count),
            names[1]: (float(errors.sum()), count),
        }

    def _points(self, output: Array) -> Array:
        if output.ndim == 2:
            return output.astype(np.float64)
        best = output.reshape(-1, output.shape[-1]).argmax(axis=0)
        return np.stack(np.unravel_index(best, output.shape[:2]), axis=1) * self._options.stride


METRIC = MetricKind("keypoints", KeypointOptions, Keypoints, ("points",), ("visible", "size"))
