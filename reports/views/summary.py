"""View of the verdicts of each driver."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pandas as pd

from nnconform.harness.results.events import Run


@dataclass(frozen=True, slots=True)
class Share:
    """The number of cases with a verdict; ``group`` is one of ``GROUPS``."""

    verdict: str
    group: str
    count: int


@dataclass(frozen=True, slots=True)
class DriverSummary:
    """The verdicts of one driver's cases, and its description of itself."""

    address: str
    info: tuple[tuple[str, str], ...]
    shares: tuple[Share, ...]
    total: int
    failed: int
    seconds: float


def shares(verdicts: pd.DataFrame) -> tuple[Share, ...]:
    """Return the verdicts that occur, in the order of GROUPS."""
    counts = verdicts.groupby(["group", "verdict"], observed=True).size()
    return tuple(Share(verdict, group, int(count)) for (group, verdict), count in counts.items())


def drivers(run: Run, verdicts: pd.DataFrame) -> tuple[DriverSummary, ...]:
    """Return a summary for each driver of the run, also for one without verdicts."""
    by_driver = dict.fromkeys(run.drivers, verdicts.iloc[:0]) | dict(iter(verdicts.groupby("driver", sort=False)))
    return tuple(
        DriverSummary(
            address,
            tuple((name, _text(value)) for name, value in run.drivers.get(address, {}).items()),
            shares(own),
            len(own),
            int((own["group"] == "failed").sum()),
            float(own["seconds"].sum()),
        )
        for address, own in by_driver.items()
    )


def _text(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "none"
    return str(value)
