"""Judges of a sequence of outputs against a golden one: one for each kind of network that has goldens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.mlts.metrics.mel_cepstral import LARGEST_DISTORTION, LARGEST_PITCH_ERROR, speech_error, voicing_right
from nnconform.mlts.metrics.phone_error import LARGEST_RATE, phone_error, phones
from nnconform.mlts.metrics.top_k import top
from nnconform.mlts.quantity import HITS, LARGEST, Quantity
from nnconform.mlts.task import Prediction

# How far an element of a float network may be from its golden. LiteRT's own kernels get within 4e-6 of MLTS's speech.
TOLERANCE = 1e-5
LARGEST_DIFFERENCE = "largest difference"


class Judge(Protocol):
    """Compares a sequence of outputs with a golden one; ``expected`` and ``actual`` have a row for each step."""

    quantities: Mapping[str, Quantity]

    def __call__(self, expected: Array, actual: Array) -> Prediction: ...


class Speech:
    """Synthesised speech: each value within TOLERANCE. If one is not, the message has MLTS's distortion and its
    limits.
    """

    quantities: Mapping[str, Quantity] = {
        "voicing right": HITS,
        LARGEST_DIFFERENCE: LARGEST,
        "distortion": LARGEST,
        "log F0 error": LARGEST,
    }

    def __init__(self, means: Array, deviations: Array) -> None:
        self._normal = means, deviations

    def __call__(self, expected: Array, actual: Array) -> Prediction:
        error = speech_error(expected, actual, *self._normal)
        voicing = voicing_right(expected, actual, *self._normal)
        problem = describe_differences(expected, actual)
        if problem:
            problem += f"; mel-cepstral distortion {error.distortion:.3g}, log F0 error {error.pitch:.3g}, "
            limits = f"MLTS's limits, {LARGEST_DISTORTION:g} and {LARGEST_PITCH_ERROR:g}"
            problem += f"{'within' if error.passed else 'not within'} {limits}"
        return Prediction(
            {
                "voicing right": [float(right) for right in voicing],
                LARGEST_DIFFERENCE: [largest_difference(expected, actual)],
                "distortion": [error.distortion],
                "log F0 error": [error.pitch],
            },
            problem,
        )


class Phones:
    """Recognised speech: MLTS's rate of wrong phones. Scores may differ: no tolerance is known for them."""

    quantities: Mapping[str, Quantity] = {
        "phones right": HITS,
        LARGEST_DIFFERENCE: LARGEST,
        "phone error rate": LARGEST,
    }

    def __call__(self, expected: Array, actual: Array) -> Prediction:
        rate = phone_error(expected, actual)
        same = zip(phones(expected), phones(actual), strict=True)
        wrong = not rate <= LARGEST_RATE or not np.isfinite(actual).all()
        return Prediction(
            {
                "phones right": [float(a == b) for a, b in same],
                LARGEST_DIFFERENCE: [largest_difference(expected, actual)],
                "phone error rate": [rate],
            },
            f"phone error rate {rate:.3g}, at most {LARGEST_RATE:g} is right" if wrong else "",
        )


class Classes:
    """Scores of classes. Float ones are within TOLERANCE. Of quantised ones the golden's best class must be among the
    five best; more is not certain, as LiteRT's own kernels differ by as much as 24 of 255 and do not always agree on
    the best.
    """

    quantities: Mapping[str, Quantity] = {"golden top-1": HITS, LARGEST_DIFFERENCE: LARGEST}

    def __call__(self, expected: Array, actual: Array) -> Prediction:
        best = [top(row, 1)[0] for row in expected]
        hits = [float(row[index] == row.max()) for row, index in zip(actual, best, strict=True)]
        if actual.dtype.kind == "f":
            problem = describe_differences(expected, actual)
        else:
            lost = [index for row, index in zip(actual, best, strict=True) if index not in top(row, 5)]
            problem = f"the golden's best class, {lost[0]}, is not among the five best" if lost else ""
        return Prediction({"golden top-1": hits, LARGEST_DIFFERENCE: [largest_difference(expected, actual)]}, problem)


class Values:
    """Any other outputs of a float network: each value within TOLERANCE."""

    quantities: Mapping[str, Quantity] = {"steps right": HITS, LARGEST_DIFFERENCE: LARGEST}

    def __call__(self, expected: Array, actual: Array) -> Prediction:
        right = [
            float(not describe_differences(*rows)) for rows in zip(expected[:, None], actual[:, None], strict=True)
        ]
        return Prediction(
            {"steps right": right, LARGEST_DIFFERENCE: [largest_difference(expected, actual)]},
            describe_differences(expected, actual),
        )


def largest_difference(expected: Array, actual: Array) -> float:
    """Return the largest difference of two elements; infinite if one is not finite."""
    differences = np.abs(actual.astype(np.float64) - expected.astype(np.float64))
    return float(np.where(np.isfinite(differences), differences, np.inf).max())


def describe_differences(expected: Array, actual: Array) -> str:
    """Return a description of the differences of float rows beyond TOLERANCE; "" if there are none."""
    differences = np.abs(actual.astype(np.float64) - expected.astype(np.float64))
    far = ~(differences <= TOLERANCE)
    if not far.any():
        return ""
    worst = np.unravel_index(np.where(np.isfinite(differences), differences, np.inf).argmax(), far.shape)
    step, element = (int(index) for index in worst)
    first = int(far.any(axis=1).argmax())
    return (
        f"{int(far.sum())} of {far.size} values more than {TOLERANCE:g} off, from step {first} on, the worst in step "
        f"{step} at [{element}]: expected {expected[worst]:.9g}, got {actual[worst]:.9g}"
    )
