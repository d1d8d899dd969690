"""Accuracy and latency: a table for each network, a row for each driver, and the curves of their times."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from harness.results.events import Measurement
from harness.results.percentiles import PERCENTILES, Percentile, percentile

# The percentiles that a curve is drawn through.
CURVE = (*range(1, 99), 99, 99.5, 99.9)


@dataclass(frozen=True, slots=True)
class Row:
    """One driver: shares of hits (None: not measured), milliseconds."""

    driver: str
    top1: float | None
    top5: float | None
    images: int
    preparation: float | None
    first: float | None
    inference: tuple[Percentile, ...]
    samples: int


@dataclass(frozen=True, slots=True)
class Network:
    """What was measured of one network; ``chart`` is what the page's script draws."""

    name: str
    rows: tuple[Row, ...]
    chart: dict[str, Any]


def networks(measurements: Iterable[Measurement]) -> tuple[Network, ...]:
    """Every network that was measured, in the order of the store."""
    found: dict[str, dict[str, dict[str, Sequence[float]]]] = {}
    for each in measurements:
        found.setdefault(each.subject, {}).setdefault(each.driver, {})[each.quantity] = each.samples
    return tuple(
        Network(name, tuple(_row(driver, samples) for driver, samples in drivers.items()), _chart(drivers))
        for name, drivers in found.items()
    )


def _row(driver: str, samples: dict[str, Sequence[float]]) -> Row:
    times, hits = samples.get("inference", ()), samples.get("top-1", ())
    return Row(
        driver,
        _mean(hits),
        _mean(samples.get("top-5", ())),
        len(hits),
        percentile(samples["preparation"], 50).value if samples.get("preparation") else None,
        samples["first inference"][0] if samples.get("first inference") else None,
        tuple(percentile(times, each) for each in PERCENTILES) if times else (),
        len(times),
    )


def _mean(samples: Sequence[float]) -> float | None:
    return sum(samples) / len(samples) if samples else None


def _chart(drivers: dict[str, dict[str, Sequence[float]]]) -> dict[str, Any]:
    """Percent on one axis, and for each driver the time that so many inferences stay below."""
    timed = {driver: samples["inference"] for driver, samples in drivers.items() if samples.get("inference")}
    curves = [[round(float(each), 6) for each in np.percentile(times, CURVE)] for times in timed.values()]
    return {"names": list(timed), "percent": list(CURVE), "curves": curves}
