"""The metric mel-cepstral: the distance of synthesised speech from the right one, in dB, and the errors of its pitch.

The distance of two frames is 10 / ln 10 times the root of twice the sum of squared differences of their coefficients
but the first, which is loudness (Kubichek, Mel-cepstral distance measure for objective speech quality assessment,
1993); its mean is taken over all frames. MLTS's own errors, which go with its stored sequences, are in
``mel_cepstral.py``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.mlts.metric import Metric, MetricKind, Truth, single
from nnconform.mlts.quantity import Mean, Quantity, Ratio, RootMeanSquare

_DECIBELS = 10 / np.log(10) * np.sqrt(2)


class CepstralOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The layout of a frame: its first ``coefficients``, and where it has them, the columns of the logarithm of its
    ``pitch`` and of a value above 0 where it is ``voiced``.
    """

    coefficients: int
    pitch: int | None = None
    voiced: int | None = None


class CepstralDistance(Metric):
    """The truth is ``frames``, [frames, values], as the output."""

    def __init__(self, options: CepstralOptions) -> None:
        if options.coefficients < 2 or (options.pitch is not None and options.voiced is None):
            raise ValueError("layout of a frame: wanted at least 2 coefficients, and with a pitch where it is voiced")
        self._options = options
        self.quantities: dict[str, Quantity] = {"mel-cepstral distance": Ratio("dB", higher_is_better=False)}
        if options.pitch is not None:
            self.quantities["pitch error"] = RootMeanSquare("1", higher_is_better=False)
        if options.voiced is not None:
            self.quantities["voicing right"] = Mean("1", higher_is_better=True)

    def judge(self, truth: Truth, outputs: Sequence[Array]) -> Mapping[str, Sequence[float]]:
        options, wanted = self._options, np.asarray(truth["frames"], np.float64)
        frames = outputs[0] if len(outputs) == 1 and outputs[0].ndim == 2 else single(outputs, "[frames, values]", 2)
        least = max(options.coefficients, *((column or 0) + 1 for column in (options.pitch, options.voiced)))
        if frames.shape != wanted.shape or frames.shape[1] < least:
            text = f"got {list(frames.shape)}, wanted {list(wanted.shape)}, at least {least} values a frame"
            raise ValueError(f"shape of the frames: {text}")
        differences = np.nan_to_num(frames.astype(np.float64) - wanted, nan=1e9, posinf=1e9, neginf=-1e9)
        distances = _DECIBELS * np.sqrt(np.sum(differences[:, 1 : options.coefficients] ** 2, axis=1))
        rows: dict[str, Sequence[float]] = {"mel-cepstral distance": (float(distances.sum()), float(len(distances)))}
        if options.voiced is not None:
            voiced, also = (each[:, options.voiced] > 0 for each in (wanted, frames))
            rows["voicing right"] = [float(right) for right in voiced == also]
            if options.pitch is not None:
                both = differences[voiced & also, options.pitch]
                rows["pitch error"] = (float(np.sum(both**2)), float(len(both)))
        return rows


METRIC = MetricKind("mel-cepstral", CepstralOptions, CepstralDistance, ("frames",))
