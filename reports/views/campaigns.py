"""What is drawn at random or runs for a while: random graphs, stress tests. Fuzzing is shown by ``fuzzing``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from nnconform.harness.results.events import Event
from nnconform.reports.views.summary import GROUPS, group_of

_GRAPH = re.compile(r"(^|::)graph_\d+_\d+|::graph\b")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a section: what, on which driver, how many cases and what they came to, and a few words.

    ``words`` is what the list of cases is filtered by when the row is chosen.
    """

    name: str
    driver: str
    cases: int
    parts: tuple[tuple[str, int], ...]
    text: str
    words: str


@dataclass(frozen=True, slots=True)
class Section:
    """A kind of campaign that the run had."""

    id: str
    title: str
    about: str
    rows: tuple[Row, ...]


def sections(events: Sequence[Event]) -> tuple[Section, ...]:
    """The kinds of campaigns that there are events of."""
    kinds = (
        (
            "graphs",
            "Random graphs",
            "Graphs of many operations, each element of their outputs within a bound; a failure was made smaller.",
            _rows([each for each in events if _GRAPH.search(each.case)], lambda case: "random graphs", "graph_"),
        ),
        (
            "stress",
            "Stress",
            "The driver under load, and with clients that die; outputs are compared all the while.",
            _rows([each for each in events if each.case.startswith("stress/")], _second_part, ""),
        ),
    )
    return tuple(Section(*kind) for kind in kinds if kind[3])


def _second_part(case: str) -> str:
    return case.split("/")[1]


def _rows(events: Iterable[Event], name_of: Callable[[str], str], words: str) -> tuple[Row, ...]:
    grouped: dict[tuple[str, str], list[Event]] = {}
    for event in events:
        grouped.setdefault((name_of(event.case), event.driver), []).append(event)
    rows = []
    for (name, driver), there in grouped.items():
        counts = Counter(group_of(event.outcome.verdict, event.expected) for event in there)
        parts = tuple((group, counts[group]) for group in GROUPS if counts[group])
        rows.append(Row(name, driver, len(there), parts, _text(there), words or f"/{name}"))
    return tuple(rows)


def _text(events: Sequence[Event]) -> str:
    """How it ended and what was done, where there is one event that says so; else how long all took."""
    if len(events) == 1:
        details = events[0].outcome.details
        said = [details.get("ending", ""), details.get("counted", ""), events[0].outcome.message.partition("\n")[0]]
        if any(said):
            # A test that succeeds has nothing to say but what it counted.
            return "; ".join(dict.fromkeys(filter(None, said)))
    return f"{sum(event.seconds for event in events):.1f} s"
