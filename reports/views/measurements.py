"""Accuracy and latency: a table for each network, a row for each driver, and the curves of their times."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, isnan
from typing import Any

import numpy as np

from nnconform.harness.results.events import Measurement
from nnconform.harness.results.percentiles import PERCENTILES, Percentile, percentile

_TIME, _HIT = "ms", "hit"
# The percentiles that a curve is drawn through.
CURVE = (*range(1, 99), 99, 99.5, 99.9)


@dataclass(frozen=True, slots=True)
class Quality:
    """What answers are worth by one quantity: the share that is right, or how wrong the worst is; of so many."""

    value: float
    share: bool
    count: int


@dataclass(frozen=True, slots=True)
class MeasurementRow:
    """One driver: a quality for each of the network's quantities (None: not measured), milliseconds."""

    driver: str
    qualities: tuple[Quality | None, ...]
    preparation: float | None
    first: float | None
    inference: tuple[Percentile, ...]
    samples: int
    sequence: float | None


@dataclass(frozen=True, slots=True)
class NetworkRows:
    """What was measured of one network; ``chart`` is what the page's script draws."""

    name: str
    quantities: tuple[str, ...]
    rows: tuple[MeasurementRow, ...]
    chart: dict[str, Any]

    @property
    def sequences(self) -> bool:
        """Whether its items have more than one step each."""
        return any(row.sequence is not None for row in self.rows)


def networks(measurements: Iterable[Measurement]) -> tuple[NetworkRows, ...]:
    """Every network that was measured, in the order of the store."""
    found: dict[str, dict[str, dict[str, Measurement]]] = {}
    for each in measurements:
        found.setdefault(each.subject, {}).setdefault(each.driver, {})[each.quantity] = each
    return tuple(_network(name, drivers) for name, drivers in found.items())


def _network(name: str, drivers: dict[str, dict[str, Measurement]]) -> NetworkRows:
    # In the order of the store, each once.
    every = (each for kept in drivers.values() for each in kept.values())
    quantities = tuple(dict.fromkeys(each.quantity for each in every if each.unit != _TIME and each.samples))
    times = {
        driver: {quantity: each.samples for quantity, each in kept.items() if each.unit == _TIME}
        for driver, kept in drivers.items()
    }
    rows = []
    for driver, kept in drivers.items():
        qualities = tuple(_quality(kept.get(quantity)) for quantity in quantities)
        rows.append(_row(driver, qualities, times[driver]))
    return NetworkRows(name, quantities, tuple(rows), _chart(times))


def _quality(kept: Measurement | None) -> Quality | None:
    if kept is None or not kept.samples:
        return None
    samples, share = kept.samples, kept.unit == _HIT
    if share:
        return Quality(sum(samples) / len(samples), share, len(samples))
    # What is not a number is worse than any.
    return Quality(max((inf if isnan(each) else each) for each in samples), share, len(samples))


def _row(driver: str, qualities: tuple[Quality | None, ...], times: Mapping[str, Sequence[float]]) -> MeasurementRow:
    inference = times.get("inference", ())
    return MeasurementRow(
        driver,
        qualities,
        _median(times.get("preparation")),
        times["first inference"][0] if times.get("first inference") else None,
        tuple(percentile(inference, each) for each in PERCENTILES) if inference else (),
        len(inference),
        _median(times.get("sequence")),
    )


def _median(times: Sequence[float] | None) -> float | None:
    return percentile(times, 50).value if times else None


def _chart(drivers: Mapping[str, Mapping[str, Sequence[float]]]) -> dict[str, Any]:
    """Percent on one axis, and for each driver the time that so many inferences stay below."""
    timed = {driver: samples["inference"] for driver, samples in drivers.items() if samples.get("inference")}
    curves = [[round(float(each), 6) for each in np.percentile(times, CURVE)] for times in timed.values()]
    return {"names": list(timed), "percent": list(CURVE), "curves": curves}
