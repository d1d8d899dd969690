"""The metric word-error: the words that a network recognises in a sequence, against those that are right.

The rate is the fewest words to insert, delete or replace, divided by the number of right words, both summed over all
sequences. A network's outputs are scores for each frame; frames become words as in connectionist temporal
classification: the best class of each, neighbours that are equal once, without blanks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.mlts.metric import Metric, MetricKind, Truth, single
from nnconform.mlts.metrics.phone_error import distance
from nnconform.mlts.quantity import HITS, Ratio


class WordErrorOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``blank``: the class that is no word, or none; ``merge``: whether equal neighbours are one word."""

    blank: int | None = None
    merge: bool = True


class WordError(Metric):
    """The truth is ``words``: their classes in order, a negative one where nothing follows."""

    def __init__(self, options: WordErrorOptions) -> None:
        self._options = options
        self.quantities = {"word error rate": Ratio("1", higher_is_better=False), "sequences right": HITS}

    def judge(self, truth: Truth, outputs: Sequence[Array]) -> Mapping[str, Sequence[float]]:
        right = [int(each) for each in np.asarray(truth["words"]).reshape(-1).astype(np.int64) if each >= 0]
        scores = outputs[0] if len(outputs) == 1 and outputs[0].ndim == 2 else single(outputs, "[frames, classes]", 2)
        got = self.words(scores)
        wrong = distance(right, got) if np.isfinite(scores).all() else max(len(right), len(got))
        return {
            "word error rate": (float(wrong), float(len(right))),
            "sequences right": (float(not wrong),),
        }

    def words(self, scores: Array) -> list[int]:
        """Return the words in the scores of each frame."""
        best = [int(each) for each in scores.argmax(axis=1)]
        if self._options.merge:
            best = [each for index, each in enumerate(best) if not index or each != best[index - 1]]
        return [each for each in best if each != self._options.blank]


METRIC = MetricKind("word-error", WordErrorOptions, WordError, ("words",))
