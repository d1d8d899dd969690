"""Clusters of failures: what a driver fails on for one cause, as far as verdicts and messages tell.

The failures of a driver are divided by culprit, and then by how bad they are: crashes, hangs, wrong answers. What they
say divides them no further: one cause shows in several ways (a wrong permutation gives wrong extents in one case, wrong
values in another, and a refusal in a third), which the cluster lists. Only findings of a fuzz target, and what stops a
driver from being loaded, are told apart by what they say.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from nnconform.harness.results.culprits import OPERATION_NAME, Culprit, CulpritKind, culprits
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.kept_case import CASE
from nnconform.harness.results.verdict import Verdict

# Types of indexes, shapes, biases and masks, beside the data that an operation computes with.
_BESIDE = frozenset({"TENSOR_INT32", "TENSOR_BOOL8"})
_SEVERITY = {
    Verdict.CRASHED: 0,
    Verdict.HUNG: 1,
    Verdict.LEAKED: 3,
    Verdict.SLOW: 4,
    Verdict.FLAKY: 5,
    Verdict.NOT_RUN: 6,
}
# That of wrong answers of any kind: wrong, rejected_valid, accepted_invalid, error.
_ANSWERS = 2
# A number, also in hexadecimal, and not a part of a name such as float32.
_NUMBER = re.compile(r"(?<![\w.])[-+]?(?:0x[0-9a-f]+|\d[\d_,]*(?:\.\d+)?(?:e[-+]?\d+)?)(?!\w)", re.IGNORECASE)
_LIST = re.compile(r"[\[(][^\[\]()]*[\])]")
_TYPE = re.compile(r"\bTENSOR_[A-Z0-9_]+")
_OUTPUT = re.compile(r"^output \d+ \([^)]*\): ")
_QUOTED = re.compile(r"'[^'\n]*'|\"[^\"\n]*\"|(?:/[\w.-]+)+")
_LONGEST = 160
# What a call answered; so many rules that fail by one answer fail for one cause.
_ANSWER = re.compile(r"^\w+ .*: got \w+, wanted \w+")
_MANY = 3
_PLACES = (CulpritKind.FUZZING, CulpritKind.DRIVER)


class WayToFail(msgspec.Struct, frozen=True):
    """One way to fail: a verdict and a message without its numbers, and the types of the data, sorted; ``example`` is
    the smallest of its events.
    """

    verdict: Verdict
    message: str
    count: int
    types: tuple[str, ...]
    example: Event


class Cluster(msgspec.Struct, frozen=True):
    """Failures of a driver for which one cause is probable; ``ways`` are the most frequent first.

    ``types`` are those of the data, sorted. ``example`` is the smallest event, ``events`` are all in their order.
    ``besides`` are further rules that fail by the same answer to the same call.
    """

    driver: str
    culprit: Culprit
    verdict: Verdict
    ways: tuple[WayToFail, ...]
    types: tuple[str, ...]
    example: Event
    events: tuple[Event, ...]
    besides: tuple[Culprit, ...] = ()

    @property
    def count(self) -> int:
        """The number of failures."""
        return len(self.events)


def data_types(event: Event) -> tuple[str, ...]:
    """Return the operand types of an event without those of indexes, shapes, biases and masks, if there are others."""
    return tuple(each for each in event.operand_types if each not in _BESIDE) or event.operand_types


def normalised(message: str) -> str:
    """Return what a message says without the numbers, types, lists and quotations in which two cases differ.

    Of an explanation of wrong elements that is the hint at its end, if there is one.
    """
    lines = [line.strip() for line in message.splitlines() if line.strip()]
    hints = [line for line in lines[1:] if not line.startswith(("also at", "and ", "output "))]
    if lines and "elements wrong" in lines[0]:
        return f"elements wrong{': ' + _plain(hints[0]) if hints else ''}"
    return _plain(lines[0]) if lines else ""


def _plain(line: str) -> str:
    line = _OUTPUT.sub("", line)
    for _ in range(3):  # lists in lists
        line = _LIST.sub("…", line)
    line = _NUMBER.sub("N", _QUOTED.sub("…", _TYPE.sub("TENSOR", line)))
    return " ".join(line.split())[:_LONGEST]


def clusters(events: Sequence[Event]) -> tuple[Cluster, ...]:
    """Return the clusters of the failures that were not expected: crashes, then hangs, then others, larger ones first.

    The event of a fuzz campaign is none of its own if its findings are there.
    """
    found = {(event.subject, event.driver) for event in events if event.kind is Kind.FUZZ_FINDING and event.failed}
    groups: dict[tuple[str, Culprit, int], list[Event]] = {}
    for event, culprit in zip(events, culprits(events), strict=True):
        counted = event.kind is Kind.FUZZ_CAMPAIGN and (event.subject, event.driver) in found
        if culprit is not None and event.failed and not counted:
            groups.setdefault((event.driver, culprit, severity(event.outcome.verdict)), []).append(event)
    made = [
        _cluster(driver, culprit, own)
        for (driver, culprit, _), group in groups.items()
        for own in _divided(culprit, group)
    ]
    made = _joined(made)
    return tuple(sorted(made, key=lambda each: (severity(each.verdict), -each.count, each.driver, each.culprit)))


def _joined(made: list[Cluster]) -> list[Cluster]:
    """Return the clusters, those of rules as one where many of a driver's fail by the same answer to the same call: a
    driver that refuses one kind of model fails every rule that prepares such.
    """
    by_answer: dict[tuple[str, Verdict, str], list[int]] = {}
    for place, each in enumerate(made):
        if each.culprit.kind is CulpritKind.RULE:
            for way in each.ways:
                if _ANSWER.search(way.message):
                    by_answer.setdefault((each.driver, way.verdict, way.message), []).append(place)
    groups: list[set[int]] = []
    for places in by_answer.values():
        if len(places) >= _MANY:
            near = [group for group in groups if not group.isdisjoint(places)]
            groups = [group for group in groups if group not in near] + [set(places).union(*near)]
    joined = {place for group in groups for place in group}
    kept = [each for place, each in enumerate(made) if place not in joined]
    return kept + [_one([made[place] for place in sorted(group)]) for group in groups]


def _one(parts: list[Cluster]) -> Cluster:
    first, *others = sorted(parts, key=lambda each: (-each.count, each.culprit))
    events = [event for each in parts for event in each.events]
    return replace(
        _cluster(first.driver, first.culprit, events), besides=tuple(sorted(each.culprit for each in others))
    )


def severity(verdict: Verdict) -> int:
    """Return how late a failure comes in the list of what to mend: 0 for a crash."""
    return _SEVERITY.get(verdict, _ANSWERS)


def size_of(event: Event) -> tuple[int, int, int, str]:
    """Return what orders events by the size of their cases: the smallest is the best to look at first."""
    case = event.outcome.details.get(CASE, "")
    return (0 if case else 1, len(case), len(event.operations), event.case)


def _way(event: Event) -> tuple[Verdict, str]:
    text = event.outcome.details.get("signature", "") or event.outcome.message
    return event.outcome.verdict, normalised(text)


def _divided(culprit: Culprit, group: list[Event]) -> list[list[Event]]:
    """Divide failures by what they say where the culprit is no more than the place where they were found."""
    if culprit.kind not in _PLACES:
        return [group]
    by_text: dict[str, list[Event]] = {}
    for event in group:
        by_text.setdefault(OPERATION_NAME.sub("OPERATION", _way(event)[1]), []).append(event)
    return list(by_text.values())


def _cluster(driver: str, culprit: Culprit, events: list[Event]) -> Cluster:
    by_way: dict[tuple[Verdict, str], list[Event]] = {}
    for event in events:
        by_way.setdefault(_way(event), []).append(event)
    ways = sorted(
        (
            WayToFail(verdict, text, len(own), _types(own), min(own, key=size_of))
            for (verdict, text), own in by_way.items()
        ),
        key=lambda way: (-way.count, way.verdict, way.message),
    )
    example = min(events, key=size_of)
    return Cluster(driver, culprit, ways[0].verdict, tuple(ways), _types(events), example, tuple(events))


def _types(events: Sequence[Event]) -> tuple[str, ...]:
    return tuple(sorted({name for event in events for name in data_types(event)}))
