"""The metric agreement: how far a network's outputs are those of the baseline, where nothing is known to be right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.mlts.metric import BASELINE, Metric, MetricKind, Truth
from nnconform.mlts.quantity import LARGEST, Ratio, RootMeanSquare


class AgreementOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There are none."""


class Agreement(Metric):
    """The truth is the baseline's outputs. The best class is that of the highest value along an output's last axis."""

    def __init__(self, _: AgreementOptions) -> None:
        self.quantities = {
            "same best class": Ratio("1", higher_is_better=True),
            "RMS difference": RootMeanSquare("1", higher_is_better=False),
            "largest difference": LARGEST,
        }

    def judge(self, truth: Truth, outputs: Sequence[Array]) -> Mapping[str, Sequence[float]]:
        theirs = truth[BASELINE]
        if [each.shape for each in outputs] != [each.shape for each in theirs]:
            shapes = ([list(each.shape) for each in group] for group in (outputs, theirs))
            raise ValueError("shapes of the outputs: got {}, wanted the baseline's, {}".format(*shapes))
        same = total = squares = values = 0.0
        largest = 0.0
        for ours, reference in zip(outputs, theirs, strict=True):
            rows, wanted = (
                np.atleast_1d(each).reshape(-1, each.shape[-1] if each.ndim else 1) for each in (ours, reference)
            )
            # Equal scores have no order: any of the best will do.
            best = rows[np.arange(len(rows)), wanted.argmax(axis=1)] == rows.max(axis=1)
            differences = np.abs(ours.astype(np.float64) - reference.astype(np.float64))
            differences = np.where(np.isfinite(differences), differences, np.inf)
            same, total = same + np.count_nonzero(best), total + len(rows)
            squares, values = squares + float(np.sum(differences**2)), values + differences.size
            largest = max(largest, float(differences.max()))
        return {
            "same best class": (float(same), float(total)),
            "RMS difference": (squares, values),
            "largest difference": (largest,),
        }


METRIC = MetricKind("agreement", AgreementOptions, Agreement, (BASELINE,))
