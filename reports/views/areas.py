"""The rules of the driver API by area, and the other kinds of cases beside those of operations."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from nnconform.harness.results.events import Event
from nnconform.reports.views.summary import GROUPS, group_of

# ``...::area.rule`` or ``...::area.rule[variant]``, and which driver it was when there were several.
_RULE = re.compile(r"::(?P<area>[a-z]\w*)\.(?P<rule>[a-z]\w*)(\[.*\])?(@.*)?$", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Area:
    """How many rules and trials an area has on a driver, and what the trials came to: (group, count) in order."""

    name: str
    driver: str
    rules: int
    trials: int
    parts: tuple[tuple[str, int], ...]


def areas(events: Iterable[Event]) -> tuple[Area, ...]:
    """The areas of the driver API, by driver, in the order of the store."""
    rules: dict[tuple[str, str], set[str]] = {}
    counts: dict[tuple[str, str], Counter[str]] = {}
    for event in events:
        found = None if event.operations else _RULE.search(event.case)
        if found:
            key = found["area"], event.driver
            rules.setdefault(key, set()).add(found["rule"])
            counts.setdefault(key, Counter())[group_of(event.outcome.verdict, event.expected)] += 1
    return tuple(
        Area(
            area.replace("_", " "),
            driver,
            len(rules[area, driver]),
            count.total(),
            tuple((group, count[group]) for group in GROUPS if count[group]),
        )
        for (area, driver), count in counts.items()
    )
