"""The metric phone-error: the phones that a network recognises in speech, one a frame, against the right ones.

Layout and limit are those of MLTS for its speech recognition network: an output row holds a score for each phone of one
frame.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.mlts.metric import Metric, MetricKind, Truth, single
from nnconform.mlts.quantity import Ratio

LARGEST_RATE = 0.05


def phones(rows: Array) -> list[int]:
    """Return the phone of each frame: that of the highest score."""
    return [int(phone) for phone in np.argmax(rows, axis=1)]


def distance(a: Sequence[int], b: Sequence[int]) -> int:
    """Return Levenshtein's distance: the fewest phones to insert, delete or replace that turn ``a`` into ``b``."""
    previous = list(range(len(b) + 1))
    for row, left in enumerate(a, 1):
        current = [row]
        for column, right in enumerate(b, 1):
            replaced = previous[column - 1] + (left != right)
            current.append(min(previous[column] + 1, current[-1] + 1, replaced))
        previous = current
    return previous[-1]


def phone_error(expected: Array, actual: Array) -> float:
    """Return the distance as a share of the frames. Raises ValueError if the shapes do not fit."""
    if expected.shape != actual.shape or expected.ndim != 2 or not expected.size:
        raise ValueError(f"shapes of phones: got {actual.shape}, expected {expected.shape}, wanted [frames, phones]")
    return distance(phones(expected), phones(actual)) / len(expected)


class PhoneErrorOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There are none."""


class PhoneError(Metric):
    """The truth is ``phones``: that of each frame, or scores for each frame as of another network.

    The rate is MLTS's: the distance of both sequences divided by the number of frames, both summed over all sequences.
    """

    def __init__(self, _: PhoneErrorOptions) -> None:
        self.quantities = {"phone error rate": Ratio("1", higher_is_better=False)}

    def judge(self, truth: Truth, outputs: Sequence[Array]) -> Mapping[str, Sequence[float]]:
        wanted = np.asarray(truth["phones"])
        right = phones(wanted) if wanted.ndim == 2 else [int(each) for each in wanted.reshape(-1)]
        scores = outputs[0] if len(outputs) == 1 and outputs[0].ndim == 2 else single(outputs, "[frames, phones]", 2)
        wrong = distance(right, phones(scores)) if np.isfinite(scores).all() else max(len(right), len(scores))
        return {"phone error rate": (float(wrong), float(len(right)))}


METRIC = MetricKind("phone-error", PhoneErrorOptions, PhoneError, ("phones",))
