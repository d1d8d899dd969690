"""What is at fault for a failure: the operation, or the rule, test or network, that the failure is counted for.

A case of several operations fails for one of them: a variation puts an ADD before each input, and a random graph has
many. The operations that fail alone, in cases of their own, are known to be wrong; those that only pass alone are not.
Where a variation of a case fails and the case itself passes, what the variation added is at fault, if it fails alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterable, Sequence
from enum import StrEnum
from itertools import combinations

import msgspec

from nnconform.harness.model.codes import OperationType
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.kept_case import graphs_of
from nnconform.harness.results.verdict import Stage, Verdict

# Joins the operations of a culprit that fail together, and none of which fails alone.
TOGETHER = " + "
# So many sets of operations that fail together and share two are counted for these two.
_SHARED = 3
# Ends the name of a variation that puts an operation before each input, which is none of those that the case tests.
_ADDING = "_all_inputs_as_internal"
OPERATION_NAME = re.compile(rf"\b(?:{'|'.join(sorted(OperationType.__members__, key=len, reverse=True))})\b")


class CulpritKind(StrEnum):
    """What a culprit is. The texts are for people."""

    DRIVER = "driver"
    OPERATION = "operation"
    RULE = "rule"
    MUTANTS = "family of mutants"
    STRESS = "stress test"
    FUZZING = "fuzz target"
    NETWORK = "network"


class Culprit(msgspec.Struct, frozen=True, order=True):
    """What a failure is counted for; several operations, joined by TOGETHER, if none of them fails alone."""

    kind: CulpritKind
    name: str

    @property
    def operations(self) -> tuple[str, ...]:
        """The operations at fault; none for a culprit of another kind."""
        names = self.name.split(TOGETHER) if self.kind is CulpritKind.OPERATION and self.name else ()
        return tuple(dict.fromkeys(names))


_SUBJECTS = {
    Kind.CHECK: CulpritKind.RULE,
    Kind.MUTANT: CulpritKind.MUTANTS,
    Kind.STRESS: CulpritKind.STRESS,
    Kind.FUZZ_CAMPAIGN: CulpritKind.FUZZING,
    Kind.FUZZ_FINDING: CulpritKind.FUZZING,
    Kind.MLTS: CulpritKind.NETWORK,
}


def culprits(events: Sequence[Event]) -> list[Culprit | None]:
    """Return the culprit of each event, in order; None for one that is no failure.

    Advice and expected failures have culprits too. Events of different drivers do not tell of each other.
    """
    places: dict[str, list[int]] = {}
    for place, event in enumerate(events):
        places.setdefault(event.driver, []).append(place)
    found: list[Culprit | None] = [None] * len(events)
    for own in places.values():
        for place, culprit in zip(own, _of_driver([events[place] for place in own]), strict=True):
            found[place] = culprit
    return found


def went_wrong(event: Event) -> bool:
    """Whether an event needs a culprit: a failure, expected or not, or advice."""
    return event.outcome.failed or event.outcome.verdict is Verdict.ADVICE


def _of_driver(events: Sequence[Event]) -> list[Culprit | None]:
    plain = {event.case for event in events if event.outcome.verdict is Verdict.PASSED}
    suspects = [_added(event, plain) for event in events]
    alone, passed = _alone(event for event, added in zip(events, suspects, strict=True) if not added)
    found = [_direct(event) if went_wrong(event) else None for event in events]
    open_places = [place for place, event in enumerate(events) if went_wrong(event) and found[place] is None]
    # The fewest candidates first: what is at fault among two operations is so among more.
    together: list[frozenset[str]] = []
    for place in sorted(open_places, key=lambda place: len(_candidates(events[place]))):
        added = [name for name in suspects[place] if alone[name]]
        names = added[0] if added else _blamed_of(_candidates(events[place]), alone, passed, together)
        found[place] = Culprit(CulpritKind.OPERATION, names)
    return _shared(found)


def _shared(found: list[Culprit | None]) -> list[Culprit | None]:
    """Count failures of several operations together for the two of them that most of these failures share.

    One wrong pass shows in graphs of other operations beside: a part times a function of it, for each function.
    """
    joint = Counter(each for each in found if each is not None and TOGETHER in each.name)
    short: dict[Culprit, Culprit] = {}
    while left := [each for each in joint if each not in short]:
        pairs = Counter[tuple[str, str]]()
        for each in left:
            pairs.update(combinations(each.operations, 2))
        best = max(pairs, key=lambda pair: (pairs[pair], pair), default=None)
        if best is None or pairs[best] < _SHARED:
            break
        own = Culprit(CulpritKind.OPERATION, TOGETHER.join(best))
        short.update({each: own for each in left if set(best) <= set(each.operations)})
    return [each if each is None else short.get(each, each) for each in found]


def _direct(event: Event) -> Culprit | None:
    """Return the culprit that the event itself names; None if it names operations."""
    if event.outcome.verdict is Verdict.NOT_RUN or event.outcome.stage is Stage.LOAD:
        return Culprit(CulpritKind.DRIVER, event.driver)
    kind = _SUBJECTS.get(event.kind)
    if event.kind is Kind.FUZZ_FINDING and event.outcome.verdict is Verdict.WRONG:
        named = set(OPERATION_NAME.findall(event.outcome.details.get("signature", "")))
        if len(named) == 1:
            return Culprit(CulpritKind.OPERATION, named.pop())
    if kind is not None:
        return Culprit(kind, event.subject or event.case)
    return None if _candidates(event) else Culprit(CulpritKind.DRIVER, event.driver)


def _candidates(event: Event) -> tuple[str, ...]:
    """Return the operations one of which is at fault: those that the campaign blames, else all of the case."""
    blamed = event.outcome.blamed if event.kind is Kind.GRAPH else ()
    return blamed or event.operations


def _added(event: Event, passed: Container[str]) -> tuple[str, ...]:
    """Return the operations that a variation added, if it went wrong and the case without them passed."""
    if not went_wrong(event) or _ADDING not in event.case or event.case.replace(_ADDING, "") not in passed:
        return ()
    return tuple(name for name in operations_of(event) if name not in event.operations)


def operations_of(event: Event) -> tuple[str, ...]:
    """Return the names of all operations of the event's case, in order; () if the event does not hold its case."""
    graphs = graphs_of(event)
    return tuple(dict.fromkeys(operation.type for graph in graphs for operation in graph.operations))


