"""The rules of the driver API by area."""

from __future__ import annotations

from dataclasses import dataclass

import pandas as pd

from nnconform.harness.results.events import Kind
from nnconform.reports.verdicts import parts_of


@dataclass(frozen=True, slots=True)
class Area:
    """How many rules and trials an area has on a driver, and what the trials came to: (group, count) in order."""

    name: str
    driver: str
    rules: int
    trials: int
    parts: tuple[tuple[str, int], ...]


def areas(verdicts: pd.DataFrame) -> tuple[Area, ...]:
    """The areas of the driver API, by driver, in the order of the store. The subject of a check is ``area.rule``."""
    checks = verdicts[verdicts["kind"] == Kind.CHECK]
    area = checks["subject"].str.split(".").str[0]
    return tuple(
        Area(name.replace("_", " "), driver, own["subject"].nunique(), len(own), parts_of(own))
        for (name, driver), own in checks.groupby([area, "driver"], sort=False)
    )
