"""How far synthesised speech is from the expected: its spectrum, its pitch, and where it is voiced at all.

Layout and limits are those of MLTS for its speech network: an output is four frames, each of 40 cepstral coefficients,
7 of aperiodicity, the logarithm of the pitch and a value that is above 0 where the frame is voiced. A network gives
normalised values; their means and deviations come with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

import numpy as np

from nnconform.harness.model.numbers import Array

_FRAME, _CEPSTRUM, _PITCH, _VOICING = 49, 40, 47, 48
FRAMES = 4
VALUES = FRAMES * _FRAME
LARGEST_DISTORTION = 4.0
LARGEST_PITCH_ERROR = 0.01


@dataclass(frozen=True, slots=True)
class SpeechError:
    """``distortion`` is the root mean square over the coefficients but the first, the frame's loudness; ``pitch`` that
    of the logarithm of the pitch over frames which both call voiced; ``voicing`` the share of frames which only one
    does. MLTS does not look at the last, so that speech without any voice passes there.
    """

    distortion: float
    pitch: float
    voicing: float

    @property
    def passed(self) -> bool:
        """Whether it is within MLTS's limits; what is not a number never is."""
        return self.distortion <= LARGEST_DISTORTION and self.pitch <= LARGEST_PITCH_ERROR


def speech_error(expected: Array, got: Array, means: Array, deviations: Array) -> SpeechError:
    """Compare a sequence, rows of normalised outputs. Raises ValueError for shapes that do not go together."""
    wanted, found = _frames(expected, got, means, deviations)
    cepstra = slice(1, _CEPSTRUM)
    voiced, also = _voiced(wanted), _voiced(found)
    both = voiced & also
    # With nothing to compare it is right only where nothing was to be voiced.
    pitch = inf if voiced.any() else 0.0
    if both.any():
        pitch = _rms(wanted[both, _PITCH] - found[both, _PITCH])
    return SpeechError(_rms(wanted[:, cepstra] - found[:, cepstra]), pitch, float(np.mean(voiced != also)))


def voicing_right(expected: Array, got: Array, means: Array, deviations: Array) -> list[bool]:
    """For each frame of a sequence whether both call it voiced, or both not. Raises what ``speech_error`` does."""
    wanted, found = _frames(expected, got, means, deviations)
    return [bool(right) for right in _voiced(wanted) == _voiced(found)]


def _frames(expected: Array, got: Array, means: Array, deviations: Array) -> tuple[Array, Array]:
    """A row for each frame, of what the normalised values stand for."""
    if expected.shape != got.shape or expected.ndim != 2 or expected.shape[1] != VALUES or not len(expected):
        raise ValueError(f"shapes of speech: got {got.shape}, expected {expected.shape}, wanted [rows, {VALUES}]")
    wanted, found = ((rows.astype(np.float64) * deviations + means).reshape(-1, _FRAME) for rows in (expected, got))
    return wanted, found


def _voiced(frames: Array) -> Array:
    voiced: Array = frames[:, _VOICING] > 0
    return voiced


def _rms(differences: Array) -> float:
    return float(np.sqrt(np.mean(differences**2)))
