"""What a results store knows of runtimes: how many cases each claims and passes, and its failures sorted into classes.

A column is a runtime in one version. A class is the reason of an entry of a file of expected failures; of failures that
no file explains, the verdict, the operations and the message without its numbers.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from nnconform.harness.model.printable import single_line
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict

# What a survey counts: verdicts on what a driver computes, not on how it behaves.
KINDS = frozenset({Kind.CASE, Kind.EXTREME, Kind.GRAPH})
# Verdicts on cases that the runtime does not say it can do, or that never came to it.
_NOT_CLAIMED = frozenset({Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE, Verdict.NOT_RUN})
# A number that is no part of a name, and a list of what stands for one.
_NUMBER = re.compile(r"(?<![A-Za-z_])[+-]?(?:0x[0-9a-f]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?|(?:inf|nan)\b)", re.IGNORECASE)
_LIST = re.compile(r"\[[#\s,]*\]")
_OPERATION = re.compile(r"[A-Z][A-Z0-9_]+")
_LONGEST = 110


class FaultClass(msgspec.Struct, frozen=True, order=True):
    """A class of failures. ``explained``: a file of expected failures says why."""

    unexplained: bool
    text: str

    @classmethod
    def of(cls, event: Event) -> FaultClass:
        """Return the class of a failure."""
        if event.expected:
            return cls(False, event.expected)
        return cls(True, f"{event.outcome.verdict} {_blamed(event)}: {normalised(event.outcome.message)}")


@dataclass
class Column:
    """The verdicts on one runtime in one version; ``first`` has of each class the failure that was stored first."""

    title: str
    address: str
    verdicts: Counter[Verdict] = field(default_factory=Counter)
    classes: Counter[FaultClass] = field(default_factory=Counter)
    first: dict[FaultClass, Event] = field(default_factory=dict)

    def add(self, event: Event) -> None:
        """Count a verdict."""
        self.verdicts[event.outcome.verdict] += 1
        if event.outcome.failed and event.outcome.verdict not in _NOT_CLAIMED:
            fault = FaultClass.of(event)
            self.classes[fault] += 1
            self.first.setdefault(fault, event)

    @property
    def claimed(self) -> int:
        """The number of cases that the runtime says it can do."""
        return sum(count for verdict, count in self.verdicts.items() if verdict not in _NOT_CLAIMED)

    @property
    def unexplained(self) -> int:
        """The number of failures that no file of expected failures explains."""
        return sum(count for fault, count in self.classes.items() if fault.unexplained)


def normalised(message: str) -> str:
    """Return the first line of a message, with ``#`` for each number and ``[#]`` for each list of them."""
    first = message.partition("\n")[0].partition(", the worst at")[0]
    text = _LIST.sub("[#]", _NUMBER.sub("#", single_line(first)))
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


def columns_of(store: Store) -> list[Column]:
    """Return a column for each runtime and version in a store, in the order of its runs. Of a case that ran more than
    once the last verdict counts.
    """
    found: dict[tuple[str, str], dict[tuple[Kind, str], Event]] = defaultdict(dict)
    titles: dict[tuple[str, str], str] = {}
    for run in store.runs():
        described: Mapping[str, Mapping[str, Any]] = run.drivers
        for event in store.verdicts(run.id):
            if event.kind in KINDS:
                info = described.get(event.driver, {})
                key = event.driver, str(info.get("version", "unknown version"))
                titles[key] = f"{info.get('name', 'unknown driver')} {key[1]}"
                found[key][event.kind, event.case] = event
    columns = []
    for key, events in found.items():
        column = Column(titles[key], key[0])
        for event in events.values():
            column.add(event)
        columns.append(column)
    return columns


def page(columns: Sequence[Column]) -> Iterator[str]:
    """Yield the lines of a page in Markdown: counts, classes of faults, and the first case of each class."""
    yield _row("", *(f"{_cell(each.title)}<br>`{_cell(each.address)}`" for each in columns))
    yield _row(*["---"] * (len(columns) + 1))
    yield _row("cases", *(sum(each.verdicts.values()) for each in columns))
    yield _row("claimed", *(each.claimed for each in columns))
    for verdict in _shown(columns):
        yield _row(verdict, *(each.verdicts[verdict] for each in columns))
    yield _row("failures without an explanation", *(each.unexplained for each in columns))
    faults = sorted({fault for each in columns for fault in each.classes}, key=lambda each: _order(each, columns))
    yield _row("classes of faults", *(len(each.classes) for each in columns))
    if faults:
        yield from ("", _row("class", *(_cell(each.title) for each in columns), "first case"))
        yield _row(*["---"] * (len(columns) + 2))
    for fault in faults:
        cases = (each.first[fault].case for each in columns if fault in each.first)
        name = "unexplained: " * fault.unexplained + _cell(fault.text)
        yield _row(name, *(each.classes[fault] or "" for each in columns), f"`{_cell(next(cases))}`")


def _shown(columns: Iterable[Column]) -> list[Verdict]:
    """Return the verdicts that occur, in their usual order."""
    present = {verdict for each in columns for verdict in each.verdicts}
    always = {Verdict.PASSED, Verdict.WRONG, Verdict.CRASHED}
    return [verdict for verdict in Verdict if verdict in present | always]


def _order(fault: FaultClass, columns: Iterable[Column]) -> tuple[bool, int, str]:
    return not fault.unexplained, -sum(each.classes[fault] for each in columns), fault.text


def _blamed(event: Event) -> str:
    """Return the one operation of a case, or that of a graph which is wrong first, where the run found it."""
    if len(event.operations) == 1:
        return event.operations[0]
    first = set(_OPERATION.findall(str(event.outcome.details.get("first wrong", ""))))
    known = [name for name in event.operations if name in first]
    return known[0] if known else f"in a graph of {len(event.operations)} operations"


def _cell(text: str) -> str:
    return single_line(text).replace("|", "\\|").replace("`", "'")


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"
