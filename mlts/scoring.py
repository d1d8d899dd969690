"""What a sequence of outputs is worth beside a golden one: a judge for each kind of network that goldens lie with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.mlts.metrics.mel_cepstral import LARGEST_DISTORTION, LARGEST_PITCH_ERROR, speech_error, voicing_right
from nnconform.mlts.metrics.phone_error import LARGEST_RATE, phone_error, phones
from nnconform.mlts.metrics.top_k import top
from nnconform.mlts.task import HIT, Prediction

# How far an element of a float network may be from its golden. LiteRT's own kernels get within 4e-6 of MLTS's speech.
TOLERANCE = 1e-5
FURTHEST = "largest difference"


class Judge(Protocol):
    """``expected`` and ``got`` have a row for each step."""

    quantities: Mapping[str, str]

    def __call__(self, expected: Array, got: Array) -> Prediction: ...


class Speech:
    """Synthesised speech: each value within TOLERANCE; MLTS's limits of distortion say how bad it is if not."""

    quantities: Mapping[str, str] = {
        "voicing right": HIT,
        FURTHEST: "1",
        "distortion": "1",
        "log F0 error": "1",
    }

    def __init__(self, means: Array, deviations: Array) -> None:
        self._normal = means, deviations

    def __call__(self, expected: Array, got: Array) -> Prediction:
        error = speech_error(expected, got, *self._normal)
        voicing = voicing_right(expected, got, *self._normal)
        problem = too_far(expected, got)
        if problem:
            problem += f"; mel-cepstral distortion {error.distortion:.3g}, log F0 error {error.pitch:.3g}, "
            limits = f"MLTS's limits, {LARGEST_DISTORTION:g} and {LARGEST_PITCH_ERROR:g}"
            problem += f"{'within' if error.passed else 'not within'} {limits}"
        return Prediction(
            {
                "voicing right": [float(right) for right in voicing],
                FURTHEST: [furthest(expected, got)],
                "distortion": [error.distortion],
                "log F0 error": [error.pitch],
            },
            problem,
        )


class Phones:
    """Recognised speech: MLTS's rate of phones that are wrong. Scores may differ: how far, nobody has said."""

    quantities: Mapping[str, str] = {"phones right": HIT, FURTHEST: "1", "phone error rate": "1"}

    def __call__(self, expected: Array, got: Array) -> Prediction:
        rate = phone_error(expected, got)
        same = zip(phones(expected), phones(got), strict=True)
        wrong = not rate <= LARGEST_RATE or not np.isfinite(got).all()
        return Prediction(
            {
                "phones right": [float(a == b) for a, b in same],
                FURTHEST: [furthest(expected, got)],
                "phone error rate": [rate],
            },
            f"phone error rate {rate:.3g}, at most {LARGEST_RATE:g} is right" if wrong else "",
        )


class Classes:
    """Scores of classes. Float ones are within TOLERANCE. Of quantised ones only this is sure: the golden's best class
    is among the five best, for LiteRT's own kernels differ by as much as 24 of 255 and do not always agree on the best.
    """

    quantities: Mapping[str, str] = {"golden top-1": HIT, FURTHEST: "1"}

    def __call__(self, expected: Array, got: Array) -> Prediction:
        best = [top(row, 1)[0] for row in expected]
        hits = [float(row[index] == row.max()) for row, index in zip(got, best, strict=True)]
        if got.dtype.kind == "f":
            problem = too_far(expected, got)
        else:
            lost = [index for row, index in zip(got, best, strict=True) if index not in top(row, 5)]
            problem = f"the golden's best class, {lost[0]}, is not among the five best" if lost else ""
        return Prediction({"golden top-1": hits, FURTHEST: [furthest(expected, got)]}, problem)


class Values:
    """Whatever else a float network gives: each value within TOLERANCE."""

    quantities: Mapping[str, str] = {"steps right": HIT, FURTHEST: "1"}

    def __call__(self, expected: Array, got: Array) -> Prediction:
        right = [float(not too_far(*rows)) for rows in zip(expected[:, None], got[:, None], strict=True)]
        return Prediction({"steps right": right, FURTHEST: [furthest(expected, got)]}, too_far(expected, got))


def furthest(expected: Array, got: Array) -> float:
    """The largest difference of two elements; infinite where one is not finite."""
    differences = np.abs(got.astype(np.float64) - expected.astype(np.float64))
    return float(np.where(np.isfinite(differences), differences, np.inf).max())


def too_far(expected: Array, got: Array) -> str:
    """Where float rows are too far apart; "" if nowhere."""
    differences = np.abs(got.astype(np.float64) - expected.astype(np.float64))
    far = ~(differences <= TOLERANCE)
    if not far.any():
        return ""
    worst = np.unravel_index(np.where(np.isfinite(differences), differences, np.inf).argmax(), far.shape)
    step, element = (int(index) for index in worst)
    first = int(far.any(axis=1).argmax())
    return (
        f"{int(far.sum())} of {far.size} values more than {TOLERANCE:g} off, from step {first} on, the worst in step "
        f"{step} at [{element}]: expected {expected[worst]:.9g}, got {got[worst]:.9g}"
    )
