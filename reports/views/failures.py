"""View of all cases of a run as compact data, which the page's script lists and filters.

Repeated names are indexes into a list. A passed case has neither message nor details.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from nnconform.harness.results.clusters import Cluster
from nnconform.harness.results.culprits import Culprit
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.kept_traits import without_traits
from nnconform.harness.results.verdict import Verdict
from nnconform.reports.verdicts import group_of

# Of longer details (stderr, a stack) only the end is shown: it is the most useful part.
LONGEST_DETAIL = 12_000
# After this many characters of details in total, those of further cases are left out of the page.
ALL_DETAILS = 16_000_000


class _Names:
    """Assigns indexes to names, from 0 in order of appearance."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def number(self, name: str) -> int:
        return self.numbers.setdefault(name, len(self.numbers))


def cases(
    events: Sequence[Event], culprits: Sequence[Culprit | None] = (), clusters: Sequence[Cluster] = ()
) -> dict[str, Any]:
    """Return the data of the script: ``verdicts`` (name and group), ``kinds``, ``drivers``, ``names``, and ``rows``;
    ``causes`` and ``counted`` have by the index of a row the number of its cluster, from 1, and the operations that its
    failure is counted for, where those are not all of the case.

    A row is ``[case, kind, driver, operations, types, verdict, seconds, HAL version]``. If the case did not pass,
    ``stage, message, details, reproduce, path`` follow, and the reason if its failure was expected. Operations and
    types are lists of indexes into ``names``. A row is JSON already: of a million lists as many objects would remain.
    """
    verdicts, kinds = list(Verdict), list(Kind)
    drivers, names, left = _Names(), _Names(), ALL_DETAILS
    rows, encode = [], msgspec.json.Encoder().encode
    for event in events:
        outcome = event.outcome
        row: list[Any] = [
            event.case,
            kinds.index(event.kind),
            drivers.number(event.driver),
            [names.number(name) for name in event.operations],
            [names.number(name) for name in event.operand_types],
            verdicts.index(outcome.verdict),
            round(event.seconds, 4),
            event.hal_version,
        ]
        if outcome.verdict != Verdict.PASSED:
            details = {name: _end_of(text, left) for name, text in without_traits(outcome.details).items() if text}
            left -= sum(len(text) for text in details.values())
            row += [outcome.stage.value, outcome.message, details, event.reproduce, event.path]
            row += [event.expected] if event.expected else []
        rows.append(msgspec.Raw(encode(row)))
    places = {id(event): place for place, event in enumerate(events) if event.outcome.verdict != Verdict.PASSED}
    causes = {places[id(event)]: number for number, each in enumerate(clusters, 1) for event in each.events}
    counted = {
        place: [names.number(name) for name in culprit.operations]
        for place, culprit in enumerate(culprits)
        if culprit is not None and culprit.operations != events[place].operations
    }
    return {
        "causes": causes,
        "counted": counted,
        "verdicts": [[verdict.value, group_of(verdict)] for verdict in verdicts],
        "kinds": kinds,
        "drivers": list(drivers.numbers),
        "names": list(names.numbers),
        "rows": rows,
    }


def _end_of(text: str, left: int) -> str:
    room = LONGEST_DETAIL if left > 0 else 0
    if len(text) <= room:
        return text
    note = f"[{len(text) - room} characters left out; the results store has them all]"
    return f"{note}\n{text[-room:]}" if room else note