def _alone(events: Iterable[Event]) -> tuple[Counter[str], Counter[str]]:
    """Return how often each operation failed, and how often it passed, as the only one that could be at fault."""
    failed: Counter[str] = Counter()
    passed: Counter[str] = Counter()
    for event in events:
        if event.kind in _SUBJECTS or event.outcome.stage is Stage.LOAD:
            continue
        names = _candidates(event) if went_wrong(event) else event.operations
        if len(names) == 1:
            if went_wrong(event):
                failed[names[0]] += 1
            elif event.outcome.verdict is Verdict.PASSED:
                passed[names[0]] += 1
    return failed, passed


def _blamed_of(
    names: tuple[str, ...], failed: Counter[str], passed: Counter[str], together: list[frozenset[str]]
) -> str:
    """Return the operation at fault among ``names``, or those that are together, which ``together`` then has."""
    known = [name for name in names if failed[name]]
    if known:
        # Of several that are wrong the one that is wrong most often when alone.
        return max(known, key=lambda name: (failed[name] / (failed[name] + passed[name]), failed[name], name))
    untried = [name for name in names if not passed[name]]
    if len(untried) == 1:
        return untried[0]
    candidates = frozenset(names)
    match = next((each for each in together if each <= candidates), candidates)
    if match is candidates:
        together.append(candidates)
    return TOGETHER.join(sorted(match))
