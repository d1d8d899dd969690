"""Metrics: functions of a network's outputs for an item and of what is right there, found in the folder ``metrics``.

A package of a user's own adds a metric as an entry point of the group ``nnconform.metrics``, whose object is a
``MetricKind``. Manifests name metrics only; they never name code.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from nnconform.harness.discovery import entry_points, find_values
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.numbers import Array
from nnconform.mlts import metrics
from nnconform.mlts.quantity import Quantity

GROUP = "nnconform.metrics"
# What is right for an item: the data set's values by name, such as ``label`` or ``boxes``.
Truth = Mapping[str, Any]
# The name of the baseline's outputs for the item in its truth.
BASELINE = "baseline"


class Metric(ABC):
    """A metric with its options. ``quantities`` by name, the one that drivers are judged by first."""

    quantities: Mapping[str, Quantity]

    @abstractmethod
    def judge(self, truth: Truth, outputs: Sequence[Array]) -> Mapping[str, Sequence[float]]:
        """Return an item's row for each quantity; ``outputs`` are real values, float32.

        Raises ValueError if the outputs or the truth have another shape than the metric wants.
        """


class MetricKind(msgspec.Struct, frozen=True):
    """A metric by its name. ``options`` is the msgspec struct that holds its options, ``make`` makes it of these.

    ``truth`` names what each item must have; ``optional`` what it may.
    """

    name: str
    options: type[msgspec.Struct]
    make: Callable[[Any], Metric]
    truth: tuple[str, ...]
    optional: tuple[str, ...] = ()


def metric_kinds() -> dict[str, MetricKind]:
    """Return all metrics by name, sorted. Raises UsageError for an entry point that is none."""
    kinds = {kind.name: kind for kind in find_values(metrics, MetricKind)}
    for point in entry_points(group=GROUP):
        kind = point.load()
        if not isinstance(kind, MetricKind):
            raise UsageError(f"entry point {point.name!r} of the group {GROUP}: got {kind!r}, wanted a MetricKind")
        kinds[kind.name] = kind
    return dict(sorted(kinds.items()))


def make_metric(name: str, options: Mapping[str, Any]) -> tuple[MetricKind, Metric]:
    """Return a metric with its options. Raises UsageError for a name or options that there are not."""
    kinds = metric_kinds()
    if name not in kinds:
        raise UsageError(f"no metric {name!r}; there are {', '.join(kinds)}")
    kind = kinds[name]
    try:
        return kind, kind.make(msgspec.convert(dict(options), kind.options))
    except (msgspec.ValidationError, ValueError) as problem:
        raise UsageError(f"options of the metric {name!r}: {problem}") from None


def single(outputs: Sequence[Array], shape: str, *ranks: int) -> Array:
    """Return the only output without its batch of 1. Raises ValueError unless what is left has one of ``ranks``."""
    if len(outputs) != 1:
        raise ValueError(f"number of outputs: got {len(outputs)}, wanted 1: {shape}")
    output = outputs[0]
    left = output[0] if output.ndim > 1 and len(output) == 1 and output.ndim - 1 in ranks else output
    if left.ndim not in ranks:
        raise ValueError(f"shape of the output: got {list(output.shape)}, wanted {shape}")
    return left
