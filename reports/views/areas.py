"""View of the rules of the driver API by area."""

from __future__ import annotations

import msgspec
import pandas as pd

from nnconform.harness.results.events import Kind
from nnconform.reports.verdicts import parts_of


class Area(msgspec.Struct, frozen=True):
    """The numbers of rules and trials of an area on a driver; ``parts`` are the (group, count) of its verdicts."""

    name: str
    driver: str
    rules: int
    trials: int
    parts: tuple[tuple[str, int], ...]


def areas(verdicts: pd.DataFrame) -> tuple[Area, ...]:
    """Return the areas of each driver, in the order of the store. The subject of a check is ``area.rule``."""
    checks = verdicts[verdicts["kind"] == Kind.CHECK]
    area = checks["subject"].str.split(".").str[0]
    return tuple(
        Area(name.replace("_", " "), driver, own["subject"].nunique(), len(own), parts_of(own))
        for (name, driver), own in checks.groupby([area, "driver"], sort=False)
    )
