"""A classifier on labelled images, as a task."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nnconform.harness.model.numbers import Array
from nnconform.mlts.classifier import Classifier
from nnconform.mlts.metrics.top_k import is_hit
from nnconform.mlts.task import HIT, Prediction, Task


class Classification(Task):
    """``inputs`` are the images, ``truth`` their labels; ``labels`` names the classes in the order of the scores."""

    def __init__(
        self,
        name: str,
        classifier: Classifier,
        inputs: Sequence[Array],
        truth: Sequence[str],
        labels: Sequence[str],
    ) -> None:
        super().__init__(name, classifier.converted)
        self.classifier = classifier
        self.inputs, self.truth, self.labels = tuple(inputs), tuple(truth), tuple(labels)

    @property
    def quantities(self) -> Mapping[str, str]:
        return {"top-1": HIT, "top-5": HIT}

    def __len__(self) -> int:
        return len(self.inputs)

    def steps(self, number: int) -> Sequence[tuple[Array, ...]]:
        return ((self.inputs[number],),)

    def judge(self, number: int, outputs: Sequence[tuple[Array, ...]]) -> Prediction:
        scores, truth = self.classifier.scores(outputs[0]), self.truth[number]
        return Prediction({f"top-{k}": (float(is_hit(scores, truth, self.labels, k)),) for k in (1, 5)})
