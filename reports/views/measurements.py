"""View of accuracy and latency: for each network a table with a row for each driver, and curves of the times."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf, isnan
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.results.events import ERROR, SCORE, Event, Kind, Measurement
from nnconform.harness.results.percentiles import PERCENTILES, Percentile, percentile
from nnconform.reports.verdicts import group_of

_TIME, _HIT, _ROWS = "ms", "hit", "rows"
# The percentiles that are the points of a curve.
CURVE = (*range(1, 99), 99, 99.5, 99.9)


class Quality(msgspec.Struct, frozen=True):
    """The accuracy by one quantity: the share of right answers, or the largest error; of ``count`` answers.

    A figure of a whole data set has an ``interval`` instead of a count, None if it is not known.
    """

    value: float
    share: bool
    count: int
    interval: tuple[float, float] | None = None


class MeasurementRow(msgspec.Struct, frozen=True):
    """The row of one driver: a quality for each quantity of the network (None: not measured), and times in ms.

    ``verdict`` with its group ``state`` and its ``message`` are of the accuracy; "" for a driver that is only compared
    with.
    """

    driver: str
    qualities: tuple[Quality | None, ...]
    preparation: float | None
    first: float | None
    inference: tuple[Percentile, ...]
    samples: int
    sequence: float | None
    state: str = "other"
    verdict: str = ""
    message: str = ""


class NetworkRows(msgspec.Struct, frozen=True):
    """The measurements of one network; ``chart`` is the data of the page's chart."""

    name: str
    quantities: tuple[str, ...]
    rows: tuple[MeasurementRow, ...]
    chart: dict[str, Any]

    @property
    def sequences(self) -> bool:
        """Whether the network was measured on sequences of several inferences."""
        return any(row.sequence is not None for row in self.rows)


def networks(measurements: Iterable[Measurement], events: Iterable[Event] = ()) -> tuple[NetworkRows, ...]:
    """Return the networks that were measured, or have a verdict, in the order of the store."""
    verdicts = {(event.subject, event.driver): event for event in events if event.kind is Kind.MLTS}
    by_network: dict[str, dict[str, dict[str, Measurement]]] = {}
    for subject, driver in verdicts:
        by_network.setdefault(subject, {}).setdefault(driver, {})
    for each in measurements:
        by_network.setdefault(each.subject, {}).setdefault(each.driver, {})[each.quantity] = each
    made = (_network(name, drivers) for name, drivers in by_network.items())
    return tuple(replace(each, rows=tuple(_judged(each.name, row, verdicts) for row in each.rows)) for each in made)


def _judged(network: str, row: MeasurementRow, verdicts: Mapping[tuple[str, str], Event]) -> MeasurementRow:
    event = verdicts.get((network, row.driver))
    if event is None:
        return row
    words = str(event.outcome.verdict).replace("_", " ")
    state = group_of(event.outcome.verdict, event.expected)
    return replace(row, state=state, verdict=words, message=event.outcome.message.partition("\n")[0])


def _network(name: str, drivers: dict[str, dict[str, Measurement]]) -> NetworkRows:
    # In the order of the store, each once.
    all_measurements = (each for by_quantity in drivers.values() for each in by_quantity.values())
    quantities = tuple(
        dict.fromkeys(each.quantity for each in all_measurements if each.unit not in (_TIME, _ROWS) and each.samples)
    )
    times = {
        driver: {quantity: each.samples for quantity, each in by_quantity.items() if each.unit == _TIME}
        for driver, by_quantity in drivers.items()
    }
    rows = []
    for driver, by_quantity in drivers.items():
        qualities = tuple(_quality(by_quantity.get(quantity)) for quantity in quantities)
        rows.append(_row(driver, qualities, times[driver]))
    return NetworkRows(name, quantities, tuple(rows), _chart(times))


def _quality(measurement: Measurement | None) -> Quality | None:
    if measurement is None or not measurement.samples:
        return None
    samples, share = measurement.samples, measurement.unit == _HIT
    if measurement.unit in (SCORE, ERROR):
        value, *ends = samples
        return Quality(value, False, 0, None if any(map(isnan, ends)) else (ends[0], ends[1]))
    if share:
        return Quality(sum(samples) / len(samples), share, len(samples))
    # NaN counts as the largest error.
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
    """Return the data of a chart: percentages, and for each driver the time below which that share of inferences is."""
    inference = {driver: samples["inference"] for driver, samples in drivers.items() if samples.get("inference")}
    curves = [[round(float(each), 6) for each in np.percentile(times, CURVE)] for times in inference.values()]
    return {"names": list(inference), "percent": list(CURVE), "curves": curves}
