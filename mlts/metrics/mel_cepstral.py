"""Errors of synthesised speech against the expected: of its spectrum, its pitch, and where it is voiced at all.

Layout and limits are those of MLTS for its speech network: an output is four frames, each of 40 cepstral coefficients,
7 of aperiodicity, the logarithm of the pitch and a value that is above 0 where the frame is voiced. A network's outputs
are normalised values; their means and deviations come with it.
"""

from __future__ import annotations

from math import inf

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array

_FRAME, _CEPSTRUM, _PITCH, _VOICING = 49, 40, 47, 48
FRAMES = 4
VALUES = FRAMES * _FRAME
LARGEST_DISTORTION = 4.0
LARGEST_PITCH_ERROR = 0.01


class SpeechError(msgspec.Struct, frozen=True):
    """The errors of a sequence.

    ``distortion`` is the root mean square over the coefficients but the first, the frame's loudness; ``pitch`` that of
    the logarithm of the pitch over frames that are voiced in both; ``voicing`` the share of frames that are voiced in
    only one. MLTS does not check the last, so that speech without any voice passes there.
    """

    distortion: float
    pitch: float
    voicing: float

    @property
    def passed(self) -> bool:
        """Whether it is within MLTS's limits; false for what is not a number."""
        return self.distortion <= LARGEST_DISTORTION and self.pitch <= LARGEST_PITCH_ERROR


def speech_error(expected: Array, actual: Array, means: Array, deviations: Array) -> SpeechError:
    """Compare a sequence, rows of normalised outputs. Raises ValueError if the shapes do not fit."""
    expected_frames, actual_frames = _frames(expected, actual, means, deviations)
    cepstra = slice(1, _CEPSTRUM)
    voiced, also = _voiced(expected_frames), _voiced(actual_frames)
    both = voiced & also
    # With no frame to compare it is right only if no frame was expected to be voiced.
    pitch = inf if voiced.any() else 0.0
    if both.any():
        pitch = _rms(expected_frames[both, _PITCH] - actual_frames[both, _PITCH])
    return SpeechError(
        _rms(expected_frames[:, cepstra] - actual_frames[:, cepstra]), pitch, float(np.mean(voiced != also))
    )


def voicing_right(expected: Array, actual: Array, means: Array, deviations: Array) -> list[bool]:
    """Return, for each frame of a sequence, whether both are voiced or both are not. Raises as ``speech_error``
    does.
    """
    expected_frames, actual_frames = _frames(expected, actual, means, deviations)
    return [bool(right) for right in _voiced(expected_frames) == _voiced(actual_frames)]


def _frames(expected: Array, actual: Array, means: Array, deviations: Array) -> tuple[Array, Array]:
    """Return a row for each frame, with the real values of the normalised ones."""
    if expected.shape != actual.shape or expected.ndim != 2 or expected.shape[1] != VALUES or not len(expected):
        raise ValueError(f"shapes of speech: got {actual.shape}, expected {expected.shape}, wanted [rows, {VALUES}]")
    expected_frames, actual_frames = (
        (rows.astype(np.float64) * deviations + means).reshape(-1, _FRAME) for rows in (expected, actual)
    )
    return expected_frames, actual_frames


def _voiced(frames: Array) -> Array:
    voiced: Array = frames[:, _VOICING] > 0
    return voiced


def _rms(differences: Array) -> float:
    return float(np.sqrt(np.mean(differences**2)))
