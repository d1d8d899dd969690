"""The metric PSNR: peak signal-to-noise ratio of an image against the right one, in dB."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.mlts.metric import Metric, MetricKind, Truth, single
from nnconform.mlts.quantity import Mean

# The ratio of an image without any error, which is infinite, counts as this: 16-bit images are never as near.
LARGEST = 100.0


class PsnrOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An output times ``scale`` plus ``offset`` is a pixel as in the truth; ``peak`` is the largest possible pixel.

    ``border`` pixels at each edge are left out, as is usual for enlarged images.
    """

    peak: float = 255.0
    scale: float = 1.0
    offset: float = 0.0
    border: int = 0


class Psnr(Metric):
    """The truth is an ``image``, [height, width] or [height, width, channels]. The figure is the mean over images."""

    def __init__(self, options: PsnrOptions) -> None:
        if not options.peak > 0 or options.border < 0:
            raise ValueError(f"peak and border: got {options.peak} and {options.border}, wanted above 0 and from 0 on")
        self._options = options
        self.quantities = {"PSNR": Mean("dB", higher_is_better=True)}

    def judge(self, truth: Truth, outputs: Sequence[Array]) -> Mapping[str, Sequence[float]]:
        options, wanted = self._options, np.asarray(truth["image"], np.float64)
        image = (
            single(outputs, "[1, height, width, channels]", 2, 3).astype(np.float64) * options.scale + options.offset
        )
        image, wanted = (each[..., np.newaxis] if each.ndim == 2 else each for each in (image, wanted))
        if image.shape != wanted.shape:
            raise ValueError(f"shape of the image: got {list(image.shape)}, wanted {list(wanted.shape)}")
        inside = slice(options.border, -options.border or None)
        # What is stored of an image lies between black and white.
        error = np.clip(image[inside, inside], 0, options.peak) - wanted[inside, inside]
        if not error.size:
            raise ValueError(f"border: got {options.border}, nothing is left of {list(wanted.shape)}")
        mean = float(np.mean(error**2))
        if not np.isfinite(mean):
            return {"PSNR": (0.0,)}
        return {"PSNR": (min(LARGEST, 10 * float(np.log10(options.peak**2 / mean))) if mean else LARGEST,)}


METRIC = MetricKind("psnr", PsnrOptions, Psnr, ("image",))
